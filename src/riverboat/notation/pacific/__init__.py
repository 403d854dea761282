"""Hand histories of 888poker, formerly Pacific Poker, and of its skins."""

from riverboat.notation.pacific.pacific_parser import PACIFIC

__all__ = ["PACIFIC"]
