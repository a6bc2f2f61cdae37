"""Which choices have a number, which are folded, and what a typed line means."""

import pytest

from carson.board.game import BoardGame
from carson.board.map.town import PARCEL_OF
from carson.board.shown.position import read_position
from carson.cli.terminal.board.menu import MOST_NUMBERED, MOST_WHILE_PLACING, BoardMenu
from carson.cli.terminal.menu import as_number, read_choice

TOWN = """
town:
  8  .    .    .    .    .    .    .    .
  7  .    .    .    .    .    .    .    .
  6  .    .    .    .    .    .    .    .
  5  .    .    .    h    1:ra .    .    .
  4  .    .    .    .    .    2:ra .    .
  3  .    .    .    .    M    .    .    .
  2  .    .    .    .    .    .    .    .
  1  .    .    .    .    .    .    .    .
roads: d5n d5e d5s d5w
"""
PLACING = f"""carson-city position 1
players: 2
round: 1
{TOWN}
next: place 1
"""


def texts(menu: BoardMenu, choices: list[int]) -> list[str]:
    return [menu.game.catalogue.text(choice) for choice in choices]


def meant(menu: BoardMenu, text: str) -> list[str]:
    return texts(menu, read_choice(menu, text))


@pytest.fixture
def placing() -> BoardMenu:
    return BoardMenu(read_position(PLACING), 0)


def after(position: str, *choices: str) -> BoardGame:
    game = read_position(position)
    for text in choices:
        choice = game.catalogue.find(text)
        assert choice is not None
        game.choose(game.waiting[0], choice.number)
    return game


def test_every_legal_choice_is_somewhere_and_only_once(placing: BoardMenu) -> None:
    folded = [choice for choices in (*placing.land.values(), *placing.special.values()) for choice in choices]
    sorted_away = [*placing.numbered, *folded, *placing.amounts, *placing.roads, *placing.more]
    assert sorted(sorted_away) == sorted(placing.legal)


def test_the_track_comes_first_and_then_the_attacks(placing: BoardMenu) -> None:
    assert texts(placing, placing.numbered)[:2] == ["place wages", "place ammunition"]
    assert texts(placing, placing.main)[:3] == ["pass", "place f4", "place e5"]


def test_the_dearest_land_has_numbers_and_the_rest_is_folded_by_its_price(placing: BoardMenu) -> None:
    assert len(placing.main) == MOST_WHILE_PLACING
    assert texts(placing, placing.main)[3] == "place e4"
    assert list(placing.land) == ["$1", "$2"]


def test_land_that_cannot_be_paid_gets_no_number_before_land_that_can() -> None:
    game = read_position(PLACING.replace("round: 1", "round: 1\nplayer 1: $2"))
    menu = BoardMenu(game, 0)
    assert texts(menu, menu.land["$5"]) == ["place e4"]
    numbered = [menu.game.price_for(0, PARCEL_OF[text.split()[1]]) for text in texts(menu, menu.main)[3:]]
    assert set(numbered) == {2}


def test_the_most_interesting_free_land_has_numbers_and_the_rest_is_folded() -> None:
    game = read_position(f"""carson-city position 1
    players: 2
    {TOWN}
    next: first-parcels
    """)
    menu = BoardMenu(game, game.waiting[0])
    assert len(menu.numbered) == MOST_NUMBERED
    near = ["claim e4", "claim d4", "claim d6", "claim e6", "claim c4", "claim c5", "claim c6"]
    assert texts(menu, menu.numbered)[:9] == [*near, "claim d5", "claim e3"]  # then the House and the mountain
    assert list(menu.land) == ["far"]


def test_of_many_amounts_those_have_a_number_that_bring_more() -> None:
    game = read_position("""carson-city position 1
    players: 2
    round: 1
    player 1: $34, card 4Y, roads 0
    player 2: $0, card 1Y, roads 0
    next: end-round
    """)
    menu = BoardMenu(game, 0)
    assert texts(menu, menu.main) == ["give 4", "give 10", "give 20", "give 30"]
    assert texts(menu, menu.amounts)[-1] == "give 34"


def test_of_many_houses_those_come_first_that_change_an_income() -> None:
    game = after(
        """carson-city position 1
    players: 2
    round: 1
    town:
      8  .    .    .    .    .    .    .    .
      7  .    .    .    .    .    .    .    .
      6  .    .    .    .    .    .    .    .
      5  .    .    .    h    .    .    .    .
      4  .    .    .    1:.  .    .    .    .
      3  .    .    .    .    .    .    .    .
      2  .    .    .    .    .    .    .    .
      1  .    .    .    .    .    .    .    .
    roads: d5n d5e d5s d5w b4n c4n e4n f4n g4n
    player 1: kept saloon
    next: resolve place-kept
    """,
        "build saloon d4",
    )
    menu = BoardMenu(game, 0)
    assert len(menu.main) == MOST_NUMBERED
    assert texts(menu, menu.main)[:4] == ["house c4", "house e4", "house c5", "house e5"]
    assert menu.more


@pytest.mark.parametrize(
    ("text", "choice"),
    [
        ("place wages", "place wages"),
        ("  PLACE   Wages ", "place wages"),
        ("wages", "place wages"),
        ("pl wag", "place wages"),
        ("wag", "place wages"),
        ("d4", "place d4"),
        ("f4", "place f4"),
        ("pass", "pass"),
        ("pas", "pass"),
        ("road d6s", "road d5n"),
        ("c5n", "road c5n"),
        ("d6w", "road c6e"),
    ],
)
def test_a_text_that_is_clear(placing: BoardMenu, text: str, choice: str) -> None:
    assert meant(placing, text) == [choice]


def test_an_illegal_choice_is_understood_so_that_it_can_be_refused(placing: BoardMenu) -> None:
    assert meant(placing, "build saloon d4") == ["build saloon d4"]
    assert meant(placing, "a1n") == ["road a1n"]


def test_a_text_that_can_mean_several_things(placing: BoardMenu) -> None:
    assert meant(placing, "vp") == ["place vp-5", "place vp-4", "place vp-3", "place vp-2"]


@pytest.mark.parametrize("text", ["", "saloon!", "place", "place nowhere", "d9"])
def test_a_text_that_means_nothing(placing: BoardMenu, text: str) -> None:
    assert meant(placing, text) == []


@pytest.mark.parametrize(("text", "number"), [("3", 3), ("007", 7), ("1" * 5000, 111111111), ("-1", None), ("²", None)])
def test_numbers(text: str, number: int | None) -> None:
    assert as_number(text) == number
