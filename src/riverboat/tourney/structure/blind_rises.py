"""Rising big blinds, in amounts that the chips can pay and people can say.

Of all sequences from a first big blind to a last one, the one with the most even steps is chosen;
each is 1.3 to 1.6 times the one before it, or, if the smallest chips can pay none of these, the
next that they can: 25/50 and 50/100. A small blind is half of a big one.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Final, NamedTuple

STEP_LIMITS: Final = (1.3, 1.6)
"""Minimum and maximum ratio of a big blind to the one before it."""
_MAX_LEAP: Final = 2.0
"""Maximum ratio if chips can pay no amount in between: 10/20 after 5/10."""
_AWKWARDNESS: Final = {
    1: 0.0, 1.2: 0.01, 1.4: 0.06, 1.5: 0.01, 1.6: 0.01, 1.8: 0.08, 2: 0.0, 2.4: 0.02, 2.5: 0.05,
    3: 0.0, 3.2: 0.05, 3.5: 0.1, 3.6: 0.1, 4: 0.0, 4.5: 0.2, 5: 0.01, 5.5: 0.3, 6: 0.0,
    6.5: 0.3, 7: 0.1, 7.5: 0.3, 8: 0.0, 9: 0.1,
}  # fmt: skip
"""Leading numbers of blinds from one to ten, with a penalty for each."""


_EXACT: Final = 1e-6
_CHIPS_PER_BLIND: Final = 8


class BlindRise(NamedTuple):
    """The first and last big blinds: the preferred values and their limits."""

    first: tuple[float, float, float]
    """Minimum, preferred, maximum."""
    last: tuple[float, float, float]
    chips: tuple[int, ...]
    """Denominations that pay the blinds, rising."""


class _BlindSequence(NamedTuple):
    cost: float
    bigs: tuple[int, ...]


def rising_blinds(rise: BlindRise, count: int) -> tuple[int, ...]:
    """Return *count* rising big blinds; empty if no steps lead from the first to the last.

    >>> rising_blinds(BlindRise((50, 50, 50), (1_000, 1_500, 2_000), (25, 100)), 9)
    (50, 100, 150, 200, 300, 400, 600, 800, 1200)
    """
    said = {big: _awkwardness(big) for big in _usable_amounts(rise)}
    step = (rise.last[1] / rise.first[1]) ** (1 / max(count - 1, 1))
    ways = {
        big: _BlindSequence(_log_ratio(big, rise.first[1]) ** 2, (big,))
        for big in said
        if rise.first[0] <= big <= rise.first[2]
    }
    for _ in range(count - 1):
        ways = dict(_extend_sequences(ways, said, math.log(step)))
    there = [
        _BlindSequence(way.cost + _log_ratio(big, rise.last[1]) ** 2, way.bigs)
        for big, way in ways.items()
        if rise.last[0] <= big <= rise.last[2]
    ]
    return min(there).bigs if there else ()


def possible_level_counts(rise: BlindRise) -> range:
    """Return the possible numbers of levels between the first and the last, by the steps alone."""
    most = math.log(max(rise.last[2] / rise.first[0], 1))
    least = math.log(max(rise.last[0] / rise.first[2], 1))
    return range(
        math.ceil(least / math.log(_MAX_LEAP)) + 1, int(most / math.log(STEP_LIMITS[0])) + 2
    )


def next_big_blind(big: int, chips: Sequence[int]) -> int:
    """Return the big blind after the last, about half as much again."""
    row = list(_possible_next_blinds(big, _amounts_around(big, chips)))
    return min(row, key=lambda each: abs(_log_ratio(each, big * 1.45)), default=2 * big)


def small_blind_of(big: int, chips: Sequence[int]) -> int:
    """Return the small blind: half of the big one, or the part that chips can pay.

    >>> small_blind_of(150, (25, 100)), small_blind_of(75, (25, 100))
    (75, 25)
    """
    chip = paying_chip(big, chips)
    return max(big // 2 // chip * chip, chip)


def paying_chip(big: int, chips: Sequence[int]) -> int:
    """Return the paying chip of a level: the largest with eight or more to the big blind."""
    fit = [chip for chip in chips if chip * _CHIPS_PER_BLIND <= big]
    return fit[-1] if fit else chips[0] if chips else 1


def _extend_sequences(
    ways: dict[int, _BlindSequence], amounts: Mapping[int, float], step: float
) -> Iterator[tuple[int, _BlindSequence]]:
    before: dict[int, list[_BlindSequence]] = {}
    for each, way in ways.items():
        for big in _possible_next_blinds(each, amounts):
            cost = way.cost + (_log_ratio(big, each) - step) ** 2 + amounts[big]
            before.setdefault(big, []).append(_BlindSequence(cost, way.bigs))
    for big, row in before.items():
        best = min(row)
        yield big, _BlindSequence(best.cost, (*best.bigs, big))


def _possible_next_blinds(big: int, amounts: Iterable[int]) -> Iterator[int]:
    """Yield the amounts that may follow a big blind, from rising amounts."""
    low, high = STEP_LIMITS
    none = True
    for each in amounts:
        if each < low * big:
            continue
        if each > high * big and not (none and each <= _MAX_LEAP * big):
            return
        none = False
        yield each


def _usable_amounts(rise: BlindRise) -> Iterator[int]:
    """Yield every usable amount from the first to the last, rising."""
    amount: float = max(rise.first[0], 2)
    found: set[int] = set()
    while amount <= rise.last[2] * 10:
        found.update(_amounts_around(amount, rise.chips))
        amount *= 10
    yield from sorted([each for each in found if rise.first[0] <= each <= rise.last[2]])


def _amounts_around(amount: float, chips: Sequence[int]) -> list[int]:
    """Return usable amounts from a tenth to ten times an amount, which the chips can pay."""
    tens = 10 ** (len(str(int(max(amount, 1)))) - 1)
    found = [part * worth for part in _AWKWARDNESS for worth in (tens / 10, tens, tens * 10)]
    whole = {round(each) for each in found if abs(each - round(each)) < _EXACT}
    least = 2 * (chips[0] if chips else 1)
    return sorted(
        [each for each in whole if each >= least and not each % (2 * paying_chip(each, chips))]
    )


def _awkwardness(big: int) -> float:
    """Return the penalty of a level's big blind."""
    return _AWKWARDNESS.get(round(big / 10 ** (len(str(big)) - 1), 3), 0.05)


def _log_ratio(amount: float, other: float) -> float:
    """Return the logarithm of the ratio of two amounts."""
    return math.log(amount / other)
