"""What a seat sees of a card game: everything that lies open, and neither others' bids nor the character on top."""

from __future__ import annotations

import json
from typing import Final

import pytest

from carson.cards.configuration.characters import CHARACTER_NAMES
from carson.cards.game import CardGame
from carson.cards.title import CARDS
from carson.core.game import SPECTATOR
from tests.cards.table import bid, choose, city_lines, deck, parcel, pile, play_out, position, start

BACKS: Final = {
    "sheriff": "1 cow hat star cactus boot horseshoe",
    "banker": "1 cow hat star cactus boot horseshoe",
    "cowboy": "1 cow hat star cactus boot horseshoe",
}
TABLE: Final = (
    "players: 3",
    "virtual: expert",
    deck(["m. .H 7", "H. .. 2"], **BACKS),
    "offer: heroes i-1 i-2 i-3 i-4",
    "player 1: bids 2 5 9, has doctor, used lawyer, aside i-9",
    "player 4: bids 3 11, cards i-20, has teacher",
    city_lines("M . H"),
    f"laid 1: i-10 {parcel(0, 1)}",
)


class Seen:
    """A view, with its parts at hand."""

    def __init__(self, game: CardGame, seat: int) -> None:
        self.values = json.loads(json.dumps(game.view(seat)))
        self.players = self.values["players"]
        self.offer = self.values["offer"]


def table(*lines: str) -> CardGame:
    return position(*TABLE, *lines)


def as_bytes(game: CardGame, seat: int) -> bytes:
    return json.dumps([game.view(seat), [event.as_json() for event in game.events_for(seat)]]).encode()


# Secrets.


@pytest.mark.ruling("C2.3")
@pytest.mark.parametrize("bidder", [1, 2, 3])
def test_a_bid_is_nobody_elses_business(bidder: int) -> None:
    for watcher in {0, 1, 2, 3, SPECTATOR} - {bidder - 1}:
        seen = set()
        for number in (2, 5, 9):
            game = table("next: bids")
            choose(game, f"{bidder} bid {number}")
            seen.add(as_bytes(game, watcher))
        assert len(seen) == 1


@pytest.mark.ruling("C2.3")
def test_after_the_reveal_everybody_sees_all_bids() -> None:
    game = table("next: bids")
    bid(game, 5, 7, 4)
    for watcher in (0, 1, SPECTATOR):
        assert [player["bid"] for player in Seen(game, watcher).players[:3]] == [5, 7, 4]
        assert Seen(game, watcher).players[3]["bid"] in (3, 11)


@pytest.mark.ruling("C2.2")
def test_a_bid_that_lies_open_is_told_with_what_powers_add() -> None:
    game = table("next: bids", "player 2: bids 7 8, boost 3")
    bid(game, 5, 7, 4)
    assert [player["total"] for player in Seen(game, 0).players[:3]] == [5, 10, 4]
    shown = next(event for event in game.events or [] if event.kind == "bids")
    assert game.event_view(shown)["totals"] == [player["total"] for player in Seen(game, 0).players]


@pytest.mark.ruling("C2.4")
@pytest.mark.parametrize("watcher", [0, 1, SPECTATOR])
def test_which_character_lies_on_top_changes_no_byte_if_the_back_is_the_same(watcher: int) -> None:
    seen = {as_bytes(table(f"top: {name}", "next: bids"), watcher) for name in BACKS}
    assert len(seen) == 1


@pytest.mark.ruling("C2.4")
def test_the_back_of_the_top_character_is_seen() -> None:
    game = table("top: sheriff", "next: bids")
    assert Seen(game, 1).values["back"] == {"signs": BACKS["sheriff"].split()[1:], "skull": False}


def test_the_order_below_the_top_and_the_seed_change_no_byte() -> None:
    one, two = table("seed: a", "next: bids"), table("seed: b", "next: bids")
    two.unseen = two.unseen[::-1]
    two.pile = two.pile[::-1]
    for watcher in (0, 1, SPECTATOR):
        assert as_bytes(one, watcher) == as_bytes(two, watcher)


def test_a_whole_game_tells_no_bid_before_the_reveal() -> None:
    game = start("friends", seed="secret")
    while not game.over:
        if len(game.waiting) > 1:
            assert not any("bid" in player for player in Seen(game, SPECTATOR).players)
        play_out(game, game.draws, until=1)


# What lies open.


def test_the_cards_on_offer_are_seen_with_their_parcels_and_priorities() -> None:
    seen = Seen(table("next: bids"), 1)
    assert seen.offer[:2] == [
        {"name": "heroes", "priority": 1, "use": "before-bids"},
        {"name": "i-1", "priority": 7, "parcels": ["mine", "empty", "empty", "house"]},
    ]


def test_a_player_is_seen_with_all_that_lies_before_him() -> None:
    player = Seen(table("next: bids"), 1).players[0]
    assert (player["sign"], player["bids_left"]) == ("hat", [2, 5, 9])
    assert {"virtual", "cards", "bid", "boost"}.isdisjoint(player)
    assert player["characters"] == [{"name": "lawyer", "turned": True}, {"name": "doctor", "turned": False}]
    assert player["aside"] == ["i-9"]
    assert player["city"]["cards"] == [{"card": "i-10", "place": parcel(0, 1)}]
    assert player["city"]["largest"] == 64


