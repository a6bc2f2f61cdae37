"""Kit Carson: everybody places and moves cowboys at the same time until he passes (B10.4)."""

from __future__ import annotations

from random import Random

import pytest

from carson.board.characters.singer import NO_DUEL
from carson.board.game import BoardGame
from carson.board.pieces.dynamite import DYNAMITE
from carson.board.variants.kit_carson import MOST_MOVES
from carson.bots import ask, make_bot
from carson.core.record import Play, read_record, verify
from carson.locales import Words
from carson.sentences.board_sentences import BoardSentences
from tests.board.characters.casts import cast_line, play_on, survives
from tests.conformance.walk import random_choice
from tests.rules.table import (
    KIND,
    choose,
    cowboys,
    cowboys_left,
    decision,
    firepower,
    has_white_cowboy,
    money,
    points_by_reason,
    position,
    reason,
    standing,
    start,
    told,
    totals,
    waiting,
    with_sides,
)

CARDS = {1: "4Y", 2: "2Y", 3: "7Y"}  # so that player 2 is the first in turn order


def placing(*lines: str, cards: dict[int, str] = CARDS, supplies: dict[int, str] | None = None, **cells: str) -> BoardGame:
    """The start of placing cowboys, in a game of three unless told."""
    players = [f"player {seat}: card {card}, {(supplies or {}).get(seat, 'roads 0')}" for seat, card in cards.items()]
    head = (f"players: {len(cards)}", "variants: kit-carson", "pass-order: " + " ".join(map(str, cards)))
    return position("\n".join((*head, *players, *lines, "next: choose")), **cells)


def begun(*lines: str, cards: dict[int, str] = CARDS, supplies: dict[int, str] | None = None, **cells: str) -> BoardGame:
    """The same after the first cowboy, on Wages."""
    game = placing(*lines, cards=cards, supplies=supplies, **cells)
    choose(game, f"{waiting(game)[0]} place wages")
    return game


def choices(game: BoardGame, seat: int) -> set[str]:
    return {game.catalogue.text(choice) for choice in game.legal(seat - 1)}


def moves(game: BoardGame, seat: int) -> set[str]:
    return {text.removeprefix("move ") for text in choices(game, seat) if text.startswith("move ")}


def targets(game: BoardGame, seat: int) -> set[str]:
    return {text.removeprefix("place ") for text in choices(game, seat) if text.startswith("place ")}


# The first cowboy.


@pytest.mark.ruling("B10.4")
def test_the_first_in_turn_order_places_one_cowboy_before_all_begin() -> None:
    game = placing()
    assert decision(game) == "2 first-cowboy"
    assert reason(game, "1 place wages") == ("not-your-turn", "")
    survives(game)
    choose(game, "2 place gambling")
    assert waiting(game) == [1, 2, 3]
    assert standing(game, "gambling") == [2]


@pytest.mark.ruling("B10.4")
def test_if_he_passes_all_others_begin() -> None:
    game = placing()
    choose(game, "2 pass")
    assert waiting(game) == [1, 3]
    assert game.passed == [1]


@pytest.mark.ruling("B10.4", "B2.9")
def test_who_has_no_cowboy_at_all_passes_by_himself() -> None:
    game = placing(supplies={2: "cowboys 0, roads 0", 3: "cowboys 0, roads 0"})
    assert game.passed == [1, 2]
    assert waiting(game) == [1]


@pytest.mark.ruling("B10.4", "B2.9")
def test_of_several_who_pass_by_themselves_the_first_in_turn_order_is_first() -> None:
    """Not in the order of their seats: in the last round an early pass is worth points."""
    cards = {1: "7Y", 2: "2Y", 3: "4Y"}
    game = placing(cards=cards, supplies={1: "cowboys 0, roads 0", 3: "cowboys 0, roads 0"})
    choose(game, "2 pass")
    assert game.pass_order == [1, 2, 0]


# All at once.


