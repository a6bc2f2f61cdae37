"""Alembic's way in: the connection comes from `carson.server.store.migrate`."""

from alembic import context
from sqlalchemy import text

from carson.server.store.schema import METADATA

ONE_AT_A_TIME = 1858  # any number: the lock that keeps two processes from migrating at once

connection = context.config.attributes["connection"]
if connection.dialect.name == "postgresql":
    connection.execute(text(f"SELECT pg_advisory_xact_lock({ONE_AT_A_TIME})"))
context.configure(connection=connection, target_metadata=METADATA, render_as_batch=True)
with context.begin_transaction():
    context.run_migrations()
