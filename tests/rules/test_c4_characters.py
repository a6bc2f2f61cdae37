"""C4: what each character scores, and the Paperboy's character."""

from __future__ import annotations

import pytest

from carson.cards.configuration.characters import CHARACTER_NAMES
from tests.cards.table import (
    PLAIN_BACK,
    characters,
    choose,
    city_lines,
    decision,
    deck,
    drawn,
    laid,
    moves,
    options,
    parcel,
    parts,
    pile,
    position,
    reason,
    told,
    worth,
)

TURNED = ("governor", "lawyer", "chinese-worker", "heroes", "gunsmith", "mercenary", "doctor")

# One parcel of each kind and some more.
CITY = """
B B R R R D
P P m M M M
S S S S S H
T T h . . .
"""


# Points of their own (C4.6).


@pytest.mark.ruling("C4.6")
@pytest.mark.parametrize(("character", "points"), [("captain", 6), ("heroes", 6), ("doctor", 5), ("paperboy", 3)])
def test_some_characters_are_worth_a_number_of_points(character: str, points: int) -> None:
    assert worth(character) == worth(character, drawn(CITY)) == points


@pytest.mark.ruling("C4.6")
@pytest.mark.parametrize("character", ["governor", "lawyer", "chinese-worker", "gunsmith", "mercenary"])
def test_some_are_worth_nothing_by_themselves(character: str) -> None:
    assert worth(character, drawn(CITY)) == 0


@pytest.mark.ruling("C4.6")
@pytest.mark.parametrize(
    ("character", "points"),
    [
        ("banker", 2 * 4),
        ("cowboy", 3 * 3),
        ("shopkeeper", 1 * 4),
        ("sheriff", 2 * 3),
        ("prospector", 3 + 1),
        ("teacher", 1 + 2 * 2 + 2),
    ],
)
def test_some_score_what_the_city_has(character: str, points: int) -> None:
    assert worth(character, drawn(CITY)) == points
    assert worth(character, drawn(". .")) == 0


@pytest.mark.ruling("C4.6")
@pytest.mark.parametrize("character", ["heroes", "doctor"])
def test_a_character_that_was_used_still_scores(character: str) -> None:
    game = position(f"player 1: used {character}", "next: score")
    assert parts(game)[character] == worth(character)


# The Singer and the Settler.


@pytest.mark.ruling("C4.6")
def test_the_singer_scores_as_much_as_the_best_saloon() -> None:
    assert worth("singer", drawn("H S . . T S T . . S")) == 8
    assert worth("singer", drawn("H H H")) == 0
    assert worth("singer", drawn("S . H")) == 0


@pytest.mark.ruling("C4.6")
def test_the_settler_counts_each_empty_parcel_beside_a_ranch_once() -> None:
    assert worth("settler", drawn("R . R\n. . .")) == 4
    assert worth("settler", drawn("R . . .")) == 1
    assert worth("settler", drawn(". . .")) == 0


@pytest.mark.ruling("C4.6", "C4.5")
def test_a_prison_makes_outlaws_empty_for_the_settler_but_the_sheriff_does_not() -> None:
    assert worth("settler", drawn("O R . P")) == 2
    assert worth("settler", drawn("O R . ."), "sheriff") == 1


# The Indian.


@pytest.mark.ruling("C4.6")
def test_the_indian_scores_half_of_the_free_places_the_rulebooks_example() -> None:
    """40 of 64 places are taken: 24 are free."""
    assert worth("indian", drawn("\n".join([". . . . . . . ."] * 5))) == 12


@pytest.mark.ruling("C4.6")
@pytest.mark.parametrize(("land", "points"), [(1, 32), (2, 31), (3, 31), (7, 29), (8, 28)])
def test_the_indian_rounds_up(land: int, points: int) -> None:
    assert worth("indian", drawn(". " * land)) == points


@pytest.mark.ruling("C4.6")
def test_with_the_captain_the_indian_counts_of_72_places() -> None:
    assert worth("indian", drawn("\n".join([". . . . . . . ."] * 5)), "captain") == 16
    assert worth("indian", drawn("\n".join([". . . . . . . . ."] * 8)), "captain") == 0


@pytest.mark.ruling("C4.6")
def test_without_any_card_all_places_are_free() -> None:
    assert parts(position("player 1: has indian", "next: score")) == {"indian": 32}


