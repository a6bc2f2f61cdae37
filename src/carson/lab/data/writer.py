"""Games into a folder of tables, some thousand at a time. A file appears when it is whole, and the file of games last."""

from __future__ import annotations

import os
import secrets
from collections.abc import Callable
from pathlib import Path
from time import monotonic
from typing import Any, Final

from carson.lab.data.arrow import parquet, table_of
from carson.lab.data.folder import DataFolder
from carson.lab.data.observing import Observed
from carson.lab.data.rows import Ended, Rows
from carson.lab.data.schema import GAMES_TABLE, tables

GAMES_AT_A_TIME: Final = 10_000
SECONDS_AT_A_TIME: Final = 300.0  # so much is lost at most if the machine is
COMPRESSION: Final = "zstd"

Place = tuple[str, str, int]  # game, preset, players


class Writer:
    """Writes into a folder that is new, empty or one of ours. A game that was there before is not written again."""

    def __init__(self, path: Path, games_at_a_time: int = GAMES_AT_A_TIME) -> None:
        parquet()  # or it is told now that there is none
        self.folder = DataFolder.to_write(path)
        self._before = self.folder.ids()
        self._at_a_time = games_at_a_time
        self._waiting: dict[Place, tuple[str, Rows]] = {}
        self._games = 0
        self._since = monotonic()
        self._run = secrets.token_hex(4)  # in the names of its files: two runs do not write over each other's
        self._files = 0
        self._when_written: list[Callable[[], None]] = []

    def add(self, outcome: Ended, observed: Observed, written: Callable[[], None]) -> None:
        """Sooner or later it is written, and that is told."""
        self._when_written.append(written)
        if observed.id not in self._before:
            self._rows_of(observed).add(outcome, observed)
            self._games += 1
        if self._games >= self._at_a_time or monotonic() - self._since > SECONDS_AT_A_TIME:
            self.flush()

    def _rows_of(self, observed: Observed) -> Rows:
        place = observed.table.game, observed.table.preset, len(observed.table.bots)
        if place not in self._waiting:
            self._waiting[place] = f"{self._run}-{self._files:06}.parquet", Rows()
            self._files += 1
        return self._waiting[place][1]

    def flush(self) -> None:
        """Write all that waits. If that is interrupted, the next time writes the same files."""
        while self._waiting:
            place, (name, rows) = next(iter(self._waiting.items()))
            for table in sorted(tables(), key=GAMES_TABLE.__eq__):  # the games last
                if len(rows.tables[table]["id"]):
                    self._write(self.folder.part(table, *place) / name, table_of(table, rows.tables[table]))
            del self._waiting[place]
        told, self._when_written = self._when_written, []
        self._games, self._since = 0, monotonic()
        for written in told:
            written()

    def _write(self, path: Path, content: Any) -> None:
        path.parent.mkdir(parents=True, exist_ok=True)
        unfinished = path.with_name(f".{path.name}.unfinished")
        parquet().write_table(content, unfinished, compression=COMPRESSION)
        os.replace(unfinished, path)
