"""The sockets that are open: so many in all, so many from one address, so many of one person.

Where there is no room for one more, the oldest of them that watches no table goes. Who watches
one stays, and then the newcomer does not come in.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from typing import Final, Protocol

from riverboat.service.broadcast.outbox import Outbox
from riverboat.service.task.table_task import TableTask
from riverboat.web.accounts.people import Person
from riverboat.web.config import ClientLimits
from riverboat.wire.messages import Seated
from riverboat.words import Refusal
from riverboat.words.refusals.connections import IsIdleAmongTooMany

_TRY_AGAIN: Final = 1013
"""Why a socket is closed, as the registry of RFC 6455 numbers it."""


class Open(Protocol):
    """A socket, as far as others are concerned."""

    me: Person
    outbox: Outbox
    address: str

    @property
    def watches(self) -> bool:
        """It is told of a table."""
        ...

    def dismiss(self, code: int, why: Refusal) -> None:
        """Close it."""
        ...

    def follow(self, task: TableTask, seat: Seated) -> None:
        """Its player has a seat at another table of an event: be told of that one."""
        ...


class Sockets:
    """All of them, the oldest first."""

    def __init__(self, limits: ClientLimits) -> None:
        self._limits = limits
        self._all: dict[Open, None] = {}
        self._persons: Counter[str] = Counter()
        self._addresses: Counter[str] = Counter()

    def __len__(self) -> int:
        return len(self._all)

    def __iter__(self) -> Iterator[Open]:
        return iter(tuple(self._all))

    def of(self, whose: Callable[[Person], bool]) -> list[Open]:
        """Those of these people."""
        return [each for each in self._all if whose(each.me)]

    def enter(self, comer: Open) -> bool:
        """Let one more in, if there is room or another one goes for it."""
        limits, name, address = self._limits, comer.me.name, comer.address
        room = (
            (not name or self._persons[name] < limits.sockets_each)
            or self._makes_room(lambda each: each.me.name == name)
        ) and (
            self._addresses[address] < limits.sockets_address
            or self._makes_room(lambda each: each.address == address)
        )
        if not room or not (len(self) < limits.connections or self._makes_room(lambda _: True)):
            return False
        self._all[comer] = None
        self._persons[name] += 1
        self._addresses[address] += 1
        return True

    def _makes_room(self, counts: Callable[[Open], bool]) -> bool:
        for each in self._all:
            if counts(each) and not each.watches:
                self.leave(each)
                each.dismiss(_TRY_AGAIN, IsIdleAmongTooMany())
                return True
        return False

    def leave(self, socket: Open) -> None:
        """One has ended."""
        if socket not in self._all:
            return
        del self._all[socket]
        for counter, key in (
            (self._persons, socket.me.name),
            (self._addresses, socket.address),
        ):
            counter[key] -= 1
            if not counter[key]:
                del counter[key]
