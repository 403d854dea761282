"""Locked strategies at a node: given action frequencies, or a habit such as never bluffing."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from math import isclose
from numbers import Real
from typing import Final, Literal, TypeAlias, cast

import numpy as np
from numpy.typing import NDArray

from riverboat.cards import Cards
from riverboat.equity.ranges import Range
from riverboat.solve.postflop.hand_tables import Numbers, Table
from riverboat.solve.postflop.solved_state import COMBOS, NodeLock
from riverboat.solve.postflop.spot_config import PlayerName
from riverboat.solve.postflop.spot_errors import BadLock
from riverboat.words.refusals import spots as w

LockedHabit: TypeAlias = Literal["bluffs", "raises", "folds"]
Shares: TypeAlias = Mapping[str, float]
ComboMask: TypeAlias = NDArray[np.bool_]

HABITS: Final[tuple[LockedHabit, ...]] = ("bluffs", "raises", "folds")
BLUFFING_EQUITY: Final = 0.5
"""A bet with less equity than this is a bluff."""


@dataclass(frozen=True, slots=True, eq=False)
class LockedStrategy:
    """The fixed strategy of some combinations, independent of a node."""

    strategy: Table
    locked_combos: ComboMask

    def at(self, node: int, dealt_cards: Cards | None) -> NodeLock:
        """Return the lock of a node with this strategy, on the given cards or on all boards."""
        return NodeLock(node, dealt_cards, self.strategy, self.locked_combos)


def lock_by_shares(
    frequencies: Mapping[str, float | Shares] | None,
    actions: Sequence[str],
    is_held: ComboMask,
    player: PlayerName,
) -> LockedStrategy:
    """Return a locked strategy of action frequencies, for all hands or by hand."""
    if not frequencies:
        raise BadLock(w.LockValueMissing())
    strategy, locked_combos = np.zeros((len(actions), COMBOS)), np.zeros(COMBOS, np.bool_)
    shares_by_hands: Mapping[str, Shares]
    if all(isinstance(share, Real) for share in frequencies.values()):
        shares_by_hands = {"": cast("Shares", frequencies)}
    else:
        shares_by_hands = cast("Mapping[str, Shares]", frequencies)
    for hands, shares in shares_by_hands.items():
        is_locked = is_held & (Range(hands).weights > 0) if hands else is_held
        if not is_locked.any():
            raise BadLock(w.HandOutsideRange(hands, player))
        strategy[:, is_locked] = _list_action_frequencies(shares, actions, hands or "all hands")[
            :, None
        ]
        locked_combos |= is_locked
    return LockedStrategy(strategy, locked_combos)


def _list_action_frequencies(frequencies: object, actions: Sequence[str], hands: str) -> Numbers:
    """Return the frequency of each action; ``BadLock`` if they do not sum to 1."""
    if not isinstance(frequencies, Mapping):
        raise BadLock(w.LockValueMissing())
    action_frequencies = np.zeros(len(actions))
    for action, frequency in frequencies.items():
        if action not in actions:
            raise BadLock(w.NoSuchSpotAction(repr(action), tuple(actions)))
        action_frequencies[actions.index(action)] = float(frequency)
    if action_frequencies.min() < 0 or not isclose(
        action_frequencies.sum(), 1, abs_tol=_SUM_TOLERANCE
    ):
        raise BadLock(w.ShareSumInvalid(hands, f"{action_frequencies.sum():g}"))
    return action_frequencies


_SUM_TOLERANCE: Final = 1e-6


def lock_by_habit(
    habit: str, actions: Sequence[str], strategy: Table, equity: Numbers, is_held: ComboMask
) -> LockedStrategy:
    """Return a locked strategy of a habit: a player who never bluffs, raises or folds.

    The frequencies of the remaining actions are scaled to sum to 1.
    """
    if habit not in HABITS:
        raise BadLock(w.PlayerHabitUnknown(repr(habit), HABITS))
    is_raise = np.array([action.startswith(("bet", "raise")) for action in actions])
    is_fold = np.array([action == "fold" for action in actions])
    is_locked = is_held & (equity < BLUFFING_EQUITY) if habit == "bluffs" else is_held
    is_barred = is_fold if habit == "folds" else is_raise
    if not is_locked.any() or is_barred.all() or not is_barred.any():
        raise BadLock(w.LockValueMissing())
    kept_frequencies = np.where(is_barred[:, None], 0.0, strategy)
    frequency_sums = kept_frequencies.sum(axis=0)
    passive_strategy = np.zeros(len(actions))
    passive_strategy[_find_first_allowed_action(actions, is_barred)] = 1
    scaled_frequencies = np.where(
        frequency_sums > 0,
        kept_frequencies / np.where(frequency_sums > 0, frequency_sums, 1),
        passive_strategy[:, None],
    )
    return LockedStrategy(scaled_frequencies, is_locked)


def _find_first_allowed_action(actions: Sequence[str], is_barred: ComboMask) -> int:
    """Return the action that replaces barred ones: fold, check or call, if allowed."""
    for action in ("fold", "check", "call"):
        if action in actions and not is_barred[actions.index(action)]:
            return actions.index(action)
    return int(np.flatnonzero(~is_barred)[0])
