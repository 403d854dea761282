"""The game of a room, as the default context of a text."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from riverboat.engine import Game
from riverboat.engine.games.structure import FixedLimit, SpreadLimit, is_pot_limit
from riverboat.floor.spot import BettingStructure, Spot


class GameMismatch(ValueError):
    """The text names a different game than the current one."""


def with_game(spot: Spot, game: Game) -> Spot:
    """Return the spot with unknown fields filled in from the game.

    Raise ``GameMismatch`` with the name of a field that contradicts the game.
    """
    changes: dict[str, Any] = {}
    for field, value in _list_game_fields(game, spot).items():
        stated_value = getattr(spot, field)
        if stated_value is None or (field == "smallest_chip" and stated_value == 1):
            changes[field] = value
        elif stated_value != value and field != "min_bet":
            raise GameMismatch(field)
    return replace(spot, **changes)


def _list_game_fields(game: Game, spot: Spot) -> dict[str, Any]:
    """Return the fields of the spot that the game determines; in limit, these include the size of
    the bet.
    """
    variant, stakes = game.variant, game.stakes
    fields: dict[str, Any] = {
        "structure": _find_betting_structure(game),
        "game_family": "stud" if variant.has_upcards else "draw" if variant.has_draws else "flop",
        "game": variant.name,
        "ranking": variant.ranking,
        "hole_card_count": variant.streets[0].down_cards,
    }
    if fields["structure"] in ("no-limit", "pot-limit"):
        fields["min_bet"] = max(stakes.blinds, default=0) or None
    elif spot.street is not None and spot.street < len(variant.streets):
        has_big_bet = variant.streets[spot.street].has_big_bet
        fields["min_bet"] = stakes.big_bet if has_big_bet else stakes.small_bet
    return fields


def _find_betting_structure(game: Game) -> BettingStructure:
    if isinstance(game.structure, FixedLimit):
        return "limit"
    if isinstance(game.structure, SpreadLimit):
        return "spread"
    return "pot-limit" if is_pot_limit(game.structure) else "no-limit"
