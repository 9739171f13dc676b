"""Runs migrations on the given connection; the caller owns the transaction."""

from alembic import context

from engine.storage.schema.tables import campaigns

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=campaigns.metadata,
    render_as_batch=True,
    transactional_ddl=False,
)
context.run_migrations()
