"""C2: a round: the reveal with its skulls, secret bids, who chooses when, what is left over, between the eras."""

from __future__ import annotations

import json
from itertools import permutations

import pytest

from carson.cards.configuration.characters import CHARACTER_NAMES
from carson.cards.configuration.deck import from_changes
from carson.cards.game import CardGame
from carson.cards.state.places import LEFT_OVER
from carson.cards.title import CARDS
from carson.core.game import SPECTATOR
from carson.core.record import Play
from carson.core.refusal import Refusal
from tests.cards.table import (
    LAST_ROUND,
    PLAIN_BACK,
    aside,
    bid,
    characters,
    choose,
    city_lines,
    decision,
    deck,
    deck_lists,
    hand,
    hands,
    happened,
    laid,
    offer,
    options,
    parts,
    pile,
    places,
    play_out,
    position,
    reason,
    refused,
    start,
    taken,
    taken_in_turn,
    told,
    waiting,
)

SKULL = f"1 {PLAIN_BACK} skull"
SKULLS = deck(heroes=SKULL, singer=SKULL, sheriff=SKULL)


def before_last_round(*characters: str) -> CardGame:
    """The last round is about to begin, with this pile of characters; three of the deck's backs show skulls."""
    return position(SKULLS, "era: 2", "round: 8", pile(*characters), "player 1: bids 1 2", "next: round")


# The reveal (C2.1).


@pytest.mark.ruling("C2.1")
def test_the_top_character_is_revealed_and_lies_nearest_to_the_piles() -> None:
    game = before_last_round("banker", "cowboy", "teacher")
    assert offer(game)[0] == "banker"
    assert [name.startswith("ii-") for name in offer(game)[1:]] == [True] * 4
    assert CHARACTER_NAMES[game.top] == "cowboy"


@pytest.mark.ruling("C2.1")
def test_a_skull_on_the_next_back_sends_the_character_under_the_pile() -> None:
    game = before_last_round("banker", "heroes", "cowboy")
    assert offer(game)[0] == "heroes"
    assert CHARACTER_NAMES[game.top] == "cowboy"
    assert [CHARACTER_NAMES[character] for character in game.under] == ["banker"]


@pytest.mark.ruling("C2.1")
def test_several_skulls_in_a_row_send_one_character_after_the_other_under_the_pile() -> None:
    game = before_last_round("banker", "heroes", "singer", "sheriff", "cowboy", "teacher")
    assert offer(game)[0] == "sheriff"
    assert CHARACTER_NAMES[game.top] == "cowboy"
    assert [CHARACTER_NAMES[character] for character in game.under] == ["teacher", "banker", "heroes", "singer"]
    assert [values["character"] for values in told(game, "skull")] == ["banker", "heroes", "singer"]


@pytest.mark.ruling("C2.1")
def test_a_skull_on_the_revealed_characters_own_back_does_not_matter() -> None:
    game = before_last_round("heroes", "banker", "cowboy")
    assert offer(game)[0] == "heroes"


@pytest.mark.ruling("C2.1")
def test_only_one_character_comes_into_the_offer_whatever_the_skulls() -> None:
    game = before_last_round("banker", "heroes", "singer", "cowboy")
    assert len(offer(game)) == 5
    assert [name for name in offer(game) if name in CHARACTER_NAMES] == ["singer"]


@pytest.mark.ruling("C2.1")
@pytest.mark.parametrize("order", [*permutations(("banker", "heroes", "singer", "sheriff"))], ids=" ".join)
def test_the_last_four_characters_end_with_a_back_without_a_skull(order: tuple[str, ...]) -> None:
    game = before_last_round(*order)
    assert CHARACTER_NAMES[game.top] == "banker"
    assert {offer(game)[0], *(CHARACTER_NAMES[character] for character in game.under)} == {"heroes", "singer", "sheriff"}


@pytest.mark.ruling("C2.1")
def test_backs_with_too_many_skulls_are_refused() -> None:
    with pytest.raises(Refusal) as caught:
        from_changes(deck_lists(heroes=SKULL, singer=SKULL, sheriff=SKULL, doctor=SKULL))
    assert caught.value.values["problem"] == "skulls"


@pytest.mark.ruling("C2.1")
def test_when_somebody_chooses_the_pile_never_shows_a_skull() -> None:
    for seed in range(10):
        game = start(seed=f"{seed}", deck=deck_lists(heroes=SKULL, singer=SKULL, sheriff=SKULL))
        while not game.over:
            assert game.top not in game.deck.skulls
            game.choose(game.waiting[0], game.legal(game.waiting[0])[0])


