"""One server for an SQLite file: the second is refused, and whoever dies leaves no lock behind."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from carson.core.refusal import Refusal
from carson.locales import Words
from carson.server.store.one_process import only_process

SERVER = """
import sys, time
from pathlib import Path
from carson.server.store.one_process import only_process
with only_process(Path(sys.argv[1])):
    print("locked", flush=True)
    time.sleep(60)
"""


def test_a_second_server_is_refused_with_words(tmp_path: Path) -> None:
    database = tmp_path / "tables.db"
    with only_process(database), pytest.raises(Refusal) as refused, only_process(database):
        pass
    assert refused.value.code == "database-in-use"
    assert str(database) in Words()("refusal-database-in-use", **refused.value.values)


def test_another_name_of_the_same_file_is_the_same_database(tmp_path: Path) -> None:
    (tmp_path / "tables.db").touch()
    (tmp_path / "link.db").symlink_to("tables.db")
    with only_process(tmp_path / "tables.db"), pytest.raises(Refusal), only_process(tmp_path / "link.db"):
        pass


def test_the_next_server_may_start_when_the_first_has_ended(tmp_path: Path) -> None:
    for _ in range(2):
        with only_process(tmp_path / "new folder" / "tables.db"):
            pass


def test_two_databases_have_a_server_each(tmp_path: Path) -> None:
    with only_process(tmp_path / "one.db"), only_process(tmp_path / "two.db"):
        pass


def test_a_killed_server_holds_no_lock(tmp_path: Path) -> None:
    database = tmp_path / "tables.db"
    with subprocess.Popen([sys.executable, "-c", SERVER, str(database)], stdout=subprocess.PIPE, text=True) as server:
        assert server.stdout is not None
        assert server.stdout.readline() == "locked\n"
        with pytest.raises(Refusal), only_process(database):
            pass
        server.kill()
    with only_process(database):
        pass


def test_what_the_server_starts_does_not_hold_its_lock(tmp_path: Path) -> None:
    database = tmp_path / "tables.db"
    with only_process(database):
        helper = subprocess.Popen([sys.executable, "-c", "input()"], stdin=subprocess.PIPE)
    with helper, only_process(database):
        helper.communicate(b"\n")
