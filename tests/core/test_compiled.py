"""What the compiled engine got wrong once and plain Python never did: these hold for both."""

from __future__ import annotations

import gc
from weakref import ref

import pytest

from carson.board.title import BOARD
from carson.core.compiled import is_compiled
from tests.core.toy import TOY


def test_nobody_refers_weakly_to_what_is_gone() -> None:
    game = BOARD.new(BOARD.preset("first-game", players=2), "weak")
    if is_compiled():
        with pytest.raises(TypeError, match="weak reference"):
            ref(game)
        return
    weak = ref(game)
    del game
    gc.collect()
    assert weak() is None


def test_a_game_of_somebody_elses_can_be_referred_to_weakly() -> None:
    game = TOY.new(TOY.preset("plain"), "weak")
    weak = ref(game)
    assert weak() is game
    del game
    gc.collect()
    assert weak() is None


def test_a_copy_has_everything_and_shares_nothing_that_changes() -> None:
    for game in (TOY.new(TOY.preset("plain"), "copy"), BOARD.new(BOARD.preset("big-box"), "copy")):
        copy = game.copy()
        assert copy.as_json() == game.as_json()
        assert copy.waiting == game.waiting
        before = game.digest()
        copy.apply(copy.waiting[0], copy.legal(copy.waiting[0])[0])
        assert game.digest() == before


def test_a_value_is_not_taken_for_what_happened() -> None:
    game = BOARD.new(BOARD.preset("first-game", players=2), "told")
    game.tell("built", kind="mine", audience=0)
    assert game.events is not None
    assert game.events[-1].as_json() == {"event": "built", "kind": "mine", "audience": 0}
