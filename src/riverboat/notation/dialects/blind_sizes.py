"""Sizes of blinds that no line states, inferred from the posts and from the sites' usual pairs."""

from __future__ import annotations

from collections.abc import Sequence
from decimal import Decimal
from fractions import Fraction
from typing import Final

from riverboat.notation.amounts import Amount
from riverboat.notation.pokerstars.transcript_events import ActionEvent, PostEvent, TranscriptLine

_SMALL_BLIND_BY_BIG_BLIND: Final[dict[Amount, Amount]] = {
    Decimal("0.05"): Decimal("0.02"),
    Decimal("0.15"): Decimal("0.05"),
    Decimal("0.25"): Decimal("0.10"),
    3: 1,
    5: 2,
    15: 5,
    25: 10,
}
"""Small blinds that are not half a big blind."""
_BIG_BLIND_BY_SMALL_BLIND: Final = {small: big for big, small in _SMALL_BLIND_BY_BIG_BLIND.items()}


def normalize_amount(amount: Amount) -> Amount:
    """Return the amount as an ``int`` or ``Decimal`` if that is exact, else as a ``Fraction``."""
    exact_amount = Fraction(amount)
    if exact_amount.denominator == 1:
        return exact_amount.numerator
    decimal = Decimal(exact_amount.numerator) / Decimal(exact_amount.denominator)
    return decimal if Fraction(decimal) == exact_amount else exact_amount


def find_usual_small_blind(big_blind: Amount) -> Amount:
    """Return the usual small blind for a big blind."""
    return _SMALL_BLIND_BY_BIG_BLIND.get(
        normalize_amount(big_blind), normalize_amount(Fraction(big_blind) / 2)
    )


def infer_posted_blinds(
    posts: Sequence[TranscriptLine], events: Sequence[TranscriptLine]
) -> tuple[Amount, Amount]:
    """Return the full small and big blind that were posted; 0 if not recorded."""
    amount_by_kind: dict[str, Amount] = {}
    for line in posts:
        if isinstance(post := line.event, PostEvent) and not (post.is_all_in or post.is_dead):
            amount_by_kind.setdefault(post.kind, post.amount)
    small_blind, big_blind = (
        amount_by_kind.get("small blind", 0),
        amount_by_kind.get("big blind", 0),
    )
    if not big_blind and small_blind:
        big_blind = _find_first_call(events, small_blind) or _BIG_BLIND_BY_SMALL_BLIND.get(
            normalize_amount(small_blind), normalize_amount(Fraction(small_blind) * 2)
        )
    return small_blind or (find_usual_small_blind(big_blind) if big_blind else 0), big_blind


def _find_first_call(events: Sequence[TranscriptLine], small_blind: Amount) -> Amount:
    """Return the first call, whose amount is the big blind; 0 if a raise came before it."""
    for line in events:
        match line.event:
            case ActionEvent(verb="calls", amount=amount, is_all_in=False) if amount > small_blind:
                return amount
            case ActionEvent(verb="folds"):
                continue
            case ActionEvent():
                return 0
            case _:
                pass
    return 0
