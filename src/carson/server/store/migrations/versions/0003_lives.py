"""When there was a server; of a database that does not know it yet, until something happened at a table the last time."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    op.create_table(
        "lives",
        sa.Column("began", sa.Float, nullable=False),
        sa.Column("until", sa.Float, nullable=False),
        sa.PrimaryKeyConstraint("began", name="pk_lives"),
    )
    op.execute("INSERT INTO lives (began, until) SELECT min(created), max(changed) FROM tables HAVING count(*) > 0")
