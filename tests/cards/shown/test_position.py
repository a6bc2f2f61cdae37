"""Positions of the card game as text: what lines mean, odd states there and back, and what is wrong named by its line."""

from __future__ import annotations

import json

import pytest

from carson.cards.configuration.characters import CHARACTER_NAMES
from carson.cards.configuration.deck import CARD_NAMES
from carson.cards.game import CardGame
from carson.cards.map.field import MIDDLE, PARCEL_NAMES, SIZE
from carson.cards.round import rounds
from carson.cards.shown.position import HEADER
from carson.cards.title import CARDS
from carson.core.refusal import Refusal
from tests.cards.table import (
    PLAIN_BACK,
    aside,
    characters,
    choose,
    city_lines,
    decision,
    deck,
    hand,
    laid,
    offer,
    options,
    parcel,
    picture,
    pile,
    play_out,
    position,
    start,
    taken,
)

FULL = """carson-cards position 1
players: 2   # and two others
virtual: beginner expert
era: 1
round: 3
top: sheriff
under: doctor singer
left-over: indian
offer: heroes i-3 i-5 i-9 i-12
gone: i-1 i-2
player 1: bids 2 3 4 6 7 8 9, bid 5, boost 3, has banker, used lawyer, aside i-4
player 2: bids 1 2 3 4 5 6 7, has auctioneer
player 3: bids 1 2 3 4 5 6 7, cards i-20 i-21, has teacher
player 4: bids 5 6 7 8 9 10 11
city 1: k20
  O P . . . H
  D . H . - -
laid 1: i-17 m18
laid 2: i-30 n15, i-31 p15
sold: i-6
next: take 2
"""


def refused(*lines: str) -> tuple[str, int | str, int | str, int | str]:
    """Which line of a position is refused for what, its header being line 1: (code, problem, line, word)."""
    with pytest.raises(Refusal) as caught:
        position(*lines)
    values = caught.value.values
    return caught.value.code, values.get("problem", ""), values.get("line", 0), values.get("word", "")


def same_again(game: CardGame) -> CardGame:
    """The game read back from its position, which is the same one."""
    text = CARDS.position(game)
    again = CARDS.from_position(text)
    assert again.as_json() == game.as_json()
    assert CARDS.position(again) == text
    return again


# What the lines mean.


def test_an_empty_position_is_a_finished_game_for_one() -> None:
    game = position()
    assert (game.players, game.config.players, game.era, game.round) == (4, 1, 1, 1)
    assert game.over
    assert game.points() == [0] * 4


def test_with_an_offer_a_position_is_the_round_after_the_reveal() -> None:
    game = position("offer: banker i-1 i-2 i-3 i-4")
    assert decision(game) == "1 choose-bid"
    assert len(game.pile) == 44


def test_the_full_position_says_who_has_what() -> None:
    game = CARDS.from_position(FULL)
    assert decision(game) == "2 take-card"
    assert offer(game) == ["heroes", "i-3", "i-5", "i-9", "i-12"]
    assert (hand(game, 1), game.bids[0], game.boosts[0]) == ([2, 3, 4, 6, 7, 8, 9], 5, 3)
    assert [characters(game, seat) for seat in (1, 2, 3, 4)] == [["lawyer", "banker"], ["auctioneer"], ["teacher"], []]
    assert game.turned == 1 << CHARACTER_NAMES.index("lawyer")
    assert taken(game, 3) == ["i-20", "i-21", "teacher"]
    assert (aside(game, 1), laid(game, 1), laid(game, 2)) == (["i-4"], ["i-17"], ["i-30", "i-31"])
    assert [CHARACTER_NAMES[character] for character in (game.top, *game.under)] == ["sheriff", "doctor", "singer"]


def test_the_pile_has_what_lies_nowhere_else() -> None:
    game = CARDS.from_position(FULL)
    used = {1, 2, 3, 4, 5, 6, 9, 12, 17, 20, 21, 30, 31}
    assert [CARD_NAMES[card] for card in game.pile] == [f"i-{number}" for number in range(1, 49) if number not in used]


def test_a_city_is_drawn_from_its_upper_left_parcel_or_in_the_middle() -> None:
    assert picture(position(city_lines("O P -\n. . H"), "next: score")) == "O P -\n. . H"
    middle = position("city 1:\n H", "next: score")
    assert middle.cities[0].land == 1 << MIDDLE


