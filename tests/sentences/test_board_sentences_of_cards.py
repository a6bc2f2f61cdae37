"""The words of the Prospector, Gunsmith, Singer, Cowboy and Heroes, and of dynamite, to the letter."""

from __future__ import annotations

import pytest

from carson.board.game import BoardGame
from carson.cli.terminal.board.menu import BoardMenu
from carson.cli.terminal.menu import read_choice
from carson.locales import Words
from carson.sentences.board_sentences import BoardSentences
from tests.board.characters.casts import cast_line
from tests.rules.table import choose, position, refused

CAST = cast_line("9R", "10R", "11Y", "15R", "16Y")  # and the Sheriff and the Banker
TRACK = "track: saloon mine hotel ranch mine bank church"


@pytest.fixture(scope="module")
def sentences() -> BoardSentences:
    return BoardSentences(Words(), ["Anna", "Bea", "Carl"])


def label(game: BoardGame, sentences: BoardSentences, text: str) -> str:
    choice = game.catalogue.find(text)
    assert choice is not None
    assert choice.number in game.legal(game.waiting[0])
    return sentences.choice(game, game.waiting[0], choice.number)


def told(game: BoardGame, sentences: BoardSentences) -> list[str]:
    texts = (sentences.event(game, event) for event in game.events or [])
    return [text for text in texts if text is not None]


def test_placements_with_a_piece_say_so(sentences: BoardSentences) -> None:
    game = position(
        f"players: 2\n{CAST}\nplayer 1: card 11Y, no-duel 2, dynamite 1\nplayer 2: card 16Y\ncowboys: gambling 2\n"
        "next: place 1",
        c6="M",
    )
    assert label(game, sentences, "sing gambling") == "Gambling: $2 to $12, $7 on average (without a duel)"
    assert label(game, sentences, "dynamite d5") == "d5: buy it for $2 (with dynamite)"
    assert label(game, sentences, "dynamite gambling").startswith("Gambling: $2 to $12, $7 on average (with dynamite); duel")
    choose(game, "1 dynamite d5", "2 pass", "1 sing gambling")
    assert told(game, sentences) == [
        "Anna places a cowboy with dynamite on d5.",
        "Bea passes, first of all.",
        "Anna places a cowboy whom nobody fights on Gambling.",
    ]


def test_the_red_singer_multiplies(sentences: BoardSentences) -> None:
    game = position(f"players: 2\n{cast_line('11R')}\nplayer 1: card 11R, no-duel 1, cowboys 0\nnext: place 1")
    assert sentences.question(game, 0) == ("Anna, you have no cowboy left of your own: place the one of your card, or pass.")
    assert label(game, sentences, "charm gambling") == "Gambling: $1 to $36, $12 on average (from the general supply)"


def test_a_mine_with_its_land(sentences: BoardSentences) -> None:
    game = position(f"players: 2\n{cast_line('9Y')}\n{TRACK}\nnext: choose", d5="M", d7="M")
    assert label(game, sentences, "take prospector") == "Prospector (9), limit $20: a mine and its land for $10"
    choose(game, "1 take prospector")
    assert sentences.question(game, 0) == "Anna, which mine do you buy for $10, with land for it? You have $15."
    assert label(game, sentences, "fetch 8") == "The mine from the $8 space: $10 with its land"
    choose(game, "1 fetch 8")
    assert sentences.question(game, 0) == "Anna, where do you build the mine, for $10 with its land? You have $15."
    assert label(game, sentences, "build mine d6") == "d6: build the mine, income $6, 1 revolver"
    choose(game, "1 build mine d6")
    assert told(game, sentences)[:5] == [
        "Anna takes the Prospector.",
        "Anna pays $10: Prospector.",
        "Anna takes parcel d6.",
        "Anna builds the mine on d6.",
        "Anna gets a revolver: mine.",
    ]


def test_a_second_throw_shows_what_lies_on_the_table(sentences: BoardSentences) -> None:
    lines = f"players: 2\n{CAST}\npass-order: 1 2\nplayer 1: card 10R\nplayer 2: card 2Y\ncowboys: ammunition 1 2"
    games = (position(f"{lines}\nseed: {number}\nnext: resolve ammunition") for number in range(500))
    game = next(game for game in games if (game.events or [])[0].values["rolls"] == [3, 5])
    assert sentences.question(game, 0) == "Anna, do you roll again on Ammunition? Anna 3 + 4 = 7, Bea 5 + 4 = 9."
    assert (label(game, sentences, "reroll 3"), label(game, sentences, "stand")) == (
        "Roll the 3 again",
        "Let the dice stand",
    )
    assert told(game, sentences) == ["Dice on Ammunition: Anna 3, Bea 5."]


def test_two_dice_are_shown_as_two(sentences: BoardSentences) -> None:
    lines = f"players: 2\n{CAST}\npass-order: 1 2\nplayer 1: card 2Y\nplayer 2: card 16Y\ncowboys: ammunition 1+dynamite 2"
    games = (position(f"{lines}\nseed: {number}\nnext: resolve ammunition") for number in range(2000))
    game = next(game for game in games if (game.events or [])[0].values["rolls"] == [25, 4])
    assert told(game, sentences)[0] == "Duel on Ammunition: Anna 2 and 5 + 4 = 11, Bea 4 + 4 = 8. Anna wins."


def test_dynamite_in_a_mine(sentences: BoardSentences) -> None:
    game = position(
        f"players: 2\n{CAST}\nplayer 1: card 2Y, dynamite 1\nplayer 2: card 16Y\nnext: resolve building-income",
        d4="1:mi", d5="M",
    )  # fmt: skip
    assert sentences.question(game, 0) == "Anna, which mine do you use dynamite on?"
    assert label(game, sentences, "blast d4") == "d4: dynamite in the mine, $6 more"
    assert label(game, sentences, "done") == "Use no dynamite now"
    choose(game, "1 blast d4")
    assert told(game, sentences)[:2] == [
        "Anna's mine on d4 pays triple: dynamite.",
        "Anna: mine on d4 pays $9 (1 mountain x $3, times 3).",
    ]


def test_the_heroes(sentences: BoardSentences) -> None:
    game = position(f"players: 2\n{CAST}\nplayer 1: card 2Y\nplayer 2: card 16Y\nnext: place 1", d4="2:sa")
    assert sentences.refusal(refused(game, "1 place d4")) == (
        "Bea has the Heroes this round: nothing of theirs is attacked; choose another place. (rule B4.6)"
    )
    game = position(f"players: 2\n{cast_line('16R')}\nnext: choose")
    choose(game, "1 take heroes")
    assert [label(game, sentences, f"retire {sent}") for sent in range(3)] == [
        "3 VP",
        "6 VP for one of your cowboys",
        "9 VP for 2 of your cowboys",
    ]
    choose(game, "1 retire 2")
    assert told(game, sentences)[1:3] == ["Anna sends 2 cowboys away: Heroes.", "Anna gets 9 VP: Heroes."]


def test_placements_with_dynamite_are_folded_and_a_place_alone_means_a_cowboy_without() -> None:
    game = position(f"players: 2\n{CAST}\nplayer 1: card 2Y, dynamite 1\nplayer 2: card 16Y\nnext: place 1")
    menu = BoardMenu(game, 0)
    assert len(menu.special["dynamite"]) == len(menu.spaces) - 2 + 64
    assert not set(menu.special["dynamite"]) & set(menu.numbered)
    assert [game.catalogue.text(choice) for choice in read_choice(menu, "gambling")] == ["place gambling"]
    assert [game.catalogue.text(choice) for choice in read_choice(menu, "dyn gam")] == ["dynamite gambling"]
