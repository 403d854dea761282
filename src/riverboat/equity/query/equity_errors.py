"""What can be wrong with a question: :class:`BadEquity` says whose cards, where in them and why."""

from __future__ import annotations

from riverboat.equity.ranges.range_errors import BadRange
from riverboat.words import Refusal
from riverboat.words.refusals.ranges import OfWhom


class BadEquity(BadRange):
    """What is asked cannot be; ``where`` says of whom or what: ``player 2``, ``the board``.

    ``text``, ``position`` and ``why`` are those of a :class:`BadRange`.
    """

    def __init__(self, where: str, text: str, position: int, why: Refusal, size: int = 1) -> None:
        super().__init__(text, position, OfWhom(where, why) if where else why, size)
        self.where = where

    @classmethod
    def of(cls, where: str, bad: BadRange) -> BadEquity:
        """What is wrong with cards or a range, as those of somebody."""
        return cls(where, bad.text, bad.position, bad.refusal, bad.size)
