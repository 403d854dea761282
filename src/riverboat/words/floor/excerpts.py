"""An excerpt of the rulebook: what an authority has chosen of what a rule leaves open."""

from __future__ import annotations

from riverboat.words.phrase import Phrase


class OptionChosen(Phrase, frozen=True):
    en = "{option}: {choice} ({book})"
    option: str
    choice: str
    book: str


class SetByTable(Phrase, frozen=True):
    """The rule has options, and they are those of a table or an event."""

    en = "the table's or event's own rules decide this"
