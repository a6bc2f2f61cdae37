"""The front door: what `import carson` gives, and its own examples."""

from __future__ import annotations

import doctest
import re
import subprocess
import sys
from pathlib import Path

import pytest

import carson
import carson.match
from carson import Bot, Game, Match, Refusal
from carson.games import GAMES

BID = "bid 3"


@pytest.mark.parametrize("module", [carson, carson.match], ids=["carson", "carson.match"])
def test_the_examples_give_what_they_show(module: object) -> None:
    result = doctest.testmod(module)  # type: ignore[arg-type]
    assert result.attempted > 3
    assert result.failed == 0


def test_every_name_of_the_door_is_there() -> None:
    assert set(carson.__all__) <= set(dir(carson))
    assert all(getattr(carson, name) for name in carson.__all__)
    with pytest.raises(AttributeError, match="checkmate"):
        carson.checkmate  # type: ignore[attr-defined]  # noqa: B018


def modules_after(statement: str) -> set[str]:
    """What another Python has imported after a statement."""
    code = f"import sys; {statement}; print(*sys.modules)"
    return set(subprocess.run([sys.executable, "-c", code], check=True, capture_output=True, text=True).stdout.split())


def test_the_door_is_light() -> None:
    """The version costs no rules; a game costs neither the server nor what draws."""
    assert {name for name in modules_after("import carson") if name.startswith("carson")} == {"carson"}
    played = modules_after("import carson; carson.play(carson.new(players=2, seed=1), 'random')")
    assert "carson.board.game" in played
    assert not {"carson.server", "litestar", "msgspec", "sqlalchemy", "rich"} & played


def asked_one() -> Match:
    return carson.new("board", players=2, seed=1)


def asked_both() -> Match:
    return carson.new("cards", players=2, seed=1)


def test_the_seat_may_be_left_out_when_only_one_is_asked() -> None:
    game = asked_one()
    game.choose("claim e4")
    assert game.history == [(1, "claim e4")]


def test_with_several_asked_the_seat_has_to_be_said() -> None:
    game = asked_both()
    for ask in (lambda: game.choose(BID), game.choices, lambda: game.explain(BID)):
        with pytest.raises(Refusal, match="several-asked"):
            ask()
    game.choose(BID, seat=1)
    assert game.waiting == (0,)
    game.choose(BID)
    assert game.history[:2] == [(1, BID), (0, BID)]


def test_who_is_not_asked_has_no_choices() -> None:
    game = asked_one()
    assert game.choices(seat=0) == []
    with pytest.raises(Refusal, match="not-your-turn"):
        game.choose("claim e4", seat=0)
    with pytest.raises(Refusal, match="unknown-choice"):
        game.choose("castle e4")


def test_a_line_says_where_it_stands() -> None:
    assert repr(asked_one()) == "<board, round 0: seat 1 has to claim-parcel (72 choices); points 0, 0>"
    assert repr(asked_both()) == "<cards, round 1: seats 0, 1 have to choose-bid; points 0, 0, 0, 0>"
    assert re.fullmatch(r"<board, over; points \d+, \d+>", repr(carson.play(asked_one(), "greedy")))


