"""Payments in addition to the pots, such as cash-outs and insurance.

A player who sells an all-in hand to the house receives its price, and the house receives the
winnings of the hand. The result of the player then differs from the result of the pots, and both
are recorded.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal, TypeAlias

from msgspec import Struct

PaymentKind: TypeAlias = Literal[
    "cash-out",
    "pot given up",
    "cash-out risk",
    "insurance premium",
    "insurance",
    "jackpot",
    "bonus",
]
"""Kinds of payments.

In a cash-out, the player sells the hand for a price, and gives up its winnings. In a *cash-out
risk*, the house takes a part of a won pot, as the price for its payment in case of a loss.
"""


class Payment(Struct, frozen=True, array_like=True):
    """Chips that a player got from the house, or paid to the house, in addition to the pots."""

    seat: int
    kind: PaymentKind
    chips: int
    """Positive if the player receives them, negative if the player pays."""


def complete_payments(
    payments: Sequence[Payment], pot_winnings: Sequence[int]
) -> tuple[Payment, ...]:
    """Return the payments, with the pots that players gave up for cash-outs added.

    *pot_winnings* are the awards of each seat, after the rake. If a cash-out risk is recorded
    together with a cash-out, it is the amount of the pot given up.
    """
    cashed_out_seats = {payment.seat for payment in payments if payment.kind == "cash-out"}
    remaining_payments = [
        payment
        for payment in payments
        if payment.chips
        and not (payment.kind == "cash-out risk" and payment.seat in cashed_out_seats)
    ]
    forfeited_payments = [
        Payment(seat, "pot given up", -pot_winnings[seat])
        for seat in sorted(cashed_out_seats)
        if pot_winnings[seat]
    ]
    return (*remaining_payments, *forfeited_payments)


def sum_payments_by_seat(payments: Sequence[Payment], seat_count: int) -> list[int]:
    """Return the sum of each seat's payments."""
    totals = [0] * seat_count
    for payment in payments:
        totals[payment.seat] += payment.chips
    return totals
