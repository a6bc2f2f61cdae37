"""The bot that tries each choice on a copy, with another future, and takes the one after which it likes its position best.

What it likes is in `evaluate`: money, income, points and firepower, all in victory points.
"""

from __future__ import annotations

from typing import Final

from carson.board.building import building_sites, kept_tiles
from carson.board.building_income import BUILDING_INCOME, PAY_INCOME
from carson.board.buildings import BUILDINGS
from carson.board.choices import PASS, ROAD, ROADS_END
from carson.board.contents import EMPTY, MINE, NOBODY, RANCH, SALOON
from carson.board.duels import DIE
from carson.board.effects import duel_odds, effect
from carson.board.game import BoardGame
from carson.board.places import BUILDING_3, GAMBLING, OPEN_TO_ALL, ROADS_1, VP_2, VP_5, WAGES, points_price
from carson.board.placing import place_of
from carson.board.rounds import RESOLVE
from carson.board.rules import ROUNDS
from carson.board.scoring import parcel_points
from carson.board.spaces import ACTIONS, WAGE, pay_wages, road_gang
from carson.board.steps import STEPS
from carson.board.things import MONEY, NO_DUEL, OWN_COWBOYS, OWN_PROPERTY, POINTS, REVOLVERS, ROADS
from carson.board.town import NEIGHBOURS, PARCELS
from carson.bots.bot import Bot
from carson.core.game import Game

# What things are worth in victory points, unless it says otherwise.
DOLLAR: Final = (0.33, 0.33, 0.27, 0.22, 0.17)  # by round (0: the first parcels): early money makes more money
DOLLAR_OVER_LIMIT: Final = 0.1
FIREPOWER: Final = 0.2  # of any kind, in this round
REVOLVER: Final = 0.3  # for each later round
ROAD_IN_HAND: Final = 0.3  # each of the first three
SITE: Final = 0.4  # a free parcel: the part of what a building there might earn
NEXT_SITE: Final = 0.6  # each further one: the part of the one before, as it is built on later
TILE_IN_HAND: Final = 0.7  # the part of what it would bring in town
GROWTH: Final = 3  # dollars a round that a site will earn more when more Houses are built
UNDISTURBED: Final = 0.9  # the chance that nobody comes to a place later
TEMPO: Final = 0.1  # passing one turn earlier
TEMPO_SCORED: Final = 0.5  # the same where the last pass order scores

# What it buys on the sheet of A New Beginning: the usual start, which won most of its games against other sheets.
SHEET: Final = {"cowboys": 2, "revolvers": 1, "roads": 1, "parcels": 2}


def evaluate(game: BoardGame, seat: int) -> float:
    """What a position is worth to a seat."""
    held, data = game.held, game.rules.data
    income_at = game.rules.sequence.index((BUILDING_INCOME,))  # is this round's Building income still to come?
    now = any(frame[0] == PAY_INCOME or (frame[0] == RESOLVE and frame[1] <= income_at) for frame in game.agenda)
    later = ROUNDS - game.round
    dollar = DOLLAR[game.round]
    earned = dollar * (later + now)  # a dollar of income in every round

    value = held[POINTS + seat] + FIREPOWER * game.firepower(seat) + REVOLVER * later * held[REVOLVERS + seat]
    value += ROAD_IN_HAND * min(held[ROADS + seat], 3) * (later > 0)
    value += sum(final_points(game, seat) for _, final_points in game.rules.final_points)
    if later:  # a cowboy at home will earn his wages, if he is not one more than there can be
        value += dollar * WAGE * min(held[OWN_COWBOYS[seat]], data.cowboys_each - data.new_cowboys[game.round - 1])
    cash = held[MONEY + seat]
    sites = []
    for parcel in range(PARCELS):
        if game.owner[parcel] == seat:
            content = game.contents[parcel]
            if content == EMPTY:
                sites.append(SITE * earned * promise(game, seat, parcel))
            value += parcel_points(game, parcel)
            if content >= RANCH:
                income = game.income(parcel)
                cash += now * income * game.times.get(parcel, 1)
                value += later * dollar * income + BUILDINGS[content].final_points(game, parcel, seat)
    value += sum(site * NEXT_SITE**index for index, site in enumerate(sorted(sites, reverse=True)))
    for index, kind in enumerate(kept_tiles(game, seat)):  # the second tile needs the second best site
        incomes = sorted((income_of(game, seat, kind, site) for site in building_sites(game, seat, kind)), reverse=True)
        town = data.parcel_points + earned * incomes[index] if len(incomes) > index else min(later, 1)
        value += TILE_IN_HAND * town
    for space in range(VP_2, VP_5 - 1, -1):  # who stands there can spend all his money on points
        if game.standing[space] >> seat & 1:
            return value + cash * max(dollar, 1 / points_price(space))
    limit = game.limit[seat] if game.card[seat] >= 0 else cash
    return value + dollar * min(cash, limit) + DOLLAR_OVER_LIMIT * max(0, cash - limit)


def promise(game: BoardGame, seat: int, parcel: int) -> float:
    """Dollars a round that a free parcel might earn: with a mine anywhere, with a saloon (say) by the road or near it."""
    anywhere = max(GROWTH, income_of(game, seat, MINE, parcel))
    by_road = game.connected[parcel] + any(game.connected[near] for near in NEIGHBOURS[parcel])
    return max(anywhere, (GROWTH + income_of(game, seat, SALOON, parcel)) * by_road / 2) if by_road else anywhere


