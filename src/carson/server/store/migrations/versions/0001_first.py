"""The first schema: accounts, tables, seats, entries, tokens, ratings."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    op.create_table(
        "accounts",
        sa.Column("id", sa.Integer, nullable=False),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("known_as", sa.Text, nullable=False),
        sa.Column("password", sa.String(200), nullable=False),
        sa.Column("created", sa.Float, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_accounts"),
        sa.UniqueConstraint("known_as", name="uq_accounts_known_as"),
    )
    op.create_table(
        "tables",
        sa.Column("id", sa.String(16), nullable=False),
        sa.Column("game", sa.String(16), nullable=False),
        sa.Column("config", sa.JSON, nullable=False),
        sa.Column("seed", sa.Text, nullable=False),
        sa.Column("version", sa.String(32), nullable=False),
        sa.Column("state", sa.String(8), nullable=False),
        sa.Column("public", sa.Boolean, nullable=False),
        sa.Column("settings", sa.JSON, nullable=False),
        sa.Column("result", sa.JSON, nullable=True),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("changed", sa.Float, nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("due", sa.Float, nullable=True),
        sa.Column("host", sa.String(64), nullable=True),
        sa.PrimaryKeyConstraint("id", name="pk_tables"),
    )
    op.create_index("ix_tables_public_state_changed_id", "tables", ["public", "state", "changed", "id"])
    op.create_index("ix_tables_due", "tables", ["due"])
    op.create_table(
        "seats",
        sa.Column("table_id", sa.String(16), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False, autoincrement=False),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("bot", sa.String(24), nullable=True),
        sa.Column("token", sa.String(64), nullable=True),
        sa.Column("account", sa.Integer, nullable=True),
        sa.Column("joined", sa.Float, nullable=True),
        sa.Column("seen", sa.Float, nullable=True),
        sa.PrimaryKeyConstraint("table_id", "seat", name="pk_seats"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_seats_table_id", ondelete="CASCADE"),
        sa.ForeignKeyConstraint(["account"], ["accounts.id"], name="fk_seats_account", ondelete="SET NULL"),
        sa.CheckConstraint("account IS NULL OR joined IS NOT NULL", name="ck_seats_joined"),
        sqlite_with_rowid=False,
    )
    op.create_index("ix_seats_account_joined_table_id", "seats", ["account", "joined", "table_id"])
    op.create_table(
        "entries",
        sa.Column("table_id", sa.String(16), nullable=False),
        sa.Column("number", sa.Integer, nullable=False, autoincrement=False),
        sa.Column("kind", sa.String(12), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
        sa.Column("digest", sa.String(64), nullable=True),
        sa.PrimaryKeyConstraint("table_id", "number", name="pk_entries"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_entries_table_id", ondelete="CASCADE"),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "tokens",
        sa.Column("hash", sa.String(64), nullable=False),
        sa.Column("account", sa.Integer, nullable=False),
        sa.Column("kind", sa.String(12), nullable=False),
        sa.Column("label", sa.String(80), nullable=False),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("expires", sa.Float, nullable=True),
        sa.PrimaryKeyConstraint("hash", name="pk_tokens"),
        sa.ForeignKeyConstraint(["account"], ["accounts.id"], name="fk_tokens_account", ondelete="CASCADE"),
    )
    op.create_index("ix_tokens_account", "tokens", ["account"])
    op.create_table(
        "ratings",
        sa.Column("pool", sa.String(24), nullable=False),
        sa.Column("player", sa.String(40), nullable=False),
        sa.Column("mu", sa.Float, nullable=False),
        sa.Column("sigma", sa.Float, nullable=False),
        sa.Column("games", sa.Integer, nullable=False),
        sa.PrimaryKeyConstraint("pool", "player", name="pk_ratings"),
    )
    op.create_index("ix_ratings_player", "ratings", ["player"])
