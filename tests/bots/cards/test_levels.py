"""The levels of the card game: legal everywhere, the same again, within their budget, and with reasons that add up."""

from __future__ import annotations

import json
from importlib.resources import files
from time import process_time

import pytest

from carson.bots import Budget, ask, ask_why, make_bot
from carson.bots.cards.features import NAMES, VERSION
from carson.bots.cards.levels import ABSURD, Level
from carson.bots.cards.value import BASES, shipped_weights
from carson.cards.configuration.config import Config
from carson.cards.game import CardGame
from carson.cards.round.rounds import CHOOSE_BID
from carson.cards.round.setup import new_game
from carson.locales import Words
from tests.cards.table import LAST_ROUND, city_lines, deck, position

LEVELS = ("tenderfoot", "deputy", "marshal", "legend")
FEW = Budget(simulations=4)
TABLES = [
    Config(1, ("beginner", "advanced", "expert")),
    Config(2, ("expert",) * 2),
    Config(2, ("beginner",) * 4),
    Config(3, ("advanced",)),
    Config(4, ()),
    Config(5, ("expert",)),
    Config(6, ()),
]


def level(name: str, seed: int = 1, budget: Budget = FEW) -> Level:
    bot = make_bot(name, seed, "cards", budget)
    assert isinstance(bot, Level)
    return bot


def played(game: CardGame, name: str, seed: int = 1, until_round: int = 99) -> list[int]:
    """All choices of a table with a level on each seat."""
    bots = [level(name, seed + seat) for seat in range(game.config.players)]
    choices = []
    while game.waiting and game.round < until_round:
        seat = game.waiting[0]
        choices.append(ask(bots[seat], game, seat))
        game.choose(seat, choices[-1])
    return choices


@pytest.mark.parametrize("config", TABLES, ids=lambda config: f"{config.players}+{len(config.virtual)}")
def test_every_level_plays_at_every_table_to_the_end(config: Config) -> None:
    game = new_game(config, "levels")
    bots = [level(LEVELS[-1 - seat % len(LEVELS)], seat) for seat in range(config.players)]
    while game.waiting:
        seat = game.waiting[0]
        game.choose(seat, ask(bots[seat], game, seat))
    assert game.over


@pytest.mark.parametrize("name", LEVELS)
def test_the_same_seed_makes_the_same_game(name: str) -> None:
    first, second = (played(new_game(Config(2, ("beginner",) * 2), "again"), name, until_round=5) for _ in range(2))
    assert first == second


def test_what_a_bot_has_kept_in_mind_changes_nothing() -> None:
    game = new_game(Config(2, ("beginner",) * 2), "kept in mind")
    old = [level("legend", seat) for seat in range(2)]
    while game.waiting and game.round < 5:
        seat = game.waiting[0]
        choice = ask(old[seat], game, seat)
        assert ask(level("legend", seat), game, seat) == choice
        game.choose(seat, choice)


def at_bids() -> CardGame:
    game = new_game(Config(2, ("beginner",) * 2), "bids")
    assert game.agenda[-1][0] == CHOOSE_BID
    return game


def test_simulations_are_counted_and_kept() -> None:
    game, bot = at_bids(), level("marshal", budget=Budget(simulations=30))
    ask(bot, game, 0)
    assert bot.simulations_done == 30


def test_seconds_are_kept() -> None:
    game, bot = at_bids(), level("legend", budget=Budget(simulations=10**9, seconds=0.05))
    ask(bot, game, 0)  # what is kept in mind is found
    begin = process_time()
    ask(bot, game, 0)
    assert process_time() - begin < 2
    assert 0 < bot.simulations_done < 10**9


@pytest.mark.parametrize("name", LEVELS)
def test_the_best_is_what_it_chooses_and_the_reasons_add_up(name: str) -> None:
    game, words, seen = new_game(Config(2, ("beginner",) * 2), "considered"), Words(), 0
    bots = [level(name, seat) for seat in range(2)]
    while game.waiting:
        seat = game.waiting[0]
        choice = ask(bots[seat], game, seat)
        seen += 1
        if seen % 4 == 0:
            found = ask_why(bots[seat], game, seat)
            assert found[0].choice == choice
            assert {one.choice for one in found} <= set(game.legal(seat))
            worths = [one.worth for one in found]
            assert worths == pytest.approx(sorted(worths, reverse=True))
            for one in found:
                assert sum(points for _, points in one.reasons) == pytest.approx(one.worth, abs=0.06)
                assert all(words(f"hint-{code}", way=way) for code, _ in one.reasons for way in ("more", "less"))
        game.choose(seat, choice)


@pytest.mark.ruling("C2.3")
def test_bids_that_lie_face_down_change_nothing() -> None:
    game = new_game(Config(3, ("beginner",)), "face down")
    bids = []
    for bid in ("bid 1", "bid 9"):
        copy = game.copy()
        choice = copy.catalogue.find(bid)
        assert choice
        copy.choose(0, choice.number)
        bids.append(ask(level("marshal", budget=Budget(simulations=40)), copy, 1))
    assert bids[0] == bids[1]


# Plain positions.


def test_a_card_goes_where_it_scores_in_the_last_round() -> None:
    game = position(
        LAST_ROUND, deck(era_2=["m. .."]), city_lines("M M . H\nM . . .\nM . . .\n. . . ."), "next: place 1 ii-1"
    )
    before = game.points()[0]
    game.choose(0, ask(level("legend"), game, 0))
    assert game.points()[0] - before == 8


def test_a_slip_is_never_absurd() -> None:
    """The mine brings 8 points beside four mountains, and 0 in most places: in the last round nothing else counts."""
    game = position(
        LAST_ROUND, deck(era_2=["m. .."]), city_lines("M M . H\nM . . .\nM . . .\n. . . ."), "next: place 1 ii-1"
    )
    before, gained = game.points()[0], set()
    for seed in range(60):
        copy = game.copy()
        copy.choose(0, ask(level("tenderfoot", seed), copy, 0))
        gained.add(copy.points()[0] - before)
    assert max(gained) == 8
    assert len(gained) > 1  # it does slip
    assert min(gained) > 8 - ABSURD


# The weights.


def test_the_weights_fit_the_features() -> None:
    written = json.loads(files("carson.bots.cards").joinpath("weights.json").read_text(encoding="utf-8"))
    assert written["features"] == VERSION
    assert {"command", "games", "seed"} <= set(written["made"])
    assert written["figures"]
    weights = shipped_weights()
    assert list(weights) == list(NAMES)
    assert {name: len(factors) for name, factors in weights.items()} == {name: len(BASES[name]) for name in NAMES}
