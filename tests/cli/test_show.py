"""`carson show`: a position with the income of each building and the price of each parcel."""

from pathlib import Path

import pytest

from carson.core.game import SPECTATOR
from carson.games import title_of
from tests.cli.command import Command, run_process, written

POSITION = """carson-city position 1
players: 3
round: 2
town:
  8  .    .    .    .    .    .    .    .
  7  .    .    .    .    .    .    .    .
  6  .    .    .    .    .    .    .    .
  5  .    .    .    h    1:ra .    .    .
  4  .    .    .    1:sa h    2:M  .    .
  3  .    .    .    .    .    .    .    .
  2  .    .    .    .    .    .    .    .
  1  .    .    .    .    .    .    .    .
roads: d5n d5e d5s d5w
track: ranch mine saloon - hotel ranch mine
player 1: $20, vp 3, cowboys 4, card 3Y, kept bank
cowboys: wages 1 1 2, gambling 3
next: place 2
"""


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return written(tmp_path, POSITION)


def line_with(out: str, *words: str) -> str:
    (line,) = (line for line in out.splitlines() if all(word in line for word in words))
    return line


def test_the_town_is_drawn(carson: Command, file: Path) -> None:
    result = carson("show", file)
    assert (result.status, result.err) == (0, "")
    assert "1Sa" in result.out
    assert "━" in result.out


def test_in_ascii(carson: Command, file: Path) -> None:
    assert carson("show", file, "--ascii").out.isascii()


def test_each_building_has_its_income_with_parts(carson: Command, file: Path) -> None:
    out = carson("show", file).out
    assert "3 Houses x $5 = $15" in line_with(out, "d4", "saloon", "Player 1")
    assert line_with(out, "e5", "ranch", "Player 1")


def test_each_parcel_has_its_price_with_parts(carson: Command, file: Path) -> None:
    out = carson("show", file).out
    prices = out.partition("Prices of parcels")[2]
    assert line_with(prices, " a1 ").split()[:2] == ["$1", "land"]
    assert line_with(prices, " d5").split() == "$5 land, 2 buildings, 2 Houses d5".split()


def test_players_and_track(carson: Command, file: Path) -> None:
    out = carson("show", file).out
    assert line_with(out, "Player 1", "$20", "Grocer", "bank")
    assert line_with(out, "Wages: Player 1 x2, Player 2; Gambling: Player 3")
    assert line_with(out, "Player 2, place")


def test_for_programs_it_is_what_everybody_may_see(carson: Command, file: Path) -> None:
    kind = title_of("board")
    game = kind.from_position(POSITION)
    printed = carson.json("show", file)
    assert printed["round"] == 2
    saloon = next(parcel for parcel in printed["town"] if parcel["name"] == "d4")
    assert saloon["income"] == {"total": 15, "parts": [["houses", 3, 5]]}
    assert set(printed) >= set(game.view(SPECTATOR))
    assert printed["choices_by_seat"]["1"] == [kind.catalogue.text(choice) for choice in game.legal(1)]
    assert kind.from_position(printed["position"]) == game


def test_a_finished_game(carson: Command, tmp_path: Path) -> None:
    result = carson("show", written(tmp_path, "carson-city position 1\nround: 4\nnext: final-scoring\n"))
    assert (result.status, result.err) == (0, "")
    assert "The game is over" in result.out


def test_from_standard_input() -> None:
    result = run_process("show", "-", stdin=POSITION.encode())
    assert (result.status, result.err) == (0, "")


def test_with_the_mark_that_some_editors_put_before_a_text(carson: Command, tmp_path: Path) -> None:
    assert carson("show", written(tmp_path, "\ufeff" + POSITION)).status == 0
