"""Reviews of finished games: worked out piece by piece by the bots' processes while somebody asks, after all who play.

A piece takes a process less than a second. What has been found is kept in memory, of the games that were asked for last.
"""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict, defaultdict
from dataclasses import dataclass, field
from time import monotonic
from typing import Final

from carson.core.refusal import Refusal
from carson.server.bots.turns import Asking
from carson.server.bots.workers import NoAnswer, NotNeeded, Thinkers, TookTooLong
from carson.server.logs import log
from carson.server.rooms.house import BUSY_SECONDS, House
from carson.table.live_table import LiveTable
from carson.table.review.judging import Judged
from carson.table.review.review import Review, at_another_choice, found_in
from carson.table.review.telling import Labels

MOST_KEPT: Final = 24  # reviews
WANTED: Final = 20.0  # seconds after somebody asked: nobody works on for those who have gone
QUICK_PIECES: Final = 5  # choices in a question to a process,
CLOSE_PIECES: Final = 2  # or where they are looked at closely


@dataclass(slots=True, eq=False)
class Kept:
    review: Review
    asked: float = field(default_factory=monotonic)
    labels: dict[str, Labels] = field(default_factory=lambda: defaultdict(dict))  # by language
    work: asyncio.Task[None] | None = None

    def needed(self) -> bool:
        return monotonic() - self.asked < WANTED


class Reviews:
    def __init__(self, house: House, thinkers: Thinkers) -> None:
        self._house = house
        self._thinkers = thinkers
        self._kept: OrderedDict[str, Kept] = OrderedDict()  # by table; what was asked for last is last

    async def of(self, live: LiveTable, client: str) -> Kept:
        """The review of a finished game, as far as it goes; from now on it is worked on."""
        id = live.table.id
        if id not in self._kept:
            review = await self._house.in_thread(Review, live.record())
            self._kept.setdefault(id, Kept(review))
            while len(self._kept) > MOST_KEPT:
                _, oldest = self._kept.popitem(last=False)
                if oldest.work is not None:
                    oldest.work.cancel()
        kept = self._kept[id]
        self._kept.move_to_end(id)
        kept.asked = monotonic()
        if (kept.work is None or kept.work.done()) and not kept.review.complete:
            asking = Asking(client, id, awaited=lambda: False, needed=kept.needed)
            kept.work = self._house.spawn(self._work(kept, asking))
        return kept

    async def another(self, kept: Kept, asking: Asking, number: int, choice: str) -> Judged:
        """What would be said of another choice, for somebody who waits for it."""
        try:
            return await self._thinkers.run(asking, at_another_choice, kept.review.record, number, choice)
        except (NoAnswer, TookTooLong) as problem:
            raise Refusal("too-busy", seconds=BUSY_SECONDS) from problem

    async def _work(self, kept: Kept, asking: Asking) -> None:
        review = kept.review
        while kept.needed() and (work := review.work(QUICK_PIECES)):
            pieces = work[:CLOSE_PIECES] if work[0].closely else work
            try:
                found = await self._thinkers.run(asking, found_in, review.record, pieces, review.simulations)
            except NotNeeded:
                return
            except (NoAnswer, TookTooLong) as problem:  # whoever asks again starts it again
                log("review-broken-off", logging.WARNING, table=asking.table, problem=str(problem))
                return
            review.add(found)
