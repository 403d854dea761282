"""Base class of a tool's steps."""

from __future__ import annotations

from typing import ClassVar

from riverboat.words.phrase import Phrase


class SeatNumber(Phrase, frozen=True, rename={"seat_number": "n"}):
    """A chair at a table where the player is unknown."""

    seat_number: int


class CalculationStep(Phrase, frozen=True):
    """A step of a calculation or of an ordering; ``rule`` is the catalogue's rule behind it."""

    rule: ClassVar[str] = ""
