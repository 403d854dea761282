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
    shares_given: Mapping[str, float | Shares] | None,
    actions: Sequence[str],
    held_mask: ComboMask,
    player: PlayerName,
) -> LockedStrategy:
    """Return a locked strategy of action frequencies, for all hands or by hand."""
    if not shares_given:
        raise BadLock(w.LockValueMissing())
    strategy, locked_combos = np.zeros((len(actions), COMBOS)), np.zeros(COMBOS, np.bool_)
    shares_by_hands: Mapping[str, Shares]
    if all(isinstance(share, Real) for share in shares_given.values()):
        shares_by_hands = {"": cast("Shares", shares_given)}
    else:
        shares_by_hands = cast("Mapping[str, Shares]", shares_given)
    for hands, shares in shares_by_hands.items():
        locked_mask = held_mask & (Range(hands).weights > 0) if hands else held_mask
        if not locked_mask.any():
            raise BadLock(w.HandOutsideRange(hands, player))
        strategy[:, locked_mask] = _share_column(shares, actions, hands or "all hands")[:, None]
        locked_combos |= locked_mask
    return LockedStrategy(strategy, locked_combos)


def _share_column(shares: object, actions: Sequence[str], hands: str) -> Numbers:
    """Return the frequency of each action; ``BadLock`` if they do not sum to 1."""
    if not isinstance(shares, Mapping):
        raise BadLock(w.LockValueMissing())
    column = np.zeros(len(actions))
    for action, share in shares.items():
        if action not in actions:
            raise BadLock(w.NoSuchSpotAction(repr(action), tuple(actions)))
        column[actions.index(action)] = float(share)
    if column.min() < 0 or not isclose(column.sum(), 1, abs_tol=_SUM_TOLERANCE):
        raise BadLock(w.ShareSumInvalid(hands, f"{column.sum():g}"))
    return column


_SUM_TOLERANCE: Final = 1e-6


def lock_by_habit(
    habit: str, actions: Sequence[str], strategy: Table, equity: Numbers, held_mask: ComboMask
) -> LockedStrategy:
    """Return a locked strategy of a habit: a player who never bluffs, raises or folds.

    The frequencies of the remaining actions are scaled to sum to 1.
    """
    if habit not in HABITS:
        raise BadLock(w.HabitUnknown(repr(habit), HABITS))
    raises = np.array([action.startswith(("bet", "raise")) for action in actions])
    folds = np.array([action == "fold" for action in actions])
    locked_mask = held_mask & (equity < BLUFFING_EQUITY) if habit == "bluffs" else held_mask
    barred_actions = folds if habit == "folds" else raises
    if not locked_mask.any() or barred_actions.all() or not barred_actions.any():
        raise BadLock(w.LockValueMissing())
    kept_frequencies = np.where(barred_actions[:, None], 0.0, strategy)
    frequency_sums = kept_frequencies.sum(axis=0)
    passive_strategy = np.zeros(len(actions))
    passive_strategy[_first_allowed_action(actions, barred_actions)] = 1
    shares = np.where(
        frequency_sums > 0,
        kept_frequencies / np.where(frequency_sums > 0, frequency_sums, 1),
        passive_strategy[:, None],
    )
    return LockedStrategy(shares, locked_mask)


def _first_allowed_action(actions: Sequence[str], barred_actions: ComboMask) -> int:
    """Return the action that replaces barred ones: fold, check or call, if allowed."""
    for action in ("fold", "check", "call"):
        if action in actions and not barred_actions[actions.index(action)]:
            return actions.index(action)
    return int(np.flatnonzero(~barred_actions)[0])
