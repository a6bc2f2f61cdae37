"""Bots think in processes of their own, and so is done whatever else takes long; many tables share a few of them in turn.

The processes start when they are first needed. One that dies or takes too long is replaced.
"""

from __future__ import annotations

import asyncio
import json
import logging
import os
import pickle
import sys
from asyncio.subprocess import PIPE, Process
from collections.abc import Callable, Mapping
from contextlib import suppress
from time import monotonic
from types import MappingProxyType
from typing import Any, Final, ParamSpec, Self, TypeVar

from carson.bots import Budget, ask, imagined_for
from carson.bots.manners import HINT_SECONDS, fair_budget, seconds_of
from carson.bots.random_bot import RandomBot
from carson.core.game import Game
from carson.server.bots import worker as work
from carson.server.bots.turns import Asking, Busy, Turns
from carson.table.shown.hints import Thought

TIME_LIMIT: Final = 30.0  # seconds for one answer
START_LIMIT: Final = 30.0  # seconds for a process to be ready
TRIES: Final = 3  # how many processes may die over one question
MOST_WAITING: Final = 1000  # questions
NO_PROGRAMS: Final[Mapping[str, str]] = MappingProxyType({})
MOST_OF_ONE: Final = 200  # client's questions that wait

P = ParamSpec("P")
T = TypeVar("T")
log = logging.getLogger(__name__)


class NoAnswer(Exception):
    """There is no process to answer: they die, there are too many questions, or all are sent home. Ask again later."""


class TookTooLong(Exception):
    """The time for an answer is over."""


class NotNeeded(Exception):
    """Nobody has a use for the answer any more."""


