"""The board game's entry in the registry."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from typing import ClassVar

from carson.board.buildings import EXTRA_NAMES
from carson.board.characters import CHARACTERS
from carson.board.configuration.anything import any_changes
from carson.board.configuration.config import CASTS, MOST_MOUNTAINS, PRESETS, RANDOM, RULES, Config, preset, usual_mountains
from carson.board.configuration.editions import MOST_PLAYERS
from carson.board.configuration.rules import Rules
from carson.board.configuration.switches import CODES, USUAL, switches
from carson.board.game import BoardGame
from carson.board.map.action_track import SPACE_NAMES
from carson.board.round.setup import new_game
from carson.board.shown.position import HEADER, read_position
from carson.board.shown.position_writing import write_position
from carson.board.state.choices import CATALOGUE
from carson.board.variants import ALL_VARIANTS, EXTRAS, VARIANTS
from carson.board.variants.variant import Variant
from carson.core.game import Game
from carson.core.refusal import Refusal
from carson.core.title import Phrase, Switches, Title, config_in


class Board(Title):
    name = "board"
    catalogue = CATALOGUE
    header = HEADER
    editions = MOST_PLAYERS
    presets = tuple(PRESETS)
    variants = tuple(VARIANTS)
    extras = tuple(EXTRAS)
    characters: ClassVar[Mapping[str, str]] = {code: CHARACTERS[code].name for code in CODES}
    combinations = CASTS
    spaces = SPACE_NAMES
    own_figures = "data"

    def preset(self, name: str, /, **changes: object) -> dict[str, object]:
        config = Config.from_json({**preset(name).as_json(), **changes})
        if config.rules != RULES:
            raise Refusal("old-rules", rules=config.rules, known=RULES)
        if "mountains" not in changes:
            config = replace(config, mountains=usual_mountains(config))
        return config.as_json()

    def switches(self, name: str, /, **changes: object) -> Switches:
        return switches({**preset(name).as_json(), **changes})

    def any_changes(self, pick: Callable[[int], int]) -> dict[str, object]:
        return any_changes(pick)

    def in_brief(self, config: Mapping[str, object]) -> list[Phrase]:
        try:
            played = Config.from_json(config)
        except Refusal:
            return []
        buildings = [f"kind-{name}" for name in played.extra_buildings]
        told = [
            Phrase(f"edition-{played.edition}.played"),
            Phrase("played-players", {"count": played.players}),
            Phrase(_cast(played.characters)),
            *(Phrase(f"variant-{name}") for name in played.variants),
            *map(Phrase, ["played-all-buildings"] if len(buildings) == len(EXTRA_NAMES) else buildings),
        ]
        if played.river:
            told.append(Phrase("played-own-river"))
        if played.mountains != MOST_MOUNTAINS:
            told.append(Phrase("played-mountains", {"count": played.mountains}))
        if played.data.changes:
            told.append(Phrase("played-own-figures"))
        return told

    def has_secrets(self, config: Mapping[str, object]) -> bool:
        variants = [ALL_VARIANTS[name] for name in Config.from_json(config).variants]
        return any(type(variant).secrets is not Variant.secrets for variant in variants)

    def renewed(self, config: Mapping[str, object]) -> dict[str, object]:
        return {**config, "rules": RULES}

    def new(self, config: Mapping[str, object], seed: str, quiet: bool = False) -> BoardGame:
        return new_game(Config.from_json(config), seed, quiet)

    def from_json(self, state: Mapping[str, object]) -> BoardGame:
        game = BoardGame(Rules(Config.from_json(config_in(state))), "")
        game.restore(state)
        return game

    def from_position(self, text: str) -> BoardGame:
        return read_position(text)

    def position(self, game: Game) -> str:
        assert isinstance(game, BoardGame)
        return write_position(game)


def _cast(characters: Sequence[str]) -> str:
    """The words for a set of characters, in any order."""
    known = {"played-cast-random": RANDOM, "played-cast-plain": USUAL}
    known |= {f"preset-{name}": codes for name, codes in CASTS.items()}
    return next((words for words, codes in known.items() if set(codes) == set(characters)), "played-cast-own")


BOARD = Board()