# The bids (C2.3).


def bidding(*lines: str) -> CardGame:
    return position("players: 3", "virtual: expert", deck(), "offer: banker i-1 i-2 i-3 i-4", *lines, "next: bids")


@pytest.mark.ruling("C2.3")
def test_everybody_chooses_a_bid_at_the_same_time() -> None:
    assert decision(bidding()) == "1 2 3 choose-bid"


@pytest.mark.ruling("C2.3")
@pytest.mark.parametrize("watcher", [1, 2, 3, SPECTATOR])
def test_no_byte_of_what_others_see_depends_on_a_bid(watcher: int) -> None:
    seen = set()
    for number in range(1, 10):
        game = bidding()
        choose(game, f"1 bid {number}")
        seen.add(json.dumps([game.view(watcher), [event.as_json() for event in game.events_for(watcher)]]))
    assert len(seen) == 1


@pytest.mark.ruling("C2.3")
def test_everybody_knows_his_own_bid() -> None:
    game = bidding()
    choose(game, "2 bid 7")
    assert game.view(1)["bid"] == 7
    for watcher in (0, 2, 3, SPECTATOR):
        assert "bid" not in game.view(watcher)


@pytest.mark.ruling("C2.3")
def test_the_order_in_which_bids_are_laid_does_not_matter() -> None:
    one, two = bidding(), bidding()
    choose(one, "1 bid 3", "2 bid 7", "3 bid 5")
    choose(two, "3 bid 5", "1 bid 3", "2 bid 7")
    assert one == two


@pytest.mark.ruling("C2.3")
def test_all_bids_are_revealed_together_with_the_virtual_players() -> None:
    game = bidding("player 4: bids 11")
    choose(game, "1 bid 3", "2 bid 7")
    assert told(game, "bids") == []
    choose(game, "3 bid 5")
    assert [values["bids"] for values in told(game, "bids")] == [[3, 7, 5, 11]]


@pytest.mark.ruling("C2.3")
def test_who_has_bid_cannot_bid_again() -> None:
    game = bidding()
    choose(game, "1 bid 3")
    assert waiting(game) == [2, 3]
    assert refused(game, "1 bid 4").code == "not-your-turn"


@pytest.mark.ruling("C2.3")
def test_a_used_bid_is_out_for_the_rest_of_the_era() -> None:
    game = position(deck(), "offer: banker i-1 i-2 i-3 i-4", "player 1: bids 2 3 5", "next: bids")
    for used in (1, 7, 9):
        assert reason(game, f"1 bid {used}") == ("bid-used", "C2.3", {"bid": used})
    choose(game, "1 bid 5")
    assert hand(game, 1) == [2, 3]


@pytest.mark.ruling("C2.3")
def test_a_bid_is_a_must() -> None:
    game = bidding()
    assert reason(game, "1 decline") == ("must-bid", "C2.3", {"choice": "decline"})
    assert reason(game, "1 take i-1") == ("must-bid", "C2.3", {"choice": "take i-1"})


@pytest.mark.ruling("C2.3")
def test_used_bids_lie_open_for_everybody() -> None:
    game = bidding("player 1: bids 2 5 9")
    bid(game, 5, 7, 4)
    for watcher in (0, 1, SPECTATOR):
        players = game.view(watcher)["players"]
        assert isinstance(players, list)
        assert players[0]["bids_left"] == [2, 9]
        assert players[1]["bids_left"] == [1, 2, 3, 4, 5, 6, 8, 9]


@pytest.mark.ruling("C2.3")
def test_a_bid_on_the_table_still_seems_to_be_in_the_hand() -> None:
    game = bidding("player 1: bids 2 5 9")
    choose(game, "1 bid 5")
    players = game.view(1)["players"]
    assert isinstance(players, list)
    assert players[0]["bids_left"] == [2, 5, 9]


@pytest.mark.ruling("C2.3")
def test_a_bid_can_be_taken_back_until_they_are_revealed() -> None:
    play = Play(CARDS, CARDS.preset("friends"), "start")
    for seat in range(3):
        play.choose(seat, "bid 4")
    assert play.can_undo(2)
    assert not play.can_undo(0)
    play.choose(3, "bid 4")
    assert not any(play.can_undo(seat) for seat in range(4))


# Who chooses first (C2.4).


def last_bids(back: str, *bids: int, players: int = 2, virtual: int = 2) -> CardGame:
    """The last round, where everybody has one bid left; the back on top of the pile has these signs."""
    return position(
        f"players: {players}",
        f"virtual: {' '.join(['beginner'] * virtual)}",
        deck(cowboy=f"1 {back}"),
        LAST_ROUND,
        "top: cowboy",
        "offer: banker ii-1 ii-2 ii-3 ii-4 ii-5",
        hands(*bids),
        "next: bids",
    )


