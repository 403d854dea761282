"""Base classes of events and of their endings."""

from __future__ import annotations

from riverboat.words.phrase import Chips, Phrase


class Event(Phrase, frozen=True):
    """An event in a sentence without its full stop."""


class Ending(Phrase, frozen=True):
    """A remark on the player who has just put chips in."""


class AllInSuffix(Ending, frozen=True):
    pass


class BorrowedChipsSuffix(Ending, frozen=True):
    pass


class ChipsInPotSuffix(Phrase, frozen=True):
    chips: Chips
