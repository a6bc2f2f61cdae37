"""The town drawn as text, to the character."""

import pytest
from rich.console import Console
from rich.text import Text

from carson.board.characters.sheriff import WHITE_COWBOY
from carson.board.game import BoardGame
from carson.board.map.town import PARCEL_OF
from carson.board.shown.position import read_position
from carson.cli.terminal.board.town_picture import PICTURE_HEIGHT, PICTURE_WIDTH, town_picture
from carson.cli.terminal.look import COLOURS, FEW_COLOURS, Look
from carson.locales import Words

WORDS = Words()
CONSOLE = Console()

POSITION = """carson-city position 1
players: 3
round: 2
town:
  8  .    .    .    .    .    .    .    .
  7  .    .    .    .    .    .    .    .
  6  .    .    .    .    .    .    .    .
  5  .    .    .    h    1:ra .    .    .
  4  .    .    .    1:sa H    2:M  .    .
  3  .    .    .    .    M    3:h  .    .
  2  .    .    .    .    .    .    .    .
  1  .    .    .    .    .    .    .    3:.
roads: d5n d5e d5s d5w e5s a1w a1s
cowboys: d4 1 2, e4 3, c4 1 2 3
next: place 1
"""


@pytest.fixture
def game() -> BoardGame:
    return read_position(POSITION)


def picture(game: BoardGame, ascii: bool = False, targets: dict[int, str] | None = None) -> str:
    return town_picture(game, WORDS, Look(ascii), targets).plain


def rows(text: str, first: int, last: int) -> str:
    """The lines of some rows of the town, the blanks at their ends left out."""
    lines = text.splitlines()[(8 - last) * 3 : (9 - first) * 3 + 1]
    return "\n".join(line.rstrip() for line in lines)


def test_roads_buildings_prices_and_cowboys(game: BoardGame) -> None:
    assert (
        rows(picture(game), 3, 5)
        == """\
  ·┈┈┈┈┈·┈┈┈┈┈·┈┈┈┈┈┏━━━━━┓┈┈┈┈┈·┈┈┈┈┈·┈┈┈┈┈·┈┈┈┈┈·
5 ┊   $1┊   $1┊   $3┃⌂  $5┃1Ra4 ┊   $4┊   $2┊   $1┊
  ┊     ┊     ┊     ┃     ┃     ┊     ┊     ┊     ┊
  ·┈┈┈┈┈·┈┈┈┈┈·┈┈┈┈┈┗━━━━━┻━━━━━╸┈┈┈┈┈·┈┈┈┈┈·┈┈┈┈┈·
4 ┊   $1┊   $1┊   $3┊1Sa20┊⌂⌂ $8┊2▲▲  ┊   $3┊   $1┊
  ┊     ┊     ┊ ♦123┊  ♦12┊   ♦3┊     ┊     ┊     ┊
  ·┈┈┈┈┈·┈┈┈┈┈·┈┈┈┈┈·┈┈┈┈┈·┈┈┈┈┈·┈┈┈┈┈·┈┈┈┈┈·┈┈┈┈┈·
3 ┊   $1┊   $1┊   $2┊   $4┊▲▲ $6┊3⌂   ┊   $3┊   $1┊
  ┊     ┊     ┊     ┊     ┊     ┊     ┊     ┊     ┊
  ·┈┈┈┈┈·┈┈┈┈┈·┈┈┈┈┈·┈┈┈┈┈·┈┈┈┈┈·┈┈┈┈┈·┈┈┈┈┈·┈┈┈┈┈·"""
    )


def test_the_lower_rim_has_its_roads_and_the_names_of_the_columns(game: BoardGame) -> None:
    assert (
        "\n".join(picture(game).splitlines()[-5:])
        == """\
  ╻┈┈┈┈┈·┈┈┈┈┈·┈┈┈┈┈·┈┈┈┈┈·┈┈┈┈┈·┈┈┈┈┈·┈┈┈┈┈·┈┈┈┈┈·
1 ┃   $1┊   $1┊   $1┊   $1┊   $1┊   $1┊   $1┊3    ┊
  ┃     ┊     ┊     ┊     ┊     ┊     ┊     ┊     ┊
  ┗━━━━━╸┈┈┈┈┈·┈┈┈┈┈·┈┈┈┈┈·┈┈┈┈┈·┈┈┈┈┈·┈┈┈┈┈·┈┈┈┈┈·
     a     b     c     d     e     f     g     h  """
    )


def test_the_same_in_ascii(game: BoardGame) -> None:
    text = picture(game, ascii=True)
    assert text.isascii()
    assert (
        rows(text, 4, 5)
        == """\
  +-----+-----+-----#=====#-----+-----+-----+-----+
5 :   $1:   $1:   $3#h  $5#1Ra4 :   $4:   $2:   $1:
  :     :     :     #     #     :     :     :     :
  +-----+-----+-----#=====#=====#-----+-----+-----+
4 :   $1:   $1:   $3:1Sa20:hh $8:2^^  :   $3:   $1:
  :     :     : *123:  *12:   *3:     :     :     :
  +-----+-----+-----+-----+-----+-----+-----+-----+"""
    )


@pytest.mark.parametrize("ascii", [False, True])
def test_the_size_is_fixed(game: BoardGame, ascii: bool) -> None:
    lines = picture(game, ascii).splitlines()
    assert len(lines) == PICTURE_HEIGHT
    assert {len(line) for line in lines} <= {PICTURE_WIDTH, PICTURE_WIDTH - 1}


def test_a_parcel_that_can_be_chosen_has_its_number(game: BoardGame) -> None:
    text = picture(game, targets={PARCEL_OF["d3"]: "12", PARCEL_OF["e4"]: "7"})
    assert rows(text, 3, 4).splitlines()[2] == "  ┊     ┊     ┊ ♦123┊  ♦12┊7  ♦3┊     ┊     ┊     ┊"
    assert rows(text, 3, 3).splitlines()[2] == "  ┊     ┊     ┊     ┊12   ┊     ┊     ┊     ┊     ┊"


def test_more_cowboys_than_there_is_room_for_are_counted() -> None:
    game = read_position("""carson-city position 1
    players: 6
    round: 1
    cowboys: a1 1 2 3 4 5 6, b1 1 2 3 4
    next: place 1
    """)
    line = picture(game).splitlines()[-3]
    assert line.startswith("  ┊  ♦6x┊♦1234┊")


def test_a_white_cowboy_is_told_from_the_others() -> None:
    game = read_position("""carson-city position 1
    players: 2
    round: 1
    cowboys: a1 1, b1 2
    next: place 1
    """)
    game.tokens += ((WHITE_COWBOY, PARCEL_OF["a1"], 0),)
    assert picture(game).splitlines()[-3].startswith("  ┊  ♦w1┊   ♦2┊")


def style_at(text: Text, line: int, column: int) -> str:
    offset = sum(len(row) + 1 for row in text.plain.splitlines()[:line]) + column
    colour = text.get_style_at_offset(CONSOLE, offset).bgcolor
    return "" if colour is None else colour.name


@pytest.mark.parametrize(("few", "colours"), [(False, COLOURS), (True, FEW_COLOURS)])
def test_owned_ground_has_its_owners_colour(game: BoardGame, few: bool, colours: tuple[str, ...]) -> None:
    text = town_picture(game, WORDS, Look(few_colours=few))
    saloon = picture(game).splitlines()[13].index("Sa")
    assert style_at(text, 13, saloon) == colours[0]
    assert style_at(text, 13, saloon - 5) == ""


def test_six_colours_are_six() -> None:
    assert len(set(COLOURS)) == len(set(FEW_COLOURS)) == 6
