"""Carson River: its course and its mountains, bridges, banks, and what water means beside a parcel (B10.2)."""

from __future__ import annotations

import json
from random import Random

import pytest

from carson.board.configuration.config import CASTS
from carson.board.configuration.data import parse
from carson.board.game import BoardGame
from carson.board.map.contents import MOUNTAIN, RIVER
from carson.board.map.course import banks, crossings
from carson.board.map.town import INNER, PARCEL_NAMES, PARCEL_OF, SIDE_NAMES
from carson.core.refusal import Refusal
from carson.locales import Words
from carson.sentences.board_sentences import BoardSentences
from tests.rules.table import (
    KIND,
    answers,
    cell,
    choose,
    connected,
    decision,
    games,
    has_road,
    income,
    laid_roads,
    options,
    places,
    points,
    points_by_reason,
    position,
    price,
    reason,
    roads,
    start,
    told,
    totals,
)

PRINTED = "d8 d7 d6 e6 e5 e4 d4 d3 d2 d1".split()
SEVENTH_ROW = "a7 b7 c7 d7 e7 f7 g7 h7".split()
LONGEST = "a8 a7 a6 a5 b5 b4 c4 c3 d3 d2 e2 e3 f3 g3 h3".split()


def by_the_river(*lines: str, course: str = "", **cells: str) -> BoardGame:
    """A position with a river, the printed one unless told."""
    own = [f"river: {course}"] if course else []
    text = "\n".join(("players: 2", "variants: river", *own, *lines))
    return position(text, **{**dict.fromkeys(course.split() or PRINTED, "~"), **cells})


def river_of(game: BoardGame) -> set[str]:
    return {name for name, parcel in PARCEL_OF.items() if game.contents[parcel] == RIVER}


def refusal_of(**changes: object) -> Refusal:
    with pytest.raises(Refusal) as caught:
        KIND.preset("first-game", **changes)
    return caught.value


# The course.


@pytest.mark.ruling("B10.2")
def test_the_printed_river_is_there_before_the_centre() -> None:
    game = start(variants=["river"])
    assert river_of(game) == set(PRINTED)
    assert told(game, "river") == [{"places": PRINTED}]
    kinds = [event.kind for event in game.events or []]
    assert kinds.index("river") < kinds.index("centre") < kinds.index("mountains")


@pytest.mark.ruling("B10.2")
def test_an_own_river_takes_its_place() -> None:
    game = start(variants=["river"], river=SEVENTH_ROW)
    assert river_of(game) == set(SEVENTH_ROW)


@pytest.mark.ruling("B10.2", "B3.2")
def test_neither_the_centre_nor_a_mountain_lies_in_the_river() -> None:
    centres, mountains = set(), set()
    for game in games("first-game", variants=["river"], mountains=9):
        assert river_of(game) == set(PRINTED)
        centres.add(told(game, "centre")[0]["place"])
        mountains |= {PARCEL_NAMES[parcel] for parcel, content in enumerate(game.contents) if content == MOUNTAIN}
    land = {PARCEL_NAMES[parcel] for parcel in INNER} - set(PRINTED)
    assert centres == land
    assert mountains == land


@pytest.mark.ruling("B10.2")
def test_the_longest_river_leaves_room_for_the_centre_and_nine_mountains() -> None:
    for game in games("first-game", variants=["river"], river=LONGEST, mountains=9):
        assert game.contents.count(MOUNTAIN) == 9


@pytest.mark.ruling("B10.2", "B1")
def test_the_first_edition_has_the_river_too() -> None:
    game = start("first-edition", variants=["river"])
    assert river_of(game) == set(PRINTED)
    assert game.contents.count(MOUNTAIN) == 6


@pytest.mark.ruling("B10.2")
def test_without_the_variant_all_is_land() -> None:
    assert river_of(start()) == set()


@pytest.mark.ruling("B11.1", "B10.2")
def test_an_owner_of_the_box_types_in_the_printed_course() -> None:
    data = parse(f"[river]\ncourse = {SEVENTH_ROW}\nmountains = 5\n")
    game = start(variants=["river"], data=data.changes)
    assert river_of(game) == set(SEVENTH_ROW)
    assert game.contents.count(MOUNTAIN) == 5


