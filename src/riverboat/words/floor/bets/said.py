"""Meanings of words and gestures (VERB)."""

from __future__ import annotations

from riverboat.words.floor.verdicts import Reason


class WordsBind(Reason, frozen=True):
    rule = "VERB-01"


class FirstWordsBind(Reason, frozen=True):
    rule = "VERB-02"


class TapIsACheck(Reason, frozen=True):
    rule = "VERB-04"


class PotIsTheMost(Reason, frozen=True):
    rule = "VERB-05"


class AmountWasSaid(Reason, frozen=True):
    rule = "VERB-06"


class FoldStands(Reason, frozen=True):
    rule = "VERB-07"


class WordsCount(Reason, frozen=True):
    rule = "VERB-08"


class FirstCounts(Reason, frozen=True):
    rule = "VERB-08"


class UnclearWhichWasMeant(Reason, frozen=True):
    rule = "VERB-08"


class CallIsACheck(Reason, frozen=True):
    rule = "VERB-09"


class AllInIsAll(Reason, frozen=True):
    rule = "VERB-10"


class RaiseIsABet(Reason, frozen=True):
    rule = "VERB-11"


class RaiseIsTheLeast(Reason, frozen=True):
    rule = "VERB-01"


class CheckIsNoRaise(Reason, frozen=True):
    rule = "VERB-12"


class PassIsACheck(Reason, frozen=True):
    rule = "VERB-13"


class OptionIsNoRaise(Reason, frozen=True):
    rule = "VERB-14"


class PotIsNoAmount(Reason, frozen=True):
    rule = "VERB-15"


class AmountAlone(Reason, frozen=True):
    rule = "VERB-16"


class AmountInAll(Reason, frozen=True):
    rule = "VERB-17"


class CardsWerePutDown(Reason, frozen=True):
    rule = "VERB-19"


class ChipsWerePutDown(Reason, frozen=True):
    rule = "VERB-19"


class AmbiguousAmount(Reason, frozen=True):
    rule = "BYND-20"


class OnARaiseWithoutAmount(Reason, frozen=True):
    rule = "VERB-20"


class ConditionsMayBind(Reason, frozen=True):
    rule = "BYND-22"
