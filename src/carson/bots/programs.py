"""Other people's bots: programs that are asked over standard input and output, a line of JSON each way (docs/engine.md).

A program learns what its seat may know. Whatever it does, there is a legal choice within its time: if it has none, hangs,
ends, talks nonsense or too much, it loses this turn to a choice by chance, and is told so.
"""

from __future__ import annotations

import json
import os
import selectors
import shlex
import shutil
import signal
import subprocess
import sys
from collections.abc import Mapping, Sequence
from contextlib import suppress
from pathlib import Path
from random import Random
from time import monotonic
from typing import Final

from carson.bots import MEASURED, Bot, Budget, make_bot
from carson.bots.random_bot import one_of
from carson.core.game import Game
from carson.core.refusal import Refusal

PREFIX: Final = "cmd:"
PROTOCOL: Final = 1
CHOOSE: Final = "choose"  # the kinds of messages to a program
LOST: Final = "lost"
PATIENCE: Final = 10.0  # seconds for a choice, if nobody says otherwise
LONGEST: Final = 1_000_000  # bytes of a line
MOST_LINES: Final = 100  # that answer earlier questions
MOST_STARTS: Final = 3  # of a program in one game
CHUNK: Final = 65536

LEASH: Final = Path(__file__).with_name("leash.py")
OUR_VARIABLES: Final = "CARSON_"  # a server's settings, secrets among them, are not for programs

Message = Mapping[str, object]


def is_program(name: str) -> bool:
    return name.startswith(PREFIX)


def command_of(name: str) -> list[str]:
    """`cmd:./mybot --fast` as a command with its arguments; refused if there is no such program."""
    text = name.removeprefix(PREFIX)
    if os.name != "posix":
        raise Refusal("no-programs-here")
    try:
        command = shlex.split(text)
    except ValueError:
        command = []
    if not command or shutil.which(command[0]) is None:
        raise Refusal("no-program", program=text[:60])
    return command


def can_be_run(command: str) -> bool:
    try:
        return bool(command_of(PREFIX + command))
    except Refusal:
        return False


def bot_or_program(name: str, seed: int, game: str, budget: Budget = MEASURED) -> Bot:
    """A bot by its name, or a program by its command: for whoever may start programs here, and never for a client's word."""
    return ProgramBot(command_of(name), seed, budget) if is_program(name) else make_bot(name, seed, game, budget)


class Lost(Exception):
    """A turn is lost: why, and perhaps what exactly was wrong."""

    def __init__(self, why: str, detail: str = "") -> None:
        self.why = why
        self.detail = detail
        super().__init__(why)


class ProgramBot(Bot):
    """A program at a seat. It is started with the first question and ended by `close`; the budget says its time."""

    name = "program"

    def __init__(self, command: Sequence[str], seed: int, budget: Budget = MEASURED) -> None:
        super().__init__(seed, budget)
        self.patience = PATIENCE if budget.seconds is None else budget.seconds
        self.lost: list[str] = []  # why, for each turn that it has lost
        self._command = list(command)
        self._chance = Random(seed)
        self._asked = 0
        self._starts = 0
        self._program: _Program | None = None
        self._to_tell: list[Message] = []

    def choose(self, game: Game, seat: int) -> int:
        self._asked += 1
        legal = game.legal(seat)
        try:
            return self._answer(question(game, seat, self._asked, self.seed, self.patience), game, legal)
        except Lost as lost:
            choice = one_of(legal, self._chance)
            self._lose(lost, game.catalogue.text(choice))
            return choice

    def close(self) -> None:
        program, self._program = self._program, None
        if program is not None:
            program.end()

    def _answer(self, asked: Message, game: Game, legal: list[int]) -> int:
        until = monotonic() + self.patience
        program = self._running()
        program.send(asked)
        for _ in range(MOST_LINES):
            answer = _read(program.next_line(until))
            number = answer.get("id")
            if number == self._asked:
                break
            if not isinstance(number, int) or number > self._asked:
                raise Lost("nonsense", "id")
        else:
            raise Lost("flood", "lines")
        found = game.catalogue.find(str(answer.get("choice")))
        if found is None or found.number not in legal:
            raise Lost("illegal", str(answer.get("choice"))[:80])
        return found.number

    def _running(self) -> _Program:
        if self._program is None:
            if self._starts == MOST_STARTS:
                raise Lost("given-up")
            self._starts += 1
            self._program = _Program(self._command)
        for message in self._to_tell:
            self._program.send(message)
        self._to_tell = []
        return self._program

    def _lose(self, lost: Lost, instead: str) -> None:
        """It is told at once if it still listens, or else when it is started again."""
        self.lost.append(f"{lost.why} {lost.detail}".strip())
        notice: Message = {
            "type": LOST, "protocol": PROTOCOL, "id": self._asked, "why": lost.why, "detail": lost.detail, "choice": instead,
        }  # fmt: skip
        self._to_tell = [notice]
        if lost.why in ("time", "ended", "flood"):
            self.close()
        elif self._program is not None:
            self._running().flush()


