"""Waiting list of a table, in order, with reserved chairs; derived from facts.

Presence is not recorded: no player is present when the room has just been opened.
"""

from __future__ import annotations

from collections.abc import Iterator

from msgspec import Struct

from riverboat.service.records.room_facts import BotYieldedSeat, ListJoined, ListLeft, SeatOffered
from riverboat.table.state import facts as f
from riverboat.table.state.table_reducer import AnyLoggedFact
from riverboat.wire.messages import ListLeaveReason

MAX_WAITERS = 50
"""Maximum number of names on one list."""
MAX_ABSENCE_MS = 600_000
"""Milliseconds of absence after which a player is removed from the list."""

AnyListFact = ListJoined | ListLeft | SeatOffered | BotYieldedSeat


class Waiter(Struct):
    """A player on the list."""

    player: str
    wanted_chair: int = 0
    """Chair that they want; 0 is any."""
    chips: int = 0
    """Buy-in with which they sit down as soon as a chair is free; 0 to be asked first."""
    reserved_chair: int = 0
    """Chair that is reserved for them; 0 if there is none yet."""
    reserved_until: int = 0
    """End of the reservation, in milliseconds since 1970."""
    away_since: int = 0
    """Start of the player's absence in milliseconds since 1970; 0 while present."""


class WaitingList:
    """The waiting list of one table."""

    __slots__ = ("_waiters", "leave_reasons", "yielding_bots")

    _waiters: dict[str, Waiter]
    yielding_bots: set[str]
    """Bots that yield their seat to a waiting player after this hand."""
    leave_reasons: dict[str, ListLeaveReason]
    """Reasons why players were removed, until they are notified."""

    def __init__(self) -> None:
        self._waiters = {}
        self.yielding_bots, self.leave_reasons = set(), {}

    def __iter__(self) -> Iterator[Waiter]:
        return iter(list(self._waiters.values()))

    def __len__(self) -> int:
        return len(self._waiters)

    def __contains__(self, player: str) -> bool:
        return player in self._waiters

    def get(self, player: str) -> Waiter | None:
        """Return a player's entry; ``None`` if they are not on the list."""
        return self._waiters.get(player)

    @property
    def players(self) -> tuple[str, ...]:
        """Names of the waiting players, in order."""
        return tuple(self._waiters)

    def position(self, player: str) -> int:
        """Return a player's position from 1; 0 if they are not on the list."""
        return self.players.index(player) + 1 if player in self._waiters else 0

    @property
    def reserved_chairs(self) -> dict[int, str]:
        """Reserved chairs, and their players."""
        return {waiter.reserved_chair: waiter.player for waiter in self if waiter.reserved_chair}

    def apply(self, fact: AnyListFact) -> None:
        """Apply a fact of the waiting list."""
        match fact:
            case ListJoined(player, wanted_chair, chips):
                waiter = self._waiters.setdefault(player, Waiter(player))
                waiter.wanted_chair, waiter.chips = wanted_chair, chips
                self.leave_reasons.pop(player, None)
            case SeatOffered(player, chair, deadline):
                waiter = self._waiters[player]
                waiter.reserved_chair, waiter.reserved_until = chair, deadline
            case ListLeft(player, reason):
                self._waiters.pop(player, None)
                self.leave_reasons[player] = reason
            case BotYieldedSeat(bot):
                self.yielding_bots.add(bot)

    def apply_table_fact(self, fact: AnyLoggedFact, player: str) -> None:
        """Apply a table fact about *player*: a seated player is removed from the list."""
        match fact:
            case f.SatDown(player=seated_player) if seated_player in self._waiters:
                del self._waiters[seated_player]
                self.leave_reasons[seated_player] = "seated"
            case f.Left(player=leaver):
                self.yielding_bots.discard(leaver)
            case f.LeaveScheduled(is_leaving=False):
                self.yielding_bots.discard(player)
            case f.TableClosed():
                self._waiters.clear()
            case _:
                pass
