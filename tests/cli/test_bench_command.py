"""`carson bench`: what it prints; the peer is played by a stand-in. The sums: tests/lab/speed/test_bench.py."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Self

import pytest

from carson.cli.commands import bench
from carson.lab.speed.bench import Progress
from carson.lab.speed.peer import PeerUnavailable
from carson.locales import languages
from tests.cli.command import Command


class StandIn:
    """Says that it made 1000 decisions in ten games in a second."""

    def __init__(self, environment: Path) -> None:
        assert environment == Path("somewhere")

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        pass

    def play(self, seconds: float) -> tuple[int, int, float]:
        return 10, 1000, 1.0

    def copies(self, count: int) -> float:
        return 40e-6


@pytest.fixture
def stand_in(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bench, "Peer", StandIn)
    monkeypatch.setattr(bench, "ensure_environment", lambda progress: Path("somewhere"))
    monkeypatch.setattr(bench, "ensure_other_build", lambda progress: None)
    monkeypatch.setattr(bench, "SECONDS_PER_ROUND", 0.0001)


class OtherBuild:
    """Says that a game makes 2000 decisions in a second, and a search 400 simulations."""

    def __init__(self, folder: Path) -> None:
        assert folder == Path("elsewhere")

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        pass

    def contender(self, name: str) -> Self:
        return self

    def play(self, seconds: float) -> tuple[int, int, float]:
        return 20, 2000, 1.0

    def copies(self, count: int) -> float:
        return 2e-6

    def simulations_a_second(self, game: str, players: int, seconds: float) -> float:
        return 400


@pytest.fixture
def other_build(stand_in: None, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bench, "ensure_other_build", lambda progress: Path("elsewhere"))
    monkeypatch.setattr(bench, "OtherBuild", OtherBuild)
    monkeypatch.setattr(bench, "searchers", lambda: [("board", 2)])
    monkeypatch.setattr(bench, "simulations_a_second", lambda game, players, seconds: 200)


@pytest.mark.usefixtures("stand_in")
def test_for_programs(carson: Command, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bench, "searchers", lambda: [("cards", 4)])
    printed = carson.json("bench", "--rounds", "2")
    assert set(printed) == {
        "engine",
        "board",
        "all_variants",
        "cards",
        "catanatron",
        "ratio",
        "simulations_per_second",
        "observations",
    }
    assert printed["catanatron"] == {"decisions_per_second": 1000, "games_per_second": 10, "copy_us": pytest.approx(40)}
    for name in ("board", "all_variants", "cards"):
        assert set(printed[name]) == {"decisions_per_second", "games_per_second", "copy_us"}
    assert set(printed["ratio"]) == {"decisions", "copy", "all_variants", "cards"}
    assert {game: set(found) for game, found in printed["observations"].items()} == {
        game: {"steps_per_second", "ratio"} for game in ("board", "cards")
    }


@pytest.mark.usefixtures("stand_in")
def test_for_people(carson: Command, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bench, "searchers", list)  # told in a test of their own
    printed = carson("bench", "--rounds", "1").out
    engine, heading, *rows = printed.split("\n\n")[0].splitlines()
    assert engine == "The engine that runs is plain Python."
    assert heading.split() == ["decisions", "a", "second", "games", "a", "second", "a", "copy,", "in", "µs"]
    assert [row.split("  ")[0] for row in rows] == ["The board game", "with all six variants", "The card game", "catanatron"]
    ratio = r"\d+\.\d\d"
    assert re.search(rf"the board game makes {ratio} times catanatron's, {ratio} of its own with all variants on;", printed)


@pytest.mark.usefixtures("other_build")
def test_both_builds(carson: Command) -> None:
    printed = carson.json("bench", "--rounds", "1")
    assert printed["engine"] == "plain"
    assert printed["board_compiled"]["decisions_per_second"] == printed["cards_compiled"]["decisions_per_second"] == 2000
    assert printed["ratio"]["board_compiled"] == pytest.approx(2000 / printed["board"]["decisions_per_second"])
    assert printed["simulations_per_second_of_the_other"] == {"board": {"2": 400}}
    told = carson("bench", "--rounds", "1").out
    assert "The board game, compiled" in told
    assert "compiled, the board game makes 2.00 times catanatron's decisions, as plain Python " in told
    assert "Compiled, it tries 2.00 to 2.00 times as many as plain Python." in told


@pytest.mark.usefixtures("stand_in")
@pytest.mark.parametrize("language", languages())
def test_simulations_of_a_bot_that_searches(carson: Command, monkeypatch: pytest.MonkeyPatch, language: str) -> None:
    monkeypatch.setenv("CARSON_LANGUAGE", language)
    monkeypatch.setattr(bench, "searchers", lambda: [("board", 2), ("board", 4), ("board", 6)])
    monkeypatch.setattr(bench, "simulations_a_second", lambda game, players, seconds: 600 / players)
    assert carson.json("bench", "--rounds", "1")["simulations_per_second"] == {"board": {"2": 300, "4": 150, "6": 100}}
    told, board, cards = carson("bench", "--rounds", "1").out.splitlines()[-3:]
    for line in (board, cards):
        assert re.search(r"0[.,]\d\d", line)
    assert "marshal" in told
    assert re.findall(r"\d+", told) == ["300", "2", "150", "4", "100", "6"]


def test_without_a_peer_there_is_one_sentence(carson: Command, monkeypatch: pytest.MonkeyPatch) -> None:
    def unavailable(progress: Progress) -> Path:
        raise PeerUnavailable("command-bench-worker-stopped", status=3)

    monkeypatch.setattr(bench, "ensure_environment", unavailable)
    assert carson("bench", "--json").complaint() == "catanatron's worker stopped with exit code 3."


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        ("zeppelin", "“carson bench” does not know what to do with “zeppelin”"),
        ("--tables 3", "--tables is an option of “carson bench server”."),
        ("server --rounds 3", "“carson bench server” has no option --rounds."),
        ("server --game chess", "--game cannot be “chess”: it is one of board, cards."),
        ("server --only oracle", "--only cannot be “oracle”: it is one of sqlite, postgresql."),
        ("server --tables 0", "--tables cannot be “0”"),
    ],
)
def test_what_it_does_not_measure_is_told(carson: Command, arguments: str, sentence: str) -> None:
    assert carson("bench", *arguments.split()).complaint().startswith(sentence)
