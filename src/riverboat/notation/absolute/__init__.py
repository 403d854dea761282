"""Hands as Absolute Poker and Ultimate Bet (the Cereus network) wrote them."""

from riverboat.notation.absolute.absolute_parser import ABSOLUTE

__all__ = ["ABSOLUTE"]