def order_of(game: CardGame) -> list[int]:
    (values,) = told(game, "order")
    seats = values["seats"]
    assert isinstance(seats, list)
    return [int(str(seat)) + 1 for seat in seats]


@pytest.mark.ruling("C2.4")
def test_higher_bids_choose_first_real_and_virtual_alike() -> None:
    assert order_of(last_bids(PLAIN_BACK, 3, 8, 5, 9)) == [4, 2, 3, 1]


@pytest.mark.ruling("C2.4")
@pytest.mark.parametrize(
    ("back", "order"),
    [
        ("hat star cactus boot horseshoe cow", [1, 2, 3, 4, 5, 6]),
        ("cow horseshoe boot cactus star hat", [6, 5, 4, 3, 2, 1]),
        ("boot hat cow star cactus horseshoe", [4, 1, 6, 2, 3, 5]),
    ],
)
def test_of_equal_bids_the_sign_that_stands_higher_chooses_first(back: str, order: list[int]) -> None:
    assert order_of(last_bids(back, *[5] * 6, players=3, virtual=3)) == order


@pytest.mark.ruling("C2.4")
def test_signs_matter_only_between_equal_bids() -> None:
    assert order_of(last_bids("boot cactus star hat horseshoe cow", 6, 5, 5, 4)) == [1, 3, 2, 4]


@pytest.mark.ruling("C2.4")
def test_an_expert_with_an_11_comes_before_a_9() -> None:
    game = position(
        "virtual: beginner beginner expert",
        deck(),
        LAST_ROUND,
        "top: cowboy",
        "offer: banker ii-1 ii-2 ii-3 ii-4",
        hands(9, 1, 2, 11),
        "next: bids",
    )
    assert order_of(game) == [4, 1, 3, 2]


@pytest.mark.ruling("C2.4")
def test_the_back_is_that_of_the_pile_not_of_the_character_on_offer() -> None:
    game = position(
        "players: 2",
        deck(banker=f"1 {PLAIN_BACK}", cowboy="1 star hat cactus boot horseshoe cow"),
        LAST_ROUND,
        "top: cowboy",
        "offer: banker ii-1 ii-2 ii-3 ii-4",
        hands(5, 5, 1, 2),
        "next: bids",
    )
    assert order_of(game) == [2, 1, 4, 3]


@pytest.mark.ruling("C2.4", "C2.5", "C2.8")
def test_the_rulebooks_example_of_a_rounds_end() -> None:
    """Paul (1) has the hat here and Alex (2) the star; two virtual players bid 8 and 6."""
    game = position(
        "players: 2",
        deck(
            [],
            ["m. .. 7", "H. .. 3", "P. .. 7", "R. .. 4"],
            banker=f"5 {PLAIN_BACK}",
            cowboy="1 star hat cactus boot horseshoe cow",
        ),
        LAST_ROUND,
        "top: cowboy",
        "offer: banker ii-1 ii-2 ii-3 ii-4",
        hands(5, 5, 8, 6),
        "next: bids",
    )
    assert taken(game, 3) == ["ii-1"]  # the mine, of two cards with priority 7 the one nearest to the piles
    assert taken(game, 4) == ["ii-3"]  # the prison
    assert decision(game) == "2 take-card"
    choose(game, "2 take banker")
    assert decision(game) == "1 take-card"
    choose(game, "1 take ii-4")  # the ranch
    assert [values["cards"] for values in told(game, "left-over")] == [["ii-2"]]


# What virtual players take (C2.5).


def what_a_virtual_player_takes(cards: list[str], banker: int, offered: str) -> str:
    game = position(
        deck([], cards, banker=f"{banker} {PLAIN_BACK}"),
        LAST_ROUND,
        "top: cowboy",
        f"offer: {offered}",
        hands(1, 9, 2, 3),
        "next: bids",
    )
    seat, card = taken_in_turn(game)[0]
    assert seat == 2
    return card


@pytest.mark.ruling("C2.5")
def test_a_virtual_player_takes_the_highest_priority() -> None:
    cards = ["H. .. 4", "m. .. 6", "R. .. 9", "B. .. 8"]
    assert what_a_virtual_player_takes(cards, 5, "banker ii-1 ii-2 ii-3 ii-4") == "ii-3"


