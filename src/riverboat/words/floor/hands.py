"""The floor on hands, the showdown and conduct (DEAD, SHOW, HOLD-12, ETIQ, TRNY-47 to 51)."""

from __future__ import annotations

from riverboat.words.floor.verdicts import (
    Answer,
    HandIsDead,
    HandLives,
    IsWarned,
    ItIs,
    MayBePenalised,
    Order,
    Question,
    Reason,
    Stands,
    TakesBack,
    WinsThePot,
)
from riverboat.words.phrase import Chips, Person

# Orders: cards ---------------------------------------------------------------------------------


class AllSeeIt(Order, frozen=True):
    """Cards that one has seen are shown to everybody, now or later."""

    en = (
        "{when:now=all see|round=after this round all see|"
        "betting=after the betting all see|after the hand all see} the cards of {who:*|you}"
    )
    who: Person
    when: str
    """``now``, ``round``, ``betting`` or ``hand``: after which."""


class ShowsWhatWasShown(Order, frozen=True):
    """The part that one has seen, and no more."""

    en = "{who} {who:shows|show} everybody what one has seen"
    who: Person


class HasToShow(Order, frozen=True):
    en = "{who} {who:shows|show} the hand"
    who: Person


class MayKeepItHidden(Order, frozen=True):
    en = "{who} {who:does|do} not have to show"
    who: Person


class IsAskedForAllCards(Order, frozen=True):
    en = "{who:* tables|you table} every card"
    who: Person


class ShowsFirst(Order, frozen=True):
    en = "{who} {who:shows|show} first"
    who: Person


class NoCardIsShown(Order, frozen=True):
    en = "the card stays unseen"


# Orders: pots ----------------------------------------------------------------------------------


class NoShareForThem(Order, frozen=True):
    en = "{who} {who:has|have} no share in the pot"
    who: Person


class PotGoesTo(Order, frozen=True):
    """A pot that lies in the middle, or a part of it."""

    en = "{chips} {who:go to *|go to you}"
    who: Person
    chips: Chips


class GivesTo(Order, frozen=True):
    """Chips that were pushed to the wrong player, from their stack."""

    en = "{giver} {giver:gives|give} {chips} to {who:*|you}"
    giver: Person
    who: Person
    chips: Chips


class IsSetAside(Order, frozen=True):
    """Chips in dispute: in nobody's stack until the floor awards them."""

    en = "{chips} of {who:*|you} are set aside"
    who: Person
    chips: Chips


class IsCorrected(Order, frozen=True):
    en = "it is looked at again, and corrected"


# Orders: conduct -------------------------------------------------------------------------------


class MissesHands(Order, frozen=True):
    """From the next hand on, away from the table: dealt in, blinds and antes posted."""

    en = "{who} {who:misses|miss} {n} {n:hand|hands} after this one"
    who: Person
    n: int


class IsDisqualified(Order, frozen=True):
    en = "{who} {who:is|are} disqualified"
    who: Person


class LeavesTheGame(Order, frozen=True):
    en = "{who} {who:leaves|leave} the game"
    who: Person


class ChipsLeavePlay(Order, frozen=True):
    """From a stack: nobody has them any more."""

    en = "{chips} of {who:*|you} leave play"
    who: Person
    chips: Chips


class FoundChipsLeavePlay(Order, frozen=True):
    en = "{chips} that were found leave play"
    chips: Chips


class ChipsComeBack(Order, frozen=True):
    """Chips that were away come back to their owner's stack on the table."""

    en = "{chips} {who:go back to *|come back to you}"
    who: Person
    chips: Chips


class IsBlindedOff(Order, frozen=True):
    """The stack stays, and posts what is due."""

    en = "{who:the stack of *|your stack} stays, and is blinded off"
    who: Person


class IsDealtInAndKilled(Order, frozen=True):
    """Blinds and antes are posted, cards are dealt, and then the hand is killed."""

    en = "{who:* posts|you post} what is due, and the hand is killed after the deal"
    who: Person


