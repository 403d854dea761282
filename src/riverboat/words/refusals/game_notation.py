"""Errors in the notation of a game."""

from __future__ import annotations

from typing import Literal

from riverboat.words.phrase import Chips, Phrase, Refusal
from riverboat.words.refusals.name_suggestions import NameHint


class OneGameExpected(Refusal, frozen=True):
    mix: str


class StakesWithMix(Refusal, frozen=True):
    said: str
    mix: str
    structure: str


class MixStakesInvalid(Refusal, frozen=True):
    mix: str
    stakes: str
    said: str


class WholeChipsExpected(Refusal, frozen=True):
    said: str
    cents: str


class SizeTooLarge(Refusal, frozen=True):
    said: str
    most: str


class FinalBetSize(Phrase, frozen=True):
    chips: Chips


class BetSizeSequence(Phrase, frozen=True):
    chips: Chips
    others: FinalBetSize | BetSizeSequence


class SizesUnsorted(Refusal, frozen=True):
    said: str
    what: Literal["blinds", "bets"]
    example: FinalBetSize | BetSizeSequence


class SignUnreadable(Refusal, frozen=True):
    rest: str
    said: str


class RangeOutsideSpreadLimit(Refusal, frozen=True):
    said: str


class CapNeedsBigBet(Refusal, frozen=True):
    rule = "CAPL-01"
    said: str


class StudBetsMissing(Refusal, frozen=True):
    said: str


class LimitBetsMissing(Refusal, frozen=True):
    said: str


class SpreadBlindsMissing(Refusal, frozen=True):
    said: str


class BlindsMissing(Refusal, frozen=True):
    said: str


class NoGameOfThatName(Refusal, frozen=True):
    game: str
    said: str
    hint: NameHint
