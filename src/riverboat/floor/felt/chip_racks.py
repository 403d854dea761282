"""Racks: chips by denomination as a multiset, with values and payments.

>>> sorted(find_exact_payment(Counter({100: 3, 25: 4}), 150).items())
[(25, 2), (100, 1)]
>>> find_exact_payment(Counter({100: 3}), 150) is None
True
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from typing import TypeAlias

Rack: TypeAlias = Counter[int]
"""The number of chips of each denomination."""


def make_rack(chips: Iterable[int]) -> Rack:
    """Return the rack of single chips: the number of chips of each denomination."""
    return Counter(chips)


def list_chips(rack: Mapping[int, int]) -> tuple[int, ...]:
    """Return the chips of a rack one by one, the highest denomination first."""
    return tuple(
        [
            denomination
            for denomination in sorted(rack, reverse=True)
            for _ in range(rack[denomination])
        ]
    )


def rack_value(rack: Mapping[int, int]) -> int:
    """Return the total value of a rack."""
    return sum([denomination * count for denomination, count in rack.items()])


def contains_rack(rack: Mapping[int, int], other_rack: Mapping[int, int]) -> bool:
    """Return True if *other_rack* is contained in *rack*."""
    return all(rack.get(denomination, 0) >= count for denomination, count in other_rack.items())


def subtract_rack(rack: Rack, other_rack: Mapping[int, int]) -> Rack:
    """Return *rack* without *other_rack*, which must be contained in it."""
    remaining_rack = Counter(rack)
    remaining_rack.subtract(other_rack)
    return +remaining_rack


def find_exact_payment(rack: Mapping[int, int], amount: int) -> Rack | None:
    """Return chips worth exactly the amount, the highest possible; ``None`` if impossible."""
    denominations = sorted(
        [denomination for denomination, count in rack.items() if count > 0], reverse=True
    )
    suffix_sums = [0] * (len(denominations) + 1)
    for index in range(len(denominations) - 1, -1, -1):
        suffix_sums[index] = (
            suffix_sums[index + 1] + denominations[index] * rack[denominations[index]]
        )
    failed_states: set[tuple[int, int]] = set()

    def search_payment(index: int, amount_left: int) -> Rack | None:
        if not amount_left:
            return Counter()
        if (
            index == len(denominations)
            or amount_left > suffix_sums[index]
            or (index, amount_left) in failed_states
        ):
            return None
        denomination = denominations[index]
        for count in range(min(rack[denomination], amount_left // denomination), -1, -1):
            remaining_payment = search_payment(index + 1, amount_left - count * denomination)
            if remaining_payment is not None:
                return remaining_payment + Counter({denomination: count})
        failed_states.add((index, amount_left))
        return None

    return search_payment(0, amount)


def find_covering_payment(rack: Mapping[int, int], amount: int) -> Rack | None:
    """Return the fewest chips that are worth the amount or slightly more, as a payment with change.

    Return ``None`` if all chips of the rack are not enough.
    """
    if rack_value(rack) < amount:
        return None
    payment: Rack = Counter()
    amount_left = amount
    for denomination in sorted(rack, reverse=True):
        count = min(rack[denomination], amount_left // denomination)
        payment[denomination] += count
        amount_left -= count * denomination
    while amount_left > 0:
        spare_denominations = [
            denomination for denomination in rack if rack[denomination] > payment[denomination]
        ]
        large_denominations = [
            denomination for denomination in spare_denominations if denomination >= amount_left
        ]
        denomination = min(large_denominations) if large_denominations else max(spare_denominations)
        payment[denomination] += 1
        amount_left -= denomination
    for denomination in sorted(payment):
        while payment[denomination] and amount_left + denomination <= 0:  # enough without that chip
            payment[denomination] -= 1
            amount_left += denomination
    return +payment
