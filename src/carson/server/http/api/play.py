"""Play over plain HTTP: see the game, choose, take back, talk, resign. The WebSocket of a table does the same at once."""

from __future__ import annotations

from typing import Annotated

from litestar import Response, Router, get, post
from litestar.params import Parameter
from msgspec.json import encode

from carson.core.refusal import Refusal
from carson.locales import ENGLISH
from carson.server.http.api.answers import problems
from carson.server.http.api.context import Asked, Context, Language
from carson.server.http.problems import problem
from carson.server.http.protocol import (
    LONGEST_CHOICE,
    MOST_SEATS,
    Chat,
    Choice,
    MomentInfo,
    News,
    Order,
    Problem,
    ScenesInfo,
    SeatNumber,
    Seen,
    Written,
)
from carson.server.rooms.room import Room
from carson.table import actions
from carson.table.live_table import LiveTable
from carson.table.moments import own_secrets
from carson.table.shown.languages import one_of_ours
from carson.table.shown.refusals import in_words_of
from carson.table.shown.scenes import shown_again

LONGEST_POLL = 25

Since = Annotated[int, Parameter(ge=0, le=1_000_000, description="The number of the last message that the client has seen.")]
Wait = Annotated[
    int, Parameter(ge=0, le=LONGEST_POLL, description="Seconds to wait for something new, if there is nothing yet.")
]
AboutChoice = Annotated[str, Parameter(max_length=LONGEST_CHOICE, description="Left out if a target is given.")]
AboutTarget = Annotated[
    str, Parameter(max_length=LONGEST_CHOICE, description="What is pointed at, as in `own.targets`: `d4`, `wages`.")
]
MomentNumber = Annotated[int, Parameter(ge=0, le=1_000_000, description="Of a message since the game's start.")]
Which = Annotated[  # the limits again, because the framework's schema forgets those of what may be left out
    SeatNumber | None,
    Parameter(
        description="For those who have several seats at the table.", schema_extra={"minimum": 0, "maximum": MOST_SEATS - 1}
    ),
]


@get("/news", responses=problems(403, 404, 409, 422))
async def news(
    context: Asked, table: str, since: Since = 0, wait: Wait = 0, explain: bool = False, seat: Which = None,
    language: Language = "",
) -> News:  # fmt: skip
    """What happened after a number, and how the game is now for your seat, or for a spectator.

    With `explain`, every legal choice comes with what it costs and brings. With a language, what happened, what you are
    asked and what you can choose come in sentences besides.
    """
    room = context.room(table)
    if wait:
        place = await room.read(lambda live: context.caller.place(live, seat))
        with context.held():
            await room.wait_for_more(place, since, wait)

    def told(live: LiveTable) -> bytes:
        place = context.caller.place(live, seat)  # which may have changed while he waited
        return encode(room.edition(live).values(place, min(since, live.number), explain, True, one_of_ours(language)))

    return Response(await room.read(told), media_type="application/json")  # type: ignore[return-value]


@post("/choices", responses=problems(403, 404, 409, 422))
async def choose(context: Asked, table: str, data: Choice, seat: Which = None) -> Written:
    """Make a choice. It is answered when it is kept; `number` says what you had seen, so that nothing happens twice."""
    room, own = await seated(context, table, seat)
    return Written(await room.write(actions.choice(own, data.choice, data.number)))


@post("/undo", responses=problems(403, 404, 409, 422))
async def undo(context: Asked, table: str, data: Seen, seat: Which = None) -> Written:
    """Take your last choice back: up to the last chance, reveal or choice of another."""
    room, own = await seated(context, table, seat)
    return Written(await room.write(actions.undo(own, data.number)))


@post("/orders", responses=problems(403, 404, 409, 422))
async def order(context: Asked, table: str, data: Order, seat: Which = None) -> Written:
    """Leave a standing order for this round, which only you see: the table then answers for you. Empty: take all back."""
    room, own = await seated(context, table, seat)
    return Written(await room.write(actions.order(own, data.order)))


@post("/chat", responses=problems(403, 404, 409, 422))
async def chat(context: Asked, table: str, data: Chat, seat: Which = None) -> Written:
    """Say something to everybody at the table."""
    room, own = await seated(context, table, seat)
    context.spend_chat(table, own)
    return Written(await room.write(actions.chat(own, data.text)))


@post("/resign", responses=problems(403, 404, 409, 422))
async def resign(context: Asked, table: str, seat: Which = None) -> Written:
    """Give up. A bot plays on for you, so that the others can finish; you come last."""
    room, own = await seated(context, table, seat)
    return Written(await room.write(actions.resign(own)))


@post("/return", responses=problems(403, 404, 409, 422))
async def come_back(context: Asked, table: str, seat: Which = None) -> Written:
    """Play again yourself after a bot stood in for you."""
    room, own = await seated(context, table, seat)
    return Written(await room.write(actions.come_back(own)))


@get("/why-not", responses=problems(403, 404, 409, 422))
async def why_not(
    context: Asked, table: str, choice: AboutChoice = "", target: AboutTarget = "", seat: Which = None
) -> Problem | None:
    """Why something cannot be chosen now; null if it can.

    A choice, or a thing on the table that is pointed at: then it is about what could be done with others of its kind.
    """

    def why(live: LiveTable) -> Problem | None:
        own = context.caller.seat(live, seat)
        actions.must_be_running(live)
        try:
            with in_words_of(live.table.game, live.names):
                if target:
                    actions.must_be_possible(live, own, target)
                else:
                    actions.choice(own, choice, live.number)(live, live.last_at)
        except Refusal as refusal:
            return problem(refusal, context.language)
        return None

    return await context.room(table).read(why)


@get("/moments/{number:int}", responses=problems(403, 404, 409, 422))
async def show_moment(context: Asked, table: str, number: MomentNumber, seat: Which = None) -> MomentInfo:
    """How the game was after a message, for your seat or for a spectator: to look back at any time, and to replay."""
    room = context.room(table)
    place = await room.read(lambda live: context.caller.place(live, seat))
    game, choices = await room.look_back(number)
    return MomentInfo(number, choices, {**game.public_view()}, own_secrets(game, place))


@get("/scenes", responses=problems(403, 404, 409, 422))
async def show_scenes(
    context: Asked, table: str, since: MomentNumber, until: MomentNumber, seat: Which = None, language: Language = ""
) -> ScenesInfo:
    """What happened after one message and up to another, scene by scene, as a table that is followed tells it.

    So whoever was away sees it, and a finished game is shown again. At most 60 messages at once.
    """
    room = context.room(table)
    place = await room.read(lambda live: context.caller.place(live, seat))
    games = await room.look_back_at_all(since, until)

    def told(live: LiveTable) -> bytes:
        view, own = games[0].public_view(), own_secrets(games[0], place)
        messages = shown_again(live, games, since, place, one_of_ours(language) or ENGLISH)
        return encode({"number": since, "view": view, "own": own, "messages": messages})

    return Response(await room.read(told), media_type="application/json")  # type: ignore[return-value]


async def seated(context: Context, table: str, wanted: int | None) -> tuple[Room, int]:
    room = context.room(table)
    return room, await room.read(lambda live: context.caller.seat(live, wanted))


PLAY_ROUTER = Router(
    "/tables/{table:str}",
    tags=["Play"],
    route_handlers=[news, choose, undo, order, chat, resign, come_back, why_not, show_moment, show_scenes],
)
