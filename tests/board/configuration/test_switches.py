"""What can be switched in a wish for the board game, and what is then different."""

from __future__ import annotations

import pytest

from carson.board.configuration.config import CASTS, words_in
from carson.board.map.town import PARCEL_NAMES
from carson.board.title import BOARD
from carson.core.refusal import Refusal

YELLOW = [f"{number}Y" for number in range(1, 8)]


def characters(code: str, *cast: str) -> object:
    """The characters with another one."""
    return BOARD.switches("first-game", characters=list(cast or YELLOW))["characters"][code]["characters"]


def test_whatever_is_alone_switched_in_a_ready_made_big_box_game_can_be_played() -> None:
    for name in BOARD.presets:
        for what, switches in BOARD.switches(name).items():
            for switched, fields in switches.items():
                if (what, switched) in {("characters", "15Y"), ("editions", "first")} or name == "first-edition":
                    continue
                assert BOARD.preset(name, **fields)["players"] in range(2, 7), (name, what, switched)


def test_a_variant_comes_in_or_goes() -> None:
    switches = BOARD.switches("first-game", variants=["horses", "losers-choice"])
    assert switches["variants"]["horses"] == {"variants": ["losers-choice"]}
    assert switches["variants"]["river"] == {"variants": ["horses", "losers-choice", "river"]}
    assert switches["extras"] == {"losers-choice": {"variants": ["horses"]}}


def test_without_the_river_there_is_no_own_course() -> None:
    switches = BOARD.switches("first-game", variants=["river"], river=["a1", "b1", "b2"])
    assert switches["variants"]["river"] == {"variants": [], "river": []}
    assert switches["variants"]["horses"] == {"variants": ["river", "horses"]}


ACROSS = "a4 b4 c4 d4 e4 f4 g4 h4".split()


def pointed_at(course: str) -> dict[str, tuple[str, ...]]:
    """By parcel what an own course of the river is then."""
    switches = BOARD.switches("first-game", variants=["river"], river=course.split())["river"]
    return {parcel: words_in(fields, "river") for parcel, fields in switches.items()}


@pytest.mark.ruling("B10.2")
class TestAnOwnRiver:
    def test_can_begin_anywhere(self) -> None:
        assert pointed_at("") == {parcel: (parcel,) for parcel in PARCEL_NAMES}

    def test_goes_on_at_either_end_but_does_not_jump_not_even_over_a_corner(self) -> None:
        steps = pointed_at("b4 c4")
        assert [steps["d4"], steps["a4"]] == [("b4", "c4", "d4"), ("a4", "b4", "c4")]
        assert set(steps) == set("b4 c4 d4 c5 c3 a4 b5 b3".split())

    def test_is_taken_back_at_its_ends_and_cut_off_in_the_middle(self) -> None:
        steps = pointed_at("a4 b4 c4 d4")
        assert [steps[parcel] for parcel in ("a4", "b4", "d4")] == [("b4", "c4", "d4"), ("a4", "b4"), ("a4", "b4", "c4")]
        assert pointed_at("a4")["a4"] == ()

    def test_has_fifteen_tiles(self) -> None:
        assert set(pointed_at(" ".join([*ACROSS, *"h5 g5 f5 e5 d5 c5 b5".split()]))) == {
            *ACROSS,
            *"h5 g5 f5 e5 d5 c5 b5".split(),
        }

    def test_is_drawn_only_where_there_is_a_river(self) -> None:
        assert "river" not in BOARD.switches("first-game")
        assert "river" not in BOARD.switches("first-game", variants=["river"], river=["a4", "nowhere"])


def test_a_kind_of_building_comes_in_or_goes() -> None:
    switches = BOARD.switches("first-game", extra_buildings=["school"])["buildings"]
    assert switches["school"] == {"extra_buildings": []}
    assert switches["station"] == {"extra_buildings": ["school", "station"]}


@pytest.mark.ruling("B1.3")
def test_a_side_comes_in_exchange_for_the_other_side_or_for_the_last_card() -> None:
    assert characters("3R") == ["3R", "1Y", "2Y", "4Y", "5Y", "6Y", "7Y"]
    assert characters("8R") == ["8R", *YELLOW[:6]]
    assert characters("3R", *YELLOW[:2], "3?", *YELLOW[3:]) == characters("3R")


@pytest.mark.ruling("B1.3")
def test_with_the_paperboy_there_is_one_more_and_without_him_one_less() -> None:
    assert characters("0Y") == ["0Y", *YELLOW]
    assert characters("8Y", "0R", *YELLOW) == ["8Y", "0R", *YELLOW[:6]]
    assert characters("8Y", *YELLOW, "0R") == ["8Y", *YELLOW[:6]]


def test_where_characters_are_missing_the_usual_ones_fill_up() -> None:
    assert characters("9R", "1R") == ["9R", "1R", "2Y", "3Y", "4Y", "5Y", "6Y"]
    assert characters("9R", "random") == ["9R", *YELLOW[:6]]


def test_all_characters_and_the_five_combinations_are_known() -> None:
    assert len(BOARD.characters) == 2 * 20 - 2  # the Teacher and the Doctor have no side to ask for
    assert BOARD.characters["12R"] == "auctioneer"
    assert len(BOARD.combinations) == 5
    assert {code for codes in CASTS.values() for code in codes} <= set(BOARD.characters)


@pytest.mark.parametrize(
    "changes", [{"variants": 3}, {"characters": [1]}, {"extra_buildings": None}, {"data": {"start": 1}}]
)
def test_a_wish_that_cannot_be_read_is_refused(changes: dict[str, object]) -> None:
    with pytest.raises(Refusal):
        BOARD.switches("first-game", **changes)


@pytest.mark.parametrize("field", ["characters", "variants", "extra_buildings"])
def test_a_list_that_has_no_end_is_not_gone_through(field: str) -> None:
    with pytest.raises(Refusal) as caught:
        BOARD.switches("first-game", **{field: ["3Y"] * 12_000})
    assert (caught.value.code, caught.value.values) == ("bad-config", {"field": field})
