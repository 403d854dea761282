"""Wishes into a database: many in one transaction, and what is done when it fails.

A transaction that was surely undone is tried again, for no one has been told anything; one whose
commit was cut off is not, because it may have been stored.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator, Sequence
from typing import Final

from sqlalchemy import Connection, Engine
from sqlalchemy.exc import DBAPIError, IntegrityError, SQLAlchemyError

from riverboat.store.appending import append_each, append_together
from riverboat.store.engines import said
from riverboat.store.errors import NotUnique, StoreFailed
from riverboat.store.streams import Batch
from riverboat.words.refusals import stores as s

Work = Callable[[Connection], object]
"""Any other change; if it raises ``NotUnique`` or ``LookupError`` it has changed nothing."""
Wish = Batch | Work

PAUSES: Final = (0.05, 0.2, 0.5, 1.0, 2.0)
"""Seconds: a server that starts again is waited for so often, and so long."""

_DEADLOCK, _NOT_SERIAL = "40P01", "40001"


class Commits:
    """Carries out wishes on the connection of the writer, and counts the transactions."""

    def __init__(self, engine: Engine, pauses: Sequence[float] = PAUSES) -> None:
        self._engine, self._pauses = engine, pauses
        self.count = 0
        """How many transactions were committed."""

    def carry_out(self, wishes: Sequence[Wish]) -> list[object]:
        """What came of each wish, once it is durable; or ``StoreFailed`` for all of them."""
        append = append_together
        pauses = iter(self._pauses)
        while True:
            try:
                return self._commit(wishes, append)
            except IntegrityError as error:
                if append is append_each:
                    raise _failed(error) from error
                append = append_each
            except SQLAlchemyError as error:
                self._wait_or_fail(error, pauses)

    def _commit(
        self,
        wishes: Sequence[Wish],
        append: Callable[[Connection, Sequence[Batch]], list[int | Exception]],
    ) -> list[object]:
        """Carry out all wishes in one transaction: leaving it in any other way undoes it."""
        with self._engine.connect() as connection:
            connection.begin()
            appended = iter(append(connection, [w for w in wishes if isinstance(w, Batch)]))
            outcomes = [
                next(appended) if isinstance(wish, Batch) else _outcome(connection, wish)
                for wish in wishes
            ]
            try:
                connection.commit()
            except SQLAlchemyError as error:
                raise _failed(error, perhaps_stored=_lost(error)) from error
        self.count += 1
        return outcomes

    def _wait_or_fail(self, error: SQLAlchemyError, pauses: Iterator[float]) -> None:
        pause = next(pauses, None)
        if pause is None or not self._may_pass(error):
            raise _failed(error) from error
        time.sleep(pause)

    def _may_pass(self, error: SQLAlchemyError) -> bool:
        """Another attempt may do better: the connection went, or two writers were entangled."""
        if not isinstance(error, DBAPIError) or self._engine.dialect.name != "postgresql":
            return False
        refused_to_connect = error.statement is None
        state = getattr(error.orig, "sqlstate", None)
        return refused_to_connect or _lost(error) or state in (_DEADLOCK, _NOT_SERIAL)


def _outcome(connection: Connection, work: Work) -> object:
    try:
        return work(connection)
    except (NotUnique, LookupError) as refused:
        return refused


def _lost(error: SQLAlchemyError) -> bool:
    return isinstance(error, DBAPIError) and error.connection_invalidated


def _failed(error: SQLAlchemyError, *, perhaps_stored: bool = False) -> StoreFailed:
    if perhaps_stored:
        return StoreFailed(s.PerhapsItWasStored(said(error)), perhaps_stored=True)
    return StoreFailed(s.NothingWasStored(said(error)))
