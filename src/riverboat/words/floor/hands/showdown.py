"""Reasons for showing, requesting, reading and paying hands (SHOW)."""

from __future__ import annotations

from riverboat.words.floor.verdicts import Reason


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
