"""Processes of this machine that share work. If one is ended from outside, all are replaced, and only its work is lost."""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading
from collections.abc import Callable, Collection, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from typing import Any, Final, TypeVar

from carson.lab.crew.crew import Done, Group, Lost, Team, do

MOST_WORKERS: Final = 60  # what every system allows

T = TypeVar("T")
R = TypeVar("R")


def cores() -> int:
    """How many this process may use."""
    may_use = getattr(os, "sched_getaffinity", None)
    return min(len(may_use(0)) if may_use else os.cpu_count() or 1, MOST_WORKERS)


class Processes(Team):
    """A pool, and the next one if it breaks."""

    def __init__(self, count: int) -> None:
        self.count = count
        self._pool = self._new_pool()

    def _new_pool(self) -> ProcessPoolExecutor:
        # Not forked: the progress bar of the parent has a thread, and a fork would copy its locks in any state.
        return ProcessPoolExecutor(self.count, multiprocessing.get_context("spawn"), initializer=_end_with_parent)

    def give(self, work: Callable[[T], R], group: Group[T]) -> Future[Done[R]]:
        with interrupts_for_parent_only():  # whatever is submitted may start a process
            try:
                return self._pool.submit(do, work, group)
            except BrokenProcessPool:
                self.end()
                self._pool = self._new_pool()
                return self._pool.submit(do, work, group)

    def ended(self, tasks: Collection[Any]) -> Collection[Any]:
        return wait(tasks, return_when=FIRST_COMPLETED).done

    def result(self, task: Any) -> Done[Any]:
        try:
            done: Done[Any] = task.result()
        except BrokenProcessPool:
            raise Lost from None
        return done

    def end(self) -> None:
        self._pool.shutdown(cancel_futures=True)


@contextmanager
def processes(count: int) -> Iterator[Processes]:
    """Some, until nobody wants them any more."""
    others = set(multiprocessing.active_children())
    team = Processes(count)
    try:
        yield team
    finally:
        # Nobody waits for what nobody will see, after Ctrl-C for example. Nor for those that have nothing to do any more: if
        # one of them was killed just now, the others may wait for ever for a lock that it held.
        for process in set(multiprocessing.active_children()) - others:
            process.terminate()
        team.end()


def _end_with_parent() -> None:
    """A process whose parent was killed would play on, and the programs that it has started with it."""
    parent = multiprocessing.parent_process()
    assert parent is not None

    def watch() -> None:
        parent.join()
        os._exit(1)

    threading.Thread(target=watch, daemon=True).start()


@contextmanager
def interrupts_for_parent_only() -> Iterator[None]:
    """Processes started meanwhile never see Ctrl-C, not even while they start; the parent sees it when they have."""
    if not hasattr(signal, "pthread_sigmask"):  # Windows
        yield
        return
    mask = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})  # of this thread, and of the processes that it starts
    heard: list[int] = []  # by another thread, for which Python would interrupt the main one all the same
    in_main = threading.current_thread() is threading.main_thread()
    handler = signal.signal(signal.SIGINT, lambda number, _: heard.append(number)) if in_main else None
    try:
        yield
    finally:
        if in_main:
            signal.signal(signal.SIGINT, handler)
        signal.pthread_sigmask(signal.SIG_SETMASK, mask)
    if heard:
        signal.raise_signal(signal.SIGINT)