@pytest.mark.ruling("B10.4")
def test_anybody_may_be_next_as_often_as_he_likes() -> None:
    game = begun()
    choose(game, "3 place gambling", "1 place d4", "3 place d4", "1 place gambling", "1 place wages", "2 place d4")
    assert standing(game, "d4") == [1, 2, 3]
    assert standing(game, "gambling") == [1, 3]
    assert standing(game, "wages") == [1, 2]
    assert [cowboys(game, seat) for seat in (1, 2, 3)] == [0, 1, 1]


@pytest.mark.ruling("B10.4", "B4.2")
def test_the_order_of_passing_is_the_new_pass_order() -> None:
    game = begun()
    choose(game, "3 pass", "1 place d4", "1 pass")
    assert waiting(game) == [2]
    assert reason(game, "3 place wages") == ("not-your-turn", "")
    choose(game, "2 pass")
    assert game.pass_order == [2, 0, 1]
    assert "kit-carson" not in game.notes


@pytest.mark.ruling("B10.4")
def test_who_has_placed_all_may_still_move_or_pass() -> None:
    game = begun(supplies={1: "cowboys 1, roads 0"})
    choose(game, "1 place d4")
    assert choices(game, 1) == {"pass", "move d4"}
    assert waiting(game) == [1, 2, 3]


@pytest.mark.ruling("B2.5", "B10.4")
def test_roads_can_be_laid_meanwhile() -> None:
    game = begun("roads: d5n d5e d5s d5w", supplies={1: "roads 1"}, d5="h")
    assert "road c5n" in choices(game, 1)
    choose(game, "1 road c5n")
    assert waiting(game) == [1, 2, 3]


@pytest.mark.ruling("B10.4")
def test_a_placement_must_be_legal_when_it_arrives() -> None:
    game = begun(cards={1: "1Y", 2: "2Y", 3: "7Y"}, supplies={1: "white-cowboy, roads 0"})
    choose(game, "1 white gambling")
    assert reason(game, "2 place gambling") == ("white-cowboy-there", "B9.2")


@pytest.mark.ruling("B10.4")
def test_the_record_keeps_the_order_of_arrival() -> None:
    play = Play(KIND, KIND.preset("first-game", players=3, variants=["kit-carson"]), "arrivals")
    random = Random("arrivals")
    while not play.game.over:
        seat = random.choice(play.game.waiting)
        play.choose(seat, random_choice(KIND, play.game, seat, random))
    again = read_record(play.record.as_text())
    assert again.choices == play.record.choices
    assert verify(KIND, again) is None


# Moves.


@pytest.mark.ruling("B10.4")
def test_a_cowboy_moves_to_another_place() -> None:
    game = begun()
    choose(game, "1 place d4", "1 move d4")
    assert standing(game, "d4") == [1]  # until he is put down
    survives(game)
    choose(game, "1 place gambling")
    assert (standing(game, "d4"), standing(game, "gambling")) == ([], [1])
    assert cowboys(game, 1) == 2
    assert told(game, "shift") == [{"seat": 0, "origin": "d4", "place": "gambling", "piece": "cowboy"}]
    assert {"place d4", "move gambling"} <= choices(game, 1)
    assert "place gambling" not in choices(game, 1)
    survives(game)


@pytest.mark.ruling("B10.4")
def test_others_go_on_while_he_thinks_about_it() -> None:
    game = begun()
    choose(game, "1 place d4", "1 move d4", "2 place d4", "3 place gambling", "3 move gambling", "3 place d4")
    survives(game)
    choose(game, "1 place gambling")
    assert standing(game, "d4") == [2, 3]


@pytest.mark.ruling("B10.4")
def test_he_may_go_wherever_he_could_be_placed_or_stay_but_not_home() -> None:
    game = begun(h8="2:ho", h6="2:ch", a1="1:ho")
    before = {text for text in choices(game, 1) if text.startswith("place ")}
    choose(game, "1 place d4", "1 move d4")
    assert choices(game, 1) == before
    choose(game, "1 place d4")
    assert standing(game, "d4") == [1]
    assert told(game, "shift") == []


