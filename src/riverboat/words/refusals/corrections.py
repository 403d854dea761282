"""Refusals of corrections to a running hand, and of impossible irregularities."""

from __future__ import annotations

from riverboat.words.offers import Offer
from riverboat.words.phrase import Cards, Chips, Person, Refusal


class HandIsOver(Refusal, frozen=True):
    code, rule = "the hand is over", "GAME-02"
    en = "the hand is over"


class StreetIsOn(Refusal, frozen=True):
    code, rule = "street is on", "IRRG-18"
    en = "there is betting on these cards: take the hand back to before it"


class NeedsARule(Refusal, frozen=True):
    code, rule = "no rule", "BYND-97"
    en = "say by which rule, or that the floor decides by itself, and why"


class FloorSaysWhy(Refusal, frozen=True):
    code, rule = "no reason", "BYND-97"
    en = "a decision of the floor has a reason for all to read"


class NoSeatLikeThat(Refusal, frozen=True):
    code, en = "no such seat", "there is no seat {number} in this hand"
    number: int


class IsOutOfTheHand(Refusal, frozen=True):
    code, rule = "no cards", "BET-13"
    en = "{who} {who:has|have} no cards in this hand any more"
    who: Person


class NothingIsWrong(Refusal, frozen=True):
    code, en = "nothing is wrong", "that is what the rules ask for: do it as usual"


class ExposedIsToldApart(Refusal, frozen=True):
    code, en = "told apart", "say which cards were dealt, and then which of them were seen"


class NoUpcardsHere(Refusal, frozen=True):
    code, en = "no upcards", "this game has no upcards"


class IsNotToAct(Refusal, frozen=True):
    code, rule = "out of turn", "BET-01"
    en = "{who} {who:is|are} not to act; the table waits for: {offer}"
    who: Person
    offer: Offer


class HasNotSoManyChips(Refusal, frozen=True):
    code, rule = "no such chips", "STAK-01"
    en = "{who} cannot have put in so many chips"
    who: Person


class CardsForOtherSeats(Refusal, frozen=True):
    code, en = "other seats", "say it for each of the {seats} seats"
    seats: int


class TooManyCards(Refusal, frozen=True):
    code, rule = "too many cards", "DEAD-04"
    en = "{who} cannot hold {cards} cards in this game"
    who: Person
    cards: int


class DealIsOver(Refusal, frozen=True):
    code, rule = "the deal is over", "DEAL-01"
    en = "no cards are dealt any more in this hand"


class NoRoomOnTheBoard(Refusal, frozen=True):
    code, rule = "no room", "HOLD-04"
    en = "a board cannot have {cards} cards in this game"
    cards: int


class NoSuchBoard(Refusal, frozen=True):
    code, en = "no such board", "there is no board {number} that cards can lie on now"
    number: int


class StubIsTooSmall(Refusal, frozen=True):
    code, rule = "stub too small", "CARD-01"
    en = "the stub has {stub} cards, and not {cards}"
    stub: int
    cards: int


class SaysNoCards(Refusal, frozen=True):
    code, en = "no cards", "say which cards of whom, each of them once"


class HoldsOtherCards(Refusal, frozen=True):
    code, rule = "other cards", "CARD-01"
    en = "{who} {who:does|do} not hold {cards}"
    who: Person
    cards: Cards


class BoardDoesNotFit(Refusal, frozen=True):
    code, en = "other board", "the board is {board}: say of each card where it lies now"
    board: Cards


class BurnsDoNotFit(Refusal, frozen=True):
    code, en = "other burns", "{burns} cards cannot have been burned ahead"
    burns: int


class NoBetsNow(Refusal, frozen=True):
    code, rule = "no betting", "BET-08"
    en = "no bets are made now that could be put right"


class BetsDoNotFit(Refusal, frozen=True):
    code, en = "other bets", "the bets in front of the players do not make a bet of {to}"
    to: Chips


class ChipsDoNotAddUp(Refusal, frozen=True):
    code, rule = "chips do not add up", "STAK-08"
    en = "the chips do not add up to the {chips} that lie there"
    chips: Chips


class NoSuchPoint(Refusal, frozen=True):
    code, en = "no such point", "the hand cannot go back to point {to} like that"
    to: int


class NobodyWouldBeLeft(Refusal, frozen=True):
    code, rule = "nobody left", "GAME-01"
    en = "{who:the hand of *|your hand} is the last one and cannot be killed: void the hand instead"
    who: Person
