"""Money formats and chip discs: exact amounts, never rounded."""

from __future__ import annotations

from decimal import Decimal
from typing import Final

from msgspec import Struct

from riverboat.notation.amounts import to_amount

_SIGN_BY_CURRENCY: Final = {"USD": "$", "EUR": "€", "GBP": "£", "JPY": "¥", "INR": "₹", "KRW": "₩"}
_DECIMAL_PLACES: Final = 2


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
        currency_sign = _SIGN_BY_CURRENCY.get(self.currency) or (
            f"{self.currency} " if self.currency else ""
        )
        minus_sign = "-" if chips < 0 else ""
        return f"{minus_sign}{currency_sign}{self._format_amount(abs(chips))}".replace(
            ",", self.thousands_separator
        )

    def _format_amount(self, chips: int) -> str:
        amount = to_amount(chips, self.scale)
        if isinstance(amount, int):
            return f"{amount:,}"
        exact_amount = (
            amount
            if isinstance(amount, Decimal)
            else round(Decimal(chips) / self.scale, _DECIMAL_PLACES)
        )
        text = f"{exact_amount:,f}"
        missing_digits = _DECIMAL_PLACES - len(text.partition(".")[2])
        return text + "0" * missing_digits if self.currency and missing_digits > 0 else text


MAX_DISCS: Final = 4
"""Maximum number of discs in a drawn pile."""
_COLOUR_COUNT: Final = 6


def compute_disc_digits(chips: int) -> str:
    """Return the chip discs that show an amount: one digit per disc, the number of its colour.

    The disc of the highest value comes first.
    """
    disc_values = [1]
    while disc_values[-1] <= chips:
        disc_values.append(disc_values[-1] * (5, 5, 4)[(len(disc_values) - 1) % 3])
    disc_digits = ""
    for value_index in range(len(disc_values) - 1, -1, -1):
        count, chips = divmod(chips, disc_values[value_index])
        disc_digits += str(value_index % _COLOUR_COUNT) * min(count, MAX_DISCS)
    return disc_digits[:MAX_DISCS]
