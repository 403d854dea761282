"""Atomicity of backup, restore and migration when the process is killed halfway."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata

from riverboat.store import NotEmpty, Store, backup, restore
from riverboat.store.engines import create_writing_engine
from riverboat.store.schema import metadata
from riverboat.store.schema_migration import migration_context
from riverboat.store.store_urls import database_url
from tests.schedule import run_in
from tests.store import stopping
from tests.store.store_locations import StoreLocation, make_batch, run_with_store
from tests.store.test_backup import fill_store, read_all_from
from tests.store.test_migrations import LATER_MIGRATION, LATEST_VERSION, add_later_migration

HANGING_MIGRATION_CODE = (
    "    import sys; sys.path.insert(0, {!r}); import stopping; stopping.print_and_hang()\n"
)


def run_and_kill(*command: str) -> None:
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
def test_killed_backup_leaves_no_file_and_unchanged_store(
    database: StoreLocation, tmp_path: Path
) -> None:
    run_with_store(database, fill_store)
    contents_before, file = read_all_from(database), tmp_path / "one.backup"
    run_and_kill("backup", database.url, str(file))
    assert not file.exists(), "what is not whole has not the name of a backup"
    assert read_all_from(database) == contents_before
    run_with_store(database, _assert_append_works)
    backup(database.url, file)
    restore(file, str(tmp_path / "again.db"))
    assert read_all_from(StoreLocation(str(tmp_path / "again.db"))) == read_all_from(database)


@run_in("slow", "sqlite")
def test_killed_restore_can_be_repeated(database: StoreLocation, tmp_path: Path) -> None:
    first_location, file = StoreLocation(str(tmp_path / "first.db")), tmp_path / "one.backup"
    run_with_store(first_location, fill_store)
    backup(first_location.url, file)
    run_and_kill("restore", database.url, str(file))
    restore(file, database.url)
    assert read_all_from(database) == read_all_from(first_location)
    run_with_store(database, _assert_append_works)
    with pytest.raises(NotEmpty):
        restore(file, database.url)


@run_in("landing", "postgresql", "sqlite")
def test_killed_migration_changes_nothing(database: StoreLocation, tmp_path: Path) -> None:
    run_with_store(database, fill_store)
    earlier_rows = read_all_from(database)
    hanging_migration = LATER_MIGRATION + HANGING_MIGRATION_CODE.format(
        str(Path(stopping.__file__).parent)
    )
    run_and_kill("migrate", database.url, str(add_later_migration(tmp_path, hanging_migration)))
    engine = create_writing_engine(database_url(database.url))
    with engine.begin() as connection:
        assert migration_context(connection).get_current_revision() == LATEST_VERSION
        assert compare_metadata(migration_context(connection), metadata) == []
    engine.dispose()
    assert read_all_from(database) == earlier_rows
    run_with_store(database, _assert_append_works)


async def _assert_append_works(store: Store) -> None:
    assert await store.append(make_batch("table/1", 151)) == 152
