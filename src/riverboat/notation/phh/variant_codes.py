"""Variant codes of PHH, which name a game and its betting structure.

The format has eleven codes, each made of a letter for the structure and a short name of the game.
The reader accepts every such pair (``PO/8``: pot-limit omaha eight-or-better). The writer uses only
the eleven codes; any other game is written by its riverboat name after an underscore: ``_pot-limit
omaha 5``.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, NamedTuple

from riverboat.engine import (
    VARIANTS,
    CapLimit,
    FixedLimit,
    Game,
    NoLimit,
    PotLimit,
    SpreadLimit,
    Variant,
)
from riverboat.notation.read_hand import BadNotation
from riverboat.words.refusals.file_values import KeyMissing, NamedSettingUnknown
from riverboat.words.refusals.histories import GameCodeMissing

BasicStructure = FixedLimit | NoLimit | PotLimit
"""A betting structure without parameters."""


class VariantCode(NamedTuple):
    """The variant and betting structure that a variant code names."""

    variant: Variant
    structure: BasicStructure | None
    """The structure; ``None`` for spread limit, whose ranges have a key of their own."""

    @property
    def has_bet_sizes(self) -> bool:
        """True if the file has a small and a big bet instead of a minimum bet."""
        return self.structure is None or self.structure.has_limit_bets


_STRUCTURE_BY_LETTER: Final[dict[str, BasicStructure]] = {
    "F": FixedLimit(),
    "N": NoLimit(),
    "P": PotLimit(),
}
_VARIANT_BY_SUFFIX: Final = {
    "T": "hold'em",
    "S": "short deck",
    "O": "omaha",
    "O/8": "omaha hi-lo",
    "7S": "seven-card stud",
    "7S/8": "seven-card stud hi-lo",
    "R": "razz",
    "2L1D": "2-7 single draw",
    "2L3D": "2-7 triple draw",
    "B": "badugi",
}
OFFICIAL_CODES: Final = tuple("FT NT NS PO FO/8 F7S F7S/8 FR N2L1D F2L3D FB".split())

_GAME_BY_CODE: Final = {
    letter + suffix: VariantCode(VARIANTS[variant], structure)
    for letter, structure in _STRUCTURE_BY_LETTER.items()
    for suffix, variant in _VARIANT_BY_SUFFIX.items()
}
_CODE_BY_GAME: Final = {_GAME_BY_CODE[code]: code for code in OFFICIAL_CODES}


def read_code(toml_table: Mapping[str, Any]) -> VariantCode:
    """Return the game of a hand; raise ``BadNotation`` for an unknown code.

    >>> read_code({"variant": "FR"}).variant.name
    'razz'
    >>> read_code({"variant": "_pot-limit omaha 5"}).structure
    PotLimit()
    """
    if "variant" not in toml_table:
        raise BadNotation(KeyMissing(repr("variant")))
    code_text = toml_table["variant"]
    game = _GAME_BY_CODE.get(code_text) if isinstance(code_text, str) else None
    if game is None and isinstance(code_text, str) and code_text.startswith("_"):
        game = _parse_private_code(code_text[1:])
    if game is None:
        raise BadNotation(
            NamedSettingUnknown("variant", f"{code_text!r:.60}", tuple(OFFICIAL_CODES))
        )
    return game


def _parse_private_code(code_text: str) -> VariantCode | None:
    """Parse riverboat's name of a game, structure first; ``None`` if the game is unknown."""
    structure_name, _, variant_name = code_text.partition(" ")
    if variant_name not in VARIANTS:
        return None
    if structure_name == SpreadLimit.name:
        return VariantCode(VARIANTS[variant_name], None)
    structure = {value.name: value for value in _STRUCTURE_BY_LETTER.values()}.get(structure_name)
    return VariantCode(VARIANTS[variant_name], structure) if structure else None


def find_code(game: Game) -> str:
    """Return the code for a game.

    >>> from riverboat.engine import parse_game
    >>> [find_code(parse_game(name)) for name in ("limit razz 2/4 ante 1", "limit omaha 2/4")]
    ['FR', '_limit omaha']
    """
    structure = (
        game.structure.inner_structure if isinstance(game.structure, CapLimit) else game.structure
    )
    if VARIANTS.get(game.variant.name) != game.variant:
        raise BadNotation(GameCodeMissing(f"{structure.name} {game.variant.name}"))
    if not isinstance(structure, SpreadLimit):
        code = _CODE_BY_GAME.get(VariantCode(game.variant, structure))
        if code:
            return code
    return f"_{structure.name} {game.variant.name}"
