"""A table in words: lines for what happened, a question and labels for whoever is asked; nothing without a language."""

from __future__ import annotations

from dataclasses import replace
from time import process_time
from typing import Any

import pytest

from carson.core.game import SPECTATOR
from carson.locales import Words
from carson.sentences.naming import names_at_table
from carson.sentences.sentences import Sentences, sentences_of
from carson.table import actions
from carson.table.live_table import LiveTable
from tests.table import at_table
from tests.table.at_table import asked, choose, entries, play, played_to, started, write

GAMES: list[tuple[str, str, dict[str, object]]] = [
    ("board", "big-box", {}),
    ("board", "first-game", {"players": 3, "variants": ["might-is-right", "new-beginning"]}),
    ("cards", "friends", {}),
    ("cards", "solo", {}),
]


def news(live: LiveTable, seat: int, language: str = "en", since: int = 0, explain: bool = False) -> Any:
    return at_table.news(live, seat, since, explain, language=language)


def sentences_at(live: LiveTable) -> Sentences[Any]:
    words = Words()
    sentences = sentences_of(live.table.game)(words, names_at_table(words, live.table.config, live.names))
    sentences.draws = False
    return sentences


def lines(told: Any) -> list[list[str]]:
    return [message.get("lines", []) for message in told["messages"]]


def without_words(told: Any) -> Any:
    """The same news as they are for somebody who asks for no language."""
    for message in told["messages"]:
        message.pop("lines", None)
        message.pop("whose", None)
        message.pop("heading", None)
    for name in ("question", "labels"):
        told["own"].pop(name, None)
    return told


@pytest.mark.parametrize(("game", "preset", "changes"), GAMES)
def test_what_happened_is_told_in_lines_in_its_order(game: str, preset: str, changes: dict[str, object]) -> None:
    live = play(started(game, preset, changes))
    sentences = sentences_at(live)
    for seat in (0, 1, SPECTATOR) if live.seats > 1 else (0, SPECTATOR):
        expected = [
            [
                line
                for event in moment.events
                if event.visible_to(seat) and (line := sentences.event(live.game, event)) is not None
            ]
            for moment in live.moments
        ]
        told = news(live, seat)
        assert lines(told) == expected
        assert all(line for message in told["messages"] for line in message.get("lines", ["-"]))
        assert all(message.get("lines", ["-"]) for message in told["messages"]), "no empty list"


@pytest.mark.parametrize(("game", "preset", "changes"), GAMES)
def test_whose_a_line_is_does_not_depend_on_the_language(game: str, preset: str, changes: dict[str, object]) -> None:
    """German says `Bogen von Ann`: the name need not come first."""
    live = play(started(game, preset, changes))
    english, german = (news(live, 0, language)["messages"] for language in ("en", "de"))
    assert [message.get("whose") for message in english] == [message.get("whose") for message in german]
    assert all(len(message.get("lines", [])) == len(message.get("whose", [])) for message in english)
    names = names_at_table(Words(), live.table.config, live.names)
    for message in english:
        for line, seat in zip(message.get("lines", []), message.get("whose", []), strict=True):
            assert seat == -1 or names[seat] in line


@pytest.mark.parametrize(("game", "preset", "changes"), GAMES)
def test_a_line_is_the_same_whenever_it_is_told(game: str, preset: str, changes: dict[str, object]) -> None:
    """To whoever was there, and to whoever comes back when the game is over and was played again from its entries."""
    live, heard = started(game, preset, changes), []
    heard += lines(news(live, 0))
    while live.waiting:
        play(live, played_to(live.number + 1))
        heard += lines(news(live, 0, since=live.number - 1))
    assert lines(news(LiveTable(live.table, entries(live)), 0)) == heard


@pytest.mark.parametrize(("game", "preset", "changes"), GAMES)
@pytest.mark.parametrize("explain", [False, True])
def test_a_language_adds_words_and_changes_nothing_else(
    game: str, preset: str, changes: dict[str, object], explain: bool
) -> None:
    live = play(started(game, preset, changes), played_to(41))
    for seat in (*range(live.seats), SPECTATOR):
        assert without_words(news(live, seat, explain=explain)) == news(live, seat, language="", explain=explain)


