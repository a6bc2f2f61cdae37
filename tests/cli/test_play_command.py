"""`carson play`: who is seated at which game, or where the page is. The game in the terminal has tests of its own."""

from __future__ import annotations

import json
import os
import re
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path
from time import sleep, time

import httpx
import pytest

from carson.bots.programs import ProgramBot
from carson.cli.browsing import address_in_network
from carson.cli.terminal import play as terminal
from carson.games import title_of
from carson.server.rooms.hub import DAY
from carson.server.settings import Settings
from carson.server.store import Store, database_url
from tests.cli.command import COMMAND, Command, record_of_game, run_process, written
from tests.table.at_table import new_table


@pytest.fixture
def sittings(monkeypatch: pytest.MonkeyPatch) -> list[terminal.Sitting]:
    """The games that were begun; nothing is shown and nothing asked."""
    begun: list[terminal.Sitting] = []

    def begin(sitting: terminal.Sitting, console: object) -> int:
        begun.append(sitting)
        return 0

    monkeypatch.setattr(terminal, "run", begin)
    return begun


def seats(sitting: terminal.Sitting) -> dict[int, str]:
    return {seat: bot.name for seat, bot in sitting.bots.items()}


def test_without_options_a_first_game_against_three_bots(carson: Command, sittings: list[terminal.Sitting]) -> None:
    assert carson("play", "--terminal").status == 0
    (sitting,) = sittings
    assert sitting.play.record.config == title_of("board").preset("first-game")
    assert seats(sitting) == {1: "deputy", 2: "deputy", 3: "deputy"}
    assert sitting.play.record.names == ["Kit", "deputy 2", "deputy 3", "deputy 4"]
    assert not sitting.ascii


def test_options(carson: Command, sittings: list[terminal.Sitting]) -> None:
    arguments = "play board --terminal --preset big-box --players 3 --bots random,greedy --seed 7 --name Belle --ascii"
    assert carson(*arguments.split()).status == 0
    (sitting,) = sittings
    record = sitting.play.record
    assert record.config == title_of("board").preset("big-box", players=3)
    assert (record.seed, record.names) == ("7", ["Belle", "random 2", "greedy 3"])
    assert seats(sitting) == {1: "random", 2: "greedy"}
    assert sitting.ascii


def test_a_program_sits_under_the_name_of_its_file(carson: Command, sittings: list[terminal.Sitting]) -> None:
    arguments = ("play", "--terminal", "--players", "3", "--bots", "cmd:/bin/false --fast,greedy", "--patience", "2.5")
    assert carson(*arguments).status == 0
    assert sittings[0].play.record.names == ["Kit", "false 2", "greedy 3"]
    program = sittings[0].bots[1]
    assert isinstance(program, ProgramBot)
    assert program.patience == 2.5


def test_a_saved_game_starts_no_program_unless_it_is_named_again(
    carson: Command, sittings: list[terminal.Sitting], tmp_path: Path
) -> None:
    record = record_of_game(choices=40)
    record.names = ["Kit", "false 2", "greedy 3"]
    file = written(tmp_path, record.as_text())
    assert carson("play", "--terminal", "--load", file).status == 0
    assert carson("play", "--terminal", "--load", file, "--bots", "cmd:/bin/false").status == 0
    assert [seats(sitting) for sitting in sittings] == [{2: "greedy"}, {1: "program", 2: "greedy"}]


def test_a_program_plays_in_the_terminal() -> None:
    played = run_process("play", "--terminal", "--players", "2", "--bots", "cmd:false", "--seed", "1", stdin=b"")
    assert played.status == 0
    assert "false 2" in played.out


def test_people_may_share_the_terminal(carson: Command, sittings: list[terminal.Sitting]) -> None:
    carson("play", "--terminal", "--name", "Ann, Bo", "--players", "3")
    assert sittings[0].play.record.names == ["Ann", "Bo", "deputy 3"]
    carson("play", "--terminal", "--name", "Ann,Bo", "--players", "2")
    assert sittings[1].bots == {}


def test_without_a_seed_every_game_is_another(carson: Command, sittings: list[terminal.Sitting]) -> None:
    carson("play", "--terminal")
    carson("play", "--terminal")
    assert sittings[0].play.record.seed != sittings[1].play.record.seed


def test_a_saved_game_goes_on_with_its_bots(carson: Command, sittings: list[terminal.Sitting], tmp_path: Path) -> None:
    record = record_of_game(choices=40)
    record.names = ["random 1", "Belle", "random 2"]
    carson("play", "--terminal", "--load", written(tmp_path, record.as_text()))
    (sitting,) = sittings
    assert sitting.play.record == record
    assert seats(sitting) == {0: "random", 2: "random"}


def test_a_saved_game_without_names(carson: Command, sittings: list[terminal.Sitting], tmp_path: Path) -> None:
    record = record_of_game(choices=40)
    record.names = []
    carson("play", "--terminal", "--load", written(tmp_path, record.as_text()), "--bots", "random")
    assert seats(sittings[0]) == {1: "random", 2: "random"}


def test_a_saved_game_of_people_without_names(carson: Command, sittings: list[terminal.Sitting], tmp_path: Path) -> None:
    """As a server saves it: they are people, and the terminal tells them by number."""
    record = record_of_game(choices=40)
    record.names = ["", "", "random 3"]
    carson("play", "--terminal", "--load", written(tmp_path, record.as_text()))
    assert seats(sittings[0]) == {2: "random"}
    record.names = ["", "", ""]
    carson("play", "--terminal", "--load", written(tmp_path, record.as_text()))
    assert seats(sittings[1]) == {}


