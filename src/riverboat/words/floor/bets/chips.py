"""Reasons of rulings on chips put in without a word (CHIP)."""

from __future__ import annotations

from riverboat.words.floor.verdicts import Reason
from riverboat.words.phrase import Chips

# Chips -----------------------------------------------------------------------------------------


class ReleasedChipsBind(Reason, frozen=True):
    rule = "CHIP-01"
    en = "chips that were released are bet"


class OneBigChip(Reason, frozen=True):
    rule = "BYND-15"
    en = "one chip that is bigger than the bet, without a word before it, is a call"


class OneBigChipInLimit(Reason, frozen=True):
    rule = "CHIP-06"
    en = "one chip that is bigger than the bet, without a word, is a call"


class OneChipRaises(Reason, frozen=True):
    rule = "BYND-15"
    en = "with the word before it, one chip is the largest raise that it allows"


class OneChipBets(Reason, frozen=True):
    rule = "BYND-15"
    en = "with no bet to face, one chip is a bet of all that it is worth"


class OneChipOverThePot(Reason, frozen=True):
    rule = "CHIP-25"
    en = "in pot-limit one chip that is worth more than the pot is the pot, or a call"


class EveryChipIsNeeded(Reason, frozen=True):
    rule = "BYND-16"
    en = "without the smallest of them, the chips would not reach the call: it is a call"


class HalfARaise(Reason, frozen=True):
    rule = "BYND-14"
    en = "half of a raise or more ({half}) is made a full raise"
    half: Chips


class LessThanHalf(Reason, frozen=True):
    rule = "BYND-14"
    en = "it is less than half of a raise ({half}), and so a call"
    half: Chips


class HalfABetMore(Reason, frozen=True):
    rule = "CHIP-05"
    en = "a bet and half a bet more ({half}) is a raise"
    half: Chips


class LessThanHalfABetMore(Reason, frozen=True):
    rule = "CHIP-05"
    en = "it is less than a bet and half a bet more ({half}), and so a call"
    half: Chips


class LastChips(Reason, frozen=True):
    rule = "BYND-16"
    en = "they are the last chips, and so all-in"


class LastChipsCall(Reason, frozen=True):
    rule = "CHIP-14"
    en = "who has no more may call for less"


class SeveralChipsBet(Reason, frozen=True):
    rule = "CHIP-01"
    en = "with no bet to face, the chips are a bet"


class BroughtToTheLeast(Reason, frozen=True):
    rule = "CHIP-18"
    en = "a wager that is too small is brought up to the least"


class CutToTheMost(Reason, frozen=True):
    rule = "POTL-10"
    en = "what is more than may be bet comes back"


class NearestUnit(Reason, frozen=True):
    rule = "UNIT-04"
    en = "bets are in units of {unit}: the nearest proper amount"
    unit: Chips


class SmallChipsDoNotPlay(Reason, frozen=True):
    rule = "UNIT-02"
    en = "chips below the unit of {unit} do not play"
    unit: Chips


class SmallChipsGoAllIn(Reason, frozen=True):
    rule = "UNIT-03"
    en = "all-in, chips count whatever they are"


class SmallChipsStayBehind(Reason, frozen=True):
    rule = "UNIT-03"
    en = "all-in is with the chips that play: those below the unit of {unit} stay behind"
    unit: Chips


class BettingIsClosed(Reason, frozen=True):
    rule = "ALLN-16"
    en = "the betting is not open for them: they may not raise"


# Chips of the last bet -------------------------------------------------------------------------


class OldChipsLieThere(Reason, frozen=True):
    rule = "BYND-17"
    en = "chips of the last bet that were left alone, or all taken back, change nothing"


class OldChipsCount(Reason, frozen=True):
    rule = "BYND-17"
    en = "old chips are judged with the new ones: all that lies there at last"


class OldChipsCovered(Reason, frozen=True):
    rule = "BYND-17"
    en = "the old chips covered the call, and so the one for them is a bet of all it is worth"


class OneChipAlwaysCalls(Reason, frozen=True):
    rule = "BYND-17"
    en = "one chip more is always a call here"


class TookOldChipsBack(Reason, frozen=True):
    rule = "BYND-17"
    en = "who takes a chip of the old bet back has to call or raise"
