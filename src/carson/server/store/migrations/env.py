"""Alembic's way in: the connection, and the transaction, come from `carson.server.store.migrate`."""

from alembic import context

from carson.server.store.schema import METADATA

context.configure(connection=context.config.attributes["connection"], target_metadata=METADATA, render_as_batch=True)
with context.begin_transaction():
    context.run_migrations()
