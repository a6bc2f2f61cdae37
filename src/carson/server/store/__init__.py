"""Where tables are kept: SQLite in a file or PostgreSQL, the same to everybody else."""

from carson.server.store.database import database_url
from carson.server.store.journal import CHANNEL
from carson.server.store.rows import Account, Change, Entry, NumberTaken, Rated, RatingRow, Seat, Table, Token
from carson.server.store.store import Store

__all__ = [
    "CHANNEL",
    "Account",
    "Change",
    "Entry",
    "NumberTaken",
    "Rated",
    "RatingRow",
    "Seat",
    "Store",
    "Table",
    "Token",
    "database_url",
]