@pytest.mark.ruling("B10.2")
@pytest.mark.parametrize(
    ("course", "code", "parcel"),
    [
        ("a1 a2", "river-length", None),
        ("a8 a7 a6 a5 b5 b4 c4 c3 d3 d2 e2 e3 f3 g3 g2 h2", "river-length", None),
        ("a8 b8 b9", "river-no-parcel", "b9"),
        ("a8 A7 a6", "river-no-parcel", "A7"),
        ("a8 b8 b7 b8 c8", "river-twice", "b8"),
        ("a4 b4 d4 e4", "river-gap", "d4"),
        ("a4 b5 c5 d5", "river-gap", "b5"),
        ("a4 b4 c4 d4 e4 f4 g4", "river-inland", "g4"),
        ("b4 c4 d4 e4 f4 g4 h4", "river-inland", "b4"),
    ],
)
def test_a_course_that_cannot_be_is_refused_with_the_parcel(course: str, code: str, parcel: str | None) -> None:
    refusal = refusal_of(variants=["river"], river=course.split())
    assert (refusal.code, refusal.ruling, refusal.values.get("parcel")) == (code, "B10.2", parcel)
    assert BoardSentences(Words()).refusal(refusal).endswith(". (rule B10.2)")


@pytest.mark.ruling("B10.2")
@pytest.mark.parametrize("course", ["a1 b1 c1", "a2 b2 b1", "h1 h2 g2 g1", " ".join(LONGEST), " ".join(reversed(PRINTED))])
def test_any_other_course_from_rim_to_rim_can_be_played(course: str) -> None:
    assert river_of(start(variants=["river"], river=course.split())) == set(course.split())


@pytest.mark.ruling("B10.2")
def test_a_course_without_the_variant_is_refused() -> None:
    refusal = refusal_of(river=PRINTED)
    assert (refusal.code, refusal.ruling, refusal.values) == ("river-not-in-game", "B10.2", {"parcel": "d8"})


# The mountains.


@pytest.mark.ruling("B10.2", "B1.2")
@pytest.mark.parametrize(
    ("course", "mountains"),
    [([], 6), (["a1", "b1", "c1"], 8), (PRINTED, 6), (SEVENTH_ROW, 7), (LONGEST, 4)],
)
def test_one_mountain_fewer_for_every_three_parcels(course: list[str], mountains: int) -> None:
    assert KIND.preset("first-game", variants=["river"], river=course)["mountains"] == mountains
    assert start(variants=["river"], river=course).contents.count(MOUNTAIN) == mountains


@pytest.mark.ruling("B1.2")
@pytest.mark.parametrize("mountains", [0, 4, 9])
def test_whoever_asks_for_a_number_of_mountains_gets_it(mountains: int) -> None:
    game = start(variants=["river"], mountains=mountains)
    assert game.contents.count(MOUNTAIN) == mountains


@pytest.mark.ruling("B1.2")
def test_without_a_river_there_are_nine() -> None:
    assert KIND.preset("first-game")["mountains"] == 9


@pytest.mark.ruling("B1.5")
@pytest.mark.parametrize("course", [[], SEVENTH_ROW])
def test_gold_rush_keeps_its_nine_with_any_river(course: list[str]) -> None:
    assert KIND.preset("gold-rush", variants=["river"], river=course)["mountains"] == 9


@pytest.mark.ruling("B1.5")
@pytest.mark.parametrize("preset", ["big-box", "gold-rush"])
def test_the_nine_belong_to_the_characters_however_they_were_chosen(preset: str) -> None:
    cast = CASTS["gold-rush"]
    assert KIND.preset(preset, variants=["river"], characters=list(cast[::-1]))["mountains"] == 9
    assert KIND.preset(preset, variants=["river"], characters=[*cast[:-1], "11Y"])["mountains"] == 6


# Roads and bridges.


def names(sides: frozenset[int]) -> set[str]:
    return {SIDE_NAMES[side] for side in sides}


@pytest.mark.ruling("B10.2")
def test_a_crossing_has_no_land_on_either_side() -> None:
    river = frozenset(PARCEL_OF[name] for name in PRINTED)
    between = {"d7n", "d6n", "d6e", "e5n", "e4n", "d4e", "d3n", "d2n", "d1n"}
    assert names(crossings(river)) == between | {"d8n", "d1s"}


