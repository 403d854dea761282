"""Errors in equity queries: :class:`BadEquity` names the cards, the position and the reason."""

from __future__ import annotations

from riverboat.equity.ranges.range_errors import BadRange
from riverboat.words import Refusal
from riverboat.words.refusals.ranges import PlayerInText


class BadEquity(BadRange):
    """An invalid equity query; ``where`` names the wrong part: ``player 2``, ``the board``.

    ``text``, ``position`` and ``why`` are those of a :class:`BadRange`.
    """

    def __init__(self, where: str, text: str, position: int, why: Refusal, size: int = 1) -> None:
        super().__init__(text, position, PlayerInText(where, why) if where else why, size)
        self.where = where

    @classmethod
    def of(cls, where: str, bad: BadRange) -> BadEquity:
        """Convert a range error to an equity error for the part *where*."""
        return cls(where, bad.text, bad.position, bad.refusal, bad.size)
