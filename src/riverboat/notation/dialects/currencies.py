"""Currencies by symbol and by three-letter code."""

from __future__ import annotations

import re
from typing import Final

CODE_BY_SYMBOL: Final = {
    "$": "USD",
    "€": "EUR",
    "£": "GBP",
    "¥": "CNY",
    "₹": "INR",
    "kr": "SEK",
    "RSD": "RSD",
    "Kč": "CZK",
    "zł": "PLN",
    "\u00e2\u201a\u00ac": "EUR",
}
"""Currencies by symbol; the last symbol is a euro sign in a wrong encoding."""

_CODES_REGEX: Final = "USD|EUR|GBP|CAD|AUD|SEK|NOK|DKK|INR|CNY|CZK|PLN|RSD|RUB|TRY"
_SYMBOL_PATTERN: Final = re.compile("|".join(map(re.escape, CODE_BY_SYMBOL)))
_CODE_PATTERN: Final = re.compile(rf"\b(?:{_CODES_REGEX})\b")


def find_currency_by_code(text: str) -> str:
    """Return the currency whose code or symbol occurs in a text; empty for none.

    >>> [find_currency_by_code(text) for text in ("€0.01/€0.02", "10/20 GBP", "10/20")]
    ['EUR', 'GBP', '']
    """
    if code_match := _CODE_PATTERN.search(text):
        return code_match[0]
    symbol_match = _SYMBOL_PATTERN.search(text)
    return CODE_BY_SYMBOL[symbol_match[0]] if symbol_match else ""
