"""B1: what the two editions have in common and where they differ, and which configurations can be played."""

from __future__ import annotations

import pytest

from carson.board.game import BoardGame
from carson.core.refusal import Refusal
from tests.rules.table import (
    CENTRE_ROADS,
    KIND,
    all_tiles,
    answers,
    bag,
    cell,
    choose,
    decision,
    gains,
    games,
    kept,
    money,
    points,
    position,
    reason,
    settle_all,
    start,
    waiting,
)

FIRST = "first-edition"
BIG_BOX = "big-box"
EDITIONS = ["first", "big-box"]

# The tiles of the table in B1.
BASE_TILES = {"ranch": 6, "mine": 6, "drugstore": 4, "bank": 4, "saloon": 3, "hotel": 3, "church": 2, "prison": 2}
EXTRA_TILES = {"general-store": 2, "school": 2, "blacksmith": 2, "city-hall": 1, "station": 1}
SEVEN_YELLOW = ["1Y", "2Y", "3Y", "4Y", "5Y", "6Y", "7Y"]


def sides(game: BoardGame) -> list[str]:
    """The characters in play: `1Y`, `2R`, ..."""
    return [side.code for side in game.sides]


def refused_config(preset: str, /, **changes: object) -> Refusal:
    with pytest.raises(Refusal) as caught:
        KIND.preset(preset, **changes)
    return caught.value


# The table, row by row.


@pytest.mark.ruling("B1.2")
@pytest.mark.parametrize(("preset", "players"), [(FIRST, 2), (FIRST, 5), (BIG_BOX, 2), (BIG_BOX, 6), ("first-game", 6)])
def test_the_first_edition_takes_two_to_five_players_the_big_box_two_to_six(preset: str, players: int) -> None:
    assert start(preset, players=players).players == players


@pytest.mark.ruling("B1.2")
@pytest.mark.parametrize(("preset", "players", "most"), [(FIRST, 1, 5), (FIRST, 6, 5), (BIG_BOX, 1, 6), (BIG_BOX, 7, 6)])
def test_fewer_or_more_players_are_refused_with_the_most_there_can_be(preset: str, players: int, most: int) -> None:
    refusal = refused_config(preset, players=players)
    assert (refusal.code, refusal.ruling) == ("player-count", "B1")
    assert (refusal.values["players"], refusal.values["most"]) == (players, most)


@pytest.mark.ruling("B1.2")
def test_the_first_edition_has_thirty_tiles() -> None:
    assert all_tiles(start(FIRST)) == BASE_TILES


@pytest.mark.ruling("B1.2")
def test_the_big_box_has_thirty_eight_tiles() -> None:
    tiles = all_tiles(next(games(BIG_BOX)))
    assert tiles == {**BASE_TILES, **EXTRA_TILES}
    assert sum(tiles.values()) == 38


@pytest.mark.ruling("B1.2")
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_characters_1_to_7_can_be_had_in_both_editions_on_both_sides(edition: str) -> None:
    red = ["1R", "2R", "3R", "4R", "5R", "6R", "7R"]
    assert sides(start(edition=edition, characters=SEVEN_YELLOW)) == SEVEN_YELLOW
    assert sides(start(edition=edition, characters=red)) == red


@pytest.mark.ruling("B1.2")
@pytest.mark.parametrize("code", ["0Y", "8Y", "18R"])
def test_other_characters_are_not_in_the_first_edition(code: str) -> None:
    refusal = refused_config(FIRST, characters=[code, *SEVEN_YELLOW[1:]])
    assert refusal.code in ("character-not-in-edition", "unknown-character")
    assert refusal.values["code"] == code


@pytest.mark.ruling("B1.2")
@pytest.mark.parametrize("building", list(EXTRA_TILES))
def test_the_five_kinds_of_the_expansion_are_not_in_the_first_edition(building: str) -> None:
    refusal = refused_config(FIRST, extra_buildings=[building])
    assert (refusal.code, refusal.ruling, refusal.values) == ("building-not-in-edition", "B1", {"building": building})


