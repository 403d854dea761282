"""Facts of seating: sit down, sit out, come back, move and get up."""

from __future__ import annotations

from typing import Literal

from riverboat.table.state.facts.table_fact import TableFact

EntryMode = Literal["new", "replacing", "transferred"]


class SatDown(TableFact, frozen=True):
    """A player sat down."""

    chair: int
    player: str
    entry: EntryMode = "new"
    """The kind of entry. ``replacing``: in for a leaver (BMOV-08); ``transferred``: from a broken
    table (BUYN-05).
    """


SitOutReason = Literal["asked", "no chips", "out of time", "absent"]


class SatOut(TableFact, frozen=True):
    """A player sits out from the next hand on."""

    chair: int
    why: SitOutReason = "asked"


class CameBack(TableFact, frozen=True):
    """A player will be dealt in again: as soon as possible, or on the big blind (POST-06)."""

    chair: int
    waits: bool = False


class LeavesNext(TableFact, frozen=True):
    """A player will leave after the hand, or cancelled that."""

    chair: int
    leaves: bool = True


class SitsOutNext(TableFact, frozen=True):
    """A player will sit out after the hand, or cancelled that."""

    chair: int
    sits_out: bool = True
    at_blind: bool = False
    """True if only when the big blind reaches them: they play out the paid round."""


LeaveReason = Literal["left", "picked up", "removed"]


class Left(TableFact, frozen=True):
    """A player left with all their chips."""

    chair: int
    player: str
    chips: int
    why: LeaveReason = "left"
    at: int = 0
    """Time of leaving, to limit a return (BUYN-10); 0 if unknown."""


class ChangedChair(TableFact, frozen=True):
    """A player changed chairs; ``settled`` if they need not come in again (BYND-34)."""

    chair: int
    to: int
    settled: bool
    deal_off: bool = False
    """True right after the button: the blinds may pass them once, free (BYND-38)."""
    place: int | None = None
    """Number of players between the big blind and the player when they come in again after a move,
    in draw and mixed games; -1 for the big blind (BYND-34).
    """
