"""A third game on the command line: a toy, found through its entry."""

from __future__ import annotations

import shutil
from importlib.resources import as_file, files
from io import StringIO
from pathlib import Path

import pytest
from rich.console import Console

from carson.bots.random_bot import RandomBot
from carson.cli.output import Output
from carson.cli.rules import find
from carson.cli.terminal import play as terminal
from carson.cli.terminal.terminal_game import terminal_of
from carson.core.record import Play
from carson.games import GAMES
from carson.locales import Words
from tests.cli.command import Command, written
from tests.core.toy import TOY
from tests.toy_game import ENTRY, WORDS

BOARD = [option.name for option in terminal_of("board").options]


@pytest.fixture(autouse=True)
def toy(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Words:
    """The toy beside the games of the package, with its words."""
    with as_file(files("carson.locales")) as folder:
        shutil.copytree(folder / "en", tmp_path / "words" / "en")
    (tmp_path / "words" / "en" / "toy.ftl").write_text(WORDS, encoding="utf-8")
    words = Words(root=tmp_path / "words")
    monkeypatch.setattr(Output, "words", words)
    monkeypatch.setattr(terminal, "Words", lambda language: words)
    monkeypatch.setitem(GAMES, "toy", ENTRY)
    return words


def typed(*lines: str, players: int = 2, **config: object) -> str:
    """What is shown while one person plays against bots and types these lines."""
    console = Console(file=StringIO(), record=True, width=100, height=40, highlight=False, markup=False, emoji=False)
    answers = iter([*lines, "quit"])
    play = Play(TOY, TOY.preset("plain", players=players) | config, "s", ["Ann"])
    bots = {seat: RandomBot(seat) for seat in range(1, players)}
    assert terminal.run(terminal.Sitting(play, bots), console, lambda prompt: next(answers), live=False) == 0
    return " ".join(console.export_text().split())


def test_its_terminal_has_what_all_games_share_and_its_own_commands() -> None:
    assert "Ann, what do you bid? 1) bid 0" in typed()
    assert "It is worth" in typed("worth")
    assert "Because." in typed("why")
    assert "D1.1 Who wins" in typed("rule D1.1")
    assert "worth what the lot is worth" in typed("help")
    assert typed("help").count("No signs.") == 1


def test_what_it_says_in_words_of_its_own() -> None:
    assert "“zeppelin” is no bid." in typed("zeppelin")
    assert "You have only 5 coins." in typed("bid 9")


def test_the_commands_of_another_game_are_none_here() -> None:
    assert "“odds” is no bid." in typed("odds")


def test_its_end_has_the_ranking_and_where_the_points_came_from() -> None:
    shown = typed(*["1"] * 5)
    assert "1. " in shown
    assert "Victory points" in shown


def test_virtual_players_are_no_people() -> None:
    play = Play(TOY, {**TOY.preset("plain", players=3), "players": 3}, "s")
    play.record.config |= {"players": 1, "virtual": ["beginner", "expert"]}
    sitting = terminal.Terminal(terminal.Sitting(play), Console(file=StringIO()), input, live=False)
    assert sitting.people == [0]
    assert sitting.private


def test_games_are_listed_with_their_options(carson: Command) -> None:
    out = carson("simulate", "--help").out
    assert "what to play: board, cards, toy" in out
    board, toy = out.index("Options of the board game:"), out.index("Options of the toy:")
    assert board < out.index("  --river LIST ") < toy < out.index("  --lots N ")


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        ("simulate toy --river d8", "--river is for the board game; the toy has --lots."),
        (
            "play --terminal --lots 3",
            f"--lots is for the toy; the board game has {', '.join(BOARD[:-1])} and {BOARD[-1]}.",
        ),
        ("simulate toy --bots greedy", "There is no bot “greedy”; choose one of: random."),
        ("simulate chess", "There is no game “chess”; there is: board, cards, toy."),
    ],
)
def test_what_is_another_games_is_refused(carson: Command, arguments: str, sentence: str) -> None:
    assert carson(*arguments.split()).complaint() == sentence


def test_its_options_and_its_first_preset_make_its_configuration(carson: Command) -> None:
    printed = carson.json("simulate", "toy", "--lots", "3", "--players", "3", "--games", "1")
    assert printed["config"] == {"edition": "toy", "players": 3, "lots": 3}
    assert (printed["game"], printed["preset"], printed["bots"]) == ("toy", "plain", ["random"] * 3)


def test_a_position_says_in_its_first_line_whose_it_is(carson: Command, tmp_path: Path) -> None:
    game = TOY.new(TOY.preset("plain"), "s")
    file = written(tmp_path, TOY.position(game))
    assert carson("show", file).out == f"worth {game.worth}\n"
    assert carson.json("show", file)["position"] == TOY.position(game)


def test_another_first_line_is_told_all_that_could_be(carson: Command, tmp_path: Path) -> None:
    file = written(tmp_path, "zeppelin position 1\n")
    first = "its first line should be “carson-city position 1”, “carson-cards position 1” or “toy position 1”."
    assert carson("show", file).complaint() == f"{file}: This is no position: {first}"


def test_a_record_is_told_by_its_game(carson: Command, tmp_path: Path) -> None:
    play = Play(TOY, TOY.preset("plain"), "s", ["Ann", "Bo"])
    play.choose(0, "bid 1")
    file = written(tmp_path, play.record.as_text())
    assert carson("replay", file).out.startswith("The toy: Ann, Bo; seed s, 1 choices.")
    assert carson("replay", file, "--at", "1").out == f"worth {play.game.view(0)['worth']}\n"
    assert carson("verify", file).status == 0


def test_a_record_is_refused_in_the_words_of_its_game(carson: Command, tmp_path: Path) -> None:
    play = Play(TOY, TOY.preset("plain"), "s", ["Ann", "Bo"])
    play.record.choices.append((0, "bid 9"))
    file = written(tmp_path, play.record.as_text())
    assert "You have only 5 coins." in carson("replay", file).complaint()
    assert "You have only 5 coins." in carson("verify", file).complaint(1)


def test_presets_and_rulings_of_all_games(carson: Command, toy: Words) -> None:
    out = carson("presets").out
    assert out.index("The board game") < out.index("first-game") < out.index("The toy") < out.index("plain")
    assert set(carson.json("presets")) == {"board", "cards", "toy"}
    chapters = [ruling.number for ruling in find(toy, "")]
    assert chapters == [*(f"B{number}" for number in range(1, 12)), *(f"C{number}" for number in range(1, 6)), "D1"]
    assert [ruling.number for ruling in find(toy, "d")] == ["D1"]
    with pytest.raises(LookupError, match=r"There is no chapter D2: the chapters are D1 to D1\."):
        find(toy, "D2")


def test_a_ruling_comes_with_the_figures_of_its_game(carson: Command) -> None:
    assert "coins  " in carson("rules", "D1.1").out
    assert [row["table"] for row in carson.json("rules", "D1.1")["figures"]] == ["coins"]
