"""What each card of the deck is worth to an average city, in victory points, found in games of four greedy bots.

Two in three cards that the bots take are drawn for them, so that a card's worth is not only known from the cities that
wanted it. What such a card brought is the final score less what the same city and characters would score without it. What
a power brought is what the cards brought that it won.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from carson.bots import ask
from carson.bots.cards.greedy import CardsGreedyBot
from carson.cards.configuration.characters import (
    AUCTIONEER,
    CHARACTERS,
    CHINESE_WORKER,
    GOVERNOR,
    PAPERBOY,
    Estate,
    points_of,
)
from carson.cards.configuration.config import Config
from carson.cards.configuration.deck import CARDS, TERRAIN_CARDS, Deck
from carson.cards.game import CardGame
from carson.cards.map.city import city_of
from carson.cards.round.ending import FIND_CHARACTER
from carson.cards.round.powers import POWERS, USE_POWER
from carson.cards.round.scoring import estate_parts, score
from carson.cards.round.setup import new_game
from carson.cards.round.taking import TAKE_CARD
from carson.cards.state.choices import SELL, TAKE, USE
from carson.core.chance import draw, key_of
from carson.core.sums import total

PLAYERS: Final = 4
CHOSEN: Final = 3  # one in so many cards a bot chooses for itself; the others are drawn for it


class Chance:
    """Draws that are the same in every run."""

    def __init__(self, about: str) -> None:
        self._key = key_of(f"the deck of Carson City: {about}")
        self._draws = 0

    def number(self, sides: int) -> int:
        self._draws += 1
        return draw(self._key, self._draws, sides)


class Tally:
    """Points by card, and how often they were seen."""

    def __init__(self) -> None:
        self.points = [0] * CARDS
        self.times = [0] * CARDS

    def add(self, card: int, points: int) -> None:
        self.points[card] += points
        self.times[card] += 1

    def merge(self, other: Tally) -> None:
        for card in range(CARDS):
            self.points[card] += other.points[card]
            self.times[card] += other.times[card]

    def mean(self, card: int) -> float:
        return self.points[card] / self.times[card] if self.times[card] else 0.0

    def mean_of_all(self) -> float:
        return sum(self.points) / sum(self.times)


@dataclass
class Findings:
    """What cards brought in some games. A power's card stands for the cards that it won."""

    drawn: Tally = field(default_factory=Tally)
    chosen: Tally = field(default_factory=Tally)  # without the help of a power
    extra: Tally = field(default_factory=Tally)  # by power: one card more
    better: Tally = field(default_factory=Tally)  # by power: another card than he would have got
    held: Tally = field(default_factory=Tally)  # how often a character was had

    def merge(self, other: Findings) -> None:
        for name in ("drawn", "chosen", "extra", "better", "held"):
            getattr(self, name).merge(getattr(other, name))

    def worth(self, card: int) -> float:
        return self.drawn.mean(card) + self.power_worth(card)

    def power_worth(self, card: int) -> float:
        """What the uses of a power brought its holder; a better card counts for what it is better than a usual one."""
        if not self.held.times[card]:
            return 0.0
        usual = self.chosen.mean_of_all()
        won = self.extra.points[card] + self.better.points[card] - usual * self.better.times[card]
        return won / self.held.times[card]


@dataclass(frozen=True)
class Taken:
    """A card that a seat took: drawn for him, or chosen, perhaps with the help of powers."""

    card: int
    drawn: bool
    powers: tuple[int, ...]


@dataclass
class Story:
    """What a seat did in a game, as far as the worth of cards needs it."""

    taken: list[Taken] = field(default_factory=list)
    round: tuple[int, int] = (0, 0)
    used: list[int] = field(default_factory=list)  # powers, in this round
    turns: int = 0  # cards taken in this round when it was his turn
    sales: int = 0  # what the Auctioneer's sales brought
    found: int = -1  # the Paperboy's character

    def begin(self, round: tuple[int, int]) -> None:
        if round != self.round:
            self.round, self.used, self.turns = round, [], 0

    def winners(self, revealed: bool) -> tuple[int, ...]:
        """The powers that win the next card: Governor and Lawyer before the bids, then boosts, then the Chinese Worker."""
        if not revealed:
            return (self.used[-1],)
        if self.turns:
            return (CHINESE_WORKER,)
        return tuple(power for power in self.used if CHARACTERS[power].boost)


def play(deck: Deck, seed: str) -> Findings:
    """One game of four bots."""
    game = new_game(Config(PLAYERS, (), deck), seed, quiet=True)
    bots = [CardsGreedyBot(seat) for seat in range(PLAYERS)]
    stories = [Story() for _ in bots]
    chance = Chance(f"cards drawn in {seed}")
    while game.waiting:
        seat = game.waiting[0]
        stories[seat].begin((game.era, game.round))
        _choose(game, seat, ask(bots[seat], game, seat), stories[seat], chance)
    findings = Findings()
    for seat, story in enumerate(stories):
        _look_back(game, seat, story, findings)
    return findings


def _choose(game: CardGame, seat: int, choice: int, story: Story, chance: Chance) -> None:
    """What the bot wants, unless a card is drawn for it."""
    step = game.agenda[-1][0]
    if SELL <= choice < SELL + TERRAIN_CARDS:
        story.sales -= score(game, seat)
        game.apply(seat, choice)
        story.sales += score(game, seat)
        return
    if step == USE_POWER and USE <= choice < USE + POWERS:
        story.used.append(choice - USE)
    elif step == FIND_CHARACTER:
        story.found = choice - TAKE - TERRAIN_CARDS
    elif step == TAKE_CARD:
        powers = story.winners(bool(game.revealed))
        drawn = not powers and chance.number(CHOSEN) > 0
        if drawn:
            choice = TAKE + game.offer[chance.number(len(game.offer))]
        story.taken.append(Taken(choice - TAKE, drawn, powers))
        story.turns += game.revealed
    game.apply(seat, choice)


def _look_back(game: CardGame, seat: int, story: Story, findings: Findings) -> None:
    for taken in story.taken:
        if taken.card in game.sold:  # the Auctioneer's affair
            continue
        points = brought(game, seat, taken.card, story)
        if taken.drawn:
            findings.drawn.add(taken.card, points)
        elif not taken.powers:
            findings.chosen.add(taken.card, points)
        for power in taken.powers:
            tally = findings.extra if power in (GOVERNOR, CHINESE_WORKER) else findings.better
            tally.add(TERRAIN_CARDS + power, points)
    for character in game.characters_of(seat):
        if character != story.found:
            findings.held.add(TERRAIN_CARDS + character, 0)


def brought(game: CardGame, seat: int, card: int, story: Story) -> int:
    """The final score less the score without this card: its parcels are gone, what lay below them is there again."""
    estate = game.estate(seat)
    if card < TERRAIN_CARDS:
        city = city_of([laid for laid in estate.city.laid if laid[0] != card], game.deck.terrain)
        return _points(estate) - _points(Estate(city, estate.characters, estate.sold))
    gone = [card - TERRAIN_CARDS]
    if PAPERBOY in gone:  # who found another
        gone.append(story.found)
    left = Estate(estate.city, tuple(other for other in estate.characters if other not in gone), estate.sold)
    points = _points(estate) - _points(left)
    if AUCTIONEER in gone:  # what was sold would be in the city
        points += story.sales - total(points_of(AUCTIONEER, estate))
    return points


def _points(estate: Estate) -> int:
    return total(estate_parts(estate))
