"""Moments of flop games in C, for who searches: each stays as it is, and leads to others.

``riverboat.envs.search`` gives them to people, with the same for all other games. An action is a
number: fold, call, and the sizes of a raise; a card is its own. Rules and moments are opaque, and
only what is made here is taken here.
"""

from __future__ import annotations

from typing import Any, Final, NamedTuple, SupportsIndex, TypeAlias

import numpy as np

from riverboat.kernel import tier
from riverboat.kernel.playouts import Chips, Rules

CHANCE: Final = -1
"""In place of a player: a card comes."""
OVER: Final = -2
"""In place of a player: the hand is over."""

LEAST: Final = -1.0
GREATEST: Final = -2.0
"""Sizes of a raise that are no part of the pot."""

Moment: TypeAlias = object
CompiledRules: TypeAlias = object
Told: TypeAlias = tuple[Moment, int, int]
"""A moment, who is to act there, and a bit for each action that is legal or card that may come."""


class Look(NamedTuple):
    """What lies on the table, where a player is to act or the hand is over."""

    street: int
    pot: int
    call: int
    least: int
    """The least total of a raise; 0, as ``most`` is, where there is none."""
    most: int
    stacks: tuple[int, ...]
    bets: tuple[int, ...]
    cards: bytes
    """All cards that have come, in their order."""


# Found once: a look into two modules takes as long as a step.
_next: Any = getattr(getattr(tier, "fast", None), "moments_next", None)


def there_are() -> bool:
    """Whether the extension is here, and has them."""
    return tier.is_c() and _next is not None


def compiled(rules: Rules, sizes: tuple[float, ...]) -> CompiledRules:
    """A game with the sizes of its raises, as the functions here take it."""
    wanted = np.array(sizes, np.float64)
    return tier.fast.moments_rules(rules.numbers, rules.posts, rules.opening, 0, wanted)


def root(rules: CompiledRules, stacks: Chips, button: int) -> Told:
    """A hand before its first card."""
    return tier.fast.moments_root(rules, stacks, button)


def following(rules: CompiledRules, moment: Moment, action: SupportsIndex) -> Told | None:
    """What an action or a card leads to; ``None`` if it is not legal."""
    told: Told | None = _next(rules, moment, action)
    return told


def returns(rules: CompiledRules, moment: Moment) -> tuple[int, ...]:
    """What the hand was to each; zeros until it is over."""
    return tier.fast.moments_returns(rules, moment)


def look(rules: CompiledRules, moment: Moment) -> Look:
    """What lies on the table."""
    return Look(*tier.fast.moments_look(rules, moment))
