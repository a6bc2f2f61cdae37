"""The story of a game in figures: it agrees with the game at every point, in every recorded one."""

from __future__ import annotations

from dataclasses import replace
from functools import cache
from pathlib import Path

import pytest

from carson.board.game import BoardGame
from carson.board.state.things import MONEY
from carson.cards.game import CardGame
from carson.core.record import Play, Record, read_record
from carson.core.refusal import Refusal
from carson.games import title_of
from carson.locales import Words
from carson.sentences.board_naming import BoardNaming
from carson.sentences.cards_naming import CardsNaming
from carson.sentences.sentences import sentences_of
from carson.table.story.board_chronicle import numbers
from carson.table.story.story import Story, story_of

FOLDER = Path(__file__).parents[2] / "games"
BOARD_FILES = sorted(FOLDER.glob("board/*.json"))
CARD_FILES = sorted(FOLDER.glob("cards/*.json"))
FILES = BOARD_FILES + CARD_FILES
PRESETS = (("board", "first-game"), ("cards", "solo"))


@cache
def read(path: Path) -> Record:
    return read_record(path.read_text(encoding="utf-8"))


@cache
def story(path: Path) -> Story:
    return story_of(read(path))


def name(path: Path) -> str:
    return path.stem


def of(game: str) -> Record:
    return read(FOLDER / "board" / f"{game}.json")


@pytest.mark.parametrize("path", FILES, ids=name)
def test_the_sources_of_points_add_up_to_the_result(path: Path) -> None:
    result = read(path).result
    assert result is not None
    assert [sum(sources.values()) for sources in story(path).sources] == result["points"]
    assert [points[-1] for points in story(path).series["points"]] == result["points"]
    assert not any(0 in sources.values() for sources in story(path).sources)


@pytest.mark.parametrize("path", FILES, ids=name)
def test_every_reason_has_words(path: Path) -> None:
    naming = BoardNaming(Words()) if path in BOARD_FILES else CardsNaming(Words())
    for sums in (*story(path).sources, *story(path).income):
        assert all(naming.reason(code) for code in sums)


@pytest.mark.parametrize("path", FILES, ids=name)
def test_there_is_a_figure_for_every_seat_and_round(path: Path) -> None:
    told, players = story(path), len(story(path).sources)
    assert told.rounds == [str(number) for number in range(5 if path in BOARD_FILES else 19)]
    for figures in told.series.values():
        assert [len(own) for own in figures] == [len(told.rounds)] * players
    assert len(told.income) == players


@pytest.mark.parametrize("path", [path for path in BOARD_FILES if "outlaws" not in read(path).config["variants"]], ids=name)  # type: ignore[operator]
def test_the_figures_of_a_round_are_those_with_which_the_next_begins(path: Path) -> None:
    record, told = read(path), story(path)
    play = Play(title_of("board"), record.config, record.seed)
    game = play.game
    assert isinstance(game, BoardGame)
    seats, round = range(game.players), game.round
    for seat, text in record.choices:
        play.choose(seat, text)
        game = play.game
        assert isinstance(game, BoardGame)
        if game.round != round or game.over:
            at = -1 if game.over else round
            assert [told.series["money"][seat][at] for seat in seats] == [game.held[MONEY + seat] for seat in seats]
            assert [told.series["points"][seat][at] for seat in seats] == game.points()
            assert [told.series["firepower"][seat][at] for seat in seats] == [game.firepower(seat) for seat in seats]
            round = game.round


@pytest.mark.parametrize("path", CARD_FILES, ids=name)
def test_after_each_round_everybody_has_what_he_would_score(path: Path) -> None:
    record, told = read(path), story(path)
    play = Play(title_of("cards"), record.config, record.seed)
    game, round = play.game, 1
    for seat, text in record.choices:
        play.choose(seat, text)
        game = play.game
        assert isinstance(game, CardGame)
        if game.round != round and not game.revealed:  # the last bid of an era is nobody's choice
            number = (game.era - 1) * 9 + game.round - 1
            assert [points[number] for points in told.series["points"]] == game.points()
            round = game.round
    assert told.luck is None
    assert not any(told.income)


def test_virtual_players_come_after_the_seats() -> None:
    told = story(FOLDER / "cards" / "2-players-2-virtual.json")
    assert [set(sources) == {"priorities"} for sources in told.sources] == [False, False, True, True]


@pytest.mark.parametrize("path", BOARD_FILES, ids=name)
def test_buildings_paid_what_the_events_say(path: Path) -> None:
    play = Play.of(title_of("board"), read(path))
    kinds = {event.values["kind"] for event in play.game.events or [] if event.kind == "income"}
    moved = [
        event.values
        for event in play.game.events or []
        if event.kind == "move" and event.values["thing"] == "money" and event.values["reason"] in {*kinds, "attack"}
    ]
    for seat, income in enumerate(story(path).income):
        assert set(income) <= {*kinds, "attack"}
        own = [value["count"] for value in moved if value["target"] == seat]
        assert sum(income.values()) == sum(count for count in own if isinstance(count, int))