def income_of(game: BoardGame, seat: int, kind: int, parcel: int) -> int:
    return sum(count * each for _, count, each in BUILDINGS[kind].income(game, parcel, seat))


class GreedyBot(Bot):
    name = "greedy"

    def choose(self, game: Game, seat: int) -> int:
        assert isinstance(game, BoardGame)
        options = game.legal(seat)
        if not STEPS.decision(game.agenda[-1]).open_to_side_choices:  # roads can wait until they are needed
            options = [option for option in options if not is_road(option)]
        if options[0] == PASS:
            return self.place(game, seat, options)
        if game.catalogue[options[0]].verb == "sheet":
            return fill_in(game, options)
        again = [option for option in options if game.catalogue[option].verb == "reroll"]
        if again:  # a die brings 3.5 on average
            lowest = min(again, key=lambda option: game.catalogue[option].words)
            return lowest if int(game.catalogue[lowest].words[0]) <= DIE // 2 else options[0]
        if len(options) > 100:  # how much to give: the least and a little more, then coarser
            options = options[:12] + options[12::5]
        rivals = [other for other in range(game.players) if other != seat]
        before = sum(evaluate(game, rival) for rival in rivals)
        best, chosen = -1e9, options[0]
        for option in options:
            after = self.after(game, seat, option)
            if not is_road(option):
                after = self.answered(after, seat, len(game.agenda) - 1)
            if not game.turn_order and after.card[seat] >= 0:  # choosing a card: its later powers count too
                after.side(seat).before_income(after, seat)
                after.side(seat).round_ends(after, seat)
                after = self.answered(after, seat, len(game.agenda) - 1)
            value = evaluate(after, seat)
            if after.contents is not game.contents:  # a point for a rival is a loss, shared by all the others
                value -= (sum(evaluate(after, rival) for rival in rivals) - before) / len(rivals)
            if value > best:
                best, chosen = value, option
        return chosen

    def after(self, game: BoardGame, seat: int, choice: int) -> BoardGame:
        """A copy in which a choice is made, and nothing that comes after it."""
        copy = game.copy(seed=str(self.seed))
        if is_road(choice):
            copy.lay_road(seat, choice - ROAD)
        else:
            frame = copy.agenda.pop()
            STEPS.decision(frame).apply(copy, seat, frame, choice)
        return copy

    def answered(self, game: BoardGame, seat: int, depth: int) -> BoardGame:
        """The same after his own answers to what is asked next, above a depth of the agenda."""
        while len(game.agenda) > depth and not STEPS.tasks[game.agenda[-1][0]] and game.agenda[-1][1] == seat:
            decision = STEPS.decision(game.agenda[-1])
            if decision.together:  # the number there stands for several seats
                return game
            answers = decision.legal(game, seat, game.agenda[-1])
            if len(answers) == 1 and decision.open_to_side_choices:  # a road may give others
                answers = answers + game.side_choices(seat)
            game = max((self.after(game, seat, answer) for answer in answers), key=lambda copy: evaluate(copy, seat))
        return game

    def place(self, game: BoardGame, seat: int, options: list[int]) -> int:
        """The place whose action is worth most, or pass when none is worth its cowboy."""
        plan = game.copy(seed=str(self.seed))  # with what he has placed cowboys for already
        for place in (WAGES, ROADS_1, *range(BUILDING_3 + 1)):
            if place in OPEN_TO_ALL or game.standing[place] >> seat & 1:
                plan = self.acted(plan, seat, place)
        before = evaluate(plan, seat)
        best, chosen = TEMPO_SCORED if game.rules.order_scores and game.round == ROUNDS else TEMPO, PASS
        for option in options[1:]:
            placed = self.after(plan, seat, option)
            place = place_of(game, option)
            if place is None:  # some other use of a turn
                gain = evaluate(placed, seat) - before
            elif place in game.blocked:  # an outlaw to beat; who loses keeps his cowboy
                promise = effect(game, seat, option)
                chance = float(promise.odds.of(seat)) if promise.odds else 0
                gain = chance * (int(promise.values["points"]) + evaluate(placed, seat) - before)
            else:
                fight = duel_odds(placed, place, seat)  # knows tokens: no duel, or another die
                peaceful = place in OPEN_TO_ALL or (NO_DUEL, place, seat) in placed.tokens
                gain = evaluate(self.acted(placed, seat, place), seat) - before
                gain *= (float(fight.of(seat)) if fight else 1) * (1 if peaceful else UNDISTURBED)
            if gain > best:
                best, chosen = gain, option
        return chosen

    def acted(self, game: BoardGame, seat: int, place: int) -> BoardGame:
        """The same after a place's action, done as if nobody else were there."""
        depth = len(game.agenda)
        if place in OPEN_TO_ALL:
            (pay_wages if place == WAGES else road_gang)(game, ())
        elif place == GAMBLING:
            game.gain_money(seat, DIE + 1, "two dice on average")
        elif PARCELS <= place < VP_5:
            ACTIONS[place](game, seat, place)
        elif place == game.city_hall:
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


def fill_in(game: BoardGame, options: list[int]) -> int:
    """The answer nearest to what it would like of the next item of its sheet."""
    item = game.catalogue[options[0]].words[0]
    return [choice for choice in options if int(game.catalogue[choice].words[1]) <= SHEET.get(item, 0)][-1]


def is_road(choice: int) -> bool:
    return ROAD <= choice < ROADS_END
