"""B1.2 to B1.5: which characters a game can have, random ones, and the rulebook's five casts."""

from __future__ import annotations

import pytest

from carson.board.configuration.config import CASTS
from carson.board.game import BoardGame
from carson.core.refusal import Refusal
from tests.rules.table import EXTRA_TILES, KIND, cell, start

NUMBERS = range(19)
YELLOW = [f"{number}Y" for number in range(1, 8)]
PARCELS = [f"{column}{row}" for column in "abcdefgh" for row in range(1, 9)]


def sides(game: BoardGame) -> list[str]:
    return [side.code for side in game.sides]


def refused_config(preset: str = "first-game", **changes: object) -> tuple[str, str]:
    with pytest.raises(Refusal) as caught:
        KIND.preset(preset, **changes)
    return caught.value.code, caught.value.ruling


def mountains(game: BoardGame) -> int:
    return sum(cell(game, parcel) == "M" for parcel in PARCELS)


# B1.3: seven, or eight with the Paperboy.


@pytest.mark.ruling("B1.3")
@pytest.mark.parametrize("side", ["0Y", "0R", "0?"])
def test_eight_characters_with_the_paperboy(side: str) -> None:
    assert len(start(characters=[side, *YELLOW]).sides) == 8


@pytest.mark.ruling("B1.3")
def test_seven_with_the_paperboy_are_too_few_and_nine_too_many() -> None:
    assert refused_config(characters=["0Y", *YELLOW[1:]]) == ("character-count", "B1.3")
    assert refused_config(characters=["0Y", *YELLOW, "8Y"]) == ("character-count", "B1.3")


@pytest.mark.ruling("B1.3")
def test_eight_without_the_paperboy_are_too_many() -> None:
    assert refused_config(characters=[*YELLOW, "8Y"]) == ("character-count", "B1.3")


@pytest.mark.ruling("B1.3")
def test_an_eighth_is_drawn_when_the_paperboy_is_among_seven_random_ones() -> None:
    counts = set()
    for number in range(80):
        numbers = [side.number for side in start("big-box", f"seed {number}").sides]
        assert len(set(numbers)) == len(numbers)
        counts.add((0 in numbers, len(numbers)))
    assert counts == {(True, 8), (False, 7)}


@pytest.mark.ruling("B1.3", "B1.2")
def test_every_character_and_both_its_sides_are_drawn_in_some_game() -> None:
    drawn = {code for number in range(150) for code in sides(start("big-box", f"seed {number}"))}
    both = {f"{number}{side}" for number in NUMBERS if number not in (14, 15, 17) for side in "YR"}
    assert drawn == both | {"14YR", "15R", "17YR"}


@pytest.mark.ruling("B1.3", "B9.13", "B9.15")
@pytest.mark.parametrize("number", [14, 17])
def test_the_teacher_and_the_doctor_have_no_side_to_ask_for(number: int) -> None:
    assert f"{number}YR" in sides(start(characters=[*YELLOW[1:], f"{number}?"]))
    for side in "YR":
        assert refused_config(characters=[*YELLOW[1:], f"{number}{side}"])[0] == "side-not-offered"


@pytest.mark.ruling("B1.3")
def test_other_characters_are_on_one_side_or_the_other() -> None:
    assert refused_config(characters=[*YELLOW[1:], "8YR"]) == ("side-not-offered", "B1.3")


# B1.4: the yellow Cowboy.


@pytest.mark.ruling("B1.4")
def test_the_cowboys_yellow_side_is_refused_without_horses() -> None:
    with pytest.raises(Refusal) as caught:
        KIND.preset("first-game", characters=[*YELLOW[1:], "15Y"])
    assert (caught.value.code, caught.value.ruling) == ("side-not-offered", "B1.4")
    assert caught.value.values["allowed"] == "15R"


@pytest.mark.ruling("B1.4")
def test_the_cowboys_yellow_side_is_offered_with_horses() -> None:
    assert "15Y" in sides(start(characters=[*YELLOW[1:], "15Y"], variants=["horses"]))


@pytest.mark.ruling("B1.4", "B1.3")
@pytest.mark.parametrize(("variants", "drawn"), [([], {"15R"}), (["horses"], {"15Y", "15R"})])
def test_a_random_side_of_the_cowboy_is_one_that_can_be_played(variants: list[str], drawn: set[str]) -> None:
    games = (start(seed=f"seed {number}", characters=[*YELLOW[1:], "15?"], variants=variants) for number in range(20))
    assert {sides(game)[-1] for game in games} == drawn


# B1.2: the five casts of the rulebook.


@pytest.mark.ruling("B1.2")
@pytest.mark.parametrize(
    ("preset", "cast"),
    [
        ("quiet", "1R 2R 5Y 11Y 13Y 14YR 16R"),
        ("prosper", "0Y 2Y 3Y 4R 6Y 8R 12Y 16Y"),
        ("home-owner", "0Y 3R 4Y 5R 8Y 9Y 12Y 15R"),
        ("gold-rush", "0R 1Y 3Y 5R 8R 9Y 10R 11R"),
        ("settling-scores", "0R 6R 7Y 9R 10Y 12R 13R 14YR"),
    ],
)
def test_the_rulebooks_casts_are_presets(preset: str, cast: str) -> None:
    config = KIND.preset(preset)
    assert (config["edition"], config["extra_buildings"]) == ("big-box", list(EXTRA_TILES))
    assert sides(start(preset)) == cast.split()


@pytest.mark.ruling("B1.2")
@pytest.mark.parametrize("preset", CASTS)
def test_a_cast_is_played_by_two_to_six_with_nine_mountains(preset: str) -> None:
    for players in range(2, 7):
        game = start(preset, players=players)
        assert (game.players, mountains(game)) == (players, 9)


@pytest.mark.ruling("B1.5")
def test_the_gold_rush_has_nine_mountains_with_the_printed_river() -> None:
    assert mountains(start("gold-rush", variants=["river"])) == 9
    assert mountains(start("quiet", variants=["river"])) == 6


@pytest.mark.ruling("B1.5")
def test_the_gold_rush_has_nine_mountains_with_an_own_river() -> None:
    course = [f"{column}4" for column in "abcdefgh"]
    assert mountains(start("gold-rush", variants=["river"], river=course)) == 9
    assert mountains(start("quiet", variants=["river"], river=course)) == 7
