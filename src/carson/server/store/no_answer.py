"""A database that does not answer, or does not take a value, is refused in words."""

from __future__ import annotations

import logging
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

from sqlalchemy.exc import DataError, DBAPIError, InterfaceError, OperationalError
from sqlalchemy.exc import TimeoutError as NoConnection

from carson.core.refusal import Refusal
from carson.server.logs import log

NOT_READY: Final = "not-ready"


@contextmanager
def answering() -> Iterator[None]:
    """Around whatever asks the database: while it is gone, busy or full there is a Refusal, and a line in the log."""
    try:
        yield
    except NoConnection as error:
        raise _not_ready(_line(error)) from error
    except DataError as error:  # a value of the client's that nobody had looked at
        raise Refusal("bad-request", problem=_line(error.orig)) from error
    except DBAPIError as error:
        if isinstance(error, OperationalError | InterfaceError) or error.connection_invalidated:
            raise _not_ready(_line(error.orig)) from error
        raise


def _line(error: BaseException | None) -> str:
    return " ".join(str(error).split())[:200]


def _not_ready(problem: str) -> Refusal:
    log("database-does-not-answer", logging.WARNING, problem=problem)
    return Refusal("not-ready")
