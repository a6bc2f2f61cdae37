"""The tables of the database. A change here needs a migration beside it (`migrations/versions`); a test compares the two."""

from __future__ import annotations

from typing import Final

from sqlalchemy import (
    JSON,
    Boolean,
    CheckConstraint,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    String,
    Table,
    Text,
    UniqueConstraint,
)

METADATA: Final = MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "ck": "ck_%(table_name)s_%(constraint_name)s",
        "fk": "fk_%(table_name)s_%(column_0_N_name)s",
        "pk": "pk_%(table_name)s",
    }
)

# Somebody with a name and a password. `known_as` is the name as names are compared: ANN is Ann; `looks_like` is the same for
# all names that look alike, and empty for accounts from before it was kept that look like another. One that was deleted
# leaves its number behind, which nobody may get again, and has no password.
ACCOUNTS: Final = Table(
    "accounts",
    METADATA,
    Column("id", Integer, primary_key=True),
    Column("name", String(40), nullable=False),
    Column("known_as", Text, nullable=False),
    Column("password", String(200), nullable=False),  # its hash
    Column("created", Float, nullable=False),  # seconds since 1970, as all times here
    Column("looks_like", Text, nullable=True),
    UniqueConstraint("known_as"),
    Index(None, "looks_like", unique=True),
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
    Column("result", JSON(none_as_null=True), nullable=True),
    Column("created", Float, nullable=False),
    Column("changed", Float, nullable=False),
    Column("number", Integer, nullable=False),  # of the last entry
    Column("due", Float, nullable=True),  # when somebody has to look after it
    Column("host", String(64), nullable=True),  # the hash of the host's token
    Index(None, "public", "state", "changed", "id"),
    # Most tables are over and not due: they are not in it.
    Index(None, "due"),
)

# When there was a server, one life after the other: what lies between two of them is nobody's time.
LIVES: Final = Table(
    "lives",
    METADATA,
    Column("began", Float, primary_key=True),
    Column("until", Float, nullable=False),
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
    Column("account", Integer, ForeignKey("accounts.id", ondelete="SET NULL"), nullable=True),
    Column("joined", Float, nullable=True),
    Column("seen", Float, nullable=True),
    Index(None, "account", "joined", "table_id"),
    CheckConstraint("account IS NULL OR joined IS NOT NULL", name="joined"),  # an account's list is in that order
    sqlite_with_rowid=False,
)

# What happened at a table, in its order: choices, what was taken back, chat. The number is unique: of two writers one loses.
ENTRIES: Final = Table(
    "entries",
    METADATA,
    Column("table_id", String(16), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),  # from 1
    Column("kind", String(12), nullable=False),
    Column("seat", Integer, nullable=False),  # -1: nobody's
    Column("text", Text, nullable=False),
    Column("at", Float, nullable=False),
    Column("digest", String(64), nullable=True),  # of the state after it, at a checkpoint
    sqlite_with_rowid=False,
)

# What lets somebody act for an account: only the hashes of tokens are kept.
TOKENS: Final = Table(
    "tokens",
    METADATA,
    Column("hash", String(64), primary_key=True),
    Column("account", Integer, ForeignKey("accounts.id", ondelete="CASCADE"), nullable=False),
    Column("kind", String(12), nullable=False),  # login or personal
    Column("label", String(80), nullable=False),  # what its owner calls it; of a login, which browser it was
    Column("created", Float, nullable=False),
    Column("expires", Float, nullable=True),
    Column("used", Float, nullable=True),  # when it was used last, to the hour
    Index(None, "account"),
)

# How strong somebody is in a pool (a game and a number of players): an account or a bot.
RATINGS: Final = Table(
    "ratings",
    METADATA,
    Column("pool", String(24), primary_key=True),
    Column("player", String(40), primary_key=True),  # account:12, bot:greedy
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Column("games", Integer, nullable=False),
    Index(None, "player"),
)
