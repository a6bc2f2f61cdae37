"""`carson simulate`: the JSON interface and the table for people. The games themselves: tests/lab/test_simulate.py."""

from __future__ import annotations

import json
import os
import re
import signal
import subprocess
from pathlib import Path
from time import sleep
from typing import Any

import pytest

from carson.bots.random_bot import RandomBot
from carson.core.game import Game
from tests.cli.command import COMMAND, Command, run_process

INTERFACE = {
    "games", "decisions", "seconds", "decisions_per_second", "errors", "wins", "shared", "mean_score", "mean_decisions",
}  # fmt: skip


def repeatable(printed: dict[str, Any]) -> dict[str, Any]:
    return {name: value for name, value in printed.items() if name not in ("seconds", "decisions_per_second", "workers")}


def test_the_json_object_has_the_promised_names(carson: Command) -> None:
    printed = carson.json("simulate", "--games", "3", "--seed", "s")
    assert set(printed) >= INTERFACE
    assert printed["games"] == 3
    assert printed["errors"] == 0
    assert printed["wins"] == {"random": 3}
    assert printed["mean_decisions"] == pytest.approx(printed["decisions"] / 3, abs=0.001)


def test_without_options_a_hundred_games_of_four_random_bots(carson: Command) -> None:
    printed = carson.json("simulate")
    assert (printed["games"], printed["players"], printed["bots"]) == (100, 4, ["random"] * 4)


def test_the_same_seed_gives_the_same_games(carson: Command) -> None:
    first, again, other = (carson.json("simulate", "--games", "4", "--seed", seed) for seed in ("s", "s", "t"))
    assert repeatable(first) == repeatable(again)
    assert first["decisions"] != other["decisions"]


def test_without_a_seed_every_run_is_another_and_says_its_seed(carson: Command) -> None:
    one, other = (carson.json("simulate", "--games", "2") for _ in range(2))
    assert one["seed"] != other["seed"]
    assert repeatable(carson.json("simulate", "--games", "2", "--seed", one["seed"])) == repeatable(one)


def test_two_workers_give_what_one_gives(carson: Command) -> None:
    arguments = ("simulate", "--games", "20", "--seed", "s", "--bots", "random", "--preset", "big-box")
    assert repeatable(carson.json(*arguments, "--workers", "2")) == repeatable(carson.json(*arguments))


def test_fewer_bots_than_players_are_repeated_in_turn(carson: Command) -> None:
    printed = carson.json("simulate", "--games", "1", "--players", "3", "--bots", "greedy,random")
    assert printed["bots"] == ["greedy", "random", "greedy"]


def test_more_bots_than_players_are_refused(carson: Command) -> None:
    sentence = carson("simulate", "--players", "2", "--bots", "random,random,random").complaint()
    assert sentence.startswith("3 bots are too many for 2 players")


def test_no_bots_are_refused(carson: Command) -> None:
    assert carson("simulate", "--bots", ",").complaint().startswith("--bots names no bot")


def test_people_get_a_table(carson: Command) -> None:
    result = carson("simulate", "--games", "2", "--seed", "s")
    assert (result.status, result.err) == (0, "")
    heading, row, _, summary = result.out.splitlines()
    assert heading.split()[:3] == ["bot", "seats", "wins"]
    assert row.split()[:4] == ["random", "4", "2", "100.0%"]
    assert summary.startswith("2 games of first-game with 4 players, seed s:")


def test_games_that_fail_are_counted_and_the_first_is_named(carson: Command, monkeypatch: pytest.MonkeyPatch) -> None:
    def illegal(self: RandomBot, game: Game, seat: int) -> int:
        return -1

    monkeypatch.setattr(RandomBot, "choose", illegal)
    result = carson("simulate", "--games", "3", "--seed", "s", "--workers", "1", "--json")
    assert result.status == 1
    assert result.object["errors"] == 3
    assert result.object["mean_score"] == {"random": None}
    assert result.object["first_error"]["seed"] == "s/0"
    assert result.sentence().startswith("3 games failed, the first of them game 0 (seed s/0): ")


def test_a_program_that_loses_turns_is_named(carson: Command) -> None:
    arguments = ("simulate", "--players", "2", "--bots", "cmd:false,random", "--games", "1", "--seed", "s")
    (name, turns), *others = carson.json(*arguments)["turns_lost"].items()
    assert (name, others) == ("cmd:false", [])
    assert f"cmd:false did not answer as it should and lost {turns} turns to choices by chance." in carson(*arguments).out


def test_a_command_that_cannot_be_run_is_refused(carson: Command) -> None:
    assert carson("simulate", "--bots", "cmd:./zeppelin").complaint().startswith("There is no program “./zeppelin”")


def test_budgets_are_for_bots_that_there_are(carson: Command) -> None:
    assert carson("simulate", "--simulations", "zeppelin=3").complaint().startswith("There is no bot “zeppelin”")
    assert carson("simulate", "--games", "1", "--simulations", "random=3").status == 0


