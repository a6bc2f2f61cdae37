"""A real server whose machine's clock is set while it runs, and before it starts again: nobody loses time, no bot stalls."""

from __future__ import annotations

import asyncio
import sqlite3
from pathlib import Path
from time import sleep

import pytest

from carson.table.caretaking import PATIENCE
from tests.server.players import open_table
from tests.server.service import UNLIMITED, Service
from tests.waiting import until

HOUR = 3600.0
SECONDS = 900  # on each player's clock
GAME: dict[str, object] = {"game": "board", "preset": "first-game", "changes": {"players": 3}}
SHIFTED = """
import time
from pathlib import Path

real, by = time.time, Path({file!r})
time.time = lambda: real() + float(by.read_text())
"""


class ShiftedService(Service):
    """A server that believes its machine's clock to be so many seconds ahead."""

    def __init__(self, folder: Path) -> None:
        self.file = folder / "shift"
        self.shift(0.0)
        (folder / "sitecustomize.py").write_text(SHIFTED.format(file=str(self.file)))  # Python runs it before anything else
        super().__init__(str(folder / "carson.db"), folder, {**UNLIMITED, "PYTHONPATH": str(folder)})

    def shift(self, seconds: float) -> None:
        new = self.file.with_suffix(".new")
        new.write_text(str(seconds))
        new.replace(self.file)

    def restarted(self, shift: float) -> None:
        self.kill()
        self.shift(shift)
        self.start()


@pytest.mark.slow
def test_an_hour_forward_costs_nobody_the_game(tmp_path: Path) -> None:
    with ShiftedService(tmp_path) as service:
        with service.client() as client:
            clock = {"clock": {"mode": "game", "seconds": SECONDS}}
            table = open_table(client, GAME, persons=3, agreement=clock)
        with service.client(table.tokens[0].token) as client:

            def left() -> list[float]:
                news = client.get(f"/tables/{table.id}/news").json()
                assert {message["kind"] for message in news["messages"]} <= {"sit", "start"}
                return list(news["clock"])

            service.shift(HOUR)
            sleep(7)  # longer than from one beat to the next
            assert min(left()) > SECONDS - 30
            service.restarted(2 * HOUR)
            sleep(3)
            assert min(left()) > SECONDS - 60
            service.restarted(-HOUR)
            sleep(3)
            assert min(left()) > SECONDS - 120


@pytest.mark.slow
def test_bots_go_on_after_a_restart_an_hour_earlier(tmp_path: Path) -> None:
    with ShiftedService(tmp_path) as service:
        with service.client() as client:
            table = open_table(client, GAME, persons=0, agreement={"bot_pause": 1.0})
        sleep(1.5)
        service.restarted(-HOUR)
        before = number(service, table.id)
        asyncio.run(until(lambda: number(service, table.id) > before, 2 * PATIENCE))  # though nobody has come back


def number(service: Service, table: str) -> int:
    with sqlite3.connect(service.database) as connection:
        return int(connection.execute("SELECT number FROM tables WHERE id = ?", [table]).fetchone()[0])