@pytest.mark.ruling("B6.2")
@pytest.mark.parametrize("path", BOARD_FILES, ids=name)
def test_of_every_duel_with_dice_one_is_won_and_one_expected(path: Path) -> None:
    luck = story(path).luck
    assert luck is not None
    events = Play.of(title_of("board"), read(path)).game.events or []
    duels = [event for event in events if event.kind == "duel"]
    with_outlaws = [event for event in events if event.kind in ("outlaw-beaten", "outlaw-stays")]
    gambles = sum(event.kind == "gamble" for event in events)
    assert sum(one.gambles for one in luck) == gambles
    if "might-is-right" in str(read(path).config["variants"]):
        assert [(one.duels, one.won, one.expected) for one in luck] == [(0, 0, 0.0)] * len(luck)
    else:
        beaten = sum(event.kind == "outlaw-beaten" for event in with_outlaws)
        assert sum(one.won for one in luck) == len(duels) + beaten
        fought = [len(seats) for event in duels + with_outlaws if isinstance(seats := event.values["seats"], list)]
        assert sum(one.duels for one in luck) == sum(fought)
        if not with_outlaws:
            assert sum(one.expected for one in luck) == pytest.approx(len(duels), abs=0.01)


@pytest.mark.ruling("B6.1", "B6.2")
def test_luck_is_measured_by_the_chances_before_the_dice_fall() -> None:
    record = of("big-box-2-red")
    expected = [0.0, 0.0]
    for event in Play.of(title_of("board"), record).game.events or []:
        if event.kind == "duel":
            earlier, later = numbers(event.values["seats"])
            ahead = numbers(event.values["firepower"])[0] - numbers(event.values["firepower"])[1]
            assert max(numbers(event.values["rolls"])) <= 6  # one die each
            wins = sum(one + ahead >= two for one in range(1, 7) for two in range(1, 7))  # the earlier passer wins ties
            expected[earlier] += wins / 36
            expected[later] += 1 - wins / 36
    luck = story_of(record).luck
    assert luck is not None
    assert [one.expected for one in luck] == pytest.approx(expected, abs=0.001)
    assert max(expected) < 2  # of three


def test_a_game_that_runs_is_told_as_far_as_it_goes() -> None:
    record = of("first-3-red")
    at_start = story_of(replace(record, choices=[]))
    assert at_start.rounds == ["0"]
    assert at_start.series["money"] == [[15], [15], [15]]
    assert at_start.sources == [{}, {}, {}]
    half = story_of(replace(record, choices=record.choices[: len(record.choices) // 2]))
    game = Play.of(title_of("board"), record, len(record.choices) // 2).game
    assert [sum(sources.values()) for sources in half.sources] == game.points()


def test_what_cannot_be_played_is_refused() -> None:
    record = of("first-3-red")
    for choice in ("take sheriff", "zeppelin"):
        with pytest.raises(Refusal):
            story_of(replace(record, choices=[(0, choice)]))


def test_ready_for_json_the_reasons_have_their_words() -> None:
    told = story(FOLDER / "board" / "first-4-yellow.json").as_json(lambda code: code.upper(), lambda code: f"{code}?")
    assert told["sources"][1] == [  # type: ignore[index]
        {"code": "town", "text": "TOWN", "about": "town?", "points": 6},
        {"code": "money", "text": "MONEY", "about": "money?", "points": 1},
        {"code": "pass-order", "text": "PASS-ORDER", "about": "pass-order?", "points": 1},
    ]
    assert told["income"][1][0] == {"code": "ranch", "text": "RANCH", "dollars": 12}  # type: ignore[index]


@pytest.mark.parametrize("path", FILES, ids=name)
def test_every_source_of_points_is_explained(path: Path) -> None:
    record = read(path)
    game, sentences = title_of(record.game).new(record.config, record.seed), sentences_of(record.game)(Words())
    about = {source: sentences.about_reason(game, source) for sources in story(path).sources for source in sources}
    assert [source for source, words in about.items() if not words.endswith(".")] == []


def test_the_same_reason_is_another_thing_in_another_game() -> None:
    board, cards = (title_of(game).new(title_of(game).preset(preset), "a") for game, preset in PRESETS)
    for reason in ("editor", "outlaws"):
        words = {sentences_of(game.name)(Words()).about_reason(game, reason) for game in (board, cards)}
        assert len(words - {""}) == 2
