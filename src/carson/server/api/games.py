"""What can be played, and whether a wish can be."""

from __future__ import annotations

from litestar import Router, get, post

from carson.bots import BOTS
from carson.core.registry import GameKind
from carson.games import GAMES, game_kind, seats_taken
from carson.server.api.answers import problems
from carson.server.problems import in_words_of
from carson.server.protocol import GameInfo, Playable, Wish


@get("/", responses=problems(), sync_to_thread=False)
def list_games() -> list[GameInfo]:
    """All games with their editions, presets, variants and bots."""
    return [game_info(kind) for kind in GAMES.values()]


@get("/{game:str}", responses=problems(404), sync_to_thread=False)
def show_game(game: str) -> GameInfo:
    """One game with its editions, presets, variants and bots."""
    return game_info(game_kind(game))


@post("/{game:str}/check", responses=problems(404, 422), sync_to_thread=False, status_code=200)
def check_wish(game: str, data: Wish) -> Playable:
    """Whether something can be played, and with which whole configuration; if not, why."""
    kind = game_kind(game)
    return playable(kind, data.preset, data.changes)


def game_info(kind: GameKind) -> GameInfo:
    return GameInfo(
        kind.name, dict(kind.editions), list(kind.presets), list(kind.variants), list(kind.extras), list(BOTS[kind.name])
    )


def playable(kind: GameKind, preset: str, changes: dict[str, object]) -> Playable:
    with in_words_of(kind.name):
        config = kind.preset(preset or kind.presets[0], **changes)
        return Playable(kind.name, config, seats_taken(config, kind.new(config, "", quiet=True).players))


GAMES_ROUTER = Router("/games", route_handlers=[list_games, show_game, check_wish], tags=["Games"])
