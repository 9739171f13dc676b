"""Runs migrations on the connection that is handed over; the caller owns the transaction."""

from alembic import context
from sqlmodel import SQLModel

import engine.storage.tables  # noqa: F401  (its classes register themselves in the metadata)

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=SQLModel.metadata,
    render_as_batch=True,
    transactional_ddl=False,
)
context.run_migrations()
