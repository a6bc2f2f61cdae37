"""What follows from a choice, cut into scenes: what is told in each, what it changes for everybody, and how long it takes.

The choice is made once more on a copy, and the game is looked at whenever it tells something. A client shows one scene after
the other at its own pace; the view at the end of a scene knows nothing of the next one.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import pairwise

from carson.core.events import EVERYBODY, Event
from carson.core.game import Game
from carson.table.live_table import CHOICE, LiveTable, Message, Moment
from carson.table.scene_times import TOLD, seconds_of
from carson.table.shown.changes import Change, changes
from carson.table.shown.table_sentences import Wording


@dataclass(frozen=True, slots=True)
class Scene:
    """A part of a message: how many of its events and lines belong to it, in their order."""

    events: int
    lines: int
    seconds: float
    """How long it takes at the usual pace."""
    ahead: bool
    """Whether it is told before it takes effect (dice that roll, a building that pays): then its changes come at its end."""
    changes: list[Change]
    """From the public view before it to the one after it."""


class Watching(list[Event]):
    """The events of a game, and the game as it was at each of them."""

    def __init__(self, game: Game) -> None:
        super().__init__()
        self.game = game
        self.then: list[Game] = []

    def append(self, event: Event) -> None:
        super().append(event)
        then = self.game.copy()
        then.waiting = ()  # nobody is asked while things take their course
        self.then.append(then)


class Staged:
    """A moment in its scenes. They are cut where everybody is told something, so they are the same for all."""

    def __init__(self, before: Game, after: Game, moment: Moment, lines: Sequence[str | None]) -> None:
        self.events = moment.events
        self.lines = lines
        self.ends = cuts(moment.events, lines)
        views = [before.public_view(), *_views(before, moment, self.ends), after.public_view()]
        self.changes = [changes(old, new) for old, new in pairwise(views)]

    def scenes_for(self, seat: int) -> list[Scene]:
        """As far as a seat may know what happened."""
        scenes: list[Scene] = []
        for start, end, changed in zip([0, *self.ends], [*self.ends, len(self.events)], self.changes, strict=True):
            seen = [index for index in range(start, end) if self.events[index].visible_to(seat)]
            told = sum(self.lines[index] is not None for index in seen)
            seconds = max(TOLD if told else 0.0, round(sum(seconds_of(self.events[index]) for index in seen), 1))
            ahead = any(self.events[index].ahead for index in seen)
            scenes.append(Scene(len(seen), told, seconds, ahead, changed))
        return scenes


def cuts(events: Sequence[Event], lines: Sequence[str | None]) -> list[int]:
    """After how many events each scene ends, but for the last, which goes on to the end.

    What is done without words belongs to the next thing that is told, or to the one before if that was told ahead of it.
    """
    told = [index for index, line in enumerate(lines) if line is not None and events[index].seen_by == EVERYBODY]
    return [after if events[index].ahead else index + 1 for index, after in pairwise(told)]


def _views(before: Game, moment: Moment, ends: Sequence[int]) -> list[Mapping[str, object]]:
    """The public view at the end of each scene but the last."""
    if not ends or moment.entry.kind != CHOICE:
        return []
    game = before.copy()
    watching = Watching(game)
    game.events = watching
    choice = game.catalogue.find(moment.entry.text)
    assert choice is not None, "it was made"
    game.apply(moment.entry.seat, choice.number)
    return [{**watching.then[end - 1].public_view(), "over": False} for end in ends]


def shown_again(live: LiveTable, games: Sequence[Game], since: int, seat: int, language: str) -> list[Message]:
    """The messages after an entry with their scenes, for a seat; `games`: after the entry, and after each of them."""
    wording = Wording(live, language)
    messages = live.messages(seat, since, since + len(games) - 1)
    wording.tell(messages, seat)
    for number, message, before, after in zip(range(since + 1, live.number + 1), messages, games, games[1:], strict=False):
        moment = live.moments[number - 1]
        if after is not before:
            message["scenes"] = Staged(before, after, moment, wording.all_lines(number)).scenes_for(seat)
    return messages