@pytest.mark.parametrize("language", ["en", "nl"])
def test_printed_it_is_drawn_without_colours(language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CARSON_LANGUAGE", language)
    monkeypatch.setenv("FORCE_COLOR", "1")
    game = carson.new("board", players=2, seed=1, names=["Ann", "Bo"])
    game.choose("claim e4")
    lines = str(game).splitlines()
    assert lines[13].startswith("4 ┊   $3┊▲▲ $4┊▲▲ $5┊   $3┊2    ┊")
    assert lines[30].startswith(" 2   Bo ")
    assert {"en": "Ann, choose a parcel: it is yours for nothing.", "nl": "Ann, kies een kavel: je krijgt hem gratis."}[
        language
    ] in lines
    assert "\x1b" not in str(game)


def test_a_game_without_a_seed_is_another_each_time() -> None:
    assert carson.new().record.seed != carson.new().record.seed


@pytest.mark.parametrize("game", GAMES)
def test_a_record_and_a_position_lead_back(game: str, tmp_path: Path) -> None:
    played = carson.play(carson.new(game, players=2, seed=1), {0: "random"})
    played.save(tmp_path / "game.json")
    assert carson.load(tmp_path / "game.json") == played
    assert carson.load(str(tmp_path / "game.json")).history == played.history
    there = carson.load(played.position())
    assert (there, there.history) == (played, [])
    there.save(tmp_path / "position.txt")
    there.choose(there.choices(played.waiting[-1])[0], played.waiting[-1])
    there.save(tmp_path / "position.txt")
    assert carson.load(tmp_path / "position.txt") == there


def test_of_a_position_there_is_no_record() -> None:
    there = carson.load(asked_one().position())
    with pytest.raises(Refusal, match="no-record"):
        _ = there.record
    with pytest.raises(Refusal, match="cannot-undo"):
        there.undo()


def test_what_is_no_game_is_refused(tmp_path: Path) -> None:
    with pytest.raises(Refusal, match="not-a-game"):
        carson.load("Dear diary,\ntoday I rode to Carson City.")
    with pytest.raises(Refusal, match="not-a-record"):
        carson.load("{}")
    with pytest.raises(FileNotFoundError):
        carson.load(tmp_path / "nowhere.json")


def test_no_file_of_another_kind_is_written_over(tmp_path: Path) -> None:
    diary = tmp_path / "diary.txt"
    diary.write_text("Dear diary")
    with pytest.raises(Refusal, match="not-a-record"):
        asked_one().save(diary)
    with pytest.raises(Refusal, match="not-a-position"):
        asked_one().copy().save(diary)
    assert diary.read_text() == "Dear diary"


def test_a_copy_goes_its_own_way() -> None:
    game = carson.play(asked_one(), {1: "greedy"})
    same, other = carson.play(game.copy(), "greedy"), carson.play(game.copy(seed="other"), "greedy")
    assert game.waiting == (0,)
    carson.play(game, "greedy")
    assert same != other
    assert game.over


class First(Bot):
    """Takes whatever comes first."""

    name = "first"

    def choose(self, game: Game, seat: int) -> int:
        return game.legal(seat)[0]


def test_bots_play_until_somebody_else_is_asked() -> None:
    game = carson.play(asked_one(), {1: First(1)})
    assert game.history == [(1, "claim a1")]
    assert game.waiting == (0,)
    assert game.winners() == []
    assert carson.play(game, [First(1), First(2)]).over
    assert game.winners() == game.ranking()[:1]


def test_where_all_move_at_once_they_go_in_turn() -> None:
    """Kit Carson: for each choice of a person a bot makes one, and not all of its own before."""
    game = carson.new("board", "big-box", players=2, seed=1, variants=["kit-carson"])
    while not game.state.in_the_open:
        game.choose(game.choices()[0])
    game.choose(game.choices(0)[0], seat=0)
    for _ in range(2):
        made = len(game.history)
        carson.play(game, {1: First(1)})
        assert [seat for seat, _ in game.history[made:]] == [1]
        game.choose(game.choices(0)[0], seat=0)


@pytest.mark.parametrize("bots", [["random"] * 3, {2: "random"}])
def test_a_bot_needs_a_seat(bots: carson.match.Bots) -> None:
    with pytest.raises(ValueError, match="where there are 0, 1"):
        carson.play(asked_one(), bots)


def test_only_what_can_be_chosen_is_explained() -> None:
    game = carson.new("board", players=2, seed=1)
    assert "brings" in game.explain("claim e4")
    with pytest.raises(Refusal, match="not-asked"):
        game.explain("pass")
    with pytest.raises(Refusal, match="not-your-turn"):
        game.explain("claim e4", seat=0)
