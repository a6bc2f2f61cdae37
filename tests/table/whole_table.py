"""A whole table where there is no server: a program that a test runs in a process of its own.

Nothing can be imported but the standard library, this package without its server, and what reads the words. Whatever a
client does to play, in words, is done here through `carson.table` alone, as a page that runs Python in the browser would.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Sequence
from dataclasses import asdict
from importlib.machinery import ModuleSpec
from types import ModuleType
from typing import Any

FOR_WORDS = {"fluent", "babel", "attr", "attrs", "pytz", "typing_extensions"}  # what `carson.locales` needs
PYTHONS = "_sysconfigdata"  # begins the name of a module of Python itself that its list leaves out
NOT_HERE = {"carson.server", "carson.lab", "carson.cli"}


class OnlyWhatATableNeeds:
    """Refuses every other module, before anybody looks for it."""

    def find_spec(self, name: str, path: Sequence[str] | None, target: ModuleType | None = None) -> ModuleSpec | None:
        top = name.partition(".")[0]
        known = top in {"carson", *sys.stdlib_module_names, *FOR_WORDS} or top.startswith(PYTHONS)
        if not known or ".".join(name.split(".")[:2]) in NOT_HERE:
            raise ImportError(f"a table needs no {name}")
        return None


sys.meta_path.insert(0, OnlyWhatATableNeeds())

from carson.bots import ask, make_bot  # noqa: E402
from carson.core.refusal import Refusal  # noqa: E402
from carson.games import title_of  # noqa: E402
from carson.table import actions  # noqa: E402
from carson.table.actions import Propose  # noqa: E402
from carson.table.agreement import Agreement, ClockSetting  # noqa: E402
from carson.table.caretaking import care  # noqa: E402
from carson.table.journal import Seat  # noqa: E402
from carson.table.live_table import LiveTable  # noqa: E402
from carson.table.moments import Past, moments_until, own_secrets  # noqa: E402
from carson.table.new_tables import bot_seat, open_table, play_again  # noqa: E402
from carson.table.record_tables import finished_record, recorded_table  # noqa: E402
from carson.table.shown import hints  # noqa: E402
from carson.table.shown.descriptions import Edition, table_info  # noqa: E402
from carson.table.shown.refusals import detail, in_words_of  # noqa: E402
from carson.table.story.story import in_words, story_of  # noqa: E402

PERSON = 0
GERMAN = "de"
CLOCK = ClockSetting("game", 3600, increment=5)


class Page:
    """What a page would hold: the table, what its person has seen of it, and the time."""

    def __init__(self, game: str, preset: str) -> None:
        config = title_of(game).preset(preset, players=3)
        seats = [Seat(PERSON), bot_seat(game, 1, "greedy"), bot_seat(game, 2, "random")]
        opening = open_table("abc", game, config, "a seed", seats, Agreement(clock=CLOCK), at=0.0)
        self.live = LiveTable(opening.table, opening.entries)
        self.now = 1.0
        self.seen = 0
        self.said: list[str] = []  # every sentence
        self.heard: list[str] = []  # what was said at the table
        self.news: dict[str, Any] = {}

    def write(self, propose: Propose) -> None:
        """What a server's room does, but for the database; then the person looks."""
        self.now += 1.0
        with in_words_of(self.live.table.game, self.live.names):
            proposal = propose(self.live, self.now)
        self.live.apply(proposal.entry)
        self.live.seat_changes(proposal.seats)
        self.look()

    def look(self) -> None:
        values = Edition(self.live, {PERSON}, self.now).values(PERSON, self.seen, True, False, GERMAN)
        news = json.loads(json.dumps(values, default=asdict))
        messages = news["messages"]
        assert [message["number"] for message in messages] == [*range(self.seen + 1, self.live.number + 1)]
        self.seen = news["number"]
        self.news |= news
        self.said += [line for message in messages for line in message.get("lines", ())]
        self.heard += [message["text"] for message in messages if message["kind"] == "chat"]
        if PERSON in self.live.waiting and PERSON not in self.live.answers:
            assert len(self.own["labels"]) == len(self.own["choices"]) == len(self.own["explanations"]) > 0
            self.said += [self.own["question"], *self.own["labels"]]

    @property
    def own(self) -> dict[str, Any]:
        own = self.news["own"]
        assert isinstance(own, dict)
        return own

    def choose(self, index: int) -> None:
        self.write(actions.choice(PERSON, self.own["choices"][index], self.seen))

    def let_bots_choose(self) -> None:
        """And the table, where its person need not be asked."""
        live = self.live
        for seat in live.answers:
            self.write(actions.answer(seat, live.asked[seat]))
        for seat in live.waiting_bots:
            bot = make_bot(str(live.bot_of(seat)), live.number, live.table.game)
            choice = ask(bot, live.game, seat)
            self.write(actions.bot_choice(seat, live.title.catalogue.text(choice), live.asked[seat]))

    def refused(self, propose: Propose) -> str:
        """Why it cannot be."""
        try:
            self.write(propose)
        except Refusal as refusal:
            return detail(refusal, GERMAN)
        raise AssertionError("it was not refused")

    def hint(self) -> list[str]:
        position = hints.position(self.live, PERSON)
        thoughts = hints.considered(position, "greedy", PERSON)
        return [choice.label for choice in hints.hint(self.live, position, PERSON, thoughts, GERMAN).choices]


def play(page: Page) -> tuple[list[str], int]:
    """To the end. Says the first hint, and how many choices were taken back: two are."""
    hint: list[str] = []
    undone = 0
    while page.live.waiting:
        if PERSON in page.live.waiting and PERSON not in page.live.answers:
            hint = hint or page.hint()
            page.choose(-1)
            if undone < 2 and page.own["undo"]:
                page.write(actions.undo(PERSON, page.seen))
                undone += 1
                page.choose(0)
        assert care(page.live, {PERSON: page.now}, page.now).absent is None
        page.let_bots_choose()
    return hint, undone


def a_table(game: str, preset: str) -> dict[str, object]:
    """A table from the first seat to the rematch; says what its person saw."""
    page = Page(game, preset)
    live = page.live
    refused = [page.refused(actions.start)]  # a seat is free
    page.write(actions.sit(None, Seat(PERSON, "Änne", token="mine")))
    page.write(actions.start)
    page.write(actions.chat(PERSON, "Guten Tag!"))
    hint, undone = play(page)
    record = live.record()
    refused.append(page.refused(actions.choice(PERSON, record.choices[0][1], page.seen)))  # the game is over
    kept, entries = recorded_table(finished_record(json.loads(record.as_text())), page.now)
    then, stood = Past().game_after(live.table, moments_until(live, live.number // 2))
    story = in_words(story_of(record), page.live.game, GERMAN)
    return {
        "states": {
            "table": table_info(live, {PERSON}, page.now).state,
            "rematch": LiveTable(play_again(live, "another seed", page.now)).state,
            "from its record": kept.state,
        },
        "result": page.news["table"]["result"],
        "points of its record": LiveTable(kept, entries).game.points(),
        "story": story,
        "choices": len(record.choices),
        "moment": {"choices": stood, "own": own_secrets(then, PERSON)},
        "undone": undone,
        "clock": page.news["clock"],
        "refused": refused,
        "hint": hint,
        "said": page.said,
        "heard": page.heard,
    }


if __name__ == "__main__":
    told = [a_table("board", "big-box"), a_table("cards", "friends")]
    loaded = sorted(name for name in sys.modules if name.partition(".")[0] in {"asyncio", "sqlite3", "multiprocessing"})
    json.dump({"games": told, "loaded": loaded}, sys.stdout)
