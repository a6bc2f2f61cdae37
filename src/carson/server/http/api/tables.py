"""Tables: opened, listed, joined, started; and what comes after the game."""

from __future__ import annotations

from base64 import urlsafe_b64decode, urlsafe_b64encode
from collections.abc import Sequence
from contextlib import AbstractContextManager, nullcontext
from typing import Annotated, Literal

from litestar import Response, Router, delete, get, post, put
from litestar.params import Parameter, QueryParameter
from msgspec import DecodeError
from msgspec.json import decode, encode
from sqlalchemy.exc import IntegrityError

from carson.core.refusal import Refusal
from carson.games import title_of
from carson.server.http.api.answers import problems
from carson.server.http.api.context import Asked, Context
from carson.server.http.api.games import playable
from carson.server.http.api.play import Which
from carson.server.http.protocol import (
    MOST_SEATS,
    GiveSeat,
    NewTable,
    Seated,
    SeatToken,
    SeatWish,
    Sit,
    TableId,
    TableMade,
    TablePage,
    WhatIf,
    Written,
    agreed,
)
from carson.server.logs import log
from carson.server.people.identity import HOST, SEAT, hash_of, new_secret, new_seed, new_table_id
from carson.server.people.seating import seated
from carson.server.rooms.room import Unplayable
from carson.server.store import Store
from carson.table import actions
from carson.table.actions import Proposal
from carson.table.journal import Entry, Seat, Table
from carson.table.live_table import OVER, RUNNING, LiveTable, kept_record
from carson.table.new_tables import Opener, Opening, bot_seat, open_table, play_again, what_if
from carson.table.people.names import person_name
from carson.table.shown.descriptions import TableInfo, kept_info, summary, table_info

PAGE = 20
MOST_IN_PAGE = 100

Count = Annotated[int, Parameter(ge=1, le=MOST_IN_PAGE)]
Before = Annotated[str | None, Parameter(max_length=100, description="`next` of the page before.")]
InState = Annotated[Literal["open", "running", "over"], QueryParameter(name="state")]
SeatInPath = Annotated[int, Parameter(ge=0, lt=MOST_SEATS)]
Place = tuple[float, str]


@post("/", responses=problems(404, 409, 422))
async def open_new_table(context: Asked, data: NewTable) -> TableMade:
    """Open a table. The answer has the tokens of the host and of the persons on this client, which are not shown again."""
    wish = playable(title_of(data.game), data.preset, data.changes)
    seats = data.seats or [SeatWish("person"), *[SeatWish("bot")] * (wish.seats - 1)]
    if len(seats) != wish.seats:
        raise Refusal("wrong-seats", count=len(seats), seats=wish.seats)
    account, now = context.caller.account, context.hub.now()
    host, (places, tokens) = new_secret(HOST), seated(wish.game, seats, account, now, context.programs)
    opening = open_table(
        new_table_id(), wish.game, wish.config, new_seed(), places, agreed(data.agreement), now, opener(context, host),
        data.public, data.start,
    )  # fmt: skip
    return await keep(context, opening, host, tokens)


def opener(context: Context, host: str) -> Opener:
    account = context.caller.account
    return Opener(hash_of(host), account.id if account is not None else None, context.mark)


async def keep(context: Context, opening: Opening, host: str, tokens: list[SeatToken], cost: float = 1.0) -> TableMade:
    """Only what can be opened counts as one of the tables that a client may open."""
    hub, table = context.hub, opening.table
    with starting(context, table) if table.state == RUNNING else nullcontext():
        context.spend_table(cost)
        await hub.in_thread(hub.store.add_table, table, opening.entries)
        log("table-opened", table=table.id, game=table.game)
        room = context.room(table.id)
        hub.bots.wake(room, await room.read(lambda live: live))
    made = await room.read(lambda live: table_info(live, room.connected, hub.now()))
    return TableMade(made, host, tokens)


def starting(context: Context, table: Table) -> AbstractContextManager[None]:
    """A game starts in here. Those that bots play alone are counted, on account of whoever opened the table."""
    alone = all(seat.bot is not None for seat in table.seats)
    client = table.settings.get("client")
    return context.hub.starting_alone(str(client or context.mark)) if alone else nullcontext()


@get("/", responses=problems(422))
async def list_tables(context: Asked, in_state: InState = "open", count: Count = PAGE, before: Before = None) -> TablePage:
    """The public tables in a state, those that changed last first."""
    store = context.hub.store
    tables = await context.hub.in_thread(store.public_tables, in_state, count, read_place(before))
    return page(tables, count, (tables[-1].changed, tables[-1].id) if tables else None)


def page(tables: list[Table], count: int, last: Place | None) -> TablePage:
    more = last is not None and len(tables) == count
    return TablePage([summary(table) for table in tables], urlsafe_b64encode(encode(last)).decode() if more else None)


def read_place(text: str | None) -> Place | None:
    """Where a page ended."""
    if text is None:
        return None
    try:
        place: Place = decode(urlsafe_b64decode(text.encode()), type=Place)
    except (ValueError, DecodeError):
        raise Refusal("bad-page") from None
    if not place[1].isprintable():
        raise Refusal("bad-page")
    return place


@get("/{table:str}", responses=problems(403, 404))
async def show_table(context: Asked, table: str) -> TableInfo:
    """A table without its game."""
    room, caller = context.room(table), context.caller

    def info(live: LiveTable) -> TableInfo:
        caller.must_be_let_in(live.table, live.state)
        return table_info(live, room.connected, context.hub.now())

    try:
        return await room.read(info)
    except Unplayable as problem:
        caller.must_be_let_in(problem.table, problem.table.state)
        return kept_info(problem.table)


