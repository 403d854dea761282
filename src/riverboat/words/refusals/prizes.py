"""Errors in the prizes of an event."""

from __future__ import annotations

from riverboat.words.phrase import Chips, Refusal


class NoSuchPool(Refusal, frozen=True):
    code, rule = "no such pool", "TRNY-61"
    pool: Chips


class NoPaidPlaces(Refusal, frozen=True):
    code, rule = "nobody paid", "TRNY-62"


class PrizeSharesUnsorted(Refusal, frozen=True):
    code, rule = "shares must fall", "TRNY-62"
    place: int
    share: Chips
    before: Chips


class PrizeCountMismatch(Refusal, frozen=True):
    code, rule = "not so many places", "TRNY-62"
    named: int
    paid: int


class PrizesExceedPool(Refusal, frozen=True):
    code, rule = "prizes exceed the pool", "TRNY-61"
    needed: Chips
    pool: Chips


class PrizePoolRemainder(Refusal, frozen=True):
    code, rule = "prizes leave money over", "TRNY-62"
    over: Chips
