"""C1: who sits at the table, their bids and signs, eras and rounds, and what virtual players are."""

from __future__ import annotations

import pytest

from carson.cards.title import CARDS
from carson.core.refusal import Refusal
from tests.cards.table import (
    LAST_ROUND,
    choose,
    decision,
    deck,
    hand,
    hands,
    offer,
    play_out,
    position,
    start,
    taken,
    told,
)

TABLES = [(players, virtual) for players in range(1, 7) for virtual in range(6) if 4 <= players + virtual <= 6]


def refusal_of(players: int, virtual: list[str]) -> Refusal:
    with pytest.raises(Refusal) as caught:
        CARDS.new({"players": players, "virtual": virtual}, "start")
    return caught.value


# Who plays.


@pytest.mark.ruling("C1.1")
@pytest.mark.parametrize(("players", "virtual"), TABLES)
def test_four_to_six_participants_of_whom_one_to_six_are_real(players: int, virtual: int) -> None:
    game = start(players=players, virtual=["beginner"] * virtual)
    assert game.players == players + virtual
    assert game.waiting == tuple(range(players))


@pytest.mark.ruling("C1.1")
@pytest.mark.parametrize(("players", "virtual"), [(1, 2), (3, 0), (1, 6), (2, 5), (4, 3), (6, 1), (1, 0), (1, 99)])
def test_fewer_than_four_or_more_than_six_participants_are_refused(players: int, virtual: int) -> None:
    refusal = refusal_of(players, ["beginner"] * virtual)
    assert (refusal.code, refusal.ruling) == ("participant-count", "C1.1")
    count = {"participants": players + virtual, "players": players, "virtual": virtual}
    assert refusal.values == {**count, "fewest": 4, "most": 6}


@pytest.mark.ruling("C1.1")
@pytest.mark.parametrize("players", [-1, 0, 7])
def test_somebody_must_play_and_no_more_than_six(players: int) -> None:
    refusal = refusal_of(players, ["beginner"] * 4)
    assert (refusal.code, refusal.ruling) == ("real-players", "C1.1")
    assert refusal.values == {"players": players, "most": 6}


@pytest.mark.ruling("C1.1")
def test_a_level_that_does_not_exist_is_refused() -> None:
    refusal = refusal_of(1, ["beginner", "genius", "expert"])
    assert (refusal.code, refusal.ruling) == ("unknown-level", "C1.1")
    assert refusal.values == {"level": "genius", "known": "beginner, advanced, expert"}


# Their bids.


@pytest.mark.ruling("C1.1")
def test_people_have_the_bids_from_1_to_9() -> None:
    game = start("friends")
    assert [hand(game, seat) for seat in (1, 2, 3, 4)] == [list(range(1, 10))] * 4


@pytest.mark.ruling("C1.1")
def test_each_virtual_player_has_nine_bids_of_his_own_level() -> None:
    game = start(virtual=["beginner", "advanced", "expert"])
    assert hand(game, 2) == [1, 2, 3, 4, 5, 6, 7, 8, 9]
    assert hand(game, 3) == [2, 3, 4, 5, 6, 7, 8, 9, 10]
    assert hand(game, 4) == [3, 4, 5, 6, 7, 8, 9, 10, 11]


@pytest.mark.ruling("C1.1")
def test_a_virtual_players_nine_bids_come_once_in_each_era_and_shuffled() -> None:
    game = play_out(start(virtual=["beginner", "advanced", "expert"]))
    bids = [values["bids"] for values in told(game, "bids")]
    for seat, level in ((1, range(1, 10)), (2, range(2, 11)), (3, range(3, 12))):
        row = [int(str(numbers[seat])) for numbers in bids if isinstance(numbers, list)]
        first, second = row[:9], row[9:]
        assert sorted(first) == sorted(second) == list(level)
        assert first != second


@pytest.mark.ruling("C1.1", "C2.3")
def test_which_bid_of_a_virtual_player_comes_is_chance_among_all_that_he_has_left() -> None:
    seen = set()
    for seed in range(40):
        game = position(
            f"seed: {seed}",
            deck(),
            LAST_ROUND,
            "top: cowboy",
            "offer: ii-1 ii-2 ii-3 ii-4 ii-5",
            "player 1: bids 1",
            "player 2: bids 3 6 9",
            "player 3: bids 2",
            "player 4: bids 4",
            "next: bids",
        )
        seen.add(game.bids[1])
    assert seen == {3, 6, 9}