@pytest.mark.ruling("B10.2")
def test_a_bend_that_touches_itself_has_a_crossing_there_too() -> None:
    river = frozenset(PARCEL_OF[name] for name in ("a1", "a2", "b2", "b1"))
    assert names(crossings(river)) == {"a1n", "a2e", "b1n", "a1e", "a1s", "a1w", "a2w", "b1s"}


@pytest.mark.ruling("B10.2", "B2.4")
def test_a_bridge_takes_two_roads_at_once() -> None:
    game = by_the_river("roads: d6w", "player 1: roads 2", "next: place 1")
    before = totals(game)
    assert "road d6n" in options(game)
    assert "d7" in connected(game) - {"d8"}
    assert "e7" not in connected(game)
    choose(game, "1 road d6n")
    assert (roads(game, 1), laid_roads(game)) == (0, {"c6e", "d6n"})
    assert {"e7", "e6"} <= connected(game)
    assert [event["side"] for event in told(game, "bridge")] == ["d6n"]
    assert told(game, "road") == []
    assert totals(game) == before


@pytest.mark.ruling("B10.2")
def test_with_one_road_there_is_no_bridge() -> None:
    game = by_the_river("roads: d6w", "player 1: roads 1", "next: place 1")
    assert "road d6n" not in options(game)
    assert "road c6n" in options(game)
    assert reason(game, "1 road d6n") == ("bridge-needs-two", "B10.2")


@pytest.mark.ruling("B10.2")
def test_a_road_along_the_bank_is_an_ordinary_one() -> None:
    game = by_the_river("roads: d6w", "player 1: roads 1", "next: place 1")
    choose(game, "1 road d7w")
    assert (roads(game, 1), has_road(game, "c7e")) == (0, True)


@pytest.mark.ruling("B10.2")
def test_the_two_roads_come_from_one_player_and_the_bridge_is_everybodys() -> None:
    game = by_the_river("roads: d6w", "player 1: roads 3", "player 2: roads 1", "next: place 1")
    choose(game, "1 road d6n", "1 place wages")
    assert decision(game) == "2 place-cowboy"
    choose(game, "2 road e6n")
    assert (roads(game, 1), roads(game, 2)) == (1, 0)


@pytest.mark.ruling("B10.2")
def test_a_label_says_that_it_is_a_bridge() -> None:
    game = by_the_river("roads: d6w", "player 1: roads 2", "next: place 1")
    sentences = BoardSentences(Words(), ["Anna", "Bea"])
    choice = game.catalogue.find("road d6n")
    assert choice is not None
    assert sentences.choice(game, 0, choice.number) == "Bridge (two roads) d6n: connects e7"
    choose(game, "1 road d6n")
    assert sentences.event(game, (game.events or [])[-1]) == "Anna builds a bridge on d6n, with two roads."


# Four roads around a6, and land only beyond the river.
NORTH = {
    **{f"{column}{row}": "M" for column in "abcdefgh" for row in range(1, 7)},
    **{f"{column}8": "." for column in "abcdefgh"},
}  # fmt: skip


def city_hall_drawn(**cells: str) -> BoardGame:
    """City Hall was drawn, and no connected parcel is free for it."""
    lines = ("extra-buildings: city-hall", "roads: a6n a6e a6s a6w", "round: 2", "player 1: roads 0")
    return by_the_river(*lines, "agenda: place-city-hall 0", course=" ".join(SEVENTH_ROW), **{**NORTH, **cells})


@pytest.mark.ruling("B5.9", "B10.2")
def test_city_halls_roads_go_over_the_river_where_that_is_shortest() -> None:
    game = city_hall_drawn()
    assert answers(game) == {"extend a7w", "extend a7e"}
    before = totals(game)
    choose(game, "1 extend a7e")
    assert totals(game) == before
    assert game.held == position_again(game).held
    assert answers(game) == {"build city-hall a8", "build city-hall b8"}


@pytest.mark.ruling("B5.9", "B10.2")
def test_for_city_hall_a_crossing_counts_two() -> None:
    one_road_away = city_hall_drawn(c6=".")
    assert answers(one_road_away) == {"extend b6n", "extend b5n"}
    two_roads_away = city_hall_drawn(d6=".")
    assert answers(two_roads_away) == {"extend b6n", "extend b5n", "extend a7w", "extend a7e"}
    three_roads_away = city_hall_drawn(e6=".")
    assert answers(three_roads_away) == {"extend a7w", "extend a7e"}


