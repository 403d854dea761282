"""Currencies by symbol and by three-letter code."""

from __future__ import annotations

import re
from typing import Final

CURRENCIES: Final = {
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

_CODES: Final = "USD|EUR|GBP|CAD|AUD|SEK|NOK|DKK|INR|CNY|CZK|PLN|RSD|RUB|TRY"
_SYMBOL_PATTERN: Final = re.compile("|".join(map(re.escape, CURRENCIES)))
_CODE_PATTERN: Final = re.compile(rf"\b(?:{_CODES})\b")


def find_currency_by_code(text: str) -> str:
    """Return the currency whose code or symbol occurs in a text; empty for none.

    >>> [find_currency_by_code(text) for text in ("€0.01/€0.02", "10/20 GBP", "10/20")]
    ['EUR', 'GBP', '']
    """
    if named_match := _CODE_PATTERN.search(text):
        return named_match[0]
    sign_match = _SYMBOL_PATTERN.search(text)
    return CURRENCIES[sign_match[0]] if sign_match else ""
