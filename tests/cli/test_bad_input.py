"""Bad input, each kind for each command that takes it: one sentence, status 2, nothing on standard output."""

import json
from pathlib import Path

import pytest

from carson.cli import COMMANDS
from tests.cli.command import Command, record_of_game, run_process, written

RECORD = record_of_game(choices=20).as_text()
READERS = ("replay", "analyse", "verify", "show", "play --terminal --load", "simulate --data")


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        ("simulate chess", "“chess” board"),
        ("simulate --preset zeppelin", "“zeppelin” first-game first-edition big-box B1.2"),
        ("simulate --bots zeppelin", "“zeppelin” random greedy"),
        ("simulate --bots random,zeppelin", "“zeppelin” random greedy"),
        ("simulate --players 1", "2 6 1"),
        ("simulate --players 7", "Big Box 2 6 7"),
        ("simulate --preset first-edition --players 6", "first edition 2 5 6"),
        ("simulate --players two", "--players “two”"),
        ("simulate --edition second", "“second” first big-box"),
        ("simulate --mountains 10", "10 0 9"),
        ("simulate --buildings zeppelin", "“zeppelin” school"),
        ("simulate --edition first --buildings school", "school first"),
        ("simulate --characters 1Y", "7 1"),
        ("simulate --characters 1Y,2Y,3Y,4Y,5Y,6Y,6R", "6 twice"),
        ("simulate --edition first --characters 1Y,2Y,3Y,4Y,5Y,6Y,8Y", "8Y edition Big Box"),
        ("simulate --characters 1Y,2Y,3Y,4Y,5Y,6Y,14Y", "14Y 14YR"),
        (
            "simulate --variants zeppelin",
            "“zeppelin” new-beginning river might-is-right kit-carson outlaws horses losers-choice",
        ),
        ("simulate --variants river,river", "“Carson River” twice"),
        ("simulate --variants random,river", "“random” river"),
        ("simulate --edition first --variants horses", "first “Horses”"),
        ("simulate --river d8,zeppelin", "zeppelin"),
        ("simulate --variants none --river d8,d7", "d8 river"),
        ("simulate --characters 1Y,2Y,3Y,4Y,5Y,6Y,99Y", "“99Y” 3Y"),
        ("simulate --characters zeppelin", "“ZEPPELIN” 3Y"),
    ],
)
def test_what_cannot_be_played_is_refused_with_what_can(carson: Command, arguments: str, words: str) -> None:
    sentence = carson(*arguments.split()).complaint()
    assert [word for word in words.split() if word not in sentence] == []


@pytest.mark.parametrize("command", READERS)
class TestFiles:
    def test_missing(self, carson: Command, command: str, tmp_path: Path) -> None:
        file = tmp_path / "nothing"
        sentence = carson(*command.split(), file).complaint()
        assert sentence == f"There is no file “{file}”: check its name and folder."

    def test_a_folder(self, carson: Command, command: str, tmp_path: Path) -> None:
        assert carson(*command.split(), tmp_path).complaint() == f"“{tmp_path}” is a folder: name a file in it."

    def test_binary(self, carson: Command, command: str, tmp_path: Path) -> None:
        file = written(tmp_path, b"\x89PNG\r\n\x1a\n\x00\xff")
        assert carson(*command.split(), file).complaint().startswith(f"{file} is no text file (byte 1 is not UTF-8)")

    def test_a_name_that_is_none(self, carson: Command, command: str) -> None:
        assert "cannot be read" in carson(*command.split(), "x" * 5000).complaint()

    @pytest.mark.parametrize(
        "text",
        [
            "zeppelin\n",
            "\0",
            "{",
            "[" * 100_000,
            "{}",
            "[1, 2]",
            '{"format": "zeppelin-record", "version": 1}',
            json.dumps({"nodes": [], "links": []}),
        ],
        ids=["words", "null", "broken", "deep", "object", "list", "other format", "foreign"],
    )
    def test_something_else(self, carson: Command, command: str, tmp_path: Path, text: str) -> None:
        file = written(tmp_path, text)
        assert carson(*command.split(), file).complaint().startswith(f"{file}: ")

    def test_an_empty_file(self, carson: Command, command: str, tmp_path: Path) -> None:
        run = carson(*command.split(), written(tmp_path, ""))
        if command == "simulate --data":  # no figures of one's own are fine
            assert run.status == 0
        else:
            assert run.complaint()


FOR_PROGRAMS = {
    "simulate": "--data nothing",
    "ladder": "--bots zeppelin",
    "study": "--bots zeppelin",
    "data": "nothing",
    "replay": "nothing",
    "analyse": "nothing",
    "show": "nothing",
    "rules": "zeppelin",
    "presets": "zeppelin",
    "bench": "--rounds 0",
    "backup": "there --database nothing",
    "verify": "",  # which tells of a bad file in its object too: test_verify.py
}


@pytest.mark.parametrize("command", FOR_PROGRAMS)
def test_for_programs_too(carson: Command, command: str) -> None:
    assert carson(*command.split(), *FOR_PROGRAMS[command].split(), "--json").complaint()


@pytest.mark.parametrize("command", COMMANDS)
def test_no_command_for_programs_is_left_out(carson: Command, command: str) -> None:
    assert ("--json" in carson(*command.split(), "--help").out) == (command in FOR_PROGRAMS)


