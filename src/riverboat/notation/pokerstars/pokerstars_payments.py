"""Lines for payments in addition to the pots: cash-outs, insurance and bounties."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from decimal import Decimal
from typing import Final

from riverboat.notation.payments import PaymentKind
from riverboat.notation.pokerstars.pokerstars_money import SYMBOL_BY_CURRENCY, format_amount
from riverboat.notation.read_hand import ParsedHand

_PAYMENT_VERB_BY_KIND: Final[Mapping[PaymentKind, str]] = {
    "cash-out": "Receives Cashout",
    "cash-out risk": "Pays Cashout Risk",
    "insurance premium": "Pays Insurance",
    "insurance": "Receives Insurance",
}
"""Words of GGPoker before an amount. A pot that is given up for a cash-out has no line."""


def list_payment_lines(
    hand: ParsedHand, names: Sequence[str], format_money: Callable[[int], str]
) -> list[str]:
    """Return the lines for bounties, and for payments that the format has words for."""
    payment_lines = []
    for payment in hand.payments:
        player, amount = names[payment.seat], format_money(abs(payment.chips))
        if payment.kind == "cash-out" and hand.about.site != "GGPoker":
            payment_lines.append(f"{player} cashed out the hand for {amount}")
        elif verb := _PAYMENT_VERB_BY_KIND.get(payment.kind):
            payment_lines.append(f"{player}: {verb} ({amount})")
    return payment_lines + _list_bounty_lines(hand, names)


def list_cashed_out_seats(hand: ParsedHand) -> frozenset[int]:
    """Return the seats that cashed out, to which the site awards no pots."""
    if hand.about.site == "GGPoker":
        return frozenset()
    return frozenset([payment.seat for payment in hand.payments if payment.kind == "cash-out"])


def _list_bounty_lines(hand: ParsedHand, names: Sequence[str]) -> list[str]:
    bounties = hand.metadata.get("bounties")
    if not isinstance(bounties, Mapping):
        return []
    buy_in = hand.about.tournament.buy_in if hand.about.tournament else ""
    symbol = next((symbol for symbol in SYMBOL_BY_CURRENCY.values() if symbol in buy_in), "")
    label_by_player = dict(zip(hand.players, names, strict=False))
    beaten_names = [names[seat] for seat, stack in enumerate(hand.final_stacks) if not stack]
    return [
        f"{label_by_player[player]} wins the {symbol}{format_amount(amount)} bounty "
        f"for eliminating {' and '.join(beaten_names) or 'a player'}"
        for player, amount in bounties.items()
        if player in label_by_player and isinstance(amount, (int, Decimal))
    ]
