"""Game lookup: a game by its name, with a house."""

from __future__ import annotations

from typing import Final

from msgspec.structs import replace

from riverboat.engine import BadGame, Game, HouseRules, Preset, Rotation, read_game
from riverboat.words.refusals.game_notation import OneGameExpected

DEFAULT_HOUSE: Final[Preset] = "online"
"""The house rules used when none are given."""


def find_game_or_mix(
    game: Game | Rotation | str,
    house: HouseRules | Preset | None,
    default_house: Preset = DEFAULT_HOUSE,
) -> Game | Rotation:
    """Return the game or mix of this name; return a ``Game`` or ``Rotation`` as it is.

    The house rules are those of *house*. Without it, a game given by name has the rules of
    *default_house*, except for Kuhn and Leduc, whose rules follow the literature.

    >>> game = find_game_or_mix("leduc", None)
    >>> game.rules.max_raises_two_rounds, game.rules.fold_when_free
    (1, 'reject')
    """
    rules = HouseRules.preset(house) if isinstance(house, str) else house
    if rules is not None and not isinstance(rules, HouseRules):
        raise TypeError(f"house must be HouseRules or a preset name such as 'cash', got {house!r}")
    if isinstance(game, str):
        parsed_game = read_game(game, rules)
        has_default_rules = (
            rules is None and isinstance(parsed_game, Game) and parsed_game.rules == HouseRules()
        )
        if rules is not None or (isinstance(parsed_game, Game) and not has_default_rules):
            return parsed_game
        return _replace_rules(parsed_game, HouseRules.preset(default_house))
    if isinstance(game, (Game, Rotation)):
        return game if rules is None else _replace_rules(game, rules)
    raise TypeError(f"a game must be text such as 'nlhe 1/2', or a Game, got {game!r}")


def find_game(
    game: Game | str, house: HouseRules | Preset | None, default_house: Preset = DEFAULT_HOUSE
) -> Game:
    """Return the game of this name; raise ``BadGame`` for a mix."""
    found_game = find_game_or_mix(game, house, default_house)
    if isinstance(found_game, Rotation):
        raise BadGame(OneGameExpected(found_game.name), option="game")
    return found_game


def _replace_rules(game: Game | Rotation, rules: HouseRules) -> Game | Rotation:
    if isinstance(game, Rotation):
        return replace(game, games=tuple([replace(game, rules=rules) for game in game.games]))
    return replace(game, rules=rules)