def test_any_games_at_all(carson: Command) -> None:
    printed = carson.json("simulate", "--any", "--games", "12", "--seed", "s")
    assert (printed["games"], printed["errors"], printed["preset"]) == (12, 0, "any")
    assert (printed["game"], printed["players"], printed["config"]) == (None, None, None)
    assert next(iter(printed["wins"])) == "random"
    others = carson.json("simulate", "--any", "--games", "12", "--seed", "s", "--workers", "2")
    assert repeatable(others) == repeatable(printed)
    shown = carson("simulate", "--any", "--games", "12", "--seed", "s").out
    assert "12 games of all kinds, seed s: " in shown


def test_any_games_of_one_kind(carson: Command) -> None:
    printed = carson.json("simulate", "cards", "--any", "--games", "4", "--seed", "s", "--bots", "greedy,random")
    assert set(printed["wins"]) >= {"greedy", "random"}
    assert all(name in ("greedy", "random") or name.startswith("virtual-") for name in printed["wins"])


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        ("--any --preset big-box", "--preset cannot be used with --any"),
        ("--any --players 3", "--players cannot be used with --any"),
        ("--any --variants random", "--variants cannot be used with --any"),
        ("cards --any --virtual 2", "--virtual cannot be used with --any"),
        ("chess --any", "There is no game “chess”"),
        ("--any --bots zeppelin", "There is no bot “zeppelin”"),
        ("--any --bots ,", "--bots names no bot"),
        ("--cluster here", "--cluster cannot be “here”"),
        ("--cluster local", "Ray is not installed here"),
        ("--parquet games", "Tables need pyarrow"),
        ("--file /", "/ cannot be written"),
        ("--file /nowhere/at/all", "/nowhere/at/all cannot be written"),
        ("--resume /nowhere/at/all", "There is no file “/nowhere/at/all”"),
    ],
)
def test_bad_input_is_one_sentence(
    carson: Command, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, arguments: str, sentence: str
) -> None:
    monkeypatch.chdir(tmp_path)
    assert carson("simulate", *arguments.split(), "--games", "1").complaint().startswith(sentence)
    assert list(tmp_path.iterdir()) == []


def test_a_file_keeps_games_and_more_are_played_besides(carson: Command, tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    command = ("simulate", "--players", "2", "--file", file)
    first = carson.json(*command, "--games", "3")
    again = carson.json(*command, "--games", "5")
    assert (first["seed"], first["kept"], again["kept"], again["games"]) == (again["seed"], 0, 3, 5)
    whole = carson.json("simulate", "--players", "2", "--games", "5", "--seed", first["seed"])
    assert {**repeatable(again), "kept": 0} == repeatable(whole)


def test_resuming_needs_no_more_than_the_file(carson: Command, tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    first = carson.json("simulate", "cards", "--players", "2", "--bots", "greedy,random", "--games", "2", f"--file={file}")
    head = json.loads(file.read_text().splitlines()[0])
    assert head["command"] == [
        "cards", "--players", "2", "--bots", "greedy,random", "--games", "2", "--seed", first["seed"],
    ]  # fmt: skip
    again = carson.json("simulate", "--resume", file)
    assert {**repeatable(again), "kept": 0} == repeatable(first)
    assert carson.json("simulate", "--resume", file, "--games", "3", "--workers", "1")["games"] == 3


def test_a_file_of_something_else_is_refused_and_stays(carson: Command, tmp_path: Path) -> None:
    file = tmp_path / "notes"
    file.write_text("zeppelin\n")
    for option in ("--file", "--resume"):
        assert carson("simulate", option, file).complaint().startswith(f"“{file}” is not a file of results")
    assert file.read_text() == "zeppelin\n"
    games = tmp_path / "games"
    carson("simulate", "--games", "1", "--seed", "s", "--file", games)
    told = carson("simulate", "--games", "1", "--seed", "t", "--file", games).complaint()
    assert told.startswith(f"“{games}” has results of something else (seed “s” instead of “t”)")


def _hear_ctrl_c() -> None:
    signal.signal(signal.SIGINT, signal.SIG_DFL)


@pytest.mark.skipif(os.name != "posix", reason="needs the signals of POSIX")
def test_ctrl_c_keeps_what_was_played_and_resuming_goes_on(tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    command = [*COMMAND, "simulate", "--any", "--games", "100000", "--seed", "s", "--workers", "2", "--file", str(file)]
    with subprocess.Popen(
        command,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
        preexec_fn=_hear_ctrl_c,
    ) as run:
        while not file.exists() or len(file.read_bytes().splitlines()) < 5:
            assert run.poll() is None
            sleep(0.05)
        os.killpg(run.pid, signal.SIGINT)
        assert run.stderr is not None
        told = run.stderr.read()
    assert run.returncode == 2
    found = re.fullmatch(r"Interrupted; ([\d,]+) finished games are in .+, as --resume .+ does\.\n", told)
    assert found is not None
    kept = len(file.read_bytes().splitlines()) - 1
    assert int(found[1].replace(",", "")) <= kept
    numbers = [json.loads(line)["number"] for line in file.read_text().splitlines()[1:]]
    assert len(set(numbers)) == kept
    again = run_process("simulate", "--resume", file, "--games", "5", "--workers", "1", "--json").object
    direct = run_process("simulate", "--any", "--games", "5", "--seed", "s", "--workers", "1", "--json").object
    for printed in (again, direct):
        del printed["kept"]
    assert repeatable(again) == repeatable(direct)
