"""Errors in the prizes of an event."""

from __future__ import annotations

from riverboat.words.phrase import Chips, Refusal


class PrizePoolInvalid(Refusal, frozen=True):
    code, rule = "no such pool", "TRNY-61"
    pool: Chips


class NoPaidPlaces(Refusal, frozen=True):
    code, rule = "nobody paid", "TRNY-62"


class PrizeSharesUnsorted(Refusal, frozen=True, rename={"share_above": "before"}):
    code, rule = "shares must fall", "TRNY-62"
    place: int
    share: Chips
    share_above: Chips


class PrizeCountMismatch(
    Refusal, frozen=True, rename={"prize_count": "named", "paid_place_count": "paid"}
):
    code, rule = "not so many places", "TRNY-62"
    prize_count: int
    paid_place_count: int


class PrizesExceedPool(Refusal, frozen=True, rename={"prize_total": "needed"}):
    code, rule = "prizes exceed the pool", "TRNY-61"
    prize_total: Chips
    pool: Chips


class PrizePoolNotFullyPaid(Refusal, frozen=True, rename={"unpaid_chips": "over"}):
    code, rule = "prizes leave money over", "TRNY-62"
    unpaid_chips: Chips
