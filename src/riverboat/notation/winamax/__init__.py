"""Hand histories of Winamax."""

from riverboat.notation.winamax.hand import WINAMAX

__all__ = ["WINAMAX"]
