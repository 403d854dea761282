"""The games we know, as data. A new game is a new constant here.

>>> VARIANTS["omaha"].hole_cards
4
"""

from __future__ import annotations

from difflib import get_close_matches

from riverboat.engine.errors import BadGame
from riverboat.engine.game import Variant
from riverboat.engine.variants.flop import (
    COURCHEVEL,
    HOLDEM,
    OMAHA,
    OMAHA_5,
    OMAHA_6,
    SHORT_DECK,
)
from riverboat.engine.variants.toy import KUHN, LEDUC

VARIANTS: dict[str, Variant] = {
    game.name: game
    for game in (HOLDEM, SHORT_DECK, OMAHA, OMAHA_5, OMAHA_6, COURCHEVEL, KUHN, LEDUC)
}


def variant(name: str) -> Variant:
    """The variant of that name, or an error that names the nearest one."""
    if found := VARIANTS.get(name):
        return found
    near = get_close_matches(name, VARIANTS, 1)
    hint = f"did you mean {near[0]}?" if near else f"there are {', '.join(VARIANTS)}"
    raise BadGame(f"no variant {name!r}; {hint}")


__all__ = [
    "COURCHEVEL",
    "HOLDEM",
    "KUHN",
    "LEDUC",
    "OMAHA",
    "OMAHA_5",
    "OMAHA_6",
    "SHORT_DECK",
    "VARIANTS",
    "variant",
]
