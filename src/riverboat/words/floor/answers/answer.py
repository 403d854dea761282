"""Kinds of answers, each the sentence of an authority on one of its options."""

from __future__ import annotations

from typing import ClassVar

from riverboat.words.phrase import Phrase


class OptionAnswer(Phrase, frozen=True):
    """The answer of an authority to the question that an option leaves open."""

    option: ClassVar[str] = ""
    """The option with its group: ``floor.string_bet``, ``hand.reopen``."""


class ChoiceAnswer(OptionAnswer, frozen=True):
    """The answer of an option with choices; ``value`` is ``on`` or ``off`` for a switch."""

    value: str


class NumberAnswer(OptionAnswer, frozen=True):
    """The answer of an option that is a number."""

    n: int
