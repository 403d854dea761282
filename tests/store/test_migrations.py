"""Migrations lead to the declared schema; other versions of the store are refused."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, inspect, text

from riverboat.store import Batch, Checkpoint, NoteRow, Store, WrongVersion
from riverboat.store.engines import create_database_file, create_writing_engine
from riverboat.store.schema import metadata
from riverboat.store.schema_migration import MIGRATIONS, migrate_to_latest, migration_context
from riverboat.store.store_urls import database_url
from tests.limits import HANG
from tests.store.store_locations import (
    StoreLocation,
    make_batch,
    run,
    run_with_store,
    wait_for_blocked_connection,
)

LATEST_VERSION = str(ScriptDirectory(str(MIGRATIONS)).get_current_head())
LATER_MIGRATION = f'''
"""A later version, that a room of tomorrow has."""
import sqlalchemy as sa
from alembic import op
revision, down_revision = "later", "{LATEST_VERSION}"
def upgrade():
    op.add_column("tables", sa.Column("colour", sa.Text, nullable=False, server_default="green"))
'''


def test_migrated_empty_database_matches_schema(database: StoreLocation) -> None:
    with _open_connection(database) as connection:
        migrate_to_latest(connection)
        assert compare_metadata(migration_context(connection), metadata) == []


def test_schema_comparison_detects_differences(database: StoreLocation) -> None:
    with _open_connection(database) as connection:
        migrate_to_latest(connection)
        connection.execute(text("DROP INDEX ix_keys_folded"))
        connection.execute(text("ALTER TABLE hands DROP COLUMN game"))
        differences = compare_metadata(migration_context(connection), metadata)
        assert sorted(str(difference[0]) for difference in differences) == [
            "add_column",
            "add_index",
        ]


def test_constraints_have_the_names_of_the_schema(database: StoreLocation) -> None:
    with _open_connection(database) as connection:
        migrate_to_latest(connection)
        inspector = inspect(connection)
        for table in metadata.sorted_tables:
            name = table.name
            assert inspector.get_pk_constraint(name)["name"] == table.primary_key.name
            assert inspector.get_pk_constraint(name)["constrained_columns"] == [
                column.name for column in table.primary_key
            ]
            check_names = {
                constraint.name
                for constraint in table.constraints
                if str(constraint.name).startswith("ck_")
            }
            assert {check["name"] for check in inspector.get_check_constraints(name)} == check_names
            foreign_key_names = {
                str(foreign_key.name) for foreign_key in table.foreign_key_constraints
            }
            assert {
                foreign_key["name"] for foreign_key in inspector.get_foreign_keys(name)
            } == foreign_key_names


def test_migrating_twice_keeps_latest_revision(database: StoreLocation) -> None:
    for _ in range(2):
        with _open_connection(database) as connection:
            migrate_to_latest(connection)
            assert migration_context(connection).get_current_revision() == LATEST_VERSION


def test_older_store_is_migrated_to_latest(database: StoreLocation, tmp_path: Path) -> None:
    async def run_scenario(store: Store) -> None:
        await store.append(make_batch("a", 0))

    run_with_store(database, run_scenario)
    with _open_connection(database) as connection:
        migrate_to_latest(connection, add_later_migration(tmp_path))
        assert migration_context(connection).get_current_revision() == "later"
        assert connection.execute(text("SELECT length FROM streams")).scalar() == 1
        assert "colour" in {column["name"] for column in inspect(connection).get_columns("tables")}


def test_store_of_first_version_is_migrated_on_open(
    database: StoreLocation, tmp_path: Path
) -> None:
    with _open_connection(database) as connection:
        migrate_to_latest(connection, _copy_migrations_up_to("0001", tmp_path))
        assert migration_context(connection).get_current_revision() == "0001"
        assert "notes" not in inspect(connection).get_table_names()
        connection.execute(
            text("INSERT INTO accounts VALUES ('ann', 'Ann', '', 1, :no)").bindparams(no=False)
        )

    async def run_scenario(store: Store) -> None:
        assert await store.list_account_names() == ["Ann"]
        await store.put_note(NoteRow("Ann", "Bob", "calls", "red", 1))
        assert await store.notes_of("ann") == [NoteRow("Ann", "Bob", "calls", "red", 1)]

    run_with_store(database, run_scenario)
    with _open_connection(database) as connection:
        assert compare_metadata(migration_context(connection), metadata) == []


def test_migration_to_checkpoints_supports_older_writers(
    database: StoreLocation, tmp_path: Path
) -> None:
    with _open_connection(database) as connection:
        migrate_to_latest(connection, _copy_migrations_up_to("0006", tmp_path))
        assert "checkpoints" not in inspect(connection).get_table_names()
        connection.execute(text("INSERT INTO streams VALUES ('a', 1)"))
        insert_statement = text("INSERT INTO records VALUES ('a', 1, 5, :body)")
        connection.execute(insert_statement.bindparams(body=b"one"))

    async def run_scenario(store: Store) -> None:
        stored_checkpoint = Checkpoint(1, 7, "code", b"state")
        await store.append(Batch("a", 1, 7, (b"two",), checkpoint=stored_checkpoint))
        # The previous version does this: it ignores checkpoints and leaves existing ones in place.
        await store.append(Batch("a", 2, 8, (b"three",)))
        assert await store.list_checkpoints("a") == [stored_checkpoint]
        assert [record.body for record in await store.read("a")] == [b"one", b"two", b"three"]

    run_with_store(database, run_scenario)
    with _open_connection(database) as connection:
        assert compare_metadata(migration_context(connection), metadata) == []


def test_store_of_later_version_is_refused_unchanged(
    database: StoreLocation, tmp_path: Path
) -> None:
    with _open_connection(database) as connection:
        migrate_to_latest(connection, add_later_migration(tmp_path))
    with pytest.raises(
        WrongVersion,
        match=f"the store has version later, this riverboat reads versions up to {LATEST_VERSION}: "
        "install a newer riverboat",
    ):
        run(database.store().open())
    with _open_connection(database) as connection:
        assert migration_context(connection).get_current_revision() == "later"


def test_failed_migration_rolls_back(database: StoreLocation, tmp_path: Path) -> None:
    with _open_connection(database) as connection:
        migrate_to_latest(connection)
    broken_migrations = add_later_migration(
        tmp_path, LATER_MIGRATION + "    raise ZeroDivisionError\n"
    )
    with pytest.raises(ZeroDivisionError), _open_connection(database) as connection:
        migrate_to_latest(connection, broken_migrations)
    with _open_connection(database) as connection:
        assert migration_context(connection).get_current_revision() == LATEST_VERSION
        assert compare_metadata(migration_context(connection), metadata) == []


def test_open_waits_for_running_migration(server: str) -> None:
    with ThreadPoolExecutor(1) as pool, _open_connection(StoreLocation(server)) as connection:
        migrate_to_latest(connection)
        opened_future = pool.submit(run, _open_and_close(server))
        wait_for_blocked_connection(server)
        connection.commit()
        opened_future.result(timeout=HANG)


async def _open_and_close(url: str) -> None:
    store = StoreLocation(url).store()
    await store.open()
    await store.close()


def test_foreign_table_with_our_name_is_refused(database: StoreLocation) -> None:
    with _open_connection(database) as connection:
        connection.execute(text("CREATE TABLE accounts (id INTEGER)"))
    with pytest.raises(
        WrongVersion,
        match="foreign table accounts in the database: give the room its own database or",
    ):
        run(database.store().open())
    with _open_connection(database) as connection:
        assert inspect(connection).get_table_names() == ["accounts"]


def test_foreign_tables_with_other_names_are_ignored(database: StoreLocation) -> None:
    with _open_connection(database) as connection:
        connection.execute(text("CREATE TABLE alembic_version (version_num TEXT)"))
        connection.execute(text("INSERT INTO alembic_version VALUES ('theirs')"))
    run(database.store().open())
    with _open_connection(database) as connection:
        assert connection.execute(text("SELECT * FROM alembic_version")).scalar() == "theirs"


@contextmanager
def _open_connection(database: StoreLocation) -> Iterator[Connection]:
    url = database_url(database.url)
    if url.get_backend_name() == "sqlite":
        create_database_file(url)
    engine = create_writing_engine(url)
    try:
        with engine.begin() as connection:
            yield connection
    finally:
        engine.dispose()


def _copy_migrations_up_to(version: str, folder: Path) -> Path:
    """Copy the migrations up to a version, as an older riverboat has them."""
    copy_folder = folder / "before"
    shutil.copytree(MIGRATIONS, copy_folder, ignore=shutil.ignore_patterns("__pycache__"))
    for path in (copy_folder / "versions").glob("v*.py"):
        if path.name[1:5] > version:
            path.unlink()
    return copy_folder


def add_later_migration(folder: Path, migration_source: str = LATER_MIGRATION) -> Path:
    copy_folder = folder / "migrations"
    shutil.copytree(MIGRATIONS, copy_folder, ignore=shutil.ignore_patterns("__pycache__"))
    (copy_folder / "versions" / "later.py").write_text(migration_source)
    return copy_folder
