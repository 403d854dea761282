"""WebSocket frames about seats at the tables of a tournament."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from riverboat.deprecation import DeprecatedAttribute
from riverboat.deprecation.renamed_keywords import DeprecatedKeywords

SeatReason = Literal["start", "late", "balance", "broken", "redraw"]
"""Reason why a player gets a seat at a table of a tournament."""
MoveReason = Literal["balance", "broken", "redraw"]
"""Reason why a player moves to another table of a tournament."""


class SeatAssignedMessage(
    Struct,
    metaclass=DeprecatedKeywords,
    frozen=True,
    tag="seated",
    tag_field="t",
    rename={"seat_reason": "why"},
):
    """The player has a seat at another table of a tournament; the connection now watches it."""

    event: str
    source: str
    """Previous table; empty if there was none."""
    table: str
    chair: int
    number: int
    """Number of the table in the tournament."""
    seat_reason: SeatReason

    why = DeprecatedAttribute("seat_reason")


class MovePending(
    Struct,
    metaclass=DeprecatedKeywords,
    frozen=True,
    tag="moves-soon",
    tag_field="t",
    rename={"move_reason": "why"},
):
    """The player will move to another table of the tournament after the current hand."""

    event: str
    table: str
    move_reason: MoveReason

    why = DeprecatedAttribute("move_reason")
