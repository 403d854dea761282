"""Money formats and chip discs: exact amounts, never rounded."""

from __future__ import annotations

from decimal import Decimal
from typing import Final

from msgspec import Struct

from riverboat.notation.amounts import to_amount

_SIGNS: Final = {"USD": "$", "EUR": "€", "GBP": "£", "JPY": "¥", "INR": "₹", "KRW": "₩"}
_DECIMALS: Final = 2


class MoneyFormat(Struct, frozen=True):
    """The format of one hand's chip amounts.

    >>> dollars = MoneyFormat(100, "USD")
    >>> dollars(1250), dollars(1200), MoneyFormat(2)(20775), MoneyFormat(100, "CHF")(5)
    ('$12.50', '$12', '10,387.5', 'CHF 0.05')
    """

    scale: int = 1
    """Chips per unit of the currency, or of the file's unit."""
    currency: str = ""
    thousands_separator: str = ","
    """Separator of thousands in the language of the picture."""

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
"""Maximum height of a pile in a picture."""
_COLOURS: Final = 6


def chip_discs(chips: int) -> str:
    """Return the chips of an amount, largest first, each a digit for its colour."""
    sizes = [1]
    while sizes[-1] <= chips:
        sizes.append(sizes[-1] * (5, 5, 4)[(len(sizes) - 1) % 3])
    found = ""
    for k in range(len(sizes) - 1, -1, -1):
        count, chips = divmod(chips, sizes[k])
        found += str(k % _COLOURS) * min(count, MAX_DISCS)
    return found[:MAX_DISCS]
