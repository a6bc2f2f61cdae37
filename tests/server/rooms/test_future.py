"""The way out that docs/hosting.md tells for a database that has been in the future."""

from __future__ import annotations

import asyncio
import re
from dataclasses import replace
from pathlib import Path
from time import time

from sqlalchemy import text

from carson.server.rooms.hub import DAY, Hub
from carson.server.settings import Settings
from carson.server.store import Store
from carson.table import actions
from carson.table.agreement import Agreement, ClockSetting
from tests.table.at_table import entries, started

HOSTING = Path(__file__).parents[3] / "docs" / "hosting.md"
SETTINGS = Settings(bot_processes=1)


def way_out(store: Store) -> list[str]:
    found = re.search(r"```sql\n(DELETE FROM lives.*?)```", HOSTING.read_text(), re.DOTALL)
    assert found is not None
    lines = found[1].replace("unixepoch()", "extract(epoch from now())") if store.is_postgres else found[1]
    return lines.splitlines()


def test_a_database_is_brought_back_from_the_future(store: Store) -> None:
    """Games that went on there go on, nobody has lost time, and the dates are right again."""

    async def main() -> None:
        async with Hub(store, SETTINGS):
            live = started(players=2, agreement=Agreement(clock=ClockSetting("game", 600)))
            now = time()
            table = replace(live.table, state="running", created=now, changed=now, due=now)
            store.add_table(table, [replace(entry, at=now) for entry in entries(live)])
        async with Hub(store, SETTINGS, lambda: time() + 1000 * DAY) as hub:
            await hub.room(table.id).write(actions.chat(0, "what a year"))
            hub.store.seen([(table.id, 0)], hub.now())
        async with Hub(store, SETTINGS) as hub:
            assert hub.now() > time() + 999 * DAY
        with store.engine.begin() as connection:
            for line in way_out(store):
                connection.execute(text(line))
        async with Hub(store, SETTINGS) as hub:
            assert abs(hub.now() - time()) < 5
            room = hub.room(table.id)
            assert await room.write(actions.chat(0, "home again")) == 3
            assert store.entries(table.id)[-1].at < time() + 5
            left = await room.read(
                lambda live: live.clock.remaining(0, live.waiting_persons, hub.now()) if live.clock else 0
            )
            assert 480 < left <= 600
            assert not await hub.beat()

    asyncio.run(main())
