"""Store URLs: ``memory:``, ``sqlite:///room.db`` or a path, ``postgresql://``."""

from __future__ import annotations

import re
from pathlib import Path

from sqlalchemy import URL, make_url
from sqlalchemy.exc import ArgumentError

from riverboat.store.errors import UnknownStore
from riverboat.store.memory_store import MemoryStore
from riverboat.store.port import Store
from riverboat.store.sql import SqlStore
from riverboat.words.refusals import storage_setup as w


def open_store(url: str) -> Store:
    """Return the store of a URL, not opened yet. Raises ``UnknownStore``.

    >>> open_store("memory:")
    MemoryStore()
    >>> open_store("postgresql://ann:secret@example.org/room")
    SqlStore('postgresql://ann:***@example.org/room')
    >>> open_store("mysql://ann:secret@example.org/room")
    Traceback (most recent call last):
    ...
    riverboat.store.errors.UnknownStore: unknown store type mysql; stores: memory:, \
sqlite:///path, a path, or postgresql://user@host/database
    """
    return MemoryStore() if url == "memory:" else SqlStore(database_url(url))


def database_url(url: str) -> URL:
    """Parse the URL of a database. Raises ``UnknownStore``, also for memory."""
    # A single letter is a drive, not a scheme.
    scheme = re.match(r"([A-Za-z][A-Za-z0-9+.-]+):", url)
    match scheme and scheme[1].lower():
        case None if url:
            return _build_sqlite_url(url)
        case "sqlite":
            return _build_sqlite_url(url.removeprefix(f"{url[:6]}:///"))
        case "postgresql" | "postgres":
            return _parse_postgresql_url(url)
        case "memory":
            raise UnknownStore(w.MemoryStoreNotShareable())
        case None:
            raise UnknownStore(w.StoreUrlMissing(w.StoreAddressHint()))
        case kind:
            raise UnknownStore(w.StoreTypeUnknown(kind, w.StoreAddressHint()))


def with_short_timeouts(url: str, timeout_seconds: float) -> str:
    """Return a PostgreSQL URL with network timeouts of *timeout_seconds*.

    The server also ends idle transactions after that time.
    """
    parsed_url = _parse_postgresql_url(url)
    timeout_ms = str(round(1000 * timeout_seconds))
    idle_option = f"-cidle_in_transaction_session_timeout={timeout_ms}"
    url_options = parsed_url.query.get("options", "")
    options = " ".join(
        [url_options if isinstance(url_options, str) else " ".join(url_options), idle_option]
    ).strip()
    timeouts = {
        "tcp_user_timeout": timeout_ms,
        "keepalives_idle": "1",
        "keepalives_interval": "1",
        "keepalives_count": str(max(1, round(timeout_seconds) - 1)),
    }
    query = {name: value for name, value in timeouts.items() if name not in parsed_url.query}
    libpq_url = parsed_url.set(drivername="postgresql")
    return libpq_url.update_query_dict({**query, "options": options}).render_as_string(
        hide_password=False
    )


def _build_sqlite_url(path: str) -> URL:
    if not path or path.startswith(("sqlite:", ":")):
        raise UnknownStore(w.NoStoreFile(w.StoreAddressHint()))
    return URL.create("sqlite", database=str(Path(path)))


def _parse_postgresql_url(url: str) -> URL:
    # Do not repeat an invalid URL: it may contain a password.
    try:
        parsed_url = make_url(url)
    except (ArgumentError, ValueError):
        parsed_url = None
    if parsed_url is None or not parsed_url.database:
        raise UnknownStore(w.PostgresAddressInvalid(w.StoreAddressHint()))
    return parsed_url.set(drivername="postgresql+psycopg")
