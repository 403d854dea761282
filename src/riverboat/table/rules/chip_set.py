"""The chip set of a table: denominations, breakdowns and change.

A table counts chips by value; this module converts values to physical chips. Amounts are
whole numbers, and an amount that the chips cannot make is refused.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from msgspec import Struct

from riverboat.engine import IllegalAction
from riverboat.words.refusals import chips as w


class Chip(Struct, frozen=True):
    """A chip denomination: its colour and value."""

    colour: str
    worth: int


ChipCounts = tuple[int, ...]
"""The count of each chip, in the order of the table's chips: from the smallest value."""


def break_down_amount(chips: Sequence[Chip], amount: int) -> ChipCounts:
    """Return the fewest chips for an amount; refuse an impossible one (CHIP-13).

    >>> break_down_amount((Chip("white", 1), Chip("red", 5), Chip("green", 25)), 43)
    (3, 3, 1)
    """
    chip_counts = _find_fewest_chips(tuple([chip.worth for chip in chips]), amount)
    if chip_counts is None:  # rule: CHIP-13
        chip_colours = tuple([w.ColourWithValue(chip.colour, chip.worth) for chip in chips])
        lower_amount = next(
            (
                candidate_amount
                for candidate_amount in range(amount, 0, -1)
                if can_make_amount(chips, candidate_amount)
            ),
            None,
        )
        raise IllegalAction(
            w.AmountUnpayable(amount, chip_colours, lower_amount)
            if chip_colours
            else w.AmountUnpayableWithoutChips(amount, lower_amount)
        )
    return chip_counts


def can_make_amount(chips: Sequence[Chip], amount: int) -> bool:
    """Return True if *chips* can make the amount; if there are none, any amount can be made."""
    return (
        not chips or _find_fewest_chips(tuple([chip.worth for chip in chips]), amount) is not None
    )


def make_change(chips: Sequence[Chip], paid_chips: int, due_chips: int) -> ChipCounts:
    """Return the change for a player who put in more than is due, in the fewest chips (CHIP-10).

    A chip of 25 for a bet of 6 gives 19 in change (CHIP-06).

    >>> make_change((Chip("white", 1), Chip("red", 5), Chip("green", 25)), 25, 6)
    (4, 3, 0)
    """
    if paid_chips < due_chips:  # rule: CHIP-10
        raise IllegalAction(w.PaymentTooSmall(paid_chips, due_chips, due_chips - paid_chips))
    return break_down_amount(chips, paid_chips - due_chips)


def break_chip(chips: Sequence[Chip], chip_value: int) -> ChipCounts:
    """Break a chip into the fewest smaller ones (CHIP-11)."""
    smaller_chips = [chip for chip in chips if chip.worth < chip_value]  # rule: CHIP-11
    if not any(chip.worth == chip_value for chip in chips) or not smaller_chips:
        raise IllegalAction(w.NoSmallerChips(chip_value))
    return (
        *break_down_amount(smaller_chips, chip_value),
        *(0,) * (len(chips) - len(smaller_chips)),
    )


def format_chip_counts(chips: Sequence[Chip], chip_counts: ChipCounts) -> str:
    """Return chips in counting order, the largest first: ``1 green, 3 red, 3 white``."""
    chips_with_counts = list(zip(chips, chip_counts, strict=True))
    return (
        ", ".join(
            [f"{count} {chip.colour}" for chip, count in reversed(chips_with_counts) if count]
        )
        or "nothing"
    )


def smallest_chip_used(chips: Sequence[Chip], amounts: Sequence[int]) -> int:
    """Return the value of the smallest chip needed to make these amounts (UNIT-02).

    The result is 1 if no chip is needed.
    """
    used_values = [  # rule: UNIT-02
        chip.worth
        for amount in amounts
        if amount
        for chip, count in zip(chips, break_down_amount(chips, amount), strict=True)
        if count
    ]
    return min(used_values, default=1)


@lru_cache(maxsize=4096)
def _find_fewest_chips(chip_values: tuple[int, ...], amount: int) -> ChipCounts | None:
    """Return the fewest chips that make the amount, or ``None`` if it is impossible.

    Taking the largest first is best for most sets of chips, but not for all: with chips of 20 and
    25, two of 20 make 40. So other combinations are tried while they could be shorter.
    """
    if amount == 0:
        return (0,) * len(chip_values)
    if not chip_values or amount < 0:
        return None
    *smaller_values, largest_value = chip_values
    if not smaller_values:
        return None if amount % largest_value else (amount // largest_value,)
    fewest_counts: ChipCounts | None = None
    for count in range(amount // largest_value, -1, -1):
        remaining_amount = amount - count * largest_value
        if fewest_counts is not None and count + -(-remaining_amount // smaller_values[-1]) >= sum(
            fewest_counts
        ):
            break  # fewer of the largest chips would only require more of the others
        smaller_counts = _find_fewest_chips(tuple(smaller_values), remaining_amount)
        if smaller_counts is not None and (
            fewest_counts is None or sum(smaller_counts) + count < sum(fewest_counts)
        ):
            fewest_counts = (*smaller_counts, count)
    return fewest_counts
