"""Who waits for a seat at a table, in order, and which chairs are kept for them: a fold of facts.

Who is looking at the page now is not written down: nobody is, when the room has just been opened.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal

from msgspec import Struct

from riverboat.service.records.room_facts import BotYieldedSeat, ListJoined, ListLeft, SeatOffered
from riverboat.table.state import facts as f
from riverboat.table.state.table_reducer import AnyLoggedFact

MAX_WAITERS = 50
"""Names on one list."""
PLACE_KEPT_MS = 600_000
"""Milliseconds for which somebody who has left the page keeps their place."""

LeaveReason = Literal["", "seated", "left", "removed", "missed", "away"]
AnyListFact = ListJoined | ListLeft | SeatOffered | BotYieldedSeat


class Waiter(Struct):
    """Somebody on the list."""

    player: str
    wanted_chair: int = 0
    """The chair that they want; 0 is any."""
    chips: int = 0
    """What they sit down with as soon as there is a chair; 0 is to be asked first."""
    reserved_chair: int = 0
    """The chair that is kept for them; 0 if none is yet."""
    reserved_until: int = 0
    """How long it is kept, in milliseconds since 1970."""
    away_since: int = 0
    """Since when they have not been looking; 0 while they are."""


class WaitingList:
    """The list of one table."""

    __slots__ = ("_waiters", "leave_reasons", "yielding_bots")

    _waiters: dict[str, Waiter]
    yielding_bots: set[str]
    """Bots that get up after this hand, for somebody on the list."""
    leave_reasons: dict[str, LeaveReason]
    """Why somebody is on the list no more, as long as that is to be told."""

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
        """Somebody, if they are on the list."""
        return self._waiters.get(player)

    @property
    def players(self) -> tuple[str, ...]:
        """Their names, the first first."""
        return tuple(self._waiters)

    def position(self, player: str) -> int:
        """Where somebody stands on the list; 0 is nowhere."""
        return self.players.index(player) + 1 if player in self._waiters else 0

    @property
    def reserved_chairs(self) -> dict[int, str]:
        """The chairs that are kept, and for whom."""
        return {each.reserved_chair: each.player for each in self if each.reserved_chair}

    def apply(self, fact: AnyListFact) -> None:
        """What has happened to the list."""
        match fact:
            case ListJoined(player, wish, chips):
                known = self._waiters.setdefault(player, Waiter(player))
                known.wanted_chair, known.chips = wish, chips
                self.leave_reasons.pop(player, None)
            case SeatOffered(player, chair, until):
                known = self._waiters[player]
                known.reserved_chair, known.reserved_until = chair, until
            case ListLeft(player, why):
                self._waiters.pop(player, None)
                self.leave_reasons[player] = why
            case BotYieldedSeat(bot):
                self.yielding_bots.add(bot)

    def apply_table_fact(self, fact: AnyLoggedFact, player: str) -> None:
        """What has happened at the table, to *player*: who sits waits no more."""
        match fact:
            case f.SatDown(player=sat) if sat in self._waiters:
                del self._waiters[sat]
                self.leave_reasons[sat] = "seated"
            case f.Left(player=gone):
                self.yielding_bots.discard(gone)
            case f.LeavesNext(leaves=False):
                self.yielding_bots.discard(player)
            case f.TableClosed():
                self._waiters.clear()
            case _:
                pass
