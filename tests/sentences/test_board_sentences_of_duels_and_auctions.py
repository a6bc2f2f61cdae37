"""The words of auctions, of the Doctor and Undertaker, of duel tiles and of the loser's choice."""

from __future__ import annotations

from random import Random

import pytest

from carson.board.game import BoardGame
from carson.locales import Words
from carson.sentences.board_sentences import BoardSentences
from tests.board.characters.casts import cast
from tests.board.variants.brawl import brawlers_choice
from tests.rules.table import choose, position, refused, start

NAMES = ["Anna", "Bea", "Carl", "Dora", "Emil", "Fay"]


@pytest.fixture(scope="module")
def sentences() -> BoardSentences:
    return BoardSentences(Words(), NAMES)


def log(game: BoardGame, sentences: BoardSentences) -> list[str]:
    texts = (sentences.event(game, event) for event in game.events or [])
    return [text for text in texts if text is not None]


def label(game: BoardGame, sentences: BoardSentences, text: str) -> str:
    choice = game.catalogue.find(text)
    assert choice is not None
    assert choice.number in game.legal(game.waiting[0])
    return sentences.choice(game, game.waiting[0], choice.number)


@pytest.mark.parametrize("players", [3, 5])
@pytest.mark.parametrize("auctioneer", ["12Y", "12R"])
def test_nothing_lacks_words(players: int, auctioneer: str, sentences: BoardSentences) -> None:
    characters = cast("14YR", auctioneer, "10R", "9R")
    game = start(players=players, variants=["might-is-right", "losers-choice"], characters=characters)
    random = Random(f"{players} {auctioneer}")
    while not game.over:
        seat = random.choice(game.waiting)
        assert sentences.question(game, seat)
        for choice in random.sample(game.legal(seat), min(5, len(game.legal(seat)))):
            assert sentences.choice(game, seat, choice)
        game.choose(seat, brawlers_choice(game, seat, random))
    assert all(log(game, sentences))


def test_an_auction_of_parcels(sentences: BoardSentences) -> None:
    game = position("players: 3\ncharacters: 1Y 2Y 3Y 4Y 5Y 6Y 12Y\npass-order: 1 2 3\nnext: choose", a1="M")
    choose(game, "1 take auctioneer")
    assert label(game, sentences, "auction a1") == "a1 (mountain): auction it (land, 1 mountain)"
    choose(game, "1 auction a1", "1 auction h8")
    assert sentences.question(game, 0) == "Anna, what do you bid? You have $15."
    assert label(game, sentences, "bid 3") == "Bid $3"
    assert label(game, sentences, "pass") == "Pass: out of this auction"
    choose(game, "1 pass", "2 bid 3")
    assert sentences.refusal(refused(game, "3 bid 3")) == "Bid at least $4, or pass. (rule B9.11)"
    choose(game, "3 pass")
    assert log(game, sentences)[1:] == [
        "Anna puts a1, h8 up for auction.",
        "Anna is out of the auction.",
        "Bea bids $3.",
        "Carl is out of the auction.",
        "Bea wins the auction and pays $3, $2 of it to Anna.",
    ]


def test_the_doctor(sentences: BoardSentences) -> None:
    game = position(
        "players: 3\ncharacters: 2Y 4Y 5Y 6Y 7Y 8Y 14Y\npass-order: 1 2 3\ncowboys: ammunition 1 2\n"
        "player 1: revolvers 20, roads 0\nplayer 2: roads 0\nplayer 3: card 14Y, roads 0\nnext: resolve ammunition"
    )
    assert sentences.question(game, 1) == "Bea, where does your beaten cowboy go on to? You have $15."
    assert label(game, sentences, "treat gambling") == "Move on for $3: Gambling: $2 to $12, $7 on average"
    assert label(game, sentences, "decline") == "The cowboy stays at home"
    choose(game, "2 treat d4")
    assert log(game, sentences)[1:3] == ["Carl treats Bea's cowboy for $3.", "Bea places a cowboy on d4."]


def test_duel_tiles(sentences: BoardSentences) -> None:
    game = position(
        "players: 2\nvariants: might-is-right\npass-order: 1 2\ncowboys: roads-3 1+dynamite 2\n"
        "notes tiles-1: 1 3 5\nnotes tiles-2: 2 4\nplayer 1: roads 0\nplayer 2: roads 0\nnext: resolve roads-3"
    )
    assert label(game, sentences, "tile 5 3") == "Lay 5 + 3: 12 with your firepower"
    choose(game, "1 tile 5 3", "2 tile 4")
    assert log(game, sentences)[0].startswith("Tiles on Roads (1): Anna 5")
    assert log(game, sentences)[1].endswith("Anna wins.")
