"""How much of a table somebody may know: all that is stored, or what those who see all later know.

Frames, the ledger, the list of hands, proofs and the lobby are measured by it, and by nothing else.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from typing import Final

from msgspec import Struct

from riverboat.service.broadcast.sight import Sight, rail_sight
from riverboat.service.dealer.dealer import TableDealer
from riverboat.service.dealer.recovery import reapply
from riverboat.service.dealer.seen import around
from riverboat.service.records.facts import AnyRecorded
from riverboat.service.views.public import view_of
from riverboat.table.play import awaiting


class KnownRecords(Struct, frozen=True):
    """The records that somebody may know: up to this number, stored up to this time."""

    seq: int = sys.maxsize
    at: int = sys.maxsize

    def covers(self, seq: int, at: int) -> bool:
        """Whether a record of this number, stored at this time, is one of them."""
        return seq <= self.seq and at <= self.at


ALL: Final = KnownRecords()
"""Of a player, a host, and everybody at a table without a delay."""


def known_of_closed(delay: int, *, late: bool, now: int) -> KnownRecords:
    """The same of a table that is not open, where nobody sits any more."""
    return KnownRecords(at=now - 1000 * delay) if delay and late else ALL


class Behind:
    """A table as it was some time before a restart, which catches up with what was stored since.

    It has no deck, and tells nobody's hidden card: it is for those who see everything later.
    """

    def __init__(self, dealer: TableDealer, until: int, seq: int = 0) -> None:
        """*dealer* has the table as it was after record *seq*, which is as old as *until*."""
        self._dealer, self._until, self._seq = dealer, until, seq
        self.later: list[tuple[int, list[AnyRecorded]]] = []
        """What was stored after *until*: when, and what."""

    def take(self, fact: AnyRecorded, at: int) -> None:
        """What was stored next, at this time."""
        # A table was there to be seen from its first record on. A clock may have gone back.
        if not self._seq or (at <= self._until and not self.later):
            self._take(fact)
        elif self.later and self.later[-1][0] == at:
            self.later[-1][1].append(fact)
        else:
            self.later.append((at, [fact]))

    def after(self, facts: Sequence[AnyRecorded]) -> Sight:
        """The table after what was stored together next."""
        for fact in facts:
            self._take(fact)
        return self.sight()

    def _take(self, fact: AnyRecorded) -> None:
        reapply(self._dealer, fact)
        self._seq += 1

    def sight(self) -> Sight:
        """The table as it is shown then."""
        dealer = self._dealer
        dealer.read()
        dealer.now = awaiting(dealer.table)
        return rail_sight(
            dealer, view_of(dealer.scene, dealer.now, around(dealer, 0, 0)), self._seq
        )
