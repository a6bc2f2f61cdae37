"""Whoever got up before the game leaves neither his name nor what he said; and more names look alike than before."""

import sqlalchemy as sa
from alembic import op

from carson.table.people.alike import skeleton

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    op.execute(
        "UPDATE entries SET text = '…' WHERE kind IN ('sit', 'chat') AND EXISTS (SELECT 1 FROM entries AS later "
        "WHERE later.table_id = entries.table_id AND later.seat = entries.seat AND later.kind = 'leave' "
        "AND later.number > entries.number)"
    )
    look_again(op.get_bind())


def look_again(connection: sa.Connection) -> None:
    """Of accounts that look alike now the first one has the looks for itself; the others keep their names too."""
    accounts = sa.table(
        "accounts", sa.column("id", sa.Integer), sa.column("name", sa.Text), sa.column("looks_like", sa.Text)
    )
    known = accounts.c.looks_like.is_not(None)  # neither those that were deleted nor those that looked like another before
    rows = connection.execute(sa.select(accounts).where(known).order_by(accounts.c.id)).all()
    first: dict[str, int] = {}
    for row in rows:
        first.setdefault(skeleton(row.name), row.id)
    connection.execute(sa.update(accounts).values(looks_like=None))  # no two may have the same for a moment
    change = sa.update(accounts).where(accounts.c.id == sa.bindparam("who")).values(looks_like=sa.bindparam("looks"))
    if first:
        connection.execute(change, [{"who": id, "looks": looks} for looks, id in first.items()])
