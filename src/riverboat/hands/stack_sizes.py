"""Stack sizes: in the unit of the stakes, or in big blinds.

A game with fractional stakes, such as ``nlhe 0.5/1``, counts its chips in cents. A stack given with
such a name is in the unit of the stakes: 100 is then a hundred big blinds, or 10,000 chips
(decision 182).

>>> from riverboat.engine import read_game
>>> parse_stacks(read_game("nlhe 0.5/1"), 100, game_name="nlhe 0.5/1")
(10000, 10000)
>>> parse_stacks(read_game("nlhe 1/2"), ["20bb", 150])
(40, 150)
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from decimal import Decimal
from typing import Any, Final, TypeAlias

from riverboat.engine import BadGame, Game, Rotation
from riverboat.engine.games.game_defaults import default_stack
from riverboat.engine.games.game_names import chips_per_unit
from riverboat.words.argument_checks import require_whole_number
from riverboat.words.refusals import home_games as w

Stack: TypeAlias = int | float | Decimal | str
"""Stack in the unit of the stakes, such as ``200`` or ``100.5``, or in big blinds: ``"100bb"``."""

Stacks: TypeAlias = Stack | Sequence[Stack]
"""One stack for all seats, or one for each."""

MIN_BIG_BLINDS: Final = 2
_AMOUNT_PATTERN: Final = re.compile(r"(\d+(?:\.\d+)?|\.\d+)\s*(bb|big blinds?)?", re.IGNORECASE)


def parse_stacks(
    game: Game, stacks: Stacks | None, seats: int | None = None, *, game_name: object = None
) -> tuple[int, ...]:
    """Return the chips of each seat, given one stack for all seats or one for each.

    Without stacks, two seats get the default stack. *game_name* is the game as the user named it,
    which decides the unit. Stacks that are all below two big blinds are refused as a mistaken unit,
    unless they are written in big blinds.

    >>> from riverboat.engine import read_game
    >>> parse_stacks(read_game("nlhe 50/100"), 100)
    Traceback (most recent call last):
    riverboat.engine.commands.engine_errors.BadGame: a stack of 100 is below two big blinds of \
no-limit hold'em 50/100 (200); if intended, write it in big blinds: '1bb'
    """
    if stacks is None:
        stacks = default_stack(game.stakes.blinds, game.stakes.small_bet)
    if seats is not None:
        seats = require_whole_number("seats", seats, 1)
    if isinstance(stacks, int | float | Decimal | str):
        stacks = (stacks,) * (2 if seats is None else seats)
    if not isinstance(stacks, Iterable):
        raise TypeError(
            f"stacks: expected chips or big blinds per seat, or one stack for all, got {stacks!r}"
        )
    stacks = tuple(stacks)
    if seats is not None and seats != len(stacks):
        raise BadGame(w.StackCountMismatch(seats, len(stacks)))
    return stacks_to_chips(game, stacks, game_name)


def stacks_to_chips(
    game: Game, stacks: Iterable[Stack], game_name: object = None
) -> tuple[int, ...]:
    """Return the stacks of one table in chips; refuse stacks that are all below two big blinds.

    >>> from riverboat.engine import read_game
    >>> stacks_to_chips(read_game("nlhe 1/2"), ["1bb", "1.5bb"])
    (2, 3)
    """
    written_stacks = tuple(stacks)
    chips_per_written_unit = chips_per_name_unit(game_name)
    stack_chips = tuple(
        [stack_to_chips(game, stack, chips_per_written_unit) for stack in written_stacks]
    )
    refuse_shallow_stacks(game, written_stacks, stack_chips)
    return stack_chips


def chips_per_name_unit(game_name: object) -> int:
    """Return the chips per unit of the stakes in a game's name: 100 for ``nlhe 0.5/1``, else 1."""
    return chips_per_unit(game_name) if isinstance(game_name, str) else 1


def stack_to_chips(game: Game | Rotation, stack: Any, chips_per_written_unit: int = 1) -> Any:
    """Return a stack in chips; raise ``BadGame`` for invalid text or a fraction of a chip.

    Values of other types, and fractions where the stakes are whole, are returned unchanged; the
    start of the hand refuses them.

    >>> from riverboat.engine import read_game
    >>> half, whole = read_game("nlhe 0.5/1"), read_game("nlhe 1/2")
    >>> stack_to_chips(half, "100.5", 100), stack_to_chips(whole, "10 BB")
    (10050, 20)
    """
    if type(stack) is int:
        return stack * chips_per_written_unit
    if isinstance(stack, str):
        match = _AMOUNT_PATTERN.fullmatch(stack.strip().replace(",", ""))
        if match is None:
            raise BadGame(w.StackTextInvalid(repr(stack)), option="stacks")
        chips_per_unit = (
            chips_per_written_unit if match[2] is None else _find_first_game(game).stakes.big_blind
        )
        exact_chips = Decimal(match[1]) * chips_per_unit
    elif isinstance(stack, (float, Decimal)) and (
        chips_per_written_unit > 1 or stack == stack // 1
    ):
        exact_chips = Decimal(str(stack)) * chips_per_written_unit
    else:
        return stack
    if not exact_chips.is_finite() or exact_chips != int(exact_chips):
        raise BadGame(
            w.StackNotWholeChips(str(stack), _find_first_game(game).name), option="stacks"
        )
    return int(exact_chips)


def refuse_shallow_stacks(
    game: Game | Rotation, written_stacks: Sequence[object], stack_chips: Sequence[object]
) -> None:
    """Refuse stacks that are all below two big blinds, unless written in big blinds."""
    first_game = _find_first_game(game)
    min_chips = MIN_BIG_BLINDS * first_game.stakes.big_blind
    valid_chips = [stack for stack in stack_chips if type(stack) is int and stack > 0]
    if any(isinstance(stack, str) and "b" in stack.lower() for stack in written_stacks):
        return
    if valid_chips and max(valid_chips) < min_chips:
        big_blind_count = Decimal(max(valid_chips)) / first_game.stakes.big_blind
        raise BadGame(
            w.StackBelowTwoBlinds(
                max(valid_chips), first_game.name, min_chips, f"'{big_blind_count.normalize():f}bb'"
            ),
            option="stacks",
        )


def _find_first_game(game: Game | Rotation) -> Game:
    return game.games[0] if isinstance(game, Rotation) else game
