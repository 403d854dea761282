"""The floor on chips, words and motions (CHIP, VERB, BYND-14 to 28, POTL, UNIT)."""

from __future__ import annotations

from riverboat.words.acts import PotCount
from riverboat.words.floor.verdicts import (
    Answer,
    GoesBackTo,
    IsWarned,
    ItIs,
    May,
    MayBePenalised,
    Order,
    Question,
    Reason,
    Stands,
    TakesBack,
)
from riverboat.words.phrase import Chips, Person

# Orders ----------------------------------------------------------------------------------------


class ChipsStay(Order, frozen=True):
    """What is in front of them is not returned, whatever they do."""

    en = "{chips} of {who:*|yours} stay in the pot"
    who: Person
    chips: Chips


class WagerIs(Order, frozen=True):
    """A bet or raise is corrected, and with it every call of it."""

    en = "{who:the bet of *|your bet} is {to}, for all who call it or have called"
    who: Person
    to: Chips


class NobodyRaisesNow(Order, frozen=True):
    en = "nobody who has called may raise now"


class OwesTheCall(Order, frozen=True):
    """They put in what their chips lack of a call."""

    en = "{who} {who:makes|make} good the call"
    who: Person


class CallsWhatItIs(Order, frozen=True):
    """They have called before the amount was known."""

    en = "{who} {who:calls|call}, whatever it will be"
    who: Person


class NothingIsBet(Order, frozen=True):
    """What was moved is still theirs, and they have not acted."""

    en = "{who:* has|you have} put in nothing"
    who: Person


class PotIsTold(Order, frozen=True):
    """The dealer says what a pot bet would be now."""

    en = "the dealer says: {count}"
    count: PotCount


class PotIsNotTold(Order, frozen=True):
    en = "the pot is not counted"


class IsCounted(Order, frozen=True):
    en = "the dealer counts the bet"


class IsOnlyShown(Order, frozen=True):
    en = "the chips are shown, and not counted"


class ChangesFromThePot(Order, frozen=True):
    """A chip goes into the pot, and its worth comes out of it."""

    en = "{who} {who:changes|change} {chips} from the pot"
    who: Person
    chips: Chips


class MayExchange(Order, frozen=True):
    """Two players change chips of the same worth."""

    en = "{who} and {whom} may change {chips}"
    who: Person
    whom: Person
    chips: Chips


class ExchangesLater(Order, frozen=True):
    en = "chips are changed between hands"


class IsPartOfTheBet(Order, frozen=True):
    """Chips that were found behind are bet with the others."""

    en = "the {chips} found are bet, too"
    chips: Chips


class IsNoPartOfTheBet(Order, frozen=True):
    en = "the {chips} found are not bet"
    chips: Chips


class IsNotPaidFor(Order, frozen=True):
    """Nobody pays a winner for chips that nobody could see."""

    en = "{who} {who:is|are} not paid for the {chips} found"
    who: Person
    chips: Chips


class PotIsCounted(Order, frozen=True):
    en = "the dealer stops the game and counts the pot"


class MayBeBarred(Order, frozen=True):
    en = "{who} may be barred"
    who: Person


AnyBetsOrder = (
    ItIs
    | TakesBack
    | Stands
    | May
    | GoesBackTo
    | IsWarned
    | MayBePenalised
    | ChipsStay
    | WagerIs
    | NobodyRaisesNow
    | OwesTheCall
    | CallsWhatItIs
    | NothingIsBet
    | PotIsTold
    | PotIsNotTold
    | IsCounted
    | IsOnlyShown
    | ChangesFromThePot
    | MayExchange
    | ExchangesLater
    | IsPartOfTheBet
    | IsNoPartOfTheBet
    | IsNotPaidFor
    | PotIsCounted
    | MayBeBarred
)
"""Every order of this chapter."""

# Questions and their answers -------------------------------------------------------------------


class WasItSaidBefore(Question, frozen=True):
    en = "was it said before or after the chips landed?"


class BeforeTheChips(Answer, frozen=True):
    en = "before"


class AfterTheChips(Answer, frozen=True):
    en = "after"


class WhichLimit(Question, frozen=True):
    en = "which limit is it?"


class NoLimit(Answer, frozen=True):
    en = "no-limit"


class PotLimit(Answer, frozen=True):
    en = "pot-limit"


class Limit(Answer, frozen=True):
    en = "limit"


class Spread(Answer, frozen=True):
    en = "spread limit"


class HowMuchToCall(Question, frozen=True):
    en = "how much is the bet in all?"


class HowMuchWasTheRaise(Question, frozen=True):
    en = "by how much was it bet or raised last?"


