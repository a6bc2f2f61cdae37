"""What can be said at a table, and how much."""

from __future__ import annotations

import json
from time import perf_counter

import pytest

from carson.core.refusal import Refusal
from carson.locales import Words
from carson.table.actions import MOST_CHATS, chat
from carson.table.shown.descriptions import Edition
from tests.table.at_table import play, started, write

LONGEST_NEWS = 0.05  # seconds; everybody else waits meanwhile


def test_what_is_said_is_kept_as_it_is() -> None:
    live = started(players=2)
    write(live, chat(1, "Well done, Zoë! 👩\u200d🌾"))
    assert live.moments[-1].entry.text == "Well done, Zoë! 👩\u200d🌾"


@pytest.mark.parametrize("text", ["a\0b", "a\nb", "\x1b[31m", "\u202eabc", "a\u2066b", "a\u2028b", " ", "\u200b"])
def test_what_disturbs_is_not_said(text: str) -> None:
    with pytest.raises(Refusal, match="bad-text"):
        write(started(players=2), chat(0, text))


def test_there_is_an_end_to_it_and_all_of_it_is_told_quickly() -> None:
    live = started(players=6)
    play(live)
    for _ in range(MOST_CHATS):
        write(live, chat(0, "é" * 500))
    with pytest.raises(Refusal) as caught:
        write(live, chat(1, "one more"))
    assert Words()("refusal-chat-full", **caught.value.values).startswith("1,000 things")
    seconds = []
    for _ in range(5):  # of which some may meet another process
        begun = perf_counter()
        news = Edition(live, set(), 0.0).values(0, 0, True, whole=True)
        seconds.append(perf_counter() - begun)
    assert min(seconds) < LONGEST_NEWS
    pages, edition = [news], Edition(live, set(), 0.0)
    since = edition.page_end(0)
    while since < live.number:
        pages.append(edition.values(0, since, True, whole=True))
        since = edition.page_end(since)
    assert sum(json.dumps(page["messages"]).count('"kind": "chat"') for page in pages) == MOST_CHATS
