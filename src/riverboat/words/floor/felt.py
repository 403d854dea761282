"""Chips as they lie, by denomination, and change that was made (CHIP-10, CHIP-15 to CHIP-17)."""

from __future__ import annotations

from typing import Literal

from riverboat.words.phrase import Person, Phrase


class ChangeIsMade(Phrase, frozen=True):
    """Chips of a player were changed: at the dealer's tray, out of the pot, or with another."""

    en = (
        "{who} {who:changes|change} {gave} for {got} "
        "{by:tray=at the tray|middle=out of the pot|with another player}"
    )
    who: Person
    gave: tuple[int, ...]
    got: tuple[int, ...]
    by: Literal["tray", "middle", "player"]


class ChipsLie(Phrase, frozen=True):
    """What somebody has, chip by chip."""

    en = "{who}: {piles}"
    who: Person
    piles: tuple[str, ...]
    """``4 x 25``."""
