"""Posts of a player who comes in or comes back."""

from __future__ import annotations

from typing import Literal

from riverboat.words.phrase import Chips
from riverboat.words.tools.step import Reckoning

Missed = Literal[
    "missed big blind", "missed small blind", "missed ante", "missed straddle", "new player"
]


class IsPostedLive(Reckoning, frozen=True):
    rule = "POST-02"
    en = (
        "{chips} live, for {why:missed big blind=the missed big blind|"
        "missed small blind=the missed small blind|missed ante=the missed ante|"
        "missed straddle=the missed straddle|coming in}"
    )
    chips: Chips
    why: Missed


class IsPostedDead(Reckoning, frozen=True):
    rule = "POST-04"
    en = (
        "{chips} dead, for {why:missed big blind=the missed big blind|"
        "missed small blind=the missed small blind|missed ante=the missed ante|"
        "missed straddle=the missed straddle|coming in}"
    )
    chips: Chips
    why: Missed


class IsLeftForLater(Reckoning, frozen=True):
    rule, en = "POST-05", "{chips} live on the hand after, for the missed small blind"
    chips: Chips


class PostsInAll(Reckoning, frozen=True):
    rule, en = "POST-04", "{chips} in all: {live} count as a bet, {dead} go to the pot"
    chips: Chips
    live: Chips
    dead: Chips


class PostsNothing(Reckoning, frozen=True):
    rule, en = "POST-01", "nothing is posted"


class WaitsForTheBigBlind(Reckoning, frozen=True):
    rule, en = "POST-06", "no post: they wait for the big blind"


class ComesInOnTheBigBlind(Reckoning, frozen=True):
    rule, en = "POST-06", "they come in on the big blind, and owe nothing more"


class WaitsInTheGap(Reckoning, frozen=True):
    rule, en = "BYND-32", "nobody comes in between the button and the big blind: they wait"


class MayPostTheBigBlindAlone(Reckoning, frozen=True):
    rule, en = "BYND-32", "or they post the big blind of {live} alone, and the button passes them"
    live: Chips


class MayBuyTheButton(Reckoning, frozen=True):
    rule, en = "BYND-32", "or they buy the button for {live} live and {dead} dead"
    live: Chips
    dead: Chips


class StillOwesToCall(Reckoning, frozen=True):
    rule, en = "POST-04", "facing {bet}: {bet} - {live} = {call} to call"
    bet: Chips
    live: Chips
    call: Chips
