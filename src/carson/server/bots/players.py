"""Bots at the tables of this process: each that is asked thinks, in a process of its own, and its room writes its choice.

What a table answers for a person (`table.orders`) is written here too, at once.
"""

from __future__ import annotations

import asyncio
import logging
from functools import partial
from hashlib import blake2b
from time import perf_counter
from typing import Final

from carson.bots.manners import hesitation
from carson.core.game import Game
from carson.core.refusal import Refusal
from carson.server import metrics
from carson.server.bots.turns import Asking
from carson.server.bots.workers import NoAnswer, NotNeeded, Thinkers, TookTooLong
from carson.server.logs import log
from carson.server.rooms.house import House
from carson.server.rooms.room import Room
from carson.table import actions
from carson.table.live_table import CHOICE, LiveTable
from carson.table.shown.hints import Thought

# Somebody else was quicker, and be it to delete the table.
MOVED_ON: Final = ("stale-number", "not-your-turn", "game-over", "bot-stands-in", "table-busy", "no-table")
OPEN_PAUSE: Final = 1.5  # seconds that a bot leaves people where all place at once (Kit Carson)
UNWATCHED_PAUSE: Final = 1.0  # seconds between two choices where nobody plays but bots, and nobody watches


class BotPlayers:
    def __init__(self, house: House) -> None:
        self._house = house
        self._thinkers = Thinkers(house.settings.bot_processes, programs=house.settings.programs)
        self._thinking: dict[str, set[tuple[int, int]]] = {}  # by table: the seat, and the entry that asked it

    @property
    def thinkers(self) -> Thinkers:
        return self._thinkers

    async def close(self) -> None:
        await self._thinkers.close()

    def play_at(self, room: Room) -> bool:
        """Whether one thinks there."""
        return room.id in self._thinking

    def wake(self, room: Room, live: LiveTable) -> None:
        """Let every bot that has to choose think, and the table answer for people, once for each thing that is asked."""
        for seat in (*live.waiting_bots, *live.answers):
            asked = (seat, live.asked[seat])
            if asked not in self._thinking.get(room.id, ()) and not self._house.closing:
                self._thinking.setdefault(room.id, set()).add(asked)
                self._house.spawn(self._think(room, asked))

    async def consider(self, asking: Asking, position: Game, bot: str, seat: int, seed: int, most: int) -> list[Thought]:
        """What a bot would weigh in a position, for somebody who waits for it."""
        begun = perf_counter()
        try:
            return await self._thinkers.consider(asking, position, bot, seat, seed, most)
        except (NoAnswer, NotNeeded, TookTooLong) as problem:
            raise Refusal("no-hint-now") from problem
        finally:
            metrics.THINKING_SECONDS.labels("hint").observe(perf_counter() - begun)

    async def _think(self, room: Room, asked: tuple[int, int]) -> None:
        try:
            await self._choose(room, *asked)
        except (NoAnswer, Refusal) as problem:  # the next sweep tries again
            log("bot-without-choice", logging.WARNING, table=room.id, seat=asked[0], problem=str(problem))
        finally:
            others = self._thinking[room.id] - {asked}
            if others:
                self._thinking[room.id] = others
            else:
                del self._thinking[room.id]

    async def _choose(self, room: Room, seat: int, asked: int) -> None:
        """Until the bot has chosen, or is asked no more. Where all choose at once its answer may come too late."""
        while True:
            live = await room.read(lambda live: live)
            bot = live.bot_of(seat)
            if not still_asked(live, seat, asked):
                return
            if bot is None:
                await self._answer(room, seat, asked)
                return
            number, begun = live.number, perf_counter()
            needed = partial(still_asked, live, seat, asked)
            asking = Asking(room.client, room.id, lambda: room.watched, needed)
            try:
                text = await self._thinkers.choose(asking, live.game, bot, seat, bot_seed(live, seat, number))
            except NotNeeded:  # a choice was taken back, say, before it was this bot's turn to think
                return
            metrics.THINKING_SECONDS.labels(bot).observe(perf_counter() - begun)
            await asyncio.sleep(max(0.0, pause(room, live) * hesitation(bot) - (perf_counter() - begun)))
            try:
                await room.write(actions.bot_choice(seat, text, asked))
                return
            except Refusal as refusal:
                if refusal.code in MOVED_ON:
                    return
                if room.number == number:
                    raise  # the bot's own fault

    async def _answer(self, room: Room, seat: int, asked: int) -> None:
        """For a person; he may have taken his order back meanwhile, or have been quicker."""
        try:
            await room.write(actions.answer(seat, asked))
        except Refusal as refusal:
            if refusal.code not in MOVED_ON:
                raise


def still_asked(live: LiveTable, seat: int, asked: int) -> bool:
    return seat in live.waiting and live.asked[seat] == asked


def pause(room: Room, live: LiveTable) -> float:
    """How long a bot takes at least, for those who watch, and for everybody else where nobody does."""
    if live.runs_alone and not room.watched:
        return max(live.agreement.bot_pause, UNWATCHED_PAUSE)
    if live.game.in_the_open and live.persons:
        return max(live.agreement.bot_pause, OPEN_PAUSE)
    # Whoever sees everything in scenes waits for those: a bot need not wait for another. A person may take something back.
    after_a_bot = live.moments[-1].entry.kind == CHOICE and live.bot_of(live.moments[-1].entry.seat) is not None
    return 0.0 if after_a_bot and room.shown_in_scenes else live.agreement.bot_pause


def bot_seed(live: LiveTable, seat: int, number: int) -> int:
    """The same in every process: it does not matter which of them thinks. Nobody can know it before the game is over."""
    text = f"{live.table.seed} {seat} {number}"
    return int.from_bytes(blake2b(text.encode(), digest_size=7, person=b"carson-bots").digest(), "big")
