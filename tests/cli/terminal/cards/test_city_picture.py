"""A city drawn on a terminal: what its parcels show and score, and the room around it."""

from __future__ import annotations

from carson.cards.game import CardGame
from carson.cli.terminal.cards.city_picture import LARGEST, PICTURE_WIDTH, CityPicture, window
from carson.cli.terminal.look import Look
from carson.locales import Words
from tests.cards.table import CORNER, city_lines, drawn, position

# The rulebook's city of 109 points (C4.9).
SCORED = """
O P . . . H . .
D . H . . . . .
O T T h H H . .
. B B S . M . .
. . h H M m M m
. R . . M m M .
M . . . . M . H
. . . . . M m .
"""


def alone(game: CardGame, ascii: bool = False) -> list[str]:
    return [line.plain for line in CityPicture(Words(), Look(ascii)).alone(game, 0)]


def test_a_parcel_shows_what_it_is_and_below_that_what_it_scores() -> None:
    lines = alone(position(city_lines(SCORED), "next: end"))
    assert lines[0] == "20  Ou  Pr  .   .   .   ⌂   .   .  "
    assert lines[1].strip() == ""  # neither a prison nor what it tames scores anything
    assert lines[4].split() == ["18", "Ou", "⌂⌂", "⌂⌂", "Ho", "⌂", "⌂", ".", "."]
    assert lines[7].split() == ["10", "13", "16"]
    assert lines[-1].split() == list("klmnopqr")


def test_outlaws_show_their_price_unless_they_are_tamed() -> None:
    assert "-6" in alone(position(city_lines("O ."), "next: end"))[1]
    assert "-6" not in alone(position(city_lines("O ."), "player 1: has sheriff", "next: end"))[1]


def test_in_ascii_there_is_nothing_else() -> None:
    assert "".join(alone(position(city_lines("H T M ."), "next: end"), ascii=True)).isascii()


def test_a_city_without_a_card() -> None:
    assert alone(position("next: end"))[0] == "There is no card in the city yet."


def size(drawing: str, captain: bool = False, room: int = 2) -> tuple[int, int]:
    shown = window(drawn(drawing), captain, room)
    return len(shown.columns), len(shown.rows)


def test_the_window_has_room_for_a_card_on_each_side() -> None:
    assert size(". .\n. .") == (6, 6)
    assert size(". .\n. .", room=0) == (2, 2)


def test_the_window_ends_where_the_city_cannot_grow() -> None:
    assert size(". " * 7) == (9, 5)
    assert size(". " * 8) == (8, 5)
    assert size(". " * 8, captain=True) == (10, 5)
    assert size("\n".join([". " * 8] * 9), captain=True) == (8, 9)


def test_no_window_is_larger_than_the_picture() -> None:
    widths = [size("\n".join([". " * width] * height), captain=True) for width in range(1, 9) for height in range(1, 9)]
    assert max(width for width, _ in widths) == LARGEST
    assert max(height for _, height in widths) == LARGEST
    assert PICTURE_WIDTH < 50


def test_places_for_a_card_are_marked() -> None:
    city = drawn("H .")
    picture = CityPicture(Words(), Look())
    corner = city.top * 28 + city.left
    shown = window(city, False, 0)
    small = picture.small(city, shown, {corner: "3", corner + 1: ""})
    assert [line.plain for line in small] == ["20 ⌂3 .• ", "   k  l  "]
    assert CORNER == "k20"
    assert picture.large(city, shown, False, {corner: "3"})[1].plain == "   3      "[: 3 + 8].ljust(11)