def position_again(game: BoardGame) -> BoardGame:
    again = KIND.from_position(KIND.position(game))
    assert isinstance(again, BoardGame)
    return again


@pytest.mark.ruling("B5.10", "B10.2")
def test_the_stations_line_needs_a_bridge_over_the_river() -> None:
    line = "a5n b5n c5n d5n f5n g5n h5n"  # e5n, between e5 and e6, is a crossing
    lines = ("extra-buildings: station", f"roads: {line} h5e", "next: resolve place-kept")
    poor = by_the_river(*lines, "player 1: kept station, roads 1", g5="1:.")
    assert reason(poor, "1 build station g5") == ("does-not-fit", "B5.10")
    assert reason(poor, "1 road e5n") == ("bridge-needs-two", "B10.2")
    rich = by_the_river(*lines, "player 1: kept station, roads 2", g5="1:.")
    choose(rich, "1 road e5n", "1 build station g5")
    assert cell(rich, "g5") == "1:st"


@pytest.mark.ruling("B9.12", "B10.2")
def test_the_governor_gets_two_points_for_a_bridge_that_reaches_land() -> None:
    cards = "characters: 1Y 2Y 3Y 4Y 5Y 6Y 13Y"
    game = by_the_river(cards, "roads: d6w", "player 1: roads 3, card 13Y", "player 2: card 1Y", "next: place 2")
    choose(game, "2 pass", "1 road d6n")
    assert points(game, 1) == 2
    choose(game, "1 road e6n")
    assert points(game, 1) == 3


@pytest.mark.ruling("B9.12", "B10.2")
def test_the_governor_gets_nothing_for_a_bridge_that_reaches_only_water() -> None:
    cards = "characters: 1Y 2Y 3Y 4Y 5Y 6Y 13Y"
    lines = ("roads: d6w d6n", "player 1: roads 2, card 13Y", "player 2: card 1Y", "next: place 2")
    game = by_the_river(cards, *lines)
    assert {"d6", "e5", "e6"} - connected(game) == {"e5"}
    choose(game, "2 pass", "1 road d6e")
    assert "e5" in connected(game)
    assert points(game, 1) == 0


# Nobody's land.


@pytest.mark.ruling("B10.2", "B3.3")
def test_a_river_parcel_is_no_first_parcel() -> None:
    game = by_the_river("next: first-parcels")
    assert answers(game) == {f"claim {name}" for name in PARCEL_NAMES if name not in PRINTED}
    assert reason(game, f"{game.waiting[0] + 1} claim d4") == ("river", "B3.3")


@pytest.mark.ruling("B10.2", "B4.3")
def test_no_cowboy_goes_onto_the_river() -> None:
    game = by_the_river("player 1: card 1Y, white-cowboy", "player 2: card 2Y", "next: place 1")
    assert not places(game) & set(PRINTED)
    assert not places(game, "white") & set(PRINTED)
    assert reason(game, "1 place d4") == ("river", "B4.3")
    assert reason(game, "1 white d4") == ("white-cowboy-place", "B9.2")


@pytest.mark.ruling("B10.2", "B9.5")
def test_the_settler_does_not_settle_on_the_river() -> None:
    game = by_the_river("next: choose")
    choose(game, "1 take settler")
    assert decision(game) == "1 claim-parcel"
    assert reason(game, "1 claim e5") == ("river", "B9.5")


@pytest.mark.ruling("B10.2", "B5.6")
def test_no_house_stands_in_the_river() -> None:
    game = by_the_river("roads: c4n c4e c4s c4w", "player 1: kept saloon", "next: resolve place-kept", c4="1:.")
    choose(game, "1 build saloon c4")
    assert "d4" in connected(game)
    assert {text.split()[1] for text in answers(game)} == {"b3", "c3", "b4", "b5", "c5", "d5"}
    assert reason(game, "1 house d4") == ("occupied", "B5.6")


