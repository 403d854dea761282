"""The game that a room plays, where a text does not say it."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from riverboat.engine import Game
from riverboat.engine.games.structure import FixedLimit, SpreadLimit, is_pot_limit
from riverboat.floor.spot import Betting, Spot


class GameMismatch(ValueError):
    """A text says another game than the one that is played."""


def with_game(spot: Spot, game: Game) -> Spot:
    """The moment in this game; ``GameMismatch`` where the text has said something else."""
    change: dict[str, Any] = {}
    for field, value in _fields_of_game(game, spot).items():
        said = getattr(spot, field)
        if said is None or (field == "unit" and said == 1):
            change[field] = value
        elif said != value and field != "least_bet":
            raise GameMismatch(field)
    return replace(spot, **change)


def _fields_of_game(game: Game, spot: Spot) -> dict[str, Any]:
    """What a game says of every moment of it; of limit, the bet of the street that is on."""
    variant, stakes = game.variant, game.stakes
    known: dict[str, Any] = {
        "structure": _betting_structure(game),
        "family": "stud" if variant.has_upcards else "draw" if variant.has_draws else "flop",
        "game": variant.name,
        "ranking": variant.ranking,
        "hole": variant.streets[0].down,
    }
    if known["structure"] in ("no-limit", "pot-limit"):
        known["least_bet"] = max(stakes.blinds, default=0) or None
    elif spot.street is not None and spot.street < len(variant.streets):
        big = variant.streets[spot.street].big_bet
        known["least_bet"] = stakes.big_bet if big else stakes.small_bet
    return known


def _betting_structure(game: Game) -> Betting:
    if isinstance(game.structure, FixedLimit):
        return "limit"
    if isinstance(game.structure, SpreadLimit):
        return "spread"
    return "pot-limit" if is_pot_limit(game.structure) else "no-limit"
