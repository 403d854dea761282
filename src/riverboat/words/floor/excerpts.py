"""Excerpts of the rulebook: an authority's answers, and the text common to all books."""

from __future__ import annotations

from riverboat.words.floor.answers.answer import OptionAnswer
from riverboat.words.phrase import Phrase


class RulebookAnswer(Phrase, frozen=True):
    """An answer with its source: the number of the rule in the book, or the house."""

    answer: OptionAnswer
    book: str


class CommonRule(Phrase, frozen=True):
    """The part of a rule that does not depend on its options, by the id of the rule."""

    rule: str


class DecisionByTable(Phrase, frozen=True):
    """Statement that the options of a rule are set by a table or an event."""
