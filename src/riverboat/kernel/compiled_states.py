"""Immutable states of flop games in C, for tree search; a step returns a new state.

``riverboat.envs.search`` is the public interface, and supports all other games as well. An action
is a number: 0 folds, 1 calls, and each higher number is a raise size. At a chance node the action
is the number of the dealt card. Rules and states are opaque objects that only this module creates.
"""

from __future__ import annotations

from typing import Any, Final, NamedTuple, SupportsIndex, TypeAlias

import numpy as np

from riverboat.kernel import tier
from riverboat.kernel.playouts import Chips, PlayoutRules

CHANCE: Final = -1
"""The player of a chance node."""
OVER: Final = -2
"""The player of a terminal node."""

MIN_RAISE_CODE: Final = -1.0
MAX_RAISE_CODE: Final = -2.0
"""Codes for the smallest and the largest legal raise; other raise sizes are pot fractions."""

CompiledState: TypeAlias = object
CompiledRules: TypeAlias = object
StateAndTurn: TypeAlias = tuple[CompiledState, int, int]
"""A state, the player to act, and a bit mask of the legal actions or of the cards that can come.

The player is a seat, `CHANCE` or `OVER`.
"""


class TableState(NamedTuple):
    """The state of a table while a player is to act, or after the hand."""

    street: int
    pot: int
    call: int
    min_raise_to: int
    """Minimum total of a raise; this and the maximum are 0 if no raise is legal."""
    max_raise_to: int
    stacks: tuple[int, ...]
    bets: tuple[int, ...]
    cards: bytes
    """All cards dealt, in order."""


# Looked up once, because the two attribute look-ups take as long as a step.
_next_state: Any = getattr(getattr(tier, "fast", None), "moments_next", None)


def is_available() -> bool:
    """Return True if the extension is in use and supports compiled states."""
    return tier.is_c() and _next_state is not None


def compile_rules(rules: PlayoutRules, raise_sizes: tuple[float, ...]) -> CompiledRules:
    """Compile a game and its raise sizes for the functions of this module."""
    raise_sizes_array = np.array(raise_sizes, np.float64)
    return tier.fast.moments_rules(
        rules.extension_values, rules.posts, rules.opening, 0, raise_sizes_array
    )


def root_state(rules: CompiledRules, stacks: Chips, button: int) -> StateAndTurn:
    """Return the state of a hand before its first card."""
    return tier.fast.moments_root(rules, stacks, button)


def next_state(
    rules: CompiledRules, state: CompiledState, action: SupportsIndex
) -> StateAndTurn | None:
    """Return the state after an action or a card; ``None`` if it is not legal."""
    state_and_turn: StateAndTurn | None = _next_state(rules, state, action)
    return state_and_turn


def returns(rules: CompiledRules, state: CompiledState) -> tuple[int, ...]:
    """Return the net chips that each seat won, negative if lost; zeros until the hand is over."""
    return tier.fast.moments_returns(rules, state)


def table_state(rules: CompiledRules, state: CompiledState) -> TableState:
    """Return the pot, bets, stacks and legal sizes of a state."""
    return TableState(*tier.fast.moments_look(rules, state))
