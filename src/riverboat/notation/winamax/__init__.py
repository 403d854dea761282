"""Hand histories of Winamax."""

from riverboat.notation.winamax.winamax_parser import WINAMAX

__all__ = ["WINAMAX"]
