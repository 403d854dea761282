"""Schema migration: a database is created or upgraded before anything is read from it."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path
from threading import Lock
from typing import TYPE_CHECKING, Final

from sqlalchemy import Connection, inspect, text

from riverboat.store.errors import WrongVersion
from riverboat.store.schema import metadata
from riverboat.words.refusals import stores as s

if TYPE_CHECKING:  # import Alembic only to migrate
    from alembic.config import Config
    from alembic.migration import MigrationContext

MIGRATIONS: Final = Path(__file__).parent / "migrations"
VERSION_TABLE: Final = "riverboat_version"
"""Table with the schema version; the name differs from that of other programs."""

_REVISION_PATTERN: Final = re.compile(
    r'^revision = "(?P<own>\w+)"\ndown_revision = (?:None|"(?P<before>\w+)")', re.MULTILINE
)

# Processes that open a database at the same time migrate it one after the other.
_ADVISORY_LOCK: Final = 7_247_826_001
# Alembic has one context for all threads.
_ALEMBIC_LOCK: Final = Lock()


def migrate_to_latest(connection: Connection, migrations: Path = MIGRATIONS) -> None:
    """Migrate to the latest version in the transaction of *connection*.

    Raises ``WrongVersion``, and changes nothing, if the database belongs to a later version of
    riverboat or to another program.
    """
    if connection.dialect.name == "postgresql":
        connection.exec_driver_sql(f"SELECT pg_advisory_xact_lock({_ADVISORY_LOCK})")
    if _is_latest(connection, migrations):
        return
    from alembic import command
    from alembic.script import ScriptDirectory

    config = _build_config(connection, migrations)
    current_version = _require_known_version(connection, config)
    if current_version is None:
        _check_no_foreign_tables(connection)
    if current_version != ScriptDirectory.from_config(config).get_current_head():
        with _ALEMBIC_LOCK:
            command.upgrade(config, "head")


def check_version(connection: Connection, migrations: Path = MIGRATIONS) -> None:
    """Raise ``WrongVersion`` unless the database has the latest version; nothing is migrated."""
    if _is_latest(connection, migrations):
        return
    from alembic.script import ScriptDirectory

    config = _build_config(connection, migrations)
    current_version = _require_known_version(connection, config)
    if current_version is None:
        raise WrongVersion(s.NoStoreInDatabase())
    latest_version = ScriptDirectory.from_config(config).get_current_head()
    if current_version != latest_version:
        raise WrongVersion(s.StoreOutdated(current_version, str(latest_version)))


def _is_latest(connection: Connection, migrations: Path) -> bool:
    """Return True if the version table names the latest version."""
    latest_version = _find_latest_version(migrations)
    if not latest_version or not inspect(connection).has_table(VERSION_TABLE):
        return False
    stored_versions = (
        connection.execute(text(f"SELECT version_num FROM {VERSION_TABLE}")).scalars().all()
    )
    return list(stored_versions) == [latest_version]


@cache
def _find_latest_version(migrations: Path) -> str:
    """Return the latest schema version, read from the migrations' source; empty if ambiguous."""
    revision_matches = [
        _REVISION_PATTERN.search(migration_path.read_text(encoding="utf-8"))
        for migration_path in (migrations / "versions").glob("*.py")
        if migration_path.name != "__init__.py"
    ]
    revision_names = {revision["own"] for revision in revision_matches if revision}
    last_revisions = revision_names - {
        revision["before"] for revision in revision_matches if revision
    }
    return last_revisions.pop() if len(last_revisions) == 1 and None not in revision_matches else ""


def _build_config(connection: Connection, migrations: Path) -> Config:
    from alembic.config import Config

    config = Config(attributes={"connection": connection})
    config.set_main_option("script_location", str(migrations).replace("%", "%%"))
    return config


def _require_known_version(connection: Connection, config: Config) -> str | None:
    """Return the schema version of a database; ``None`` if it has none.

    Raises ``WrongVersion`` if this program does not know the version.
    """
    from alembic.script import ScriptDirectory

    current_version = migration_context(connection).get_current_revision()
    script_directory = ScriptDirectory.from_config(config)
    if current_version and current_version not in {
        script.revision for script in script_directory.walk_revisions()
    }:
        raise WrongVersion(s.StoreTooNew(current_version, str(script_directory.get_current_head())))
    return current_version


def migration_context(connection: Connection) -> MigrationContext:
    """Return Alembic's migration context of a connection."""
    from alembic.migration import MigrationContext

    return MigrationContext.configure(
        connection, opts={"version_table": VERSION_TABLE, "target_metadata": metadata}
    )


def _check_no_foreign_tables(connection: Connection) -> None:
    our_tables = set(metadata.tables) & set(inspect(connection).get_table_names())
    if our_tables:
        raise WrongVersion(s.ForeignDatabaseTable(min(our_tables)))
