"""What cards and places bring to a seat, by the learned value; found once for a city and a round, and kept."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from carson.bots.cards.chances import USUAL, Doubt, in_the_end
from carson.bots.cards.survey import survey
from carson.bots.cards.value import Ground, Weights, score_of, weights_after
from carson.cards.configuration.characters import CAPTAIN, SHERIFF, Estate
from carson.cards.configuration.deck import ERA_CARDS, TERRAIN_CARDS
from carson.cards.game import CardGame
from carson.cards.map.city import Terrain
from carson.cards.round.rounds import ERAS, ROUNDS
from carson.cards.round.scoring import score

MOST_KEPT: Final = 3000
CHOICE: Final = 3  # from how many cards a seat can choose in a usual round

Place = tuple[float, int]  # what it brings, and the upper left parcel


class Judge:
    """Knows the weights. What it keeps is the same whenever it is found, so that it can be forgotten at any time."""

    def __init__(self, learned: Mapping[str, Sequence[float]], doubt: Doubt = USUAL) -> None:
        self.doubt = doubt
        self._weights = {
            (era, round): weights_after(learned, era, round) for era in range(1, ERAS + 1) for round in range(ROUNDS + 1)
        }
        self._grounds: dict[object, Ground] = {}
        self._values: dict[object, float] = {}
        self._places: dict[object, list[Place]] = {}

    def forget(self) -> None:
        """So that memory has an end."""
        for kept in (self._grounds, self._values, self._places):
            if len(kept) > MOST_KEPT:
                kept.clear()

    def weights(self, game: CardGame) -> Weights:
        return self._weights[game.era, game.round]

    def value(self, game: CardGame, estate: Estate) -> float:
        """What an estate is worth after this round, with its powers and without its bids."""
        key = estate.city, estate.characters, estate.sold, game.turned, game.era, game.round
        value = self._values.get(key)
        if value is None:
            weights = self.weights(game)
            found = survey(estate) if estate.city.land else None
            value = score_of(estate) + weights.one + weights.of_city(found, estate)
            value += weights.of_characters(estate, game.turned)
            self._values[key] = value
        return value

    def finals(self, game: CardGame) -> list[float]:
        """What everybody may expect in the end, without what this round still brings and without bids."""
        players = game.config.players
        real = [self.value(game, game.estate(seat)) for seat in range(players)]
        scores = [score(game, seat) for seat in range(players, game.players)]
        return in_the_end(real, scores, game.config.virtual, game.era, game.round)

    def parts(self, game: CardGame, estate: Estate) -> dict[str, float]:
        """What the value is made of, but for what everybody has."""
        found = survey(estate) if estate.city.land else None
        return {"score": score_of(estate), **self.weights(game).told(found, estate, game.turned)}

    def places(self, game: CardGame, estate: Estate, card: int) -> list[Place]:
        """Where a terrain card may lie, the best place first, with what it brings there, nearly."""
        city, terrain = estate.city, game.deck.terrain[card]
        key = city, estate.characters, terrain, game.era, game.round
        places = self._places.get(key)
        if places is None:
            if city.land:
                places = sorted(self._gains(estate, terrain, (game.era, game.round)), reverse=True)
            else:
                (corner,) = city.places(terrain, False, False)
                after = self.value(game, with_card(game, estate, card, corner))
                places = [(after - self.value(game, estate), corner)]
            self._places[key] = places
        return places

    def _gains(self, estate: Estate, terrain: Terrain, after: tuple[int, int]) -> list[Place]:
        key = estate.city, estate.characters, after
        ground = self._grounds.get(key)
        if ground is None:
            ground = self._grounds[key] = Ground(survey(estate), estate, self._weights[after])
        tamed = estate.city.tames_outlaws(SHERIFF in estate.characters)
        corners = estate.city.places(terrain, CAPTAIN in estate.characters, tamed)
        return [(ground.gain(terrain, corner), corner) for corner in corners]

    def gain(self, game: CardGame, estate: Estate, card: int) -> float:
        """What a card brings, terrain at its best place."""
        if card < TERRAIN_CARDS:
            places = self.places(game, estate, card)
            return places[0][0] if places else 0.0
        with_him = Estate(estate.city, (*estate.characters, card - TERRAIN_CARDS), estate.sold)
        return self.value(game, with_him) - self.value(game, estate)

    def ahead(self, game: CardGame, estate: Estate) -> float:
        """What an estate is worth with the card that it gets in the next round, the best of some from the whole pile."""
        if game.era == ERAS and game.round == ROUNDS:
            return self.value(game, estate)
        era, round = (game.era, game.round + 1) if game.round < ROUNDS else (game.era + 1, 1)
        pile = game.pile if era == game.era else range((era - 1) * ERA_CARDS, era * ERA_CARDS)
        weights = self._weights[era, round]
        value = score_of(estate) + weights.one + weights.of_city(survey(estate), estate)
        value += weights.of_characters(estate, game.turned)
        counts: dict[Terrain, int] = {}
        for card in pile:
            terrain = game.deck.terrain[card]
            counts[terrain] = counts.get(terrain, 0) + 1
        gains = []
        for terrain, count in counts.items():
            best = max(self._gains(estate, terrain, (era, round)), default=(0.0, 0))[0]
            gains.append((best, count))
        below, left = 1.0, len(pile)
        for best, count in sorted(gains, reverse=True):  # the chance that all are below, and that this one is the best
            left -= count
            rest = (left / len(pile)) ** CHOICE
            value += best * (below - rest)
            below = rest
        return value


def with_card(game: CardGame, estate: Estate, card: int, corner: int) -> Estate:
    return Estate(estate.city.with_card(card, game.deck.terrain[card], corner), estate.characters, estate.sold)
