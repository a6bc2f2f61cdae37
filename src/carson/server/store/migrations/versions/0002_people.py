"""What an account's name looks like, so that nobody takes one that looks the same; when a token was last used, roughly."""

import sqlalchemy as sa
from alembic import op

from carson.table.people.alike import skeleton

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    # An index, not a constraint: for one SQLite would make the table anew, and delete what refers to it.
    op.add_column("accounts", sa.Column("looks_like", sa.Text, nullable=True))
    op.add_column("tokens", sa.Column("used", sa.Float, nullable=True))
    fill_in(op.get_bind())
    op.create_index("ix_accounts_looks_like", "accounts", ["looks_like"], unique=True)


def fill_in(connection: sa.Connection) -> None:
    """Of accounts that look alike already the first one has the looks for itself; the others keep their names too."""
    accounts = sa.table(
        "accounts", sa.column("id", sa.Integer), sa.column("name", sa.Text), sa.column("looks_like", sa.Text)
    )
    rows = connection.execute(sa.select(accounts.c.id, accounts.c.name).order_by(accounts.c.id)).all()
    first: dict[str, int] = {}
    for row in rows:
        first.setdefault(skeleton(row.name), row.id)
    change = sa.update(accounts).where(accounts.c.id == sa.bindparam("who")).values(looks_like=sa.bindparam("looks"))
    if first:
        connection.execute(change, [{"who": id, "looks": looks} for looks, id in first.items()])
