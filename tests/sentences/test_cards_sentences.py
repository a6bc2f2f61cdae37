"""The card game in words: nothing lacks them, and they say what happened."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

import carson.cards
from carson.cards.configuration.characters import CHARACTER_NAMES
from carson.cards.configuration.deck import CARD_OF, PLAYER_SIGNS
from carson.cards.game import CardGame
from carson.cards.map.contents import KIND_NAMES
from carson.cards.round.scoring import score_parts
from carson.core.refusal import Refusal
from carson.games import title_of
from carson.locales import Words
from carson.sentences.cards_sentences import CardsSentences
from tests.cards.table import choose, city_lines, deck, position, refused
from tests.cli.terminal.cards.sight import NAMES, sentences_of
from tests.cli.terminal.cards.test_city_picture import SCORED
from tests.conformance.walk import Case, Moment, cases_of, walk

CARDS = title_of("cards")
ENGINE = Path(carson.cards.__file__).parent
OFFER = "offer: captain i-1 i-2 i-3 i-4"


@pytest.fixture(scope="module")
def sentences() -> CardsSentences:
    return CardsSentences(Words(), NAMES)


def is_text(text: str) -> bool:
    """A sentence or a label: something, on one line, with every value filled in and no id left."""
    return bool(text.strip()) and "\n" not in text and "{" not in text


# Nothing lacks words.


@pytest.mark.parametrize("case", list(cases_of(CARDS, {"words": 9})), ids=str)
def test_whatever_happens_and_can_be_chosen_has_words(case: Case, sentences: CardsSentences) -> None:
    def check(moment: Moment) -> None:
        game, seat = moment.game, moment.seat
        assert isinstance(game, CardGame)
        assert is_text(sentences.question(game, seat))
        for choice in game.legal(seat):
            assert is_text(sentences.choice(game, seat, choice))

    game = walk(case, check, every=9)
    assert isinstance(game, CardGame)
    for event in game.events or []:
        text = sentences.event(game, event)
        assert text is None or is_text(text)


@pytest.mark.parametrize("case", list(cases_of(CARDS, {"words": 2})), ids=str)
def test_whoever_sees_the_cards_reads_no_ids(case: Case) -> None:
    sentences = CardsSentences(Words(), NAMES)
    sentences.draws = False
    texts: list[str] = []

    def check(moment: Moment) -> None:
        game, seat = moment.game, moment.seat
        assert isinstance(game, CardGame)
        texts.append(sentences.question(game, seat))
        texts.extend(sentences.choice(game, seat, choice) for choice in game.legal(seat))

    game = walk(case, check, every=9)
    assert isinstance(game, CardGame)
    texts += [text for event in game.events or [] if (text := sentences.event(game, event))]
    texts += [sentences.refusal(refusal) for refusal in refusals_in_sources() if refusal.code != "bad-position"]
    assert [text for text in texts if re.search(r"\bi{1,2}-\d", text)] == []
    assert all(map(is_text, texts))


@cache
def refusals_in_sources() -> tuple[Refusal, ...]:
    return tuple(found_refusals())


def found_refusals() -> Iterator[Refusal]:
    """Every refusal that the engine can make, with made-up values of the right names."""
    examples: dict[str, int | str] = {"kind": "saloon", "there": "house", "character": "sheriff", "card": "i-17"}
    for path in sorted(ENGINE.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "Refusal":
                if isinstance(node.args[0], ast.Constant):
                    values = {word.arg: examples.get(word.arg, 1) for word in node.keywords if word.arg}
                    values |= {"participants": 3, "players": 3, "virtual": 0, "fewest": 4, "most": 6}
                    yield Refusal(str(node.args[0].value), **values)


def test_every_refusal_has_a_sentence(sentences: CardsSentences) -> None:
    refusals = refusals_in_sources()
    assert len({refusal.code for refusal in refusals}) > 20
    for refusal in refusals:
        text = sentences.refusal(refusal)
        assert is_text(text), refusal.code
        assert text.endswith("."), refusal.code


def test_every_problem_of_a_position_has_a_sentence(sentences: CardsSentences) -> None:
    source = (ENGINE / "shown" / "position.py").read_text(encoding="utf-8")
    problems = set(re.findall(r'wrong\("([a-z-]+)"', source))
    assert len(problems) > 8
    for problem in problems:
        refusal = Refusal("bad-position", problem=problem, line=3, word="x", least=1, most=2)
        assert sentences.refusal(refusal).startswith("Line 3 of the position: ")


def test_everything_has_a_name_and_a_description(sentences: CardsSentences) -> None:
    texts = [sentences.kind(name) for name in KIND_NAMES] + [sentences.sign(seat) for seat in range(len(PLAYER_SIGNS))]
    texts += [sentences.words(f"cards-kind-{name}{part}") for name in KIND_NAMES for part in (".some", ".about")]
    texts += [
        sentences.words(f"cards-character-{name}{part}") for name in CHARACTER_NAMES for part in ("", ".about", ".short")
    ]
    texts += [sentences.words(f"preset-{name}{about}") for name in CARDS.presets for about in ("", ".about")]
    assert all(map(is_text, texts))


# What happened.


def told(game: CardGame) -> list[str]:
    sentences = sentences_of(game)
    return [text for event in game.events or [] if (text := sentences.event(game, event))]


def test_a_round_is_told() -> None:
    game = position(
        deck(["m. .. 7", ".H H. 3"]), "offer: captain i-1 i-2",
        "player 1: bids 5 6", "player 2: bids 9", "player 3: bids 2", "player 4: bids 1", "next: bids",
    )  # fmt: skip
    choose(game, "1 bid 5", "1 take i-2")
    assert (
        told(game)[:6]
        == [
            "The bids: Ann: 5, Virtual 1: 9, Virtual 2: 2, Virtual 3: 1.",
            "They choose in this order: Virtual 1, Ann, Virtual 2, Virtual 3.",
            "Virtual 1 takes i-1 (mine).",
            "Ann lays i-2 (2 Houses) at n15.",
            "Virtual 2 takes the Captain.",
        ]
        + told(game)[5:6]
    )


def test_a_boosted_and_a_laid_off_bid_are_told() -> None:
    lines = ("players: 2", OFFER, "player 1: bids 5 6, used lawyer, idle", "player 2: bids 3 4, used heroes, boost 3")
    game = position(*lines, "player 3: bids 9", "player 4: bids 1", "next: bids")
    choose(game, "1 bid 5", "2 bid 3")
    assert "Ann: 5 (laid off), Bella: 3 + 3 = 6, Virtual 1: 9, Virtual 2: 1." in told(game)[0]


def test_a_power_is_told_with_what_it_does() -> None:
    game = position(OFFER, "player 1: has gunsmith", "next: powers")
    choose(game, "1 use gunsmith")
    assert told(game) == ["Ann uses the Gunsmith: +6 to the bid of this round."]


@pytest.mark.ruling("C4.8")
def test_the_end_has_equal_numbers_for_equal_points() -> None:
    game = position("era: 2", "round: 9", deck(), "player 2: cards i-1", "player 3: cards i-2", "next: end")
    assert told(game)[-1] == (
        "The game is over: 1. Virtual 1 with 1 VP, 1. Virtual 2 with 1 VP, 3. Ann with 0 VP, 3. Virtual 3 with 0 VP."
    )


# What is asked.


@pytest.mark.parametrize(
    ("lines", "question"),
    [
        ("next: bids", "Ann, which bid do you play?"),
        ("player 1: boost 3\nnext: bids", "Ann, which bid do you play? It counts 3 more."),
        ("player 1: idle\nnext: bids", "Ann, which bid do you lay off? You have taken your card with the Lawyer."),
        ("next: take 1", "Ann, which card do you take at once, before the bids?"),
        ("player 1: bid 3, revealed\nnext: take 1", "Ann, which card do you take?"),
        ("player 1: has heroes", "Ann, do you use the Heroes?"),
    ],
)
def test_what_is_asked(lines: str, question: str) -> None:
    game = position(OFFER, *lines.splitlines())
    assert sentences_of(game).question(game, 0) == question


def test_the_first_of_two_cards() -> None:
    bids = [f"player {seat}: bids {bid}" for seat, bid in ((2, 1), (3, 1), (4, 1))]
    game = position(OFFER, "player 1: bids 8 9, used chinese-worker, twice", *bids, "next: bids")
    choose(game, "1 bid 9")
    assert sentences_of(game).question(game, 0) == "Ann, which card do you take as the first of two?"


def test_a_card_without_a_place_can_be_made_room_for() -> None:
    lines = (
        deck(["m. .m 1", "PH H. 1"]),
        "player 1: has auctioneer",
        city_lines("\n".join(["S " * 6 + "S S"] * 6 + ["S " * 6] * 2)),
    )
    game = position(*lines, "laid 1: i-2 q14", "next: place 1 i-1")
    assert sentences_of(game).question(game, 0).startswith("Ann, there is no place for i-1 (2 mines) in your city: sell")


# Points.


@pytest.mark.ruling("C4.9")
def test_the_rulebooks_city_is_explained_part_by_part() -> None:
    game = position(
        city_lines(SCORED), *(f"player 1: {', '.join(f'has {name}' for name in HELD)}",), "next: take 1", "offer: i-1 i-2"
    )
    lines = sentences_of(game).score_lines(score_parts(game, 0))
    assert lines == [
        "Ranches: 6 adjacent empty parcels = 6 VP",
        "Mines: 14 adjacent mountains x 2 = 28 VP",
        "Drugstores: 2 adjacent House symbols = 2 VP",
        "Drugstores (ranches): 1 for the ranch in the city = 1 VP",
        "Banks: 15 adjacent House symbols = 15 VP",
        "Banks (mines): 8 for mines in the city, 1 each = 8 VP",
        "Saloons: 8 adjacent House symbols x 2 = 16 VP",
        "Hotels: 2 hotels x 3 = 6 VP",
        "Doctor: 5 on the card = 5 VP",
        "Banker: 2 banks x 4 = 8 VP",
        "Teacher: 14 House symbols in the city = 14 VP",
    ]


HELD = ("doctor", "teacher", "banker", "lawyer")


def test_cards_in_words(sentences: CardsSentences) -> None:
    game = position(deck(["mm H. 7"]), "next: end")
    assert sentences.card_in_full(game.deck, CARD_OF["i-1"]) == "i-1 (2 mines, House)"
    assert sentences.card_in_full(game.deck, CARD_OF["chinese-worker"]) == "the Chinese Worker"
    assert sentences.picture(game.deck.terrain[0]) == "Mi Mi/ ⌂  . "


def test_cards_that_one_sees_in_words() -> None:
    game = position(deck(["mm H. 7", "H. .. 3"]), city_lines(". ."), "offer: captain i-1 i-2", "next: take 1")
    sentences = sentences_of(game)
    sentences.draws = False
    labels = [sentences.choice(game, 0, choice) for choice in game.legal(0)]
    assert [label.split(":")[0] for label in labels] == ["Captain", "2 mines + House (priority 7)", "House (priority 3)"]
    choose(game, "1 take i-1")
    assert sentences.question(game, 0) == "Ann, where do you lay “2 mines + House”?"
    assert sentences.refusal(refused(game, "1 take i-2")) == (
        "The card that you took comes first: choose a place for it in your city. (rule C2.6)"
    )


def test_cards_that_show_the_same_are_told_apart_by_their_corners_or_else_numbered() -> None:
    cards = ["R. .. 6", ".. .R 6", ".. .R 5", "m. .M 4"]
    lines = (deck(cards), city_lines(". ."), "offer: i-1 i-2 i-3 i-4", "next: take 1")
    game = position(*lines)
    sentences = sentences_of(game)
    sentences.draws = False
    assert [sentences.choice(game, 0, choice).split(" (priority")[0] for choice in game.legal(0)] == [
        "ranch upper left",
        "ranch lower right (1)",
        "ranch lower right (2)",
        "mine + mountain",
    ]


def test_where_nobody_is_virtual_no_priority_is_told() -> None:
    game = position("players: 4", deck(["mm H. 7"]), city_lines(". ."), "offer: captain i-1", "next: take 1")
    sentences = sentences_of(game)
    sentences.draws = False
    assert [sentences.choice(game, 0, choice) for choice in game.legal(0)] == [
        "Captain: 6 VP, and a city of 8 by 9: +6 VP",
        "2 mines + House: +0 VP at k21",
    ]


@pytest.mark.ruling("C3.2")
def test_a_refused_place_names_the_parcel_and_what_lies_there() -> None:
    game = position(deck(["H. .. 1"]), city_lines(". S\n. ."), "next: place 1 i-1")
    refusal = refused(game, "1 place l20")
    assert sentences_of(game).refusal(refusal) == (
        "l20 shows a saloon, and the card would put a House there; only the same may cover it, or a Townhouse a House. "
        "(rule C3.2)"
    )
