"""Hand histories of PKR, the poker room with animated players; it closed in 2017."""

from riverboat.notation.pkr.pkr_parser import PKR

__all__ = ["PKR"]
