"""Hands as Full Tilt Poker wrote them: PokerStars' lines without the colon, and its own head."""

from riverboat.notation.fulltilt.fulltilt_parser import FULL_TILT

__all__ = ["FULL_TILT"]
