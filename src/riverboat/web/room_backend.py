"""Interfaces of the room and its cluster that the web uses."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any, Protocol

from starlette.requests import Request

from riverboat.service.director.director import Director
from riverboat.service.state.table_settings import TableSettings
from riverboat.service.task.table_task import TableTask
from riverboat.store.audit_rows import AuditRow
from riverboat.store.port import Store
from riverboat.store.rows import TableRow
from riverboat.table.rules.table_rules import TableRules
from riverboat.web.relay.cluster_messages import AnyClusterMessage


class Cluster(Protocol):
    """Interface of the cluster: the other nodes of the room, if there are any."""

    name: str
    """This node's name in the cluster."""

    def broadcast(self, message: AnyClusterMessage) -> None:
        """Broadcast a message to all other nodes."""
        ...

    def is_local(self, table: str) -> bool:
        """Return True if this node holds a table, and its lease is valid."""
        ...

    async def is_in_hand(self, request: Request) -> bool:
        """Return True if the sender of a request has cards in a running hand on another node."""
        ...

    async def has_owner(self, stream: str) -> bool:
        """Return True if a node holds a stream, or is about to claim it."""
        ...

    def find_problem(self) -> str:
        """Return the problem that keeps this node from its work; empty if there is none."""
        ...

    @property
    def is_lease_expired(self) -> bool:
        """True if the leases have expired: pending updates may be out of date."""
        ...


class RoomBackend(Protocol):
    """The interface of a room that the web uses."""

    store: Store
    director: Director
    clock: Callable[[], int]
    """Function that returns the cluster's time in milliseconds since 1970."""
    list_connected_names: Callable[[], Iterable[str]]
    """Function that returns the names of connected people; no bot is given one of these names."""

    async def open(self) -> None:
        """Open the store, and every table that was open."""
        ...

    async def close(self) -> None:
        """Close all tables and the store; running hands continue when the room is opened again."""
        ...

    async def new_table(
        self,
        rules: TableRules,
        settings: TableSettings,
        host: str,
        audit_row: AuditRow | None = None,
    ) -> TableRow:
        """Open a table; *audit_row* is its entry for the audit log."""
        ...

    async def change_settings(self, table: str, changes: Mapping[str, Any]) -> None:
        """Change settings of an open table, by name."""
        ...

    async def set_role(self, table: str, name: str, role: str, actor: str = "") -> None:
        """Set a user's role at an open table."""
        ...

    def tables(self) -> list[TableTask]:
        """Return the open tables."""
        ...

    def task(self, table: str) -> TableTask:
        """Return an open table, or raise ``KeyError``."""
        ...
