"""What can be seen, a name a kind: the menu of a floor, and the head of what was understood.

A kind of ``riverboat.floor`` has its name here under its own: ``SeenPushed`` of ``Pushed``.
"""

from __future__ import annotations

from riverboat.words.phrase import Phrase


class Situation(Phrase, frozen=True):
    """A kind of thing that was seen."""


# Bets -------------------------------------------------------------------------------------------


class SeenPushed(Situation, frozen=True):
    en = "chips are pushed"


class SeenSaid(Situation, frozen=True):
    en = "words or a gesture, without chips"


class SeenTooLittle(Situation, frozen=True):
    en = "chips that are less than the call"


class SeenStringBetCalled(Situation, frozen=True):
    en = "a player says that it was a string bet"


class SeenMovedForward(Situation, frozen=True):
    en = "a hand with chips moves forward"


class SeenIfThen(Situation, frozen=True):
    en = "an announcement of what to do if another acts"


class SeenOnBareRaise(Situation, frozen=True):
    en = 'an act after "raise", before its amount is known'


class SeenTokenPushed(Situation, frozen=True):
    en = "something is pushed that is no chip"


class SeenFoundTooSmall(Situation, frozen=True):
    en = "a bet or raise is found to be too small"


class SeenFoundOffThePot(Situation, frozen=True):
    en = "a pot-limit bet of a wrongly counted pot"


class SeenFoundBehind(Situation, frozen=True):
    en = "chips are found behind after an all-in"


class SeenAskedToCount(Situation, frozen=True):
    en = "a question how much there is"


class SeenExchanged(Situation, frozen=True):
    en = "two players want to change chips"


class SeenSplashed(Situation, frozen=True):
    en = "chips are thrown into the pot"


class SeenTouchedAnothers(Situation, frozen=True):
    en = "somebody touches the chips of another"


# Turns ------------------------------------------------------------------------------------------


class SeenActedOutOfTurn(Situation, frozen=True):
    en = "an act out of turn"


class SeenWasSkipped(Situation, frozen=True):
    en = "a player is skipped"


class SeenActedAgain(Situation, frozen=True):
    en = "a second act in one turn"


class SeenAskedWhetherBegun(Situation, frozen=True):
    en = "can there still be a misdeal?"


class SeenCalledTheClock(Situation, frozen=True):
    en = "the clock is called"


class SeenRanOutOfTime(Situation, frozen=True):
    en = "the clock has run out"


class SeenMissedTheKill(Situation, frozen=True):
    en = "too little, for the kill pot was not seen"


class SeenLevelEnded(Situation, frozen=True):
    en = "the level ended before this hand"


class SeenDealtAtTheOldLevel(Situation, frozen=True):
    en = "the hand was begun at the old level"


class SeenAskedWhenAHandBegins(Situation, frozen=True):
    en = "when does a hand begin?"


# Cards ------------------------------------------------------------------------------------------


class SeenFirstCardWrong(Situation, frozen=True):
    en = "the first card went to the wrong player"


class SeenDealtWithoutARight(Situation, frozen=True):
    en = "cards went to a seat that has no right to them"


class SeenLeftOut(Situation, frozen=True):
    en = "a player got no cards"


class SeenDealtOutOfOrder(Situation, frozen=True):
    en = "a card was dealt out of order"


class SeenButtonWrong(Situation, frozen=True):
    en = "the button is in the wrong place"


class SeenCardsMixedIn(Situation, frozen=True):
    en = "cards were thrown among those of a blind"


class SeenWrongCount(Situation, frozen=True):
    en = "a player has too many or too few cards"


class SeenDealtAgain(Situation, frozen=True):
    en = "who is dealt in after a misdeal?"


class SeenAbsent(Situation, frozen=True):
    en = "a player is not in their seat"


class SeenOwesABlind(Situation, frozen=True):
    en = "a player who owes a blind was dealt in"


class SeenDroppedCard(Situation, frozen=True):
    en = "a player dropped a card"


class SeenExposed(Situation, frozen=True):
    en = "a card was exposed"


class SeenBoxed(Situation, frozen=True):
    en = "a card lay face up in the deck"


class SeenStrangeCard(Situation, frozen=True):
    en = "a card that is not of this deck"


class SeenFoulDeck(Situation, frozen=True):
    en = "two equal cards, or another back"


class SeenCardMissing(Situation, frozen=True):
    en = "a card is missing from the deck"


class SeenPotOfTheDealBefore(Situation, frozen=True):
    en = "chips of the deal before lie in the pot"


class SeenCutShort(Situation, frozen=True):
    en = "the cut was too short"


class SeenBurnsWrong(Situation, frozen=True):
    en = "no burn, or two"


class SeenTooManyOnTheFlop(Situation, frozen=True):
    en = "too many cards on the flop"


