"""What a table can tell about its game beside it: the statistics of a finished one."""

from __future__ import annotations

from weakref import WeakKeyDictionary

from litestar import Router, get
from msgspec import convert

from carson.core.refusal import Refusal
from carson.lab.story import Story, story_of
from carson.server.api.answers import problems
from carson.server.api.context import Asked
from carson.server.languages import words
from carson.server.live_table import OVER, LiveTable
from carson.server.problems import NAMINGS
from carson.server.protocol import Statistics

_STORIES: WeakKeyDictionary[LiveTable, Story] = WeakKeyDictionary()  # of tables in memory whose games are over


@get("/statistics", responses=problems(403, 404, 409))
async def show_statistics(context: Asked, table: str) -> Statistics:
    """A finished game in figures. Money, points and firepower by round, where points and money came from, and luck."""

    def finished(live: LiveTable) -> LiveTable:
        context.caller.must_be_allowed_to_watch(live)
        if live.state != OVER:
            raise Refusal("table-not-over")
        return live

    live = await context.room(table).read(finished)  # its game does not change any more
    return await context.hub.in_thread(statistics, live, context.language)


def statistics(live: LiveTable, language: str) -> Statistics:
    """As far as today's rules go with the game."""
    story = _STORIES.get(live)
    if story is None:
        story = _STORIES[live] = story_of(live.play.record)
    return convert(story.as_json(NAMINGS[live.table.game](words(language)).reason), Statistics)


INSIGHT_ROUTER = Router("/tables/{table:str}", tags=["Insight"], route_handlers=[show_statistics])