@pytest.mark.ruling("C2.5")
def test_a_virtual_player_takes_the_character_if_its_priority_is_the_highest() -> None:
    cards = ["H. .. 4", "m. .. 6", "R. .. 7", "B. .. 8"]
    assert what_a_virtual_player_takes(cards, 9, "banker ii-1 ii-2 ii-3 ii-4") == "banker"


@pytest.mark.ruling("C2.5")
def test_among_equals_the_character_is_nearest() -> None:
    cards = ["H. .. 7", "m. .. 7", "R. .. 7", "B. .. 7"]
    assert what_a_virtual_player_takes(cards, 7, "banker ii-1 ii-2 ii-3 ii-4") == "banker"


@pytest.mark.ruling("C2.5")
@pytest.mark.parametrize(
    ("offered", "takes"), [("banker ii-3 ii-1 ii-4 ii-2", "ii-3"), ("banker ii-4 ii-2 ii-1 ii-3", "ii-2")]
)
def test_among_equal_terrain_cards_the_one_that_was_revealed_first_is_nearest(offered: str, takes: str) -> None:
    cards = ["H. .. 4", "m. .. 7", "R. .. 7", "B. .. 6"]
    assert what_a_virtual_player_takes(cards, 2, offered) == takes


@pytest.mark.ruling("C2.5", "C2.7")
@pytest.mark.parametrize("power", ["governor", "chinese-worker"])
def test_an_extra_card_lies_farthest_from_the_piles(power: str) -> None:
    game = position(deck(), "offer: banker i-1 i-2 i-3 i-4", f"player 1: has {power}")
    choose(game, f"1 use {power}")
    assert offer(game)[:5] == ["banker", "i-1", "i-2", "i-3", "i-4"]
    assert [offer(game)[5]] == [values["card"] for values in told(game, "extra-card")]


# Taking and placing (C2.6).


def taking(*lines: str) -> CardGame:
    return position(deck(["m. ..", "H. .."]), "offer: banker i-1 i-2 i-3 i-4", *lines, "next: take 1")


@pytest.mark.ruling("C2.6")
def test_whose_turn_it_is_takes_any_card_on_offer_and_must_take_one() -> None:
    game = taking()
    assert options(game) == {"take banker", "take i-1", "take i-2", "take i-3", "take i-4"}
    assert reason(game, "1 decline") == ("must-take", "C2.6", {"choice": "decline"})
    assert reason(game, "1 take i-9") == ("not-on-offer", "C2.6", {"card": "i-9"})
    assert reason(game, "1 take sheriff") == ("not-on-offer", "C2.6", {"card": "sheriff"})


@pytest.mark.ruling("C2.6")
def test_a_character_lies_before_his_owner_from_then_on() -> None:
    game = taking()
    choose(game, "1 take banker")
    assert characters(game, 1) == ["banker"]
    assert laid(game) == []


@pytest.mark.ruling("C2.6")
def test_a_terrain_card_is_placed_at_once_before_anybody_else_chooses() -> None:
    game = position(
        "players: 4", "virtual:", deck(["m. .."]), "offer: banker i-1 i-2 i-3 i-4", city_lines("H ."), "next: bids"
    )
    bid(game, 9, 8, 7, 6)
    choose(game, "1 take i-1")
    assert decision(game) == "1 place-card i-1"
    choose(game, f"1 place {sorted(text.split()[1] for text in options(game))[0]}")
    assert decision(game) == "2 take-card"


@pytest.mark.ruling("C2.6")
def test_a_card_that_can_be_placed_may_not_be_laid_aside() -> None:
    game = position(deck(["m. .."]), city_lines("H ."), "next: place 1 i-1")
    assert places(game)
    assert reason(game, "1 aside") == ("can-be-placed", "C2.6", {"card": "i-1"})
    assert reason(game, "1 take i-2") == ("must-place", "C2.6", {"choice": "take i-2", "card": "i-1"})


FULL_CITY = "\n".join(["H H H H H H H H"] * 8)


@pytest.mark.ruling("C2.6")
def test_a_card_that_fits_nowhere_is_kept_aside_and_counts_for_nothing() -> None:
    game = taking(city_lines(FULL_CITY), "player 1: has teacher")
    before = parts(game)
    choose(game, "1 take i-1")
    assert aside(game) == ["i-1"]
    assert laid(game) == []
    assert parts(game) == before
    assert [values["card"] for values in told(game, "aside")] == ["i-1"]


