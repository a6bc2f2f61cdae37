"""What variants and cards remember is written by names, so that no number inside the engine ever stands in a digest."""

from __future__ import annotations

import pytest

from carson.board.game import BoardGame
from carson.board.shown.position import HEADER, read_position
from carson.board.shown.position_writing import write_position
from carson.core.refusal import Refusal

AT_HAND = "players: 2\nvariants: kit-carson\ncowboys: c3 1, g7 2+white-cowboy\nplayer 2: card 1Y\n"
TOGETHER = "agenda: end-round | resolve 0 | place-together 3"


def position(lines: str) -> BoardGame:
    return read_position(f"{HEADER}\n{lines}\n")


@pytest.mark.parametrize("pieces", ["c3 white-cowboy", "18 85"])  # names, and numbers of version 0.2.0
def test_a_cowboy_at_hand_is_named_by_his_place_or_by_what_he_is(pieces: str) -> None:
    game = position(f"{AT_HAND}notes kit-carson: 1 2 {pieces}\n{TOGETHER}")
    assert game.as_json()["notes"] == {"kit-carson": [1, 2, "c3", "white-cowboy"]}
    assert "notes kit-carson: 1 2 c3 white-cowboy\n" in write_position(game)


def test_a_state_with_notes_is_restored() -> None:
    game = position(f"{AT_HAND}notes kit-carson: 1 0 c3 -1\nnotes fought: d4 ammunition\n{TOGETHER}")
    other = position(AT_HAND)
    other.restore(game.as_json())
    assert other == game
    assert other.notes == game.notes


@pytest.mark.parametrize("notes", [{"ranch": [1]}, {"fought": ["c9"]}, {"fought": "d4"}, {"outlaws": [True, 0]}])
def test_notes_that_nobody_wrote_are_refused(notes: object) -> None:
    game = position(AT_HAND)
    with pytest.raises(Refusal, match="bad-state"):
        game.restore({**game.as_json(), "notes": notes})