@pytest.mark.ruling("B10.4")
def test_until_then_he_has_to_say_where() -> None:
    game = begun(h8="2:ch")
    choose(game, "1 place d4", "1 move d4")
    for text in ("pass", "move d4", "white d4"):
        assert reason(game, f"1 {text}") == ("cowboy-at-hand", "B10.4")
    assert reason(game, "1 place h8") == ("cannot-be-attacked", "B4.6")
    choose(game, "2 pass")  # the others need not wait


@pytest.mark.ruling("B4.4", "B10.4")
def test_not_to_where_his_own_cowboy_stands() -> None:
    game = begun()
    choose(game, "1 place d4", "1 place e4", "1 move d4")
    assert reason(game, "1 place e4") == ("own-cowboy-there", "B4.4")


@pytest.mark.ruling("B10.4")
def test_one_of_several_on_wages_moves() -> None:
    game = begun()
    choose(game, "1 place wages", "1 place wages", "1 move wages", "1 place roads-1", "1 move wages", "1 place vp-5")
    assert (standing(game, "wages"), standing(game, "roads-1"), standing(game, "vp-5")) == ([2], [1], [1])


@pytest.mark.ruling("B10.4")
def test_none_to_move_there() -> None:
    game = begun()
    assert reason(game, "1 move d4") == ("no-cowboy-to-move", "B10.4")
    assert reason(game, "1 move wages") == ("no-cowboy-to-move", "B10.4")  # player 2's
    assert reason(game, "1 move white-cowboy") == ("white-cowboy-not-placed", "B10.4")


@pytest.mark.ruling("B10.4")
def test_a_move_changes_nobodys_firepower_and_nothing_countable() -> None:
    game = begun()
    before = totals(game)
    choose(game, "1 place d4")
    power = firepower(game, 1)
    choose(game, "1 move d4")
    assert firepower(game, 1) == power
    choose(game, "1 place wages")
    assert firepower(game, 1) == power
    assert totals(game) == before


@pytest.mark.ruling("B9.2", "B10.4")
def test_the_red_sheriff_moves_into_no_fight() -> None:
    game = begun(with_sides("1R"), cards={1: "1R", 2: "2Y", 3: "7Y"})
    choose(game, "2 place gambling", "1 place d4", "1 move d4")
    assert "gambling" not in targets(game, 1)
    assert reason(game, "1 place gambling") == ("sheriff-starts-no-fight", "B9.2")


@pytest.mark.ruling("B4.11", "B10.4")
def test_the_resident_of_city_hall_is_not_moved() -> None:
    game = begun("extra-buildings: city-hall", "resident: 1", d4="ci")
    choose(game, "2 place d4")
    assert "d4" not in moves(game, 1)
    assert reason(game, "1 move d4") == ("cowboy-stays", "B4.11")
    assert "d4" in moves(game, 2)


@pytest.mark.ruling("B9.10", "B10.4")
def test_the_red_singers_cowboy_is_not_moved() -> None:
    game = begun(cast_line("11R"), cards={1: "11R", 2: "2Y", 3: "6Y"}, supplies={1: "no-duel 1, roads 0"})
    choose(game, "1 charm gambling", "1 place d4")
    assert moves(game, 1) == {"d4"}
    assert reason(game, "1 move gambling") == ("cowboy-stays", "B10.4")


# Tokens.


@pytest.mark.ruling("B10.4", "B9.8")
def test_dynamite_goes_along_where_it_may() -> None:
    game = begun(cast_line("9Y"), cards={1: "9Y", 2: "2Y", 3: "6Y"}, supplies={1: "dynamite 1, roads 0"})
    choose(game, "1 dynamite d4", "1 move d4", "1 place gambling")
    assert [(thing, seat) for thing, _, seat in game.tokens] == [(DYNAMITE, 0)]
    survives(game)
    choose(game, "1 move gambling", "1 place wages")
    assert game.tokens == ()
    assert game.held[DYNAMITE] == 1  # player 1 has it again
    assert "dynamite d4" in choices(game, 1)


