"""Questions and reasons on the deal, on shown cards and decks (MISD, HOLD, IRRG, DEAD)."""

from __future__ import annotations

from riverboat.words.floor.verdicts import Answer, Question, Reason

# Questions and their answers -------------------------------------------------------------------


class WhichFamily(Question, frozen=True):
    en = "which kind of game is it?"


class FlopGame(Answer, frozen=True):
    en = "hold'em or Omaha"


class StudGame(Answer, frozen=True):
    en = "stud"


class DrawGame(Answer, frozen=True):
    en = "draw"


class WhoShowedIt(Question, frozen=True):
    en = "who exposed the card?"


class TheDealerDid(Answer, frozen=True):
    en = "the dealer"


class ThePlayerDid(Answer, frozen=True):
    en = "its owner"


class ItFellOffTheTable(Answer, frozen=True):
    en = "it was dealt off the table"


class HadTheyLooked(Question, frozen=True):
    en = "had they looked at it before they said so?"


class WhichCardOffTheDeck(Question, frozen=True):
    en = "which card off the deck was it?"


class WhichOfTheirCards(Question, frozen=True):
    en = "which of their cards was it?"


class TheFirst(Answer, frozen=True):
    en = "the first"


class TheSecond(Answer, frozen=True):
    en = "the second"


class ALaterOne(Answer, frozen=True):
    en = "a later one"


class WereBothTheirs(Question, frozen=True):
    en = "were both down cards of one player shown?"


class HaveTheyActed(Question, frozen=True):
    en = "have they acted on their hand?"


class HasAnybodyActed(Question, frozen=True):
    en = "has anybody acted since the deal?"


class AreTheyOnTheButton(Question, frozen=True):
    en = "do they have the button?"


class IsTheTopCardTheirs(Question, frozen=True):
    en = "is the top card of the stub the one that they would have got?"


class CanTheExtraCardBeTold(Question, frozen=True):
    en = "can the extra card be told from the others, unseen?"


class AreTheyInTheGame(Question, frozen=True):
    en = "does somebody who is in the game sit there, absent or on a penalty?"


class ArePresent(Question, frozen=True):
    en = "are they at the table, or have they posted?"


class WereTheyTwoToTheButton(Question, frozen=True):
    en = "were they two cards in a row to the button?"


class WasItFoundLater(Question, frozen=True):
    en = "were they found after the first deal?"


class HasTheNextCardGone(Question, frozen=True):
    en = "has the next card gone face down to another player already?"


class WhereIsTheCard(Question, frozen=True):
    en = "where was the card found?"


class InAHand(Answer, frozen=True):
    en = "in a hand"


class AmongTheBoard(Answer, frozen=True):
    en = "on the board"


class InTheStub(Answer, frozen=True):
    en = "in the stub"


class WereTheyAbsent(Question, frozen=True):
    en = "where were they at the first deal?"


class TheyWereThere(Answer, frozen=True):
    en = "at the table"


class TheyWereAbsent(Answer, frozen=True):
    en = "absent"


class TheyWereOnAPenalty(Answer, frozen=True):
    en = "on a penalty"


class TheyWereNotInTheGame(Answer, frozen=True):
    en = "not in the game yet"


class AreTheyHereNow(Question, frozen=True):
    en = "are they at the table now?"


class DoTheyHaveTheLowCard(Question, frozen=True):
    en = "do they have the card that brings it in?"


class HaveTheyLookedAtThem(Question, frozen=True):
    en = "have they looked at their cards?"


# Reasons: misdeals -----------------------------------------------------------------------------


class TheDealHasBegun(Reason, frozen=True):
    rule = "MISD-06"
    en = "play has begun: there is no misdeal any more, and the hand is played out"


class FirstCardsShown(Reason, frozen=True):
    rule = "MISD-09"
    en = "it was one of the first cards, which the dealer may not show"


class FirstHoleCardShown(Reason, frozen=True):
    rule = "HOLD-01"
    en = "the first card of all was shown"


class TwoCardsShown(Reason, frozen=True):
    rule = "MISD-11"
    en = "two or more cards were shown in dealing"


