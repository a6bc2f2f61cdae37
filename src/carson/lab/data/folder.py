"""A folder of tables: what is in it, and the record of any of its games."""

from __future__ import annotations

import json
from array import array
from bisect import bisect_left
from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from carson.core.record import Play, Record
from carson.core.refusal import Refusal
from carson.games import GAMES, title_of
from carson.lab.data.arrow import BadFolder, arrow, parquet
from carson.lab.data.schema import CHOICES_TABLE, FORMAT, GAMES_TABLE, MARK, PARTS, RESULTS_TABLE, VERSION, tables

LONGEST_NAME = 40  # of a player in a record


class Ids:
    """Very many ids of games, in eight bytes each."""

    def __init__(self, ids: Iterator[str]) -> None:
        self._ids = array("Q", sorted(int(id, 16) for id in ids))

    def __contains__(self, id: str) -> bool:
        wanted = int(id, 16)
        index = bisect_left(self._ids, wanted)
        return index < len(self._ids) and self._ids[index] == wanted


@dataclass(frozen=True)
class DataFolder:
    """One that has our mark."""

    path: Path

    @classmethod
    def to_read(cls, path: Path) -> DataFolder:
        if not path.is_dir():
            raise BadFolder("command-data-no-folder", folder=str(path))
        try:
            mark = json.loads((path / MARK).read_text(encoding="utf-8"))
        except (OSError, ValueError):
            mark = None
        if not isinstance(mark, dict) or mark.get("format") != FORMAT:
            raise BadFolder("command-data-not-ours", folder=str(path))
        if mark.get("schema") != VERSION:
            raise BadFolder("command-data-schema", folder=str(path), found=str(mark.get("schema")), known=VERSION)
        return cls(path)

    @classmethod
    def to_write(cls, path: Path) -> DataFolder:
        """The same, or a new one. What a run that was ended in the middle of its files has left is removed."""
        if path.exists() and (not path.is_dir() or any(path.iterdir())):
            folder = cls.to_read(path)
            folder.tidy()
            return folder
        path.mkdir(parents=True, exist_ok=True)
        (path / MARK).write_text(json.dumps({"format": FORMAT, "schema": VERSION}) + "\n", encoding="utf-8")
        return cls(path)

    def part(self, table: str, *values: object) -> Path:
        """The folder of a part of a table."""
        return self.path.joinpath(table, *(f"{name}={value}" for name, value in zip(PARTS, values, strict=True)))

    def files(self, table: str) -> list[Path]:
        return sorted((self.path / table).glob("/".join(["*"] * len(PARTS) + ["*.parquet"])))

    def tidy(self) -> None:
        whole = {file.relative_to(self.path / GAMES_TABLE) for file in self.files(GAMES_TABLE)}
        for table in tables():
            for file in (self.path / table).rglob(".*.unfinished"):
                file.unlink()
            for file in self.files(table):
                if file.relative_to(self.path / table) not in whole:
                    file.unlink()

    def ids(self) -> Ids:
        return Ids(id for file in self.files(GAMES_TABLE) for id in self._column(file, "id"))

    def _column(self, file: Path, name: str) -> list[Any]:
        column: list[Any] = self._read(file, columns=[name]).column(name).to_pylist()
        return column

    def _read(self, file: Path, **how: Any) -> Any:
        try:
            return parquet().ParquetFile(file).read(**how) if "filters" not in how else self._filtered(file, **how)
        except (arrow().ArrowException, OSError, KeyError):
            raise BadFolder("command-data-broken", file=str(file)) from None

    def _filtered(self, file: Path, **how: Any) -> Any:
        return parquet().read_table(file, partitioning=None, **how)

    def rows(self, table: str) -> int:
        return sum(self._footer(file).num_rows for file in self.files(table))

    def _footer(self, file: Path) -> Any:
        try:
            return parquet().read_metadata(file)
        except (arrow().ArrowException, OSError):
            raise BadFolder("command-data-broken", file=str(file)) from None

    def described(self) -> dict[str, object]:
        """What is in it, ready for JSON."""
        parts, bots, versions = Counter[tuple[str, ...]](), Counter[str](), Counter[str]()
        configs: set[int] = set()
        for file in self.files(GAMES_TABLE):
            found = self._read(file, columns=["config", "bots", "carson"])
            parts[_values(file)] += found.num_rows
            configs |= {hash(config) for config in found.column("config").unique().to_pylist()}
            for seats in found.column("bots").to_pylist():
                bots.update(set(seats))
            versions.update(found.column("carson").to_pylist())
        sizes = {table: [file.stat().st_size for file in self.files(table)] for table in tables()}
        return {
            "format": FORMAT,
            "schema": VERSION,
            "games": parts.total(),
            "configurations": len(configs),
            "tables": {
                table: {"rows": self.rows(table), "files": len(files), "bytes": sum(files)} for table, files in sizes.items()
            },
            "parts": [{**dict(zip(PARTS, part)), "games": games} for part, games in sorted(parts.items())],
            "bots": dict(sorted(bots.items())),
            "made_by": dict(sorted(versions.items())),
        }

    def record(self, id: str) -> Record:
        """The record of a game, which has been played again."""
        for file in self.files(GAMES_TABLE):
            found = self._read(file, filters=[("id", "=", id)], columns=["config", "seed", "bots"]).to_pylist()
            if found:
                return self._record(file, id, found[0])
        raise BadFolder("command-data-no-game", id=id)

    def _record(self, file: Path, id: str, row: Mapping[str, Any]) -> Record:
        game, *_ = _values(file)
        if game not in GAMES:
            raise BadFolder("command-data-other-game", game=game)
        title = title_of(game)
        choices = self._of_game(CHOICES_TABLE, file, id, "number")
        made = [(one["seat"] - 1, one["choice"]) for one in choices]
        names = [bot[:LONGEST_NAME] for bot in row["bots"]]
        record = Record(game, json.loads(row["config"]), row["seed"], names, made)
        try:
            play = Play.of(title, record)
        except Refusal as refusal:
            raise BadFolder("command-data-other-course", id=id, why=str(refusal)) from None
        points = [one["points"] for one in self._of_game(RESULTS_TABLE, file, id, "seat")]
        if not play.game.over or play.game.points() != points:
            raise BadFolder("command-data-other-end", id=id)
        return play.record

    def _of_game(self, table: str, games: Path, id: str, order: str) -> list[dict[str, Any]]:
        """The rows of a game, which lie in the file of the same name."""
        file = self.path / table / games.relative_to(self.path / GAMES_TABLE)
        rows: list[dict[str, Any]] = self._read(file, filters=[("id", "=", id)]).to_pylist()
        return sorted(rows, key=lambda row: row[order])


def _values(file: Path) -> tuple[str, ...]:
    """Of which part a file is."""
    return tuple(folder.partition("=")[2] for folder in file.parts[-1 - len(PARTS) : -1])
