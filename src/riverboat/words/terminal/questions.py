"""Questions of the terminal."""

from __future__ import annotations

from typing import Literal

from riverboat.words.phrase import Chips, Phrase


class FreeCheckReminder(Phrase, frozen=True):
    pass


class StraddleSizeOffer(Phrase, frozen=True):
    live: bool
    low: Chips


class StraddleRangeOffer(Phrase, frozen=True):
    live: bool
    low: Chips
    high: Chips


class AmountAgreementQuestion(Phrase, frozen=True):
    chips: Chips


class TakeAChair(Phrase, frozen=True):
    pass


class BuySome(Phrase, frozen=True):
    least: int
    most: int


class BuySomeOrMore(Phrase, frozen=True):
    least: int


class StraddlesHowOften(Phrase, frozen=True):
    often: Literal["always", "never", "ask", "sleepers"]
