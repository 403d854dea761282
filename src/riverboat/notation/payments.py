"""Chips that a player got or paid beside the pots: cash-outs, insurance and the like.

A player who sells an all-in hand to the house gets its price, and the house gets what the pot pays.
The result of the player and the result of the pot differ then, and both are recorded.
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

A hand is cashed out for a price, and its pot given up. A *cash-out risk* is the part of a won pot
that the house takes for the price it would have paid after a loss.
"""


class Payment(Struct, frozen=True, array_like=True):
    """Chips that a player got from the house, or paid to it, beside the pots."""

    seat: int
    kind: PaymentKind
    chips: int
    """Positive for the player, negative for the house."""


def complete_payments(
    payments: Sequence[Payment], pot_winnings: Sequence[int]
) -> tuple[Payment, ...]:
    """Return the payments with the pots given up by players who cashed out.

    *pot_winnings* are the awards of each seat, with the rake taken. A cash-out risk that is listed
    beside a cash-out is the pot given up.
    """
    cashed = {payment.seat for payment in payments if payment.kind == "cash-out"}
    kept = [
        payment
        for payment in payments
        if payment.chips and not (payment.kind == "cash-out risk" and payment.seat in cashed)
    ]
    given_up = [
        Payment(seat, "pot given up", -pot_winnings[seat])
        for seat in sorted(cashed)
        if pot_winnings[seat]
    ]
    return (*kept, *given_up)


def paid_by_seat(payments: Sequence[Payment], seats: int) -> list[int]:
    """Return the sum of each seat's payments."""
    paid = [0] * seats
    for payment in payments:
        paid[payment.seat] += payment.chips
    return paid
