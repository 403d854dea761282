"""Hand histories of 888poker, which was Pacific Poker, and of its skins."""

from riverboat.notation.pacific.hand import PACIFIC

__all__ = ["PACIFIC"]