@pytest.mark.ruling("C4.6")
def test_places_covered_twice_are_taken_once() -> None:
    game = position(
        deck([".. ..", ".. .."]), f"laid 1: i-1 {parcel(0, 0)}, i-2 {parcel(1, 0)}", "player 1: has indian", "next: score"
    )
    assert parts(game) == {"indian": (64 - 6) // 2}


# Auctioneer, Undertaker and Editor.


@pytest.mark.ruling("C4.6", "C3.4")
@pytest.mark.parametrize("sold", range(4))
def test_the_auctioneer_scores_seven_for_each_card_that_was_sold(sold: int) -> None:
    assert worth("auctioneer", sold=sold) == 7 * sold


@pytest.mark.ruling("C4.6")
def test_the_undertaker_scores_two_for_each_character_himself_included() -> None:
    assert worth("undertaker") == 2
    assert worth("undertaker", None, "banker", "governor", "editor") == 8


@pytest.mark.ruling("C4.10")
def test_the_editor_counts_himself() -> None:
    assert worth("editor") == 1


@pytest.mark.ruling("C4.10")
@pytest.mark.parametrize("other", [name for name in CHARACTER_NAMES if name != "editor"])
def test_the_editor_scores_four_for_what_is_turned_and_one_for_what_scores(other: str) -> None:
    both = 5 if other in ("heroes", "doctor") else 4 if other in TURNED else 1
    assert worth("editor", None, other) == 1 + both


@pytest.mark.ruling("C4.10")
def test_for_the_editor_it_does_not_matter_whether_a_power_was_used() -> None:
    fresh = position("player 1: has editor, has lawyer", "next: score")
    used = position("player 1: has editor, used lawyer", "next: score")
    assert parts(fresh) == parts(used) == {"editor": 5}


@pytest.mark.ruling("C4.6")
def test_only_ones_own_characters_score() -> None:
    game = position("players: 2", city_lines("B", 1), city_lines("B B", 2), "player 2: has banker", "next: score")
    assert (parts(game, 1), parts(game, 2)) == ({}, {"banker": 8})


# The Paperboy (C4.11).


@pytest.mark.ruling("C4.11")
def test_the_paperboy_finds_a_character_in_the_pile_or_among_those_left_over() -> None:
    everybody = [name for name in CHARACTER_NAMES if name not in ("paperboy", "banker", "cowboy", "teacher")]
    game = position(
        "players: 2",
        deck(),
        "top: singer",
        "under: settler",
        "left-over: indian editor",
        "player 1: has paperboy, has banker",
        "player 2: has cowboy",
        "player 3: has teacher",
        "next: end",
    )
    assert decision(game) == "1 find-character"
    assert options(game) == {f"take {name}" for name in everybody}


@pytest.mark.ruling("C4.11")
def test_what_somebody_has_cannot_be_found() -> None:
    game = position(
        "players: 2", deck(), "player 1: has paperboy", "player 2: has cowboy", "player 3: has teacher", "next: end"
    )
    assert reason(game, "1 take cowboy") == ("not-found", "C4.11", {"card": "cowboy"})
    assert reason(game, "1 take teacher") == ("not-found", "C4.11", {"card": "teacher"})
    assert reason(game, "1 take i-1") == ("not-found", "C4.11", {"card": "i-1"})
    assert reason(game, "1 done") == ("must-find", "C4.11", {"choice": "done"})


@pytest.mark.ruling("C4.11")
@pytest.mark.parametrize("where", ["top", "under", "left-over"])
def test_the_found_character_is_his_from_then_on(where: str) -> None:
    game = position(
        deck(), f"{where}: banker", city_lines("B B"), "player 1: has paperboy, has undertaker, has editor", "next: end"
    )
    choose(game, "1 take banker")
    assert game.over
    assert characters(game, 1) == ["paperboy", "banker", "undertaker", "editor"]
    assert parts(game) == {"paperboy": 3, "banker": 8, "undertaker": 8, "editor": 4}
    assert "banker" not in [
        CHARACTER_NAMES[character] for character in (game.top, *game.under, *game.unseen) if character >= 0
    ]


@pytest.mark.ruling("C4.11")
def test_a_found_captain_makes_72_places_for_the_indian() -> None:
    game = position(deck(), city_lines(". ."), "player 1: has paperboy, has indian", "next: end")
    choose(game, "1 take captain")
    assert parts(game) == {"paperboy": 3, "captain": 6, "indian": 35}


@pytest.mark.ruling("C4.11")
def test_a_found_sheriff_protects_from_outlaws() -> None:
    game = position(deck(), city_lines("O O"), "player 1: has paperboy", "next: end")
    choose(game, "1 take sheriff")
    assert parts(game) == {"paperboy": 3}


@pytest.mark.ruling("C4.11", "C2.2")
def test_a_found_auctioneer_sells_at_once() -> None:
    row = f"laid 1: i-1 {parcel(0, 0)}, i-2 {parcel(2, 0)}, i-3 {parcel(4, 0)}"
    game = position(deck(["H. ..", "H. ..", "O. .B"]), row, "player 1: has paperboy", "next: end")
    choose(game, "1 take auctioneer")
    assert decision(game) == "1 last-sales"
    choose(game, "1 sell i-3", "1 done")
    assert laid(game) == ["i-1", "i-2"]
    assert moves(game, 1) == parts(game) == {"paperboy": 3, "auctioneer": 7}


@pytest.mark.ruling("C4.11", "C4.10")
def test_a_found_power_is_no_longer_used_but_counts_for_the_editor() -> None:
    game = position(deck(), "player 1: has paperboy, has editor", "next: end")
    choose(game, "1 take governor")
    assert game.over
    assert parts(game) == {"paperboy": 3, "editor": 1 + 1 + 4}


@pytest.mark.ruling("C4.11")
def test_the_only_character_left_is_found_without_asking() -> None:
    held = [name for name in CHARACTER_NAMES if name not in ("paperboy", "teacher")]
    game = position(
        deck(),
        "player 2: " + ", ".join(f"has {name}" for name in held),
        city_lines("H T"),
        "player 1: has paperboy",
        "next: end",
    )
    assert game.over
    assert parts(game) == {"paperboy": 3, "teacher": 3}
    assert [values["character"] for values in told(game, "find")] == ["teacher"]


@pytest.mark.ruling("C4.11")
def test_without_any_character_left_the_paperboy_finds_none() -> None:
    held = [name for name in CHARACTER_NAMES if name != "paperboy"]
    game = position(deck(), "player 2: " + ", ".join(f"has {name}" for name in held), "player 1: has paperboy", "next: end")
    assert parts(game) == {"paperboy": 3}


@pytest.mark.ruling("C4.11", "C4.7")
def test_a_virtual_paperboy_finds_nobody() -> None:
    game = position(deck(paperboy=f"5 {PLAIN_BACK}"), "player 2: has paperboy", "next: end")
    assert game.over
    assert parts(game, 2) == {"priorities": 5}


@pytest.mark.ruling("C4.11")
def test_without_a_paperboy_nobody_looks_for_a_character() -> None:
    assert position(deck(), pile("paperboy", "banker"), "next: end").over