def house_of_a_new_drugstore(edition: str) -> BoardGame:
    """A House at d5 whose eight neighbours are all occupied or owned; player 1 has just built a drugstore at b2."""
    ring = dict.fromkeys(["c4", "d4", "e4", "c5", "e5", "c6", "d6"], "M")
    game = position(
        f"edition: {edition}\nplayers: 2\ntrack: drugstore - - - - - -\ncowboys: building-3 1\n"
        "roads: d5n d5e d5s d5w c4w c4s b3s\nplayer 1: roads 0, card 2Y\nnext: resolve building-3",
        **ring, d5="h", e6="2:.", b2="1:.",
    )  # fmt: skip
    choose(game, "1 buy drugstore", "1 build drugstore b2")
    return game


@pytest.mark.ruling("B1.2", "B5.6")
def test_a_surrounded_house_becomes_a_townhouse_in_the_big_box() -> None:
    game = house_of_a_new_drugstore("big-box")
    assert "house d5" in answers(game)
    choose(game, "1 house d5")
    assert cell(game, "d5") == "H"


@pytest.mark.ruling("B1.2", "B5.6")
def test_the_first_edition_has_no_townhouses() -> None:
    game = house_of_a_new_drugstore("first")
    assert "house d5" not in answers(game)
    assert "house b3" in answers(game)


@pytest.mark.ruling("B1.2", "B5.6")
def test_the_first_edition_refuses_a_townhouse_for_its_edition_not_for_its_neighbours() -> None:
    game = house_of_a_new_drugstore("first")
    assert reason(game, "1 house d5") == ("no-townhouses", "B1")


def order_of_first_parcels(game: BoardGame) -> list[int]:
    """Who chooses, one after the other, until the first round begins."""
    order = []
    for parcel in ("a1", "b1", "c1", "d1", "e1", "f1"):
        assert decision(game).endswith("claim-parcel")
        order += waiting(game)
        choose(game, f"{order[-1]} claim {parcel}")
    assert decision(game).endswith("take-character")
    return order


@pytest.mark.ruling("B1.2", "B3.3")
def test_first_parcels_in_the_first_edition_go_in_turn_order_and_then_in_reverse() -> None:
    game = position("edition: first\nplayers: 3\npass-order: 3 1 2\nround: 0\nnext: first-parcels")
    assert order_of_first_parcels(game) == [3, 1, 2, 2, 1, 3]


@pytest.mark.ruling("B1.2", "B3.3")
def test_first_parcels_in_the_big_box_go_in_reverse_order_and_then_in_turn_order() -> None:
    game = position("edition: big-box\nplayers: 3\npass-order: 3 1 2\nround: 0\nnext: first-parcels")
    assert order_of_first_parcels(game) == [2, 1, 3, 3, 1, 2]


@pytest.mark.ruling("B1.2", "B8.3")
@pytest.mark.parametrize(("edition", "scored"), [("first", [1, 0, 2]), ("big-box", [0, 0, 0])])
def test_only_the_first_edition_scores_the_players_behind_you_on_the_pass_track(edition: str, scored: list[int]) -> None:
    nothing = "\n".join(f"player {seat}: $0" for seat in (1, 2, 3))
    game = position(f"edition: {edition}\nplayers: 3\nround: 4\npass-order: 3 1 2\n{nothing}\nnext: final-scoring")
    assert decision(game) == "over"
    assert game.points() == scored


@pytest.mark.ruling("B1.2", "B8.2")
@pytest.mark.parametrize(("edition", "limit"), [("first", 20), ("big-box", 25)])
def test_the_yellow_captains_cash_limit(edition: str, limit: int) -> None:
    game = position(f"edition: {edition}\nplayers: 2\nplayer 1: $30, roads 0, card 6Y\nplayer 2: roads 0\nnext: end-round")
    assert decision(game) == "1 cash-limit"
    assert answers(game) == {f"give {dollars}" for dollars in range(30 - limit, 31)}


def income(edition: str, kind: str, elsewhere: int = 0) -> int:
    """What a building at d5 pays amid eight Townhouses (Houses in the first edition) and as many mines or ranches."""
    ring = dict.fromkeys(["c4", "d4", "e4", "c5", "e5", "c6", "d6", "e6"], "h" if edition == "first" else "H")
    others = {f"{column}1": {"dr": "1:ra", "ba": "1:mi"}.get(kind, ".") for column in "abcdef"[:elsewhere]}
    game = position(
        f"edition: {edition}\nplayers: 2\nplayer 1: $0, card 2Y\nplayer 2: card 1Y\nnext: resolve building-income",
        **ring, **others, d5=f"1:{kind}",
    )  # fmt: skip
    name = {"dr": "drugstore", "ba": "bank", "sa": "saloon"}[kind]
    return sum(gains(game, "money", 1, name))