# Signs, eras and rounds.


@pytest.mark.ruling("C1.2")
def test_each_participant_has_a_sign_of_his_own() -> None:
    players = start(players=2, virtual=["beginner"] * 4).view(0)["players"]
    assert isinstance(players, list)
    assert [player["sign"] for player in players] == ["hat", "star", "cactus", "boot", "horseshoe", "cow"]


@pytest.mark.ruling("C1.3")
def test_two_eras_of_nine_rounds() -> None:
    game = play_out(start())
    assert [values["era"] for values in told(game, "era")] == [1, 2]
    assert [values["round"] for values in told(game, "reveal")] == [*range(1, 10), *range(1, 10)]
    assert game.over


@pytest.mark.ruling("C1.3")
@pytest.mark.parametrize(("players", "virtual", "cards"), [(1, 3, 4), (4, 0, 4), (2, 3, 5), (5, 0, 5), (1, 5, 5), (6, 0, 5)])
def test_each_round_reveals_a_character_and_four_or_five_terrain_cards(players: int, virtual: int, cards: int) -> None:
    game = play_out(start(players=players, virtual=["beginner"] * virtual))
    rounds = [values["cards"] for values in told(game, "reveal")]
    assert [len(found) for found in rounds if isinstance(found, list)] == [cards] * 18


@pytest.mark.ruling("C1.3")
def test_the_first_era_has_its_own_cards_and_so_has_the_second() -> None:
    game = play_out(start())
    rounds = [values["cards"] for values in told(game, "reveal")]
    eras = [{str(card).partition("-")[0] for card in cards} for cards in rounds if isinstance(cards, list)]
    assert eras == [{"i"}] * 9 + [{"ii"}] * 9


@pytest.mark.ruling("C1.3")
def test_no_card_is_revealed_twice() -> None:
    game = play_out(start("friends", players=6))
    cards = [card for values in told(game, "reveal") if isinstance(values["cards"], list) for card in values["cards"]]
    assert len(cards) == len(set(cards)) == 90


# Virtual players.


@pytest.mark.ruling("C1.4")
def test_a_virtual_player_is_never_asked() -> None:
    game = start(players=2, virtual=["expert"] * 3)
    while not game.over:
        assert set(game.waiting) <= {0, 1}
        seat = game.waiting[0]
        game.choose(seat, game.legal(seat)[-1])


@pytest.mark.ruling("C1.4")
def test_a_virtual_player_uses_no_power() -> None:
    powers = ("governor", "lawyer", "chinese-worker", "heroes", "gunsmith", "mercenary", "doctor")
    game = position(
        "offer: banker i-1 i-2 i-3 i-4", "player 2: " + ", ".join(f"has {power}" for power in powers), "next: powers"
    )
    assert decision(game) == "1 choose-bid"
    assert len(offer(game)) == 5
    choose(game, "1 bid 9")
    assert game.boosts == [0] * 4
    assert game.turned == 0


@pytest.mark.ruling("C1.4")
def test_a_virtual_player_has_no_city_and_keeps_his_cards() -> None:
    game = position(deck(), LAST_ROUND, "offer: banker ii-1 ii-2 ii-3 ii-4", hands(1, 9, 8, 7), "next: bids")
    players = game.view(0)["players"]
    assert isinstance(players, list)
    assert ["city" in player for player in players] == [True, False, False, False]
    assert [taken(game, seat) for seat in (2, 3, 4)] == [["banker"], ["ii-1"], ["ii-2"]]


@pytest.mark.ruling("C1.4", "C4.7")
def test_a_virtual_auctioneer_sells_nothing_and_a_virtual_paperboy_finds_nothing() -> None:
    game = position(
        deck(auctioneer="4 hat star cactus boot horseshoe cow"), "player 2: has auctioneer, has paperboy, cards i-1"
    )
    assert game.over
    assert game.sold == []
    assert "find" not in [event.kind for event in game.events or []]
