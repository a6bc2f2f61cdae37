"""Positions as text: what lines mean, what a line left out means, and how everything that is wrong is named by its line."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from carson.board.game import BoardGame
from carson.board.map.action_track import PLACE_OF
from carson.board.map.contents import NOBODY
from carson.board.map.town import PARCEL_OF
from carson.board.shown.position import HEADER, read_position
from carson.board.state.kinds import tiles_of
from carson.board.state.steps import STEPS
from carson.board.state.things import MONEY, POINTS, REVOLVERS, ROADS, cowboys_of, property_of
from carson.board.title import BOARD
from carson.core.ledger import BANK, OUT, TRACK
from carson.core.ledger import BOARD as ON_BOARD
from carson.core.refusal import Refusal

FULL = """carson-city position 1
edition: big-box
players: 3
characters: 1Y 2Y 3Y 4R 5Y 6Y 7Y
extra-buildings: school city-hall
mountains: 9
round: 2
town:   # the rows from north to south
  8  .    .    .    .    .    .    .    .
  7  .    ci   .    .    .    .    .    .
  6  .    .    .    .    .    .    .    .
  5  .    .    .    h    1:ra .    .    .
  4  .    .    .    1:sa h    2:M  .    .
  3  .    .    .    3:.  .    .    .    .
  2  .    .    .    .    .    .    .    .
  1  .    .    .    .    .    .    .    .
     a    b    c    d    e    f    g    h