@pytest.mark.ruling("B1.2", "B7.2")
@pytest.mark.parametrize(("kind", "highest"), [("dr", 21), ("ba", 21), ("sa", 35)])
def test_highest_incomes_of_the_first_edition(kind: str, highest: int) -> None:
    assert income("first", kind) == highest


@pytest.mark.ruling("B1.2", "B7.2")
@pytest.mark.parametrize(("kind", "elsewhere", "highest"), [("dr", 0, 33), ("ba", 0, 45), ("ba", 6, 45), ("sa", 0, 55)])
def test_highest_incomes_of_the_big_box_with_its_replacement_tiles(kind: str, elsewhere: int, highest: int) -> None:
    assert income("big-box", kind, elsewhere) == highest


def cowboys_points_after_a_lost_buildings_duel(edition: str) -> int:
    """Player 1 stands on Cowboys VP, and loses the duel for Buildings VP: his cowboy at home is worth a point there."""
    game = position(
        f"edition: {edition}\nplayers: 2\nplayer 1: cowboys 0, revolvers 1, card 2Y\nplayer 2: revolvers 20, card 1Y\n"
        "cowboys: buildings-vp 1 2, cowboys-vp 1\nnext: resolve parcels-vp"
    )
    return sum(gains(game, "points", 1, "cowboys-vp"))


@pytest.mark.ruling("B1.2", "B5.1")
def test_the_big_box_resolves_buildings_vp_before_cowboys_vp() -> None:
    assert cowboys_points_after_a_lost_buildings_duel("big-box") == 1  # one revolver and the cowboy who came home


@pytest.mark.ruling("B1.2", "B5.1")
def test_the_first_edition_resolves_cowboys_vp_before_buildings_vp() -> None:
    assert cowboys_points_after_a_lost_buildings_duel("first") == 0  # the revolver alone


def keep_a_ranch(edition: str) -> BoardGame:
    """Player 1 buys a ranch, keeps it, and comes to the end of that Building purchase."""
    game = position(
        f"edition: {edition}\nplayers: 2\nround: 1\npass-order: 1 2\ntrack: ranch - - - - - -\ncowboys: building-3 1\n"
        "player 1: card 2Y\nplayer 2: roads 0, card 1Y\n" + CENTRE_ROADS + "\nnext: resolve building-3",
        d5="h", b2="1:.",
    )  # fmt: skip
    choose(game, "1 buy ranch", "1 keep")
    assert decision(game) == "1 build-kept"
    assert kept(game, 1) == ["ranch"]
    return game


@pytest.mark.ruling("B1.2", "B5.7")
def test_in_the_big_box_a_kept_building_is_placed_at_the_end_of_the_same_building_purchase() -> None:
    game = keep_a_ranch("big-box")
    assert "build ranch b2" in answers(game)
    choose(game, "1 build ranch b2")
    assert (cell(game, "b2"), kept(game, 1)) == ("1:ra", [])


@pytest.mark.ruling("B1.2", "B5.7")
def test_in_the_first_edition_a_kept_building_waits_for_a_later_building_purchase() -> None:
    game = keep_a_ranch("first")
    assert answers(game) == {"done"}
    assert reason(game, "1 build ranch b2")[0] == "kept-this-round"
    choose(game, "1 done")
    settle_all(game)
    assert game.round == 2
    choose(game, f"{waiting(game)[0]} take sheriff")
    choose(game, f"{waiting(game)[0]} take banker")
    settle_all(game, until="build-kept")
    assert decision(game) == "1 build-kept"
    choose(game, "1 build ranch b2")
    assert (cell(game, "b2"), kept(game, 1)) == ("1:ra", [])


# B1.1: where the Polish text misprints.


@pytest.mark.ruling("B1.1", "B5.5")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_mine_needs_no_house_and_no_road(edition: str) -> None:
    game = position(
        f"edition: {edition}\nplayers: 2\ntrack: - mine - - - - -\ncowboys: building-4 1\nplayer 1: roads 0, card 2Y\n"
        "player 2: roads 0, card 1Y\n" + CENTRE_ROADS + "\nnext: resolve building-4",
        d5="h", a1="1:.",
    )  # fmt: skip
    choose(game, "1 buy mine", "1 build mine a1")
    assert cell(game, "a1") == "1:mi"
    assert not decision(game).endswith("place-house")


