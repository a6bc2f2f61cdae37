"""Why somebody won or lost, in a line: by how much, where most of the difference came from, and luck if it was great."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from carson.table.live_table import LiveTable
from carson.table.results import result
from carson.table.shown.table_sentences import Wording
from carson.table.story.chronicle import Luck, Story
from carson.table.story.sums import Sums

GREAT: Final = 1.5  # duels more or fewer than could be expected


class Verdict(NamedTuple):
    """A seat and whom it is compared with: the first, or for the first whoever comes next."""

    seat: int
    rival: int
    won: bool
    gap: int  # points between them
    source: str  # of the points that made the biggest difference, or "" if none did


def verdict(seat: int, sources: Sequence[Sums], ranking: Sequence[int], winners: Sequence[int]) -> Verdict | None:
    """None for somebody who has nobody to be compared with. `ranking` has only those who played to the end."""
    won = seat in winners
    rival = next((other for other in ranking if (other in winners) != won), None)
    if seat not in ranking or rival is None:
        return None
    best, other = (seat, rival) if won else (rival, seat)
    ahead = {code: sources[best].get(code, 0) - sources[other].get(code, 0) for code in (*sources[best], *sources[other])}
    source = max(ahead, key=lambda code: ahead[code], default="")
    return Verdict(seat, rival, won, sum(ahead.values()), source if source and ahead[source] > 0 else "")


def verdicts(live: LiveTable, story: Story, language: str) -> list[str]:
    """A line for each seat, or none ("") where there is nothing to compare."""
    ended = result(live)
    ranking, winners, resigned = (_seats(ended[name]) for name in ("ranking", "winners", "resigned"))
    stayed = [seat for seat in ranking if seat not in resigned]
    found = [verdict(seat, story.sources, stayed, winners) for seat in range(len(story.sources))]
    wording = Wording(live, language)
    return ["" if one is None else _line(wording, one, story) for one in found]


def _line(wording: Wording, verdict: Verdict, story: Story) -> str:
    say, name = wording.sentences.words, wording.sentences.name
    seat, rival, source = verdict.seat, verdict.rival, verdict.source
    lines = [say("verdict-won" if verdict.won else "verdict-lost", player=name(seat), rival=name(rival), gap=verdict.gap)]
    if source and max(seat, rival) < wording.live.seats:  # a virtual player has a way of scoring that nobody else has
        own, other = story.sources[seat].get(source, 0), story.sources[rival].get(source, 0)
        lines.append(say("verdict-source", reason=wording.sentences.reason(source), own=own, other=other))
    luck = story.luck[seat] if story.luck is not None else None
    if luck is not None and _is_great(luck):
        lines.append(say("verdict-luck", won=luck.won, duels=luck.duels, expected=round(luck.expected, 1)))
    return " ".join(lines)


def _is_great(luck: Luck) -> bool:
    return abs(luck.won - luck.expected) >= GREAT


def _seats(value: object) -> list[int]:
    assert isinstance(value, list)
    return value
