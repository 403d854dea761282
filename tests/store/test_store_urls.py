"""Store URLs: each names a store or is refused with the allowed forms; passwords are redacted."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from riverboat.store import MemoryStore, SqlStore, StoreFailed, UnknownStore, open_store
from riverboat.store.engines import redact_url
from riverboat.store.store_urls import database_url
from riverboat.words.refusals.storage_setup import StoreAddressHint
from tests.store.store_locations import run


def test_memory_url_opens_memory_store() -> None:
    assert isinstance(open_store("memory:"), MemoryStore)


@pytest.mark.parametrize(
    "url, path",
    [
        ("room.db", "room.db"),
        ("./rooms/room.db", "rooms/room.db"),
        ("/var/lib/a b?c#d%20.db", "/var/lib/a b?c#d%20.db"),
        ("sqlite:///room.db", "room.db"),
        ("sqlite:////var/lib/room.db", "/var/lib/room.db"),
        ("SQLite:///room.db", "room.db"),
        ("c:/rooms/room.db", "c:/rooms/room.db"),
    ],
)
def test_path_opens_sqlite_file(url: str, path: str) -> None:
    store = open_store(url)
    assert isinstance(store, SqlStore)
    assert database_url(url).database == str(Path(path))


@pytest.mark.parametrize("scheme", ["postgresql", "postgres", "PostgreSQL"])
def test_postgresql_urls_use_psycopg(scheme: str) -> None:
    url = database_url(f"{scheme}://ann@db.example.org:5433/room?sslmode=require")
    assert url.drivername == "postgresql+psycopg"
    assert (url.username, url.host, url.port, url.database) == (
        "ann",
        "db.example.org",
        5433,
        "room",
    )
    assert url.query == {"sslmode": "require"}


@pytest.mark.parametrize(
    "url",
    [
        "mysql://ann:secret@host/room",
        "postgresql+asyncpg://ann:secret@host/room",
        "http://ann:secret@host/room",
        "file:secret.db",
        "",
        "sqlite://",
        "sqlite:///",
        "sqlite:///:memory:",
        "sqlite://ann:secret@host/room.db",
        ":memory:",
        "postgresql://ann:secret@host",
        "postgresql:///",
        "postgresql:secret",
        "postgresql://ann:secret@host:port/room",
    ],
)
def test_unknown_url_error_lists_allowed_stores(url: str) -> None:
    with pytest.raises(UnknownStore) as error:
        open_store(url)
    assert str(StoreAddressHint()) in str(error.value)
    assert "secret" not in str(error.value)
    assert error.value.__context__ is None


@pytest.mark.parametrize(
    "url",
    [
        "postgresql://ann:secret@host/room",
        "postgresql://host/room?user=ann&password=secret",
        "postgresql://host/room?sslpassword=secret&sslmode=require",
    ],
)
def test_password_is_redacted_from_repr_and_url(url: str) -> None:
    assert "secret" not in repr(open_store(url))
    assert "secret" not in redact_url(database_url(url))
    assert "host/room" in repr(open_store(url))


def test_missing_psycopg_error_names_extra(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "psycopg", None)
    with pytest.raises(StoreFailed, match=r"install riverboat\[postgres\]"):
        run(open_store("postgresql://host/room").open())


def test_memory_url_has_no_database_url() -> None:
    with pytest.raises(UnknownStore, match="another program can’t open a memory store"):
        database_url("memory:")
