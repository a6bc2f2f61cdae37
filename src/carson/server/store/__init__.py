"""Where tables are kept: SQLite in a file or PostgreSQL, the same to everybody else."""

from carson.server.store.store import Entry, NumberTaken, Seat, Store, Table, database_url

__all__ = ["Entry", "NumberTaken", "Seat", "Store", "Table", "database_url"]
