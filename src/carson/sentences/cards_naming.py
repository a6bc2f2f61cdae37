"""The card game's things by name and in one line of description."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Final

from carson.cards.configuration.deck import CARD_NAMES, CARD_OF, PLAYER_SIGNS, TERRAIN_CARDS, Deck
from carson.cards.map.city import Terrain
from carson.cards.map.contents import EMPTY, KIND_NAMES
from carson.cards.title import CARDS
from carson.core.sums import Part, total
from carson.sentences.naming import Naming


class CardsNaming(Naming):
    """Names for the ids of the card game."""

    game = CARDS.name
    reasons = ("cards-part",)
    part = "cards-part"

    def named(self, value: str, id: str) -> str | None:
        return _NAMED[value](self, id) if value in _NAMED else None

    def kind(self, name: str) -> str:
        """What a parcel shows: `general-store` is general store."""
        return self.words(f"cards-kind-{name}")

    def character(self, name: str) -> str:
        return self.words(f"cards-character-{name}")

    def sign(self, seat: int) -> str:
        """A participant's sign."""
        return self.words(f"cards-sign-{PLAYER_SIGNS[seat]}")

    # Cards.

    def card(self, name: str) -> str:
        """A card within a sentence, without what is on it: `i-17`, the Sheriff."""
        if CARD_OF.get(name, 0) < TERRAIN_CARDS:
            return name
        return self.words("cards-card-character", character=self.character(name), character_id=name)

    def card_in_full(self, deck: Deck, card: int) -> str:
        """A card within a sentence: i-17 (House, 2 mines), the Sheriff; where one can see it, “House + 2 mines”."""
        if card >= TERRAIN_CARDS:
            return self.card(CARD_NAMES[card])
        if not self.draws:
            return self.words("cards-card-terrain.pointed", contents=self.card_title(deck, card))
        contents = self.contents(deck.terrain[card])
        return self.words("cards-card-terrain", card=CARD_NAMES[card], contents=contents)

    def card_title(self, deck: Deck, card: int) -> str:
        """What a terrain card is called where one can see it: House + 2 mines."""
        return self.list(self.contents_in_words(deck.terrain[card]), "cards-contents-next", "cards-contents-next")

    def card_among(self, deck: Deck, card: int, cards: Iterable[int]) -> str:
        """A terrain card's title; with its corners if another of these has the same, numbered if that does not help."""
        terrain = [other for other in cards if other < TERRAIN_CARDS]
        title = self.card_title(deck, card)
        if [self.card_title(deck, other) for other in terrain].count(title) <= 1:
            return title
        alike = [other for other in terrain if deck.terrain[other] == deck.terrain[card]]
        title = self.card_corners(deck, card)
        return title if len(alike) <= 1 else self.words("cards-card-alike", card=title, number=alike.index(card) + 1)

    def card_corners(self, deck: Deck, card: int) -> str:
        """What stands in which corner of a terrain card: mountain upper left, mine lower right."""
        shown = [(corner, kind) for corner, kind in enumerate(deck.terrain[card]) if kind != EMPTY]
        return self.list(self.words(f"cards-corner-{corner}", kind=self.kind(KIND_NAMES[kind])) for corner, kind in shown)

    def cards_in_full(self, deck: Deck, cards: Iterable[int]) -> str:
        return self.list(self.card_in_full(deck, card) for card in cards)

    def contents(self, terrain: Terrain) -> str:
        """What a card shows besides empty parcels: House, 2 mines."""
        return self.list(self.contents_in_words(terrain))

    def contents_in_words(self, terrain: Terrain) -> list[str]:
        kinds = [kind for kind in dict.fromkeys(terrain) if kind != EMPTY] or [EMPTY]
        return [self.kinds_in_words(kind, terrain.count(kind)) for kind in kinds]

    def kinds_in_words(self, kind: int, count: int) -> str:
        name = KIND_NAMES[kind]
        kinds = self.words(f"cards-kind-{name}.some")
        return self.words("cards-contents-one", count=count, kind=self.kind(name), kinds=kinds, kind_id=name)

    def signs(self, terrain: Terrain) -> list[str]:
        """The four parcels in two letters or a little picture each."""
        return [self.words(f"cards-drawn-{KIND_NAMES[kind]}") for kind in terrain]

    def picture(self, terrain: Terrain) -> str:
        """A card in a few columns: its two rows."""
        first, second, third, fourth = (f"{sign:<2}" for sign in self.signs(terrain))
        return self.words("cards-card-picture", upper=f"{first} {second}", lower=f"{third} {fourth}")

    # Points.

    def more(self, points: int) -> str:
        """A difference: +3 VP."""
        return self.words("cards-points-less" if points < 0 else "cards-points-more", points=abs(points))

    def score_lines(self, parts: Sequence[Part]) -> list[str]:
        """A line for each source that scores: `Mines: 14 adjacent mountains x 2 = 28 VP`."""
        lines = []
        for source in dict.fromkeys(reason for reason, count, each in parts if count * each):
            own = [part for part in parts if part[0] == source]
            sum = self.sum(own, dollars=False)
            lines.append(self.words("cards-part-line", part=self.reason(source), sum=sum, points=total(own)))
        return lines


# Values that are ids and have a name of their own.
_NAMED: Final[dict[str, Callable[[CardsNaming, str], str]]] = {
    "kind": CardsNaming.kind,
    "there": CardsNaming.kind,
    "character": CardsNaming.character,
    "other": lambda naming, id: naming.character(id) if naming.words.has(f"cards-character-{id}") else id,
    "card": CardsNaming.card,
}
