"""A physical game kept from the dealer's chair: entries, moves, undo, cards told later, a file.

The table is the one of ``riverboat.table``, and so are its facts; what nobody tells of the cards
is unknown. Each change is written down before it counts, and a game is taken up where it ended:
from a file, or from a room's store. Start reading at ``entry_handling``.
"""

from typing import TYPE_CHECKING

from riverboat.deprecation import deprecated_names
from riverboat.live.entry_handling import REFUSALS, enter
from riverboat.live.live_moves import (
    CardsRevealed,
    Change,
    Counted,
    MistakeRecorded,
    Move,
    Noted,
    PushedPots,
    RulingCarriedOut,
)
from riverboat.live.record_file import InvalidRecord, Record
from riverboat.live.scorekeeper import Scorekeeper, live_rules
from riverboat.live.scorekeeper_entries import AnyEntry

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

if not TYPE_CHECKING:  # whoever checks types is told of the new names
    __getattr__ = deprecated_names("riverboat.live")
