"""Base classes of events and of their endings."""

from __future__ import annotations

from riverboat.words.phrase import Chips, Phrase


class Event(Phrase, frozen=True):
    """An event in a sentence without its full stop."""


class Ending(Phrase, frozen=True):
    """A remark on the player who has just put chips in."""


class AndIsAllIn(Ending, frozen=True):
    en = "{who: and is all-in| and are all-in}"


class WithBorrowedChips(Ending, frozen=True):
    en = " with borrowed chips"


class WithInThePot(Phrase, frozen=True):
    en = ", with {chips} in the pot"
    chips: Chips
