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
        return sum(
            [self._opener_address.get(table_task.id) == address for table_task in self._tables()]
        )

    async def close_expired(self) -> None:
        """Close tables that have been empty for too long."""
        self._update_empty_since()
        emptied_before = self._clock() - self._limits.empty_table_seconds
        for table_task in self._list_longest_empty():
            if self._empty_since.get(table_task.id, emptied_before + 1) <= emptied_before:
                await self._close_table(table_task)

    async def close_longest_empty(self, *, is_guest: bool = True) -> bool:
        """Close the guest's table that has been empty for longest; return False if there is none.

        *is_guest* is True if a guest asks to open a table. In that case the table to close must
        have been empty for some minutes.
        """
        self._update_empty_since()
        emptied_before = self._clock() - (
            min(MIN_EMPTY_SECONDS, self._limits.empty_table_seconds) if is_guest else 0
        )
        for table_task in self._list_longest_empty():
            if self._empty_since.get(
                table_task.id, emptied_before + 1
            ) <= emptied_before and await self._close_table(table_task):
                return True
        return False

    def _update_empty_since(self) -> None:
        task_by_table_id = {table_task.id: table_task for table_task in self._tables()}
        for value_by_table_id in (self._opener_address, self._empty_since):
            for table_id in [key for key in value_by_table_id if key not in task_by_table_id]:
                del value_by_table_id[table_id]
        for table_id, table_task in task_by_table_id.items():
            if _is_empty(table_task):
                self._empty_since.setdefault(table_id, self._clock())
            else:
                self._empty_since.pop(table_id, None)

    def _list_longest_empty(self) -> list[TableTask]:
        table_tasks = [
            table_task for table_task in self._tables() if table_task.id in self._empty_since
        ]
        return sorted(table_tasks, key=lambda table_task: self._empty_since[table_task.id])

    async def _close_table(self, table_task: TableTask) -> bool:
        host_name = table_task.row.host
        if table_task.event_link is not None:  # its director closes it
            return False
        account = await self._store().find_account(host_name)
        if account is None or account.password_hash:  # a table of the room or of an account
            return False
        if not _is_empty(table_task):
            return False
        try:
            async with asyncio.timeout(_CLOSE_TIMEOUT_SECONDS):
                answer = await table_task.submit(
                    host_name, secrets.token_hex(8), Close(), host_authority="room"
                )
        except (TableGone, TimeoutError):
            return False
        log.info("empty table closed", table=table_task.id, done=isinstance(answer, Accepted))
        return isinstance(answer, Accepted)


def _is_empty(table_task: TableTask) -> bool:
    """Return True if no person sits at the table, waits for a seat or watches."""
    return not (
        set(table_task.chair_by_player) - table_task.bots
        or table_task.view().waiting_count
        or table_task.has_subscribers
    )
