"""The bot that tries each choice on a copy and takes the one after which it likes its position best.

What it likes is in `worth.py`: money, income, points and firepower, all in victory points.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import replace
from typing import Final, NamedTuple

from carson.board.buildings import BUILDINGS, KINDS
from carson.board.configuration.rules import ROUNDS
from carson.board.game import BoardGame
from carson.board.map.action_track import BUILDING_3, BUILDING_12, GAMBLING, OPEN_TO_ALL, ROADS_1, VP_5, WAGES, slot_of
from carson.board.map.contents import CONTENT_NAMES, EMPTY, NOBODY
from carson.board.map.town import PARCEL_OF, PARCELS, SIDE_OF
from carson.board.round.building import building_sites, kept_tiles
from carson.board.round.building_income import incomes_left
from carson.board.round.duels import DIE, fighters
from carson.board.round.placing import place_of
from carson.board.round.spaces import ACTIONS, pay_wages, road_gang
from carson.board.shown.effects import effect
from carson.board.shown.previews import duel_odds
from carson.board.state.choices import PASS, ROAD, ROADS_END
from carson.board.state.steps import STEPS
from carson.board.state.things import COWBOYS_OF, MONEY, OWN_PROPERTY, POINTS, ROADS
from carson.bots.board.worth import GREEDYS, Taste, end_points, evaluate, income_a_round, income_of, parts
from carson.bots.bot import Bot, Considered, Facts, told
from carson.core.game import Game

TEMPO_SCORED: Final = 0.5  # passing one turn earlier where the last pass order scores, in victory points

AMOUNTS: Final = ("give", "points", "bid")  # verbs of choices that differ in how much

# What it buys on the sheet of A New Beginning: the usual start, which won most of its games against other sheets.
SHEET: Final = {"cowboys": 2, "revolvers": 1, "roads": 1, "parcels": 2}


class Weighed(NamedTuple):
    """A choice, what it is worth, and how that was found: from one position to another, by chances."""

    choice: int
    value: float
    before: BoardGame | None = None  # None: there is nothing to compare
    after: BoardGame | None = None
    chance: float = 1.0  # to win the duel
    undisturbed: float = 1.0  # that nobody comes later
    rivals: float = 0.0  # what each rival gains
    points: int = 0  # that a won fight brings at once


class GreedyBot(Bot):
    name = "greedy"
    taste: Taste = GREEDYS

    def choose(self, game: Game, seat: int) -> int:
        assert isinstance(game, BoardGame)
        options = self.options(game, seat)
        known = by_habit(game, options)
        if known is not None:
            return known
        best, chosen = -1e9, options[0]
        for weighed in self.weighed(game, seat, options):
            if weighed.value > best:
                best, chosen = weighed.value, weighed.choice
        return chosen

    def considered(self, game: Game, seat: int) -> list[Considered]:
        """A choice is worth what it changes; what is done by habit is not weighed."""
        assert isinstance(game, BoardGame)
        options = self.options(game, seat)
        known = by_habit(game, options)
        if known is not None:
            return [Considered(known, 0.0, told({game.catalogue[known].verb: 0.0}, least=0.0))]
        found = sorted(self.weighed(game, seat, options), key=lambda weighed: -weighed.value)
        start = next((parts(weighed.before, seat, self.taste) for weighed in found if weighed.before is not None), {})
        return [
            replace(explained(weighed, seat, start, self.taste), idea=idea(game, seat, weighed.choice)) for weighed in found
        ]

    def options(self, game: BoardGame, seat: int) -> list[int]:
        """What is worth a thought: roads can wait until they are needed."""
        options = game.legal(seat)
        if not STEPS.decision(game.agenda[-1]).open_to_side_choices:
            options = [option for option in options if not is_road(option)]
        return options

    def weighed(self, game: BoardGame, seat: int, options: list[int]) -> Iterator[Weighed]:
        """Every option with what it is worth; of equal ones the first is chosen."""
        return self.placements(game, seat, options) if options[0] == PASS else self.answers(game, seat, options)

    def answers(self, game: BoardGame, seat: int, options: list[int]) -> Iterator[Weighed]:
        """What the position is worth after each answer, and after his own answers to what is asked then."""
        if len(options) > 100:  # how much to give: the least and a little more, then coarser
            options = options[:12] + options[12::5]
        rivals = [other for other in range(game.players) if other != seat]
        before = sum(evaluate(game, rival, self.taste) for rival in rivals)
        for option in options:
            after = game.after(seat, option)
            if not is_road(option):
                after = self.answered(after, seat, len(game.agenda) - 1)
            if not game.turn_order and after.card[seat] >= 0:  # choosing a card: its later powers count too
                after.side(seat).before_income(after, seat)
                after.side(seat).round_ends(after, seat)
                after = self.answered(after, seat, len(game.agenda) - 1)
            value = evaluate(after, seat, self.taste)
            rivals_gain = 0.0
            if after.contents is not game.contents:  # a point for a rival is a loss, shared by all the others
                rivals_gain = (
                    self.taste.rivals * (sum(evaluate(after, rival, self.taste) for rival in rivals) - before) / len(rivals)
                )
                value -= rivals_gain
            yield Weighed(option, value, game, after, rivals=rivals_gain)

    def answered(self, game: BoardGame, seat: int, depth: int) -> BoardGame:
        """The same after his own answers to what is asked next, above a depth of the agenda."""
        while len(game.agenda) > depth and not STEPS.tasks[game.agenda[-1][0]] and game.agenda[-1][1] == seat:
            decision = STEPS.decision(game.agenda[-1])
            if decision.together:  # the number there stands for several seats
                return game
            answers = decision.legal(game, seat, game.agenda[-1])
            if len(answers) == 1 and decision.open_to_side_choices:  # a road may give others
                answers = answers + game.side_choices(seat)
            game = max((game.after(seat, answer) for answer in answers), key=lambda copy: evaluate(copy, seat, self.taste))
        return game

    def placements(self, game: BoardGame, seat: int, options: list[int]) -> Iterator[Weighed]:
        """What each place's action is worth, by the chance to do it; to pass is worth little, but costs no cowboy."""
        plan = game.copy()  # with what he has placed cowboys for already
        for place in (WAGES, ROADS_1, *range(BUILDING_3 + 1)):
            if place in OPEN_TO_ALL or game.standing[place] >> seat & 1:
                plan = self.acted(plan, seat, place)
        before = evaluate(plan, seat, self.taste)
        yield Weighed(PASS, TEMPO_SCORED if game.rules.order_scores and game.round == ROUNDS else self.taste.tempo)
        for option in options[1:]:
            placed = plan.after(seat, option)
            place = place_of(game, option)
            if place is None:  # some other use of a turn
                yield Weighed(option, evaluate(placed, seat, self.taste) - before, plan, placed)
            elif place in game.blocked:  # an outlaw to beat; who loses keeps his cowboy
                promise = effect(game, seat, option)
                chance = float(promise.odds.of(seat)) if promise.odds else 0
                points = int(promise.values["points"])
                gain = chance * (points + evaluate(placed, seat, self.taste) - before)
                yield Weighed(option, gain, plan, placed, chance, points=points)
            else:
                fight = duel_odds(placed, place, seat)  # knows tokens: no duel, or another die
                peaceful = place in OPEN_TO_ALL or seat not in fighters(placed, place)
                chance, undisturbed = float(fight.of(seat)) if fight else 1, 1 if peaceful else 1 - self.taste.risk
                done = self.acted(placed, seat, place)
                gain = (evaluate(done, seat, self.taste) - before) * (chance * undisturbed)
                yield Weighed(option, gain, plan, done, chance, undisturbed)

    def acted(self, game: BoardGame, seat: int, place: int) -> BoardGame:
        """The same after a place's action, done as if nobody else were there."""
        depth = len(game.agenda)
        if place in OPEN_TO_ALL:
            (pay_wages if place == WAGES else road_gang)(game, ())
        elif place == GAMBLING:
            game.gain_money(seat, DIE + 1, "two dice on average")
        elif PARCELS <= place < VP_5:
            ACTIONS[place](game, seat, place)
        elif place == game.public:
            game.resident = seat
        elif place < PARCELS and game.owner[place] != NOBODY:
            if game.owner[place] != seat or game.standing[place] & ~(1 << seat):  # half is at stake (B6.4)
                game.gain_money(seat, game.income(place) // 2, "attack or defence")
        elif place < PARCELS and game.held[OWN_PROPERTY[seat]] and game.price_for(seat, place) <= game.held[MONEY + seat]:
            game.pay(seat, game.price_for(seat, place), "parcel")
            game.claim(seat, place, "bought")
        game = self.answered(game, seat, depth)
        del game.agenda[depth:]  # what others are asked
        return game


def by_habit(game: BoardGame, options: list[int]) -> int | None:
    """What it does without weighing: the sheet that it always fills in, and dice that are likely to get better."""
    if options[0] == PASS:
        return None
    if game.catalogue[options[0]].verb == "sheet":
        return fill_in(game, options)
    again = [option for option in options if game.catalogue[option].verb == "reroll"]
    if again:  # a die brings 3.5 on average
        lowest = min(again, key=lambda option: game.catalogue[option].words)
        return lowest if int(game.catalogue[lowest].words[0]) <= DIE // 2 else options[0]
    return None


def fill_in(game: BoardGame, options: list[int]) -> int:
    """The answer nearest to what it would like of the next item of its sheet."""
    item = game.catalogue[options[0]].words[0]
    return [choice for choice in options if int(game.catalogue[choice].words[1]) <= SHEET.get(item, 0)][-1]


def is_road(choice: int) -> bool:
    return ROAD <= choice < ROADS_END


def explained(weighed: Weighed, seat: int, before: Mapping[str, float], taste: Taste) -> Considered:
    """A choice with its reasons: what is different from the position before, and by which chances."""
    if weighed.after is None:
        return Considered(weighed.choice, weighed.value, told({"tempo": weighed.value}))
    reasons = {code: worth - before[code] for code, worth in parts(weighed.after, seat, taste).items()}
    reasons["points"] += weighed.points
    gain = sum(reasons.values())
    reasons["duel"] = gain * (weighed.chance - 1)
    reasons["others"] = gain * weighed.chance * (weighed.undisturbed - 1)
    reasons["rivals"] = -weighed.rivals
    return Considered(weighed.choice, sum(reasons.values()), told(reasons), facts(weighed, seat))


def facts(weighed: Weighed, seat: int) -> Facts:
    """What the reasons come from: what is different in the figures of the game itself, if everything goes well."""
    before, after = weighed.before, weighed.after
    assert before is not None
    assert after is not None

    def more(thing: int) -> int:
        return after.held[thing + seat] - before.held[thing + seat]

    income, end = (count(after, seat) - count(before, seat) for count in (income_a_round, end_points))
    firepower, cowboys = after.firepower(seat) - before.firepower(seat), more(COWBOYS_OF[seat])
    found: dict[str, dict[str, int | str]] = {
        "money": {"amount": more(MONEY)},
        "income": {"amount": income, "times": incomes_left(before)},
        "points": {"count": more(POINTS) + weighed.points},
        "end": {"count": end},
        "firepower": {"count": max(firepower, 0)},
        "cowboys": {"count": max(cowboys, 0)},
        "parcels": site_gained(before, after, seat),
        "tiles": tile_gained(before, after, seat),
        "roads": {"count": more(ROADS)},
        "duel": {},  # the choice itself says how likely one is to win
        "others": {},  # that is so wherever one cowboy stands alone
    }
    if place_of(before, weighed.choice) is not None:
        # What a place gives and costs the choice itself says, as it is now: another figure beside it would look wrong.
        found |= {"money": {}, "points": {}, "firepower": {}}
    return {code: values if any(values.values()) and values.get("amount", 1) else {} for code, values in found.items()}


def site_gained(before: BoardGame, after: BoardGame, seat: int) -> dict[str, int | str]:
    """Of land that is new and free, the building that would pay most there as things stand."""
    new = [parcel for parcel in range(PARCELS) if after.owner[parcel] == seat != before.owner[parcel]]
    incomes = [
        (income_of(after, seat, kind, parcel), -kind)
        for parcel in new
        for kind in KINDS
        if after.contents[parcel] == EMPTY and not BUILDINGS[kind].public and BUILDINGS[kind].fits(after, parcel)
    ]
    income, kind = max(incomes, default=(0, 0))
    return {"kind": CONTENT_NAMES[-kind], "income": income} if income > 0 else {}


def tile_gained(before: BoardGame, after: BoardGame, seat: int) -> dict[str, int | str]:
    """Of a tile in hand that was not there before, or could not go where it can now, what it would pay at its best site."""

    def promised(game: BoardGame) -> dict[int, int]:
        kept = kept_tiles(game, seat)
        return {
            kind: max((income_of(game, seat, kind, site) for site in building_sites(game, seat, kind)), default=0)
            for kind in kept
        }

    then = promised(before)
    income, kind = max(
        ((income, -kind) for kind, income in promised(after).items() if income > then.get(kind, 0)), default=(0, 0)
    )
    return {"kind": CONTENT_NAMES[-kind], "income": income} if income else {}


def idea(game: BoardGame, seat: int, choice: int) -> str:
    """What is done, wherever, however much and by whom: buying land is one idea, and so is a kind of building for sale."""
    chosen, place = game.catalogue[choice], place_of(game, choice)
    if place is not None and BUILDING_12 <= place <= BUILDING_3:
        return f"tile {game.track[slot_of(place)]}"
    if place is not None and (place >= PARCELS or place == game.public):
        return f"at {place}"
    if place is not None:
        return "land" if game.owner[place] == NOBODY else "defend" if game.owner[place] == seat else "attack"
    if chosen.verb in AMOUNTS:
        return chosen.verb
    return " ".join((chosen.verb, *(word for word in chosen.words if word not in PARCEL_OF and word not in SIDE_OF)))
