"""The greedy bot of the card game: plain positions, secrets it must not know, and how strong it is."""

from __future__ import annotations

from statistics import median

import pytest

from carson.bots import ask
from carson.bots.bot import Bot
from carson.bots.cards.greedy import CardsGreedyBot
from carson.bots.random_bot import RandomBot
from carson.cards.game import CardGame
from tests.cards.table import LAST_ROUND, city_lines, deck, hands, offset, parts, position, start


def answer(game: CardGame, seat: int = 1) -> str:
    """What the bot chooses."""
    return game.catalogue.text(ask(CardsGreedyBot(1), game, seat - 1))


def place(game: CardGame) -> tuple[int, int]:
    """Where it lays a card."""
    return offset(answer(game).removeprefix("place "))


def after(game: CardGame) -> dict[str, int]:
    """What it would score after its choice, by the source of the points."""
    copy = game.copy()
    copy.choose(0, ask(CardsGreedyBot(1), copy, 0))
    return parts(copy)


# Placing.


def test_lays_a_mine_where_it_has_the_most_mountains_beside_it() -> None:
    game = position(
        LAST_ROUND, deck(era_2=["m. .."]), city_lines("M M . H\nM . . .\nM . . .\n. . . ."), "next: place 1 ii-1"
    )
    assert after(game) == {"mine": 8}


def test_lays_a_house_beside_the_saloon() -> None:
    game = position(LAST_ROUND, deck(era_2=["H. .."]), city_lines(". . . .\nS . . ."), "next: place 1 ii-1")
    assert after(game)["saloon"] == 2


def test_does_not_cover_the_land_that_its_ranch_needs() -> None:
    game = position(LAST_ROUND, deck(era_2=["H. .."]), city_lines(". . .\n. R .\n. . ."), "next: place 1 ii-1")
    assert after(game) == {"ranch": 8}


def test_leaves_a_site_beside_its_houses_for_a_building_to_come() -> None:
    game = position("era: 2\nround: 1", deck(era_2=["M. .M"]), city_lines("H . H\n. . .\nH . H"), "next: place 1 ii-1")
    assert place(game) not in {(0, 0), (0, 1), (1, 0), (1, 1)}


# Taking.


def test_takes_the_mine_with_mountains_and_the_bank_with_houses() -> None:
    cards = deck(era_2=["m. ..", "B. .."])
    mountains = position(LAST_ROUND, cards, city_lines("M M . .\nM . . ."), "offer: ii-1 ii-2", "next: take 1")
    houses = position(LAST_ROUND, cards, city_lines("H H . .\nH . . ."), "offer: ii-1 ii-2", "next: take 1")
    assert (answer(mountains), answer(houses)) == ("take ii-1", "take ii-2")


def test_takes_houses_early_and_what_scores_late() -> None:
    cards = deck(era_1=["HH .H", "D. .."], era_2=["HH .H", "D. .."])
    lines = (cards, city_lines("H . . .\n. . . ."))
    early = position("era: 1\nround: 2", *lines, "offer: i-1 i-2", "next: take 1")
    late = position(LAST_ROUND, *lines, "offer: ii-1 ii-2", "next: take 1")
    assert (answer(early), answer(late)) == ("take i-1", "take ii-2")


@pytest.mark.ruling("C4.4")
def test_does_not_take_outlaws_that_nobody_will_tame() -> None:
    cards = deck(era_2=["O. .B", ".. .H"])
    lines = (LAST_ROUND, cards, city_lines("H . . .\nH . . ."), "offer: ii-1 ii-2", "next: take 1")
    assert answer(position(*lines)) == "take ii-2"
    assert answer(position(*lines, "player 1: has sheriff")) == "take ii-1"


def test_takes_the_character_that_fits_its_city() -> None:
    lines = (LAST_ROUND, deck(era_2=["H. .."]), "offer: banker ii-1", "next: take 1")
    assert answer(position(*lines, city_lines("B . B\n. B ."))) == "take banker"
    assert answer(position(*lines, city_lines("S . S\n. S ."))) == "take ii-1"


@pytest.mark.ruling("C4.11")
def test_finds_the_character_that_scores_most() -> None:
    game = position(
        LAST_ROUND, "player 1: has paperboy", "player 2: has indian", city_lines("R . R\n. R .\nR . R"), "next: end"
    )
    assert answer(game) == "take cowboy"


# The Auctioneer.


@pytest.mark.ruling("C3.4")
def test_sells_a_worthless_card_before_the_scoring() -> None:
    game = position(
        LAST_ROUND, deck(era_2=["D. ..", "HH HH", "M. .."]), "player 1: has auctioneer",
        "laid 1: ii-1 n15, ii-2 l15, ii-3 p15", "next: end",
    )  # fmt: skip
    assert answer(game) == "sell ii-3"


@pytest.mark.ruling("C3.4")
def test_keeps_cards_that_score_more_than_seven() -> None:
    game = position(
        LAST_ROUND, deck(era_2=["S. .."]), "player 1: has auctioneer", city_lines(". T\n. T\n. T"),
        "laid 1: ii-1 m19", "next: end",
    )  # fmt: skip
    assert answer(game) == "done"


# Bids and powers. One card is worth a lot more than the others, and the virtual players like it too.

GREAT = deck(era_1=["S. .. 9", ".. .M 2", ".M .. 2", "M. .. 2"], editor="1 cow horseshoe boot cactus star hat")
ALIKE = deck(era_1=[".. .M 2"] * 4, editor="1 cow horseshoe boot cactus star hat")
TOWN = city_lines("T T T .\nT . . .\nT . . .\nT T T .")
OFFER = "offer: i-1 i-2 i-3 i-4"


