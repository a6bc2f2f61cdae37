"""Positions of the card game read from text: a city drawn parcel by parcel or as cards, a line for each player.

What a line leaves out has a sensible value, so that a test's position is short (see docs/positions.md).
"""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Final

from carson.cards.configuration.characters import CHARACTERS, MOST_SALES
from carson.cards.configuration.config import Config, deck_of, fill_up
from carson.cards.configuration.deck import CARD_NAMES, CARD_OF, DEFAULT, ERA_CARDS, TERRAIN_CARDS, Deck
from carson.cards.game import CardGame
from carson.cards.map.city import CAPTAINS_SIDE, City, city_of, is_connected
from carson.cards.map.contents import KIND_OF_SIGN, KINDS
from carson.cards.map.field import CORNERS, MIDDLE, PARCEL_NAMES, PARCEL_OF, SIZE
from carson.cards.round.ending import END_GAME, SCORE
from carson.cards.round.rounds import ASK_BIDS, CHOOSE_IN_TURN, ERAS, ROUND_FRAMES, ROUNDS, START_ERA, START_ROUND
from carson.cards.round.taking import PLACE_CARD, TAKE_CARD
from carson.cards.state.frames import bids_needed, makes_sense
from carson.cards.state.places import IN_PILE, LEFT_OVER, ON_OFFER
from carson.cards.state.steps import STEPS
from carson.cards.state.things import POINTS
from carson.core.agenda import Frame
from carson.core.chance import key_of
from carson.core.ledger import BANK
from carson.core.position_text import Fields, Line, Rows, read_agenda, read_chance, set_going, split_position

HEADER: Final = "carson-cards position 1"
NOTHING: Final = "-"  # no card lies there


def era_cards(era: int) -> range:
    """The terrain cards of an era; before the first there are none."""
    return range(max(0, era - 1) * ERA_CARDS, era * ERA_CARDS)


def cards_somewhere(game: CardGame) -> set[int]:
    """The terrain cards that lie on the table: on offer, in a city, aside, sold, with a virtual player, or in hand."""
    cards = {card for city in game.cities for card, _ in city.laid} | set(game.offer) | set(game.sold)
    cards |= {card for cards in (*game.aside, *game.taken) for card in cards}
    return cards | {frame[2] for frame in game.agenda if frame[0] == PLACE_CARD}


def read_position(text: str) -> CardGame:
    """The game that a position describes; a refusal names the line and what is wrong there."""
    fields, rows = split_position(text, HEADER, _is_row)
    game = CardGame(_read_config(fields), "position")
    reader = _Reader(game, fields, rows)
    for name, line in fields.items():
        reader.line(name, line)
    reader.finish()
    pending = fields.get("agenda") or fields.get("next") or Line(0, "")
    set_going(game, STEPS, pending)
    return game


def _is_row(name: str, line: str) -> bool:
    """A row of a city: words without a colon."""
    return name.startswith("city ") and ":" not in line


def _read_config(fields: Fields) -> Config:
    players, virtual, deck = fields.pop("players", None), fields.pop("virtual", None), fields.pop("deck", None)
    count = 1 if players is None else players.number_in(players.text, 0, 99)
    levels = fill_up(count) if virtual is None else tuple(virtual.words())
    return Config(count, levels, DEFAULT if deck is None else _read_deck(deck))


def _read_deck(line: Line) -> Deck:
    """The name of the package's deck, or the user's own lists as JSON."""
    if line.text.isalnum():
        return deck_of(line.text)
    try:
        lists = json.loads(line.text)
    except (ValueError, RecursionError):
        raise line.wrong("data", line.text) from None
    if not isinstance(lists, dict):
        raise line.wrong("data", line.text)
    return deck_of(lists)


