"""Atomicity of backup, restore and migration when the process is killed halfway."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata

from riverboat.store import NotEmpty, Store, backup, restore
from riverboat.store.engines import writing_engine
from riverboat.store.schema import metadata
from riverboat.store.schema_migration import migration_context
from riverboat.store.store_urls import database_url
from tests.schedule import run_in
from tests.store import stopping
from tests.store.places import Place, batch, with_one
from tests.store.test_backup import fill, told_by
from tests.store.test_migrations import LATER, LATEST, migrations_of_tomorrow

STOPS = "    import sys; sys.path.insert(0, {!r}); import stopping; stopping.stop()\n"


def killed(*command: str) -> None:
    """Run a command until it is halfway, then kill it without cleanup."""
    script = Path(stopping.__file__)
    with subprocess.Popen(
        [sys.executable, script, *command], stdout=subprocess.PIPE, stderr=subprocess.PIPE
    ) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        line = process.stdout.readline()
        assert line == b"half\n", process.stderr.read().decode()
        process.kill()
    assert process.returncode == -9


@run_in("landing", "postgresql", "sqlite")
def test_a_backup_that_is_killed_leaves_no_backup_and_the_store_as_it_was(
    database: Place, tmp_path: Path
) -> None:
    with_one(database, fill)
    before, file = told_by(database), tmp_path / "one.backup"
    killed("backup", database.url, str(file))
    assert not file.exists(), "what is not whole has not the name of a backup"
    assert told_by(database) == before
    with_one(database, _goes_on)
    backup(database.url, file)
    restore(file, str(tmp_path / "again.db"))
    assert told_by(Place(str(tmp_path / "again.db"))) == told_by(database)


@run_in("slow", "sqlite")
def test_a_restore_that_is_killed_leaves_nothing_and_is_done_again(
    database: Place, tmp_path: Path
) -> None:
    first, file = Place(str(tmp_path / "first.db")), tmp_path / "one.backup"
    with_one(first, fill)
    backup(first.url, file)
    killed("restore", database.url, str(file))
    restore(file, database.url)
    assert told_by(database) == told_by(first)
    with_one(database, _goes_on)
    with pytest.raises(NotEmpty):
        restore(file, database.url)


@run_in("landing", "postgresql", "sqlite")
def test_a_migration_that_is_killed_changes_nothing(database: Place, tmp_path: Path) -> None:
    with_one(database, fill)
    before = told_by(database)
    stops = LATER + STOPS.format(str(Path(stopping.__file__).parent))
    killed("migrate", database.url, str(migrations_of_tomorrow(tmp_path, stops)))
    engine = writing_engine(database_url(database.url))
    with engine.begin() as connection:
        assert migration_context(connection).get_current_revision() == LATEST
        assert compare_metadata(migration_context(connection), metadata) == []
    engine.dispose()
    assert told_by(database) == before
    with_one(database, _goes_on)


async def _goes_on(store: Store) -> None:
    assert await store.append(batch("table/1", 151)) == 152