def bid(cards: str, *lines: str) -> int:
    game = position(cards, "round: 7", TOWN, OFFER, *lines, "next: bids")
    return int(answer(game).removeprefix("bid "))


@pytest.mark.ruling("C2.3")
def test_bids_high_for_a_card_that_is_worth_a_lot_more() -> None:
    assert bid(GREAT) == 9


@pytest.mark.ruling("C2.3")
def test_bids_low_when_all_cards_are_worth_the_same() -> None:
    assert bid(ALIKE) == 1


@pytest.mark.ruling("C2.4")
@pytest.mark.parametrize(("top", "enough"), [("doctor", 5), ("editor", 6)])
def test_bids_no_more_than_it_needs_to_come_first(top: str, enough: int) -> None:
    rivals = ["player 2: bids 1 2 3", "player 3: bids 1 2 4", "player 4: bids 3 4 5"]
    assert bid(GREAT, f"top: {top}", *rivals) == enough


@pytest.mark.ruling("C2.7")
def test_lays_off_its_lowest_bid_after_the_lawyer() -> None:
    assert bid(GREAT, "player 1: bids 3 5 9, used lawyer, idle") == 3


@pytest.mark.ruling("C2.2")
@pytest.mark.parametrize(("rivals", "choice"), [((5, 6, 8), "use mercenary"), ((9, 10, 11), "decline")])
def test_boosts_its_bid_when_that_brings_it_the_great_card(rivals: tuple[int, int, int], choice: str) -> None:
    bids = hands(3, *rivals).replace("bids 3", "bids 3, has mercenary")
    game = position(GREAT, "virtual: expert expert expert", "round: 9", TOWN, OFFER, bids, "next: bids")
    assert answer(game) == choice


@pytest.mark.ruling("C2.7")
@pytest.mark.parametrize(("cards", "choice"), [(GREAT, "use lawyer"), (ALIKE, "decline")])
def test_calls_the_lawyer_for_a_card_that_is_worth_a_lot_more(cards: str, choice: str) -> None:
    game = position(cards, "round: 7", TOWN, OFFER, "player 1: bids 1 2 3, has lawyer")
    assert answer(game) == choice


@pytest.mark.ruling("C2.9")
def test_uses_the_governor_in_the_last_round_at_the_latest() -> None:
    cards = deck(era_2=["H. ..", "B. ..", ".H .."])
    game = position(
        LAST_ROUND, cards, city_lines("H . .\n. . ."), "offer: ii-1 ii-2 ii-3", "player 1: bids 1 2, has governor"
    )
    assert answer(game) == "use governor"


# What it may not know.


@pytest.mark.ruling("C2.3")
def test_knows_nothing_of_the_bids_of_others() -> None:
    lines = (GREAT, "players: 2", "round: 7", TOWN, OFFER, "next: bids")
    choices = {answer(position(*lines, f"player 2: bid {bid}")) for bid in range(1, 10)}
    assert len(choices) == 1


def test_chooses_the_same_whatever_is_to_come_and_whoever_lies_on_top() -> None:
    game = start("friends", seed="future")
    bots = [CardsGreedyBot(seat) for seat in range(4)]
    for _ in range(60):
        seat = game.waiting[0]
        choice = ask(bots[seat], game, seat)
        other = game.copy(seed="another future")
        same_back = [c for c in game.unseen if game.deck.backs[c] == game.deck.backs[game.top]]
        if same_back:
            other.top, other.unseen = same_back[0], [c for c in (*game.unseen, game.top) if c != same_back[0]]
        assert ask(CardsGreedyBot(seat), other, seat) == choice
        game.choose(seat, choice)


# Whole games.


def play(game: CardGame, bots: list[Bot]) -> list[int]:
    """Play to the end; an illegal choice is refused by the game. The points of all."""
    while not game.over:
        seat = game.waiting[0]
        game.choose(seat, ask(bots[seat], game, seat))
    return game.points()


@pytest.mark.parametrize(("players", "virtual"), [(1, 3), (1, 5), (2, 2), (3, 2), (4, 0), (6, 0)])
def test_chooses_legally_to_the_end(players: int, virtual: int) -> None:
    game = start(seed="legal", players=players, virtual=["expert"] * virtual)
    assert len(play(game, [CardsGreedyBot(seat) for seat in range(players)])) == players + virtual


def test_changes_nothing_in_the_game_and_chooses_the_same_again() -> None:
    game = start(seed="hands off", players=2)
    while not game.over:
        seat, before = game.waiting[0], game.as_json()
        choice = ask(CardsGreedyBot(1), game, seat)
        assert ask(CardsGreedyBot(2), game, seat) == choice
        assert game.as_json() == before
        game.choose(seat, choice)


def wins(games: int, players: int) -> int:
    """How often one greedy bot beats random ones, moving one seat on from game to game; virtual players fill the table."""
    won = 0
    for number in range(games):
        own = number % players
        bots: list[Bot] = [RandomBot(players * number + seat) for seat in range(players)]
        bots[own] = CardsGreedyBot(number)
        points = play(start(seed=f"bots {number}", players=players), bots)
        won += all(points[own] > points[seat] for seat in range(players) if seat != own)
    return won


def test_beats_a_random_bot_in_11_of_12_games() -> None:
    assert wins(12, players=2) >= 11


@pytest.mark.slow
@pytest.mark.parametrize("players", [2, 4])
def test_beats_random_bots_in_95_of_100_games(players: int) -> None:
    assert wins(100, players) >= 95


@pytest.mark.slow
def test_scores_more_than_the_median_expert_in_more_than_half_of_100_games() -> None:
    points = [play(start("solo-expert", seed=f"experts {number}"), [CardsGreedyBot(number)]) for number in range(100)]
    assert sum(own > median(experts) for own, *experts in points) > 50
