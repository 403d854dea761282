"""The open sockets, limited in total, by address, and by user.

When the limit is reached, a socket of lower priority is evicted: anonymous before guests, guests
before accounts, accounts before seated players. Among equals only one that watches no table is
evicted; if all watch, the new socket is refused.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from typing import Protocol

from riverboat.service.publisher.send_queue import SendQueue
from riverboat.service.task.table_task import TableTask
from riverboat.web.accounts.account_service import User
from riverboat.web.client_priority import ClientPriority
from riverboat.web.close_codes import TRY_AGAIN_LATER
from riverboat.web.server_config import ClientLimits
from riverboat.wire.messages import SeatAssignedMessage
from riverboat.words import Refusal
from riverboat.words.refusals.connections import IdleConnectionClosed


class OpenConnection(Protocol):
    """A socket, as seen by other parts of the web."""

    user: User
    send_queue: SendQueue
    client_address: str

    @property
    def is_watching(self) -> bool:
        """True if the socket watches a table."""
        ...

    def disconnect(self, code: int, reason: Refusal) -> None:
        """Close the socket."""
        ...

    def follow_player(self, task: TableTask, seat: SeatAssignedMessage) -> None:
        """Watch another table of a tournament, where the player has a seat now."""
        ...


class ConnectionRegistry:
    """All open sockets, oldest first."""

    def __init__(
        self, limits: ClientLimits, find_priority: Callable[[User], ClientPriority]
    ) -> None:
        self._limits, self._find_priority = limits, find_priority
        self._connections: dict[OpenConnection, None] = {}
        self._count_by_user: Counter[str] = Counter()
        self._count_by_address: Counter[str] = Counter()

    def __len__(self) -> int:
        return len(self._connections)

    def __iter__(self) -> Iterator[OpenConnection]:
        return iter(tuple(self._connections))

    def find(self, predicate: Callable[[User], bool]) -> list[OpenConnection]:
        """Return the sockets of all users for whom *predicate* is true."""
        return [connection for connection in self._connections if predicate(connection.user)]

    def add(self, new_connection: OpenConnection) -> bool:
        """Add a socket and return True, if there is room or another one can be evicted for it."""
        limits, name, address = (
            self._limits,
            new_connection.user.name,
            new_connection.client_address,
        )
        if (
            name
            and self._count_by_user[name] >= limits.max_sockets_per_user
            and not self._evict_own(new_connection)
        ):
            return False
        if self._count_by_address[address] >= limits.max_sockets_per_address:
            is_slot_freed = self._evict_lowest_priority(
                new_connection, lambda connection: connection.client_address == address
            )
            if (
                not is_slot_freed
                and self._find_priority(new_connection.user) < ClientPriority.SEATED
            ):
                return False
        if len(self) >= limits.max_sockets and not self._evict_lowest_priority(
            new_connection, lambda _: True
        ):
            return False
        self._connections[new_connection] = None
        self._count_by_user[name] += 1
        self._count_by_address[address] += 1
        return True

    def _evict_own(self, new_connection: OpenConnection) -> bool:
        """Close a socket of the same user: an idle one, or a seated player's oldest.

        Return False if there is none. A player who reconnects is not kept out by lost sockets that
        are not closed yet.
        """
        connections_of_user = [
            connection
            for connection in self._connections
            if connection.user.name == new_connection.user.name
        ]
        idle_connections = [
            connection for connection in connections_of_user if not connection.is_watching
        ]
        if (
            not idle_connections
            and self._find_priority(new_connection.user) < ClientPriority.SEATED
        ):
            return False
        self._evict_connection((idle_connections or connections_of_user)[0])
        return True

    def _evict_lowest_priority(
        self, new_connection: OpenConnection, predicate: Callable[[OpenConnection], bool]
    ) -> bool:
        """Evict the socket of lowest priority among those for which *predicate* is true.

        An idle socket may have the same priority as *new_connection*; a socket that watches a table
        must have a lower one. Among anonymous clients the oldest socket of the busiest address goes
        first. Return False if there is no such socket.
        """
        priority = self._find_priority(new_connection.user)
        lowest_key_and_connection: tuple[tuple[int, int, int], OpenConnection] | None = None
        for is_anonymous_only in (
            True,
            False,
        ):  # seats are looked up only if no spectator can be removed
            for connection in self._connections:
                if bool(connection.user.name) is is_anonymous_only or not predicate(connection):
                    continue
                other_priority = (
                    ClientPriority.ANONYMOUS
                    if is_anonymous_only
                    else self._find_priority(connection.user)
                )
                is_watching = connection.is_watching
                if other_priority > priority or (is_watching and other_priority == priority):
                    continue
                address_rank = (
                    -self._count_by_address[connection.client_address] if is_anonymous_only else 0
                )
                sort_key = int(other_priority), int(is_watching), address_rank
                if lowest_key_and_connection is None or sort_key < lowest_key_and_connection[0]:
                    lowest_key_and_connection = sort_key, connection
            if lowest_key_and_connection is not None:
                self._evict_connection(lowest_key_and_connection[1])
                return True
            if priority is ClientPriority.ANONYMOUS:
                break
        return False

    def _evict_connection(self, connection: OpenConnection) -> None:
        self.remove(connection)
        connection.disconnect(TRY_AGAIN_LATER, IdleConnectionClosed())

    def remove(self, connection: OpenConnection) -> None:
        """Remove a socket that has closed."""
        if connection not in self._connections:
            return
        del self._connections[connection]
        for connection_count_by_key, key in (
            (self._count_by_user, connection.user.name),
            (self._count_by_address, connection.client_address),
        ):
            connection_count_by_key[key] -= 1
            if not connection_count_by_key[key]:
                del connection_count_by_key[key]
