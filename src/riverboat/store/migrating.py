"""A database is made, or brought up to date, before anything is read from it."""

from __future__ import annotations

from pathlib import Path
from threading import Lock
from typing import Final

from alembic import command
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, inspect

from riverboat.store.errors import WrongVersion
from riverboat.store.schema import metadata
from riverboat.words.refusals import stores as s

MIGRATIONS: Final = Path(__file__).parent / "migrations"
VERSIONS: Final = "riverboat_version"
"""The table that says which version a database has; another program's may be called otherwise."""

# Two programs that open a database at the same moment migrate it one after the other.
_ADVISORY_LOCK: Final = 7_247_826_001
# Alembic has one context for all threads.
_ONE_AT_A_TIME: Final = Lock()


def bring_up_to_date(connection: Connection, migrations: Path = MIGRATIONS) -> None:
    """Migrate to the latest version in the transaction of *connection*.

    Raises ``WrongVersion``, and changes nothing, if a later riverboat or another program was here.
    """
    if connection.dialect.name == "postgresql":
        connection.exec_driver_sql(f"SELECT pg_advisory_xact_lock({_ADVISORY_LOCK})")
    config = _config(connection, migrations)
    present = _known_version(connection, config)
    if present is None:
        _refuse_others(connection)
    if present != ScriptDirectory.from_config(config).get_current_head():
        with _ONE_AT_A_TIME:
            command.upgrade(config, "head")


def refuse_other_versions(connection: Connection, migrations: Path = MIGRATIONS) -> None:
    """Raise ``WrongVersion`` unless the database has the latest version: nothing is migrated."""
    config = _config(connection, migrations)
    present = _known_version(connection, config)
    if present is None:
        raise WrongVersion(s.NoStoreInDatabase())
    latest = ScriptDirectory.from_config(config).get_current_head()
    if present != latest:
        raise WrongVersion(s.StoreIsOlder(present, str(latest)))


def _config(connection: Connection, migrations: Path) -> Config:
    config = Config(attributes={"connection": connection})
    config.set_main_option("script_location", str(migrations).replace("%", "%%"))
    return config


def _known_version(connection: Connection, config: Config) -> str | None:
    """The version of the database, which has to be one of ours; ``None`` if it has none."""
    present = migration_context(connection).get_current_revision()
    scripts = ScriptDirectory.from_config(config)
    if present and present not in {script.revision for script in scripts.walk_revisions()}:
        raise WrongVersion(s.StoreIsNewer(present, str(scripts.get_current_head())))
    return present


def migration_context(connection: Connection) -> MigrationContext:
    """What alembic knows of a database."""
    return MigrationContext.configure(
        connection, opts={"version_table": VERSIONS, "target_metadata": metadata}
    )


def _refuse_others(connection: Connection) -> None:
    ours = set(metadata.tables) & set(inspect(connection).get_table_names())
    if ours:
        raise WrongVersion(s.TableOfAnother(min(ours)))
