"""What a sentence about something that has happened is: an event, and what may end one."""

from __future__ import annotations

from riverboat.words.phrase import Chips, Phrase


class Event(Phrase, frozen=True):
    """Something that has happened, as it is told: a sentence without its full stop."""


class Ending(Phrase, frozen=True):
    """What is said of whoever has just put chips in."""


class AndIsAllIn(Ending, frozen=True):
    en = "{who: and is all-in| and are all-in}"


class WithBorrowedChips(Ending, frozen=True):
    en = " with borrowed chips"


class WithInThePot(Phrase, frozen=True):
    en = ", with {chips} in the pot"
    chips: Chips
