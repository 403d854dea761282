"""Amounts with their currency, in PokerStars' notation: ``$0.50``, ``€1,234.50``."""

from __future__ import annotations

import re
from collections.abc import Callable
from decimal import Decimal
from functools import lru_cache
from typing import Final

from riverboat.notation.amounts import Amount, parse_amount, to_amount
from riverboat.notation.read_hand import BadNotation
from riverboat.words.refusals.file_values import AmountNegative, NotatedValueInvalid

SYMBOL_BY_CURRENCY: Final = {"USD": "$", "CAD": "$", "EUR": "€", "GBP": "£", "INR": "₹", "CNY": "¥"}
"""The symbol before an amount, by currency; play money and tournament chips have none."""

MONEY: Final = r"(?:[$€£₹¥]|Rs\. )?-?\d[\d.,]*"
"""Pattern of an amount in a line."""

_MONEY_PARTS_PATTERN: Final = re.compile(r"(?:[$€£₹¥]|Rs\. )?(?P<minus>-?)(?P<digits>[\d.,]+)")
_GROUPED_PATTERN: Final = re.compile(r"\d{1,3}(?:,\d{3})+(?:\.\d+)?")
_CENTS_PER_UNIT: Final = 100


@lru_cache(4096)
def parse_money(text: str) -> Amount:
    """Parse an amount without its currency.

    >>> parse_money("$1,234.50"), parse_money("0,05"), parse_money("300")
    (Decimal('1234.50'), Decimal('0.05'), 300)
    """
    parts_match = _MONEY_PARTS_PATTERN.fullmatch(text)
    if parts_match is None:
        raise BadNotation(NotatedValueInvalid(repr(text), "amount"))
    if parts_match["minus"]:
        raise BadNotation(AmountNegative(repr(text)))
    digits = parts_match["digits"].rstrip(".")
    if _GROUPED_PATTERN.fullmatch(digits):
        digits = digits.replace(",", "")
    return parse_amount(digits.replace(",", "."))


def find_currency(text: str) -> str:
    """Return the currency whose symbol occurs in a text (``$``: ``USD``); empty for none."""
    return next((currency for currency, symbol in SYMBOL_BY_CURRENCY.items() if symbol in text), "")


def find_usual_scale(currency: str) -> int:
    """Return the usual number of chips per unit of a currency: 100 for cents, else 1."""
    return _CENTS_PER_UNIT if currency else 1


def money_formatter(scale: int, currency: str) -> Callable[[int], str]:
    """Return a function that formats chips as money: with two digits of cents, or none.

    >>> format_money = money_formatter(100, "USD")
    >>> format_money(1050), format_money(200)
    ('$10.50', '$2')
    """
    symbol = SYMBOL_BY_CURRENCY.get(currency, "")
    return lambda chips: symbol + format_amount(to_amount(chips, scale))


def format_amount(amount: Amount) -> str:
    """Format an amount without a currency sign."""
    if not isinstance(amount, Decimal):
        return str(amount)
    whole_units, _, cents = f"{amount:f}".partition(".")
    return f"{whole_units}.{cents:0<2}"
