"""Who sits down, sits out, comes back, moves and gets up."""

from __future__ import annotations

from typing import Literal

from riverboat.table.state.facts.table_fact import TableFact

EntryMode = Literal["new", "replacing", "transferred"]


class SatDown(TableFact, frozen=True):
    """A player took a chair."""

    chair: int
    player: str
    entry: EntryMode = "new"
    """``replacing``: they play on for who has just left it (BMOV-08); ``transferred``: their table
    was broken (BUYN-05)."""


SitOutReason = Literal["asked", "no chips", "out of time", "absent"]


class SatOut(TableFact, frozen=True):
    """A player is dealt out, from the next hand on."""

    chair: int
    why: SitOutReason = "asked"


class CameBack(TableFact, frozen=True):
    """A player will be dealt in again: as soon as they may, or on the big blind (POST-06)."""

    chair: int
    waits: bool = False


class LeavesNext(TableFact, frozen=True):
    """A player will get up when the hand is over, or changed their mind."""

    chair: int
    leaves: bool = True


class SitsOutNext(TableFact, frozen=True):
    """A player will sit out when the hand is over, or changed their mind."""

    chair: int
    sits_out: bool = True
    at_blind: bool = False
    """Not before the big blind comes to them: they play out what they have paid for."""


LeaveReason = Literal["left", "picked up", "removed"]


class Left(TableFact, frozen=True):
    """A player got up with all their chips."""

    chair: int
    player: str
    chips: int
    why: LeaveReason = "left"
    at: int = 0
    """When, for who counts the time until they return (BUYN-10); 0 if nobody said."""


class ChangedChair(TableFact, frozen=True):
    """A player moved; ``settled`` if they need not come in again (BYND-34)."""

    chair: int
    to: int
    settled: bool
    deal_off: bool = False
    """They have just played their button: the blinds may pass them once, free (BYND-38)."""
    place: int | None = None
    """How many players there are between the big blind and them when they come in again, in draw
    and mixed games; -1 is the big blind (BYND-34)."""
