"""`carson simulate`: the JSON interface and the table for people. The games themselves: tests/lab/test_simulate.py."""

from typing import Any

import pytest

from carson.bots.random_bot import RandomBot
from carson.core.game import Game
from tests.cli.command import Command

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
    result = carson("simulate", "--games", "3", "--seed", "s", "--json")
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
