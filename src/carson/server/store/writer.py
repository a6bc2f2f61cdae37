"""Commits together what is to be written at the same time.

A disk may take 5 ms for a commit, and PostgreSQL lets one transaction with a NOTIFY commit at a time: one by one, entries
would wait for each other. What comes while a commit is under way goes into the next one. After a commit of several the next
one is waited for, the longer the more they were: so much is written then that it saves more computing than it costs time.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager
from queue import Empty, SimpleQueue
from threading import Lock, Thread
from time import sleep
from typing import Final, NamedTuple

from sqlalchemy import Connection

from carson.server.store.journal import Writing, write_entries

MOST: Final = 200  # in one transaction
PAUSE: Final = 0.001  # seconds, for each entry more than one
LONGEST_PAUSE: Final = 0.03

Begin = Callable[[], AbstractContextManager[Connection]]
Done = Callable[[Exception | None], None]  # is called when something is committed, or with the reason why it is not


class _Job(NamedTuple):
    writing: Writing
    done: Done


class _Spoilt(Exception):
    """Something could not be written, and everything else in the transaction with it."""

    def __init__(self, problem: Exception) -> None:
        self.problem = problem


class Writer:
    """A thread of its own that writes what it is given, as much at a time as there is."""

    def __init__(self, begin: Begin) -> None:
        self._begin = begin
        self._jobs: SimpleQueue[_Job | None] = SimpleQueue()
        self._closed = False
        self._door = Lock()  # nothing comes after the end
        self._thread = Thread(target=self._work, name="carson-writer", daemon=True)
        self._thread.start()

    def submit(self, writing: Writing, done: Done) -> None:
        """`done` is called in the thread that writes."""
        with self._door:
            if self._closed:
                raise RuntimeError("the store is closed")
            self._jobs.put(_Job(writing, done))

    def close(self) -> None:
        """When it returns, everything submitted before is written."""
        with self._door:
            self._closed = True
            self._jobs.put(None)
        self._thread.join()

    def _work(self) -> None:
        while True:
            jobs = [self._jobs.get()]
            try:
                while len(jobs) < MOST:
                    jobs.append(self._jobs.get_nowait())
            except Empty:
                pass
            for batch in _batches([job for job in jobs if job is not None]):
                self._commit(batch)
            if None in jobs:
                return
            if len(jobs) > 1:
                sleep(min(PAUSE * (len(jobs) - 1), LONGEST_PAUSE))

    def _commit(self, batch: list[_Job]) -> None:
        try:
            with self._begin() as connection:
                try:
                    problems = write_entries(connection, [job.writing for job in batch])
                except Exception as error:
                    raise _Spoilt(error) from error
        except _Spoilt as spoilt:
            if len(batch) == 1:
                batch[0].done(spoilt.problem)
            else:
                for job in batch:  # only the one at fault shall fail
                    self._commit([job])
        except Exception as error:  # at the beginning or the end of the transaction: nobody knows whether it counts
            for job in batch:
                job.done(error)
        else:
            for job, problem in zip(batch, problems):
                job.done(problem)


def _batches(jobs: list[_Job]) -> Iterator[list[_Job]]:
    """What goes into one transaction, in the order in which it came.

    A rated game goes alone, because it locks its pool too: who holds one table and waits for the pool must not be waited for
    by somebody who holds the pool and waits for that table.
    """
    batch: list[_Job] = []
    for job in jobs:
        rated = job.writing.change.rated is not None
        if rated and batch:
            yield batch
            batch = []
        batch.append(job)
        if rated:
            yield batch
            batch = []
    if batch:
        yield batch
