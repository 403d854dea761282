"""Prize shares: a pool divided in whole units, and the odd units (TRNY-62, TRNY-63)."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from typing import Literal, TypeAlias

from riverboat.tourney.event_errors import BadEvent
from riverboat.words.refusals import prizes as w

Remainder: TypeAlias = Literal["first", "from_the_top"]
"""The receiver of rounding remainders: the first place, or one unit each from the top."""

Prizes: TypeAlias = tuple[int, ...]
"""Prizes by place, from the first."""


def prizes_by_shares(
    pool: int, shares: Sequence[int], *, unit: int = 1, remainder: Remainder = "first"
) -> Prizes:
    """Divide the pool by shares, each prize rounded down to the unit.

    Shares decrease with the place, and are relative to their sum: ``50, 30, 20`` or ``5, 3, 2``.

    >>> prizes_by_shares(1037, [50, 30, 20], unit=5)  # rule: TRNY-63
    (522, 310, 205)
    """
    _check_shares(pool, shares)
    total_shares = sum(shares)
    exact_prizes = [Fraction(pool * share, total_shares) for share in shares]
    prizes = [int(exact_prize // unit) * unit for exact_prize in exact_prizes]
    return add_remainder(prizes, pool - sum(prizes), unit=unit, remainder=remainder)


def add_remainder(
    prizes: Sequence[int], odd_money: int, *, unit: int = 1, remainder: Remainder = "first"
) -> Prizes:
    """Add the rounding remainder to the prizes (TRNY-63).

    A remainder below one unit always goes to the first place.
    """
    extra_by_place = [0] * len(prizes)
    if remainder == "from_the_top":
        for place in range(min(odd_money // unit, len(prizes))):
            extra_by_place[place] = unit
    extra_by_place[0] += odd_money - sum(extra_by_place)
    return tuple([prize + extra for prize, extra in zip(prizes, extra_by_place, strict=True)])


def _check_shares(pool: int, shares: Sequence[int]) -> None:
    if pool < 0:
        raise BadEvent(w.PrizePoolInvalid(pool))
    if not shares:
        raise BadEvent(w.NoPaidPlaces())
    for place, (share, share_above) in enumerate(
        zip(shares, (shares[0], *shares), strict=False), 1
    ):
        if share < 1 or share > share_above:  # rule: TRNY-62 prizes decrease with the place
            raise BadEvent(w.PrizeSharesUnsorted(place, share, share_above))
