"""Rounds that have ended, summed up: the figures agree with the game, in every recorded one."""

from __future__ import annotations

from dataclasses import replace
from functools import cache
from pathlib import Path

import pytest

from carson.board.game import BoardGame
from carson.board.state.things import MONEY
from carson.core.record import read_record
from carson.locales import Words
from carson.sentences.board_naming import BoardNaming
from carson.table.journal import Entry, Table
from carson.table.live_table import CHOICE, UNDO, LiveTable
from carson.table.record_tables import recorded_table
from carson.table.story.round_summary import RoundSummary
from carson.table.story.story import round_summary, story_of

FOLDER = Path(__file__).parents[2] / "games"
FILES = sorted(FOLDER.glob("board/*.json"))


def name(path: Path) -> str:
    return path.stem


def kept(game: str) -> tuple[Table, list[Entry]]:
    """A recorded game as a table that has not been played yet, and its entries."""
    table, entries = recorded_table(read_record((FOLDER / f"{game}.json").read_text("utf-8")), 0.0)
    return replace(table, result=None), entries


@cache
def told(path: Path) -> tuple[list[RoundSummary], list[dict[str, list[int]]]]:
    """All summaries of a recorded game, and what everybody had when each was made; first what they began with."""
    table, entries = kept(f"board/{path.stem}")
    live, found, had = LiveTable(table), list[RoundSummary](), list[dict[str, list[int]]]()
    for entry in entries:
        live.apply(entry)
        game = live.game
        assert isinstance(game, BoardGame)
        seats = range(game.players)
        summary = round_summary(table.game, game, live.moments)
        if summary is not None:
            found.append(summary)
        if summary is not None or (not had and game.round == 1):
            incomes = [
                (parcel["owner"], parcel["income"]["total"]) for parcel in game.public_view()["town"] if "income" in parcel
            ]
            had.append(
                {
                    "money": [game.held[MONEY + seat] for seat in seats],
                    "points": game.points(),
                    "incomes": [sum(income for owner, income in incomes if owner == seat) for seat in seats],
                }
            )
    return found, had


@pytest.mark.parametrize("path", FILES, ids=name)
def test_every_round_is_summed_up_once(path: Path) -> None:
    summaries, _ = told(path)
    assert [summary.round for summary in summaries] == [1, 2, 3, 4]
    assert [summary.last for summary in summaries] == [False, False, False, True]


@pytest.mark.parametrize("path", FILES, ids=name)
def test_what_was_earned_and_spent_leads_from_one_round_to_the_next(path: Path) -> None:
    summaries, had = told(path)
    for number, summary in enumerate(summaries):
        before, after = had[number], had[number + 1]
        for one in summary.seats:
            assert one.money == after["money"][one.seat]
            assert one.money == before["money"][one.seat] + sum(one.earned.values()) - one.spent
            assert one.points == after["points"][one.seat]
            assert one.points == before["points"][one.seat] + sum(one.scored.values())


@pytest.mark.parametrize("path", FILES, ids=name)
def test_buildings_promise_what_they_show(path: Path) -> None:
    summaries, had = told(path)
    for summary, after in zip(summaries, had[1:], strict=True):
        for one in summary.seats:
            assert sum(one.promised.values()) == (0 if summary.last else after["incomes"][one.seat])


@pytest.mark.parametrize("path", FILES, ids=name)
def test_whoever_has_the_most_points_comes_first(path: Path) -> None:
    for summary in told(path)[0]:
        points = [one.points for one in summary.seats]
        assert points == sorted(points, reverse=True)


@pytest.mark.parametrize("path", FILES, ids=name)
def test_all_rounds_together_are_the_story(path: Path) -> None:
    summaries, story = told(path)[0], story_of(read_record(path.read_text("utf-8")))
    for seat, income in enumerate(story.income):
        own = [one for summary in summaries for one in summary.seats if one.seat == seat]
        assert {code: sum(one.earned.get(code, 0) for one in own) for code in income} == income


@pytest.mark.parametrize("path", FILES, ids=name)
def test_every_reason_has_words(path: Path) -> None:
    naming = BoardNaming(Words())
    for summary in told(path)[0]:
        for one in summary.seats:
            assert all(naming.reason(code) for code in (*one.earned, *one.scored, *one.promised))


def test_what_was_taken_back_does_not_count() -> None:
    table, entries = kept("board/first-4-yellow")
    plain, live = LiveTable(table), LiveTable(table)
    taken_back = 0
    for entry in entries:
        plain.apply(entry)
        live.apply(Entry(live.number + 1, entry.kind, entry.seat, entry.text, entry.at))
        if entry.kind == CHOICE and live.undoes(entry.seat):
            live.apply(Entry(live.number + 1, UNDO, entry.seat, "", entry.at))
            live.apply(Entry(live.number + 1, CHOICE, entry.seat, entry.text, entry.at))
            taken_back += 1
        assert round_summary("board", live.game, live.moments) == round_summary("board", plain.game, plain.moments)
    assert taken_back > 20


def test_the_card_game_tells_its_rounds_in_its_own_way() -> None:
    table, entries = kept("cards/4-players-0-virtual")
    live = LiveTable(table)
    for entry in entries:
        live.apply(entry)
        assert round_summary("cards", live.game, live.moments) is None
