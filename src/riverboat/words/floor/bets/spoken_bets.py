"""Meanings of words and gestures (VERB)."""

from __future__ import annotations

from riverboat.words.floor.verdicts import Reason


class WordsBind(Reason, frozen=True):
    rule = "VERB-01"


class FirstWordsBind(Reason, frozen=True):
    rule = "VERB-02"


class TapAsCheck(Reason, frozen=True):
    rule = "VERB-04"


class PotAsMaxBet(Reason, frozen=True):
    rule = "VERB-05"


class SpokenAmountFirst(Reason, frozen=True):
    rule = "VERB-06"


class FoldStands(Reason, frozen=True):
    rule = "VERB-07"


class WordsCount(Reason, frozen=True):
    rule = "VERB-08"


class FirstDeclarationCounts(Reason, frozen=True):
    rule = "VERB-08"


class UnclearWagerActedOn(Reason, frozen=True):
    rule = "VERB-08"


class CallAsCheck(Reason, frozen=True):
    rule = "VERB-09"


class AllInAsFullStack(Reason, frozen=True):
    rule = "VERB-10"


class RaiseAsBet(Reason, frozen=True):
    rule = "VERB-11"


class RaiseAsMinRaise(Reason, frozen=True):
    rule = "VERB-01"


class CheckWithoutRaise(Reason, frozen=True):
    rule = "VERB-12"


class PassAsCheck(Reason, frozen=True):
    rule = "VERB-13"


class OptionCheckWithoutRaise(Reason, frozen=True):
    rule = "VERB-14"


class PotWithoutAmount(Reason, frozen=True):
    rule = "VERB-15"


class AmountAlone(Reason, frozen=True):
    rule = "VERB-16"


class RaiseToTotal(Reason, frozen=True):
    rule = "VERB-17"


class CardsPutDown(Reason, frozen=True):
    rule = "VERB-19"


class ChipsPutDown(Reason, frozen=True):
    rule = "VERB-19"


class AmbiguousAmount(Reason, frozen=True):
    rule = "BYND-20"


class ActionBeforeRaiseAmount(Reason, frozen=True):
    rule = "VERB-20"


class BindingCondition(Reason, frozen=True):
    rule = "BYND-22"
