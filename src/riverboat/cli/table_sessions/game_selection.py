"""Game selection from the options of ``riverboat play``, with default structures and stakes.

``engine.read_game`` parses the game's name; this module assembles it.
"""

from __future__ import annotations

from difflib import get_close_matches
from typing import NamedTuple

from riverboat import engine
from riverboat.engine import BadGame, HouseRules, Rotation, Variant, parse_game, read_game
from riverboat.engine.games.game_defaults import (
    DEFAULT_MIX_STAKES,
    default_stakes,
    default_structure,
)
from riverboat.engine.games.game_names import build_unambiguous_name
from riverboat.engine.games.game_spelling import parse_spelling
from riverboat.engine.games.rotation import ROTATIONS
from riverboat.words import Refusal
from riverboat.words.refusals import command_line as w
from riverboat.words.refusals.games import NoSuchMix
from riverboat.words.refusals.name_suggestions import KnownNames, NameHint, NameSuggestion
from riverboat.words.refusals.simulations import DealersChoiceUnavailable


class GameChoice(NamedTuple):
    """The game requested by the options."""

    game: str | None = None
    mix: str | None = None
    variant: str | None = None
    structure: str | None = None
    stakes: str | None = None
    house: str = "online"

    @property
    def stack_unit_game(self) -> str | None:
        """Text of the game, or of the stakes alone, from which the unit of stacks is parsed.

        ``None`` if the options name neither.
        """
        return self.game or (f"hold'em {self.stakes}" if self.stakes else None)

    @property
    def conflict(self) -> Refusal | None:
        """Conflict between two of the options, or ``None``."""
        if self.game and (self.mix or self.variant or self.structure or self.stakes):
            return w.GameOptionConflict()
        if self.mix and (self.variant or self.structure):
            return w.MixWithGameOptions()
        return None


def resolve_games(choice: GameChoice) -> Rotation:
    """Return the rotation of games, usually of one; raise ``BadGame`` for an unknown game."""
    text = choice.game or _build_game_name(choice)
    game = read_game(text, HouseRules.from_name(choice.house))
    if isinstance(game, Rotation):
        if game.changes_game_by == "choice":
            raise BadGame(DealersChoiceUnavailable())
        return game
    return Rotation(game.name, (game,))


def _build_game_name(choice: GameChoice) -> str:
    if choice.mix:
        return f"{_resolve_mix(choice.mix)} {choice.stakes or DEFAULT_MIX_STAKES}"
    return build_full_game_name(choice.variant, choice.structure, choice.stakes)


def _resolve_mix(name: str) -> str:
    """Return a mix by any of its names; raise ``BadGame`` with the nearest name."""
    try:
        game_spelling = parse_spelling(name)
    except BadGame:
        game_spelling = None
    if game_spelling is not None and game_spelling.is_mix:
        return game_spelling.name
    close_matches = get_close_matches(name.lower(), ROTATIONS, 1)
    hint: NameHint = (
        NameSuggestion(close_matches[0]) if close_matches else KnownNames(tuple(ROTATIONS))
    )
    raise BadGame(NoSuchMix(repr(name), hint))


def build_full_game_name(variant: str | None, structure: str | None, stakes: str | None) -> str:
    """Return the game's full name, with the usual structure and stakes where none are given.

    >>> build_full_game_name("razz", None, None)
    'limit razz 4/8 ante 1 bring-in 2'
    >>> build_full_game_name("omaha hi-lo", None, None)
    'pot-limit omaha hi-lo 1/2'
    >>> build_full_game_name("2-7 triple draw", None, "10/20")
    'limit 2-7 triple draw 10/20'
    """
    implied_structure, played_variant = _resolve_variant(variant or "hold'em")
    structure = (
        _resolve_structure(structure) or implied_structure or default_structure(played_variant)
    )
    text = (
        f"{structure} {played_variant.name} {stakes or default_stakes(played_variant, structure)}"
    )
    game = read_game(text)
    return text if isinstance(game, Rotation) else build_unambiguous_name(game)


def _resolve_structure(name: str | None) -> str:
    return parse_spelling(f"{name} hold'em").structure if name else ""


def _resolve_variant(name: str) -> tuple[str, Variant]:
    """Return the structure and the variant that a name implies: ``plo`` names both."""
    try:
        spelling = parse_spelling(name)
        return spelling.structure, parse_game(f"{spelling.structure} {spelling.name}").variant
    except BadGame:
        return "", engine.find_variant(name)  # reports the nearest name