@pytest.mark.parametrize(("game", "preset", "changes"), GAMES)
def test_whoever_is_asked_has_a_question_and_labels(game: str, preset: str, changes: dict[str, object]) -> None:
    live = play(started(game, preset, changes), played_to(31))
    sentences = sentences_at(live)
    for seat in range(live.seats):
        own = news(live, seat)["own"]
        if seat not in live.waiting:
            assert not {"question", "labels"} & own.keys()
            continue
        assert own["question"] == sentences.question(live.game, seat)
        legal = live.game.legal(seat)
        assert own["labels"] == [sentences.choice(live.game, seat, choice) for choice in legal]
        assert len(own["labels"]) == len(own["choices"])
    assert not {"question", "labels"} & news(live, SPECTATOR)["own"].keys()


def test_bots_greet_when_the_game_starts() -> None:
    """After what was laid out, each in its own way; a bot that is no level has no manners."""
    live = started(players=4, seats="pbbb")
    for bots, greetings in (
        ({1: "deputy", 3: "legend"}, ("deputy", "legend")),
        ({1: "deputy", 3: "deputy"}, ("deputy", "too")),  # nobody says what another has said
    ):
        live.seat_changes([replace(live.table.seats[seat], name=f"Bo {seat}", bot=bot) for seat, bot in bots.items()])
        start = next(message for message in news(live, 0)["messages"] if message["kind"] == "start")
        said = zip(greetings, ("Bo 1", "Bo 3"), strict=True)
        assert start["lines"][-2:] == [Words()(f"greeting-{greeting}", name=name) for greeting, name in said]
        assert start["whose"][-2:] == [1, 3]
    assert "greeting" not in str(start["lines"])
    assert len(start["lines"]) == len(start["whose"])


def test_players_have_their_names_and_virtual_ones_too() -> None:
    live = started("cards", "solo")
    choose(live, 0, "bid 3")
    told = " ".join(line for some in lines(news(live, 0)) for line in some)
    assert "P1" in told
    assert Words()("player-virtual", number=1) in told


@pytest.mark.parametrize(
    ("language", "name"), [("en", "Player 1"), ("nl", "Speler 1"), ("de", "Spieler 1"), ("pl", "Gracz 1")]
)
@pytest.mark.parametrize("game", ["board", "cards"])
def test_whoever_has_no_name_is_told_by_number_in_the_readers_language(game: str, language: str, name: str) -> None:
    live = started(game)
    live.seat_changes([replace(live.seat(0), name="")])
    question = news(live, 0, language)["own"]["question"]
    assert question.startswith(f"{name}, ")
    assert live.record().names[0] == ""


def test_whoever_a_bot_plays_for_is_not_asked() -> None:
    live = started(players=2)
    assert "question" in news(live, 0)["own"]
    write(live, actions.resign(0))
    assert not {"question", "labels"} & news(live, 0)["own"].keys()


def test_a_line_of_a_choice_that_was_taken_back_stays() -> None:
    live = started(players=2)
    choose(live, 0, "claim e4")
    [line] = lines(news(live, 1))[-1]
    write(live, actions.undo(0, live.number))
    assert lines(news(live, 1))[-2:] == [[line], []]
    assert lines(news(LiveTable(live.table, entries(live)), 1))[-2:] == [[line], []]


def test_words_for_many_choices_take_little_time() -> None:
    """A busy board: well over a hundred places for a cowboy, each with a label and an explanation."""
    live = play(started("board", "first-game"), lambda live: asked("place-cowboy", 1)(live) and live.number > 13)
    [seat] = live.waiting
    assert len(news(live, seat, explain=True)["own"]["labels"]) > 60
    begun = process_time()
    news(live, seat, explain=True)
    assert process_time() - begun < 0.25