def test_cards_lie_on_the_land_that_is_drawn() -> None:
    game = position(deck(["HH HM"]), city_lines(". . .\n. . ."), f"laid 1: i-1 {parcel(1, 1)}", "next: score")
    assert picture(game) == ". . .\n. H H\n- H M"


def test_land_without_cards_cannot_be_sold() -> None:
    game = position(deck([".. .."]), city_lines(". ."), f"laid 1: i-1 {parcel(2, 0)}", "player 1: has auctioneer")
    assert options(game) == {"sell i-1", "done"}


@pytest.mark.parametrize(
    ("step", "expected"),
    [
        ("round", "1 choose-bid"), ("powers", "1 use-power lawyer"), ("bids", "1 choose-bid"), ("take 1", "1 take-card"),
        ("choose", "1 take-card"), ("place 1 i-9", "1 place-card i-9"), ("end", "1 find-character"), ("score", "over"),
    ],
)  # fmt: skip
def test_what_comes_next(step: str, expected: str) -> None:
    game = position(
        deck(),
        "offer: banker i-1 i-2 i-3 i-4",
        "player 1: bid 9, has lawyer, has paperboy",
        city_lines(". ."),
        f"next: {step}",
    )
    if step == "round":
        choose(game, "1 decline")
    assert decision(game) == expected


def test_comments_blank_lines_and_indentation_do_not_matter() -> None:
    plain = position("players: 4", "virtual:", "round: 3")
    assert CARDS.from_position(f"{HEADER}\n\n  players: 4 # friends\n#\n virtual:\n\tround:   3\n") == plain


# There and back.


def test_the_full_position_comes_back() -> None:
    same_again(CARDS.from_position(FULL))


@pytest.mark.parametrize("players", [1, 3, 6])
def test_every_state_of_a_game_comes_back(players: int) -> None:
    game = start(players=players, virtual=["expert"] * (6 - players), seed=f"{players}")
    for number in range(400):
        same_again(game)
        if game.over:
            break
        play_out(game, number, until=1)
    assert game.over


def test_a_bid_that_nobody_may_know_comes_back() -> None:
    game = start("friends")
    choose(game, "2 bid 7")
    again = same_again(game)
    assert decision(again) == "1 3 4 choose-bid"
    assert again.bids == [0, 7, 0, 0]


def test_idle_and_twice_come_back() -> None:
    game = position(
        "players: 4", deck(), "offer: governor i-1 i-2 i-3 i-4", "player 1: has lawyer", "player 2: has chinese-worker"
    )
    choose(game, "1 use lawyer", "1 take governor", "2 use chinese-worker")
    again = same_again(game)
    assert (again.idle, again.twice) == (0b1, 0b10)


def test_a_sale_in_the_middle_of_placing_comes_back() -> None:
    game = position(
        deck(), f"laid 1: i-1 {parcel(0, 0)}, i-2 {parcel(2, 0)}", "player 1: has auctioneer", "next: place 1 i-3"
    )
    choose(game, "1 sell i-2")
    assert decision(same_again(game)) == "1 place-card i-3"


def test_an_end_with_points_below_zero_comes_back() -> None:
    game = position(city_lines("O O O"), "next: score")
    assert same_again(game).held[0] == -18


def test_a_pile_without_characters_comes_back() -> None:
    game = position(deck(), "top: -", "left-over: " + " ".join(CHARACTER_NAMES), "offer: i-1 i-2", "next: take 1")
    assert same_again(game).top == -1


def test_a_deck_of_ones_own_comes_back() -> None:
    game = position(deck(["m. .. 7"]), "offer: banker i-1 i-2", "next: take 1")
    assert same_again(game).deck.priority[0] == 7


def test_the_chance_to_come_comes_back() -> None:
    game = start("friends", seed="a")
    again = same_again(game)
    assert play_out(game, 1).digest() == play_out(again, 1).digest()


# What is wrong.


@pytest.mark.parametrize("text", ["", "carson-city position 1\n", "carson-cards position 2\n"])
def test_a_text_that_is_no_position_is_refused(text: str) -> None:
    with pytest.raises(Refusal) as caught:
        CARDS.from_position(text)
    assert (caught.value.code, caught.value.values) == ("not-a-position", {"header": HEADER})


