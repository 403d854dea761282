"""Refusals to accept, answer or settle a marker or a loan."""

from __future__ import annotations

from riverboat.words.action_offers import Offer
from riverboat.words.phrase import Chips, Person, Phrase, Refusal
from riverboat.words.refusals.wrapped_refusals import ReasonedRefusal


class MarkerPending(Refusal, frozen=True, rename={"pending_request": "asked"}):
    code, rule = "marker", "MARK-02"
    pending_request: Offer


class OneMarkerAtATime(Refusal, frozen=True, rename={"pending_request": "asked"}):
    code, rule = "marker", "MARK-02"
    pending_request: Offer


class ChipsForOtherPlayerForbidden(Refusal, frozen=True):
    code, rule = "not yours", "BET-01"
    who: Person


class MarkerBetUnavailable(ReasonedRefusal, frozen=True, rename={"can_buy_between_hands": "later"}):
    who: Person
    can_buy_between_hands: bool


class MarkersDisabled(Refusal, frozen=True):
    code, rule = "no markers", "MARK-02"


class NoChipsDuringHand(Refusal, frozen=True):
    code, rule = "table stakes", "STAK-01"


class MarkerAmountInvalid(Refusal, frozen=True, rename={"typed_amount": "given"}):
    code, rule = "not an amount", "MARK-01"
    typed_amount: str


class BuyInBeforeBorrowing(Refusal, frozen=True, rename={"minimum_buy_in": "least"}):
    code, rule = "re-buy first", "OPEN-05"
    who: Person
    minimum_buy_in: Chips


class BorrowingOutOfTurn(Refusal, frozen=True):
    code, rule = "no more betting", "OPEN-06"
    who: Person


class PlayerNotInHand(Refusal, frozen=True):
    code, rule = "no bet", "MARK-01"
    who: Person


class MarkerBetOutOfTurn(Refusal, frozen=True):
    code, rule = "out of turn", "MARK-01"
    who: Person


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


class NoMarkerPending(Refusal, frozen=True):
    code, rule = "no marker", "MARK-02"


class NoPendingAnswer(Refusal, frozen=True, rename={"pending_request": "asked"}):
    code, rule = "not asked", "MARK-02"
    who: Person
    pending_request: Offer


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
