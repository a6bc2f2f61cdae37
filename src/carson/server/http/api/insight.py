"""What a table can tell about its game beside it: a hint while it runs, the statistics of a finished one."""

from __future__ import annotations

import asyncio
from weakref import WeakKeyDictionary

from litestar import Router, get
from msgspec import convert

from carson.core.game import Game
from carson.server.bots import hints
from carson.server.bots.turns import Asking
from carson.server.http.api.answers import problems
from carson.server.http.api.context import Asked
from carson.server.http.api.play import Which
from carson.server.http.protocol import Statistics
from carson.table.live_table import LiveTable
from carson.table.shown.hints import Hint, hint
from carson.table.story.story import Story, in_words, story_of

_STORIES: WeakKeyDictionary[LiveTable, Story] = WeakKeyDictionary()  # of tables in memory whose games are over


@get("/hint", responses=problems(403, 404, 409, 422))
async def give_hint(context: Asked, table: str, seat: Which = None) -> Hint:
    """What a good bot would consider in your place, the best five, with its reasons. It knows no more than you do."""

    def asked(live: LiveTable) -> tuple[LiveTable, int, Game, hints.Thinking]:
        own = context.caller.seat(live, seat)
        return live, own, *hints.ask(context.hub, Asking(context.mark, table), live, own)

    live, own, position, thinking = await context.room(table).read(asked)
    with context.held():
        thoughts = await asyncio.shield(thinking)
    return await context.hub.in_thread(hint, live, position, own, thoughts, context.language)


@get("/statistics", responses=problems(403, 404, 409))
async def show_statistics(context: Asked, table: str) -> Statistics:
    """A finished game in figures. Money, points and firepower by round, where points and money came from, and luck."""
    live = await context.room(table).read(context.caller.finished)
    if live not in _STORIES:
        _STORIES[live] = await context.work(story_of, live.play.record)
    return statistics(live, _STORIES[live], context.language)


def statistics(live: LiveTable, story: Story, language: str) -> Statistics:
    """As far as today's rules go with the game."""
    return convert(in_words(story, live.game, language), Statistics)


INSIGHT_ROUTER = Router("/tables/{table:str}", tags=["Insight"], route_handlers=[give_hint, show_statistics])