@pytest.mark.ruling("C2.6")
def test_a_card_kept_aside_stays_there_when_there_would_be_room_later() -> None:
    """With the Captain it would fit, but nobody asks again."""
    game = position(
        deck(["HH HH"]),
        "offer: captain i-2 i-3 i-4 i-5",
        city_lines(FULL_CITY.replace("H", "M")),
        "player 1: aside i-1",
        "next: take 1",
    )
    choose(game, "1 take captain")
    play_out(game)
    assert aside(game)[0] == "i-1"
    assert "i-1" not in laid(game)


# What is left over (C2.8).


@pytest.mark.ruling("C2.8")
@pytest.mark.parametrize(("players", "virtual", "left"), [(4, 0, 1), (2, 3, 1), (5, 0, 1), (6, 0, 0), (1, 5, 0)])
def test_what_is_left_after_all_have_chosen_goes_out(players: int, virtual: int, left: int) -> None:
    game = start(players=players, virtual=["beginner"] * virtual)
    while game.round == 1:
        game.choose(game.waiting[0], game.legal(game.waiting[0])[0])
    cards = [values["cards"] for values in told(game, "left-over")]
    assert [len(found) for found in cards if isinstance(found, list)] == [left] * bool(left)


@pytest.mark.ruling("C2.8")
def test_a_character_that_nobody_took_is_left_over() -> None:
    game = position(
        deck([], ["H. .. 9", "H. .. 9", "H. .. 9"]),
        LAST_ROUND,
        "offer: banker ii-1 ii-2 ii-3 ii-4",
        hands(1, 9, 8, 7),
        "next: bids",
    )
    choose(game, "1 take ii-4")
    assert game.holder[CHARACTER_NAMES.index("banker")] == LEFT_OVER


@pytest.mark.ruling("C2.8")
def test_a_card_that_is_left_over_never_comes_back() -> None:
    game = play_out(start())
    gone = [card for values in told(game, "left-over") if isinstance(values["cards"], list) for card in values["cards"]]
    everything = [str(card) for seat in range(1, 5) for card in (laid(game, 1) if seat == 1 else taken(game, seat))]
    assert set(gone).isdisjoint(everything)


@pytest.mark.ruling("C2.8")
@pytest.mark.parametrize("power", ["governor", "lawyer"])
def test_no_other_character_is_revealed_for_one_that_was_taken_early(power: str) -> None:
    game = position(deck(), "offer: banker i-1 i-2 i-3 i-4", f"player 1: has {power}")
    choose(game, f"1 use {power}", "1 take banker")
    assert not set(offer(game)) & set(CHARACTER_NAMES)
    assert "reveal" not in happened(game)


# Between the eras (C2.9).


def end_of_era_1(*lines: str) -> CardGame:
    """The last card of the first era is about to be taken; the second era's first round follows."""
    hands = [f"player {seat}: bids" for seat in (2, 3, 4)]
    return position(
        deck(),
        "era: 1",
        "round: 9",
        "top: cowboy",
        "offer: banker i-1",
        *(lines or ["player 1: bids"]),
        *hands,
        "next: take 1",
    )


@pytest.mark.ruling("C2.9")
def test_the_second_era_has_its_own_pile_and_what_is_left_of_the_first_goes_out() -> None:
    game = end_of_era_1()
    choose(game, "1 take banker")
    assert (game.era, game.round) == (2, 1)
    assert {card // 48 for card in game.pile} == {1}
    assert len(game.pile) == 48 - 4


@pytest.mark.ruling("C2.9")
def test_all_bids_come_back() -> None:
    game = end_of_era_1()
    choose(game, "1 take banker")
    assert [hand(game, seat) for seat in (1, 2, 3, 4)] == [list(range(1, 10))] * 4


@pytest.mark.ruling("C2.9")
def test_used_characters_are_fresh_again_but_the_governor_is_not() -> None:
    used = ("governor", "lawyer", "chinese-worker", "heroes", "gunsmith", "mercenary", "doctor")
    game = end_of_era_1("player 1: bids, " + ", ".join(f"used {character}" for character in used))
    choose(game, "1 take banker")
    players = game.view(0)["players"]
    assert isinstance(players, list)
    assert {character["name"] for character in players[0]["characters"] if character["turned"]} == {"governor"}
    assert decision(game) == "1 use-power lawyer"


@pytest.mark.ruling("C2.9")
def test_a_governor_who_was_not_used_in_the_first_era_can_be_used_in_the_second() -> None:
    game = end_of_era_1("player 1: bids, has governor")
    choose(game, "1 take banker")
    assert decision(game) == "1 use-power governor"


@pytest.mark.ruling("C2.9")
def test_the_pile_of_characters_goes_on_in_the_second_era() -> None:
    game = end_of_era_1()
    choose(game, "1 take banker")
    assert offer(game)[0] == "cowboy"