@pytest.mark.ruling("B1.1", "B9.3")
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_red_settler_brings_victory_points_for_mountains_not_dollars(edition: str) -> None:
    game = position(
        f"edition: {edition}\nplayers: 2\ncharacters: 1Y 2Y 3Y 4Y 5R 6Y 7Y\nplayer 1: $10, card 5R\nplayer 2: card 1Y\n"
        "next: end-round",
        b2="1:M", c5="1:M", g7="M",
    )  # fmt: skip
    assert (points(game, 1), money(game, 1)) == (2, 10)


@pytest.mark.ruling("B1.1")
@pytest.mark.parametrize("edition", EDITIONS)
def test_buildings_vp_counts_mines_but_neither_mountains_nor_houses(edition: str) -> None:
    game = position(
        f"edition: {edition}\nplayers: 2\nplayer 1: card 2Y\nplayer 2: card 1Y\n"
        "cowboys: buildings-vp 1\nnext: resolve buildings-vp",
        b2="1:mi", b3="1:mi", b4="1:sa", c2="1:M", c3="1:h", c4="1:.", f5="2:ra",
    )  # fmt: skip
    assert gains(game, "points", 1, "buildings-vp") == [3]


# B1.2: presets and free configurations.


@pytest.mark.ruling("B1.2")
def test_the_first_game_is_the_big_box_with_thirty_buildings_and_the_yellow_seven() -> None:
    game = start("first-game")
    assert KIND.preset("first-game")["edition"] == "big-box"
    assert all_tiles(game) == BASE_TILES
    assert sum(bag(game).values()) == 26 - 3
    assert sides(game) == SEVEN_YELLOW


@pytest.mark.ruling("B1.2")
def test_the_first_edition_has_the_yellow_seven_unless_other_sides_are_asked_for() -> None:
    assert sides(start(FIRST)) == SEVEN_YELLOW
    mixed = ["1R", "2Y", "3R", "4Y", "5R", "6Y", "7R"]
    assert sides(start(FIRST, characters=mixed)) == mixed


@pytest.mark.ruling("B1.2", "B1.3")
def test_the_big_box_preset_has_everything_in_and_seven_random_characters() -> None:
    game = start(BIG_BOX)
    assert all_tiles(game) == {**BASE_TILES, **EXTRA_TILES}
    numbers = {side.number for side in game.sides}
    assert len(game.sides) == len(numbers) == (8 if 0 in numbers else 7)  # eight with the Paperboy


@pytest.mark.ruling("B1.2")
@pytest.mark.parametrize("building", list(EXTRA_TILES))
def test_each_kind_of_the_expansion_is_in_as_a_whole_or_not(building: str) -> None:
    game = next(games("first-game", extra_buildings=[building]))
    assert all_tiles(game) == {**BASE_TILES, building: EXTRA_TILES[building]}


@pytest.mark.ruling("B1.2")
@pytest.mark.parametrize("mountains", range(10))
def test_none_to_nine_mountains(mountains: int) -> None:
    game = start(mountains=mountains)
    assert sum(cell(game, f"{column}{row}") == "M" for column in "abcdefgh" for row in range(1, 9)) == mountains


