"""How often a hint is thought out."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from carson.core.refusal import Refusal
from carson.server.bots import hints
from carson.server.bots.turns import Asking
from carson.server.rooms.hub import Hub
from carson.server.settings import Settings
from carson.server.store import Store, database_url
from carson.table.shown.hints import considered, position
from tests.table.at_table import choose, started


def with_hub(tmp_path: Path, scene: Callable[[Hub], Awaitable[None]]) -> None:
    async def run() -> None:
        store = Store(database_url(str(tmp_path / "carson.db")))
        async with Hub(store, Settings(bot_processes=1)) as hub:
            await scene(hub)
        store.close()

    asyncio.run(run())


def test_for_one_question_it_thinks_once(tmp_path: Path) -> None:
    live = started("cards", "solo")

    async def scene(hub: Hub) -> None:
        _, first = hints.ask(hub, Asking(), live, 0)
        _, second = hints.ask(hub, Asking(), live, 0)
        assert first is second
        assert await first == considered(position(live, 0), "legend", 0)
        assert hints.ask(hub, Asking(), live, 0)[1] is first
        choose(live, 0, "bid 1")
        assert hints.ask(hub, Asking(), live, 0)[1] is not first

    with_hub(tmp_path, scene)


def test_where_thinking_failed_it_is_tried_again(tmp_path: Path) -> None:
    live = started("cards", "solo")

    async def scene(hub: Hub) -> None:
        _, first = hints.ask(hub, Asking(), live, 0)
        first.cancel()
        await asyncio.wait([first])
        _, second = hints.ask(hub, Asking(), live, 0)
        assert await second == considered(position(live, 0), "legend", 0)

    with_hub(tmp_path, scene)


def test_where_nobody_can_think_now_is_told(tmp_path: Path) -> None:
    live = started("cards", "solo")

    async def scene(hub: Hub) -> None:
        await hub.bots._thinkers.close()
        with pytest.raises(Refusal, match="no-hint-now"):
            await hints.ask(hub, Asking(), live, 0)[1]

    with_hub(tmp_path, scene)
