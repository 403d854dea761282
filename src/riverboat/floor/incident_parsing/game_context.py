"""The game of a room, as the default context of a text."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from riverboat.engine import Game
from riverboat.engine.games.structure import FixedLimit, SpreadLimit, is_pot_limit
from riverboat.floor.spot import Betting, Spot


class GameMismatch(ValueError):
    """The text names a different game than the current one."""


def with_game(spot: Spot, game: Game) -> Spot:
    """Return the spot in this game; ``GameMismatch`` if the text contradicts it."""
    change: dict[str, Any] = {}
    for field, value in _fields_of_game(game, spot).items():
        said = getattr(spot, field)
        if said is None or (field == "unit" and said == 1):
            change[field] = value
        elif said != value and field != "least_bet":
            raise GameMismatch(field)
    return replace(spot, **change)


def _fields_of_game(game: Game, spot: Spot) -> dict[str, Any]:
    """Return the fields of the spot that the game determines; in limit, these include the size of
    the bet.
    """
    variant, stakes = game.variant, game.stakes
    known: dict[str, Any] = {
        "structure": _betting_structure(game),
        "family": "stud" if variant.has_upcards else "draw" if variant.has_draws else "flop",
        "game": variant.name,
        "ranking": variant.ranking,
        "hole": variant.streets[0].down_cards,
    }
    if known["structure"] in ("no-limit", "pot-limit"):
        known["least_bet"] = max(stakes.blinds, default=0) or None
    elif spot.street is not None and spot.street < len(variant.streets):
        big = variant.streets[spot.street].has_big_bet
        known["least_bet"] = stakes.big_bet if big else stakes.small_bet
    return known


def _betting_structure(game: Game) -> Betting:
    if isinstance(game.structure, FixedLimit):
        return "limit"
    if isinstance(game.structure, SpreadLimit):
        return "spread"
    return "pot-limit" if is_pot_limit(game.structure) else "no-limit"
