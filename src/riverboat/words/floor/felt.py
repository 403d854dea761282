"""Chips on the felt by denomination, and change made (CHIP-10, CHIP-15 to CHIP-17)."""

from __future__ import annotations

from typing import Literal

from riverboat.words.phrase import Person, Phrase


class ChangeGiven(Phrase, frozen=True):
    """A player's chips were changed: at the dealer's tray, out of the pot, or with a player."""

    who: Person
    gave: tuple[int, ...]
    got: tuple[int, ...]
    by: Literal["tray", "middle", "player"]


class ChipPiles(Phrase, frozen=True):
    """A player's chips by denomination."""

    who: Person
    piles: tuple[str, ...]
    """The piles, such as ``4 x 25``."""
