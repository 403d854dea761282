"""Table occupancy: the address that opened each open table, and how long it has been empty.

A guest's table without a person in a seat and without spectators closes after a while, and sooner
if the room is full. Its hands and its ledger are kept, like those of every closed table.
"""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable
from typing import Final

import structlog

from riverboat.service.task.inbox import TableGone
from riverboat.service.task.table_task import TableTask
from riverboat.store.port import Store
from riverboat.web.limits.rate_limit import MonotonicClock
from riverboat.web.server_config import ClientLimits
from riverboat.wire.client_commands import Close
from riverboat.wire.messages import Accepted

log = structlog.get_logger(__name__)

MIN_EMPTY_SECONDS: Final = 600.0
"""Seconds for which an empty table is kept even by a room that is full."""
_CLOSE_TIMEOUT_SECONDS: Final = 30.0
CHECK_INTERVAL_SECONDS: Final = 60.0
"""Seconds between two checks."""


class TableOccupancy:
    """Opener and last use of each open table, in memory only: empty after a restart."""

    def __init__(
        self,
        tables: Callable[[], list[TableTask]],
        store: Callable[[], Store],
        limits: ClientLimits,
        clock: MonotonicClock,
    ) -> None:
        self._tables, self._store, self._limits, self._clock = tables, store, limits, clock
        self._opener_address: dict[str, str] = {}
        """Addresses from which tables were opened; they are stored nowhere else."""
        self._empty_since: dict[str, float] = {}
        """Times since which tables have been empty."""

    def record_opened(self, table_id: str, address: str) -> None:
        """Record the address that opened a table."""
        self._opener_address[table_id] = address

    def count_opened_from(self, address: str) -> int:
        """Return the number of open tables opened from an address."""
        return sum([self._opener_address.get(task.id) == address for task in self._tables()])

    async def close_expired(self) -> None:
        """Close tables that have been empty for too long."""
        self._refresh()
        emptied_before = self._clock() - self._limits.empty
        for task in self._list_longest_empty():
            if self._empty_since.get(task.id, emptied_before + 1) <= emptied_before:
                await self._close_table(task)

    async def close_longest_empty(self, *, is_guest: bool = True) -> bool:
        """Close the table that has been empty for longest, if for at least some minutes.

        An account's request closes a guest's empty table at once.
        """
        self._refresh()
        emptied_before = self._clock() - (
            min(MIN_EMPTY_SECONDS, self._limits.empty) if is_guest else 0
        )
        for task in self._list_longest_empty():
            if self._empty_since.get(
                task.id, emptied_before + 1
            ) <= emptied_before and await self._close_table(task):
                return True
        return False

    def _refresh(self) -> None:
        tasks = {task.id: task for task in self._tables()}
        for values_by_table in (self._opener_address, self._empty_since):
            for table in [table_id for table_id in values_by_table if table_id not in tasks]:
                del values_by_table[table]
        for table, task in tasks.items():
            if _is_empty(task):
                self._empty_since.setdefault(table, self._clock())
            else:
                self._empty_since.pop(table, None)

    def _list_longest_empty(self) -> list[TableTask]:
        tasks = [task for task in self._tables() if task.id in self._empty_since]
        return sorted(tasks, key=lambda task: self._empty_since[task.id])

    async def _close_table(self, task: TableTask) -> bool:
        host = task.row.host
        if task.event_link is not None:  # its director closes it
            return False
        account = await self._store().find_account(host)
        if account is None or account.password_hash:  # a table of the room or of an account
            return False
        if not _is_empty(task):
            return False
        try:
            async with asyncio.timeout(_CLOSE_TIMEOUT_SECONDS):
                answer = await task.submit(
                    host, secrets.token_hex(8), Close(), host_authority="room"
                )
        except (TableGone, TimeoutError):
            return False
        log.info("empty table closed", table=task.id, done=isinstance(answer, Accepted))
        return isinstance(answer, Accepted)


def _is_empty(task: TableTask) -> bool:
    """Return True if no person sits there, waits for a seat or watches."""
    return not (
        set(task.chair_by_player) - task.bots or task.view().waiting_count or task.has_subscribers
    )
