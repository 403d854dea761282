"""Questions of the terminal."""

from __future__ import annotations

from typing import Literal

from riverboat.words.phrase import Chips, Phrase


class CheckIsFree(Phrase, frozen=True):
    en = "a check is free (TURN-03): f again to fold all the same"


class MayStraddleTo(Phrase, frozen=True):
    en = "You may {live:straddle to|raise blind, as a sleeper, to} {low}: y; enter does not"
    live: bool
    low: Chips


class MayStraddleBetween(Phrase, frozen=True):
    en = (
        "You may {live:straddle to|raise blind, as a sleeper, to} {low}-{high}: "
        "y, or a size; enter does not"
    )
    live: bool
    low: Chips
    high: Chips


class DoYouAgreeTo(Phrase, frozen=True):
    en = "Do you agree to {chips}? y or n"
    chips: Chips


class TakeAChair(Phrase, frozen=True):
    en = "You have no chair: sit 3 200 takes one"


class BuySome(Phrase, frozen=True):
    en = "You have no chips: buy {least}-{most}"
    least: int
    most: int


class BuySomeOrMore(Phrase, frozen=True):
    en = "You have no chips: buy {least} or more"
    least: int


class StraddlesHowOften(Phrase, frozen=True):
    en = "straddles: {often}"
    often: Literal["always", "never", "ask", "sleepers"]
