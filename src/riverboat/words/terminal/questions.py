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


class ChairRequiredHint(Phrase, frozen=True):
    pass


class BuyInPromptWithRange(Phrase, frozen=True):
    least: int
    most: int


class BuyInPromptWithMinimum(Phrase, frozen=True):
    least: int


class StraddleFrequency(Phrase, frozen=True):
    often: Literal["always", "never", "ask", "sleepers"]