@pytest.mark.parametrize("command", ["replay", "analyse", "verify", "play --terminal --load"])
@pytest.mark.parametrize(
    ("field", "value", "words"),
    [
        ("version", 2, "version 2"),
        ("game", 7, "“game”"),
        ("game", "chess", "“chess” board"),
        ("config", None, "“config”"),
        ("seed", None, "“seed”"),
        ("seed", "other", "seed commitment"),
        ("names", "Ann", "“names”"),
        ("choices", None, "“choices”"),
        ("choices", ["zeppelin"], "choice 1 “zeppelin”"),
        ("choices", [7], "choice 1"),
        ("checkpoints", [], "“checkpoints”"),
        ("result", [], "“result”"),
    ],
)
def test_a_damaged_record(carson: Command, tmp_path: Path, command: str, field: str, value: object, words: str) -> None:
    file = written(tmp_path, json.dumps({**json.loads(RECORD), field: value}))
    sentence = carson(*command.split(), file).complaint()
    assert sentence.startswith(f"{file}: ")
    assert [word for word in words.split() if word not in sentence] == []


def test_a_record_that_breaks_off(carson: Command, tmp_path: Path) -> None:
    file = written(tmp_path, RECORD[: len(RECORD) // 2])
    assert carson("verify", file).complaint().startswith(f"{file}: ")


@pytest.mark.parametrize("command", ["replay", "analyse", "play --terminal --load"])
@pytest.mark.parametrize("choice", ["1 zeppelin", "1 build bank d4", "9 pass"])
def test_a_record_with_an_illegal_choice(carson: Command, tmp_path: Path, command: str, choice: str) -> None:
    values = json.loads(RECORD)
    values["choices"][5] = choice
    file = written(tmp_path, json.dumps(values))
    sentence = carson(*command.split(), file).complaint()
    assert sentence.startswith(f"{file}: choice 6, “{choice}”, cannot be made: ")


@pytest.mark.parametrize(
    ("lines", "words"),
    [
        ("", ""),
        ("round: 9", "Line 2 “9” 0 4"),
        ("players: many", "Line 2 “many” 2 6"),
        ("zeppelin: 3", "Line 2 “zeppelin”"),
        ("zeppelin", "Line 2 “zeppelin”"),
        ("round: 2\nround: 3", "Line 3 “round”"),
        ("town:\n 1 . . .", "Line 3 eight"),
        ("town:\n 1 xx . . . . . . .", "Line 3 “xx”"),
        ("town:\n 1 sa . . . . . . .", "Line 3 “sa” owner"),
        ("roads: z9n", "Line 2 “z9n” “d4n”"),
        ("track: ranch", "Line 2 seven"),
        ("player 7: $3", "Line 2 7 1 4"),
        ("player 1: zeppelin", "Line 2 “zeppelin”"),
        ("player 1: $many", "Line 2 “many”"),
        ("cowboys: zeppelin 1", "Line 2 “zeppelin”"),
        ("next: zeppelin", "Line 2 “zeppelin”"),
        ("characters: 1Y", "7 1"),
        ("edition: second", "“second” first big-box"),
    ],
)
def test_a_bad_position(carson: Command, tmp_path: Path, lines: str, words: str) -> None:
    file = written(tmp_path, f"carson-city position 1\n{lines}\n" if lines else "carson-city position 2\n")
    sentence = carson("show", file).complaint()
    assert sentence.startswith(f"{file}: ")
    assert [word for word in words.split() if word not in sentence] == []


@pytest.mark.ruling("B11.1")
@pytest.mark.parametrize("command", ["simulate", "play --terminal"])
@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("[start]\nmoney = -1\n", "Line 2 start.money -1 0 200"),
        ("[start]\nmoney = 'much'\n", "Line 2 start.money much 0 200"),
        ("\n[start]\nmony = 15\n", "Line 3 start.mony start.money"),
        ("[start\n", "Line 1 [start"),
        ("[rounds]\nnew-cowboys = [1]\n", "Line 2 rounds.new-cowboys 3"),
        ("[tiles.big-box]\nranch = 2\nranch = 3\n", "Line 3"),
    ],
)
def test_a_bad_file_of_figures_names_field_and_line(
    carson: Command, tmp_path: Path, command: str, text: str, words: str
) -> None:
    file = written(tmp_path, text)
    sentence = carson(*command.split(), "--data", file).complaint()
    assert sentence.startswith(f"{file}: ")
    assert [word for word in words.split() if word not in sentence] == []


def test_a_seed_that_is_no_text() -> None:
    # What arrives when the bytes of an argument are not in the system's encoding.
    result = run_process("simulate", "--games", "1", "--seed", b"\xff".decode("utf-8", "surrogateescape"))
    assert result.complaint().startswith("The seed has characters")


def test_processes_say_the_same() -> None:
    assert "“nothing”" in run_process("verify", "nothing").complaint()
    assert "“zeppelin”" in run_process("simulate", "--preset", "zeppelin").complaint()


@pytest.mark.parametrize(
    "arguments", [("verify", "\x1b[31mred"), ("simulate", "--preset", "\x1b]0;title\x07"), ("rules", "\x9b31m"), ("\x1b",)]
)
def test_nothing_that_was_typed_commands_the_terminal(carson: Command, arguments: tuple[str, ...]) -> None:
    assert carson(*arguments).complaint().isprintable()


def test_a_file_name_is_printed_without_commands_to_the_terminal(carson: Command, tmp_path: Path) -> None:
    result = carson("verify", written(tmp_path, RECORD, "\x1b[31mred"))
    assert result.status == 0
    assert "\x1b" not in result.out
