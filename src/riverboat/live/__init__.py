"""A physical game kept from the dealer's chair: entries, moves, undo, cards told later, a file.

The table is the one of ``riverboat.table``, and so are its facts; what nobody tells of the cards
is unknown. Each change is written down before it counts, and a game is taken up where it ended:
from a file, or from a room's store. Start reading at ``entered``.
"""

from riverboat.live.entered import REFUSALS, enter
from riverboat.live.entries import AnyEntry
from riverboat.live.moves import (
    CardsRevealed,
    Change,
    Counted,
    MistakeRecorded,
    Move,
    Noted,
    PushedPots,
    RulingCarriedOut,
)
from riverboat.live.record import InvalidRecord, Record
from riverboat.live.scorekeeper import Scorekeeper, live_rules

__all__ = [
    "REFUSALS",
    "AnyEntry",
    "Change",
    "Counted",
    "MistakeRecorded",
    "CardsRevealed",
    "Move",
    "InvalidRecord",
    "Noted",
    "PushedPots",
    "Record",
    "RulingCarriedOut",
    "Scorekeeper",
    "enter",
    "live_rules",
]