@pytest.mark.parametrize(
    ("lines", "problem", "word"),
    [
        ("weather: fine", "unknown-line", "weather"),
        ("round 3", "no-colon", "round 3"),
        ("round: 2\nround: 3", "twice", "round"),
        ("round: 10", "number", "10"),
        ("era: 3", "number", "3"),
        ("players: two", "number", "two"),
        ("player 5: bids 1", "number", "5"),
        ("player x: bids 1", "number", "x"),
        ("city 2: k20", "number", "2"),
        ("laid 2: i-1 k20", "number", "2"),
        ("player 1: bids 10", "number", "10"),
        ("player 1: boost x", "number", "x"),
        ("player 1: hat red", "player-part", "hat red"),
        ("player 1: cards i-1", "player-part", "cards i-1"),
        ("player 2: aside i-1", "player-part", "aside i-1"),
        ("player 1: used banker", "no-power", "banker"),
        ("player 1: has i-1", "character", "i-1"),
        ("player 1: has nobody", "card", "nobody"),
        ("player 1: aside banker", "terrain", "banker"),
        ("offer: i-49", "card", "i-49"),
        ("offer: i-1 i-1", "card-twice", "i-1"),
        ("offer: banker\nplayer 1: has banker", "card-twice", "banker"),
        ("gone: i-1\nlaid 1: i-1 k20", "card-twice", "i-1"),
        ("top: i-1", "character", "i-1"),
        ("under: banker banker", "card-twice", "banker"),
        ("gone: banker", "terrain", "banker"),
        ("sold: i-1 i-2 i-3 i-4", "sold", "i-1 i-2 i-3 i-4"),
        ("laid 1: i-1 z99", "place", "z99"),
        ("laid 1: i-1", "place", ""),
        ("laid 1: i-1 ab5", "place", "ab5"),
        ("laid 1: i-1 k1", "place", "k1"),
        ("city 1: here", "place", "here"),
        ("city 1: k20\n. . . . . . . . . .", "city-size", "k20"),
        ("laid 1: i-1 a20, i-2 j20", "city-split", ""),
        ("chance: xyz 3", "chance", "xyz"),
        ("chance: 00ff many", "number", "many"),
        ("next: dinner", "next-cards", "dinner"),
        ("next: take 1", "next-cards", "take 1"),
        ("next: take 2", "number", "2"),
        ("next: place 1", "next-cards", "place 1"),
        ("next: place 1 banker", "terrain", "banker"),
        ("next: bids now", "next-cards", "bids now"),
        ("deck: {", "data", "{"),
        ("deck: []", "data", "[]"),
        ("agenda: sleep", "agenda", "sleep"),
        ("agenda: take-card 7", "agenda", "take-card 7"),
        ("agenda: place-card 0 100", "agenda", "place-card 0 100"),
        ("agenda: choose-bid 16", "agenda", "choose-bid 16"),
    ],
)
def test_what_is_wrong_is_named_with_its_line(lines: str, problem: str, word: str) -> None:
    at = 1 + len([line for line in lines.splitlines() if ":" in line or " 3" in line])
    assert refused(lines) == ("bad-position", problem, at, word)


def test_a_row_with_an_unknown_sign_is_refused() -> None:
    assert refused("city 1: k20", ". .", ". ?") == ("bad-position", "city-sign", 4, "?")


@pytest.mark.ruling("C3.1")
@pytest.mark.parametrize("columns", [9, 8])
def test_a_city_that_is_too_large_for_its_captain_is_refused(columns: int) -> None:
    rows = "\n".join([". " * columns] * 9)
    captain = "player 1: has captain"
    assert refused(f"city 1: k20\n{rows}")[:2] == ("bad-position", "city-size")
    if columns == 9:
        assert refused(captain, f"city 1: k20\n{rows}")[:2] == ("bad-position", "city-size")
    else:
        assert position(captain, f"city 1: k20\n{rows}", "next: score").over


@pytest.mark.ruling("C3.2")
def test_a_city_whose_cards_cover_what_they_must_not_is_refused() -> None:
    lines = [deck(["S. ..", "R. .."]), f"laid 1: i-1 {parcel(0, 0)}, i-2 {parcel(0, 0)}"]
    assert refused(*lines)[:2] == ("bad-position", "covered")


@pytest.mark.ruling("C3.2")
def test_a_city_in_two_parts_is_refused() -> None:
    assert refused("city 1: k20\n. - .")[:2] == ("bad-position", "city-split")


