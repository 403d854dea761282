"""Chips as people write them, and as discs: exact amounts, never rounded."""

from __future__ import annotations

from decimal import Decimal
from typing import Final

from msgspec import Struct

from riverboat.notation.amounts import to_amount

_SIGNS: Final = {"USD": "$", "EUR": "€", "GBP": "£", "JPY": "¥", "INR": "₹", "KRW": "₩"}
_DECIMALS: Final = 2


class MoneyFormat(Struct, frozen=True):
    """How one hand's chips are written.

    >>> dollars = MoneyFormat(100, "USD")
    >>> dollars(1250), dollars(1200), MoneyFormat(2)(20775), MoneyFormat(100, "CHF")(5)
    ('$12.50', '$12', '10,387.5', 'CHF 0.05')
    """

    scale: int = 1
    """Chips in one unit of the currency, or of what the file counts in."""
    currency: str = ""
    thousands_separator: str = ","
    """What groups the thousands, as the language of the picture has it."""

    def __call__(self, chips: int) -> str:
        sign = _SIGNS.get(self.currency) or (f"{self.currency} " if self.currency else "")
        minus = "-" if chips < 0 else ""
        return f"{minus}{sign}{self._number(abs(chips))}".replace(",", self.thousands_separator)

    def _number(self, chips: int) -> str:
        worth = to_amount(chips, self.scale)
        if isinstance(worth, int):
            return f"{worth:,}"
        exact = (
            worth if isinstance(worth, Decimal) else round(Decimal(chips) / self.scale, _DECIMALS)
        )
        written = f"{exact:,f}"
        missing = _DECIMALS - len(written.partition(".")[2])
        return written + "0" * missing if self.currency and missing > 0 else written


MAX_DISCS: Final = 4
"""No pile is higher in a picture."""
_COLOURS: Final = 6


def chip_discs(chips: int) -> str:
    """The chips of an amount from the largest on, each a digit that stands for its colour.

    >>> chip_discs(650), chip_discs(1), chip_discs(0)
    ('4322', '0', '')
    """
    sizes = [1]
    while sizes[-1] <= chips:
        sizes.append(sizes[-1] * (5, 5, 4)[(len(sizes) - 1) % 3])
    found = ""
    for k in range(len(sizes) - 1, -1, -1):
        count, chips = divmod(chips, sizes[k])
        found += str(k % _COLOURS) * min(count, MAX_DISCS)
    return found[:MAX_DISCS]
