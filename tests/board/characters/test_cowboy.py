"""The Cowboy (15): a ranch with its land for $8 (red), or a horse, where there are Horses (yellow)."""

from __future__ import annotations

import pytest

from carson.board.game import BoardGame
from carson.board.variants.horses import HORSES
from carson.core.ledger import BANK
from carson.core.refusal import Refusal
from tests.board.characters.casts import cast, cast_line, new_with, play_on, survives
from tests.rules.table import (
    KIND,
    answers,
    bag,
    cell,
    choose,
    decision,
    money,
    only_in_bag,
    position,
    property_tiles,
    revolvers,
    start,
    track,
)

ALL = {f"{column}{row}" for column in "abcdefgh" for row in range(1, 9)}
TRACK = "saloon bank hotel mine ranch mine church".split()  # one ranch, on the $8 space
TWO = "saloon ranch hotel mine ranch mine church".split()
NO_RANCH = "saloon bank hotel mine prison mine church".split()


def choosing(tiles: list[str], lines: str = "", /, code: str = "15R", **cells: str) -> BoardGame:
    """Player 1 is the first to choose; the Cowboy is in the game."""
    return position(
        f"players: 2\npass-order: 1 2\n{cast_line(code)}\ntrack: {' '.join(tiles)}\n{lines}\nnext: choose", **cells
    )


def taken(tiles: list[str], lines: str = "", /, code: str = "15R", **cells: str) -> BoardGame:
    """Player 1 has just taken the Cowboy."""
    game = choosing(tiles, lines, code=code, **cells)
    choose(game, "1 take cowboy")
    return game


# Red: B9.7 in full is tested with the Prospector.


@pytest.mark.ruling("B9.7")
def test_red_a_ranch_with_its_land_for_eight_dollars() -> None:
    game = taken(TRACK)
    choose(game, "1 build ranch c3")
    assert (cell(game, "c3"), money(game, 1), property_tiles(game, 1), revolvers(game, 1)) == ("1:ra", 7, 11, 2)
    assert track(game)[:6] == ["saloon", "bank", "hotel", "mine", "mine", "church"]
    assert decision(game) == "2 take-character"


@pytest.mark.ruling("B9.7")
def test_red_of_several_ranches_on_the_track_he_takes_any() -> None:
    game = taken(TWO)
    assert answers(game) == {"fetch 4", "fetch 8", "decline"}
    choose(game, "1 fetch 4", "1 build ranch c3")
    assert track(game)[:6] == ["saloon", "hotel", "mine", "ranch", "mine", "church"]


@pytest.mark.ruling("B9.7")
def test_red_without_a_ranch_on_the_track_one_comes_from_the_bag() -> None:
    game = taken(NO_RANCH)
    before = bag(game)
    choose(game, "1 build ranch c3")
    assert (track(game), bag(game)) == (NO_RANCH, {**before, "ranch": before["ranch"] - 1})


@pytest.mark.ruling("B4.1", "B9.7")
def test_red_he_may_decline_and_without_eight_dollars_nothing_happens() -> None:
    game = taken(TRACK)
    choose(game, "1 decline")
    assert (money(game, 1), track(game), decision(game)) == (15, TRACK, "2 take-character")
    assert decision(taken(TRACK, "player 1: $7")) == "2 take-character"
    assert decision(taken(TRACK, "player 1: $8")) == "1 buy-with-land"


@pytest.mark.ruling("B9.7")
def test_red_without_horses_the_card_stays_when_the_last_ranch_is_gone() -> None:
    game = taken(NO_RANCH, only_in_bag("prison", elsewhere=" ".join(NO_RANCH)))
    assert (game.side(0).code, game.limit[0], game.number[0]) == ("15R", 20, 15)
    assert (money(game, 1), decision(game)) == (15, "2 take-character")


# With Horses.


@pytest.mark.ruling("B9.7")
def test_red_with_horses_the_card_turns_over_when_the_last_ranch_is_gone() -> None:
    game = taken(NO_RANCH, f"variants: horses\n{only_in_bag('prison', elsewhere=' '.join(NO_RANCH))}")
    assert (game.side(0).code, game.held[HORSES]) == ("15Y", 1)
    survives(game)


@pytest.mark.ruling("B9.7")
def test_red_with_horses_it_stays_while_there_is_a_ranch() -> None:
    game = taken(TRACK, "variants: horses")
    assert (game.side(0).code, game.held[HORSES]) == ("15R", 0)


@pytest.mark.ruling("B1.4")
def test_yellow_is_offered_only_with_horses() -> None:
    with pytest.raises(Refusal) as caught:
        KIND.preset("first-game", characters=cast("15Y"))
    assert (caught.value.code, caught.value.ruling) == ("side-not-offered", "B1.4")
    assert start(characters=cast("15Y"), variants=["horses"]).sides[-1].code == "15Y"


@pytest.mark.ruling("B1.4")
def test_a_random_side_is_red_without_horses() -> None:
    sides = {start(seed=str(seed), characters=[*cast("15R")[1:], "15?"]).sides[-1].code for seed in range(12)}
    assert sides == {"15R"}


@pytest.mark.ruling("B2.6")
@pytest.mark.parametrize(("elsewhere", "got"), [(0, 1), (24, 1), (25, 0)])
def test_yellow_a_horse_if_there_is_one(elsewhere: int, got: int) -> None:
    game = taken(TRACK, f"variants: horses\nplayer 2: horses {elsewhere}", code="15Y")
    assert (game.held[HORSES], game.held[HORSES + BANK]) == (got, 25 - elsewhere - got)
    assert (money(game, 1), game.limit[0], decision(game)) == (15, 20, "2 take-character")


# Everything is kept.


@pytest.mark.ruling("B9.7")
def test_what_is_asked_survives_writing_and_copying() -> None:
    game = taken(TWO)
    survives(game)
    choose(game, "1 fetch 8")
    survives(game)


@pytest.mark.parametrize("seed", range(6))
def test_random_games_end(seed: int) -> None:
    code = "15Y" if seed % 2 else "15R"
    play_on(new_with(code, seed=str(seed), players=2 + seed % 5), str(seed))
