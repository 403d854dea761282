"""Questions and reasons on burns, boards and the stub (HOLD, IRRG)."""

from __future__ import annotations

from riverboat.words.floor.verdicts import Answer, Question, Reason

# Questions and their answers -------------------------------------------------------------------


class HasAnybodyActedOnIt(Question, frozen=True):
    en = "has anybody acted on this street?"


class WasACardOfTheBoardSeen(Question, frozen=True):
    en = "has a card of the board been seen?"


class DoesACheckLetItStand(Question, frozen=True):
    en = "the book says both: does one check let the flop stand?"


class ItStands(Answer, frozen=True):
    en = "it stands"


class OnlySubstantialActionDoes(Answer, frozen=True):
    en = "only substantial action does"


class WhichStreet(Question, frozen=True):
    en = "which street is it?"


class PreFlop(Answer, frozen=True):
    en = "before the flop"


class TheFlopIsOn(Answer, frozen=True):
    en = "the flop"


class TheTurnIsOn(Answer, frozen=True):
    en = "the turn"


class TheRiverIsOn(Answer, frozen=True):
    en = "the river"


class IsItTheLastCard(Question, frozen=True):
    en = "is it the last street?"


class HowManyAreDealtIn(Question, frozen=True):
    en = "how many players are dealt in?"


class HowManyCardsEach(Question, frozen=True):
    en = "how many cards does everybody get?"


class IsTheOrderCertain(Question, frozen=True):
    en = "is the order of the stub certain?"


class DidItMixWithOtherCards(Question, frozen=True):
    en = "did it fall among the muck or the burns?"


# Reasons: burns --------------------------------------------------------------------------------


class BurnIsCorrected(Reason, frozen=True):
    rule = "IRRG-18"
    en = "a wrong burn is put right before anybody acts on the street"


class CardsAsIfNoMistake(Reason, frozen=True):
    rule = "IRRG-18"
    en = "after action the street stands, and later cards come as if there had been no mistake"


class OneBurnEachFromNow(Reason, frozen=True):
    rule = "IRRG-18"
    en = "after action the street stands, and one card is burned for each later one"


class NothingMoreToDeal(Reason, frozen=True):
    rule = "IRRG-18"
    en = "the last street has been played: the cards stand"


class PotWasGiven(Reason, frozen=True):
    rule = "IRRG-18"
    en = "a wrong burn can be put right until the pot is given, and no longer"


class FlopWithoutABurn(Reason, frozen=True):
    rule = "IRRG-21"
    en = "nobody has acted: one card of the flop becomes the burn that was forgotten"


class FlopUnseenIsCorrected(Reason, frozen=True):
    rule = "IRRG-21"
    en = "no card of the board was seen: the burn is put right"


class FlopSeenIsShuffled(Reason, frozen=True):
    rule = "IRRG-21"
    en = "a card of the board was seen: the deck is shuffled"


class FlopIsDealtAgain(Reason, frozen=True):
    rule = "IRRG-21"
    en = "a flop with a wrong burn is dealt again"


# Reasons: boards -------------------------------------------------------------------------------


class FourOnTheFlop(Reason, frozen=True):
    rule = "HOLD-04"
    en = "of four cards on the flop, one at random is the next burn"


class TooManyOnTheFlop(Reason, frozen=True):
    rule = "HOLD-04"
    en = "a flop with too many cards is dealt again, even if the extra card is known"


class FiveOnTheFlop(Reason, frozen=True):
    rule = "HOLD-13"
    en = "five or more cards on the flop are never scrambled"


class FlopGoesBackWithoutItsBurn(Reason, frozen=True):
    rule = "HOLD-05"
    en = "the cards of the flop go back and the burn does not, so that there is no other burn"


class CardTooEarly(Reason, frozen=True):
    rule = "HOLD-09"
    en = "a card of the board that came too early goes back into the stub"


class RiverTooEarly(Reason, frozen=True):
    rule = "HOLD-08"
    en = "a river that came too early goes back, and comes without a burn"


class TurnIsSetAside(Reason, frozen=True):
    rule = "HOLD-06"
    en = "a turn that came too early is set aside, and the next card is the turn"


class TurnComesBack(Reason, frozen=True):
    rule = "HOLD-07"
    en = "for the river the card that was set aside is shuffled into the stub"


class NobodyMayAcceptIt(Reason, frozen=True):
    rule = "IRRG-17"
    en = "a card that came too early does not play, whoever folds, and nobody may accept it"


class NoCardsBesides(Reason, frozen=True):
    rule = "HOLD-14"
    en = "nothing but the last cards is left for the boards: burns and muck are shuffled with them"


class NoBurnBeforeTheFlop(Reason, frozen=True):
    rule = "HOLD-15"
    en = "without a burn before the flop the last card of the deck is just enough"


class DeckIsEnough(Reason, frozen=True):
    rule = "HOLD-15"
    en = "the deck is enough for all hands, boards and burns"


# Reasons: the stub -----------------------------------------------------------------------------


class StubInOrder(Reason, frozen=True):
    rule = "IRRG-22"
    en = "a dropped stub whose order is certain is restored"


class StubOutOfOrder(Reason, frozen=True):
    rule = "IRRG-22"
    en = "a dropped stub whose order is lost is shuffled alone"


class StubInTheMuck(Reason, frozen=True):
    rule = "IRRG-22"
    en = "a stub that has mixed with other cards is shuffled together with them"


class FaceDown(Reason, frozen=True):
    rule = "IRRG-23"
    en = "whatever is shuffled in a hand is shuffled face down"
