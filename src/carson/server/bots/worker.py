"""One process that thinks for the server: it is asked a function with its arguments and answers with what came out.

It holds nothing between two questions, and it ends with the process that started it, however that one ends.
"""

from __future__ import annotations

import json
import os
import pickle
import sys
import threading
import traceback
from collections.abc import Callable
from contextlib import closing
from queue import SimpleQueue
from typing import BinaryIO, Final, ParamSpec

from carson.bots import Budget, ask, make_bot
from carson.bots.programs import ProgramBot, command_of
from carson.games import load_for_tables, title_of
from carson.table.shown import hints
from carson.table.shown.hints import Thought

HEAD: Final = 4  # bytes before a message that say how long it is
NICENESS: Final = 5  # people come first: the server answers them while bots think

P = ParamSpec("P")


def chosen(game: str, state: str, bot: str, seat: int, seed: int, budget: Budget) -> str:
    """The choice of a bot in a game that came as JSON."""
    position = title_of(game).from_json(json.loads(state))
    choice = ask(make_bot(bot, seed, game, budget), position, seat)
    if choice not in position.legal(seat):
        raise ValueError(f"{bot} chose number {choice}, which is not legal")
    return position.catalogue.text(choice)


def programmed(game: str, state: str, command: str, seat: int, seed: int) -> tuple[str, list[str]]:
    """The choice of a program in a game that came as JSON, and why it lost its turn if it did. It runs for this alone."""
    position = title_of(game).from_json(json.loads(state))
    with closing(ProgramBot(command_of(command), seed)) as program:
        return position.catalogue.text(ask(program, position, seat)), program.lost


def considered(game: str, state: str, bot: str, seat: int, seed: int, most: int, budget: Budget) -> list[Thought]:
    """The best of what a bot would weigh in a game that came as JSON."""
    position = title_of(game).from_json(json.loads(state))
    return hints.considered(position, bot, seat, seed, most, budget)


def question(function: Callable[P, object], *args: P.args, **kwargs: P.kwargs) -> bytes:
    return message(pickle.dumps((function, args, kwargs)))


def answer(asked: bytes) -> bytes:
    """Whether it went well, and the result or the error."""
    try:
        function, args, kwargs = pickle.loads(asked)
        return pickle.dumps((True, function(*args, **kwargs)))
    except Exception as error:
        return pickle.dumps((False, _portable(error)))


def _portable(error: Exception) -> Exception:
    """An error as another process can read it, with the place where it happened."""
    error.add_note("In the process that thought:\n" + "".join(traceback.format_exception(error)).rstrip())
    try:
        pickle.loads(pickle.dumps(error))
    except Exception:
        return RuntimeError(f"{type(error).__name__}: {error}")
    return error


def message(content: bytes) -> bytes:
    return len(content).to_bytes(HEAD, "big") + content


def _listen(stream: BinaryIO, asked: SimpleQueue[bytes]) -> None:
    """A thread of its own, so that the end of the parent is noticed in the middle of a thought."""
    while head := stream.read(HEAD):
        asked.put(stream.read(int.from_bytes(head, "big")))
    os._exit(0)


def _keep_apart() -> None:
    """From now on a bot that reads gets nothing, and what it prints goes where errors go."""
    nothing = os.open(os.devnull, os.O_RDONLY)
    os.dup2(nothing, 0)
    os.close(nothing)
    os.dup2(2, 1)


def main() -> None:
    if hasattr(os, "nice"):
        os.nice(int(sys.argv[1]))
    asked: SimpleQueue[bytes] = SimpleQueue()
    with open(os.dup(0), "rb") as questions, open(os.dup(1), "wb") as answers:
        _keep_apart()
        load_for_tables()
        threading.Thread(target=_listen, args=(questions, asked), daemon=True).start()
        said = b""  # the first, empty message: ready
        while True:
            try:
                answers.write(message(said))
                answers.flush()
            except OSError:  # nobody reads it any more
                os._exit(0)
            said = answer(asked.get())


if __name__ == "__main__":
    main()
