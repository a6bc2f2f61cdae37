"""`carson replay`: a recorded game in sentences, a stretch of it, or the position after any choice."""

from dataclasses import replace
from pathlib import Path

import pytest

from carson.core.record import Play
from carson.games import title_of
from tests.cli.command import Command, record_of_game, run_process, written

RECORD = record_of_game()
LENGTH = len(RECORD.choices)


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return written(tmp_path, RECORD.as_text())


def numbers(out: str) -> list[int]:
    """Of the moves that are told."""
    return [int(line[:4]) for line in out.splitlines() if line[:4].strip().isdecimal()]


def test_the_whole_game_from_setup_to_result(carson: Command, file: Path) -> None:
    result = carson("replay", file)
    assert (result.status, result.err) == (0, "")
    assert numbers(result.out) == list(range(LENGTH + 1))
    first, *_, last = result.out.splitlines()
    assert first == f"Big Box: Ann, Bo, Cy; seed test, {LENGTH} choices."
    assert last.startswith("Result: ")
    assert all(name in last for name in ("Ann", "Bo", "Cy"))


def test_a_choice_stands_above_what_came_of_it(carson: Command, file: Path) -> None:
    lines = carson("replay", file, "--from", "1", "--to", "1").out.splitlines()
    seat, text = RECORD.choices[0]
    assert lines[1] == f"   1  {RECORD.names[seat]}: {text}"
    assert lines[2].strip().startswith(RECORD.names[seat])


def test_a_stretch_of_the_game(carson: Command, file: Path) -> None:
    assert numbers(carson("replay", file, "--from", "20", "--to", "25").out) == list(range(20, 26))
    assert numbers(carson("replay", file, "--from", str(LENGTH - 2)).out) == [LENGTH - 2, LENGTH - 1, LENGTH]
    assert numbers(carson("replay", file, "--to", "3").out) == [0, 1, 2, 3]


def test_a_game_that_was_left(carson: Command, tmp_path: Path) -> None:
    result = carson("replay", written(tmp_path, record_of_game(choices=30).as_text()))
    assert result.out.splitlines()[-1] == "The record ends here; the game was not over."


def test_the_position_after_a_choice(carson: Command, file: Path) -> None:
    result = carson("replay", file, "--at", "57", "--ascii")
    assert (result.status, result.err) == (0, "")
    assert result.out.isascii()
    assert "Prices of parcels" in result.out
    assert "Cy" in result.out


@pytest.mark.parametrize("at", [0, 57, LENGTH])
def test_the_position_for_programs(carson: Command, file: Path, at: int) -> None:
    kind = title_of("board")
    game = Play.of(kind, RECORD, until=at).game
    printed = carson.json("replay", file, "--at", str(at))
    assert printed["at"] == at
    assert printed["position"] == kind.position(game)
    assert printed["over"] is (at == LENGTH)


def test_the_game_for_programs(carson: Command, file: Path) -> None:
    printed = carson.json("replay", file)
    assert [move["number"] for move in printed["moves"]] == list(range(LENGTH + 1))
    assert [(move["seat"], move["choice"]) for move in printed["moves"][1:]] == RECORD.choices
    assert printed["names"] == ["Ann", "Bo", "Cy"]
    assert printed["seed"] == "test"
    assert printed["result"] == RECORD.result
    assert printed["moves"][0]["events"][0]["event"] == "characters"


def test_a_record_without_names(carson: Command, tmp_path: Path) -> None:
    record = record_of_game(choices=3)
    record.names.clear()
    assert "Player 1, Player 2, Player 3" in carson("replay", written(tmp_path, record.as_text())).out


def test_from_standard_input() -> None:
    result = run_process("replay", "-", "--to", "1", stdin=RECORD.as_text().encode())
    assert (result.status, result.err) == (0, "")
    assert numbers(result.out) == [0, 1]


@pytest.mark.parametrize(
    ("options", "sentence"),
    [
        ("--at 1000", f"--at cannot be 1,000: the record has {LENGTH} choices."),
        ("--to 1000", f"--to cannot be 1,000: the record has {LENGTH} choices."),
        ("--from 9 --to 8", "The game cannot be told from choice 9 to choice 8: --from must not be after --to."),
        ("--at 3 --from 1", "--at shows one position and --from and --to tell a stretch of the game: use one or the other."),
        ("--at -1", "--at cannot be “-1”: it takes a whole number from 0 up."),
    ],
)
def test_moves_that_there_are_not(carson: Command, file: Path, options: str, sentence: str) -> None:
    assert carson("replay", file, *options.split()).complaint() == sentence


def test_an_illegal_choice_ends_the_tale(carson: Command, tmp_path: Path) -> None:
    record = record_of_game()
    record.choices[30] = (record.choices[30][0], "build bank d4")
    file = written(tmp_path, record.as_text())
    seat = record.choices[30][0] + 1
    assert f"choice 31, “{seat} build bank d4”, cannot be made: " in carson("replay", file, "--at", "40").complaint()
    assert carson("replay", file, "--at", "30").status == 0


# In figures.


def test_the_statistics_of_a_game(carson: Command, file: Path) -> None:
    result = carson("replay", file, "--statistics")
    assert (result.status, result.err) == (0, "")
    for words in ("Money", "Victory points", "Firepower", "Where the points came from", "What buildings paid", "Luck"):
        assert words in result.out
    assert all(f"\n{name} " in result.out for name in ("Ann", "Bo", "Cy"))


def test_the_statistics_for_programs(carson: Command, file: Path) -> None:
    printed = carson.json("replay", file, "--statistics")
    assert RECORD.result is not None
    assert printed["names"] == ["Ann", "Bo", "Cy"]
    assert [sum(source["points"] for source in own) for own in printed["sources"]] == RECORD.result["points"]
    assert set(printed) == {"names", "rounds", "series", "sources", "income", "luck"}


def test_statistics_are_about_the_whole_game(carson: Command, file: Path) -> None:
    result = carson("replay", file, "--statistics", "--to", "3")
    assert (result.status, result.out) == (2, "")
    assert "--statistics" in result.err


def test_statistics_of_a_record_that_cannot_be_replayed(carson: Command, tmp_path: Path) -> None:
    wrong = replace(RECORD, choices=[*RECORD.choices[:3], (0, "take sheriff")], checkpoints={}, result=None)
    result = carson("replay", written(tmp_path, wrong.as_text()), "--statistics")
    assert result.status == 2
    assert "choice 4" in result.err
