"""Prize tables that fall by a power of the place, in round numbers.

A host sets the number of paid places, the minimum prize, and perhaps the first prizes; the other
prizes are computed. Places are paid in tiers, which become wider with the place. Prizes are rounded
down to two significant digits, and the remainder is distributed from the top in round amounts, so
that the prizes add up exactly to the pool.
"""

from __future__ import annotations

import math
from itertools import pairwise

from msgspec import Struct

from riverboat.deprecation import DeprecatedAttribute
from riverboat.deprecation.renamed_keywords import DeprecatedKeywords
from riverboat.tourney.event_errors import BadEvent
from riverboat.tourney.prizes.prize_shares import Prizes
from riverboat.words.refusals import prizes as w

_SINGLE_PLACE_COUNT = 9
"""Number of places with a prize of their own.

A later tier has as many places as an eighth of the number of its first place.
"""

_MAX_EXPONENT, _BISECTION_STEPS = 16.0, 60
"""The largest exponent tried, and the number of steps of the bisection, which reach full precision.
"""


class PrizeRequest(Struct, metaclass=DeprecatedKeywords, frozen=True, kw_only=True):
    """The host's requirements for a prize table."""

    paid: int
    """Number of paid places."""
    min_prize: int
    """The last paid prize, which is the smallest."""
    top: Prizes = ()
    """Prizes of the first places, if the host has fixed them."""
    unit: int = 1
    """Prizes are multiples of this amount; only the pool's remainder may differ."""

    least = DeprecatedAttribute("min_prize")


class _Tier(Struct):
    """Places with equal prizes."""

    first_place: int
    last_place: int
    prize: int = 0

    @property
    def place_count(self) -> int:
        return self.last_place - self.first_place + 1

    @property
    def middle(self) -> float:
        return math.sqrt(self.first_place * self.last_place)


def prize_table(pool: int, request: PrizeRequest) -> Prizes:
    """Return prizes that fall with the place and sum to the pool.

    >>> prize_table(10_000, PrizeRequest(paid=9, min_prize=400, unit=50))
    (3500, 1800, 1200, 900, 750, 550, 500, 400, 400)
    """
    _check_request(pool, request)
    remaining_pool = pool - sum(request.top)
    tiers = _build_tiers(len(request.top), request.paid)
    max_prize = min(request.top, default=pool)
    _set_tier_prizes(tiers, remaining_pool, request.min_prize, max_prize)
    for tier in tiers:
        tier.prize = max(_round_prize(tier.prize, request.unit), request.min_prize)
    undistributed_money = _distribute_remainder(
        tiers, remaining_pool - _compute_total_prize(tiers), max_prize, request.unit
    )
    if (undistributed_money and request.top) or undistributed_money < 0:
        raise BadEvent(w.PrizePoolNotFullyPaid(undistributed_money))
    lower_prizes = [tier.prize for tier in tiers for _ in range(tier.place_count)]
    if undistributed_money:  # rule: TRNY-63 the remainder below a unit goes to first place
        lower_prizes[0] += undistributed_money
    return (*request.top, *lower_prizes)


