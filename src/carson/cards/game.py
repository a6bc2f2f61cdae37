"""A card game in some state: the piles, the cards on offer, the bids, the cities, what is pending.

The rules are in `round/`: `rounds.py`, `powers.py`, `taking.py`, `ending.py`. Lists are replaced, never
changed in place, and so shared by copies; the exceptions are `held` and `agenda`. The order of a pile is not decided
before it matters: a card is drawn from all that are left, and so is a virtual player's bid; only the character on top of
its pile is known beforehand, for its back lies open.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from carson.cards.configuration.characters import AUCTIONEER, CAPTAIN, CHARACTERS, MOST_SALES, SHERIFF, Estate
from carson.cards.configuration.config import LEVELS, OWN_BIDS, Config
from carson.cards.configuration.deck import CARD_NAMES, TERRAIN_CARDS, Deck
from carson.cards.map.city import NO_CITY, City, city_of
from carson.cards.round.scoring import score
from carson.cards.shown.explaining import explain, preview
from carson.cards.shown.hidden import draw_hidden
from carson.cards.shown.view_types import CardsExplanation, CardsView, DeckView
from carson.cards.shown.views import deck_view, event_view, public_view, secrets
from carson.cards.state.choices import CATALOGUE, SELL
from carson.cards.state.fields import FIELDS
from carson.cards.state.places import IN_PILE
from carson.cards.state.steps import STEPS
from carson.cards.state.things import THINGS
from carson.core.compiled import mypyc_attr
from carson.core.events import Event
from carson.core.game import Game, Preview
from carson.core.refusal import Refusal


@mypyc_attr(allow_interpreted_subclasses=True)
class CardGame(Game):
    """Two eras of nine rounds. Seats from `config.players` on are virtual players: they never have to choose."""

    name = "cards"
    catalogue = CATALOGUE
    things = THINGS
    fields: ClassVar = FIELDS
    beside: ClassVar = range(SELL, SELL + TERRAIN_CARDS)
    steps = STEPS

    config: Config
    deck: Deck
    era: int  # 1 or 2; 0 before the first
    round: int  # 1 to 9
    pile: list[int]  # terrain cards to come in this era, in no order
    top: int  # the character on top of the pile, whose back lies open; -1: none
    unseen: list[int]  # the characters below it, in no order
    under: list[int]  # those that went under the pile, in their order (C2.1)
    offer: list[int]  # the cards on offer, nearest to the piles first (C2.5)
    holder: list[int]  # by character: the seat that has it, or where it is
    turned: int  # bits of the characters that have been used
    hands: list[int]  # by seat: the bids left, as bits
    bids: list[int]  # by seat: this round's bid; 0: none yet
    boosts: list[int]  # by seat: what powers add to it
    revealed: int  # 1 when this round's bids lie open
    idle: int  # bits of the seats that do not choose this round (the Lawyer)
    twice: int  # bits of the seats that take two cards (the Chinese Worker)
    cities: list[City]  # by seat that has one
    aside: list[tuple[int, ...]]  # by seat: cards that could not be placed (C2.6)
    taken: list[tuple[int, ...]]  # by seat: a virtual player's terrain cards
    sold: list[int]  # terrain cards that the Auctioneer sold, oldest first

    def __init__(self, config: Config, seed: str) -> None:
        self.start(seed)
        participants = config.participants
        self.config = config
        self.deck = config.deck
        self.era = self.round = 0
        self.pile = []
        self.top = -1
        self.unseen = list(self.deck.characters)
        self.under = []
        self.offer = []
        self.holder = [IN_PILE] * len(CHARACTERS)
        self.turned = 0
        self.hands = [0] * participants
        self.bids = [0] * participants
        self.boosts = [0] * participants
        self.revealed = self.idle = self.twice = 0
        self.cities = [NO_CITY] * config.players
        self.aside = [()] * config.players
        self.taken = [()] * participants
        self.sold = []

    @property
    def players(self) -> int:
        """All participants, the virtual ones too."""
        return self.config.participants

    def side_choices(self, seat: int) -> list[int]:
        """The Auctioneer sells at any decision of his holder's (C2.2)."""
        if self.holder[AUCTIONEER] != seat or len(self.sold) >= MOST_SALES:
            return []
        return [SELL + card for card in self.cities[seat].for_sale()]

    def apply_side(self, seat: int, choice: int) -> None:
        self.sell(seat, choice - SELL)

    def refuse_side(self, seat: int, choice: int) -> Refusal:
        name = CARD_NAMES[choice - SELL]
        if self.holder[AUCTIONEER] != seat:
            return Refusal("no-auctioneer", "C3.4")
        if len(self.sold) >= MOST_SALES:
            return Refusal("sold-three", "C3.4", most=MOST_SALES)
        if all(laid != choice - SELL for laid, _ in self.cities[seat].laid):
            return Refusal("not-in-city", "C3.4", card=name)
        return Refusal("cannot-sell", "C3.4", card=name)

    def points(self) -> list[int]:
        return [score(self, seat) for seat in range(self.players)]

    def ranking(self) -> list[int]:
        """Most points first; among equals by seat."""
        points = self.points()
        return sorted(range(self.players), key=lambda seat: -points[seat])

    def winners(self) -> list[int]:
        """Whoever has as many points as the first shares his win (C4.8)."""
        points = self.points()
        return [seat for seat in range(self.players) if points[seat] == max(points)]

    def public_view(self) -> CardsView:
        return public_view(self)

    def secrets(self, seat: int) -> dict[str, object]:
        return secrets(self, seat)

    def draw_hidden(self, seat: int) -> None:
        draw_hidden(self, seat)

    def event_view(self, event: Event) -> dict[str, object]:
        return event_view(event)

    def box(self) -> DeckView:
        return deck_view(self)

    def preview(self, seat: int, choice: int, explanation: Mapping[str, object]) -> Preview | None:
        return preview(self, seat, choice, explanation)

    def explain(self, seat: int, choice: int) -> CardsExplanation:
        return explain(self, seat, choice)

    def config_as_json(self) -> dict[str, object]:
        return self.config.as_json()

    def derive(self) -> None:
        """Cities are made of their cards; a state that came from anybody has to make sense."""
        people = self.config.players
        if len(self.cities) != people or len(self.aside) != people or len(self.sold) > MOST_SALES:
            raise ValueError("cities")
        gone = [character for character, holder in enumerate(self.holder) if holder != IN_PILE]
        on_offer = [card - TERRAIN_CARDS for card in self.offer if card >= TERRAIN_CARDS]
        if not {self.top, *self.unseen, *self.under, *gone, *on_offer} <= {-1, *self.deck.characters}:
            raise ValueError("characters")
        self.cities = [city_of(city.laid, self.deck.terrain, city.ground) for city in self.cities]

    # What the rules are written with.

    def is_virtual(self, seat: int) -> bool:
        return seat >= self.config.players

    def bids_of(self, seat: int) -> range:
        """The bids that a seat begins an era with (C1.1)."""
        return LEVELS[self.config.virtual[seat - self.config.players]] if self.is_virtual(seat) else OWN_BIDS

    def bids_left(self, seat: int) -> list[int]:
        """The bids that are still in a seat's hand or pile, ascending."""
        return [bid for bid in self.bids_of(seat) if self.hands[seat] >> bid & 1]

    @property
    def back(self) -> tuple[int, ...]:
        """The seats by the strength of their signs on the pile's top card (C2.4); in their order if there is none."""
        return self.deck.backs[self.top] if self.top >= 0 else tuple(range(self.players))

    def characters_of(self, seat: int) -> list[int]:
        return [character for character, holder in enumerate(self.holder) if holder == seat]

    def cards_of(self, seat: int) -> list[int]:
        """A virtual player's cards."""
        return [*self.taken[seat], *(TERRAIN_CARDS + character for character in self.characters_of(seat))]

    def estate(self, seat: int) -> Estate:
        """What a player with a city will be scored for."""
        sold = len(self.sold) if self.holder[AUCTIONEER] == seat else 0
        return Estate(self.cities[seat], tuple(self.characters_of(seat)), sold)

    def has_captain(self, seat: int) -> bool:
        return self.holder[CAPTAIN] == seat

    def outlaws_tamed(self, seat: int) -> bool:
        """Whether outlaws count as empty for covering (C3.2, C3.5)."""
        return self.cities[seat].tames_outlaws(self.holder[SHERIFF] == seat)

    def places_for(self, seat: int, card: int) -> list[int]:
        """Where a seat may lay a terrain card, by its upper left parcel."""
        return self.cities[seat].places(self.deck.terrain[card], self.has_captain(seat), self.outlaws_tamed(seat))

    def give_character(self, seat: int, character: int) -> None:
        self.holder = self.holder[:]
        self.holder[character] = seat

    def rebuild(self, seat: int, city: City) -> None:
        """A seat's city is another one from now on."""
        self.cities = self.cities[:]
        self.cities[seat] = city

    def sell(self, seat: int, card: int) -> None:
        self.rebuild(seat, self.cities[seat].without(card))
        self.sold = [*self.sold, card]
        self.tell("sell", seat=seat, card=CARD_NAMES[card])
