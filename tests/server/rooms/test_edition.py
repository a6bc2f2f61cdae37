"""What a room sends is what its table tells, as JSON, and is written once."""

from __future__ import annotations

import json

import pytest

from carson.core.game import SPECTATOR
from carson.server.rooms.edition import WrittenEdition
from carson.table.agreement import Agreement, ClockSetting
from tests.table.at_table import news, play, played_to, started


@pytest.mark.parametrize(("game", "preset"), [("board", "big-box"), ("cards", "friends")])
@pytest.mark.parametrize("number", [3, 41, 10_000])
def test_a_frame_is_the_news_as_json(game: str, preset: str, number: int) -> None:
    live = play(started(game, preset, agreement=Agreement(clock=ClockSetting("game", 600))), played_to(number))
    edition = WrittenEdition(live, [0], 1000.0)
    for seat in (*range(live.seats), SPECTATOR):
        for way in ((0, True, True, "de"), (live.number - 1, False, False, "")):
            frame = json.loads(edition.news(seat, *way))
            assert frame.pop("frame") == "news"
            assert frame == news(live, seat, *way, connected=[0])


def test_it_is_written_once() -> None:
    live = play(started(players=3), played_to(9))
    edition = WrittenEdition(live, [], 1000.0)
    assert edition.news(0, 8, False, False) is edition.news(0, 8, False, False)
    assert edition.public is edition.public
    others = {0, 1, 2} - {live.moments[-1].entry.seat}  # they know no more of it than everybody
    first, second = (edition.values(seat, 8, False, True)["messages"] for seat in others)
    assert first is second