@pytest.mark.ruling("B1.2")
@pytest.mark.parametrize(
    ("changes", "code", "ruling"),
    [
        ({"edition": "second"}, "unknown-edition", "B1.2"),
        ({"mountains": -1}, "mountain-count", "B1.2"),
        ({"mountains": 10}, "mountain-count", "B1.2"),
        ({"characters": ["1Y", *SEVEN_YELLOW[:6]]}, "character-twice", "B1.2"),
        ({"characters": ["1R", *SEVEN_YELLOW[:6]]}, "character-twice", "B1.2"),
        ({"characters": ["1", *SEVEN_YELLOW[1:]]}, "unknown-character", "B1.2"),
        ({"characters": ["1B", *SEVEN_YELLOW[1:]]}, "unknown-character", "B1.2"),
        ({"characters": ["99Y", *SEVEN_YELLOW[1:]]}, "unknown-character", "B1.2"),
        ({"characters": ["", *SEVEN_YELLOW[1:]]}, "unknown-character", "B1.2"),
        ({"characters": ["01Y", *SEVEN_YELLOW[1:]]}, "unknown-character", "B1.2"),
        ({"characters": ["\u0661Y", *SEVEN_YELLOW[1:]]}, "unknown-character", "B1.2"),  # an Arabic 1
        ({"characters": ["9" * 5000 + "Y", *SEVEN_YELLOW[1:]]}, "unknown-character", "B1.2"),
        ({"characters": SEVEN_YELLOW[:6]}, "character-count", "B1.3"),
        ({"characters": []}, "character-count", "B1.3"),
        ({"extra_buildings": ["theatre"]}, "unknown-building", "B1.2"),
        ({"extra_buildings": ["ranch"]}, "unknown-building", "B1.2"),
        ({"variants": ["dragons"]}, "unknown-variant", "B1.2"),
    ],
)
def test_what_cannot_be_played_is_refused_with_the_reason(changes: dict[str, object], code: str, ruling: str) -> None:
    refusal = refused_config("first-game", **changes)
    assert (refusal.code, refusal.ruling) == (code, ruling)


@pytest.mark.ruling("B1.2")
def test_a_kind_of_building_named_twice_is_refused() -> None:
    """Each kind is in as a whole or not: twice in the list must not double its chance to be drawn."""
    assert refused_config("first-game", extra_buildings=["school", "school"]).ruling == "B1.2"


@pytest.mark.ruling("B1.2")
@pytest.mark.parametrize(
    "changes",
    [
        {"players": "four"}, {"players": 3.0}, {"players": True}, {"mountains": "nine"}, {"edition": 2},
        {"characters": "random"}, {"characters": [1, 2, 3, 4, 5, 6, 7]}, {"extra_buildings": "school"}, {"colour": "red"},
    ],
)  # fmt: skip
def test_a_field_of_the_wrong_type_or_name_is_refused_by_its_name(changes: dict[str, object]) -> None:
    refusal = refused_config("first-game", **changes)
    assert refusal.code == "bad-config"
    assert [refusal.values["field"]] == list(changes)


@pytest.mark.ruling("B1.2")
def test_a_preset_that_does_not_exist_is_refused() -> None:
    refusal = refused_config("third-edition")
    assert (refusal.code, refusal.ruling) == ("unknown-preset", "B1.2")


# B1.3: the seven characters and random sides.


@pytest.mark.ruling("B1.3")
def test_eight_characters_are_too_many_without_the_paperboy() -> None:
    refusal = refused_config("first-game", characters=[*SEVEN_YELLOW, "8Y"])
    assert refusal.code in ("character-count", "unknown-character")


@pytest.mark.ruling("B1.3")
def test_random_characters_are_the_same_for_the_same_seed() -> None:
    assert sides(start(BIG_BOX, "a seed")) == sides(start(BIG_BOX, "a seed"))


@pytest.mark.ruling("B1.3")
def test_random_sides_come_out_differently_for_other_seeds_and_both_sides_of_each() -> None:
    seen = {side for number in range(30) for side in sides(start(FIRST, f"seed {number}", characters=["random"]))}
    assert seen == {f"{number}{side}" for number in range(1, 8) for side in "YR"}


@pytest.mark.ruling("B1.3")
def test_a_side_left_open_is_drawn_and_the_others_stay() -> None:
    codes = [*SEVEN_YELLOW[:2], "3?", *SEVEN_YELLOW[3:]]
    drawn = {tuple(sides(start("first-game", f"seed {number}", characters=codes))) for number in range(30)}
    assert drawn == {(*SEVEN_YELLOW[:2], third, *SEVEN_YELLOW[3:]) for third in ("3Y", "3R")}


@pytest.mark.ruling("B1.3")
def test_characters_asked_for_in_any_order_lie_in_the_order_of_their_numbers() -> None:
    assert sides(start(characters=SEVEN_YELLOW[::-1])) == SEVEN_YELLOW


@pytest.mark.ruling("B1.3", "B4.1")
def test_everybody_chooses_among_the_seven() -> None:
    game = position("players: 2\nnext: choose")
    names = ["sheriff", "banker", "grocer", "chinese-worker", "settler", "captain", "mercenary"]
    assert answers(game) == {f"take {name}" for name in names}
