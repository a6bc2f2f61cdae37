"""What a table can tell about its game beside it: a hint, a round that has ended, the statistics of a finished game."""

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
from carson.server.http.api.play import MomentNumber, Which
from carson.server.http.protocol import RoundInfo, Statistics
from carson.table.live_table import LiveTable, Moment
from carson.table.moments import moments_until
from carson.table.shown.hints import Hint, hint
from carson.table.story.story import Story, in_words, round_in_words, round_summary, story_of
from carson.table.story.verdicts import verdicts

_STORIES: WeakKeyDictionary[LiveTable, Story] = WeakKeyDictionary()  # of tables in memory whose games are over


@get("/hint", responses=problems(403, 404, 409, 422))
async def give_hint(context: Asked, table: str, seat: Which = None) -> Hint:
    """What a good bot would consider in your place: the best ideas, with its reasons. It knows no more than you do."""

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
    told = in_words(story, live.game, language)
    return convert({**told, "verdicts": verdicts(live, story, language)}, Statistics)


@get("/moments/{number:int}/round", responses=problems(403, 404, 409, 422))
async def show_round(context: Asked, table: str, number: MomentNumber, seat: Which = None) -> RoundInfo | None:
    """The round that ended with a message: who earned what, how they stand, what is promised. Null if none did."""
    room = context.room(table)

    def asked(live: LiveTable) -> tuple[str, list[Moment]]:
        context.caller.place(live, seat)
        return live.table.game, moments_until(live, number)

    name, moments = await room.read(asked)
    game, _ = await room.look_back(number)
    summary = round_summary(name, game, moments)
    return None if summary is None else convert(round_in_words(summary, name, context.language), RoundInfo)


INSIGHT_ROUTER = Router("/tables/{table:str}", tags=["Insight"], route_handlers=[give_hint, show_round, show_statistics])
