"""Refusals of corrections to a running hand, and of impossible irregularities."""

from __future__ import annotations

from riverboat.words.action_offers import Offer
from riverboat.words.phrase import Cards, Chips, Person, Refusal


class CorrectionAfterHand(Refusal, frozen=True):
    code, rule = "the hand is over", "GAME-02"


class CorrectionAfterBets(Refusal, frozen=True):
    code, rule = "street is on", "IRRG-18"


class CorrectionRuleMissing(Refusal, frozen=True):
    code, rule = "no rule", "BYND-97"


class FloorReasonMissing(Refusal, frozen=True):
    code, rule = "no reason", "BYND-97"


class HandSeatUnknown(Refusal, frozen=True):
    code = "no such seat"
    number: int


class PlayerOutOfHand(Refusal, frozen=True):
    code, rule = "no cards", "BET-13"
    who: Person


class CorrectionUnneeded(Refusal, frozen=True):
    code = "nothing is wrong"


class ExposedCardsUnclear(Refusal, frozen=True):
    code = "told apart"


class NoUpcardsHere(Refusal, frozen=True):
    code = "no upcards"


class CorrectionOutOfTurn(Refusal, frozen=True):
    code, rule = "out of turn", "BET-01"
    who: Person
    offer: Offer


class ChipsOverStack(Refusal, frozen=True):
    code, rule = "no such chips", "STAK-01"
    who: Person


class CardsForOtherSeats(Refusal, frozen=True, rename={"seat_count": "seats"}):
    code = "other seats"
    seat_count: int


class TooManyCards(Refusal, frozen=True):
    code, rule = "too many cards", "DEAD-04"
    who: Person
    cards: int


class DealFinished(Refusal, frozen=True):
    code, rule = "the deal is over", "DEAL-01"


class BoardSizeImpossible(Refusal, frozen=True):
    code, rule = "no room", "HOLD-04"
    cards: int


class NoSuchBoard(Refusal, frozen=True):
    code = "no such board"
    number: int


class StubTooSmall(Refusal, frozen=True):
    code, rule = "stub too small", "CARD-01"
    stub: int
    cards: int


class CorrectedCardsMissing(Refusal, frozen=True):
    code = "no cards"


class HeldCardsMismatch(Refusal, frozen=True):
    code, rule = "other cards", "CARD-01"
    who: Person
    cards: Cards


class BoardMismatch(Refusal, frozen=True):
    code = "other board"
    board: Cards


class BurnCountMismatch(Refusal, frozen=True):
    code = "other burns"
    burns: int


class NoBetsNow(Refusal, frozen=True):
    code, rule = "no betting", "BET-08"


class BetsMismatch(Refusal, frozen=True, rename={"bet_total": "to"}):
    code = "other bets"
    bet_total: Chips


class ChipTotalWrong(Refusal, frozen=True):
    code, rule = "chips do not add up", "STAK-08"
    chips: Chips


class RewindPointInvalid(Refusal, frozen=True, rename={"rewind_point": "to"}):
    code = "no such point"
    rewind_point: int


class LastLiveHandKilled(Refusal, frozen=True):
    code, rule = "nobody left", "GAME-01"
    who: Person
