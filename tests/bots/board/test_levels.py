"""The four levels: every configuration, the same again with the same seed, budgets, what they say, and Houses."""

from __future__ import annotations

from collections.abc import Iterator
from time import process_time

import pytest

from carson.board.game import BoardGame
from carson.bots import Budget, ask, ask_why, make_bot
from carson.bots.board.levels import Searcher
from carson.core.game import Game
from carson.games import title_of
from carson.locales import Words
from tests.bots.table import QUICK, new_game
from tests.rules.table import CENTRE_ROADS, choose, position

BOARD = title_of("board")
LEVELS = ("tenderfoot", "deputy", "marshal", "legend")
EVERYTHING = (*BOARD.variants, *BOARD.extras)
CONFIGURATIONS = [
    *((preset, 2 + number % 4, ()) for number, preset in enumerate(BOARD.presets)),
    *(("big-box", 2 + number % 5, (name,)) for number, name in enumerate(EVERYTHING)),
    ("big-box", 2, EVERYTHING),
    ("big-box", 6, EVERYTHING),
]


def visited(game: Game, every: int) -> Iterator[int]:
    """The seat that is asked, now and then in a game that greedy plays."""
    bots = [make_bot("greedy", seat, "board") for seat in range(game.players)]
    count = 0
    while not game.over:
        seat = game.waiting[0]
        if count % every == 0:
            yield seat
        game.choose(seat, ask(bots[seat], game, seat))
        count += 1


def searcher(name: str, seed: int, budget: Budget) -> Searcher:
    bot = make_bot(name, seed, "board", budget)
    assert isinstance(bot, Searcher)
    return bot


@pytest.mark.parametrize(("preset", "players", "variants"), CONFIGURATIONS)
def test_every_level_plays_every_configuration(preset: str, players: int, variants: tuple[str, ...]) -> None:
    game = new_game(preset, players, "levels", variants)
    asked = 0
    for seat in visited(game, every=47):
        for name in LEVELS:
            assert ask(make_bot(name, 1, "board", QUICK), game, seat) in game.legal(seat), name
        asked += 1
    assert asked > 2


@pytest.mark.parametrize("name", LEVELS)
def test_the_same_seed_and_budget_choose_the_same(name: str) -> None:
    game = new_game("big-box", 3, "same")
    for seat in visited(game, every=37):
        once, again = (make_bot(name, 5, "board", Budget(simulations=12)) for _ in range(2))
        ask(again, new_game("first-game", 2, "before"), new_game("first-game", 2, "before").waiting[0])
        assert ask(once, game, seat) == ask(again, game, seat)


@pytest.mark.parametrize("simulations", [2, 8, 24, 50])
def test_no_more_simulations_than_the_budget(simulations: int) -> None:
    game = new_game("big-box", 2, "budget")
    most = 0
    for seat in visited(game, every=9):
        bot = searcher("legend", 1, Budget(simulations=simulations))
        ask(bot, game, seat)
        most = max(most, bot.simulations_done)
    assert simulations / 2 <= most <= simulations


def test_a_level_uses_its_own_simulations_if_the_budget_names_none() -> None:
    game = new_game("first-game", 2, "own")
    bot = searcher("marshal", 1, Budget())
    ask(bot, game, game.waiting[0])
    assert bot.simulations / 2 <= bot.simulations_done <= bot.simulations


def test_without_any_time_the_likeliest_alone_is_tried() -> None:
    game = new_game("first-game", 2, "no time")
    bot = searcher("legend", 1, Budget(seconds=0))
    assert ask(bot, game, game.waiting[0]) in game.legal(game.waiting[0])
    assert bot.simulations_done == 1


def test_seconds_are_kept_whatever_the_simulations() -> None:
    game = new_game("first-game", 2, "seconds")
    for seat in visited(game, every=29):
        bot = searcher("legend", 1, Budget(simulations=10**6, seconds=0.05))
        start = process_time()
        ask(bot, game, seat)
        assert process_time() - start < 1


@pytest.mark.parametrize("name", ["marshal", "legend"])
def test_what_is_considered_first_is_chosen_and_its_reasons_add_up(name: str) -> None:
    game = new_game("big-box", 3, "why", ["outlaws"])
    words = Words()
    budget = Budget(simulations=12)
    for seat in visited(game, every=17):
        found = ask_why(make_bot(name, 1, "board", budget), game, seat)
        assert found[0].choice == ask(make_bot(name, 1, "board", budget), game, seat)
        assert [one.worth for one in found] == sorted((one.worth for one in found), reverse=True)
        for one in found:
            assert sum(points for _, points in one.reasons) == pytest.approx(one.worth, abs=0.06)
            assert all(words(f"hint-{code}", way=way) for code, _ in one.reasons for way in ("more", "less"))
            assert one.chance is None or 0 <= one.chance <= 1
            better = dict(one.reasons).get("foresight", 0) > 0
            assert (one.facts.get("foresight") == {}) >= (better and one is not found[0])
        assert len(found) == 1 or all(one.chance is not None for one in found)


# Houses.


@pytest.mark.ruling("B5.14")
@pytest.mark.parametrize("name", ["marshal", "legend"])
def test_a_house_from_which_both_gain_is_agreed_to(name: str) -> None:
    """It stands between a saloon and a drugstore of the owner, on land that is worth little else."""
    game = both_gain()
    assert game.catalogue.text(ask(make_bot(name, 1, "board"), game, game.waiting[0])) == "agree"


def both_gain() -> BoardGame:
    lines = f"players: 2\n{CENTRE_ROADS}\npass-order: 2 1\nround: 3\nplayer 2: roads 0, kept hotel\nnext: resolve place-kept"
    game = position(lines, d5="h", c4="1:sa", d3="1:dr", e6="2:.", d4="1:.")
    choose(game, "2 build hotel e6", "2 house d4")
    return game


def test_what_there_was_no_time_for_is_considered_too() -> None:
    """After all that was tried, and without a chance to win: whoever wants a hint wants more than one idea."""
    game = new_game("first-game", 4, "hurry")
    seat = next(seat for seat in visited(game, every=1) if game.catalogue[game.legal(seat)[0]].verb == "pass")
    found = ask_why(make_bot("legend", 1, "board", Budget(seconds=0)), game, seat)
    assert len({one.idea for one in found}) > 1
    assert found[0].chance is not None
    assert found[-1].chance is None
    assert found == sorted(found, key=lambda one: -one.worth)


@pytest.mark.ruling("B8.2")
def test_nobody_gives_money_away() -> None:
    game = position("round: 2\nplayer 1: $27, roads 0, card 1Y\nplayer 2: $3, roads 0, card 2Y\nnext: end-round")
    least, *more = game.legal(0)
    assert more
    for name in LEVELS:
        given = {game.catalogue.text(ask(make_bot(name, seed, "board", QUICK), game, 0)) for seed in range(12)}
        assert given <= {game.catalogue.text(least), "give 10", "give 20"}, name


def test_a_rival_who_is_likely_to_come_too_is_named() -> None:
    """Three strong rivals and one thing to have: somebody comes to it in most simulations, and is named."""
    game = new_game("first-game", 4, "contest")
    told = []
    for seat in visited(game, every=1):
        if game.catalogue[game.legal(seat)[0]].verb == "pass":
            found = ask_why(make_bot("legend", 1, "board", Budget(simulations=24)), game, seat)
            told += [(seat, one.facts["others"]) for one in found if one.facts.get("others")]
        if len(told) > 3:
            break
    assert told
    for seat, figures in told:
        assert figures["seat"] != seat
        assert 40 <= int(figures["percent"]) < 100
