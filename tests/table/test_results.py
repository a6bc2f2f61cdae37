"""The end of a game: who came where, and what counts for ratings."""

from __future__ import annotations

from dataclasses import replace

import pytest

from carson.core.game import DIGEST
from carson.table import actions
from carson.table.agreement import Agreement
from carson.table.live_table import LiveTable
from carson.table.results import Rated, ranking, rated, result, winners
from tests.table.at_table import entries, play, played_to, started, write

EVERY_KIND: list[tuple[str, str, dict[str, object]]] = [
    ("board", "first-game", {"players": 2}),
    ("board", "big-box", {"players": 6, "variants": ["new-beginning", "kit-carson"]}),
    ("board", "gold-rush", {"players": 3, "variants": ["might-is-right", "outlaws", "horses"]}),
    ("cards", "solo", {}),
    ("cards", "friends", {}),
]


def with_accounts(live: LiveTable, *accounts: int | None) -> LiveTable:
    live.table = replace(
        live.table, seats=tuple(replace(seat, account=account) for seat, account in zip(live.table.seats, accounts))
    )
    return live


def test_a_game_ends_as_the_engine_says() -> None:
    live = play(started(players=3))
    told = result(live)
    assert told["points"] == live.game.points()
    assert told["ranking"] == live.game.ranking()
    assert told["winners"] == live.game.winners()
    assert told["record"] == live.record().result
    assert told["resigned"] == []


def test_whoever_resigns_comes_last_and_the_first_to_do_so_behind_the_others() -> None:
    live = started(players=4)
    best = play(started(players=4)).game.ranking()[0]
    write(live, actions.resign(best))
    other = (best + 1) % 4
    write(live, actions.resign(other))
    play(live)
    assert live.game.ranking()[0] == best  # the bot that went on for him does not change that
    assert ranking(live)[2:] == [other, best]
    assert best not in winners(live)
    assert winners(live) == ranking(live)[:1]


@pytest.mark.parametrize(("game", "preset", "changes"), EVERY_KIND)
def test_a_game_can_be_left_by_all_at_any_moment(game: str, preset: str, changes: dict[str, object]) -> None:
    for moment in (1, 2, 30, 47):
        live = play(started(game, preset, changes), played_to(moment))
        for seat in live.persons:
            write(live, actions.resign(seat))
        assert live.state == "over"
        told = result(live)
        assert told["winners"] == []
        assert sorted(ranking(live)) == list(range(live.game.players))
        assert LiveTable(replace(live.table, state="over", result=told), entries(live)).difference is None


# Ratings.


def test_accounts_and_bots_are_rated_in_a_pool_of_their_game() -> None:
    live = with_accounts(play(started(seats="pbp", players=3)), 7, None, 9)
    game = rated(live)
    assert game is not None
    assert (game.pool, game.players) == ("board-3", ("account:7", "bot:greedy", "account:9"))
    assert sorted(game.ranks) == [1, 2, 3]
    assert game.ranks[live.game.ranking()[0]] == 1


@pytest.mark.parametrize(
    ("accounts", "agreement", "why"),
    [
        ((7, None), Agreement(), "a guest"),
        ((7, 7), Agreement(), "the same person twice"),
        ((7, 9), Agreement(rated=False), "not agreed"),
    ],
)
def test_what_is_not_rated(accounts: tuple[int | None, ...], agreement: Agreement, why: str) -> None:
    live = with_accounts(play(started(agreement=agreement, players=2)), *accounts)
    assert rated(live) is None, why


def test_a_copy_of_a_game_is_not_rated() -> None:
    live = with_accounts(play(started(seats="pb", players=2)), 7, None)
    assert rated(live) is not None
    live.table = replace(live.table, settings={"origin": {"table": "abc", "choices": 3}})
    assert rated(live) is None


def test_a_game_of_other_rules_is_not_rated() -> None:
    live = with_accounts(play(started(seats="pb", players=2), played_to(61)), 7, None)
    changed = [replace(entry, digest=f"{DIGEST}:{0:016}") if entry.digest else entry for entry in entries(live)]
    old = LiveTable(live.table, changed)
    write(old, actions.resign(0))
    assert old.state == "over"
    assert rated(old) is None


def test_bots_alone_are_not_rated() -> None:
    live = started(seats="bb", players=2)
    live.table = replace(live.table, seats=(live.table.seats[0], replace(live.table.seats[1], bot="random")))
    assert rated(play(live)) is None


def test_one_player_alone_is_not_rated() -> None:
    live = with_accounts(play(started("cards", "solo", players=1)), 7)
    assert rated(live) is None


def test_whoever_leaves_bots_alone_has_lost_to_all_of_them() -> None:
    """And nobody knows which of them would have won."""
    live = with_accounts(started(seats="pbb", players=3), 7, None, None)
    live.table = replace(live.table, seats=(*live.table.seats[:2], replace(live.table.seats[2], bot="random")))
    write(live, actions.resign(0))
    assert rated(live) == Rated("board-3", ("account:7", "bot:greedy", "bot:random"), (3, 1, 1))


def test_virtual_players_are_not_rated() -> None:
    live = with_accounts(play(started("cards", "solo", players=2)), 7, 9)
    game = rated(live)
    assert game is not None
    assert (game.pool, len(game.ranks)) == ("cards-2", 2)