class Thinkers:
    """A few processes that answer questions. Close it, or use it in `async with`."""

    def __init__(
        self, processes: int, time_limit: float = TIME_LIMIT, most_waiting: int = MOST_WAITING,
        most_of_one: int = MOST_OF_ONE, niceness: int = work.NICENESS, programs: Mapping[str, str] = NO_PROGRAMS,
    ) -> None:  # fmt: skip
        self._programs = programs  # commands by the names of bots
        self._workers = [_Worker(niceness) for _ in range(processes)]
        self._idle = self._workers[::-1]  # the last is asked next: no second one starts while the first has nothing to do
        self._turns = Turns(processes, most_waiting, most_of_one)
        self._time_limit = time_limit
        self._closed = False

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.close()

    async def choose(self, asking: Asking, game: Game, bot: str, seat: int, seed: int) -> str:
        """The text of a bot's choice; it thinks for seconds, fewer if many wait.

        A bot that fails or takes too long is replaced by `random` for this choice, so that the table goes on.
        """
        position = imagined_for(seed, game, seat)  # and the game itself may go on while the bot thinks
        state = json.dumps(position.as_json())
        try:
            if bot in self._programs:
                return await self._programmed(asking, bot, game.name, state, seat, seed)
            asked = monotonic()
            text: str = await self._result(
                asking,
                lambda: work.question(work.chosen, game.name, state, bot, seat, seed, self._share(seconds_of(bot), asked)),
            )
            return text
        except (NoAnswer, NotNeeded):
            raise
        except Exception as error:
            log.error("The bot %s did not choose in a game of %s; a random choice is made.", bot, game.name, exc_info=error)
            return position.catalogue.text(ask(RandomBot(seed), position, seat))

    async def _programmed(self, asking: Asking, bot: str, game: str, state: str, seat: int, seed: int) -> str:
        text, lost = await self.run(asking, work.programmed, game, state, self._programs[bot], seat, seed)
        if lost:
            log.warning("The program %s lost its turn (%s); a choice by chance is made.", bot, lost[0])
        return text

    async def consider(self, asking: Asking, position: Game, bot: str, seat: int, seed: int, most: int) -> list[Thought]:
        """The best of what a bot would weigh in a position."""
        state = json.dumps(imagined_for(seed, position, seat).as_json())  # no true game ever leaves this process
        name, asked = position.name, monotonic()
        thoughts: list[Thought] = await self._result(
            asking,
            lambda: work.question(work.considered, name, state, bot, seat, seed, most, self._share(HINT_SECONDS, asked)),
        )
        return thoughts

    def _share(self, seconds: float, since: float) -> Budget:
        """How long a bot may think whose turn has come, and who was asked then."""
        return fair_budget(seconds, monotonic() - since, self._turns.awaited, len(self._workers))

    async def run(self, asking: Asking, function: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """What a function of a module returns or raises, called in one of the processes."""
        result: T = await self._result(asking, lambda: work.question(function, *args, **kwargs))
        return result

    async def _result(self, asking: Asking, question: Callable[[], bytes]) -> Any:
        good, value = pickle.loads(await self._answer(asking, question))
        if not good:
            raise value
        return value

    async def close(self) -> None:
        """End all processes; whoever waits for an answer gets none."""
        self._closed = True
        for worker in self._workers:
            worker.kill()
        for _ in self._workers:  # whoever has his turn before or after finds it closed
            await self._turns.take(Asking())
        for worker in self._workers:
            await worker.stop()
            self._turns.give_back()

    async def _answer(self, asking: Asking, question: Callable[[], bytes]) -> bytes:
        """The question is written when its turn has come: one that is turned away costs nothing."""
        self._check_open()
        try:
            async with self._turns.turn(asking):
                if not asking.needed():
                    raise NotNeeded
                worker = self._idle.pop()
                try:
                    return await self._answer_of(worker, question())
                finally:
                    self._idle.append(worker)
        except Busy as busy:
            raise NoAnswer(str(busy)) from busy

    async def _answer_of(self, worker: _Worker, question: bytes) -> bytes:
        for _ in range(TRIES):
            self._check_open()
            try:
                await worker.start()
                self._check_open()
                return await worker.ask(question, self._time_limit)
            except (EOFError, OSError) as error:
                if not self._closed:
                    log.warning("A process that thinks for the server died (%r); another one is asked.", error)
        raise NoAnswer(f"{TRIES} processes died over a question")

    def _check_open(self) -> None:
        if self._closed:
            raise NoAnswer("the server is closing")


class _Worker:
    """One process at a time: it is asked one question, and the next one when it has answered."""

    def __init__(self, niceness: int) -> None:
        self._niceness = niceness
        self._process: Process | None = None

    async def start(self) -> None:
        """Make sure that there is a process and that it has loaded the games."""
        if self._process is not None and self._process.returncode is None:
            return
        # It gets no open file or socket of this process, finds the same modules, and Ctrl-C in a terminal is not for it.
        self._process = await asyncio.create_subprocess_exec(
            sys.executable, "-P", "-m", work.__name__, str(self._niceness), stdin=PIPE, stdout=PIPE,
            start_new_session=True, env={**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)},
        )  # fmt: skip
        try:
            await self.ask(b"", START_LIMIT)
        except TookTooLong as error:
            raise EOFError("it did not start") from error

    async def ask(self, question: bytes, time_limit: float) -> bytes:
        process = self._process
        assert process is not None
        assert process.stdin is not None
        assert process.stdout is not None
        try:
            async with asyncio.timeout(time_limit):
                process.stdin.write(question)
                await process.stdin.drain()
                head = await process.stdout.readexactly(work.HEAD)
                return await process.stdout.readexactly(int.from_bytes(head, "big"))
        except BaseException as error:
            await self.stop()  # its answer, if it came later, would be taken for the answer to the next question
            if isinstance(error, TimeoutError):
                raise TookTooLong(f"no answer within {time_limit:g} seconds") from error
            raise

    def kill(self) -> None:
        if self._process is not None and self._process.returncode is None:
            with suppress(ProcessLookupError):
                self._process.kill()

    async def stop(self) -> None:
        self.kill()
        process, self._process = self._process, None
        if process is not None:
            await process.wait()