def question(game: Game, seat: int, id: int, seed: int, seconds: float) -> Message:
    """What a program is asked: all that the seat may know, and an imagined game for whoever searches with our package."""
    return {
        "type": CHOOSE,
        "protocol": PROTOCOL,
        "id": id,
        "game": game.name,
        "seat": seat,
        "choices": [game.catalogue.text(choice) for choice in game.legal(seat)],
        "seconds": seconds,
        "seed": str(seed),
        "view": game.view(seat),
        "state": game.as_json(),
    }


def _read(line: bytes) -> dict[str, object]:
    try:
        answer = json.loads(line)
    except (ValueError, RecursionError):
        answer = None
    if not isinstance(answer, dict):
        raise Lost("nonsense", line[:80].decode(errors="replace"))
    return answer


class _Program:
    """A process with a pipe each way, neither of which can make us wait longer than we want to."""

    def __init__(self, command: Sequence[str]) -> None:
        watched, self._alive = os.pipe()  # its end is how the leash learns that we are gone
        surroundings = {name: value for name, value in os.environ.items() if not name.startswith(OUR_VARIABLES)}
        try:
            self._process = subprocess.Popen(
                [sys.executable, "-I", "-S", LEASH, str(watched), *command], bufsize=0, stdin=subprocess.PIPE,
                stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, pass_fds=(watched,), start_new_session=True,
                env=surroundings,
            )  # fmt: skip
        except OSError as error:
            os.close(self._alive)
            raise Lost("ended", str(error)) from error
        finally:
            os.close(watched)
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._input, self._output = self._process.stdin.fileno(), self._process.stdout.fileno()
        os.set_blocking(self._input, False)
        os.set_blocking(self._output, False)
        self._unsent = b""
        self._unread = bytearray()

    def send(self, message: Message) -> None:
        """It goes out while we wait for an answer, as far as the program reads."""
        self._unsent += json.dumps(message).encode() + b"\n"

    def flush(self) -> None:
        """As much as the program takes without making us wait."""
        with suppress(BlockingIOError, BrokenPipeError):
            self._unsent = self._unsent[os.write(self._input, self._unsent) :]

    def next_line(self, until: float) -> bytes:
        """The next line that it writes, once it has been sent everything."""
        with selectors.DefaultSelector() as selector:
            selector.register(self._output, selectors.EVENT_READ)
            if self._unsent:
                selector.register(self._input, selectors.EVENT_WRITE)
            while self._unsent or b"\n" not in self._unread:
                if len(self._unread) > LONGEST:
                    raise Lost("flood", "bytes")
                ready = selector.select(max(0.0, until - monotonic()))
                if not ready:
                    raise Lost("time", "seconds")
                for key, _ in ready:
                    self._move(key.fd)
                if not self._unsent and self._input in selector.get_map():
                    selector.unregister(self._input)
        line, _, rest = self._unread.partition(b"\n")
        self._unread = rest
        return bytes(line)

    def _move(self, pipe: int) -> None:
        """Bytes that can go through a pipe now."""
        try:
            if pipe == self._input:
                self._unsent = self._unsent[os.write(pipe, self._unsent[:CHUNK]) :]
                return
            chunk = os.read(pipe, CHUNK)
        except BlockingIOError:
            return
        except BrokenPipeError:
            chunk = b""
        if not chunk:
            raise Lost("ended")
        self._unread += chunk

    def end(self) -> None:
        """All of it, now."""
        with suppress(ProcessLookupError):
            os.killpg(self._process.pid, signal.SIGKILL)
        os.close(self._alive)
        for pipe in (self._process.stdin, self._process.stdout):
            with suppress(OSError):
                if pipe is not None:
                    pipe.close()
        self._process.wait()
