"""Errors in the prizes of an event."""

from __future__ import annotations

from riverboat.words.phrase import Chips, Refusal


class NoSuchPool(Refusal, frozen=True):
    code, rule = "no such pool", "TRNY-61"
    en = "a prize pool of {pool} cannot be"
    pool: Chips


class NobodyPaid(Refusal, frozen=True):
    code, rule = "nobody paid", "TRNY-62"
    en = "at least one place is paid"


class SharesMustFall(Refusal, frozen=True):
    code, rule = "shares must fall", "TRNY-62"
    en = "place {place} cannot get {share} where the place before it gets {before}"
    place: int
    share: Chips
    before: Chips


class MarkOfNoPlace(Refusal, frozen=True):
    code, rule = "not so many places", "TRNY-62"
    en = "prizes are named for {named} places, and {paid} {paid:place is|places are} paid"
    named: int
    paid: int


class PrizesExceedPool(Refusal, frozen=True):
    code, rule = "prizes exceed the pool", "TRNY-61"
    en = "these prizes need {needed}, and the pool is {pool}"
    needed: Chips
    pool: Chips


class MarksLeaveOver(Refusal, frozen=True):
    code, rule = "prizes leave money over", "TRNY-62"
    en = "these prizes leave {over} of the pool over: name higher ones, or fewer"
    over: Chips
