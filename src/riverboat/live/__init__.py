"""A physical game recorded by a scorekeeper: actions, undo, cards revealed later, and a file.

The table and its facts are those of ``riverboat.table``; cards that are never revealed are unknown.
Each change is written before it takes effect, and a game resumes after its last change: from a
file, or from a room's store. Start reading at ``entry_handling``.
"""

from typing import TYPE_CHECKING

from riverboat.deprecation import deprecated_names
from riverboat.live.entry_handling import REFUSALS, enter
from riverboat.live.live_moves import (
    CardsRevealed,
    Change,
    ChipsCounted,
    MistakeRecorded,
    Move,
    NoteWritten,
    PushedPots,
    RulingCarriedOut,
)
from riverboat.live.record_file import GameRecordFile, InvalidRecord
from riverboat.live.scorekeeper import Scorekeeper, live_rules
from riverboat.live.scorekeeper_entries import AnyEntry

__all__ = [
    "REFUSALS",
    "AnyEntry",
    "Change",
    "ChipsCounted",
    "MistakeRecorded",
    "CardsRevealed",
    "Move",
    "InvalidRecord",
    "NoteWritten",
    "PushedPots",
    "GameRecordFile",
    "RulingCarriedOut",
    "Scorekeeper",
    "enter",
    "live_rules",
]

if not TYPE_CHECKING:  # type checkers see only the new names
    __getattr__ = deprecated_names("riverboat.live")