class BringsItInAway(Order, frozen=True):
    en = "{who} {who:brings|bring} it in before that"
    who: Person


class ReportsIt(Order, frozen=True):
    en = "whoever sees it says so"


AnyHandsOrder = (
    ItIs
    | TakesBack
    | Stands
    | HandIsDead
    | HandLives
    | IsWarned
    | MayBePenalised
    | AllSeeIt
    | ShowsWhatWasShown
    | HasToShow
    | MayKeepItHidden
    | IsAskedForAllCards
    | ShowsFirst
    | NoCardIsShown
    | WinsThePot
    | NoShareForThem
    | PotGoesTo
    | GivesTo
    | IsSetAside
    | IsCorrected
    | MissesHands
    | IsDisqualified
    | LeavesTheGame
    | ChipsLeavePlay
    | FoundChipsLeavePlay
    | ChipsComeBack
    | IsBlindedOff
    | IsDealtInAndKilled
    | BringsItInAway
    | ReportsIt
)
"""Every order of this chapter."""

# Questions and their answers -------------------------------------------------------------------


class DidTheyFaceABet(Question, frozen=True):
    en = "how much has been bet in all on this street, if anything?"


class HasTheNextActed(Question, frozen=True):
    en = "has the next player acted on it?"


class WasTheBetCalled(Question, frozen=True):
    en = "had anybody called the bet?"


class HowMuchWasUncalled(Question, frozen=True):
    en = "how much of what they had bet or raised had nobody called?"


class AreTheCardsCertain(Question, frozen=True):
    en = "is it certain which cards these are, and are they all there?"


class DidTheDealerTouchThem(Question, frozen=True):
    en = "has the dealer touched the cards?"


class IsActionStillToCome(Question, frozen=True):
    en = "is there still action to come?"


class AreTheyAllIn(Question, frozen=True):
    en = "are they all-in?"


class IsAHandPlayedWithTheirCards(Question, frozen=True):
    en = "do they have live cards, with action still to come?"


class WereTheyDealtIn(Question, frozen=True):
    en = "was the player who asks dealt in?"


class DidTheHandCallOrWasCalled(Question, frozen=True):
    en = "had that hand called, or been called, at the end?"


class WasThereABetOnTheEnd(Question, frozen=True):
    en = "was there a bet on the last street, and did the player who asks call it?"


class DoTheyHoldCards(Question, frozen=True):
    en = "does the player who asks still have their cards?"


class IsItTheLastAggressor(Question, frozen=True):
    en = "was that hand the last to bet or raise?"


class IsThereASuspicion(Question, frozen=True):
    en = "do they suspect that two played together?"


class DoTheyAskAsTheWinner(Question, frozen=True):
    en = "has the player who asks won the pot?"


class DoTheyShowTheRest(Question, frozen=True):
    en = "do they show the rest when the dealer asks for it?"


class WereAllCardsTabled(Question, frozen=True):
    en = "were all the hole cards tabled?"


class DidTheySaySoFirst(Question, frozen=True):
    en = "did they say that they play the board before they threw the cards away?"


class DidItClearlyWin(Question, frozen=True):
    en = "did that hand clearly win?"


class MayTheOtherStillAct(Question, frozen=True):
    en = "may whoever saw the cards still act?"


class InThisRound(Answer, frozen=True):
    en = "in this round"


class InALaterRound(Answer, frozen=True):
    en = "in a later round"


class TheyAreOut(Answer, frozen=True):
    en = "they are out"


class DoesSomebodyAskForTheRest(Question, frozen=True):
    en = "does somebody ask to see the other cards?"


class WhatIsDisputed(Question, frozen=True):
    en = "is it the reading of a hand, or the count of the pot?"


class TheReading(Answer, frozen=True):
    en = "the reading"


class TheCount(Answer, frozen=True):
    en = "the count"


class HowFarIsTheNextHand(Question, frozen=True):
    en = "how far is the next hand?"


class NotBegun(Answer, frozen=True):
    en = "it has not begun"


class Riffled(Answer, frozen=True):
    en = "the cards are being shuffled"


