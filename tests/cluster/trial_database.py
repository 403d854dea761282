"""Database queries of a trial, over one connection that reconnects."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from typing import Any, Final

import psycopg

TIMEOUT_SECONDS: Final = 120.0
"""Seconds to wait for a server that is away: after a crash it first recovers from its log."""


class TrialDatabase:
    """One connection in its own thread.

    A connection for each query would cost the server more than most replies, and the trial tests
    the nodes.
    """

    def __init__(self, url: str) -> None:
        self._url = url
        self._thread = ThreadPoolExecutor(1, "asks the database")
        self._connection: psycopg.Connection[Any] | None = None

    async def query(self, statement: str, arguments: Sequence[object] = ()) -> list[Any]:
        """Return the rows; raise ``OperationalError`` if the database is away for long."""
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._thread, self._query, statement, arguments)

    def close(self) -> None:
        """Close the connection."""
        self._thread.submit(self._disconnect).result()
        self._thread.shutdown()

    def _query(self, statement: str, arguments: Sequence[object]) -> list[Any]:
        deadline = time.monotonic() + TIMEOUT_SECONDS
        while True:
            try:
                if self._connection is None:
                    self._connection = psycopg.connect(
                        self._url, autocommit=True, connect_timeout=60
                    )
                return self._connection.execute(statement.encode(), arguments or None).fetchall()
            except psycopg.OperationalError:
                self._disconnect()
                if time.monotonic() > deadline:
                    raise
                time.sleep(0.05)

    def _disconnect(self) -> None:
        if self._connection is not None:
            with suppress(psycopg.Error):
                self._connection.close()
        self._connection = None
