"""Names of all styles, which can be imported without the code of the bots."""

from __future__ import annotations

from typing import Final

from riverboat.bots.characters import CHARACTERS

CALLER: Final = "caller"
RANDOM: Final = "random"
BLUEPRINT: Final = "blueprint"
PUSH_FOLD: Final = "push-fold"
ICM: Final = "icm"
CHARACTER_STYLES: Final = tuple([character.name for character in CHARACTERS])
"""Styles that look at their cards."""
STRATEGY_STYLES: Final = (PUSH_FOLD, ICM, BLUEPRINT)
"""Styles with a trained strategy."""
STYLES: Final = (*CHARACTER_STYLES, *STRATEGY_STYLES, CALLER, RANDOM)
"""All style names."""