class DealtOut(Answer, frozen=True):
    en = "cards are dealt"


class ActedOn(Answer, frozen=True):
    en = "there was substantial action"


class IsItClearWhoWon(Question, frozen=True):
    en = "is it clear who had won?"


class WasThePotPushed(Question, frozen=True):
    en = "has the pot been pushed?"


class AreTheyAloneInTheHand(Question, frozen=True):
    en = "had all the others folded before the showdown?"


class DidItCostAnotherTheHand(Question, frozen=True):
    en = "did somebody throw away or foul a hand because of it?"


class WasItDeliberate(Question, frozen=True):
    en = "was it done on purpose?"


class WasItLowball(Question, frozen=True):
    en = "is it lowball?"


class DidBettingEndEarly(Question, frozen=True):
    en = "did an all-in end the betting before the last street?"


class WasThereBettingOnTheEnd(Question, frozen=True):
    en = "was there a bet on the last street?"


class WhichSeatBetLast(Question, frozen=True):
    en = "which seat bet or raised last?"


class WhichSeatActsFirst(Question, frozen=True):
    en = "which seat acts first on the last street?"


class HowOftenBefore(Question, frozen=True):
    en = "how often have they been warned of such a thing?"


class HowManyAtTheTable(Question, frozen=True):
    en = "how many players are at the table, themselves included?"


class DoTheyBringItIn(Question, frozen=True):
    en = "would they have to bring it in?"


class IsTheOwnerKnown(Question, frozen=True):
    en = "is it known whose chips they are?"


class HowManyChipsHadThey(Question, frozen=True):
    en = "how many chips do they have?"


# Reasons: dead hands ---------------------------------------------------------------------------


class FoldedToABet(Reason, frozen=True):
    rule = "DEAD-01"
    en = "cards that are thrown away facing a bet are folded"


class NextPlayerActed(Reason, frozen=True):
    rule = "DEAD-02"
    en = "cards thrown away are dead once the next player has acted on it"


class NobodyActedOnIt(Reason, frozen=True):
    rule = "DEAD-02"
    en = "there was no bet to face, and nobody has acted on it"


class ThrownAwayBinds(Reason, frozen=True):
    rule = "DEAD-02"
    en = "cards thrown away are dead at once, bet or no bet"


class FoldsWithoutABet(Reason, frozen=True):
    rule = "BYND-23"
    en = "a fold with no bet to face binds"


class AnOfficialSaidSo(Reason, frozen=True):
    rule = "DEAD-10"
    en = "a hand that is declared dead has no claim, and its chips stay"


class ThrewThemToAnother(Reason, frozen=True):
    rule = "DEAD-08"
    en = "cards that are thrown into another's hand are dead"


class BelievedTheyHadWon(Reason, frozen=True):
    rule = "DEAD-11"
    en = "who discards believing that they have won is out"


class NobodyHadCalled(Reason, frozen=True):
    rule = "DEAD-11"
    en = "what nobody had called comes back"


class SomebodyHadCalled(Reason, frozen=True):
    rule = "DEAD-11"
    en = "it had been called, and nothing comes back"


class KilledByTheDealer(Reason, frozen=True):
    rule = "DEAD-12"
    en = "an unprotected hand that the dealer kills has no claim to the pot"


class UncalledMayComeBack(Reason, frozen=True):
    rule = "BYND-24"
    en = "the raise may come back, and what called another's bet is lost"


class ProtectsTheirHand(Reason, frozen=True):
    rule = "ETIQ-01"
    en = "everybody protects their own cards, and there is no redress"


class LostWithoutRedress(Reason, frozen=True):
    rule = "SHOW-19"
    en = "cards that lie unprotected until the winner is named are lost"


class DealerMayMuckIt(Reason, frozen=True):
    rule = "DEAD-09"
    en = "an unprotected hand may be mucked when the action comes to it"


class FouledButCertain(Reason, frozen=True):
    rule = "DEAD-13"
    en = "a fouled hand plays as long as its cards are certain"