@pytest.mark.parametrize(
    ("options", "sentence"),
    [
        ("--bots random,random,random,random", "4 bots are too many for a game of 4 players, of whom you are one: "),
        ("--bots ,", "--bots names no bot"),
        ("--bots zeppelin", "There is no bot “zeppelin”; choose one of: "),
        ("--name a,b,c --players 2", "3 people are too many for 2 players"),
        ("--name greedy", "“greedy” is the name of a bot or of somebody else"),
        ("--name Ann,Ann", "“Ann” is the name of a bot or of somebody else"),
        ("--name abcdefghijklmnopqrstuvwxyz", "“abcdefghijklmnopqrstuvwxyz” is no good name"),
        ("--preset zeppelin", "There is no preset “zeppelin”; choose one of: first-game, "),
        ("--load zeppelin.json", "There is no file “zeppelin.json”"),
    ],
)
def test_what_cannot_be_played(carson: Command, options: str, sentence: str) -> None:
    assert carson("play", "--terminal", *options.split()).complaint().startswith(sentence)


def test_a_saved_game_that_cannot_have_been(carson: Command, tmp_path: Path) -> None:
    values = json.loads(record_of_game(choices=10).as_text())
    values["choices"][3] = "1 pass"
    file = written(tmp_path, json.dumps(values))
    assert (
        carson("play", "--terminal", "--load", file).complaint().startswith(f"{file}: choice 4, “1 pass”, cannot be made: ")
    )


def test_a_real_game_can_be_begun_saved_left_and_continued(tmp_path: Path) -> None:
    file = tmp_path / "saved.json"
    begun = run_process("play", "--terminal", "--seed", "7", "--ascii", stdin=f"save {file}\nquit\n".encode())
    assert (begun.status, begun.err) == (0, "")
    assert run_process("verify", file).status == 0
    assert run_process("play", "--terminal", "--load", file, stdin=b"quit\n").status == 0


class TestInTheBrowser:
    def test_it_says_where_it_serves_and_then_nothing_and_a_second_one_finds_it(self, tmp_path: Path) -> None:
        with playing(tmp_path) as address:
            assert httpx.get(f"{address}/api/v1/games").status_code == 200
            second = run_process("play", "--port", address.rpartition(":")[2], "--database", tmp_path / "another.db")
        assert (second.status, second.err) == (0, "")
        assert second.out == f"Carson City is being served already: {address}\n"
        assert (tmp_path / "said").read_text(encoding="utf-8") == ""

    def test_it_serves_the_network_where_others_find_it(self, tmp_path: Path) -> None:
        with playing(tmp_path, "--host", "0.0.0.0") as address:
            assert address.split(":")[1] == f"//{address_in_network()}"
            assert httpx.get(f"{address}/api/v1/games").status_code == 200

    def test_its_computer_is_yours(self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        """Nothing is forgotten, whatever a server would do, and bots may play at as many tables as you like."""
        store, now = Store(database_url(str(tmp_path / "carson.db"))), time()
        store.live([now - 9 * DAY], 1)
        store.live([now], 10 * DAY)
        store.add_table(replace(new_table(players=2), created=now - 9 * DAY, changed=now - 9 * DAY))
        store.close()
        monkeypatch.setenv("CARSON_FORGET_OPEN_DAYS", "1")
        with playing(tmp_path) as address:
            sleep(0.5)
            assert httpx.get(f"{address}/api/v1/tables/abc").status_code == 200
            alone = {"game": "board", "changes": {"players": 2}, "start": True, "seats": [{"kind": "bot"}] * 2}
            for _ in range(Settings().most_bot_tables + 1):
                assert httpx.post(f"{address}/api/v1/tables", json=alone).status_code == 201

    def test_options_of_the_terminal_need_it(self, carson: Command) -> None:
        assert carson("play", "--preset", "big-box").complaint() == (
            "--preset is for the game in the terminal: add --terminal."
        )
        assert carson("play", "--ascii").complaint() == "--ascii is for the game in the terminal: add --terminal."

    def test_options_of_the_browser_are_none_of_the_terminals(self, carson: Command) -> None:
        said = carson("play", "--terminal", "--port", "1").complaint()
        assert said == "--port is for the game in the browser: leave --terminal out."

    def test_a_game_that_there_is_not_is_refused(self, carson: Command) -> None:
        assert carson("play", "chess").complaint() == "There is no game “chess”; there is: board, cards."


@contextmanager
def playing(folder: Path, *options: str) -> Iterator[str]:
    """`carson play` as a process, on a port that was free; says its address."""
    command = [*COMMAND, "play", "--port", "0", "--database", str(folder / "carson.db"), *options]
    environ = {name: value for name, value in os.environ.items() if name not in ("DISPLAY", "WAYLAND_DISPLAY")}
    with (
        (folder / "said").open("w") as said,
        subprocess.Popen(command, stdout=subprocess.PIPE, stderr=said, text=True, env=environ) as process,
    ):
        assert process.stdout is not None
        found = re.fullmatch(r"Carson City is at (http://[\d.]+:\d+) until Ctrl-C\.\n", process.stdout.readline())
        assert found is not None
        try:
            yield found[1]
        finally:
            process.terminate()