roads: d5n d5e d5s d5w
track: ranch mine saloon - hotel ranch mine
pass-order: 2 1 3
turn-order: 3 1 2
player 1: $20, vp -3, cowboys 4, revolvers 2, roads 0, card 3Y, kept bank, kept bank, ammunition
player 2: card 1Y
player 3: card 2Y, mark 1
cowboys: wages 1 1 2, g4 2, building-12 1 3, gambling 2+white-cowboy
resident: 2
next: resolve building-income
"""


def position(*lines: str) -> str:
    return "\n".join((HEADER, *lines)) + "\n"


def full_with(line: str) -> str:
    """The full position with one of its lines changed."""
    name = line.partition(":")[0]
    lines = FULL.splitlines()
    (number,) = (number for number, old in enumerate(lines) if old.partition(":")[0] == name)
    lines[number] = line
    return "\n".join(lines)


def refused(text: str) -> Refusal:
    with pytest.raises(Refusal) as caught:
        read_position(text)
    return caught.value


def decision(game: BoardGame) -> str:
    return STEPS.name(game.agenda[-1])


# What the lines mean.


def test_an_empty_position_is_the_start_of_a_round_with_everybodys_usual_things() -> None:
    game = read_position(position())
    assert (game.players, game.round, game.rules.edition) == (4, 1, "big-box")
    assert [side.code for side in game.sides] == ["1Y", "2Y", "3Y", "4Y", "5Y", "6Y", "7Y"]
    assert decision(game) == "take-character"
    assert game.waiting == (0,)
    for seat in range(4):
        held = [game.held[thing + seat] for thing in (MONEY, cowboys_of(seat), REVOLVERS, ROADS, POINTS)]
        assert held == [15, 3, 1, 1, 0]


def test_comments_blank_lines_and_indentation_do_not_matter() -> None:
    plain = position("players: 2", "round: 3")
    odd = f"{HEADER}\n\n   players: 2   # two friends\n# a line of its own\n\tround:   3\n\n"
    assert read_position(odd) == read_position(plain)


def test_the_town_names_owner_and_content_of_each_parcel() -> None:
    game = read_position(FULL)
    found = {
        name: (game.owner[PARCEL_OF[name]], game.contents[PARCEL_OF[name]]) for name in ("d4", "e4", "f4", "d3", "a1", "b7")
    }
    assert found == {"d4": (0, 9), "e4": (NOBODY, 2), "f4": (1, 4), "d3": (2, 0), "a1": (NOBODY, 0), "b7": (NOBODY, 16)}
    assert game.public == PARCEL_OF["b7"]


def test_roads_connect_the_parcels_around_their_ends() -> None:
    game = read_position(FULL)
    connected = {name for name, parcel in PARCEL_OF.items() if game.connected[parcel]}
    assert connected == {f"{column}{row}" for column in "cde" for row in (4, 5, 6)}


def test_a_road_may_go_by_either_of_its_names() -> None:
    assert read_position(position("roads: d5s e4w")).roads == read_position(position("roads: d4n d4e")).roads


def test_a_player_line_says_what_lies_before_him() -> None:
    game = read_position(FULL.replace("next: resolve building-income", "next: place 1"))
    held = [game.held[thing] for thing in (MONEY, POINTS, cowboys_of(0), REVOLVERS, ROADS)]
    assert held == [20, -3, 4, 2, 0]
    assert game.held[tiles_of(8)] == 2
    assert game.side(0).code == "3Y"
    assert game.limit[0] == 60
    assert game.mark == [0, 0, 1]


def test_cowboys_stand_where_the_line_says() -> None:
    game = read_position(FULL.replace("next: resolve building-income", "next: place 1"))
    assert game.crew[:3] == [2, 1, 0]
    assert game.standing[PARCEL_OF["g4"]] == 0b010
    assert game.standing[PLACE_OF["building-12"]] == 0b101
    assert game.standing[PLACE_OF["gambling"]] == 0b010
    assert [place for _, place, _ in game.tokens] == [PLACE_OF["gambling"]]


@pytest.mark.parametrize(
    "line", ["cowboys:", "cowboys: wages 1,", "cowboys: , wages 1", "roads:", "player 1:", "player 1: $15,"]
)
def test_nothing_after_a_colon_or_a_comma_means_nothing(line: str) -> None:
    game = read_position(position(line))
    assert decision(game) == "take-character"


def test_the_turn_order_follows_the_cards_when_the_agenda_asks_for_a_cowboy() -> None:
    lines = ("players: 2", "player 1: card 2Y", "player 2: card 1Y", "agenda: end-round | resolve 0 | place-cowboy 1")
    game = read_position(position(*lines))
    assert game.turn_order == [1, 0]


def test_the_resident_of_city_hall_stands_there() -> None:
    game = read_position(FULL.replace("next: resolve building-income", "next: place 1"))
    assert game.resident == 1
    assert game.standing[PARCEL_OF["b7"]] == 0b010


def test_the_rest_lies_in_the_bank_and_in_the_bag() -> None:
    game = read_position(FULL.replace("next: resolve building-income", "next: place 1"))
    held = game.held
    # Player 1 has four cowboys, two on Wages and one on a building space; player 2's white-cowboy cowboy is nobody's colour.
    assert held[cowboys_of(0) + ON_BOARD] == 3
    assert held[cowboys_of(0) + BANK] == 10 - 4 - 3
    assert held[cowboys_of(1) + ON_BOARD] == 3
    assert held[property_of(0) + 0] == 12 - 2
    assert [held[tiles_of(5) + account] for account in (ON_BOARD, TRACK, BANK)] == [1, 2, 3]
    assert [held[tiles_of(16) + account] for account in (ON_BOARD, BANK)] == [1, 0]
    assert held[tiles_of(13) + OUT] == 2  # no general stores in this game


@pytest.mark.parametrize(
    ("line", "asked"),
    [
        ("first-parcels", "claim-parcel"),
        ("choose", "take-character"),
        ("place 3", "place-cowboy"),
        ("resolve vp-2", "buy-points"),
        ("end-round", "cash-limit"),
    ],
)
def test_next_says_where_the_game_goes_on(line: str, asked: str) -> None:
    game = read_position(position("players: 3", "cowboys: vp-2 1", f"next: {line}"))
    assert decision(game) == asked


def test_next_place_asks_the_named_player() -> None:
    assert read_position(position("players: 3", "next: place 3")).waiting == (2,)


def test_final_scoring_ends_the_game() -> None:
    game = read_position(position("players: 2", "next: final-scoring"))
    assert game.over
    assert game.points() == [2, 2]  # $15 each, 1 VP for $6


def test_who_has_no_card_by_then_gets_one() -> None:
    game = read_position(position("players: 3", "player 2: card 1Y", "next: place 2"))
    assert sorted(game.card) == [0, 1, 2]
    assert game.card[1] == 0


def test_a_seed_decides_the_chance_to_come() -> None:
    lines = ("players: 2", "cowboys: gambling 1", "next: resolve gambling")
    money = {read_position(position(*lines, f"seed: {seed}")).held[MONEY] for seed in range(20)}
    assert len(money) > 1
    assert read_position(position(*lines, "seed: 1")) == read_position(position(*lines, "seed: 1"))


def test_the_documented_example_can_be_read() -> None:
    text = (Path(__file__).parents[3] / "docs" / "positions.md").read_text(encoding="utf-8")
    example = text.split("```")[1].strip("\n")
    assert example.startswith(HEADER)
    assert read_position(example).players == 3


# Writing.


def test_a_position_is_written_for_people() -> None:
    text = BOARD.position(read_position(FULL.replace("next: resolve building-income", "next: place 1")))
    lines = text.splitlines()
    assert lines[0] == HEADER
    assert "  5  .    .    .    h    1:ra .    .    ." in lines
    assert "track: ranch mine saloon - hotel ranch mine" in lines
    assert "player 1: $20, vp -3, cowboys 4, revolvers 2, roads 0, card 3Y, kept bank, kept bank, ammunition 1" in lines
    assert "cowboys: g4 2, b7 2, wages 1 1 2, building-12 1 3, gambling 2+white-cowboy" in lines
    assert "resident: 2" in lines


def test_what_is_written_is_read_back_with_the_drawn_characters_in_its_configuration() -> None:
    game = BOARD.new(BOARD.preset("big-box", players=3), "drawn")
    again = read_position(BOARD.position(game))
    assert game.rules.config.characters == ("random",)
    assert again.rules.config.as_json() == {**game.rules.config.as_json(), "characters": [side.code for side in game.sides]}


def test_figures_of_the_users_own_survive_a_position() -> None:
    config = {**BOARD.preset("first-game", players=2), "data": {"start": {"property": 20}, "supply": {"cowboys": 12}}}
    game = BOARD.new(config, "figures")
    again = BOARD.from_position(BOARD.position(game))
    assert again.rules.config.data == game.rules.config.data
    assert again.held == game.held


# What is wrong.


@pytest.mark.parametrize(
    "text", ["", "\n", "carson-city position 2\n", "# " + HEADER, json.dumps({"format": "carson-record"})]
)
def test_what_does_not_start_with_the_header_is_no_position(text: str) -> None:
    assert refused(text).code == "not-a-position"


HUGE = "9" * 5000

WRONG_LINES = [
    ("no colon here", "no-colon"),
    ("flavour: vanilla", "unknown-line"),
    ("player one: $3", "number"),
    ("player 5: $3", "number"),
    ("player 1: $-1", "number"),
    ("player 1: $2000", "number"),
    (f"player 1: ${HUGE}", "number"),
    ("player 1: cowboys many", "number"),
    ("player 1: roads", "number"),
    ("player 1: camels 2", "player-part"),
    ("player 1: card 8Y", "card"),
    ("player 1: kept castle", "kind"),
    ("player 1: kept general-store", "kind"),
    ("round: 5", "number"),
    ("round: -1", "number"),
    ("round: two", "number"),
    ("round: ²", "number"),
    (f"round: {HUGE}", "number"),
    ("roads: d4", "road"),
    ("roads: d9n", "road"),
    ("track: ranch", "track-length"),
    ("track: - - - - - - castle", "kind"),
    ("track: - - - - - - station", "kind"),
    ("gone: castle", "kind"),
    ("pass-order: 1 2 3", "seats"),
    ("pass-order: 1 2 3 3", "seats"),
    ("pass-order: 1 2 3 5", "number"),
    ("turn-order: 1", "seats"),
    ("passed: 1 1", "seats"),
    ("cowboys: saloon 1", "place"),
    ("cowboys: wages 5", "number"),
    ("cowboys: d4 1 1", "cowboy-twice"),
    ("cowboys: wages 1+gold", "token"),
    ("resident: 1", "nothing-to-hold"),
    ("blocked: z9", "place"),
    ("times: d4", "number"),
    ("times: d4x0", "number"),
    ("notes ranch: 1", "unknown-line"),
    ("notes fought: x", "note"),
    ("notes outlaws: d4 0", "note"),
    ("notes outlaws: 10000 0", "number"),
    ("refused: x", "kind"),
    ("refused: 5 saloon d4", "number"),
    ("refused: 1 castle d4", "kind"),
    ("refused: 1 saloon d9", "place"),
    ("fresh: -1", "kind"),
    ("fresh: 1 station", "kind"),
    ("chance: xyz 1", "chance"),
    ("chance: 00", "number"),
    ("chance: 00 x", "number"),
    (f"chance: {'00' * 65} 1", "chance"),
    ("agenda: lunch", "agenda"),
    ("agenda: place-cowboy one", "agenda"),
    ("agenda: place-cowboy", "agenda"),
    ("agenda: place-cowboy 9", "agenda"),
    ("agenda: place-cowboy -1", "agenda"),
    ("agenda: resolve", "agenda"),
    ("agenda: buy-parcels 0 99", "agenda"),
    (f"agenda: resolve {HUGE}", "number"),
    ("next: lunch", "next"),
    ("next: resolve lunch", "next"),
    ("next: place 5", "number"),
    ("next: place", "number"),
]


@pytest.mark.parametrize(("line", "problem"), WRONG_LINES, ids=[line[:40] for line, _ in WRONG_LINES])
def test_a_wrong_line_is_refused_by_number_and_problem(line: str, problem: str) -> None:
    refusal = refused(position("# one line of comment", line))
    assert refusal.code == "bad-position"
    assert (refusal.values["line"], refusal.values["problem"]) == (3, problem)


@pytest.mark.parametrize(
    ("row", "problem"),
    [
        ("  4  . . . . . . .", "row-length"),
        ("  4  . . . . . . . . .", "row-length"),
        ("  9  . . . . . . . .", "number"),
        ("  4  . . x . . . . .", "cell"),
        ("  4  . . 1: . . . . .", "cell"),
        ("  4  . . 5:sa . . . . .", "number"),
        ("  4  . . :sa . . . . .", "number"),
        ("  4  . . sa . . . . .", "no-owner"),
    ],
)
def test_a_wrong_row_of_the_town_is_refused_by_number_and_problem(row: str, problem: str) -> None:
    refusal = refused(position("town:", "  5  . . . . . . . .", row))
    assert (refusal.code, refusal.values["line"], refusal.values["problem"]) == ("bad-position", 4, problem)


def test_a_line_given_twice_is_refused() -> None:
    refusal = refused(position("round: 1", "round: 2"))
    assert (refusal.values["line"], refusal.values["problem"], refusal.values["word"]) == (3, "twice", "round")


@pytest.mark.parametrize(
    ("lines", "code"),
    [
        (("players: 9",), "bad-position"),
        (("players: two",), "bad-position"),
        (("players: 1",), "bad-position"),
        (("edition: first", "players: 6"), "player-count"),
        (("edition: third",), "unknown-edition"),
        (("characters: 1Y 2Y",), "character-count"),
        (("characters: random",), "bad-position"),
        (("characters: 1Y 2Y 3Y 4Y 5Y 6Y 7?",), "bad-position"),
        (("extra-buildings: castle",), "unknown-building"),
        (("mountains: 10",), "bad-position"),
    ],
)
def test_a_configuration_that_cannot_be_played_is_refused(lines: tuple[str, ...], code: str) -> None:
    assert refused(position(*lines)).code == code


@pytest.mark.parametrize(
    ("lines", "word"),
    [
        (("player 1: cowboys 11",), "cowboys-1"),
        (("player 1: cowboys 8", "cowboys: wages 1 1 1"), "cowboys-1"),
        (("player 1: ammunition", "player 2: ammunition"), "ammunition"),
        (("player 1: white-cowboy", "cowboys: d4 2+white-cowboy"), "white-cowboy"),
        (("track: hotel hotel hotel hotel - - -",), "hotel"),
        (("player 1: kept church, kept church, kept church",), "church"),
        (("town:", "  1  1:. 1:. 1:. 1:. 1:. 1:. 1:. 1:.", "  2  1:. 1:. 1:. 1:. 1:. . . ."), "property-1"),
        (("town:", "  1  ci ci . . . . . .", "extra-buildings: city-hall"), "city-hall"),
    ],
)
def test_more_pieces_than_there_are_is_refused(lines: tuple[str, ...], word: str) -> None:
    refusal = refused(position(*lines))
    assert (refusal.code, refusal.values["problem"], refusal.values["word"]) == ("bad-position", "supply", word)


def test_the_white_cowboy_on_owned_land_is_refused() -> None:
    refusal = refused(
        position("town:", "  1  2:. . . . . . . .", "player 1: card 1Y", "cowboys: a1 1+white-cowboy", "next: place 1")
    )
    assert refusal.code == "bad-position"


def test_a_building_that_is_not_in_the_game_is_refused() -> None:
    assert refused(position("town:", "  1  1:st . . . . . . .")).code == "bad-position"


JUNK = [
    "",
    "-1",
    "0",
    "7",
    "99",
    "x",
    "-",
    "1:",
    ":",
    "2:sa",
    "white",
    "$-5",
    HUGE,
    "ci",
    "²",
    "wages",
    "d4",
    ",",
    "|",
    "resolve",
    "\x00",
]


@st.composite
def damaged(draw: st.DrawFn) -> str:
    """The full position, or that of a game under way, with words replaced, added or taken away."""
    texts = [FULL, *UNDER_WAY]
    lines = draw(st.sampled_from(texts)).splitlines()
    for _ in range(draw(st.integers(1, 3))):
        number = draw(st.integers(1, len(lines) - 1))
        words = lines[number].split(" ")
        at = draw(st.integers(0, len(words) - 1))
        words[at : at + draw(st.integers(0, 1))] = draw(st.lists(st.sampled_from(JUNK), max_size=1))
        lines[number] = " ".join(words)
    return "\n".join(lines)


def under_way() -> list[str]:
    texts = []
    for players, choices in ((2, 30), (3, 70), (4, 110)):
        game = BOARD.new(BOARD.preset("big-box", players=players), "damaged")
        for number in range(choices):
            seat = game.waiting[0]
            legal = game.legal(seat)
            game.choose(seat, legal[(number * 31) % len(legal)])
            if game.over:
                break
        texts.append(BOARD.position(game))
    return texts


UNDER_WAY = under_way()


@settings(max_examples=400)
@given(damaged())
def test_a_damaged_position_is_read_or_refused_and_nothing_else(text: str) -> None:
    try:
        game = read_position(text)
    except Refusal:
        return
    assert all(0 <= seat < game.players and game.legal(seat) for seat in game.waiting)


@pytest.mark.parametrize(
    ("lines", "problem"),
    [
        ("agenda: consent 0 5", "agenda"),
        ("agenda: buy-points 0 0", "agenda"),
        ("agenda: place-house 0 30 3", "agenda"),
        ("passed: 1 2 3 4\nnext: place 1", "passed"),
    ],
)
def test_pending_work_that_cannot_be_done_is_refused(lines: str, problem: str) -> None:
    with pytest.raises(Refusal) as refusal:
        read_position(f"{HEADER}\n{lines}\n")
    assert refusal.value.values["problem"] == problem


@pytest.mark.ruling("B5.9")
def test_nobody_owns_city_hall() -> None:
    row = "4  .  .  .  1:ci  .  .  .  ."
    with pytest.raises(Refusal) as refusal:
        read_position(f"{HEADER}\nextra-buildings: city-hall\ntown:\n{row}\n")
    assert refusal.value.values["problem"] == "owned-public"
