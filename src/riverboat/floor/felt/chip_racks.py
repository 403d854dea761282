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
    """Return single chips as a rack."""
    return Counter(chips)


def list_chips(chips: Mapping[int, int]) -> tuple[int, ...]:
    """Return the chips of a rack one by one, the highest denomination first."""
    return tuple([value for value in sorted(chips, reverse=True) for _ in range(chips[value])])


def rack_value(chips: Mapping[int, int]) -> int:
    """Return the total value of the chips."""
    return sum([value * count for value, count in chips.items()])


def contains_rack(chips: Mapping[int, int], other_rack: Mapping[int, int]) -> bool:
    """Return True if *other_rack* is contained in *chips*."""
    return all(chips.get(value, 0) >= count for value, count in other_rack.items())


def subtract_rack(chips: Rack, other_rack: Mapping[int, int]) -> Rack:
    """Return *chips* without *other_rack*, which must be contained in them."""
    remaining_rack = Counter(chips)
    remaining_rack.subtract(other_rack)
    return +remaining_rack


def find_exact_payment(chips: Mapping[int, int], amount: int) -> Rack | None:
    """Return chips worth exactly the amount, the highest possible; ``None`` if impossible."""
    values = sorted([value for value, count in chips.items() if count > 0], reverse=True)
    suffix_sums = [0] * (len(values) + 1)
    for index in range(len(values) - 1, -1, -1):
        suffix_sums[index] = suffix_sums[index + 1] + values[index] * chips[values[index]]
    failed_states: set[tuple[int, int]] = set()

    def search(index: int, amount_left: int) -> Rack | None:
        if not amount_left:
            return Counter()
        if (
            index == len(values)
            or amount_left > suffix_sums[index]
            or (index, amount_left) in failed_states
        ):
            return None
        value = values[index]
        for count in range(min(chips[value], amount_left // value), -1, -1):
            smaller_payment = search(index + 1, amount_left - count * value)
            if smaller_payment is not None:
                return smaller_payment + Counter({value: count})
        failed_states.add((index, amount_left))
        return None

    return search(0, amount)


def find_covering_payment(chips: Mapping[int, int], amount: int) -> Rack | None:
    """Return the fewest chips that are worth the amount or slightly more, as a payment with change.

    Return ``None`` if all chips together are not enough.
    """
    if rack_value(chips) < amount:
        return None
    payment: Rack = Counter()
    amount_left = amount
    for value in sorted(chips, reverse=True):
        count = min(chips[value], amount_left // value)
        payment[value] += count
        amount_left -= count * value
    while amount_left > 0:
        spare_values = [value for value in chips if chips[value] > payment[value]]
        covering_values = [value for value in spare_values if value >= amount_left]
        value = min(covering_values) if covering_values else max(spare_values)
        payment[value] += 1
        amount_left -= value
    for value in sorted(payment):
        while payment[value] and amount_left + value <= 0:  # enough without that chip
            payment[value] -= 1
            amount_left += value
    return +payment
