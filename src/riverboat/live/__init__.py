"""A physical game kept from the dealer's chair: moves, undo, cards that are told later, a file.

The table is the one of ``riverboat.table``, and so are its facts; what nobody tells of the cards
is unknown. Each change is written down before it counts, and a file is taken up where it ended.
"""

from riverboat.live.record import NotARecord, Record
from riverboat.live.scorekeeper import Change, Known, Move, Scorekeeper, live_rules

__all__ = [
    "Change",
    "Known",
    "Move",
    "NotARecord",
    "Record",
    "Scorekeeper",
    "live_rules",
]
