"""A database that does not answer is refused in words: whoever asks may ask again."""

from __future__ import annotations

import logging
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

from sqlalchemy.exc import DBAPIError, InterfaceError, OperationalError
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
        raise _not_ready(str(error)) from error
    except DBAPIError as error:
        if isinstance(error, OperationalError | InterfaceError) or error.connection_invalidated:
            raise _not_ready(str(error.orig)) from error
        raise


def _not_ready(problem: str) -> Refusal:
    log("database-does-not-answer", logging.WARNING, problem=" ".join(problem.split())[:200])
    return Refusal("not-ready")
