"""What the histories of many sites have in common.

A dialect reads what a site writes into what was said (``pokerstars.said``); the hand is then
played, and its end compared, exactly as one of PokerStars is.
"""

from riverboat.notation.dialects.dialect import Dialect, FileDialect, LineDialect, hand_of
from riverboat.notation.dialects.table import TableTalk
from riverboat.notation.dialects.teller import TableHead, Teller

__all__ = ["Dialect", "FileDialect", "TableHead", "LineDialect", "TableTalk", "Teller", "hand_of"]