class SeenDealtEarly(Situation, frozen=True):
    en = "a street was dealt too early"


class SeenDeckJustEnough(Situation, frozen=True):
    en = "is the deck enough for a burn?"


class SeenStubDropped(Situation, frozen=True):
    en = "the stub was dropped"


class SeenShortStub(Situation, frozen=True):
    en = "the stub may be too short for the last cards"


class SeenAllDown(Situation, frozen=True):
    en = "the first three cards of stud were dealt down"


class SeenWrongBringIn(Situation, frozen=True):
    en = "the wrong player brought it in"


class SeenUpcardsPickedUp(Situation, frozen=True):
    en = "upcards were picked up or turned down"


class SeenUpcardsReordered(Situation, frozen=True):
    en = "the order of upcards was changed"


class SeenFoldedFree(Situation, frozen=True):
    en = "a fold in stud with no bet to face"


class SeenCalledBeaten(Situation, frozen=True):
    en = "a call in stud by a hand that is beaten in sight"


class SeenWhoStarts(Situation, frozen=True):
    en = "who acts first on the last street of stud?"


class SeenDrawsFive(Situation, frozen=True):
    en = "five cards are thrown away"


class SeenAskedHowMany(Situation, frozen=True):
    en = "how many cards were drawn?"


class SeenRappedPat(Situation, frozen=True):
    en = "pat was rapped after a raise"


class SeenCheckedASeven(Situation, frozen=True):
    en = "a seven was checked in lowball"


class SeenClaimedLow(Situation, frozen=True):
    en = "a lowball hand was called wrongly"


class SeenPairNotSaid(Situation, frozen=True):
    en = "a pair in lowball was not announced"


# Hands ------------------------------------------------------------------------------------------


class SeenThrewAway(Situation, frozen=True):
    en = "cards are thrown away without a word"


class SeenThoughtTheyHadWon(Situation, frozen=True):
    en = "a bettor believed to have won, and discarded"


class SeenKilledByTheDealer(Situation, frozen=True):
    en = "the dealer mucked an unprotected hand"


class SeenWasFouled(Situation, frozen=True):
    en = "other cards got into a hand"


class SeenLeftUnprotected(Situation, frozen=True):
    en = "a hand is left unprotected"


class SeenCrossedTheLine(Situation, frozen=True):
    en = "cards crossed the line"


class SeenThrewToAnother(Situation, frozen=True):
    en = "cards were thrown into another's hand"


class SeenWasDeclaredDead(Situation, frozen=True):
    en = "a hand was declared dead"


class SeenTurnedUp(Situation, frozen=True):
    en = "cards were turned up"


class SeenLeftTheTable(Situation, frozen=True):
    en = "a player left the table in a hand"


class SeenShownToOne(Situation, frozen=True):
    en = "cards were shown to one player"


class SeenShownInPart(Situation, frozen=True):
    en = "a part of a hand was shown"


class SeenPushedAway(Situation, frozen=True):
    en = "cards were pushed away at the showdown"


class SeenFoldedOnAFalseWord(Situation, frozen=True):
    en = "a hand was folded on a false word"


class SeenMuckedWhenTabled(Situation, frozen=True):
    en = "the dealer mucked a tabled hand"


class SeenTabledOneCard(Situation, frozen=True):
    en = "one card was tabled"


class SeenPlaysTheBoard(Situation, frozen=True):
    en = "a player plays the board"


class SeenOthersMucked(Situation, frozen=True):
    en = "nobody else has cards"


class SeenRefusedToShow(Situation, frozen=True):
    en = "a player refuses to show"


class SeenAskedWhoShowsFirst(Situation, frozen=True):
    en = "who shows first?"


class SeenAskedToSee(Situation, frozen=True):
    en = "a player asks to see a hand"


class SeenMiscalled(Situation, frozen=True):
    en = "a hand was miscalled"


class SeenDisputed(Situation, frozen=True):
    en = "a hand or a pot is disputed"


class SeenWronglyPushed(Situation, frozen=True):
    en = "a pot goes to the wrong player"


class SeenAskedForTheNextCard(Situation, frozen=True):
    en = "a wish to see the card that would have come"


class SeenBehaved(Situation, frozen=True):
    en = "a breach of conduct"


class SeenWasPenalised(Situation, frozen=True):
    en = "a penalty of rounds"


class SeenIsAwayOnAPenalty(Situation, frozen=True):
    en = "a player is away on a penalty"


class SeenWasDisqualified(Situation, frozen=True):
    en = "a player is disqualified"


class SeenLeftTheEvent(Situation, frozen=True):
    en = "a player leaves the event"


class SeenCarriedChipsAway(Situation, frozen=True):
    en = "chips were carried away"


class SeenFoundChips(Situation, frozen=True):
    en = "chips were found"