class FouledAndUncertain(Reason, frozen=True):
    rule = "DEAD-13"
    en = "nobody can say for certain which cards these are"


class NoLineHere(Reason, frozen=True):
    rule = "DEAD-14"
    en = "no line folds cards here"


class TheLineFolds(Reason, frozen=True):
    rule = "DEAD-14"
    en = "cards past the line are folded"


class UntilTheDealerTouchesThem(Reason, frozen=True):
    rule = "DEAD-14"
    en = "cards past the line live until the dealer touches them"


class LeftAllIn(Reason, frozen=True):
    rule = "DEAD-15"
    en = "who leaves all-in keeps the hand, with a penalty"


class LeftAllInDies(Reason, frozen=True):
    rule = "DEAD-15"
    en = "who leaves all-in has a dead hand"


class LeftWithActionToCome(Reason, frozen=True):
    rule = "ETIQ-15"
    en = "nobody leaves with action to come on a live hand"


class MayLeave(Reason, frozen=True):
    rule = "ETIQ-15"
    en = "there was no action to come on a live hand"


class ShownWithActionToCome(Reason, frozen=True):
    rule = "DEAD-16"
    en = "a hand turned up with action to come lives, and everybody may see it"


class ShownIsFolded(Reason, frozen=True):
    rule = "DEAD-16"
    en = "a hand turned up with action to come is folded here"


class ShownAtTheEnd(Reason, frozen=True):
    rule = "SHOW-13"
    en = "with no action to come anybody may show"


# Reasons: the showdown -------------------------------------------------------------------------


class DiscardedIsDead(Reason, frozen=True):
    rule = "SHOW-17"
    en = "cards that are pushed away are dead"


class HoldsOnToTheirCards(Reason, frozen=True):
    rule = "SHOW-20"
    en = "everybody holds on to their cards until the winner is named"


class RetrievedByTheFloor(Reason, frozen=True):
    rule = "SHOW-21"
    en = "cards that are clearly known may be retrieved in the interest of the game"


class MisledByAFalseWord(Reason, frozen=True):
    rule = "SHOW-22"
    en = "a hand that was thrown away because of a false word is saved if it can be"


class RetrievedIfCertain(Reason, frozen=True):
    rule = "SHOW-24"
    en = "cards pushed away play while they are certain"


class RetrievedUntilTouched(Reason, frozen=True):
    rule = "SHOW-24"
    en = "cards pushed away play until the dealer touches them"


class TabledAndWon(Reason, frozen=True):
    rule = "SHOW-23"
    en = "a hand that was tabled and clearly won cannot be killed by the dealer"


class TabledAndLost(Reason, frozen=True):
    rule = "SHOW-07"
    en = "a losing hand is removed"


class AnybodyDealtInMayAsk(Reason, frozen=True):
    rule = "SHOW-08"
    en = "any player who was dealt in may ask to see a hand that called or was called"


class OnlyWhoWasDealtInAsks(Reason, frozen=True):
    rule = "SHOW-08"
    en = "only a player who was dealt in may ask"


class WasNotEligible(Reason, frozen=True):
    rule = "SHOW-08"
    en = "only a hand that called or was called at the end is shown"


class AsksOfTheLastAggressor(Reason, frozen=True):
    rule = "SHOW-08"
    en = "who called the last bet and kept the cards may see the last aggressor's hand"


class GaveUpTheirCards(Reason, frozen=True):
    rule = "SHOW-08"
    en = "who has no cards any more may not ask"


class AtTheFloorsDiscretion(Reason, frozen=True):
    rule = "SHOW-08"
    en = "any other request is for the floor"


class HoldersMayAsk(Reason, frozen=True):
    rule = "SHOW-08"
    en = "who still has cards may ask"


class OnlyOnSuspicion(Reason, frozen=True):
    rule = "SHOW-08"
    en = "a hand is shown only when somebody suspects that two played together"


class NobodyMayAsk(Reason, frozen=True):
    rule = "SHOW-08"
    en = "nobody asks to see a hand here"


