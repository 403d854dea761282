"""Rising big blinds, in amounts that the chips can pay and people can say.

Of all sequences from a first big blind to a last one, the one with the most even steps is chosen.
Each big blind is 1.3 to 1.6 times the one before it. If the smallest chips cannot pay such an
amount, it is the next amount that they can pay: 25/50 and then 50/100. A small blind is half of a
big blind.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Final, NamedTuple

STEP_LIMITS: Final = (1.3, 1.6)
"""Minimum and maximum ratio of a big blind to the one before it."""
_MAX_BLIND_RATIO: Final = 2.0
"""Maximum ratio if chips can pay no amount in between: 10/20 after 5/10."""
_ROUNDNESS_PENALTY_BY_LEADING_NUMBER: Final = {
    1: 0.0, 1.2: 0.01, 1.4: 0.06, 1.5: 0.01, 1.6: 0.01, 1.8: 0.08, 2: 0.0, 2.4: 0.02, 2.5: 0.05,
    3: 0.0, 3.2: 0.05, 3.5: 0.1, 3.6: 0.1, 4: 0.0, 4.5: 0.2, 5: 0.01, 5.5: 0.3, 6: 0.0,
    6.5: 0.3, 7: 0.1, 7.5: 0.3, 8: 0.0, 9: 0.1,
}  # fmt: skip
"""Leading numbers of blinds from one to ten, with a penalty for each."""


_ROUNDING_TOLERANCE: Final = 1e-6
_MIN_CHIPS_PER_BLIND: Final = 8


class BlindRise(NamedTuple):
    """The first and last big blinds: the preferred values and their limits."""

    first: tuple[float, float, float]
    """Minimum, preferred, maximum."""
    last: tuple[float, float, float]
    chips: tuple[int, ...]
    """Denominations that pay the blinds, rising."""


class _BlindSequence(NamedTuple):
    cost: float
    big_blinds: tuple[int, ...]


def compute_rising_blinds(rise: BlindRise, level_count: int) -> tuple[int, ...]:
    """Return *level_count* rising big blinds; empty if no steps lead from the first to the last.

    >>> compute_rising_blinds(BlindRise((50, 50, 50), (1_000, 1_500, 2_000), (25, 100)), 9)
    (50, 100, 150, 200, 300, 400, 600, 800, 1200)
    """
    penalty_by_blind = {
        big_blind: _compute_roundness_penalty(big_blind) for big_blind in _iter_usable_amounts(rise)
    }
    growth_ratio = (rise.last[1] / rise.first[1]) ** (1 / max(level_count - 1, 1))
    sequence_by_last_blind = {
        big_blind: _BlindSequence(_compute_log_ratio(big_blind, rise.first[1]) ** 2, (big_blind,))
        for big_blind in penalty_by_blind
        if rise.first[0] <= big_blind <= rise.first[2]
    }
    for _ in range(level_count - 1):
        sequence_by_last_blind = dict(
            _extend_sequences(sequence_by_last_blind, penalty_by_blind, math.log(growth_ratio))
        )
    finished_sequences = [
        _BlindSequence(
            sequence.cost + _compute_log_ratio(big_blind, rise.last[1]) ** 2, sequence.big_blinds
        )
        for big_blind, sequence in sequence_by_last_blind.items()
        if rise.last[0] <= big_blind <= rise.last[2]
    ]
    return min(finished_sequences).big_blinds if finished_sequences else ()


def possible_level_counts(rise: BlindRise) -> range:
    """Return the numbers of levels that the limits on the rise of a blind allow."""
    log_highest = math.log(max(rise.last[2] / rise.first[0], 1))
    log_lowest = math.log(max(rise.last[0] / rise.first[2], 1))
    return range(
        math.ceil(log_lowest / math.log(_MAX_BLIND_RATIO)) + 1,
        int(log_highest / math.log(STEP_LIMITS[0])) + 2,
    )


def compute_next_big_blind(big_blind: int, chips: Sequence[int]) -> int:
    """Return the big blind of the next level, about one and a half times *big_blind*."""
    candidates = list(_iter_possible_next_blinds(big_blind, _list_amounts_around(big_blind, chips)))
    return min(
        candidates,
        key=lambda candidate: abs(_compute_log_ratio(candidate, big_blind * 1.45)),
        default=2 * big_blind,
    )


def find_small_blind(big_blind: int, chips: Sequence[int]) -> int:
    """Return the small blind: half of the big one, or the part that chips can pay.

    >>> find_small_blind(150, (25, 100)), find_small_blind(75, (25, 100))
    (75, 25)
    """
    chip = find_paying_chip(big_blind, chips)
    return max(big_blind // 2 // chip * chip, chip)


def find_paying_chip(big_blind: int, chips: Sequence[int]) -> int:
    """Return the largest denomination of which at least eight chips make up the big blind.

    If there is none, return the smallest denomination; without any denominations, return 1.
    """
    fitting_chips = [chip for chip in chips if chip * _MIN_CHIPS_PER_BLIND <= big_blind]
    return fitting_chips[-1] if fitting_chips else chips[0] if chips else 1


def _extend_sequences(
    sequence_by_last_blind: dict[int, _BlindSequence],
    penalty_by_blind: Mapping[int, float],
    log_growth_ratio: float,
) -> Iterator[tuple[int, _BlindSequence]]:
    candidates_by_blind: dict[int, list[_BlindSequence]] = {}
    for last_blind, sequence in sequence_by_last_blind.items():
        for big_blind in _iter_possible_next_blinds(last_blind, penalty_by_blind):
            cost = (
                sequence.cost
                + (_compute_log_ratio(big_blind, last_blind) - log_growth_ratio) ** 2
                + penalty_by_blind[big_blind]
            )
            candidates_by_blind.setdefault(big_blind, []).append(
                _BlindSequence(cost, sequence.big_blinds)
            )
    for big_blind, sequences in candidates_by_blind.items():
        best_sequence = min(sequences)
        yield big_blind, _BlindSequence(best_sequence.cost, (*best_sequence.big_blinds, big_blind))


def _iter_possible_next_blinds(big_blind: int, amounts: Iterable[int]) -> Iterator[int]:
    """Yield those of the rising *amounts* that may be the next big blind."""
    min_step, max_step = STEP_LIMITS
    is_first_amount = True
    for amount in amounts:
        if amount < min_step * big_blind:
            continue
        if amount > max_step * big_blind and not (
            is_first_amount and amount <= _MAX_BLIND_RATIO * big_blind
        ):
            return
        is_first_amount = False
        yield amount


def _iter_usable_amounts(rise: BlindRise) -> Iterator[int]:
    """Yield every usable amount from the first to the last, rising."""
    amount: float = max(rise.first[0], 2)
    amounts: set[int] = set()
    while amount <= rise.last[2] * 10:
        amounts.update(_list_amounts_around(amount, rise.chips))
        amount *= 10
    yield from sorted([amount for amount in amounts if rise.first[0] <= amount <= rise.last[2]])


def _list_amounts_around(amount: float, chips: Sequence[int]) -> list[int]:
    """Return usable amounts from a tenth to ten times an amount, which the chips can pay."""
    leading_power_of_ten = 10 ** (len(str(int(max(amount, 1)))) - 1)
    candidates = [
        factor * power_of_ten
        for factor in _ROUNDNESS_PENALTY_BY_LEADING_NUMBER
        for power_of_ten in (
            leading_power_of_ten / 10,
            leading_power_of_ten,
            leading_power_of_ten * 10,
        )
    ]
    whole_amounts = {
        round(candidate)
        for candidate in candidates
        if abs(candidate - round(candidate)) < _ROUNDING_TOLERANCE
    }
    min_amount = 2 * (chips[0] if chips else 1)
    return sorted(
        [
            whole_amount
            for whole_amount in whole_amounts
            if whole_amount >= min_amount
            and not whole_amount % (2 * find_paying_chip(whole_amount, chips))
        ]
    )


def _compute_roundness_penalty(big_blind: int) -> float:
    """Return the penalty of a big blind by its leading digits; it is 0 for round amounts."""
    return _ROUNDNESS_PENALTY_BY_LEADING_NUMBER.get(
        round(big_blind / 10 ** (len(str(big_blind)) - 1), 3), 0.05
    )


def _compute_log_ratio(amount: float, other_amount: float) -> float:
    return math.log(amount / other_amount)
