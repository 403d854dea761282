"""Hand histories of Absolute Poker and Ultimate Bet (the Cereus network)."""

from riverboat.notation.absolute.absolute_parser import ABSOLUTE

__all__ = ["ABSOLUTE"]
