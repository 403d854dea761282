"""Base classes of events and of their endings."""

from __future__ import annotations

from riverboat.words.phrase import Chips, Phrase


class Event(Phrase, frozen=True):
    """An event in a sentence without its full stop."""


class Ending(Phrase, frozen=True):
    """A remark at the end of a sentence, such as that the player is all-in."""


class AllInSuffix(Ending, frozen=True):
    pass


class BorrowedChipsSuffix(Ending, frozen=True):
    pass


class ChipsInPotSuffix(Phrase, frozen=True):
    chips: Chips
