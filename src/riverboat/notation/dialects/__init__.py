"""What the text histories of many sites have in common.

A dialect reads the lines of a site into what was said (``pokerstars.said``); the hand is then
played, and its end compared, exactly as one of PokerStars is.
"""

from riverboat.notation.dialects.dialect import Dialect, looks_like, parse_dialect, read_dialect
from riverboat.notation.dialects.table import TableTalk

__all__ = ["Dialect", "TableTalk", "looks_like", "parse_dialect", "read_dialect"]
