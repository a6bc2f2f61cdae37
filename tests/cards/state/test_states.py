"""Card games as JSON: every state comes back, and what is no state is refused."""

from __future__ import annotations

import json

import pytest

from carson.cards.game import CardGame
from carson.cards.title import CARDS
from carson.core.refusal import Refusal
from tests.cards.table import choose, city_lines, deck, parcel, picture, play_out, position, start


def written(game: CardGame) -> dict[str, object]:
    state = json.loads(json.dumps(game.as_json()))
    assert isinstance(state, dict)
    return state


def same_again(game: CardGame) -> CardGame:
    again = CARDS.from_json(written(game))
    assert again == game
    assert again.waiting == game.waiting
    assert [again.legal(seat) for seat in again.waiting] == [game.legal(seat) for seat in game.waiting]
    return again


@pytest.mark.parametrize("players", [1, 2, 4, 6])
def test_every_state_of_a_game_comes_back(players: int) -> None:
    game = start(players=players, virtual=["advanced"] * max(0, 4 - players), seed=f"{players}")
    for number in range(400):
        same_again(game)
        if game.over:
            break
        play_out(game, number, until=1)
    assert game.over


def test_a_game_that_comes_back_has_the_same_future() -> None:
    game = play_out(start("friends", seed="b"), until=30)
    again = same_again(game)
    assert play_out(again, 5).digest() == play_out(game, 5).digest()


def test_land_that_was_drawn_comes_back_with_what_was_laid_on_it() -> None:
    game = position(deck(["MH .."]), city_lines("O P .\n. . ."), f"laid 1: i-1 {parcel(1, 1)}", "next: score")
    assert picture(same_again(game)) == picture(game) == "O P .\n. M H\n- . ."


def test_bids_that_lie_face_down_come_back() -> None:
    game = start("friends")
    choose(game, "3 bid 4", "1 bid 9")
    assert same_again(game).bids == [9, 0, 4, 0]


def test_a_written_state_is_a_value_of_its_own() -> None:
    game = start("friends")
    state = game.as_json()
    before = json.dumps(state)
    play_out(game, until=20)
    assert json.dumps(state) == before


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("config", "solo"), ("config", {"players": 9}), ("era", "1"), ("pile", 3), ("pile", ["iii-1"]), ("cities", {}),
        ("cities", [3]), ("cities", [{"laid": [[1]], "ground": []}]), ("cities", [{"laid": [[200, 3]], "ground": []}]),
        ("agenda", [["sleep"]]), ("agenda", [[]]), ("agenda", [["take-card", 9]]), ("agenda", 3), ("key", "xyz"),
        ("aside", [["x"]]), ("hands", None),
    ],
)  # fmt: skip
def test_what_is_no_state_is_refused(name: str, value: object) -> None:
    with pytest.raises(Refusal):
        CARDS.from_json({**written(start()), name: value})


@pytest.mark.parametrize("name", ["config", "era", "pile", "cities", "agenda", "key", "aside", "taken", "sold", "holder"])
def test_a_state_that_lacks_something_is_refused(name: str) -> None:
    state = written(start())
    del state[name]
    with pytest.raises(Refusal) as caught:
        CARDS.from_json(state)
    assert caught.value.code == "bad-state"


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("offer", [9999]), ("bids", [1]), ("holder", []), ("top", 99), ("era", 7), ("pile", [500]), ("cities", []),
        ("aside", []), ("taken", []), ("held", []), ("holder", [9] * 21), ("round", -3), ("draws", -4),
        ("sold", [1, 2, 3, 4]), ("agenda", [["use-power", 0, 6]]), ("agenda", [["choose-bid", 15]]),
    ],
)  # fmt: skip
def test_a_state_that_makes_no_sense_is_refused(name: str, value: object) -> None:
    state = {**CARDS.new(CARDS.preset("solo"), "x").as_json(), name: value}
    with pytest.raises(Refusal, match="bad-state"):
        CARDS.from_json(state)