def test_a_virtual_player_is_seen_with_his_level_his_cards_and_the_bids_he_can_still_play() -> None:
    player = Seen(table("next: bids"), 1).players[3]
    assert (player["sign"], player["virtual"], player["bids_left"]) == ("boot", "expert", [3, 11])
    assert [card["name"] for card in player["cards"]] == ["i-20"]
    assert [character["name"] for character in player["characters"]] == ["teacher"]
    assert player["score"] == {"total": 2, "parts": [["priorities", 2, 1]]}
    assert {"city", "aside"}.isdisjoint(player)


def test_with_the_captain_a_city_may_be_larger() -> None:
    game = position("player 1: has captain", "next: score")
    assert Seen(game, 0).players[0]["city"]["largest"] == 72


def test_each_parcel_is_seen_with_what_it_scores() -> None:
    game = position(city_lines("M m M\n. . ."), "next: score")
    parcels = {found["name"]: found for found in Seen(game, 0).players[0]["city"]["parcels"]}
    assert len(parcels) == 6
    mine = parcels[parcel(1, 0)]
    assert mine["content"] == "mine"
    assert mine["score"] == {"total": 4, "parts": [["mine", 2, 2]]}
    assert mine["counts"] == {parcel(0, 0): 2, parcel(2, 0): 2}
    assert parcels[parcel(0, 0)] == {"name": parcel(0, 0), "content": "mountain"}
    assert parcels[parcel(0, 1)] == {"name": parcel(0, 1)}


def test_what_was_left_over_and_what_is_in_the_pile_can_be_counted() -> None:
    game = position(
        deck(), pile("banker", "cowboy", "teacher", held=["heroes"]), "offer: heroes i-1 i-2 i-3 i-4", "next: bids"
    )
    seen = Seen(game, 0).values
    assert set(seen["characters_in_pile"]) == {"banker", "cowboy", "teacher"}
    assert seen["characters_under"] == ["cowboy", "teacher"]
    assert seen["pile"] == [f"i-{number}" for number in range(5, 49)]


# Whose turn it is.


def test_who_has_to_choose_sees_his_choices_and_others_do_not() -> None:
    game = table("next: bids")
    choose(game, "2 bid 5")
    assert Seen(game, 0).values["choices"] == ["bid 2", "bid 5", "bid 9"]
    assert Seen(game, 1).values["choices"] == []
    for watcher in (0, 1, 3, SPECTATOR):
        values = Seen(game, watcher).values
        assert (values["waiting"], values["decision"]) == ([0, 2], {"name": "choose-bid", "values": {}})


@pytest.mark.parametrize(
    ("line", "name", "values"),
    [
        ("next: take 1", "take-card", {}),
        ("next: place 1 i-11", "place-card", {"card": "i-11"}),
        ("agenda: use-power 0 6", "use-power", {"character": "doctor"}),
    ],
)
def test_a_decision_says_what_it_is_about(line: str, name: str, values: dict[str, str]) -> None:
    assert Seen(table(line), SPECTATOR).values["decision"] == {"name": name, "values": values}


def test_a_finished_game_asks_nothing_and_has_a_ranking() -> None:
    game = play_out(start())
    values = Seen(game, 0).values
    assert (values["over"], values["waiting"], values["decision"], values["choices"]) == (True, [], None, [])
    assert values["ranking"] == game.ranking()
    assert values["points"] == game.points()


def test_everybody_sees_the_same_and_besides_his_seat_his_choices_and_his_bid() -> None:
    game = table("next: bids")
    choose(game, "2 bid 5")
    assert game.own_view(0) == {"seat": 0, "choices": ["bid 2", "bid 5", "bid 9"]}
    assert game.own_view(1) == {"seat": 1, "choices": [], "bid": 5}
    assert game.own_view(SPECTATOR) == {"seat": None}
    for seat in (0, 1, 2, 3, SPECTATOR):
        assert game.view(seat) == {**game.public_view(), **game.own_view(seat)}


def test_a_bid_that_lies_open_is_nobodys_secret() -> None:
    game = table("next: bids")
    bid(game, 5, 7, 4)
    assert set(game.own_view(0)) == {"seat", "choices"}


def test_a_view_names_every_character_once_at_most() -> None:
    game = play_out(start(seed="names"))
    values = Seen(game, 0).values
    held = [character["name"] for player in values["players"] for character in player["characters"]]
    assert len(held) == len(set(held))
    assert set(held).isdisjoint(values["characters_in_pile"])
    assert set(held) <= set(CHARACTER_NAMES)


def test_a_seed_is_in_no_view() -> None:
    game = CARDS.new(CARDS.preset("solo"), "a seed that nobody may know")
    assert game.key.hex() not in json.dumps(game.view(0))


# What never changes.


def test_the_box_says_which_building_each_source_of_points_is_about() -> None:
    sources = table().box()["sources"]
    assert list(sources)[:4] == ["ranch", "mine", "drugstore", "drugstore-ranches"]
    assert list(sources)[-1] == "outlaws"
    assert (sources["bank-mines"], sources["blacksmith-ranches"], sources["hotel"]) == ("bank", "blacksmith", "hotel")
    assert len(sources) == 16
