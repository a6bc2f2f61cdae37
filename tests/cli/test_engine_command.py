"""`carson engine`: questions in, choices out. What is wrong with a question is its answer, and the next one is read."""

from __future__ import annotations

import io
import json
import sys
from typing import Any

import pytest

import carson as front_door
from carson.bots import ask, make_bot
from carson.bots.programs import LONGEST, question
from carson.core.game import Game
from tests.cli.command import Command, run_process


def game(name: str = "board") -> Game:
    if name == "cards":
        return front_door.new(name, players=2, seed=1, virtual=["beginner"] * 2).state
    return front_door.new(name, players=2, seed=1).state


def asked(of: Game, **changes: object) -> dict[str, object]:
    seat = of.waiting[0]
    return {**question(of.imagined(seat, "s"), seat, 3, 7, 10.0), **changes}


class Pipe:
    """Standard input and what the command answers to it."""

    def __init__(self, carson: Command, monkeypatch: pytest.MonkeyPatch) -> None:
        self.carson, self.monkeypatch = carson, monkeypatch

    def __call__(self, *lines: object, options: str = "--bot greedy") -> list[dict[str, Any]]:
        text = "".join(f"{line if isinstance(line, str) else json.dumps(line)}\n" for line in lines)
        self.monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(text.encode())))
        result = self.carson("engine", *options.split())
        assert (result.status, result.err) == (0, "")
        return [json.loads(line) for line in result.out.splitlines()]


@pytest.fixture
def engine(carson: Command, monkeypatch: pytest.MonkeyPatch) -> Pipe:
    return Pipe(carson, monkeypatch)


@pytest.mark.parametrize("name", ["board", "cards"])
def test_a_question_is_answered_with_the_bots_choice(engine: Pipe, name: str) -> None:
    of = game(name)
    choice = ask(make_bot("greedy", 7, name), of, of.waiting[0])
    assert engine(asked(of)) == [{"id": 3, "choice": of.catalogue.text(choice)}]


def test_a_position_is_as_good_as_a_state(engine: Pipe) -> None:
    of = game()
    position = front_door.new("board", players=2, seed=1).position()
    by_position = {name: value for name, value in asked(of, position=position).items() if name not in ("state", "view")}
    (answer,) = engine(by_position)
    assert answer["choice"] in [of.catalogue.text(choice) for choice in of.legal(of.waiting[0])]


def test_without_a_name_the_games_best_bot_answers(engine: Pipe) -> None:
    (answer,) = engine(asked(game()), options="--simulations 8")
    assert "error" not in answer


def test_empty_lines_and_notices_are_passed_over(engine: Pipe) -> None:
    assert engine("", "  ", {"type": "lost", "protocol": 1, "id": 1, "why": "time"}) == []


@pytest.mark.parametrize(
    ("line", "code"),
    [
        ("zeppelin", "engine-not-json"),
        ("[" * 10_000, "engine-not-json"),
        ("[1]", "engine-not-json"),
        ({}, "engine-protocol"),
        ({"protocol": 2}, "engine-protocol"),
        ({"protocol": 1}, "engine-field"),
        ({"protocol": 1, "game": "chess", "state": {}}, "unknown-game"),
        ({"protocol": 1, "game": "board", "state": {}}, "bad-state"),
        ({"protocol": 1, "game": "board"}, "engine-field"),
        (asked(game(), seat=None), "engine-field"),
        (asked(game(), seat=True), "engine-field"),
        (asked(game(), seed=7), "engine-field"),
        (asked(game(), seed="7" * 99), "engine-field"),
        (asked(game(), seat=9), "not-your-turn"),
        (asked(game(), choices=["pass"]), "engine-choices"),
    ],
    ids=lambda value: value if isinstance(value, str) and len(value) < 20 else "",
)
def test_what_is_wrong_is_answered_and_the_next_is_read(engine: Pipe, line: object, code: str) -> None:
    refused, answered = engine(line, asked(game()))
    assert refused["error"] == code
    assert len(refused["text"]) > 10
    assert "choice" in answered


def test_a_line_without_end_ends_it() -> None:
    assert run_process("engine", stdin=b"x" * (LONGEST + 2)).complaint().startswith("A question is longer than")


def test_a_bot_that_there_is_not(carson: Command) -> None:
    assert (
        carson("engine", "--bot", "zeppelin")
        .complaint()
        .startswith("There is no bot “zeppelin”; choose one of: random, greedy")
    )