class AbuseEndsIt(Reason, frozen=True):
    rule = "SHOW-08"
    en = "who abuses it loses the right to ask"


class WinnerAsked(Reason, frozen=True):
    rule = "SHOW-09"
    en = "the winner asked, and so that hand lives again"


class LoserAsked(Reason, frozen=True):
    rule = "SHOW-09"
    en = "the hand is shown, and stays dead"


class ShowOneShowAll(Reason, frozen=True):
    rule = "SHOW-10"
    en = "what one player sees, everybody sees"


class OnlyWhatWasShown(Reason, frozen=True):
    rule = "SHOW-10"
    en = "only the part that was shown must be shown"


class WholeOnRequest(Reason, frozen=True):
    rule = "SHOW-10"
    en = "who showed a part may have to show all on request"


class ShownToWhoIsOut(Reason, frozen=True):
    rule = "SHOW-11"
    en = "whoever saw the cards acts no more with what they know"


class ShownToWhoActsLater(Reason, frozen=True):
    rule = "SHOW-11"
    en = "whoever saw the cards may use it in a later round"


class LastAggressorShows(Reason, frozen=True):
    rule = "SHOW-12"
    en = "who bet or raised last shows first"


class FirstToActShows(Reason, frozen=True):
    rule = "SHOW-12"
    en = "with no bet on the last street, who acts first shows first"


class PusherShows(Reason, frozen=True):
    rule = "SHOW-12"
    en = "where an all-in ended the betting, who pushed shows first"


class AskedForTheRest(Reason, frozen=True):
    rule = "SHOW-25"
    en = "who tables one card that would win is asked for all"


class RefusesTheRest(Reason, frozen=True):
    rule = "SHOW-25"
    en = "they refuse to show the rest"


class LastHandUnseen(Reason, frozen=True):
    rule = "SHOW-26"
    en = "when all others muck, the last hand wins unseen"


class LastHandMustShow(Reason, frozen=True):
    rule = "SHOW-26"
    en = "to claim the pot at a showdown a hand is shown"


class EverybodyFolded(Reason, frozen=True):
    rule = "SHOW-15"
    en = "who is left after all have folded need not show"


class RefusedToShowIt(Reason, frozen=True):
    rule = "SHOW-27"
    en = "refusing to show a winning hand that must be shown is penalised"


class CardsSpeak(Reason, frozen=True):
    rule = "SHOW-04"
    en = "the cards speak"


class MiscalledOnPurpose(Reason, frozen=True):
    rule = "SHOW-05"
    en = "who miscalls a hand on purpose, so that a winner is thrown away, may lose the pot"


class MiscallIsUnethical(Reason, frozen=True):
    rule = "ETIQ-06"
    en = "miscalling a hand on purpose is unethical"


class MiscallKillsAHand(Reason, frozen=True):
    rule = "IRRD-13"
    en = "in lowball a false claim that made another foul a hand kills the hand of who made it"


class PlaysTheBoardOpenly(Reason, frozen=True):
    rule = "HOLD-12"
    en = "who plays the board tables all the hole cards"


class SaysThatTheyPlayTheBoard(Reason, frozen=True):
    rule = "HOLD-12"
    en = "who plays the board says so before throwing the cards away"


class DeclaresBeforeDiscarding(Reason, frozen=True):
    rule = "SHOW-18"
    en = "a player who plays only the board must say so in time"


class InTimeForADispute(Reason, frozen=True):
    rule = "BYND-48"
    en = "a reading may be disputed until the next hand begins"


class UntilTheNextDeal(Reason, frozen=True):
    rule = "BYND-48"
    en = "a hand may be disputed until the next deal begins"


class TooLateForADispute(Reason, frozen=True):
    rule = "BYND-48"
    en = "the time for a dispute is over"


class CountUntilSubstantialAction(Reason, frozen=True):
    rule = "SHOW-30"
    en = "a count is corrected until there was substantial action in the next hand"


class CountUntilTheNextHand(Reason, frozen=True):
    rule = "SHOW-30"
    en = "a count is corrected until the next hand begins"


