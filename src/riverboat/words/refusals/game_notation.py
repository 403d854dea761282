"""Errors in the notation of a game."""

from __future__ import annotations

from typing import Literal

from riverboat.words.phrase import Chips, DecimalText, Phrase, Refusal
from riverboat.words.refusals.name_suggestions import NameHint


class OneGameExpected(Refusal, frozen=True):
    mix: str


class StakesForMixUnreadable(Refusal, frozen=True, rename={"game_text": "said"}):
    game_text: str
    mix: str
    structure: str


class MixStakesInvalid(Refusal, frozen=True, rename={"game_text": "said"}):
    mix: str
    stakes: str
    game_text: str


class WholeChipsExpected(Refusal, frozen=True, rename={"game_text": "said"}):
    game_text: str
    cents: str


class StakesTooLarge(Refusal, frozen=True, rename={"game_text": "said", "maximum": "most"}):
    game_text: str
    maximum: DecimalText


class LastBetSizeText(Phrase, frozen=True):
    chips: Chips


class BetSizesText(Phrase, frozen=True, rename={"other_sizes": "others"}):
    chips: Chips
    other_sizes: LastBetSizeText | BetSizesText


class BetSizesUnsorted(Refusal, frozen=True, rename={"game_text": "said", "size_kind": "what"}):
    game_text: str
    size_kind: Literal["blinds", "bets"]
    example: LastBetSizeText | BetSizesText


class SignUnreadable(Refusal, frozen=True, rename={"game_text": "said", "unread_text": "rest"}):
    unread_text: str
    game_text: str


class SpreadRangeInOtherLimit(Refusal, frozen=True, rename={"game_text": "said"}):
    game_text: str


class CapNeedsBigBet(Refusal, frozen=True, rename={"game_text": "said"}):
    rule = "CAPL-01"
    game_text: str


class StudBetsMissing(Refusal, frozen=True, rename={"game_text": "said"}):
    game_text: str


class LimitBetsMissing(Refusal, frozen=True, rename={"game_text": "said"}):
    game_text: str


class SpreadBlindsMissing(Refusal, frozen=True, rename={"game_text": "said"}):
    game_text: str


class BlindsMissing(Refusal, frozen=True, rename={"game_text": "said"}):
    game_text: str


class NoGameOfThatName(Refusal, frozen=True, rename={"game_text": "said"}):
    game: str
    game_text: str
    hint: NameHint
