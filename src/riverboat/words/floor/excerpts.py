"""Excerpts of the rulebook: an authority's choices of a rule's options."""

from __future__ import annotations

from riverboat.words.phrase import Phrase


class OptionChosen(Phrase, frozen=True):
    option: str
    choice: str
    book: str


class SetByTable(Phrase, frozen=True):
    """The rule's options are set by a table or an event."""