def compute_small_field_prize(pool: int, paid_place_count: int, unit: int = 1) -> int:
    """Return the last prize of a small field, so that the first places do not get nearly all of it.

    The prizes are close to the usual payouts of sit-and-gos: 65 and 35 percent, or 50, 30 and 20
    percent. Return 0 for more than nine players.

    >>> prize_table(360, PrizeRequest(paid=2, min_prize=compute_small_field_prize(360, 2)))
    (240, 120)
    >>> prize_table(1_000, PrizeRequest(paid=3, min_prize=compute_small_field_prize(1_000, 3)))
    (520, 280, 200)
    """
    share_per_mille = _LAST_PRIZE_PER_MILLE.get(paid_place_count, 0)
    return _round_prize(pool * share_per_mille // 1_000, unit) if share_per_mille else 0


_LAST_PRIZE_PER_MILLE = {2: 350, 3: 200, 4: 120, 5: 90, 6: 70, 7: 55, 8: 45, 9: 40}
"""The last prize in thousandths of the pool, by the number of paid places."""


def _check_request(pool: int, request: PrizeRequest) -> None:
    top_prizes = request.top
    if request.paid < 1:
        raise BadEvent(w.NoPaidPlaces())
    if len(top_prizes) > request.paid:
        raise BadEvent(w.PrizeCountMismatch(len(top_prizes), request.paid))
    for place, (higher_prize, prize) in enumerate(pairwise((*top_prizes, request.min_prize)), 2):
        if prize > higher_prize:  # rule: TRNY-62 prizes decrease with the place
            raise BadEvent(w.PrizeSharesUnsorted(place, prize, higher_prize))
    required_pool = sum(top_prizes) + request.min_prize * (request.paid - len(top_prizes))
    if request.min_prize < 1 or required_pool > pool:
        raise BadEvent(w.PrizesExceedPool(required_pool, pool))


def _build_tiers(fixed_places: int, paid_place_count: int) -> list[_Tier]:
    """Divide the paid places after the *fixed_places* into tiers of equal prizes.

    Places too few for a tier of their own join the last one.
    """
    tiers: list[_Tier] = []
    place = fixed_places + 1
    while place <= paid_place_count:
        tier_size = 1 if place <= max(_SINGLE_PLACE_COUNT, fixed_places + 1) else place // 8
        if (
            2 * (paid_place_count - place + 1) < tier_size
        ):  # too few for a tier: paid like the tier before
            tiers[-1].last_place = paid_place_count
            return tiers
        tiers.append(_Tier(place, min(place + tier_size - 1, paid_place_count)))
        place += tier_size
    return tiers


def _set_tier_prizes(
    tiers: list[_Tier], remaining_pool: int, min_prize: int, max_prize: int
) -> None:
    """Set the prize of each tier to ``min_prize * (last_middle / middle) ** exponent``.

    ``middle`` is the middle place of a tier, and ``last_middle`` that of the last tier, which
    therefore gets *min_prize*. The exponent is chosen so that the prizes use up *remaining_pool*.
    """
    if not tiers:
        return
    middle_place, low_exponent, high_exponent = tiers[-1].middle, 0.0, _MAX_EXPONENT
    for _ in range(_BISECTION_STEPS):
        exponent = (low_exponent + high_exponent) / 2
        for tier in tiers:
            tier.prize = int(min(min_prize * (middle_place / tier.middle) ** exponent, max_prize))
        low_exponent, high_exponent = (
            (low_exponent, exponent)
            if _compute_total_prize(tiers) > remaining_pool
            else (exponent, high_exponent)
        )
    for tier in tiers:
        tier.prize = int(min(min_prize * (middle_place / tier.middle) ** low_exponent, max_prize))


def _compute_total_prize(tiers: list[_Tier]) -> int:
    return sum([tier.prize * tier.place_count for tier in tiers])


def _round_prize(prize: int, unit: int) -> int:
    """Round a prize down to two significant digits and whole units."""
    rounding_step = max(_compute_leading_power(prize) // 10, unit)
    return prize // rounding_step * rounding_step // unit * unit


def _compute_leading_power(prize: int) -> int:
    """Return the power of ten of a prize's first digit."""
    return int("1" + "0" * (len(str(prize)) - 1))


def _distribute_remainder(
    tiers: list[_Tier], remaining_money: int, max_prize: int, unit: int
) -> int:
    """Distribute the rounding remainder over the tiers; return what cannot be distributed."""
    for divisor in (10, 20, 100, 200, 1000, 10**18):
        has_moved = True
        while has_moved and remaining_money >= unit:
            has_moved, prize_above = False, max_prize
            for tier in tiers[:-1] if len(tiers) > 1 else tiers:
                prize_step = max(_compute_leading_power(tier.prize) // divisor, unit) // unit * unit
                if (
                    prize_step * tier.place_count <= remaining_money
                    and tier.prize + prize_step <= prize_above
                ):
                    tier.prize += prize_step
                    remaining_money -= prize_step * tier.place_count
                    has_moved = True
                prize_above = tier.prize
    return remaining_money
