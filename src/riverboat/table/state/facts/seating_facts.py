"""Facts of seating: sit down, sit out, come back, move and get up."""

from __future__ import annotations

from typing import Literal

from riverboat.deprecation import DeprecatedAttribute
from riverboat.deprecation.renamed_keywords import DeprecatedKeywords
from riverboat.table.state.facts.table_fact import TableFact

EntryMode = Literal["new", "replacing", "transferred"]


class SatDown(TableFact, metaclass=DeprecatedKeywords, frozen=True, rename={"entry_mode": "entry"}):
    """A player sat down."""

    chair: int
    player: str
    entry_mode: EntryMode = "new"
    """The kind of entry.

    ``replacing``: the player takes over the position of a player who has just left (BMOV-08).
    ``transferred``: the player comes from a broken table (BUYN-05).
    """

    entry = DeprecatedAttribute("entry_mode")


SitOutReason = Literal["asked", "no chips", "out of time", "absent"]


class SatOut(TableFact, metaclass=DeprecatedKeywords, frozen=True, rename={"reason": "why"}):
    """A player sits out from the next hand on."""

    chair: int
    reason: SitOutReason = "asked"

    why = DeprecatedAttribute("reason")


class CameBack(
    TableFact, metaclass=DeprecatedKeywords, frozen=True, rename={"waits_for_big_blind": "waits"}
):
    """A player will be dealt in again: as soon as possible, or on the big blind (POST-06)."""

    chair: int
    waits_for_big_blind: bool = False

    waits = DeprecatedAttribute("waits_for_big_blind")


class LeaveScheduled(
    TableFact,
    metaclass=DeprecatedKeywords,
    frozen=True,
    tag="LeavesNext",
    rename={"is_leaving": "leaves"},
):
    """A player asked to leave after the hand, or cancelled this request."""

    chair: int
    is_leaving: bool = True

    leaves = DeprecatedAttribute("is_leaving")


class SitOutScheduled(
    TableFact,
    metaclass=DeprecatedKeywords,
    frozen=True,
    tag="SitsOutNext",
    rename={"is_sitting_out": "sits_out", "at_big_blind": "at_blind"},
):
    """A player asked to sit out after the hand, or cancelled this request."""

    chair: int
    is_sitting_out: bool = True
    at_big_blind: bool = False
    """True if the player sits out only when the big blind reaches them.

    They play until then, because they have paid the blinds of the round.
    """

    at_blind = DeprecatedAttribute("at_big_blind")
    sits_out = DeprecatedAttribute("is_sitting_out")


LeaveReason = Literal["left", "picked up", "removed"]


class Left(
    TableFact, metaclass=DeprecatedKeywords, frozen=True, rename={"reason": "why", "left_at": "at"}
):
    """A player left with all their chips."""

    chair: int
    player: str
    chips: int
    reason: LeaveReason = "left"
    left_at: int = 0
    """Time of leaving, to limit a return (BUYN-10); 0 if unknown."""

    at = DeprecatedAttribute("left_at")
    why = DeprecatedAttribute("reason")


class ChangedChair(
    TableFact,
    metaclass=DeprecatedKeywords,
    frozen=True,
    rename={
        "new_chair": "to",
        "has_come_in": "settled",
        "is_exempt_from_post": "deal_off",
        "entry_distance": "place",
    },
):
    """A player changed chairs.

    ``has_come_in`` is True if the player is dealt in without a new post or wait (BYND-34).
    """

    chair: int
    new_chair: int
    has_come_in: bool
    is_exempt_from_post: bool = False
    """True if the player moved right after having the button (BYND-38).

    The blinds may pass the player once without a post.
    """
    entry_distance: int | None = None
    """Number of players between the big blind and the player when they come in again after a move,
    in draw and mixed games; -1 for the big blind (BYND-34).
    """

    deal_off = DeprecatedAttribute("is_exempt_from_post")
    has_free_entry = DeprecatedAttribute("is_exempt_from_post")
    place = DeprecatedAttribute("entry_distance")
    settled = DeprecatedAttribute("has_come_in")
    to = DeprecatedAttribute("new_chair")