@pytest.mark.ruling("B10.4", "B9.10")
def test_a_no_duel_token_comes_back_where_it_is_not_allowed() -> None:
    game = begun(cast_line("11Y"), cards={1: "11Y", 2: "2Y", 3: "6Y"}, supplies={1: "no-duel 2, roads 0"})
    choose(game, "1 sing gambling", "1 move gambling", "1 place vp-5")
    assert [thing for thing, _, _ in game.tokens] == [NO_DUEL]
    choose(game, "1 move vp-5", "1 place d4")
    assert game.tokens == ()
    assert game.held[NO_DUEL] == 2


@pytest.mark.ruling("B10.4", "B9.2")
def test_the_white_cowboy_moves_and_frees_his_place() -> None:
    game = begun(cards={1: "1Y", 2: "2Y", 3: "7Y"}, supplies={1: "white-cowboy, roads 0"}, h8="2:ho")
    choose(game, "1 white gambling", "2 place d4", "1 move white-cowboy")
    survives(game)
    assert {"gambling", "e4", "wages"} <= targets(game, 1)
    assert {"d4", "h8"} & targets(game, 1) == set()
    assert reason(game, "1 place d4") == ("white-cowboy-place", "B9.2")
    choose(game, "1 place e4")
    assert reason(game, "2 place e4") == ("white-cowboy-there", "B9.2")
    choose(game, "2 place gambling")
    assert not has_white_cowboy(game, 1)
    survives(game)


@pytest.mark.ruling("B10.4", "B9.2")
def test_beside_the_white_cowboy_on_wages_another_moves_alone() -> None:
    game = begun(cards={1: "1Y", 2: "2Y", 3: "7Y"}, supplies={1: "white-cowboy, roads 0"})
    choose(game, "1 white wages")
    assert moves(game, 1) == {"wages", "white-cowboy"}  # his first cowboy is there
    choose(game, "1 move wages", "1 place d4")
    assert moves(game, 1) == {"d4", "white-cowboy"}
    choose(game, "1 move white-cowboy", "1 place e4")
    assert (standing(game, "wages"), standing(game, "d4"), standing(game, "e4")) == ([], [1], [1])
    survives(game)


def peace() -> BoardGame:
    """The Sheriff (player 1) has his white cowboy at Gambling, and player 2 the two tokens of the Singer."""
    game = begun(
        cast_line("1Y", "11Y"), cards={1: "1Y", 2: "11Y", 3: "2Y"},
        supplies={1: "white-cowboy, roads 0", 2: "no-duel 2, roads 0"},
    )  # fmt: skip
    choose(game, "1 white gambling", "2 sing gambling")
    return game


@pytest.mark.ruling("B9.2", "B10.4")
def test_where_a_singers_cowboy_left_the_white_one_nobody_else_of_hers_comes() -> None:
    game = peace()
    choose(game, "2 move gambling", "2 place vp-2")
    assert reason(game, "2 place gambling") == ("white-cowboy-there", "B9.2")
    choose(game, "2 place d4", "2 move d4")
    assert "gambling" not in targets(game, 2)
    choose(game, "2 place d4", "2 sing gambling")
    survives(game)


# The limit.


@pytest.mark.ruling("B10.4")
def test_after_a_hundred_moves_a_player_can_only_pass() -> None:
    game = begun()
    choose(game, "1 place d4")
    for number in range(MOST_MOVES - 1):
        choose(game, "1 move " + ("d4", "e4")[number % 2])
        assert waiting(game) == [1, 2, 3]  # whom he has at hand he puts down first
        choose(game, "1 place " + ("e4", "d4")[number % 2])
    assert game.passed == [0]
    assert waiting(game) == [2, 3]
    assert standing(game, "e4") == [1]


# Horses.


@pytest.mark.ruling("B10.4", "B10.6", "B10.8")
def test_a_horse_follows_a_placed_cowboy_but_no_move() -> None:
    lines = (
        "players: 2",
        "variants: kit-carson horses",
        "player 1: card 2Y, horses 2, roads 0",
        "player 2: card 7Y, roads 0",
    )
    game = position("\n".join((*lines, "next: choose")))
    choose(game, "1 place d4")
    assert decision(game) == "1 place-horse"
    choose(game, "1 done")
    assert waiting(game) == [1, 2]
    choose(game, "1 move d4", "1 place wages")
    assert waiting(game) == [1, 2]


