"""Alembic environment: runs migrations on the given connection, in its transaction."""

from __future__ import annotations

from alembic import context

from riverboat.store.schema import metadata
from riverboat.store.schema_migration import VERSION_TABLE


def migrate() -> None:
    """Run the missing migrations."""
    context.configure(
        connection=context.config.attributes["connection"],
        target_metadata=metadata,
        version_table=VERSION_TABLE,
        # For SQLite too, because our connections start transactions explicitly.
        transactional_ddl=True,
    )
    context.run_migrations()


# Alembic loads this file under that name; an ordinary import must not migrate.
if __name__ == "env_py":
    migrate()
