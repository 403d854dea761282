"""Names of all styles. They can be listed without the code by which those styles play."""

from __future__ import annotations

from typing import Final

from riverboat.bots.characters import CHARACTERS

CALLER: Final = "caller"
RANDOM: Final = "random"
BLUEPRINT: Final = "blueprint"
PUSH_FOLD: Final = "push-fold"
ICM: Final = "icm"
CHARACTER_STYLES: Final = tuple([character.name for character in CHARACTERS])
"""Those that look at their cards."""
STRATEGY_STYLES: Final = (PUSH_FOLD, ICM, BLUEPRINT)
"""Those that have learnt a strategy."""
STYLES: Final = (*CHARACTER_STYLES, *STRATEGY_STYLES, CALLER, RANDOM)
"""The names of all that can play."""