@pytest.mark.ruling("C1.1")
@pytest.mark.parametrize(
    ("lines", "code"),
    [("players: 7", "real-players"), ("players: 3\nvirtual:", "participant-count"), ("virtual: genius", "unknown-level")],
)
def test_an_impossible_table_is_refused(lines: str, code: str) -> None:
    assert refused(lines)[0] == code


@pytest.mark.ruling("C5.1")
def test_a_deck_with_wrong_counts_is_refused() -> None:
    with pytest.raises(Refusal) as caught:
        position("deck: " + json.dumps({"terrain": {"era-1": ["H. .. 3"] * 48}}))
    assert (caught.value.code, caught.value.ruling) == ("bad-deck", "C5.1")


# Positions that make no sense further on: they must be refused, or played without an accident.


def plays_to_its_end(*lines: str) -> None:
    """Either a refusal, or a game that random players bring to its end."""
    try:
        game = position(*lines)
    except Refusal:
        return
    assert play_out(game).over


def test_a_next_line_without_a_word_is_refused() -> None:
    assert refused("next:") == ("bad-position", "next-cards", 2, "")


@pytest.mark.parametrize("corner", ["a28", "aa28", "a2", "k2", "aa15"])
def test_a_city_at_the_rim_of_the_field_is_refused_or_stays_on_it(corner: str) -> None:
    try:
        game = position(deck(["M. .."]), f"city 1: {corner}\n. .\n. .", "next: place 1 i-1")
    except Refusal:
        return
    on_field = {PARCEL_NAMES[row * SIZE + column] for row in range(SIZE - 1) for column in range(SIZE - 1)}
    assert {text.split()[1] for text in options(game)} <= on_field


def test_hands_with_fewer_bids_than_rounds_are_refused_or_played() -> None:
    plays_to_its_end(deck(), "offer: banker i-1 i-2 i-3 i-4", "player 1: bids 2 3 7", "next: bids")


def test_a_virtual_player_with_fewer_bids_than_rounds_is_refused_or_played() -> None:
    plays_to_its_end(deck(), "offer: banker i-1 i-2 i-3 i-4", "player 2: bids 2 3 7", "next: bids")


def test_a_round_without_any_character_is_refused_or_played() -> None:
    names = " ".join(CHARACTER_NAMES)
    try:
        game = position(deck(), "era: 2", "round: 8", "top: -", f"left-over: {names}", "player 1: bids 1 2", "next: round")
    except Refusal:
        return
    cards = [*offer(game), *(CARD_NAMES[card] for card in game.pile)]
    assert len(cards) == len(set(cards)) == 48


@pytest.mark.ruling("C2.1")
def test_a_pile_of_nothing_but_skulls_is_refused_or_ends(monkeypatch: pytest.MonkeyPatch) -> None:
    revealed = []

    def next_character(game: CardGame) -> int:
        revealed.append(game.top)
        if len(revealed) > 100:
            raise RuntimeError("no end of skulls")
        return rounds_next_character(game)

    rounds_next_character = rounds.next_character
    monkeypatch.setattr(rounds, "next_character", next_character)
    skull = f"1 {PLAIN_BACK} skull"
    skulls = deck(heroes=skull, singer=skull, sheriff=skull)
    plays_to_its_end(skulls, "era: 2", "round: 8", pile("heroes", "singer", "sheriff"), "player 1: bids 1 2", "next: round")


@pytest.mark.parametrize(
    ("agenda", "why"),
    [
        ("choose-bid 15", "virtual players do not bid"),
        ("use-power 2 1", "nor use a power"),
        ("find-character 3", "nor find a character"),
        ("use-power 0 20", "the Editor has no power"),
        ("place-card 0 -1", "there is no such card"),
        ("place-card 0 47", "that card lies in the city"),
        ("place-card 0", "which card? (IndexError)"),
        ("choose -1", "there is no such seat"),
        ("choose 99", "nor that one"),
        ("start-era 0", "nor that era"),
    ],
)
def test_a_pending_step_that_makes_no_sense_is_refused(agenda: str, why: str) -> None:
    lines = [deck(), "offer: banker i-1 i-2 i-3 i-4", f"laid 1: i-48 {parcel(0, 0)}", f"agenda: {agenda}"]
    assert refused(*lines)[:2] == ("bad-position", "agenda"), why