@pytest.mark.ruling("B10.2", "B5.9")
def test_city_hall_does_not_stand_in_the_river() -> None:
    lines = ("extra-buildings: city-hall", "roads: c4n c4e c4s c4w", "round: 2", "agenda: place-city-hall 0")
    game = by_the_river(*lines)
    assert {text.split()[2] for text in answers(game)} == {"b3", "c3", "b4", "c4", "b5", "c5", "d5"}
    assert reason(game, "1 build city-hall d4") == ("city-hall-site", "B5.9")


# What water means for its neighbours.


@pytest.mark.ruling("B10.2", "B5.4")
def test_the_river_is_nothing_for_prices() -> None:
    game = by_the_river(c4="h", b2="M")
    assert [price(game, parcel) for parcel in ("d5", "c3", "e3")] == [2, 3, 1]


@pytest.mark.ruling("B10.2", "B7.2")
def test_the_river_is_free_land_for_a_ranch() -> None:
    game = by_the_river(d5="1:ra", c4="h")
    assert income(game, "d5") == 7  # d4, d6, e4, e5 and e6 are river


@pytest.mark.ruling("B10.2", "B7.2")
def test_a_mine_earns_three_dollars_once_beside_the_river() -> None:
    game = by_the_river(d5="1:mi", c2="1:mi", c1="M", a1="1:mi")
    assert [income(game, parcel) for parcel in ("d5", "c2", "a1")] == [3, 6, 0]


@pytest.mark.ruling("B10.2", "B5.6")
def test_the_river_counts_as_occupied_for_a_townhouse() -> None:
    around = {"c4": "h", "c5": "h", "c6": "h"}  # and five river parcels
    lines = ("roads: c5e d5n c4n b4n", "player 1: kept saloon", "next: resolve place-kept")
    game = by_the_river(*lines, d5="h", b5="1:.", **around)
    choose(game, "1 build saloon b5")
    assert "house d5" in answers(game)
    choose(game, "1 house d5")
    assert cell(game, "d5") == "H"


# Banks.


@pytest.mark.ruling("B5.11")
def test_a_bank_is_land_that_hangs_together_by_sides() -> None:
    def sizes(*course: str) -> list[int]:
        bank = banks(frozenset(PARCEL_OF[name] for name in course))
        assert {PARCEL_NAMES[parcel] for parcel, number in enumerate(bank) if number < 0} == set(course)
        return sorted(bank.count(number) for number in set(bank) - {-1})

    assert sizes(*PRINTED) == [25, 29]
    assert sizes("a1", "b1", "c1") == [61]
    assert sizes("a2", "b2", "b1") == [1, 60]
    assert sizes("a3", "b3", "c3", "c2", "b2", "b1") == [2, 56]  # a1 and a2


SCHOOLS = ("extra-buildings: school", "roads: c5n c5e c5s c5w f5n f5e f5s f5w", "next: resolve place-kept")


@pytest.mark.ruling("B5.11")
def test_one_school_on_each_bank() -> None:
    game = by_the_river(*SCHOOLS, "player 1: kept school", b5="1:.", c4="2:sc", f5="1:.")
    assert "build school b5" not in answers(game)
    assert reason(game, "1 build school b5") == ("variant-forbids", "B5.11")
    choose(game, "1 build school f5", "1 house f4", "1 house f6", "1 house g5")
    assert cell(game, "f5") == "1:sc"


@pytest.mark.ruling("B5.11")
def test_with_a_school_on_both_banks_there_is_no_third() -> None:
    data = 'data: {"tiles": {"big-box": {"school": 3}}}'
    game = by_the_river(*SCHOOLS, data, "player 1: kept school, roads 0", b5="1:.", f5="1:.", c4="2:sc", g4="1:sc")
    assert decision(game) != "1 build-kept"


@pytest.mark.ruling("B5.11")
def test_other_buildings_know_no_banks() -> None:
    game = by_the_river(*SCHOOLS, "player 1: kept church", b5="1:.", c4="2:ch")
    assert "build church b5" in answers(game)


@pytest.mark.ruling("B5.11")
def test_without_a_river_two_schools_may_stand_together() -> None:
    game = position("\n".join(("players: 2", *SCHOOLS, "player 1: kept school")), b5="1:.", c4="2:sc")
    assert "build school b5" in answers(game)


# Final scoring.


