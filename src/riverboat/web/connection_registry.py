"""The sockets that are open: so many in all, so many from one address, so many of one person.

Where there is no room for one more, a socket of less worth goes: strangers before guests, guests
before accounts, accounts before seated players. Among equals only one that watches no table goes;
where all watch, the newcomer does not come in.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from typing import Final, Protocol

from riverboat.service.publisher.send_queue import SendQueue
from riverboat.service.task.table_task import TableTask
from riverboat.web.accounts.account_service import User
from riverboat.web.client_priority import ClientPriority
from riverboat.web.server_config import ClientLimits
from riverboat.wire.messages import Seated
from riverboat.words import Refusal
from riverboat.words.refusals.connections import IsIdleAmongTooMany

_TRY_AGAIN: Final = 1013
"""Why a socket is closed, as the registry of RFC 6455 numbers it."""


class OpenConnection(Protocol):
    """A socket, as far as others are concerned."""

    user: User
    send_queue: SendQueue
    client_address: str

    @property
    def is_watching(self) -> bool:
        """It is told of a table."""
        ...

    def disconnect(self, code: int, why: Refusal) -> None:
        """Close it."""
        ...

    def follow_player(self, task: TableTask, seat: Seated) -> None:
        """Its player has a seat at another table of an event: be told of that one."""
        ...


class ConnectionRegistry:
    """All of them, the oldest first."""

    def __init__(self, limits: ClientLimits, priority_of: Callable[[User], ClientPriority]) -> None:
        self._limits, self._priority_of = limits, priority_of
        self._all: dict[OpenConnection, None] = {}
        self._count_by_user: Counter[str] = Counter()
        self._count_by_address: Counter[str] = Counter()

    def __len__(self) -> int:
        return len(self._all)

    def __iter__(self) -> Iterator[OpenConnection]:
        return iter(tuple(self._all))

    def find(self, predicate: Callable[[User], bool]) -> list[OpenConnection]:
        """Those of these people."""
        return [each for each in self._all if predicate(each.user)]

    def add(self, newcomer: OpenConnection) -> bool:
        """Let one more in, if there is room or another one goes for it."""
        limits, name, address = self._limits, newcomer.user.name, newcomer.client_address
        if (
            name
            and self._count_by_user[name] >= limits.sockets_each
            and not self._evict_own(newcomer)
        ):
            return False
        if self._count_by_address[address] >= limits.sockets_address:
            room = self._evict_lowest_priority(
                newcomer, lambda each: each.client_address == address
            )
            if not room and self._priority_of(newcomer.user) < ClientPriority.SEATED:
                return False
        if len(self) >= limits.connections and not self._evict_lowest_priority(
            newcomer, lambda _: True
        ):
            return False
        self._all[newcomer] = None
        self._count_by_user[name] += 1
        self._count_by_address[address] += 1
        return True

    def _evict_own(self, newcomer: OpenConnection) -> bool:
        """Close a socket of the same person: one that watches nothing, or a seated player's oldest.

        A player whose connection was lost is not kept out by sockets that nobody has closed yet.
        """
        own = [each for each in self._all if each.user.name == newcomer.user.name]
        idle = [each for each in own if not each.is_watching]
        if not idle and self._priority_of(newcomer.user) < ClientPriority.SEATED:
            return False
        self._evict((idle or own)[0])
        return True

    def _evict_lowest_priority(
        self, newcomer: OpenConnection, predicate: Callable[[OpenConnection], bool]
    ) -> bool:
        """Close the socket of least worth: idle ones up to that of *comer*, watchers below it.

        Of strangers the oldest of the busiest address goes first.
        """
        worth = self._priority_of(newcomer.user)
        least: tuple[tuple[int, int, int], OpenConnection] | None = None
        for strangers in (True, False):  # seats are looked up only where no stranger can go
            for each in self._all:
                if bool(each.user.name) is strangers or not predicate(each):
                    continue
                theirs = ClientPriority.ANONYMOUS if strangers else self._priority_of(each.user)
                watches = each.is_watching
                if theirs > worth or (watches and theirs == worth):
                    continue
                crowd = -self._count_by_address[each.client_address] if strangers else 0
                rank = int(theirs), int(watches), crowd
                if least is None or rank < least[0]:
                    least = rank, each
            if least is not None:
                self._evict(least[1])
                return True
            if worth is ClientPriority.ANONYMOUS:
                break
        return False

    def _evict(self, connection: OpenConnection) -> None:
        self.remove(connection)
        connection.disconnect(_TRY_AGAIN, IsIdleAmongTooMany())

    def remove(self, connection: OpenConnection) -> None:
        """One has ended."""
        if connection not in self._all:
            return
        del self._all[connection]
        for counter, key in (
            (self._count_by_user, connection.user.name),
            (self._count_by_address, connection.client_address),
        ):
            counter[key] -= 1
            if not counter[key]:
                del counter[key]
