"""Hand histories of Full Tilt Poker: PokerStars' lines without the colon, and another header."""

from riverboat.notation.fulltilt.fulltilt_parser import FULL_TILT

__all__ = ["FULL_TILT"]