@post("/{table:str}/seats", responses=problems(403, 404, 409, 422))
async def sit_down(context: Asked, table: str, data: Sit) -> Seated:
    """Take a seat, or any free one. The answer has the seat's token, which is not shown again."""
    token, account, room = new_secret(SEAT), context.caller.account, context.room(table)
    name = account.name if account is not None else person_name(data.name)  # nobody passes for an account
    newcomer = Seat(0, name, token=hash_of(token), account=account.id if account is not None else None)

    def sit(live: LiveTable, at: float) -> Proposal:
        context.caller.must_be_let_in(live.table, live.state)
        return actions.sit(data.seat, newcomer)(live, at)

    await room.write(sit)
    return await room.read(
        lambda live: Seated(
            table_info(live, room.connected, context.hub.now()),
            next(seat.seat for seat in live.table.seats if seat.token == newcomer.token),
            token,
        )
    )


@delete("/{table:str}/seats/{seat:int}", responses=problems(403, 404, 409), status_code=200)
async def leave_seat(context: Asked, table: str, seat: SeatInPath) -> Written:
    """Get up before the game starts; the host may free any seat."""
    room = context.room(table)

    def leave(live: LiveTable, at: float) -> Proposal:
        if seat not in context.caller.is_seated(live.table):
            context.caller.must_be_host(live)
        known_seat(live, seat)
        return actions.leave(seat)(live, at)

    return Written(await room.write(leave))


@put("/{table:str}/seats/{seat:int}", responses=problems(403, 404, 409, 422))
async def give_seat(context: Asked, table: str, seat: SeatInPath, data: GiveSeat) -> Written:
    """The host gives a free seat to a bot, or takes it from one."""
    room = context.room(table)

    def game(live: LiveTable) -> str:
        context.caller.must_be_host(live)
        known_seat(live, seat)
        return live.table.game

    name = await room.read(game)
    if data.bot is None:
        return Written(await room.write(actions.leave(seat)))
    return Written(await room.write(actions.sit(seat, bot_seat(name, seat, data.bot, others=context.programs))))


def known_seat(live: LiveTable, seat: int) -> None:
    if seat >= live.seats:
        raise Refusal("no-seat", seat=seat, seats=live.seats)


@post("/{table:str}/start", responses=problems(403, 404, 409))
async def start_game(context: Asked, table: str) -> Written:
    """Anybody who sits at the table, or its host, starts the game when every seat is taken."""
    room = context.room(table)

    def allowed(live: LiveTable) -> Table:
        context.caller.may_start(live)
        return live.table

    with starting(context, await room.read(allowed)):
        return Written(await room.write(actions.start))


@post("/{table:str}/rematch", responses=problems(403, 404, 409, 422))
async def rematch(context: Asked, table: str, seat: Which = None, stronger: bool = False) -> TableId:
    """Play again with the same people: the table where. Everybody's token is good there, and asking this says yes to it.

    `stronger`: against bots one level higher, if nobody has asked before.
    """
    room, hub = context.room(table), context.hub

    def again(live: LiveTable) -> tuple[int, str, Table]:
        own = context.caller.seat(live, seat)
        if live.state != OVER:
            raise Refusal("table-not-over")
        return own, live.rematch, play_again(live, new_seed(), hub.now(), stronger)

    own, known, new = await room.read(again)
    if not known or await hub.in_thread(hub.store.table, known) is None:  # nobody came for so long that it was forgotten
        context.spend_table()
        await hub.in_thread(add_once, hub.store, new)
        try:
            await room.write(actions.rematch(own, new.id))
        except Refusal as refusal:
            if refusal.code != "has-rematch":
                raise
    try:
        await context.room(new.id).write(actions.agree(own))
    except Refusal as refusal:
        if refusal.code not in ("seat-taken", "table-started"):  # he has said yes before, or somebody else sits there now
            raise
    return TableId(new.id)


def add_once(store: Store, table: Table, entries: Sequence[Entry] = ()) -> None:
    """Keep a table, unless somebody else who asked for the same has just done so."""
    try:
        store.add_table(table, entries)
    except IntegrityError:
        if store.table(table.id) is None:
            raise


@post("/{table:str}/what-if", responses=problems(403, 404, 409, 422))
async def open_what_if(context: Asked, table: str, data: WhatIf) -> TableMade:
    """A finished game at any of its moves as a private table of your own, to be played on from there."""
    live = await context.room(table).read(context.caller.finished)
    wishes = data.seats or [SeatWish("person", seat.name) for seat in live.table.seats]
    now, host = context.hub.now(), new_secret(HOST)
    seats, tokens = seated(live.table.game, wishes, context.caller.account, now, context.programs)
    opening = await context.work(
        what_if, new_table_id(), live.table, live.play.record, data.choices, seats, now, opener(context, host)
    )
    return await keep(context, opening, host, tokens)


@get("/{table:str}/record", responses=problems(403, 404, 409), media_type="application/json")
async def download_record(context: Asked, table: str) -> Response[bytes]:
    """The record of a finished game: its configuration, seed and choices; `carson verify` checks it."""
    try:
        text = (await context.room(table).read(context.caller.finished)).record().as_text()
    except Unplayable as problem:
        context.caller.must_be_let_in(problem.table, problem.table.state)
        if problem.table.state != OVER:
            raise
        text = kept_record(problem.table, problem.entries).as_text()
    name = f'attachment; filename="carson-{table}.json"'
    return Response(text.encode(), media_type="application/json", headers={"content-disposition": name})


TABLES_ROUTER = Router(
    "/tables",
    tags=["Tables"],
    route_handlers=[
        open_new_table, list_tables, show_table, sit_down, leave_seat, give_seat, start_game, rematch, open_what_if,
        download_record,
    ],
)  # fmt: skip
