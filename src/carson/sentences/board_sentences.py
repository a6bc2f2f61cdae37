"""A board game in words: events, choices and questions, from the locale files by id.

Which words a thing gets follows from its own name (`event-duel`, `choice-hire`, `refusal-too-dear`); here are their values.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from carson.board.buildings import KIND_NAMES, KINDS
from carson.board.characters import CHARACTERS
from carson.board.characters.character import Character
from carson.board.game import BoardGame
from carson.board.map.town import PARCEL_OF, SIDE_OF
from carson.board.round.duels import value_of
from carson.board.round.placing import place_of
from carson.board.shown.effects import Change, Effect, Odds, effect
from carson.board.shown.explaining import explained
from carson.board.shown.view_types import BoardExplanation
from carson.board.state.kinds import tiles_of
from carson.board.state.steps import STEPS
from carson.board.state.things import MONEY, OWN_COWBOYS, ROADS, TOLD_ELSEWHERE
from carson.core.choices import Choice
from carson.core.events import Event, Value, number_in, numbers_in, parts_in, texts_in
from carson.core.ledger import BANK, SEATS
from carson.sentences.board_naming import BoardNaming
from carson.sentences.naming import Values, percent
from carson.sentences.sentences import Sentences

# What changes hands and is told by another event: by thing ("*" for any) and reason.
TOLD_ALREADY: Final = TOLD_ELSEWHERE | {
    ("*", "setup"), ("*", "returned"), ("money", "gambling"), ("money", "attack"), ("money", "building"),
    ("money", "parcel"),
    *(("money", kind) for kind in KIND_NAMES),
}  # fmt: skip
MOST_CHANGES: Final = 2  # incomes that a choice changes are named one by one up to here
THINGS: Final = ("money", "points", "revolvers", "roads", "cowboys", "firepower")  # what labels may count


class BoardSentences(BoardNaming, Sentences[BoardGame]):
    """What happens in a game, what is asked and what can be chosen, each in one sentence."""

    def about_reason_ids(self, game: BoardGame, reason: str) -> list[str]:
        sides = [f"character-{reason}.{side.faced(game).side}" for side in game.sides if side.name == reason]
        return super().about_reason_ids(game, reason) + sides

    # What happened.

    def event(self, game: BoardGame, event: Event) -> str | None:
        """One sentence for an event, or None where another event tells it."""
        values = {**event.values, "place": f"{event.values['place']} {event.lies}"} if event.lies else event.values
        if event.kind == "move":
            return self._move(values)
        if event.kind == "end":
            return self._end(game, values)
        if event.kind == "take":
            return self.words("event-take.sided" if two_sided(game.sides) else "event-take", **self.event_values(values))
        if event.kind in _EVENTS:
            return _EVENTS[event.kind](self, values)
        id = f"event-{event.kind}"
        if event.kind in _SPECIAL:
            id = self.special(id, str(values[_SPECIAL[event.kind]]))
        if "totals" in values:
            return self._fought(id, values)
        if {"seats", "rolls"} <= values.keys():
            return self._rolled(id, values)
        kind = str(values.get("kind", ""))
        return self.words(id, **self.event_values(values), **({"kinds": self.kinds(kind)} if kind in KIND_NAMES else {}))

    def _move(self, values: Mapping[str, Value]) -> str | None:
        reason, count = str(values["reason"]), number_in(values, "count")
        source, target = number_in(values, "source"), number_in(values, "target")
        thing, _, colour = str(values["thing"]).rpartition("-")
        if not colour.isdecimal():
            thing = str(values["thing"])
        if (thing, reason) in TOLD_ALREADY or ("*", reason) in TOLD_ALREADY:
            return None
        if source == BANK and target < SEATS:
            id, seat = f"gain-{thing}", target
        elif source < SEATS and target == BANK:
            id, seat = f"pay-{thing}", source
        elif (thing, reason) == ("cowboys", "declined"):
            id, seat = "leave-parcel", int(colour) - 1
        else:
            return None
        why = self.reason(reason) if id.startswith(("gain", "pay")) else ""
        return self.words(id, player=self.name(seat), count=count, reason=why)

    def _characters(self, values: Mapping[str, Value]) -> str:
        cards = [CHARACTERS[code] for code in texts_in(values, "codes")]
        shown = [self.character(card.name) for card in cards]
        if two_sided(cards):
            names = zip(shown, cards, strict=True)
            shown = [self.words("event-characters.one", character=name, side=self.side(card.side)) for name, card in names]
        return self.words("event-characters", characters=self.list(shown))

    def _mountains(self, values: Mapping[str, Value]) -> str:
        places = texts_in(values, "places")
        return self.words("event-mountains", count=len(places), places=self.list(places))

    def _first_order(self, values: Mapping[str, Value]) -> str:
        return self.words("event-first-order", players=self.list(map(self.name, numbers_in(values, "seats"))))

    def _duel_fought(self, values: Mapping[str, Value]) -> str:
        return self._fought("event-duel.tie" if values["tie"] else "event-duel", values)

    def _fought(self, id: str, values: Mapping[str, Value]) -> str:
        seats, firepower, totals = (numbers_in(values, name) for name in ("seats", "firepower", "totals"))
        rolls = numbers_in(values, "rolls")
        shown = [
            self.words(
                "event-duel.roll", player=self.name(seat), roll=self._counted(roll, sum - power), firepower=power, total=sum
            )
            for seat, roll, power, sum in zip(seats, rolls, firepower, totals, strict=True)
        ]
        return self.words(id, **{**self.event_values(values), "rolls": self.list(shown)})

    def _rolled(self, id: str, values: Mapping[str, Value]) -> str:
        dice = self.dice(numbers_in(values, "seats"), numbers_in(values, "rolls"))
        return self.words(id, **self.event_values(values), dice=dice)

    def dice(self, seats: Sequence[int], rolls: Sequence[int]) -> str:
        """What everybody has rolled in a duel: `Anna 3, Bea 5 and 2`."""
        pairs = zip(seats, rolls, strict=True)
        return self.list(self.words("dice-of", player=self.name(seat), dice=self._dice(roll)) for seat, roll in pairs)

    def _totals(self, game: BoardGame, seats: Sequence[int], rolls: Sequence[int]) -> str:
        """What everybody has in a duel now: `Anna 3 + 4 = 7, Bea 5 and 2 + 3 = 10`."""
        shown = []
        for seat, roll in zip(seats, rolls, strict=True):
            power = game.firepower(seat)
            value = value_of(game, seat, roll)
            shown.append(
                self.words(
                    "event-duel.roll",
                    player=self.name(seat), roll=self._counted(roll, value), firepower=power, total=power + value,
                )
            )  # fmt: skip
        return self.list(shown)

    def _counted(self, digits: int, value: int) -> str:
        """The dice that make up a value: of a sharpshooter's the lowest is left out."""
        dice = sorted(str(digits))
        left = str(digits).replace(dice[0], "", 1)
        return self._dice(int(left) if left and sum(map(int, left)) == value < sum(map(int, dice)) else digits)

    def _dice(self, digits: int) -> str:
        """The dice (or duel tiles) of one player, which are the digits of a number."""
        text, *others = list(str(digits))
        for other in others:
            text = self.words("dice-next", dice=text, next=other)
        return text

    def _house_put(self, values: Mapping[str, Value]) -> str:
        return self.words(f"event-{values['content']}", **self.event_values(values))

    def _gamble(self, values: Mapping[str, Value]) -> str:
        rolls = numbers_in(values, "rolls")
        return self.words("event-gamble", **self.event_values(values), first=rolls[0], second=rolls[1])

    def _income(self, values: Mapping[str, Value]) -> str:
        shown = self.event_values(values)
        if not values["income"]:
            return self.words("event-income.nothing", **shown)
        parts = parts_in(values)
        reasons = [reason for reason, count, each in parts if count * each]
        itself = reasons == [values["kind"]]  # what a hotel pays has no parts
        if values["times"] == 1:
            return self.words("event-income.plain" if itself else "event-income", **shown, parts=self.parts(parts))
        amount = self._amount(sum(count * each for _, count, each in parts))
        return self.words("event-income.times", **shown, parts=amount if itself else self.parts(parts))

    def _end(self, game: BoardGame, values: Mapping[str, Value]) -> str:
        points = game.points()
        ranking = [
            self.words("event-end.rank", number=number, player=self.name(seat), points=points[seat])
            for number, seat in enumerate(numbers_in(values, "ranking"), 1)
        ]
        return self.words("event-end", ranking=self.list(ranking))

    # What is asked.

    def question(self, game: BoardGame, seat: int) -> str:
        """What this seat, which has to choose, is asked."""
        frame = game.agenda[-1]
        decision = STEPS.decision(frame)
        about = self.about(game)
        if lies := game.lies_at(about):
            about = {**about, "place": f"{about['place']} {lies}"}
        values: Values = {
            "player": self.name(seat), "round": game.round, "money": game.held[MONEY + seat],
            "cowboys": game.held[OWN_COWBOYS[seat]], "roads": game.held[ROADS + seat], "limit": game.limit[seat],
            "kept": sum(game.held[tiles_of(kind) + seat] for kind in KINDS),
            "per": game.rules.data.dollars_given_per_point,
        }  # fmt: skip
        if "rolls" in about:
            values["dice"] = self._totals(game, numbers_in(about, "seats"), numbers_in(about, "rolls"))
        return self.words(f"question-{decision.question(game, seat, frame)}", **(values | self.event_values(about)))

    def about(self, game: BoardGame) -> Mapping[str, Value]:
        """The values of the decision that waits."""
        frame = game.agenda[-1]
        return STEPS.decision(frame).values(game, frame)

    # What can be chosen.

    def choice(self, game: BoardGame, seat: int, choice: int) -> str:
        """A legal choice with what it costs and brings, about 60 columns wide."""
        return self._label(game, seat, choice, effect(game, seat, choice))

    def explained_choice(self, game: BoardGame, seat: int, choice: int) -> tuple[str, BoardExplanation]:
        """What it costs and brings is found once for the words and the values."""
        effects = effect(game, seat, choice)
        return self._label(game, seat, choice, effects), explained(effects)

    def _label(self, game: BoardGame, seat: int, choice: int, effects: Effect) -> str:
        chosen = game.catalogue[choice]
        values = self._label_values(chosen, effects)
        id = self.special(f"choice-{chosen.verb}", STEPS.name(game.agenda[-1]))
        if "what" in effects.values:  # something else than usual
            return self._unusual(f"choice-{effects.values['what']}", seat, effects, values)
        if place_of(game, choice) is not None:
            return self._placement(game, seat, chosen, effects, values)
        match chosen.verb:
            case "buy":
                id += "-parcel" if chosen.words[0] in PARCEL_OF else "-tile"
            case "claim":
                beside = [part for part in game.price_parts(PARCEL_OF[chosen.words[0]]) if part[0] != "land"]
                values |= {"beside": len(beside), "parts": self.short_parts(beside)}
            case "build" | "house" | "agree":
                return self._with_changes(seat, self._house(id, effects, values), effects.changes)
            case "keep":
                values["kind"] = self.kind(str(self.about(game)["kind"]))
            case "duel" if effects.odds:
                values["odds"] = self.odds(effects.odds)
            case "take":
                values["short"] = self.words(f"character-{chosen.words[0]}.short-{effects.values['side']}")
                id += f"-{chosen.words[0]}" if self.words.has(f"{id}-{chosen.words[0]}") else ""
            case _ if not effects.places and self.words.has(f"{id}.nothing"):
                id += ".nothing"
            case _ if game.card[seat] >= 0:
                id = self.special(id, game.side(seat).code)
        return self.words(id, **values)

    def odds(self, odds: Odds) -> str:
        """Everybody's chance in a duel: `Anna 72%, Bea 28%`."""
        chances = zip(odds.seats, odds.chances, strict=True)
        return self.list(self.words("odds", player=self.name(seat), percent=percent(chance)) for seat, chance in chances)

    def _label_values(self, chosen: Choice, effects: Effect) -> Values:
        """Everything that a label may mention."""
        values: Values = {"costs": effects.costs, "price": effects.price or 0, "parts": self.short_parts(effects.parts)}
        values |= dict.fromkeys(THINGS, 0) | {"site": "none", "income": 0}
        values |= effects.values
        values |= {thing: count for thing, count in effects.brings if thing in THINGS}
        values["parcels"] = self.list(effects.places)
        if chosen.words:
            word = chosen.words[-1]
            values["place"] = self.place(word) if self.words.has(f"place-{word}") else word
            if word in SIDE_OF and not self.draws:
                values["place"] = self.where(word)
        kind = effects.values.get("kind", effects.values.get("content"))
        if kind is not None:
            values["kind"] = self.kind(str(kind))
            values["kinds"] = self.kinds(str(kind)) if kind in KIND_NAMES else ""
        for who in ("owner", "builder"):
            if who in effects.values:
                values[who] = self.name(int(effects.values[who]))
        if "character" in effects.values:
            values["character"] = self.character(str(effects.values["character"]))
        return values

    def _placement(self, game: BoardGame, seat: int, chosen: Choice, effects: Effect, values: Values) -> str:
        place = chosen.words[0]
        if place in PARCEL_OF:
            what = "parcel"
            if PARCEL_OF[place] == game.public:
                what = "public"
                values["own"] = self.difference(sum(c.after - c.before for c in effects.changes if c.owner == seat))
            elif "owner" in effects.values:
                what = "defend" if effects.values["owner"] == seat else "attack"
        else:
            group, _, number = place.rpartition("-")
            what = group if group in ("building", "vp") and number.isdecimal() else place
        id = f"choice-place-{what}"
        if (effects.odds or chosen.verb != "place") and self.words.has(f"{id}.short"):
            id += ".short"
        label = self.words(id, **values)
        if chosen.verb != "place":
            label = self.words(f"choice-{chosen.verb}", label=label, costs=effects.costs)
        if not effects.odds:
            return label
        rivals = self.list(self.name(other) for other in effects.odds.seats if other != seat)
        id = "choice-duel-odds.estimate" if effects.odds.estimate else "choice-duel-odds"
        return self.words(id, label=label, rivals=rivals, percent=percent(effects.odds.of(seat)))

    def _unusual(self, id: str, seat: int, effects: Effect, values: Values) -> str:
        """A choice that `values["what"]` of its effect gives words of its own, with everybody's chances and one's own."""
        if effects.odds:
            values["odds"] = self.odds(effects.odds)
            values["percent"] = percent(effects.odds.of(seat)) if seat in effects.odds.seats else 0
        return self.words(id, **values)

    def _house(self, id: str, effects: Effect, values: Values) -> str:
        values["more"] = int(values.get("best", 0)) - int(values["income"])
        label = self.words(id, **values)
        if "asks" in effects.values:
            label = self.words("choice-house.asks", label=label, owner=self.name(int(effects.values["asks"])))
        return label

    def _with_changes(self, seat: int, label: str, changes: Sequence[Change]) -> str:
        """Other incomes that change: one by one, or the sums if there are many."""
        if not changes:
            return label
        own = sum(change.after - change.before for change in changes if change.owner == seat)
        others = sum(change.after - change.before for change in changes if change.owner != seat)
        if len(changes) <= MOST_CHANGES:
            shown = [self._change(seat, change) for change in changes]
        else:
            shown = [self.words("choice-changes.own", amount=self.difference(own))] if own else []
            shown += [self.words("choice-changes.others", amount=self.difference(others))] if others else []
        return self.words("choice-changes", label=label, changes=self.list(shown))

    def _change(self, seat: int, change: Change) -> str:
        return self.words(
            "choice-change" if change.owner == seat else "choice-change.other",
            owner=self.name(change.owner),
            kind=self.kind(change.kind),
            place=change.place,
            amount=self.difference(change.after - change.before),
        )


def two_sided(cards: Sequence[Character]) -> bool:
    """Whether it has to be said on which side a card lies: not where all lie on the same."""
    return len({card.side for card in cards}) > 1


# Events whose words may go by one of their values.
_SPECIAL: Final = {"place": "piece", "decline": "what"}
# Events that need more than their own values by name.
_EVENTS: Final[dict[str, Callable[[BoardSentences, Mapping[str, Value]], str]]] = {
    "characters": BoardSentences._characters,
    "mountains": BoardSentences._mountains,
    "first-order": BoardSentences._first_order,
    "duel": BoardSentences._duel_fought,
    "house": BoardSentences._house_put,
    "gamble": BoardSentences._gamble,
    "income": BoardSentences._income,
}
