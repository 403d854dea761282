"""Racks: chips by denomination as a multiset, with values and payments.

>>> sorted(exact_payment(Counter({100: 3, 25: 4}), 150).items())
[(25, 2), (100, 1)]
>>> exact_payment(Counter({100: 3}), 150) is None
True
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from typing import TypeAlias

Rack: TypeAlias = Counter[int]
"""The number of chips of each denomination."""


def make_rack(chips: Iterable[int]) -> Rack:
    """Return single chips as a rack."""
    return Counter(chips)


def list_chips(chips: Mapping[int, int]) -> tuple[int, ...]:
    """Return single chips, the highest first."""
    return tuple([worth for worth in sorted(chips, reverse=True) for _ in range(chips[worth])])


def rack_value(chips: Mapping[int, int]) -> int:
    """Return the total value of the chips."""
    return sum([value * count for value, count in chips.items()])


def contains_rack(chips: Mapping[int, int], other: Mapping[int, int]) -> bool:
    """Return True if *other* is contained in *chips*."""
    return all(chips.get(value, 0) >= count for value, count in other.items())


def subtract_rack(chips: Rack, other: Mapping[int, int]) -> Rack:
    """Return *chips* without *other*, which must be contained in them."""
    left = Counter(chips)
    left.subtract(other)
    return +left


def exact_payment(chips: Mapping[int, int], amount: int) -> Rack | None:
    """Return chips worth exactly the amount, the highest possible; ``None`` if impossible."""
    values = sorted([value for value, count in chips.items() if count > 0], reverse=True)
    rest = [0] * (len(values) + 1)
    for index in range(len(values) - 1, -1, -1):
        rest[index] = rest[index + 1] + values[index] * chips[values[index]]
    failed: set[tuple[int, int]] = set()

    def found(index: int, left: int) -> Rack | None:
        if not left:
            return Counter()
        if index == len(values) or left > rest[index] or (index, left) in failed:
            return None
        value = values[index]
        for count in range(min(chips[value], left // value), -1, -1):
            below = found(index + 1, left - count * value)
            if below is not None:
                return below + Counter({value: count})
        failed.add((index, left))
        return None

    return found(0, amount)


def covering_payment(chips: Mapping[int, int], amount: int) -> Rack | None:
    """Return few chips worth the amount or slightly more, as a payment without exact change.

    Return ``None`` if all chips together are not enough.
    """
    if rack_value(chips) < amount:
        return None
    paid: Rack = Counter()
    left = amount
    for value in sorted(chips, reverse=True):
        count = min(chips[value], left // value)
        paid[value] += count
        left -= count * value
    while left > 0:
        spare = [value for value in chips if chips[value] > paid[value]]
        covers = [value for value in spare if value >= left]
        value = min(covers) if covers else max(spare)
        paid[value] += 1
        left -= value
    for value in sorted(paid):
        while paid[value] and left + value <= 0:  # enough without that chip
            paid[value] -= 1
            left += value
    return +paid