def final_points(*lines: str, **cells: str) -> int:
    """What player 1 gets for his parcels in the end."""
    game = by_the_river(*lines, "player 1: $0", "player 2: $0", "next: final-scoring", **cells)
    return points_by_reason(game, 1)["town"]


@pytest.mark.ruling("B8.3", "B10.2")
def test_a_parcel_at_a_bridge_is_worth_three() -> None:
    assert final_points("roads: d6n", c6="1:h") == 3
    assert final_points("roads: d6n", c6="1:sa", c7="1:M", e7="1:h") == 9


@pytest.mark.ruling("B8.3", "B10.2")
def test_a_corner_at_the_end_of_a_bridge_is_enough() -> None:
    assert final_points("roads: d7n", c7="1:h", c8="1:h", e8="1:h", e7="1:h") == 12
    assert final_points("roads: d7n", c6="1:h", f7="1:h") == 4


@pytest.mark.ruling("B8.3", "B10.2")
def test_a_road_along_the_bank_is_no_bridge() -> None:
    assert final_points("roads: d6w c6n", c6="1:h") == 2


@pytest.mark.ruling("B8.3", "B10.2")
def test_two_bridges_are_worth_no_more() -> None:
    assert final_points("roads: d6n d7n", c7="1:h") == 3


@pytest.mark.ruling("B8.3", "B10.2")
def test_an_empty_parcel_at_a_bridge_is_worth_nothing() -> None:
    assert final_points("roads: d6n", c6="1:.", a1="1:h") == 2


@pytest.mark.ruling("B8.3", "B10.2")
def test_without_a_river_the_same_road_is_worth_nothing() -> None:
    game = position("players: 2\nroads: d6n\nplayer 1: $0\nnext: final-scoring", c6="1:h")
    assert points_by_reason(game, 1)["town"] == 2


# Written and read.


@pytest.mark.ruling("B10.2")
def test_a_position_without_a_town_has_its_river() -> None:
    assert river_of(position("variants: river")) == set(PRINTED)
    assert river_of(position(f"variants: river\nriver: {' '.join(SEVENTH_ROW)}")) == set(SEVENTH_ROW)


@pytest.mark.ruling("B10.2")
@pytest.mark.parametrize(
    ("cells", "word"), [({"d4": "."}, "d4"), ({"a1": "~"}, "a1"), ({"e5": "1:~"}, "e5"), ({"d1": "1:sa"}, "d1")]
)
def test_a_town_that_does_not_agree_with_the_course_is_refused(cells: dict[str, str], word: str) -> None:
    with pytest.raises(Refusal) as caught:
        by_the_river(**cells)
    assert (caught.value.values["problem"], caught.value.values["word"]) == ("river", word)


def test_water_without_a_river_is_refused() -> None:
    with pytest.raises(Refusal, match="bad-position"):
        position(d4="~")


def test_a_position_with_a_cowboy_in_the_river_is_refused() -> None:
    with pytest.raises(Refusal, match="bad-position"):
        by_the_river("cowboys: d4 1")


@pytest.mark.ruling("B10.2")
@pytest.mark.parametrize("course", [[], SEVENTH_ROW])
def test_a_game_survives_position_json_and_copy(course: list[str]) -> None:
    game = start(variants=["river"], river=course, characters=[f"{number}Y" for number in range(1, 8)])
    assert position_again(game) == game
    assert KIND.from_json(json.loads(json.dumps(game.as_json()))) == game
    assert game.copy() == game
    assert game.view(0)["variants"] == {"river": {"course": course or PRINTED}}


@pytest.mark.ruling("B10.2", "B10.1")
@pytest.mark.parametrize("edition", ["first-game", "first-edition", "big-box"])
def test_random_games_end_with_everything_where_it_belongs(edition: str) -> None:
    random = Random(edition)
    for number in range(100):
        course = random.choice([[], SEVENTH_ROW, LONGEST, ["a2", "b2", "b1"]])
        game = start(edition, f"river {number}", players=random.randint(2, 5), variants=["river"], river=course)
        before, river = totals(game), river_of(game)
        while not game.over:
            seat = random.choice(game.waiting)
            game.choose(seat, random.choice(game.legal(seat)))
        assert totals(game) == before
        assert river_of(game) == river
        assert not any(game.owner[PARCEL_OF[name]] >= 0 for name in river)
