"""What is to be played, as people ask for it: a game by its name, a house, stacks."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from msgspec.structs import replace

from riverboat.engine import BadGame, Game, HouseRules, Preset, Rotation, read_game
from riverboat.engine.games.usual import usual_stack
from riverboat.words.expected import whole_number
from riverboat.words.refusals import home as w
from riverboat.words.refusals.signs import IsSeveralGames

USUAL_HOUSE: Final[Preset] = "online"
"""By whose rules is played where nobody says."""


def game_or_mix(
    game: Game | Rotation | str, house: HouseRules | Preset | None, usual: Preset = USUAL_HOUSE
) -> Game | Rotation:
    """The game of a name by the rules of a house; one that stands, as it is or by other rules.

    Where no house is named it is *usual*, and Kuhn and Leduc are those of the literature.

    >>> game = game_or_mix("leduc", None)
    >>> game.rules.max_raises_two_rounds, game.rules.fold_when_free
    (1, 'reject')
    """
    rules = HouseRules.preset(house) if isinstance(house, str) else house
    if rules is not None and not isinstance(rules, HouseRules):
        raise TypeError(f"a house is HouseRules or the name of some, 'cash', not {house!r}")
    if isinstance(game, str):
        read = read_game(game, rules)
        plain = rules is None and isinstance(read, Game) and read.rules == HouseRules()
        if rules is not None or (isinstance(read, Game) and not plain):
            return read
        return _by(read, HouseRules.preset(usual))
    if isinstance(game, (Game, Rotation)):
        return game if rules is None else _by(game, rules)
    raise TypeError(f"a game is words such as 'nlhe 1/2', or a Game, not {game!r}")


def one_game(
    game: Game | str, house: HouseRules | Preset | None, usual: Preset = USUAL_HOUSE
) -> Game:
    """The same for one game; ``BadGame`` for several in turn."""
    found = game_or_mix(game, house, usual)
    if isinstance(found, Rotation):
        raise BadGame(IsSeveralGames(found.name), option="game")
    return found


def _by(game: Game | Rotation, rules: HouseRules) -> Game | Rotation:
    if isinstance(game, Rotation):
        return replace(game, games=tuple([replace(each, rules=rules) for each in game.games]))
    return replace(game, rules=rules)


def stacks_for(
    game: Game, stacks: int | Sequence[int] | None, seats: int | None = None
) -> tuple[int, ...]:
    """The chips of each seat: one number stands for all; for none, a usual stack; two seats."""
    if stacks is None:
        stacks = usual_stack(game.stakes.blinds, game.stakes.small_bet)
    if seats is not None:
        seats = whole_number("seats", seats, 1)
    if isinstance(stacks, int):
        return (stacks,) * (2 if seats is None else seats)
    if not isinstance(stacks, Iterable):
        raise TypeError(
            "stacks: whole chips for each seat, or one number for all, are expected, "
            f"not {stacks!r}"
        )
    chips = tuple(stacks)
    if seats is not None and seats != len(chips):
        raise BadGame(w.AStackEach(seats, len(chips)))
    return chips
