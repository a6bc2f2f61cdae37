"""The tables of the database. A change here needs a migration beside it (`migrations/versions`); a test compares the two."""

from __future__ import annotations

from typing import Final

from sqlalchemy import JSON, Boolean, Column, Float, ForeignKey, Index, Integer, MetaData, String, Table, Text

METADATA: Final = MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "fk": "fk_%(table_name)s_%(column_0_N_name)s",
        "pk": "pk_%(table_name)s",
    }
)

# A place where a game is set up and played. Its record is `config`, `seed` and the entries.
TABLES: Final = Table(
    "tables",
    METADATA,
    Column("id", String(16), primary_key=True),
    Column("game", String(16), nullable=False),
    Column("config", JSON, nullable=False),
    Column("seed", Text, nullable=False),
    Column("version", String(32), nullable=False),  # of the program that made it
    Column("state", String(8), nullable=False),  # open, running or over
    Column("public", Boolean, nullable=False),
    Column("settings", JSON, nullable=False),  # clock, who may take over, ...
    Column("result", JSON, nullable=True),
    Column("created", Float, nullable=False),  # seconds since 1970, as all times here
    Column("changed", Float, nullable=False),
    Index(None, "public", "state", "changed", "id"),
)

# Who sits where: a person (with the hash of his seat's token), a bot, or nobody yet.
SEATS: Final = Table(
    "seats",
    METADATA,
    Column("table_id", String(16), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("name", String(40), nullable=False),
    Column("bot", String(24), nullable=True),
    Column("token", String(64), nullable=True),
    Index(None, "token"),
)

# What happened at a table, in its order: choices, what was taken back, chat. The number is unique: of two writers one loses.
ENTRIES: Final = Table(
    "entries",
    METADATA,
    Column("table_id", String(16), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),  # from 1
    Column("kind", String(8), nullable=False),
    Column("seat", Integer, nullable=False),  # -1: nobody's
    Column("text", Text, nullable=False),
    Column("at", Float, nullable=False),
)
