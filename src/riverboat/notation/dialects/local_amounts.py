"""Parser of amounts in any country's notation: ``1 234,50 €``, ``$1,234.50``, ``1.183.764 $``."""

from __future__ import annotations

import re
from functools import lru_cache
from typing import Final

from riverboat.notation.amounts import Amount, parse_amount
from riverboat.notation.read_hand import BadNotation
from riverboat.words.refusals.file_values import AmountNegative, NotatedValueInvalid

LOCAL_MONEY: Final = r"(?:[$€£]\s?|\b[CU]S\$)?-?\d(?:[\d.,']|\s(?=\d{3}\b))*(?:\s?[$€£])?"
"""Pattern of an amount with its currency before or after it."""


@lru_cache(4096)
def parse_local_amount(text: str) -> Amount:
    """Parse an amount without its currency, with any separators between its digits.

    A point, comma or space before the last three digits separates thousands, because no amount has
    three decimal places.

    >>> [parse_local_amount(text) for text in ("3 243,50 €", "$1,234", "1.183.764 $")]
    [Decimal('3243.50'), 1234, 1183764]
    >>> parse_local_amount("0.005")
    Decimal('0.005')
    """
    digits = re.sub(r"[^\d.,'\s-]", "", text).strip()
    if digits.startswith("-"):
        raise BadNotation(AmountNegative(repr(text)))
    digits = re.sub(r"[\s']", "", digits).rstrip(".,")
    if not digits or not digits[0].isdecimal():
        raise BadNotation(NotatedValueInvalid(repr(text), "amount"))
    if _GROUPED_PATTERN.fullmatch(digits):
        return parse_amount(re.sub("[.,]", "", digits))
    separator_index = max(digits.rfind("."), digits.rfind(","))
    if separator_index < 0:
        return parse_amount(digits)
    whole_units, cents = re.sub("[.,]", "", digits[:separator_index]), digits[separator_index + 1 :]
    return parse_amount(f"{whole_units}.{cents}")


_GROUPED_PATTERN: Final = re.compile(r"[1-9]\d{0,2}(?:[.,]\d{3})+")
