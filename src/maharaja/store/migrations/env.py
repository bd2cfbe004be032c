"""What Alembic runs: the steps, on the connection and in the transaction of whoever calls it."""

from alembic import context

from maharaja.store.schema import metadata

context.configure(connection=context.config.attributes["connection"], target_metadata=metadata)
context.run_migrations()
