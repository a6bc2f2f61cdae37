"""Ratings: winners rise, draws bring together, bots of one kind are one player, and the scale is that of chess."""

from __future__ import annotations

import random

import pytest

from carson.server.people.ratings import MU, SIGMA, one_each, rated, shown
from carson.table.results import pool

NEW = (MU, SIGMA)


def test_a_pool_is_a_game_and_how_many_play() -> None:
    assert pool("board", 4) == "board-4"


def test_winners_rise_and_losers_fall_and_all_are_known_better() -> None:
    after = rated({}, {"account:1": 1, "account:2": 2, "bot:greedy": 3})
    assert after["account:1"][0] > after["account:2"][0] > after["bot:greedy"][0]
    assert after["account:1"][0] > MU > after["bot:greedy"][0]
    assert all(sigma < SIGMA for _, sigma in after.values())


def test_a_draw_brings_two_together() -> None:
    after = rated({"account:1": (30.0, 4.0), "account:2": (20.0, 4.0)}, {"account:1": 1, "account:2": 1})
    assert 20 < after["account:2"][0] < after["account:1"][0] < 30


def test_a_surprise_changes_more_than_what_was_expected() -> None:
    before = {"account:1": (30.0, 4.0), "account:2": (20.0, 4.0)}
    expected = rated(before, {"account:1": 1, "account:2": 2})["account:1"][0] - 30
    surprise = 30 - rated(before, {"account:1": 2, "account:2": 1})["account:1"][0]
    assert surprise > 3 * expected > 0


def test_the_order_of_listing_changes_no_bit() -> None:
    ranks = {"account:1": 2.0, "bot:random": 4.0, "account:2": 1.0, "bot:greedy": 2.0}
    before = {"account:1": (31.2, 3.1), "bot:greedy": (22.0, 1.5)}
    backwards = dict(reversed(list(ranks.items())))
    assert rated(before, ranks) == rated(before, backwards)


def test_whoever_plays_alone_stays_as_he_is() -> None:
    assert rated({"account:1": (30.0, 4.0)}, {"account:1": 1}) == {"account:1": (30.0, 4.0)}
    assert rated({}, {}) == {}
    assert rated({}, {"bot:greedy": 1}) == {"bot:greedy": NEW}


def test_several_bots_of_one_kind_are_one_player_at_their_mean_place() -> None:
    places = [("bot:greedy", 1), ("account:1", 2), ("bot:greedy", 4), ("bot:random", 3)]
    assert one_each(places) == {"bot:greedy": 2.5, "account:1": 2, "bot:random": 3}
    after = rated({}, one_each(places))
    assert after["account:1"][0] > after["bot:greedy"][0] > after["bot:random"][0]


def test_a_newcomer_is_shown_at_1000_and_a_known_one_higher() -> None:
    assert shown(*NEW) == pytest.approx(1000)
    assert shown(MU, 1.5) == pytest.approx(1553.5)
    assert isinstance(shown(*NEW), float)


def test_a_hundred_points_more_win_64_of_100_games() -> None:
    chance = random.Random(1858)
    ratings = {"a": NEW, "b": NEW}
    differences = []
    for game in range(4000):
        a_wins = chance.random() < 0.64
        ratings = rated(ratings, {"a": 1 if a_wins else 2, "b": 2 if a_wins else 1})
        if game >= 500:
            differences.append(shown(ratings["a"][0], 0) - shown(ratings["b"][0], 0))
    assert sum(differences) / len(differences) == pytest.approx(100, abs=15)
