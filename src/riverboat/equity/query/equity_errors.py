"""Errors in equity queries: :class:`BadEquity` names the cards, the position and the reason."""

from __future__ import annotations

from riverboat.equity.ranges.range_errors import BadRange
from riverboat.words import Refusal
from riverboat.words.refusals.ranges import OwnedCardsInvalid


class BadEquity(BadRange):
    """An invalid equity query; ``where`` names the wrong part: ``player 2``, ``the board``.

    ``text``, ``position`` and ``why`` are those of a :class:`BadRange`.
    """

    def __init__(
        self, source: str, text: str, position: int, reason: Refusal, size: int = 1
    ) -> None:
        super().__init__(
            text, position, OwnedCardsInvalid(source, reason) if source else reason, size
        )
        self.where = source

    @classmethod
    def of(cls, source: str, error: BadRange) -> BadEquity:
        """Convert a range error to an equity error for the part *source*."""
        return cls(source, error.text, error.position, error.refusal, error.size)
