"""Descriptions of a player's holding, in English."""

from __future__ import annotations

from riverboat.engine import HandState
from riverboat.narration import describe_holding


def holding_text(hand: HandState, seat: int) -> str:
    """Return a seat's current holding in words: ``two pair, aces and kings; a seven-five low``.

    The text is empty if there is nothing to describe yet, or if the cards are not known.
    """
    description = describe_holding(hand, seat)
    return str(description) if description else ""
