"""Refusals to accept, answer or settle a marker or a loan."""

from __future__ import annotations

from riverboat.words.action_offers import Offer
from riverboat.words.phrase import Chips, Person, Phrase, Refusal
from riverboat.words.refusals.wrapped_refusals import ReasonedRefusal


class MarkerPending(Refusal, frozen=True):
    code, rule = "marker", "MARK-02"
    asked: Offer


class OneMarkerAtATime(Refusal, frozen=True):
    code, rule = "marker", "MARK-02"
    asked: Offer


class OtherPlayersStack(Refusal, frozen=True):
    code, rule = "not yours", "BET-01"
    who: Person


class MarkerBetUnavailable(ReasonedRefusal, frozen=True):
    who: Person
    later: bool


class MarkersDisabled(Refusal, frozen=True):
    code, rule = "no markers", "MARK-02"


class NoChipsDuringHand(Refusal, frozen=True):
    code, rule = "table stakes", "STAK-01"


class MarkerAmountInvalid(Refusal, frozen=True):
    code, rule = "not an amount", "MARK-01"
    given: str


class BuyInBeforeBorrowing(Refusal, frozen=True):
    code, rule = "re-buy first", "OPEN-05"
    who: Person
    least: Chips


class BorrowingOutOfTurn(Refusal, frozen=True):
    code, rule = "no more betting", "OPEN-06"
    who: Person


class PlayerNotInHand(Refusal, frozen=True):
    code, rule = "no bet", "MARK-01"
    who: Person


class MarkerBetOutOfTurn(Refusal, frozen=True):
    code, rule = "out of turn", "MARK-01"
    who: Person


# Loans ------------------------------------------------------------------------------------------


class BorrowingDisabled(Refusal, frozen=True):
    code, rule = "no borrowing", "OPEN-01"


class LendingLimit(Phrase, frozen=True):
    who: Person
    chips: Chips


class LendingUnavailable(Refusal, frozen=True):
    code, rule = "no lender", "MARK-03"
    lender: Person
    chips: Chips
    debtor: Person
    others: tuple[LendingLimit, ...]


class NoOtherLender(Refusal, frozen=True):
    code, rule = "no lender", "MARK-03"
    lender: Person
    chips: Chips
    debtor: Person


# Answers and settling ---------------------------------------------------------------------------


class NoMarkerPending(Refusal, frozen=True):
    code, rule = "no marker", "MARK-02"


class NoPendingAnswer(Refusal, frozen=True):
    code, rule = "not asked", "MARK-02"
    who: Person
    asked: Offer


class LoanSettlementInvalid(Refusal, frozen=True):
    code, rule = "not owed", "MARK-04"
    who: Person
    chips: Chips
    owed: Chips
    lender: Person


class MarkerSettlementInvalid(Refusal, frozen=True):
    code, rule = "not owed", "MARK-04"
    who: Person
    chips: Chips
    owed: Chips