# What follows from it.


@pytest.mark.ruling("B8.3", "B10.4")
def test_the_last_pass_order_scores() -> None:
    lines = "players: 3\nround: 4\npass-order: 2 3 1\nvariants: kit-carson\nnext: final-scoring"
    game = position(lines)
    assert [points_by_reason(game, seat).get("pass-order", 0) for seat in (1, 2, 3)] == [0, 2, 1]


@pytest.mark.ruling("B8.3", "B1")
def test_in_the_first_edition_no_more_than_it_does_anyway() -> None:
    game = position("edition: first\nplayers: 2\nround: 4\nvariants: kit-carson\nnext: final-scoring")
    assert [points_by_reason(game, seat).get("pass-order", 0) for seat in (1, 2)] == [1, 0]


@pytest.mark.ruling("B10.4")
def test_what_was_placed_is_resolved_as_usual() -> None:
    game = begun()
    choose(game, "1 place wages", "1 place wages", "2 pass", "1 pass", "3 pass")
    assert (money(game, 1), money(game, 2)) == (15 + 8, 15 + 4)
    assert (cowboys(game, 1), cowboys_left(game, 1)) == (1, 9)


@pytest.mark.ruling("B10.4")
def test_everybody_sees_what_everybody_does() -> None:
    game = begun()
    choose(game, "1 place d4", "1 move d4")
    for seat in (0, 2, -2):
        variants = game.view(seat)["variants"]
        assert isinstance(variants, dict)
        assert variants["kit-carson"] == {"moves": [2, 1, 0], "at_hand": ["d4", None, None]}
    choose(game, "1 place d4", "1 pass", "2 pass", "3 pass")
    variants = game.view(0)["variants"]
    assert isinstance(variants, dict)
    assert variants["kit-carson"] == {}


def test_words_for_a_move() -> None:
    sentences = BoardSentences(Words(), ["Anna", "Bea", "Carl"])
    game = begun(cards={1: "1Y", 2: "2Y", 3: "7Y"}, supplies={1: "white-cowboy, roads 0"})
    assert sentences.question(game, 1) == "Bea, place one of your 3 cowboys, move one, or pass; the others do the same."
    choose(game, "1 white d4")
    labels = [sentences.choice(game, 0, choice) for choice in game.legal(0)]
    assert labels[-2:] == ["Move the cowboy from Wages", "Move the white cowboy"]
    choose(game, "1 move white-cowboy")
    assert sentences.question(game, 0) == "Anna, where does the cowboy go?"
    choose(game, "1 place gambling")
    assert sentences.event(game, (game.events or [])[-1]) == "Anna moves the white cowboy from d4 to Gambling."


# Whole games.


@pytest.mark.ruling("B10.4")
@pytest.mark.parametrize("number", range(30))
def test_random_games_end_with_everything_in_its_place(number: int) -> None:
    preset = "first-edition" if number % 5 == 4 else "big-box"
    variants = [["kit-carson"], ["kit-carson", "outlaws"], ["kit-carson", "horses"]][
        number % 3 if preset == "big-box" else 0
    ]
    play_on(start(preset, f"kit carson {number}", players=2 + number % 4, variants=variants), str(number))


@pytest.mark.ruling("B10.4")
def test_every_decision_of_a_game_can_be_written_down() -> None:
    game = start("big-box", "written", players=4, variants=["kit-carson", "outlaws"])
    random = Random("written")
    while not game.over:
        survives(game)
        seat = random.choice(game.waiting)
        game.choose(seat, random_choice(KIND, game, seat, random))


def test_the_greedy_bot_plays_it() -> None:
    game = start(variants=["kit-carson"], seed="greedy", players=3)
    bots = [make_bot("greedy", seat, "board") for seat in range(3)]
    random = Random("greedy")
    while not game.over:
        seat = random.choice(game.waiting)
        game.choose(seat, ask(bots[seat], game, seat))
    assert told(game, "shift") == []  # it thinks first
