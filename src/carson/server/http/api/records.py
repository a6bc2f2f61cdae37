"""Games from files: the record of a finished game becomes a table that can be looked through and shared."""

from __future__ import annotations

from typing import Annotated

from litestar import Router, post
from litestar.params import Body

from carson.core.record import Record
from carson.server.http.api.answers import problems
from carson.server.http.api.context import Asked
from carson.server.http.api.tables import add_once
from carson.server.http.protocol import TableId
from carson.server.logs import log
from carson.table.new_tables import Opener
from carson.table.record_tables import finished_record, recorded_id, recorded_table

RecordFile = Annotated[
    dict[str, object], Body(description="A record as docs/records.md describes it, of a game that is over.")
]


@post("/", responses=problems(404, 422))
async def keep_record(context: Asked, data: RecordFile) -> TableId:
    """Keep the record of a finished game as a private table. It is played again first; the same record is kept once."""
    hub, account = context.hub, context.caller.account
    id, record = await context.work(read, data)
    opener = Opener(account=account.id if account is not None else None, client=context.mark)
    if not await hub.in_thread(hub.store.keep_upload, id, hub.now(), opener.account):
        context.spend_table()  # before the work, which is the same for a record that turns out to be wrong
        table, entries = await context.work(recorded_table, record, hub.now(), opener)
        await hub.in_thread(add_once, hub.store, table, entries)
        log("record-kept", table=id, game=table.game)
    return TableId(id)


def read(values: object) -> tuple[str, Record]:
    """The record that a file holds, and the id of its table."""
    record = finished_record(values)
    return recorded_id(record), record


RECORDS_ROUTER = Router("/records", tags=["Tables"], route_handlers=[keep_record])
