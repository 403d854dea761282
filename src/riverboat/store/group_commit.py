"""Group commit: many jobs in one database transaction, with retries.

A transaction that was certainly rolled back is retried. A transaction that lost its connection
during the commit is not, because it may have been stored.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator, Sequence
from typing import Final

from sqlalchemy import Connection, Engine
from sqlalchemy.exc import DBAPIError, IntegrityError, SQLAlchemyError

from riverboat.store.batch_append import append_each, append_together
from riverboat.store.engines import format_database_error
from riverboat.store.errors import NotUnique, StoreFailed
from riverboat.store.stream_records import Batch
from riverboat.words.refusals import stores as s

WriteOperation = Callable[[Connection], object]
"""Any write but an append; if it raises ``NotUnique`` or ``LookupError`` nothing has changed."""
WriteJob = Batch | WriteOperation

RETRY_DELAYS: Final = (0.05, 0.2, 0.5, 1.0, 2.0)
"""Seconds before each retry, long enough for a server to restart."""

_DEADLOCK_CODE, _SERIALIZATION_FAILURE_CODE = "40P01", "40001"


class GroupCommitter:
    """Executes jobs on the writer's connection, and counts the transactions."""

    def __init__(self, engine: Engine, retry_delays: Sequence[float] = RETRY_DELAYS) -> None:
        self._engine, self._retry_delays = engine, retry_delays
        self.commit_count = 0
        """Number of committed transactions."""

    def commit_jobs(self, jobs: Sequence[WriteJob]) -> list[object]:
        """Commit jobs; return the result of each, or raise ``StoreFailed`` for all of them."""
        append_batches = append_together
        retry_delays = iter(self._retry_delays)
        while True:
            try:
                return self._commit(jobs, append_batches)
            except IntegrityError as error:
                if append_batches is append_each:
                    raise _build_store_failure(error) from error
                append_batches = append_each
            except SQLAlchemyError as error:
                self._wait_before_retry(error, retry_delays)

    def _commit(
        self,
        jobs: Sequence[WriteJob],
        append_batches: Callable[[Connection, Sequence[Batch]], list[int | Exception]],
    ) -> list[object]:
        """Execute all jobs in one transaction, which any exception rolls back."""
        with self._engine.connect() as connection:
            connection.begin()
            append_results = iter(
                append_batches(connection, [job for job in jobs if isinstance(job, Batch)])
            )
            outcomes = [
                next(append_results) if isinstance(job, Batch) else _run_operation(connection, job)
                for job in jobs
            ]
            try:
                connection.commit()
            except SQLAlchemyError as error:
                raise _build_store_failure(
                    error, perhaps_stored=_is_connection_lost(error)
                ) from error
        self.commit_count += 1
        return outcomes

    def _wait_before_retry(self, error: SQLAlchemyError, delays: Iterator[float]) -> None:
        delay_seconds = next(delays, None)
        if delay_seconds is None or not self._is_retryable(error):
            raise _build_store_failure(error) from error
        time.sleep(delay_seconds)

    def _is_retryable(self, error: SQLAlchemyError) -> bool:
        """Return True for a lost connection, a deadlock or a serialization failure."""
        if not isinstance(error, DBAPIError) or self._engine.dialect.name != "postgresql":
            return False
        is_connection_refused = error.statement is None
        sql_state = getattr(error.orig, "sqlstate", None)
        return (
            is_connection_refused
            or _is_connection_lost(error)
            or sql_state in (_DEADLOCK_CODE, _SERIALIZATION_FAILURE_CODE)
        )


def _run_operation(connection: Connection, operation: WriteOperation) -> object:
    try:
        return operation(connection)
    except (NotUnique, LookupError) as error:
        return error


def _is_connection_lost(error: SQLAlchemyError) -> bool:
    return isinstance(error, DBAPIError) and error.connection_invalidated


def _build_store_failure(error: SQLAlchemyError, *, perhaps_stored: bool = False) -> StoreFailed:
    if perhaps_stored:
        return StoreFailed(s.CommitUncertain(format_database_error(error)), perhaps_stored=True)
    return StoreFailed(s.WriteFailed(format_database_error(error)))
