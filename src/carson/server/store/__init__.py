"""Where tables are kept: SQLite in a file or PostgreSQL, the same to everybody else."""

from carson.server.store.database import database_url
from carson.server.store.journal import CHANNEL
from carson.server.store.rows import (
    SCRUBBED,
    Account,
    Change,
    Entry,
    Life,
    NoTable,
    NumberTaken,
    Opened,
    Rated,
    RatingRow,
    Said,
    Seat,
    Sitting,
    Table,
    Token,
)
from carson.server.store.store import Store

__all__ = [
    "CHANNEL",
    "SCRUBBED",
    "Account",
    "Change",
    "Entry",
    "Life",
    "NoTable",
    "NumberTaken",
    "Opened",
    "Rated",
    "RatingRow",
    "Said",
    "Seat",
    "Sitting",
    "Store",
    "Table",
    "Token",
    "database_url",
]
