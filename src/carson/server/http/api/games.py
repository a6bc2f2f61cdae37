"""What can be played, and whether a wish can be."""

from __future__ import annotations

from collections.abc import Sequence

from litestar import Router, get, post

from carson.core.refusal import Refusal
from carson.core.title import Title
from carson.games import entry_of, seats_taken, title_of, titles
from carson.server.http.api.answers import problems
from carson.server.http.api.context import Asked
from carson.server.http.problems import problem
from carson.server.http.protocol import GameInfo, Options, Playable, Problem, Wish
from carson.table.shown.refusals import InGame, in_words_of


@get("/", responses=problems(), sync_to_thread=False)
def list_games(context: Asked) -> list[GameInfo]:
    """All games with their editions, presets, variants and bots."""
    return [game_info(title, context.programs) for title in titles()]


@get("/{game:str}", responses=problems(404), sync_to_thread=False)
def show_game(context: Asked, game: str) -> GameInfo:
    """One game with its editions, presets, variants and bots."""
    return game_info(title_of(game), context.programs)


@post("/{game:str}/check", responses=problems(404, 422), sync_to_thread=False, status_code=200)
def check_wish(game: str, data: Wish) -> Playable:
    """Whether something can be played, and with which whole configuration; if not, why."""
    title = title_of(game)
    return playable(title, data.preset, data.changes)


@post("/{game:str}/options", responses=problems(404), status_code=200)
async def list_options(context: Asked, game: str, data: Wish) -> Options:
    """What fits together. For each thing that can be switched: null, or why the wish could not be played then."""
    return await context.work(options, title_of(game).name, data.preset, data.changes, context.language)


def game_info(title: Title, programs: Sequence[str] = ()) -> GameInfo:
    return GameInfo(
        name=title.name,
        editions=dict(title.editions),
        presets=list(title.presets),
        variants=list(title.variants),
        extras=list(title.extras),
        bots=[*programs, *entry_of(title.name).bots],
        default_bot=entry_of(title.name).default_bot,
        levels=[*entry_of(title.name).levels, *programs],
        stars=entry_of(title.name).stars,
        characters=list(title.characters),
        character_names=dict(title.characters),
        combinations={name: list(codes) for name, codes in title.combinations.items()},
        spaces=list(title.spaces),
        configs={name: title.preset(name) for name in title.presets},
    )


def playable(title: Title, preset: str, changes: dict[str, object]) -> Playable:
    with in_words_of(title.name):
        config = title.preset(preset or title.presets[0], **changes)
        return Playable(title.name, config, seats_taken(config, title.new(config, "", quiet=True).players))


def options(game: str, preset: str, changes: dict[str, object], language: str) -> Options:
    """A wish, and what would be with each of its switches. What is wrong twice is put into words once."""
    title = title_of(game)
    told: dict[str, Problem] = {}

    def refused(refusal: Refusal) -> Problem:
        if str(refusal) not in told:
            told[str(refusal)] = problem(InGame(refusal, title.name, ()), language)
        return told[str(refusal)]

    def why_not(fields: dict[str, object]) -> Problem | None:
        try:
            title.preset(preset, **{**others, **fields})
        except Refusal as refusal:
            return refused(refusal)
        return None

    preset = preset or title.presets[0]
    others = {name: value for name, value in changes.items() if name != title.own_figures}
    config: dict[str, object] | None = None
    why: Problem | None = None
    try:
        config = title.preset(preset, **changes)
    except Refusal as refusal:
        why = refused(refusal)
    try:
        switches = title.switches(preset, **changes)
    except Refusal:
        switches = {}
    fits = {what: {name: why_not(fields) for name, fields in one.items()} for what, one in switches.items()}
    return Options(config, why, [] if config is None else title.in_brief(config), **fits, changes=switches)


GAMES_ROUTER = Router("/games", route_handlers=[list_games, show_game, check_wish, list_options], tags=["Games"])
