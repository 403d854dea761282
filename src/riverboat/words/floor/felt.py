"""Chips on the felt by denomination, and change made (CHIP-10, CHIP-15 to CHIP-17)."""

from __future__ import annotations

from typing import Literal

from riverboat.words.phrase import Person, Phrase


class ChangeGiven(Phrase, frozen=True):
    """Statement that a player's chips were changed.

    *by* is the source of the change: the dealer's tray, the pot (``middle``), or another player.
    """

    who: Person
    gave: tuple[int, ...]
    got: tuple[int, ...]
    by: Literal["tray", "middle", "player"]


class ChipPiles(Phrase, frozen=True):
    """A player's chips by denomination."""

    who: Person
    piles: tuple[str, ...]
    """The piles, such as ``4 x 25``."""
