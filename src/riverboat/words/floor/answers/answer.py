"""Base classes of answers: sentences with the values that an authority gives to its options."""

from __future__ import annotations

from typing import ClassVar

from riverboat.words.phrase import Phrase


class OptionAnswer(Phrase, frozen=True):
    """A sentence with the value that an authority, such as a rulebook, gives to an option."""

    option: ClassVar[str] = ""
    """The option with its group: ``floor.string_bet``, ``hand.reopen``."""


class ChoiceAnswer(OptionAnswer, frozen=True):
    """The answer for an option with choices; ``value`` is ``on`` or ``off`` for a switch."""

    value: str


class NumberAnswer(OptionAnswer, frozen=True):
    """The answer for an option that is a number."""

    n: int
