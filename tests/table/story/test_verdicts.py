"""Why somebody won or lost: the biggest difference to whoever came first, or next."""

from __future__ import annotations

from pathlib import Path

import pytest

from carson.core.record import read_record
from carson.table.live_table import LiveTable
from carson.table.record_tables import recorded_table
from carson.table.story.story import story_of
from carson.table.story.verdicts import Verdict, verdict, verdicts

FOLDER = Path(__file__).parents[2] / "games"
SOURCES = [{"town": 8, "money": 3}, {"town": 2, "money": 4, "teacher": 4}, {"town": 8, "money": 1}]  # 11, 10, 9


def test_the_first_is_compared_with_the_next() -> None:
    assert verdict(0, SOURCES, [0, 1, 2], [0]) == Verdict(0, 1, won=True, gap=1, source="town")


def test_the_others_are_compared_with_the_first() -> None:
    assert verdict(1, SOURCES, [0, 1, 2], [0]) == Verdict(1, 0, won=False, gap=1, source="town")
    assert verdict(2, SOURCES, [0, 1, 2], [0]) == Verdict(2, 0, won=False, gap=2, source="money")


def test_those_who_share_the_win_are_compared_with_the_next() -> None:
    assert verdict(1, SOURCES, [0, 1, 2], [0, 1]) == Verdict(1, 2, won=True, gap=1, source="teacher")


def test_equal_points_from_the_same_sources() -> None:
    assert verdict(1, [{"town": 4}, {"town": 4}], [0, 1], [0]) == Verdict(1, 0, won=False, gap=0, source="")
    assert verdict(0, [{}, {}], [0, 1], [0]) == Verdict(0, 1, won=True, gap=0, source="")


def test_nobody_is_compared_with_those_who_gave_up() -> None:
    assert verdict(2, SOURCES, [0, 1], [0]) is None
    assert verdict(0, SOURCES, [0], [0]) is None


def lines(game: str, language: str) -> list[str]:
    record = read_record((FOLDER / f"{game}.json").read_text("utf-8"))
    return verdicts(LiveTable(*recorded_table(record, 0.0)), story_of(record), language)


def test_in_words() -> None:
    first, second, *_ = lines("board/first-4-yellow", "en")
    assert first == "Ann won by 1 VP. The biggest difference: money left at the end, 3 VP against 2."
    assert second.startswith("Bo came in 2 VP behind Ann. The biggest difference: money left at the end, 1 VP against 3.")


def test_a_virtual_player_scores_in_a_way_of_his_own() -> None:
    assert lines("cards/3-players-1-virtual", "en")[0] == "Ann came in 64 VP behind Virtual 1."


@pytest.mark.parametrize("language", ["en", "nl", "de", "pl"])
@pytest.mark.parametrize("game", ["board/big-box-6-random", "cards/4-players-0-virtual"])
def test_everybody_has_a_line_in_every_language(game: str, language: str) -> None:
    assert all(lines(game, language))


def test_great_luck_is_told() -> None:
    told = [line for path in sorted(FOLDER.glob("board/*.json")) for line in lines(f"board/{path.stem}", "en")]
    lucky = [line for line in told if "duels won" in line]
    assert 0 < len(lucky) < len(told) / 4
