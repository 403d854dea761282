"""Sizes of blinds that no line states, inferred from the posts and from the sites' usual pairs."""

from __future__ import annotations

from collections.abc import Sequence
from decimal import Decimal
from fractions import Fraction
from typing import Final

from riverboat.notation.amounts import Amount
from riverboat.notation.pokerstars.transcript_events import ActionEvent, PostEvent, TranscriptLine

_ODD_SMALL_BLINDS: Final[dict[Amount, Amount]] = {
    Decimal("0.05"): Decimal("0.02"),
    Decimal("0.15"): Decimal("0.05"),
    Decimal("0.25"): Decimal("0.10"),
    3: 1,
    5: 2,
    15: 5,
    25: 10,
}
"""Small blinds that are not half a big blind."""
_ODD_BIG_BLINDS: Final = {small: big for big, small in _ODD_SMALL_BLINDS.items()}


def normalize_amount(amount: Amount) -> Amount:
    """Return the amount as an ``int`` or ``Decimal`` if that is exact, else as a ``Fraction``."""
    exact = Fraction(amount)
    if exact.denominator == 1:
        return exact.numerator
    decimal = Decimal(exact.numerator) / Decimal(exact.denominator)
    return decimal if Fraction(decimal) == exact else exact


def usual_small_blind(big: Amount) -> Amount:
    """Return the usual small blind for a big blind."""
    return _ODD_SMALL_BLINDS.get(normalize_amount(big), normalize_amount(Fraction(big) / 2))


def posted_blinds(
    posts: Sequence[TranscriptLine], events: Sequence[TranscriptLine]
) -> tuple[Amount, Amount]:
    """Return the full small and big blind that were posted; 0 if not recorded."""
    amounts: dict[str, Amount] = {}
    for line in posts:
        if isinstance(post := line.event, PostEvent) and not (post.is_all_in or post.is_dead):
            amounts.setdefault(post.kind, post.amount)
    small, big = amounts.get("small blind", 0), amounts.get("big blind", 0)
    if not big and small:
        big = _find_first_call(events, small) or _ODD_BIG_BLINDS.get(
            normalize_amount(small), normalize_amount(Fraction(small) * 2)
        )
    return small or (usual_small_blind(big) if big else 0), big


def _find_first_call(events: Sequence[TranscriptLine], small: Amount) -> Amount:
    """Return the first call, whose amount is the big blind; 0 if a raise came before it."""
    for line in events:
        match line.event:
            case ActionEvent(verb="calls", amount=amount, is_all_in=False) if amount > small:
                return amount
            case ActionEvent(verb="folds"):
                continue
            case ActionEvent():
                return 0
            case _:
                pass
    return 0