class HowMuchIsTheLeastBet(Question, frozen=True):
    en = "how much is the least bet?"


class HowMuchIsTheMost(Question, frozen=True):
    en = "how much is the greatest bet?"


class HowMuchIsInThePot(Question, frozen=True):
    en = "how much is in the pot, bets included?"


class HowMuchIsTheStack(Question, frozen=True):
    en = "how much do they have behind?"


class HowManyHaveCards(Question, frozen=True):
    en = "how many players have cards?"


class AreTheyTheLastChips(Question, frozen=True):
    en = "are these the last chips?"


class IsItTheOpeningBet(Question, frozen=True):
    en = "is the bet that they face the first of this street (or the big blind)?"


class HasAnybodyActedBehind(Question, frozen=True):
    en = "has anybody acted behind them?"


class HasTheNextActedOnIt(Question, frozen=True):
    en = "has the next player acted on it?"


class WereTheChipsReleased(Question, frozen=True):
    en = "were the chips released?"


class DidTheyCrossTheLine(Question, frozen=True):
    en = "did they cross the line?"


class CardsOrChips(Question, frozen=True):
    en = "were cards put down, or chips?"


class ItWasCards(Answer, frozen=True):
    en = "cards"


class ItWasChips(Answer, frozen=True):
    en = "chips"


class CallOrFold(Question, frozen=True):
    en = "that is no word here: call or fold?"


class CallOrRaise(Question, frozen=True):
    en = "there is a bet already: call or raise?"


class WhatItIsNow(Question, frozen=True):
    en = "how much was bet?"


class ACall(Answer, frozen=True):
    en = "call"


class AFold(Answer, frozen=True):
    en = "fold"


class ARaise(Answer, frozen=True):
    en = "raise"


class IsItConfirmed(Question, frozen=True):
    en = "does the floor confirm that it was a string bet?"


class IsTheStreetOver(Question, frozen=True):
    en = "has the next card been dealt, or the showdown begun?"


class IsTheRoundOver(Question, frozen=True):
    en = "is the betting round over?"


class HaveAllActed(Question, frozen=True):
    en = "have all the others acted on it?"


class WasThereSubstantialActionOnIt(Question, frozen=True):
    en = "was there substantial action on it: two acts, one of them with chips, or any three?"


class WhatShouldItBe(Question, frozen=True):
    en = "how much should it have been, in all?"


class WhatWasFaced(Question, frozen=True):
    en = "how much did they face, in all?"


class IsSomebodyAllIn(Question, frozen=True):
    en = "do they face an all-in?"


# Reasons: chips --------------------------------------------------------------------------------


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


# Reasons: chips of the last bet ----------------------------------------------------------------


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


# Reasons: words --------------------------------------------------------------------------------


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


# Reasons: motions ------------------------------------------------------------------------------


class StringBet(Reason, frozen=True):
    rule = "CHIP-04"
    en = "without an amount, only the first motion counts"


class StringBetIsWarned(Reason, frozen=True):
    rule = "CHIP-04"
    en = "a bet goes in with one motion: this time it stands"


class NoStringBet(Reason, frozen=True):
    rule = "CHIP-04"
    en = "it was no string bet"


class PiecesAreACall(Reason, frozen=True):
    rule = "CHIP-04"
    en = "chips that are added in pieces without words are a call"


class MotionsAfterTheWord(Reason, frozen=True):
    rule = "CHIP-22"
    en = "after the word raise, the chips may come in several motions"


class CallThenOneMotion(Reason, frozen=True):
    rule = "CHIP-22"
    en = "after the word raise: the call, and then one motion more"


class OneMotionAfterTheWord(Reason, frozen=True):
    rule = "CHIP-22"
    en = "after the word raise, one motion counts"


class NotReleased(Reason, frozen=True):
    rule = "CHIP-19"
    en = "chips that were not released are not bet"


class OverTheLine(Reason, frozen=True):
    rule = "CHIP-20"
    en = "chips over the line are bet"


class NotOverTheLine(Reason, frozen=True):
    rule = "CHIP-20"
    en = "chips that have not crossed the line are not bet"


class ForwardMotion(Reason, frozen=True):
    rule = "CHIP-21"
    en = "a motion forward, on which the next player acts, binds to the least"


class NobodyHasActedOnIt(Reason, frozen=True):
    rule = "CHIP-21"
    en = "nobody has acted on the motion"


class ForwardInLimit(Reason, frozen=True):
    rule = "CHIP-03"
    en = "in limit a motion with chips, on which the next player acts, is completed"