class AMinuteInTheBreak(Reason, frozen=True):
    rule = "SHOW-31"
    en = "a hand before the break is disputed for one minute after its pot was given"


class PushedToTheWrongOne(Reason, frozen=True):
    rule = "SHOW-28"
    en = "a pot that went to the wrong player is counted back, and not played again"


class CannotBeSettled(Reason, frozen=True):
    rule = "SHOW-29"
    en = "what cannot be settled at once is set aside, and play goes on"


class EverybodySaysSo(Reason, frozen=True):
    rule = "SHOW-06"
    en = "whoever sees that a pot goes wrong says so"


class DutyToReport(Reason, frozen=True):
    rule = "ETIQ-07"
    en = "everybody present reports an error"


class NoRabbitHunting(Reason, frozen=True):
    rule = "BYND-46"
    en = "nobody is shown the card that would have come"


# Reasons: conduct ------------------------------------------------------------------------------


class CardsBelongOnTheTable(Reason, frozen=True):
    rule = "ETIQ-02"
    en = "hole cards stay on the table in games with a board or upcards"


class LooksAtOthersCards(Reason, frozen=True):
    rule = "ETIQ-03"
    en = "nobody looks at another's cards"


class StackIsTold(Reason, frozen=True):
    rule = "ETIQ-04"
    en = "nobody misleads others about a stack"


class DumpsChips(Reason, frozen=True):
    rule = "ETIQ-05"
    en = "losing chips to somebody on purpose is collusion"


class PlaysSoft(Reason, frozen=True):
    rule = "ETIQ-08"
    en = "playing soft is collusion, and so is agreeing to check a hand down"


class GivesABetBack(Reason, frozen=True):
    rule = "ETIQ-09"
    en = "nobody gives a bet back to its loser"


class SplitsAPot(Reason, frozen=True):
    rule = "ETIQ-10"
    en = "nobody splits a pot by agreement while cards are to come"


class PaysForAnother(Reason, frozen=True):
    rule = "ETIQ-11"
    en = "nobody posts for another, and no chips pass between stacks"


class HidesBigChips(Reason, frozen=True):
    rule = "ETIQ-12"
    en = "big chips stand in front or on top, for all to see"


class OnePlayerToAHand(Reason, frozen=True):
    rule = "BYND-95"
    en = "one player to a hand: nobody advises, and nobody tells what they hold"


class PunishedHarder(Reason, frozen=True):
    rule = "TRNY-47"
    en = "there are warnings, missed hands, missed rounds and disqualification, harder each time"


class FairnessDecides(Reason, frozen=True):
    rule = "BYND-97"
    en = "the floor decides what is fair"


class ARoundIsAHandForEach(Reason, frozen=True):
    rule = "BYND-78"
    en = "a round is a hand for each player at the table, themselves included"


class BeginsAfterThisHand(Reason, frozen=True):
    rule = "TRNY-49"
    en = "a penalty begins when this hand is over"


class AwayOnAPenalty(Reason, frozen=True):
    rule = "TRNY-48"
    en = "who is away on a penalty is dealt in, and pays what is due"


class DisqualifiedLosesChips(Reason, frozen=True):
    rule = "TRNY-50"
    en = "the chips of who is disqualified leave play"


class LeftForTheirOwnReasons(Reason, frozen=True):
    rule = "TRNY-51"
    en = "who leaves for health or for their own reasons is not disqualified"


class CarriedOutOfSight(Reason, frozen=True):
    rule = "ETIQ-13"
    en = "tournament chips that were carried out of sight are forfeited"


class ChipsStayOnTheTable(Reason, frozen=True):
    rule = "STAK-03"
    en = "nobody takes a part of their stack off the table"


class FoundWithAnOwner(Reason, frozen=True):
    rule = "ETIQ-14"
    en = "chips that were found go back to their owner"


class FoundWithoutAnOwner(Reason, frozen=True):
    rule = "ETIQ-14"
    en = "found chips that nobody is known to own leave play"