class TwoBoxedCards(Reason, frozen=True):
    rule = "MISD-12"
    en = "two or more cards lay face up in the deck"


class TwoExtraCards(Reason, frozen=True):
    rule = "MISD-13"
    en = "two or more extra cards were dealt"


class WrongCountDealt(Reason, frozen=True):
    rule = "MISD-14"
    en = "a player has a wrong number of cards"


class NoCountIsMended(Reason, frozen=True):
    rule = "MISD-10"
    en = "before play begins, one card too many or too few is a misdeal here"


class DealtOutOfOrder(Reason, frozen=True):
    rule = "MISD-15"
    en = "a card was dealt out of order"


class ButtonWasWrong(Reason, frozen=True):
    rule = "MISD-16"
    en = "the button is in the wrong place"


class FirstCardToTheWrongSeat(Reason, frozen=True):
    rule = "MISD-17"
    en = "the first card went to the wrong player"


class CardsWithoutARight(Reason, frozen=True):
    rule = "MISD-18"
    en = "cards went to a seat that has no right to them"


class WasDealtOut(Reason, frozen=True):
    rule = "MISD-19"
    en = "a player who has a right to a hand was left out"


class HasNoRight(Reason, frozen=True):
    rule = "MISD-02"
    en = "only who is at the table or has posted has a right to a hand"


class TwoInARowToTheButton(Reason, frozen=True):
    rule = "MISD-21"
    en = "the button may be dealt two cards in a row"


class MixedWithABlind(Reason, frozen=True):
    rule = "MISD-23"
    en = "cards were thrown among the hole cards of another player"


class ExactReplay(Reason, frozen=True):
    rule = "MISD-08"
    en = "the deal again is an exact replay, with nobody new"


class AbsentPlaysNow(Reason, frozen=True):
    rule = "MISD-20"
    en = "who was absent at the first deal and has come back plays"


class AbsentIsKilledAgain(Reason, frozen=True):
    rule = "MISD-20"
    en = "who was absent at the first deal gets a dead hand in the second, too"


class AbsentIsDealtTo(Reason, frozen=True):
    rule = "MISD-22"
    en = "absent and penalised players are dealt to, and their hands are killed"


class ButtonIsCorrected(Reason, frozen=True):
    rule = "SEAT-13"
    en = "a wrong button is put right before play has begun"


class ButtonErrorStands(Reason, frozen=True):
    rule = "SEAT-09"
    en = "once play has begun, a wrong button stands"


class ButtonErrorIsMended(Reason, frozen=True):
    rule = "SEAT-09"
    en = "a wrong button is put right for the new hand, so that everybody gets each position once"


# Reasons: wrong counts -------------------------------------------------------------------------


class TopCardInSequence(Reason, frozen=True):
    rule = "MISD-03"
    en = "the top card is dealt if it goes to the player in its order"


class ButtonIsCompleted(Reason, frozen=True):
    rule = "BYND-91"
    en = "the button gets a missing card at any time before acting"


class ButtonHasActed(Reason, frozen=True):
    rule = "BYND-91"
    en = "the button has acted on a hand that is short"


class ExtraCardBurns(Reason, frozen=True):
    rule = "HOLD-10"
    en = "one extra card is used as the burn"


class WrongCountIsDead(Reason, frozen=True):
    rule = "DEAD-04"
    en = "a hand with a wrong number of cards is dead once play has begun"


class BurnKeepsNoOrder(Reason, frozen=True):
    rule = "IRRG-20"
    en = "the burn protects the stub, and does not restore the order of the cards"


# Reasons: shown cards --------------------------------------------------------------------------


class ShownCardIsReplaced(Reason, frozen=True):
    rule = "HOLD-02"
    en = "one shown card is replaced by the top card after the deal and becomes the burn"


class MayNotChoose(Reason, frozen=True):
    rule = "IRRG-11"
    en = "the player has no choice to keep it or not"


class ShownByItsOwner(Reason, frozen=True):
    rule = "IRRG-08"
    en = "a card that its owner showed plays"


class SaidTooLate(Reason, frozen=True):
    rule = "IRRG-09"
    en = "that a card was shown must be said before looking at it"


