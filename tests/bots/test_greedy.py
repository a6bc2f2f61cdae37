"""The greedy bot: how often it beats the random one, what it does in plain positions, and that it sees no future."""

from __future__ import annotations

import pytest

from carson.board.game import BoardGame
from carson.bots import ask, make_bot
from carson.games import title_of
from tests.bots.table import new_game, play, wins_of_greedy
from tests.rules.table import CENTRE_ROADS, choose, position


def choice_in(game: BoardGame) -> str:
    """What the greedy bot answers when the game waits for it."""
    return game.catalogue.text(ask(make_bot("greedy", 1, "board"), game, game.waiting[0]))


def test_beats_three_random_bots_in_19_of_20_games() -> None:
    assert wins_of_greedy("first-game", 20) >= 19


@pytest.mark.slow
@pytest.mark.parametrize("preset", ["first-game", "first-edition", "big-box"])
def test_beats_three_random_bots_in_95_of_100_games(preset: str) -> None:
    assert wins_of_greedy(preset, 100) >= 95


@pytest.mark.slow
@pytest.mark.parametrize("players", [2, 3, 5, 6])
def test_beats_random_bots_at_tables_of_any_size(players: int) -> None:
    assert wins_of_greedy("big-box", 40, players) >= 38


def test_chooses_the_same_whatever_the_dice_will_show() -> None:
    game = new_game("big-box", 3, "future")
    bot = make_bot("greedy", 1, "board")
    while not game.over:
        seat = game.waiting[0]
        choice = ask(bot, game, seat)
        assert ask(bot, game.copy(seed="another future"), seat) == choice
        game.choose(seat, choice)


@pytest.mark.ruling("B8.2")
def test_gives_two_dollars_more_than_it_must_for_a_point() -> None:
    game = position("round: 2\nplayer 1: $28, roads 0, card 1Y\nnext: end-round")
    assert choice_in(game) == "give 10"


@pytest.mark.ruling("B8.2")
def test_gives_no_more_than_it_must_when_a_point_is_far() -> None:
    game = position("round: 2\nplayer 1: $34, roads 0, card 4Y\nnext: end-round")
    assert choice_in(game) == "give 4"


def test_spends_everything_on_points_in_the_last_round() -> None:
    game = position("round: 4\nplayer 1: $31, card 4Y\ncowboys: vp-5 1\nnext: resolve vp-5")
    assert choice_in(game) == "points 6"


def test_builds_a_saloon_where_the_most_houses_are() -> None:
    game = position(
        f"{CENTRE_ROADS}\nplayer 1: roads 0, kept saloon\nnext: resolve place-kept", d5="h", f6="h", c5="1:.", e6="1:."
    )
    assert choice_in(game) == "build saloon e6"


def test_lays_a_road_to_the_parcel_it_wants_to_build_on() -> None:
    game = position(f"{CENTRE_ROADS}\nplayer 1: roads 1, kept saloon\nnext: resolve place-kept", d5="h", f5="1:.")
    assert choice_in(game) in ("road e5n", "road e4n")


HOTEL_BESIDE = f"players: 2\n{CENTRE_ROADS}\npass-order: 2 1\nplayer 2: roads 0, kept hotel\nnext: resolve place-kept"


@pytest.mark.ruling("B5.14")
def test_refuses_a_house_on_its_land_that_helps_the_builder() -> None:
    game = position(HOTEL_BESIDE, d5="h", c4="2:sa", e4="2:.", d4="1:.")
    choose(game, "2 build hotel e4", "2 house d4")
    assert choice_in(game) == "refuse"


@pytest.mark.ruling("B5.14")
def test_agrees_to_a_house_between_its_own_saloon_and_drugstore() -> None:
    game = position(HOTEL_BESIDE, d5="h", c4="1:sa", d3="1:dr", e6="2:.", d4="1:.")
    choose(game, "2 build hotel e6", "2 house d4")
    assert choice_in(game) == "agree"


def test_doubles_what_pays_most() -> None:
    game = position(
        "round: 2\nplayer 1: card 3Y\nnext: resolve building-income", b2="1:mi", b3="M", a3="M", f6="1:ra", g1="1:ra"
    )
    assert choice_in(game) == "double ranch"


def test_passes_when_every_place_worth_its_cowboy_is_lost() -> None:
    """Player 2 would win every duel, and there is no money to buy anything."""
    game = position(
        """
        players: 2
        player 1: $0, cowboys 3
        player 2: cowboys 0, revolvers 12
        cowboys: ammunition 2, gambling 2, parcels-income 2, cowboys-income 2, cowboys-vp 2
        turn-order: 1 2
        next: place 1
        """
    )
    assert choice_in(game) == "pass"


@pytest.mark.parametrize("preset", title_of("board").presets)
def test_plays_every_preset_to_the_end(preset: str) -> None:
    game = new_game(preset, 3, "greedy")
    play(game, ["greedy"] * 3)
    assert game.over


@pytest.mark.ruling("B10.1")
@pytest.mark.parametrize("players", [2, 4])
def test_plays_all_variants_to_the_end(players: int) -> None:
    board = title_of("board")
    game = new_game("big-box", players, "greedy", [*board.variants, *board.extras])
    play(game, ["greedy"] * players)
    assert game.over


def test_it_uses_what_characters_offer() -> None:
    kind = title_of("board")
    cast = ["0Y", "9R", "10R", "11Y", "12Y", "14YR", "16R", "13Y"]
    verbs = set()
    for seed in ("0", "1", "2"):
        game = kind.new(kind.preset("big-box", players=4, characters=cast), seed)
        bots = [make_bot("greedy", seat, "board") for seat in range(4)]
        while not game.over:
            seat = game.waiting[0]
            choice = ask(bots[seat], game, seat)
            verbs.add(kind.catalogue[choice].verb)
            game.choose(seat, choice)
    assert {"dynamite", "auction", "retire", "side"} <= verbs
