"""Posts of a player who comes in, or who comes back."""

from __future__ import annotations

from typing import Literal

from riverboat.words.phrase import Chips
from riverboat.words.tools.step import Reckoning

Missed = Literal[
    "missed big blind", "missed small blind", "missed ante", "missed straddle", "new player"
]


class LivePostDue(Reckoning, frozen=True):
    rule = "POST-02"
    chips: Chips
    why: Missed


class DeadPostDue(Reckoning, frozen=True):
    rule = "POST-04"
    chips: Chips
    why: Missed


class LaterPostDue(Reckoning, frozen=True):
    rule = "POST-05"
    chips: Chips


class PostTotal(Reckoning, frozen=True):
    rule = "POST-04"
    chips: Chips
    live: Chips
    dead: Chips


class NoPostDue(Reckoning, frozen=True):
    rule = "POST-01"


class BigBlindWait(Reckoning, frozen=True):
    rule = "POST-06"


class EntryOnBigBlind(Reckoning, frozen=True):
    rule = "POST-06"


class GapWait(Reckoning, frozen=True):
    rule = "BYND-32"


class BigBlindPostAlternative(Reckoning, frozen=True):
    rule = "BYND-32"
    live: Chips


class ButtonPurchaseAlternative(Reckoning, frozen=True):
    rule = "BYND-32"
    live: Chips
    dead: Chips


class CallAmountStep(Reckoning, frozen=True):
    rule = "POST-04"
    bet: Chips
    live: Chips
    call: Chips
