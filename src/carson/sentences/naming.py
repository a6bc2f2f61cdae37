"""Words that every game's sentences are made of: players, lists, sums with parts; and refusals, of any game or none."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from fractions import Fraction
from typing import ClassVar

from carson.core.events import Value
from carson.core.refusal import Refusal
from carson.core.sums import Part
from carson.games import seats_taken, virtual_players
from carson.locales import Words

Values = dict[str, str | int | float]
SEAT_VALUES = ("seat", "owner", "builder", "winner")  # of events: these are players


def player_name(words: Words, names: Sequence[str], seat: int) -> str:
    """A player's name, or his number where he has none."""
    return (names[seat] if seat < len(names) else "") or words("player-number", number=seat + 1)


def names_at_table(words: Words, config: Mapping[str, object], names: Sequence[str]) -> list[str]:
    """Everybody at the seats of a record, and behind them the virtual players, who are only numbered."""
    seated = [player_name(words, names, seat) for seat in range(seats_taken(config, len(names)))]
    virtual = range(1, len(virtual_players(config)) + 1)
    return seated + [words("player-virtual", number=number) for number in virtual]


def percent(chance: Fraction) -> int:
    """A chance in whole percents, halves up; only what is certain is 0 or 100. The page rounds in the same way."""
    whole = int(100 * chance + Fraction(1, 2))
    return min(99, max(1, whole)) if 0 < chance < 1 else whole


class Naming:
    """Names for ids in one language. The players have these names, by seat."""

    game: ClassVar[str] = ""  # whose words these are
    reasons: ClassVar[Sequence[str]] = ("reason",)  # what a reason may be the name of
    part: ClassVar[str] = "part"  # what the words for the parts of a number begin with

    # Whether it is for a terminal, where choices are typed and pictures are made of characters. Elsewhere one sees things
    # and points at them, so that the ids of cards and the texts of choices say nothing.
    draws = True

    def __init__(self, words: Words, names: Sequence[str] = ()) -> None:
        self.words = words
        self.names = names

    def named(self, value: str, id: str) -> str | None:
        """The name of what a value of an event or a refusal stands for: `kind` saloon; None if such a value is no id."""
        return None

    def name(self, seat: int) -> str:
        return player_name(self.words, self.names, seat)

    def own(self, id: str) -> str:
        """The game's own words for what all games say, where it has any: `play-unknown-board`."""
        return self.special(id, self.game)

    def special(self, id: str, what: str) -> str:
        """The words for a special case, where there are any."""
        return f"{id}-{what}" if self.words.has(f"{id}-{what}") else id

    def reason(self, name: str) -> str:
        """Why something was paid: a reason of its own, or the name of something."""
        ids = [f"{prefix}-{name}" for prefix in self.reasons]
        return self.words(next((id for id in ids if self.words.has(id)), ids[0]))

    def list(self, items: Iterable[str], last: str = "list-next", next: str = "list-next") -> str:
        """Things one after the other; `last` is how the last one is joined, `next` all others."""
        *most, end = [*items] or [""]
        text = ""
        for item in most:
            text = self.words(next, list=text, next=item) if text else item
        return self.words(last, list=text, next=end) if text else end

    # Amounts.

    def parts(self, parts: Sequence[Part], dollars: bool = True) -> str:
        """A number with its parts: `3 Houses x $5 + City Hall $5 = $20`; without dollars for firepower."""
        text = self.sum(parts, dollars)
        counts = [count for _, count, each in parts if count * each]
        if counts == [1]:
            return text
        total = sum(count * each for _, count, each in parts)
        return self.words("parts-equal", sum=text, total=self._amount(total, dollars))

    def sum(self, parts: Sequence[Part], dollars: bool = True) -> str:
        """The parts of a number without the number itself."""
        text = ""
        for reason, count, each in parts:
            if not count * each:
                continue
            amounts = {"each": self._amount(abs(each), dollars), "amount": self._amount(abs(count * each), dollars)}
            part = self.words(f"{self.part}-{reason}.sum", count=count, **amounts)
            sign = "parts-minus" if each < 0 else "parts-plus"
            text = self.words(sign, sum=text, part=part) if text else part
        return text or self.words("parts-none")

    def short_parts(self, parts: Iterable[Part]) -> str:
        """The parts by themselves: `land, 2 Houses`."""
        return self.list(self.words(f"{self.part}-{reason}", count=count) for reason, count, each in parts if count * each)

    def _amount(self, amount: int, dollars: bool = True) -> str | int:
        return self.words("dollars", amount=amount) if dollars else amount

    def difference(self, amount: int) -> str:
        return self.words("dollars-less" if amount < 0 else "dollars-more", amount=abs(amount))

    # What happened, and why something cannot be.

    def event_values(self, values: Mapping[str, Value]) -> Values:
        """The values of an event with names for ids: the seat is the player."""
        shown: Values = {}
        for name, value in values.items():
            if name in SEAT_VALUES and isinstance(value, int):
                shown["player" if name == "seat" else name] = self.name(value)
            elif isinstance(value, int | str):
                shown[name] = value
                shown |= self.name_and_id(name, value)
            elif name == "places":
                shown[name] = self.list(str(item) for item in value)
        return shown

    def name_and_id(self, name: str, id: object) -> Values:
        """The name of what a value stands for, and its id beside it for languages whose grammar asks what it is."""
        known = self.named(name, str(id))
        return {} if known is None else {name: known, f"{name}_id": str(id)}

    def refusal(self, refusal: Refusal) -> str:
        """What is wrong and what would be right, with the ruling at the end: `... (rule B4.4)`."""
        values = self._refusal_values(refusal)
        id = self.own(f"refusal-{refusal.code}")
        if (of_file := self._problem(refusal)) is not None:
            id = of_file
        if "kind" in refusal.values:
            id = self.special(id, str(refusal.values["kind"]))
        if not self.draws and self.words.has(f"{id}.pointed"):
            id = f"{id}.pointed"
        sentence = self.words(id, **values)
        if not refusal.ruling or "why" in values:  # a refusal within this one cites its own
            return sentence
        return self.words("refusal-ruled", sentence=sentence, ruling=refusal.ruling)

    def _problem(self, refusal: Refusal) -> str | None:
        """For a `bad-position` or `bad-data` the words go by the problem: `position-twice`."""
        id = f"{refusal.code.removeprefix('bad-')}-{refusal.values.get('problem')}"
        return self.own(id) if "problem" in refusal.values and self.words.has(id) else None

    def _refusal_values(self, refusal: Refusal) -> Values:
        """Seats count from 1 in refusals; ids get their names."""
        values: Values = {}
        for name, value in refusal.values.items():
            values[name] = value
            if name in ("owner", "seat") and isinstance(value, int):
                values["player"] = self.name(value - 1)
            elif name == "parcel":
                values.setdefault("place", value)
            else:
                values |= self.name_and_id(name, value)
        if isinstance(refusal.__cause__, Refusal):
            values["why"] = self.refusal(refusal.__cause__)
        return values