class _Reader:
    """Fills a game from the lines of a position."""

    def __init__(self, game: CardGame, fields: Fields, rows: Rows) -> None:
        self.game = game
        self.fields = fields
        self.rows = rows
        self.gone: list[int] = []
        self.seen: set[int] = set()  # cards named so far
        self.ground: dict[int, tuple[int, ...]] = {}
        self.laid: dict[int, list[tuple[int, int]]] = {}
        game.era = game.round = 1
        game.hands = [sum(1 << bid for bid in game.bids_of(seat)) for seat in range(game.players)]

    def line(self, name: str, line: Line) -> None:
        readers: dict[str, Callable[[Line], None]] = {
            "era": self.era, "round": self.round, "top": self.top, "under": self.under, "left-over": self.left_over,
            "offer": self.offer, "gone": self.gone_cards, "sold": self.sold, "seed": self.seed,
            "chance": lambda line: read_chance(self.game, line), "agenda": lambda _: None, "next": lambda _: None,
        }  # fmt: skip
        by_seat: dict[str, Callable[[int, Line], None]] = {
            "player": self.player, "city": self.city, "laid": self.laid_cards,
        }  # fmt: skip
        word, _, number = name.partition(" ")
        if word in by_seat:
            most = self.game.players if word == "player" else self.game.config.players
            by_seat[word](line.number_in(number.strip(), 1, most) - 1, line)
        elif name in readers:
            readers[name](line)
        else:
            raise line.wrong("unknown-line", name)

    # Cards.

    def card(self, line: Line, word: str) -> int:
        """A card that no other line has named."""
        card = CARD_OF.get(word, -1)
        if card < 0 or not self.game.deck.has(card):
            raise line.wrong("card", word)
        if card in self.seen:
            raise line.wrong("card-twice", word)
        self.seen.add(card)
        return card

    def terrain(self, line: Line, word: str) -> int:
        card = self.card(line, word)
        if card >= TERRAIN_CARDS:
            raise line.wrong("terrain", word)
        return card

    def character(self, line: Line, word: str, holder: int) -> int:
        """A character, and who has it."""
        card = self.card(line, word)
        if card < TERRAIN_CARDS:
            raise line.wrong("character", word)
        self.game.holder[card - TERRAIN_CARDS] = holder
        return card - TERRAIN_CARDS

    def era(self, line: Line) -> None:
        self.game.era = line.number_in(line.text, 0, ERAS)

    def round(self, line: Line) -> None:
        self.game.round = line.number_in(line.text, 0, ROUNDS)

    def top(self, line: Line) -> None:
        self.game.top = -1 if line.text == NOTHING else self.character(line, line.text, IN_PILE)

    def under(self, line: Line) -> None:
        self.game.under = [self.character(line, word, IN_PILE) for word in line.words()]

    def left_over(self, line: Line) -> None:
        for word in line.words():
            self.character(line, word, LEFT_OVER)

    def offer(self, line: Line) -> None:
        for word in line.words():
            card = self.card(line, word)
            self.game.offer.append(card)
            if card >= TERRAIN_CARDS:
                self.game.holder[card - TERRAIN_CARDS] = ON_OFFER

    def gone_cards(self, line: Line) -> None:
        self.gone = [self.terrain(line, word) for word in line.words()]

    def sold(self, line: Line) -> None:
        self.game.sold = [self.terrain(line, word) for word in line.words()]
        if len(self.game.sold) > MOST_SALES:
            raise line.wrong("sold", line.text)

    def seed(self, line: Line) -> None:
        self.game.key = key_of(line.text)

    # Players and cities.

    def player(self, seat: int, line: Line) -> None:
        game = self.game
        for part in filter(None, map(str.strip, line.text.split(","))):
            word, _, value = part.partition(" ")
            if word == "bids":
                game.hands[seat] = sum(1 << bid for bid in {self.bid(seat, line, bid) for bid in value.split()})
            elif word == "bid":
                game.bids[seat] = self.bid(seat, line, value)
            elif word == "boost":
                game.boosts[seat] = line.number_in(value, 0, 99)
            elif word == "revealed":
                game.revealed = 1
            elif word == "idle":
                game.idle |= 1 << seat
            elif word == "twice":
                game.twice |= 1 << seat
            elif word in ("has", "used"):
                character = self.character(line, value, seat)
                if word == "used":
                    if not CHARACTERS[character].power:
                        raise line.wrong("no-power", value)
                    game.turned |= 1 << character
            elif word == "cards" and game.is_virtual(seat):
                game.taken[seat] = tuple(self.terrain(line, name) for name in value.split())
            elif word == "aside" and not game.is_virtual(seat):
                game.aside[seat] = tuple(self.terrain(line, name) for name in value.split())
            elif word == "vp":
                game.held[POINTS + seat] = line.number_in(value, -999, 999)
                game.held[POINTS + BANK] -= game.held[POINTS + seat]
            else:
                raise line.wrong("player-part", part)

    def bid(self, seat: int, line: Line, word: str) -> int:
        bids = self.game.bids_of(seat)
        return line.number_in(word, bids[0], bids[-1])

    def city(self, seat: int, line: Line) -> None:
        """Land drawn parcel by parcel, below a line that may name the parcel of its upper left corner."""
        drawn = self.rows.get(f"city {seat + 1}", [])
        for line_drawn in drawn:
            for sign in line_drawn.words():
                if sign not in KIND_OF_SIGN and sign != NOTHING:
                    raise line_drawn.wrong("city-sign", sign)
        rows = [row.words() for row in drawn]
        height, width = len(rows), max(map(len, rows), default=0)
        corner = MIDDLE - SIZE * (height // 2) - width // 2
        if line.text:
            corner = self.parcel(line, line.text)
        if max(height, width) > CAPTAINS_SIDE or corner // SIZE + height > SIZE or corner % SIZE + width > SIZE:
            raise line.wrong("city-size", line.text)
        ground = [0] * len(KINDS)
        for down, row in enumerate(rows):
            for right, sign in enumerate(row):
                if sign != NOTHING:
                    ground[KIND_OF_SIGN[sign]] |= 1 << corner + SIZE * down + right
        self.ground[seat] = tuple(ground) if any(ground) else ()

    def laid_cards(self, seat: int, line: Line) -> None:
        """Cards with their places, the oldest first."""
        laid = []
        for part in filter(None, map(str.strip, line.text.split(","))):
            name, _, place = part.partition(" ")
            card, corner = self.terrain(line, name), self.parcel(line, place.strip())
            if corner % SIZE == SIZE - 1 or corner // SIZE == SIZE - 1:
                raise line.wrong("place", place)
            laid.append((card, corner))
        self.laid[seat] = laid

    def parcel(self, line: Line, word: str) -> int:
        if word not in PARCEL_OF:
            raise line.wrong("place", word)
        return PARCEL_OF[word]

    # What follows from the lines.

    def finish(self) -> None:
        game = self.game
        game.cities = [self.built(seat) for seat in range(game.config.players)]
        line = self.fields.get("agenda")
        game.agenda = self.next_step() if line is None else self.agenda(line)
        self.check_hands()
        used = cards_somewhere(game) | set(self.gone)
        game.pile = [card for card in era_cards(game.era) if card not in used]
        free = [c for c in game.deck.characters if game.holder[c] == IN_PILE and c not in game.under and c != game.top]
        if "top" not in self.fields:
            game.top = next((character for character in free if character not in game.deck.skulls), -1)
        game.unseen = [character for character in free if character != game.top]

    def agenda(self, line: Line) -> list[Frame]:
        frames = read_agenda(line, STEPS, self.game.players)
        for frame in frames:
            if not makes_sense(self.game, frame) or (frame[0] == PLACE_CARD and frame[2] in self.seen):
                raise line.wrong("agenda", " ".join(map(str, STEPS.frame_as_list(frame))))
        return frames

    def check_hands(self) -> None:
        """Everybody must have a bid for each round of the era that is still to come (C2.3)."""
        needed = bids_needed(self.game)
        for seat, hand in enumerate(self.game.hands):
            if hand.bit_count() < needed:
                line = self.fields.get(f"player {seat + 1}") or Line(0, "")
                raise line.wrong("bids", str(needed))

    def built(self, seat: int) -> City:
        """The city that was drawn or laid: connected, not too large, nothing covered that cannot be (C3)."""
        terrain = self.game.deck.terrain
        line = self.fields.get(f"laid {seat + 1}") or self.fields.get(f"city {seat + 1}") or Line(0, "")
        city = city_of([], terrain, self.ground.get(seat, ()))
        for card, corner in self.laid.get(seat, []):
            for kind, offset in zip(terrain[card], CORNERS):
                there = 1 << corner + offset
                if city.land & there and not city.coverable(kind, tamed=True) & there:  # a prison may have been sold
                    raise line.wrong("covered", f"{CARD_NAMES[card]} {PARCEL_NAMES[corner]}")
            city = city.with_card(card, terrain[card], corner)
        if not is_connected(city.land):
            raise line.wrong("city-split")
        if city.land and not city.fits(self.game.has_captain(seat)):
            raise line.wrong("city-size", line.text)
        return city

    def next_step(self) -> list[Frame]:
        """`next:` in words: round, powers, bids, choose, take N, place N CARD, end, score.

        The era goes on as long as everybody has bids, so that a position may give somebody just a few.
        """
        game = self.game
        line = self.fields.get("next") or Line(0, "powers" if game.offer else "end")
        word, *values = line.words() or [""]
        shortest = min(hand.bit_count() for hand in game.hands) - (word in ("powers", "bids"))  # one bid for this round
        later: list[Frame] = [(START_ERA, game.era + 1) if game.era < ERAS else (END_GAME,)]
        later += [(START_ROUND,)] * min(ROUNDS - game.round, shortest)
        if word in ("take", "place") and values:
            seat = line.number_in(values[0], 1, game.config.players) - 1
            if word == "take" and game.offer:
                return [*later, ROUND_FRAMES[0], (TAKE_CARD, seat)]
            if word == "place" and len(values) == 2:
                return [*later, ROUND_FRAMES[0], (PLACE_CARD, seat, self.terrain(line, values[1]))]
        starts: dict[str, list[Frame]] = {
            "round": later,
            "powers": [*later, *ROUND_FRAMES],
            "bids": [*later, *ROUND_FRAMES[: ROUND_FRAMES.index((ASK_BIDS,)) + 1]],
            "choose": [*later, *ROUND_FRAMES[: ROUND_FRAMES.index((CHOOSE_IN_TURN,)) + 1]],
            "end": [(END_GAME,)],
            "score": [(SCORE,)],
        }
        if word not in starts or values:
            raise line.wrong("next-cards", line.text)
        return starts[word]
