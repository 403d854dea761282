"""What one has, in English."""

from __future__ import annotations

from riverboat.engine import HandState
from riverboat.narration import describe_holding


def holding_text(hand: HandState, seat: int) -> str:
    """What a seat has now: ``two pair, aces and kings; a seven-five low``.

    Empty when there is nothing to say yet, or when the cards are not known.
    """
    found = describe_holding(hand, seat)
    return str(found) if found else ""
