"""`carson ladder`: the tables in Markdown, the JSON object, bad input, Ctrl-C. The games: tests/lab/test_ladder.py."""

from __future__ import annotations

import os
import re
import signal
import subprocess
from pathlib import Path

import pytest

from carson.locales import languages
from tests.cli.command import COMMAND, Command, run_process

TWO = ("ladder", "--players", "2", "--bots", "greedy,random", "--games", "2", "--seed", "s", "--workers", "1")


def test_tables_for_documents(carson: Command) -> None:
    result = carson(*TWO)
    assert (result.status, result.err) == (0, "")
    first, second, note = result.out.split("\n\n")
    heads, rule, row = first.splitlines()
    assert set(rule) == set("|- ")
    assert len(heads) == len(rule) == len(row)
    cells = [cell.strip() for cell in row.strip("|").split("|")]
    assert cells[:5] == ["greedy : random", "board first-game, 2", "2", "2", "100.0% [34-100]"]
    assert re.fullmatch(r"\d+\.\d : \d+\.\d", cells[5])
    assert cells[6] == "– : –"
    assert [line.split("|")[1].strip() for line in second.splitlines()[2:]] == ["greedy", "random"]
    assert note.startswith("Seed s. ")


@pytest.mark.parametrize("language", languages())
def test_in_every_language(carson: Command, monkeypatch: pytest.MonkeyPatch, language: str) -> None:
    monkeypatch.setenv("CARSON_LANGUAGE", language)
    printed = carson(*TWO).out.splitlines()
    assert printed[2].startswith("| greedy : random |")
    assert max(map(len, printed)) < 130


def test_one_against_three(carson: Command) -> None:
    printed = carson("ladder", "--bots", "greedy,random", "--games", "1", "--workers", "1").out
    assert "| greedy : 3 random | board first-game, 4    |" in printed


def test_for_programs(carson: Command) -> None:
    found = carson.json(*TWO, "--simulations", "greedy=12")
    (pairing,) = found["pairings"]
    a, b = pairing["a"], pairing["b"]
    assert (a["bot"], b["bot"], pairing["games"], pairing["wins"], pairing["share"]) == ("greedy", "random", 2, 2, 1)
    assert (a["simulations"], b["simulations"], a["turns_lost"]) == (12, None, 0)
    assert [rating["bot"] for rating in found["ratings"]] == ["greedy", "random"]
    assert (found["game"], found["preset"], found["players"], found["seed"]) == ("board", "first-game", 2, "s")


def test_two_workers_give_what_one_gives(carson: Command) -> None:
    one, two = (carson.json(*TWO[:-1], workers) for workers in ("1", "2"))
    for found in (one, two):
        (pairing,) = found["pairings"]
        del found["seconds"], pairing["a"]["ms"], pairing["b"]["ms"]
    assert one == two


def test_the_same_command_goes_on_with_the_seed_of_its_file(carson: Command, tmp_path: Path) -> None:
    command = (*TWO[:7], "--workers", "1", "--file", tmp_path / "results")
    first, again = carson.json(*command), carson.json(*command)
    assert first["seed"] == again["seed"]
    assert first["pairings"] == again["pairings"]
    assert again["seconds"] < 1


def test_resuming_needs_no_more_than_the_file(carson: Command, tmp_path: Path) -> None:
    file = tmp_path / "results"
    first = carson.json(*TWO[:7], "--file", file)
    again = carson.json("ladder", "--resume", file, "--games", "3")
    assert (again["seed"], again["games"]) == (first["seed"], 3)
    assert [pairing["games"] for pairing in again["pairings"]] == [3]
    file.write_text(file.read_text().replace('"command"', '"told"'))
    assert carson("ladder", "--resume", file).complaint().startswith(f"“{file}” does not say which command wrote it")


def test_without_bots_all_that_there_are(carson: Command) -> None:
    found = carson.json("ladder", "cards", "--players", "2", "--games", "1", "--workers", "1")
    assert [pairing["b"]["bot"] for pairing in found["pairings"]][-1] == "random"


def test_a_program_that_loses_turns_is_named(carson: Command) -> None:
    printed = carson(*TWO[:4], "random,cmd:false", "--games", "1", "--workers", "1").out
    assert re.search(
        r"^cmd:false did not answer as it should and lost \d+ turns to choices by chance\.$", printed, re.MULTILINE
    )


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        ("--bots greedy,cmd:./zeppelin", "There is no program “./zeppelin”"),
        ("--patience 0", "--patience cannot be “0”: it takes seconds, at least 0.01 and at most 86400."),
        ("--patience nan", "--patience cannot be “nan”"),
        ("--bots greedy", "A ladder needs at least two bots"),
        ("--bots greedy,random,greedy", "A ladder needs at least two bots"),
        ("--bots greedy,zeppelin", "There is no bot “zeppelin”"),
        ("--bots ,", "--bots names no bot"),
        ("--simulations 40", "--simulations cannot be “40”"),
        ("--simulations greedy=many", "--simulations cannot be “many”"),
        ("--simulations zeppelin=3", "There is no bot “zeppelin”"),
        ("--games 0", "--games cannot be “0”"),
        ("cards --players 1 --virtual 3", "A ladder needs a game of two or more"),
        ("--file /", "/ cannot be written"),
        ("--file /nowhere/at/all", "/nowhere/at/all cannot be written"),
    ],
)
def test_bad_input_is_one_sentence(carson: Command, arguments: str, sentence: str) -> None:
    assert carson("ladder", *arguments.split()).complaint().startswith(sentence)


def test_a_file_of_something_else(carson: Command, tmp_path: Path) -> None:
    file = tmp_path / "notes"
    file.write_text("zeppelin\n")
    assert carson(*TWO, "--file", file).complaint().startswith(f"“{file}” is not a file of results")


def _hear_ctrl_c() -> None:
    signal.signal(signal.SIGINT, signal.SIG_DFL)


@pytest.mark.skipif(os.name != "posix", reason="needs the signals of POSIX")
@pytest.mark.parametrize("workers", ["1", "2"])
def test_ctrl_c_keeps_what_was_played(tmp_path: Path, workers: str) -> None:
    file = tmp_path / "results"
    arguments = (*TWO[:5], "--games", "100000", "--seed", "s", "--workers", workers, "--file", str(file))
    terminal, stderr = os.openpty()
    command = subprocess.Popen(
        [*COMMAND, *arguments], stdout=subprocess.DEVNULL, stderr=stderr, start_new_session=True, preexec_fn=_hear_ctrl_c
    )
    os.close(stderr)
    shown = b""
    while not re.search(rb" [1-9][0-9]*/100000", shown):
        shown += os.read(terminal, 1024)
    os.killpg(command.pid, signal.SIGINT)
    try:
        while chunk := os.read(terminal, 1024):
            shown += chunk
    except OSError:
        pass  # how Linux says that nobody has the other end open
    os.close(terminal)
    assert command.wait() == 2
    assert b"Interrupted; " in shown
    assert b"Traceback" not in shown
    kept = len(file.read_text().splitlines()) - 1
    assert kept >= 1
    again = run_process(*TWO[:5], "--games", str(kept), "--workers", "1", "--file", str(file), "--json")
    assert again.object["pairings"][0]["games"] >= 1
