"""What every game inherits: the guarded way in, comparing, the digest, and the registry that finds games by name."""

from __future__ import annotations

import pytest

from carson.core.refusal import Refusal
from carson.games import GAMES, title_of
from tests.core.toy import BID, TOY, Auction


def auction(seed: str = "game") -> Auction:
    return TOY.new(TOY.preset("plain"), seed)


@pytest.mark.parametrize("seat", [-1, 2, 99])
def test_a_seat_that_is_not_asked_is_refused(seat: int) -> None:
    with pytest.raises(Refusal) as caught:
        auction().choose(seat, BID)
    assert (caught.value.code, caught.value.values) == ("not-your-turn", {"seat": seat + 1})


def test_after_the_end_every_choice_is_refused() -> None:
    game = auction()
    while not game.over:
        game.choose(game.waiting[0], BID)
    with pytest.raises(Refusal, match="game-over"):
        game.choose(0, BID)


def test_games_in_the_same_state_are_equal() -> None:
    one, two = auction(), auction()
    assert one == two
    one.choose(0, BID)
    assert one != two
    two.choose(0, BID)
    assert one == two


def test_another_future_makes_another_state() -> None:
    assert auction("one") != auction("two")
    assert auction().copy(seed="another") != auction()


def test_a_game_equals_nothing_else() -> None:
    assert auction() != "an auction"
    assert auction() != auction().as_json()


def test_the_digest_of_a_state_never_changes() -> None:
    assert auction().digest() == "3:dc3204eb666b6ab1"


def test_a_draw_counts_itself() -> None:
    game = auction()
    before = game.draws
    assert 0 <= game.draw(6) < 6
    assert game.draws == before + 1


def test_a_copy_draws_what_the_original_would_have_drawn() -> None:
    game = auction()
    copy = game.copy()
    assert [copy.draw(1000) for _ in range(5)] == [game.draw(1000) for _ in range(5)]


def test_a_copy_with_another_seed_draws_something_else() -> None:
    game = auction()
    copy = game.copy(seed="another")
    assert [copy.draw(1000) for _ in range(5)] != [game.draw(1000) for _ in range(5)]


def test_games_are_found_by_name() -> None:
    assert [title_of(name).name for name in GAMES] == list(GAMES)


@pytest.mark.parametrize("name", ["", "Board", "chess"])
def test_an_unknown_game_is_refused_with_those_that_are_known(name: str) -> None:
    with pytest.raises(Refusal) as caught:
        title_of(name)
    assert caught.value.code == "unknown-game"
    assert "board" in str(caught.value.values["known"])
