"""Amounts as sites write them in many countries: ``$1,234.50``, ``2,63€``, ``1 355``, ``€0.05``."""

from __future__ import annotations

import re
from functools import lru_cache
from typing import Final

from riverboat.notation.amounts import Amount, parse_amount
from riverboat.notation.reading import BadNotation
from riverboat.words.refusals.written import IsNegative, IsNo

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
    "\u00c2\u00a3": "GBP",
}
"""The currency of a sign beside an amount; two signs are spelled as a wrong encoding has them."""

_ISO: Final = "USD|EUR|GBP|CAD|AUD|SEK|NOK|DKK|INR|CNY|CZK|PLN|RSD|RUB|TRY"
_SIGN: Final = rf"(?:{'|'.join(map(re.escape, CURRENCIES))}|{_ISO}|US\$|C\$|A\$|Rs\.)"
_WRITTEN: Final = re.compile(
    rf"{_SIGN}?\s*(?P<minus>[-\u2212]?)\s*{_SIGN}?\s*(?P<digits>\d[\d.,\s'\u2019]*|[.,]\d+)"
    rf"\s*{_SIGN}?"
)
_SPACE: Final = re.compile(r"[\s'\u2019]")
_ANY_SIGN: Final = re.compile("|".join(map(re.escape, CURRENCIES)))
_ANY_ISO: Final = re.compile(rf"\b(?:{_ISO})\b")


@lru_cache(8192)
def figure(text: str) -> Amount:
    """An amount, whatever parts its thousands and its cents; ``BadNotation`` for none.

    >>> figure("$1,234.50"), figure("2,63€"), figure("1 355"), figure("100,000")
    (Decimal('1234.50'), Decimal('2.63'), 1355, 100000)
    """
    found = _WRITTEN.fullmatch(text.strip())
    if found is None:
        raise BadNotation(IsNo(repr(text[:40]), "amount"))
    if found["minus"]:
        raise BadNotation(IsNegative(repr(text[:40])))
    digits = _SPACE.sub("", found["digits"]).rstrip(".,")
    return parse_amount(_with_a_point(digits))


def _with_a_point(digits: str) -> str:
    """The digits with a point before the cents, and nothing between thousands."""
    dots, commas = digits.count("."), digits.count(",")
    if dots and commas:
        last = max(digits.rfind("."), digits.rfind(","))
        return f"{_bare(digits[:last])}.{digits[last + 1 :]}"
    if dots + commas > 1:
        return _bare(digits)
    if commas:
        whole, cents = digits.split(",")
        return f"{whole}{cents}" if len(cents) == 3 and whole.strip("0") else f"{whole}.{cents}"
    return digits


def _bare(digits: str) -> str:
    return digits.replace(".", "").replace(",", "")


def currency_in(text: str) -> str:
    """The currency that is named or signed in a text; empty for none."""
    if named := _ANY_ISO.search(text):
        return named[0]
    signed = _ANY_SIGN.search(text)
    return CURRENCIES[signed[0]] if signed else ""
