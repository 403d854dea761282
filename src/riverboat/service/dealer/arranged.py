"""A table of an event, as its director wants it: who sits where with what, and which hand is dealt.

An order says how the table is to be, and not what is to be done: carried out twice it changes
nothing the second time (decision 109).
"""

from __future__ import annotations

from msgspec import Struct

from riverboat.table.rules.rules import TableRules


class OrderedSeat(Struct, frozen=True):
    """Who sits in a chair."""

    player: str
    chips: int
    away: bool = False
    """They are not there, or must miss the hand: they are dealt in, and their hand is folded."""
    style: str = ""
    """How they play, of a bot of the room; empty for people."""


class TableOrder(Struct, frozen=True):
    """How a table is to be between two hands."""

    hand: int
    """The number of the hand that is played, or was played last."""
    begins: bool
    """It is to be begun, if it has not been."""
    rules: TableRules
    button: int
    """The chair of the first button; 0 if the table draws for it."""
    seats: tuple[tuple[int, OrderedSeat], ...]


class HandReport(Struct, frozen=True):
    """What a table tells of a hand that is over."""

    table: str
    number: int
    """The table's number in its event."""
    hand: int
    stacks: tuple[tuple[str, int], ...]
    blinds: tuple[int, int] | None
    """The seats of the blinds, from 0; ``None`` where there were none."""
    losses: tuple[tuple[str, tuple[str, ...]], ...]
    """Who has lost all, and who won the last pot that they could win."""
