"""Conversion of amounts to chips: files use dollars and half chips, the engine whole chips.

Each hand has one scale. The scale times any amount of the file is a whole number: the scale is 1
when all amounts are whole, 2 for half chips, 100 for cents.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from decimal import Decimal, InvalidOperation
from fractions import Fraction
from functools import lru_cache
from math import lcm
from typing import Any, Final

from riverboat.notation.read_hand import BadNotation
from riverboat.words.refusals.file_values import (
    AmountOutOfRange,
    FractionalChips,
    NotatedValueInvalid,
    NumberTooSmall,
)

Amount = int | Decimal | Fraction


def compute_scale(amounts: Iterable[Amount]) -> int:
    """Return the smallest suitable number of chips per unit of the currency.

    >>> [compute_scale([amount]) for amount in (50, Decimal("10387.5"), Decimal("0.05"))]
    [1, 2, 100]
    """
    fractional_amounts = {amount for amount in amounts if type(amount) is not int}
    if not fractional_amounts:
        return 1
    denominator = lcm(*{_to_fraction(amount).denominator for amount in fractional_amounts})
    powers_of_ten = (10**decimal_places for decimal_places in range(2, 9))
    return (
        denominator
        if denominator <= 2
        else next((power for power in powers_of_ten if power % denominator == 0), denominator)
    )


@lru_cache(1 << 14)
def is_in_cents(amount: Amount) -> bool:
    """Return True if an amount is a whole number of hundredths."""
    return amount * 100 % 1 == 0


def to_chips(amount: Amount, scale: int) -> int:
    """Convert an amount to whole chips.

    >>> to_chips(Decimal("0.25"), 100)
    25
    """
    if type(amount) is int:
        return amount * scale
    return _fraction_to_chips(amount, scale)


@lru_cache(1 << 14)
def _fraction_to_chips(amount: Amount, scale: int) -> int:
    chip_count = _to_fraction(amount) * scale
    if chip_count.denominator != 1:
        raise BadNotation(FractionalChips(str(amount), scale))
    return chip_count.numerator


def all_to_chips(amounts: Iterable[Amount], scale: int) -> list[int]:
    """Convert several amounts to whole chips."""
    return [
        amount * scale if type(amount) is int else _fraction_to_chips(amount, scale)
        for amount in amounts
    ]


def to_amount(chips: int, scale: int) -> Amount:
    """Convert chips to an amount: an ``int`` if it is whole.

    >>> to_amount(150, 100), to_amount(200, 100)
    (Decimal('1.5'), 2)
    """
    if chips % scale == 0:
        return chips // scale
    exact_amount = Fraction(chips, scale)
    decimal = Decimal(exact_amount.numerator) / Decimal(exact_amount.denominator)
    return decimal if Fraction(decimal) == exact_amount else exact_amount


def amount_formatter(scale: int, thousands_separator: str = "") -> Callable[[int], str]:
    """Return a function that formats chips as amounts.

    >>> amount_formatter(100)(1050), amount_formatter(2, ",")(20775)
    ('10.5', '10,387.5')
    """

    def format_chips(chips: int) -> str:
        amount = to_amount(chips, scale)
        if isinstance(amount, Fraction):
            amount = round(Decimal(chips) / Decimal(scale), 2)
        return (
            f"{amount:{thousands_separator}f}"
            if isinstance(amount, Decimal)
            else f"{amount:{thousands_separator}}"
        )

    return format_chips


@lru_cache(4096)
def parse_amount(text: str) -> Amount:
    """Parse an amount inside a text."""
    try:
        return check_amount(int(text) if text.isascii() and text.isdecimal() else Decimal(text))
    except (InvalidOperation, ValueError):
        raise BadNotation(NotatedValueInvalid(repr(text[:40]), "amount")) from None


def check_amount(value: Any, at_least: int | None = None) -> Amount:
    """Return the value if it is a valid amount of chips, or raise ``BadNotation``."""
    min_amount = -MAX_AMOUNT if at_least is None else at_least
    if type(value) is int and min_amount <= value <= MAX_AMOUNT:
        return value  # the usual case
    if type(value) is not int and not (isinstance(value, Decimal) and value.is_finite()):
        raise BadNotation(NotatedValueInvalid(f"{value!s:.40}", "amount"))
    if at_least is not None and value < at_least:
        raise BadNotation(NumberTooSmall(f"{value!s:.40}", at_least))
    if _has_too_many_decimals(value) or not -MAX_AMOUNT <= value <= MAX_AMOUNT:
        raise BadNotation(AmountOutOfRange())
    return value


@lru_cache(1 << 12)
def _has_too_many_decimals(value: Any) -> bool:
    """Return True if an amount has more decimal places than any currency."""
    if not isinstance(value, Decimal) or not value:
        return False
    return value.adjusted() < -_MAX_DECIMAL_PLACES


MAX_AMOUNT: Final = 10**15
"""The largest amount that is read, in units of the file."""
_MAX_DECIMAL_PLACES: Final = 12


@lru_cache(1 << 14)
def _to_fraction(amount: Amount) -> Fraction:
    """Return the exact fraction of an amount.

    A rounded decimal such as 33.33333333 becomes the simple fraction near it, 100/3.
    """
    exact_fraction = Fraction(
        round(amount, _MAX_DECIMAL_PLACES) if isinstance(amount, Decimal) else amount
    )
    if exact_fraction.denominator > 10_000:
        nearby_fraction = exact_fraction.limit_denominator(60)
        if abs(nearby_fraction - exact_fraction) < Fraction(1, 1_000_000):
            return nearby_fraction
    return exact_fraction
