"""Lease change notifications by PostgreSQL's NOTIFY; a missed one is found at the next poll."""

from __future__ import annotations

import threading
from collections.abc import Callable
from contextlib import suppress
from typing import Final

from sqlalchemy import Connection, text

from riverboat.store.store_urls import database_url

_CHANNEL_SQL: Final = "'riverboat_leases_' || current_schema()"
_NOTIFY_STATEMENT: Final = text(f"SELECT pg_notify({_CHANNEL_SQL}, '')")
_POLL_SECONDS: Final = 0.2
"""Seconds after which the thread checks again if ``close`` was called."""
_RECONNECT_SECONDS: Final = 2.0
"""Seconds before reconnecting to a server."""


def notify_lease_change(connection: Connection) -> None:
    """Notify all nodes of a lease change when the transaction commits."""
    connection.execute(_NOTIFY_STATEMENT)


class LeaseListener:
    """Thread that listens for lease changes, and calls *on_change* in that thread."""

    def __init__(self, url: str, on_change: Callable[[], object]) -> None:
        self._url = database_url(url).set(drivername="postgresql")
        self._on_change, self._is_stopping = on_change, threading.Event()
        self._thread = threading.Thread(target=self._run, name="riverboat leases", daemon=True)
        self._thread.start()

    def close(self) -> None:
        """Stop the listening thread, and block until it has ended."""
        self._is_stopping.set()
        self._thread.join(10)

    def _run(self) -> None:
        import psycopg

        while not self._is_stopping.is_set():
            with suppress(psycopg.Error, RuntimeError):
                self._listen()
            self._is_stopping.wait(_RECONNECT_SECONDS)

    def _listen(self) -> None:
        import psycopg

        database_address = self._url.render_as_string(hide_password=False)
        with psycopg.connect(database_address, autocommit=True, connect_timeout=2) as connection:
            channel_name = connection.execute(f"SELECT {_CHANNEL_SQL}").fetchone()
            assert channel_name is not None, "a select has a row"
            connection.execute(f'LISTEN "{channel_name[0]}"'.encode())
            while not self._is_stopping.is_set():
                for _ in connection.notifies(timeout=_POLL_SECONDS, stop_after=1):
                    self._on_change()
