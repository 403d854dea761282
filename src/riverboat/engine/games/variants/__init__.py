"""The known variants, as data. A new variant is a new constant here.

>>> VARIANTS["omaha"].hole_cards
4
"""

from __future__ import annotations

from difflib import get_close_matches

from riverboat.engine.commands.engine_errors import BadGame
from riverboat.engine.games.game import Variant
from riverboat.engine.games.variants.draw_games import (
    BADACEY,
    BADEUCEY,
    BADUGI,
    FIVE_CARD_DRAW,
    SINGLE_DRAW_27,
    SINGLE_DRAW_A5,
    TRIPLE_DRAW_27,
    TRIPLE_DRAW_A5,
)
from riverboat.engine.games.variants.flop_games import (
    COURCHEVEL,
    COURCHEVEL_HI_LO,
    CRAZY_PINEAPPLE,
    DRAWMAHA,
    DRAWMAHA_27,
    DRAWMAHA_BADUGI,
    HOLDEM,
    IRISH,
    OMAHA,
    OMAHA_5,
    OMAHA_5_HI_LO,
    OMAHA_6,
    OMAHA_6_HI_LO,
    OMAHA_HI_LO,
    PINEAPPLE,
    SHORT_DECK,
)
from riverboat.engine.games.variants.stud_games import (
    FIVE_CARD_STUD,
    RAZZ,
    RAZZ_27,
    RAZZDUCEY,
    RAZZDUGI,
    STUD,
    STUD_HI_LO,
    STUD_HI_LO_REGULAR,
)
from riverboat.engine.games.variants.toy_games import KUHN, LEDUC
from riverboat.words.refusals import games as w
from riverboat.words.refusals.name_suggestions import KnownNames, NameSuggestion

_FLOP_GAMES = (
    *(HOLDEM, SHORT_DECK, PINEAPPLE, CRAZY_PINEAPPLE, IRISH),
    *(OMAHA, OMAHA_5, OMAHA_6, COURCHEVEL),
    *(OMAHA_HI_LO, OMAHA_5_HI_LO, OMAHA_6_HI_LO, COURCHEVEL_HI_LO),
    *(DRAWMAHA, DRAWMAHA_27, DRAWMAHA_BADUGI),
)
_STUD_GAMES = (
    *(STUD, STUD_HI_LO, STUD_HI_LO_REGULAR, RAZZ, RAZZ_27),
    *(RAZZDUGI, RAZZDUCEY, FIVE_CARD_STUD),
)
_DRAW_GAMES = (
    *(FIVE_CARD_DRAW, SINGLE_DRAW_27, TRIPLE_DRAW_27, SINGLE_DRAW_A5, TRIPLE_DRAW_A5),
    *(BADUGI, BADEUCEY, BADACEY),
)

VARIANTS: dict[str, Variant] = {
    variant.name: variant for variant in (*_FLOP_GAMES, *_STUD_GAMES, *_DRAW_GAMES, KUHN, LEDUC)
}


def find_variant(name: str) -> Variant:
    """Return the variant with this name; if there is none, raise an error that suggests the closest
    name.
    """
    if found_variant := VARIANTS.get(name):
        return found_variant
    close_matches = get_close_matches(name, VARIANTS, 1)
    hint = NameSuggestion(close_matches[0]) if close_matches else KnownNames(tuple(VARIANTS))
    raise BadGame(w.NoSuchVariant(repr(name), hint))


__all__ = [
    "BADACEY",
    "BADEUCEY",
    "BADUGI",
    "COURCHEVEL",
    "COURCHEVEL_HI_LO",
    "CRAZY_PINEAPPLE",
    "DRAWMAHA",
    "DRAWMAHA_27",
    "DRAWMAHA_BADUGI",
    "FIVE_CARD_DRAW",
    "FIVE_CARD_STUD",
    "HOLDEM",
    "IRISH",
    "KUHN",
    "LEDUC",
    "OMAHA",
    "OMAHA_5",
    "OMAHA_5_HI_LO",
    "OMAHA_6",
    "OMAHA_6_HI_LO",
    "OMAHA_HI_LO",
    "PINEAPPLE",
    "RAZZ",
    "RAZZ_27",
    "RAZZDUCEY",
    "RAZZDUGI",
    "SHORT_DECK",
    "SINGLE_DRAW_27",
    "SINGLE_DRAW_A5",
    "STUD",
    "STUD_HI_LO",
    "STUD_HI_LO_REGULAR",
    "TRIPLE_DRAW_27",
    "TRIPLE_DRAW_A5",
    "VARIANTS",
    "find_variant",
]
