"""The card game's entry in the registry."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping
from typing import ClassVar

from carson.cards.configuration.config import FEWEST, LEVELS, MOST, PRESETS, Config, fill_up, written
from carson.cards.configuration.deck import DEFAULT, from_changes
from carson.cards.configuration.switches import switches
from carson.cards.game import CardGame
from carson.cards.round.setup import new_game
from carson.cards.shown.position import HEADER, read_position
from carson.cards.shown.position_writing import write_position
from carson.cards.state.choices import CATALOGUE
from carson.core.game import Game
from carson.core.refusal import Refusal
from carson.core.title import Phrase, Switches, Title, config_in


class Cards(Title):
    name = "cards"
    catalogue = CATALOGUE
    header = HEADER
    editions: ClassVar[Mapping[str, int]] = {}
    presets = tuple(PRESETS)
    variants = ()
    own_figures = "deck"

    def preset(self, name: str, /, **changes: object) -> dict[str, object]:
        return Config.from_json(self._wish(name, changes)).as_json()

    def switches(self, name: str, /, **changes: object) -> Switches:
        return switches(self._wish(name, changes))

    def _wish(self, name: str, changes: Mapping[str, object]) -> dict[str, object]:
        """With another number of players as many virtual ones as a table needs; own lists replace those of today's deck."""
        if name not in PRESETS:
            raise Refusal("unknown-preset", "C1.1", preset=name, known=", ".join(PRESETS))
        config = PRESETS[name]
        wish = {**config.as_json(), **changes}
        players = wish["players"]
        if "virtual" not in changes and isinstance(players, int) and players != config.players:
            wish["virtual"] = list(fill_up(players, *config.virtual[:1]))
        if isinstance(deck := wish["deck"], Mapping):
            wish["deck"] = written(from_changes(deck, base=DEFAULT.digest))
        return wish

    def any_changes(self, pick: Callable[[int], int]) -> dict[str, object]:
        """Any number of players, with virtual ones of any levels."""
        players = 1 + pick(MOST)
        fewest = max(0, FEWEST - players)
        virtual = fewest + pick(MOST - players - fewest + 1)
        levels = list(LEVELS)
        return {"players": players, "virtual": [levels[pick(len(levels))] for _ in range(virtual)]}

    def in_brief(self, config: Mapping[str, object]) -> list[Phrase]:
        try:
            played = Config.from_json(config)
        except Refusal:
            return []
        told = [Phrase("played-players", {"count": played.players})]
        for level, count in Counter(played.virtual).items():
            told.append(Phrase("played-virtual", {"count": count}, {"level": f"cards-level-{level}"}))
        return [*told, Phrase("played-own-deck")] if played.deck.changes else told

    def has_secrets(self, config: Mapping[str, object]) -> bool:
        return True  # the bids

    def renewed(self, config: Mapping[str, object]) -> dict[str, object]:
        """With today's deck, unless it was one of the players' own."""
        return {**config, "deck": DEFAULT.digest} if isinstance(config.get("deck"), str) else dict(config)

    def new(self, config: Mapping[str, object], seed: str, quiet: bool = False) -> CardGame:
        return new_game(Config.from_json(config), seed, quiet)

    def from_json(self, state: Mapping[str, object]) -> CardGame:
        game = CardGame(Config.from_json(config_in(state)), "")
        game.restore(state)
        return game

    def from_position(self, text: str) -> CardGame:
        return read_position(text)

    def position(self, game: Game) -> str:
        assert isinstance(game, CardGame)
        return write_position(game)


CARDS = Cards()
