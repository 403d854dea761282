"""Meanings of words and gestures (VERB)."""

from __future__ import annotations

from riverboat.words.floor.verdicts import Reason


class WordsBind(Reason, frozen=True):
    rule = "VERB-01"
    en = "words in turn bind"


class FirstWordsBind(Reason, frozen=True):
    rule = "VERB-02"
    en = "the first words count, and no more"


class TapIsACheck(Reason, frozen=True):
    rule = "VERB-04"
    en = "a tap on the table is a check"


class PotIsTheMost(Reason, frozen=True):
    rule = "VERB-05"
    en = "in pot-limit the word pot is the largest bet"


class AmountWasSaid(Reason, frozen=True):
    rule = "VERB-06"
    en = "the amount was said first, and so the chips may come as they like"


class FoldStands(Reason, frozen=True):
    rule = "VERB-07"
    en = "a fold is not taken back"


class WordsCount(Reason, frozen=True):
    rule = "VERB-08"
    en = "where words and chips disagree, the words count"


class FirstCounts(Reason, frozen=True):
    rule = "VERB-08"
    en = "where words and chips disagree, what came first counts"


class UnclearWhichWasMeant(Reason, frozen=True):
    rule = "VERB-08"
    en = "somebody has acted on chips that are not what was said"


class CallIsACheck(Reason, frozen=True):
    rule = "VERB-09"
    en = "with no bet to face, call is a check"


class AllInIsAll(Reason, frozen=True):
    rule = "VERB-10"
    en = "all-in is all that they have"


class RaiseIsABet(Reason, frozen=True):
    rule = "VERB-11"
    en = "with no bet to face, raise is the least bet or more"


class RaiseIsTheLeast(Reason, frozen=True):
    rule = "VERB-01"
    en = "raise without an amount is the least raise or more"


class CheckIsNoRaise(Reason, frozen=True):
    rule = "VERB-12"
    en = "who says check to a bet may not raise"


class PassIsACheck(Reason, frozen=True):
    rule = "VERB-13"
    en = "pass is a check"


class OptionIsNoRaise(Reason, frozen=True):
    rule = "VERB-14"
    en = "who checks the option does not raise"


class PotIsNoAmount(Reason, frozen=True):
    rule = "VERB-15"
    en = "pot is no amount here, but it binds to the least bet or raise"


class AmountAlone(Reason, frozen=True):
    rule = "VERB-16"
    en = "an amount alone is as if so much were pushed silently"


class AmountInAll(Reason, frozen=True):
    rule = "VERB-17"
    en = "raise with an amount is to that amount, in all"


class CardsWerePutDown(Reason, frozen=True):
    rule = "VERB-19"
    en = "cards that are put down are folded"


class ChipsWerePutDown(Reason, frozen=True):
    rule = "VERB-19"
    en = "putting chips down is no fold"


class AmbiguousAmount(Reason, frozen=True):
    rule = "BYND-20"
    en = "an amount that can be several is the highest of them that is not above the pot"


class OnARaiseWithoutAmount(Reason, frozen=True):
    rule = "VERB-20"
    en = "who acts before the amount is said is bound by it"


class ConditionsMayBind(Reason, frozen=True):
    rule = "BYND-22"
    en = "what is said of an action to come may be held binding"
