"""The board game's things by name, in one line of description, and as sums: the words that all sentences are made of."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from carson.board.buildings.building import Part, total
from carson.board.town import PARCEL_OF
from carson.locales import Words


class Naming:
    """Names for ids in one language. The players have these names, by seat."""

    def __init__(self, words: Words, names: Sequence[str] = ()) -> None:
        self.words = words
        self.names = names

    def name(self, seat: int) -> str:
        """A player's name, or his number where he has none."""
        return self.names[seat] if seat < len(self.names) else self.words("player-number", number=seat + 1)

    def place(self, name: str) -> str:
        """`wages` is Wages; a parcel's name stays."""
        return name if name in PARCEL_OF else self.words(f"place-{name}")

    def kind(self, name: str) -> str:
        """What stands on a parcel: `general-store` is general store."""
        return self.words(f"kind-{name}")

    def kinds(self, name: str) -> str:
        """Several buildings of a kind."""
        return self.words(f"kind-{name}.some")

    def character(self, name: str) -> str:
        return self.words(f"character-{name}")

    def side(self, side: str) -> str:
        """`Y` is yellow; the side of a parcel keeps its name."""
        return self.words(f"side-{side}") if self.words.has(f"side-{side}") else side

    def preset(self, name: str) -> str:
        return self.words(f"preset-{name}")

    def edition(self, name: str) -> str:
        """`big-box` is Big Box; what is no edition keeps its name."""
        return self.words(f"edition-{name}") if self.words.has(f"edition-{name}") else name

    def about_preset(self, name: str) -> str:
        return self.words(f"preset-{name}.about")

    def about_edition(self, name: str) -> str:
        return self.words(f"edition-{name}.about")

    def about_variant(self, name: str) -> str:
        return self.words(f"variant-{name}.about")

    def about_character(self, name: str, side: str) -> str:
        """What a side (`Y` or `R`) of a character does."""
        return self.words(f"character-{name}.{side}")

    def about_building(self, kind: str) -> str:
        """What a kind of building needs, pays and gives."""
        return self.words(f"kind-{kind}.about")

    def about_space(self, name: str) -> str:
        """What a space of the track gives."""
        return self.words(f"place-{name}.about")

    def reason(self, name: str) -> str:
        """Why something was paid: a reason of its own, or the name of a space, a kind of building or a character."""
        ids = [f"{prefix}-{name}" for prefix in ("reason", "place", "kind", "character")]
        return self.words(next((id for id in ids if self.words.has(id)), ids[0]))

    def list(self, items: Iterable[str]) -> str:
        text = ""
        for item in items:
            text = self.words("list-next", list=text, next=item) if text else item
        return text

    # Amounts.

    def parts(self, parts: Sequence[Part], dollars: bool = True) -> str:
        """A number with its parts: `3 Houses x $5 + City Hall $5 = $20`; without dollars for firepower."""
        text = ""
        counted = [(reason, count, each) for reason, count, each in parts if count * each]
        for reason, count, each in counted:
            amounts = {"each": self._amount(abs(each), dollars), "amount": self._amount(abs(count * each), dollars)}
            part = self.words(f"part-{reason}.sum", count=count, **amounts)
            sign = "parts-minus" if each < 0 else "parts-plus"
            text = self.words(sign, sum=text, part=part) if text else part
        if len(counted) == 1 and counted[0][1] == 1:
            return text
        sum = text or self.words("parts-none")
        return self.words("parts-equal", sum=sum, total=self._amount(total(list(parts)), dollars))

    def short_parts(self, parts: Iterable[Part]) -> str:
        """The parts by themselves: `land, 2 Houses`."""
        return self.list(self.words(f"part-{reason}", count=count) for reason, count, each in parts if count * each)

    def _amount(self, amount: int, dollars: bool = True) -> str:
        return self.words("dollars", amount=amount) if dollars else str(amount)

    def _difference(self, amount: int) -> str:
        return self.words("dollars-less" if amount < 0 else "dollars-more", amount=abs(amount))
