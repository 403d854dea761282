"""What every step of a tool is, whatever it counts."""

from __future__ import annotations

from typing import ClassVar

from riverboat.words.phrase import Phrase


class SeatNumber(Phrase, frozen=True):
    """A chair at a table, where nobody has a name."""

    en = "seat {n}"
    n: int


class Reckoning(Phrase, frozen=True):
    """One step of a sum or of an order; ``rule`` is the rule of the catalogue that asks for it."""

    rule: ClassVar[str] = ""