class MotionToDeceive(Reason, frozen=True):
    rule = "CHIP-04"
    en = "a motion that is meant to make the next player act is a string bet, too"


# Reasons: too little, too much, found later -----------------------------------------------------


class TooLittleForTheOpeningBet(Reason, frozen=True):
    rule = "BYND-18"
    en = "who puts in too little for the opening bet owes the call"


class TooLittleOfTwo(Reason, frozen=True):
    rule = "BYND-18"
    en = "with two players left, who puts in too little owes the call"


class TooLittleForARaise(Reason, frozen=True):
    rule = "BYND-18"
    en = "too little was put in, and the bet was raised"


class TwoPutInTooLittle(Reason, frozen=True):
    rule = "BYND-18"
    en = "two have put in too little: it goes back to the first of them"


class FarTooSmall(Reason, frozen=True):
    rule = "CHIP-26"
    en = "the chips are far too small for the bet"


class DidNotSeeTheRaise(Reason, frozen=True):
    rule = "CHIP-02"
    en = "who did not notice a raise may think again while nobody has acted behind them"


class CountingErrorIsMadeGood(Reason, frozen=True):
    rule = "CHIP-24"
    en = "a call that is short by a counting error is made good"


class TrueAmountIsOwed(Reason, frozen=True):
    rule = "BYND-19"
    en = "who calls owes the true amount, whatever they were told or heard"


class GrossMisunderstanding(Reason, frozen=True):
    rule = "CHIP-23"
    en = "the amount was grossly misunderstood, and nobody is harmed"


class NoGrossMisunderstanding(Reason, frozen=True):
    rule = "CHIP-23"
    en = "somebody has acted or shown, or most of it was put in: the call is owed"


class CorrectedOnTheStreet(Reason, frozen=True):
    rule = "CHIP-18"
    en = "a bet or raise that was too small is corrected for all while the street lasts"


class StreetIsOver(Reason, frozen=True):
    rule = "CHIP-18"
    en = "the street is over: it stands"


class NearestProperAmount(Reason, frozen=True):
    rule = "CHIP-08"
    en = (
        "within the round it is corrected to the nearest proper amount, and no call is made a raise"
    )


class RoundIsOver(Reason, frozen=True):
    rule = "CHIP-07"
    en = "the round is over: it stands"


class PotWasTooHigh(Reason, frozen=True):
    rule = "POTL-19"
    en = "a bet above the pot is cut for all while the street lasts"


class PotWasTooLow(Reason, frozen=True):
    rule = "POTL-19"
    en = "a bet of too low a pot is raised until there was substantial action"


class PotStands(Reason, frozen=True):
    rule = "POTL-19"
    en = "it is too late to correct the count of the pot"


class CutUntilAllHaveActed(Reason, frozen=True):
    rule = "POTL-11"
    en = "a bet above the pot is corrected until all have acted"


class TooLateToCutIt(Reason, frozen=True):
    rule = "POTL-11"
    en = "it is too late to correct a bet above the pot"


class OverbetWasThoughtAbout(Reason, frozen=True):
    rule = "POTL-20"
    en = "somebody has acted on a bet above the pot, and the bettor wants it cut"


# Reasons: counting, changing, tokens -----------------------------------------------------------


class PotIsForPotLimit(Reason, frozen=True):
    rule = "POTL-09"
    en = "only in pot-limit is the pot counted for a player"


class CountForAnAllIn(Reason, frozen=True):
    rule = "BYND-27"
    en = "only who faces an all-in may have it counted"


class FoundBehindAnAllIn(Reason, frozen=True):
    rule = "BYND-28"
    en = "chips were found behind after an all-in was called"


class ChangeFromThePot(Reason, frozen=True):
    rule = "CHIP-15"
    en = "a big chip may be changed from the pot before the bet, when it is announced"


class NoChangeFromThePot(Reason, frozen=True):
    rule = "CHIP-15"
    en = "the pot changes no chips here"


class ChangeFromTheOwnBet(Reason, frozen=True):
    rule = "CHIP-16"
    en = "who calls over their own bet takes the change from it"


class ChangeWithEachOther(Reason, frozen=True):
    rule = "CHIP-17"
    en = "without a house dealer players change with each other, between hands"


class SplashedThePot(Reason, frozen=True):
    rule = "CHIP-09"
    en = "nobody splashes the pot"


class TouchedChips(Reason, frozen=True):
    rule = "CHIP-12"
    en = "nobody touches the chips of another without leave"


class TokenWasPushed(Reason, frozen=True):
    rule = "BYND-97"
    en = "a token is no chip: what it means when it is pushed is the policy of the house"