class OffTheTable(Reason, frozen=True):
    rule = "IRRG-10"
    en = "a card that was dealt off the table counts as shown"


class DroppedCardPlays(Reason, frozen=True):
    rule = "IRRG-16"
    en = "a card that its owner dropped plays"


class DroppedCardIsForTheFloor(Reason, frozen=True):
    rule = "IRRG-16"
    en = "a card that its owner dropped is not replaced, and may be ruled dead"


# Reasons: decks --------------------------------------------------------------------------------


class BoxedIsScrap(Reason, frozen=True):
    rule = "IRRG-04"
    en = "one card that lay face up in the deck is a scrap of paper"


class BoxedCardsLater(Reason, frozen=True):
    rule = "IRRG-05"
    en = "two or more of the cards that are needed lay face up in the deck"


class StrangeCardMisdeal(Reason, frozen=True):
    rule = "BYND-92"
    en = "a card that is not of this deck is a misdeal before play has begun"


class StrangeCardIsScrap(Reason, frozen=True):
    rule = "BYND-92"
    en = "after that it is a scrap of paper, and the book does not say what becomes of the hand"


class JokerIsScrap(Reason, frozen=True):
    rule = "IRRG-12"
    en = "a joker is a scrap of paper, and no misdeal"


class JokerIsReplaced(Reason, frozen=True):
    rule = "IRRG-13"
    en = "noticed before its owner has acted, a joker is replaced"


class JokerKills(Reason, frozen=True):
    rule = "IRRG-14"
    en = "who has acted on a hand with a joker has a dead hand"


class ActedOnAJoker(Reason, frozen=True):
    rule = "DEAD-05"
    en = "a joker is no card of this game"


class DidNotLook(Reason, frozen=True):
    rule = "IRRG-15"
    en = "who plays without looking answers for what is there"


class DidNotLookAndIsExcused(Reason, frozen=True):
    rule = "IRRG-15"
    en = "who has not looked does not answer for what is there"


class TwoEqualCards(Reason, frozen=True):
    rule = "IRRG-01"
    en = "two equal cards void the whole hand"


class ClaimIsTooLate(Reason, frozen=True):
    rule = "BYND-90"
    en = "a bad deck can be claimed until the next hand only"


class KnewOfTheDeck(Reason, frozen=True):
    rule = "IRRG-02"
    en = "who knew of the bad deck and bet may lose the right to their chips"


class PotOfTheDealBefore(Reason, frozen=True):
    rule = "IRRG-03"
    en = "for a pot of the deal before, only those who were dealt in then may play"


class OtherBackInPlay(Reason, frozen=True):
    rule = "IRRG-19"
    en = "a card with another back voids the hand"


class OtherBackInTheStub(Reason, frozen=True):
    rule = "IRRG-19"
    en = "a card with another back in the stub changes nothing once play has begun"


class MissingCardsDoNotMatter(Reason, frozen=True):
    rule = "IRRG-06"
    en = "a card that is missing from the deck does not change the result"


class TooFewCardsInTheCut(Reason, frozen=True):
    rule = "BYND-93"
    en = "each part of the cut must have enough cards"


class AProperCut(Reason, frozen=True):
    rule = "BYND-93"
    en = "each part of the cut has enough cards"


# Reasons: who is away, and who owes a blind ----------------------------------------------------


class AbsentIsKilled(Reason, frozen=True):
    rule = "BYND-36"
    en = "who is not in the seat when the last card is dealt has a dead hand"


class AwayInCash(Reason, frozen=True):
    rule = "DEAD-06"
    en = "who is still away when their time to act is over has a dead hand"


class OwedBlindNotPosted(Reason, frozen=True):
    rule = "BYND-33"
    en = "who owes a blind and looks before posting it has a dead hand"


class OwedBlindButActed(Reason, frozen=True):
    rule = "BYND-33"
    en = "who has put chips in before it was noticed has a live hand"


class OwedBlindInTime(Reason, frozen=True):
    rule = "BYND-33"
    en = "who has neither looked nor acted may still post"
