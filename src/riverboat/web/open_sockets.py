"""The sockets that are open: so many in all, so many from one address, so many of one person.

Where there is no room for one more, a socket of less worth goes: strangers before guests, guests
before accounts, accounts before seated players. Among equals only one that watches no table goes;
where all watch, the newcomer does not come in.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from typing import Final, Protocol

from riverboat.service.broadcast.outbox import Outbox
from riverboat.service.task.table_task import TableTask
from riverboat.web.accounts.people import Person
from riverboat.web.config import ClientLimits
from riverboat.web.worth import Worth
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

    def __init__(self, limits: ClientLimits, worth: Callable[[Person], Worth]) -> None:
        self._limits, self._worth = limits, worth
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
        if name and self._persons[name] >= limits.sockets_each and not self._replaces_own(comer):
            return False
        if self._addresses[address] >= limits.sockets_address:
            room = self._makes_room(comer, lambda each: each.address == address)
            if not room and self._worth(comer.me) < Worth.SEATED:
                return False
        if len(self) >= limits.connections and not self._makes_room(comer, lambda _: True):
            return False
        self._all[comer] = None
        self._persons[name] += 1
        self._addresses[address] += 1
        return True

    def _replaces_own(self, comer: Open) -> bool:
        """Close a socket of the same person: one that watches nothing, or a seated player's oldest.

        A player whose connection was lost is not kept out by sockets that nobody has closed yet.
        """
        own = [each for each in self._all if each.me.name == comer.me.name]
        idle = [each for each in own if not each.watches]
        if not idle and self._worth(comer.me) < Worth.SEATED:
            return False
        self._displace((idle or own)[0])
        return True

    def _makes_room(self, comer: Open, counts: Callable[[Open], bool]) -> bool:
        """Close the socket of least worth: idle ones up to that of *comer*, watchers below it.

        Of strangers the oldest of the busiest address goes first.
        """
        worth = self._worth(comer.me)
        least: tuple[tuple[int, int, int], Open] | None = None
        for strangers in (True, False):  # seats are looked up only where no stranger can go
            for each in self._all:
                if bool(each.me.name) is strangers or not counts(each):
                    continue
                theirs = Worth.STRANGER if strangers else self._worth(each.me)
                watches = each.watches
                if theirs > worth or (watches and theirs == worth):
                    continue
                crowd = -self._addresses[each.address] if strangers else 0
                rank = int(theirs), int(watches), crowd
                if least is None or rank < least[0]:
                    least = rank, each
            if least is not None:
                self._displace(least[1])
                return True
            if worth is Worth.STRANGER:
                break
        return False

    def _displace(self, socket: Open) -> None:
        self.leave(socket)
        socket.dismiss(_TRY_AGAIN, IsIdleAmongTooMany())

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
