"""Refusals to accept, answer or settle a marker or a loan."""

from __future__ import annotations

from riverboat.words.offers import Offer
from riverboat.words.phrase import Chips, Person, Phrase, Refusal
from riverboat.words.refusals.because import Because


class MarkerWaits(Refusal, frozen=True):
    code, rule, en = "marker", "MARK-02", "a marker waits for an answer: {asked}"
    asked: Offer


class OneMarkerAtATime(Refusal, frozen=True):
    code, rule, en = "marker", "MARK-02", "one marker at a time: {asked}"
    asked: Offer


class NotTheirStack(Refusal, frozen=True):
    code, rule = "not yours", "BET-01"
    en = "{who} {who:adds|add} chips to nobody's stack but {who:theirs|yours}"
    who: Person


class CannotBetAMarker(Because, frozen=True):
    en = (
        "{who} cannot bet a marker: {why}; "
        "{who} may buy chips{later: between hands|}, go all-in or fold"
    )
    who: Person
    later: bool


class NoMarkersHere(Refusal, frozen=True):
    code, rule, en = "no markers", "MARK-02", "no markers are taken here"


class TableStakesHere(Refusal, frozen=True):
    code, rule, en = "table stakes", "STAK-01", "this table plays for table stakes"


class MarkerIsForChips(Refusal, frozen=True):
    code, rule, en = "not an amount", "MARK-01", "a marker is for chips, not for {given}"
    given: str


class MustBuyBeforeBorrowing(Refusal, frozen=True):
    code, rule = "re-buy first", "OPEN-05"
    en = (
        "{who} won less than a buy-in all-in: {who} must buy up to {least} "
        "before {who:they|you} may borrow"
    )
    who: Person
    least: Chips


class CannotBetNow(Refusal, frozen=True):
    code, rule = "no more betting", "OPEN-06"
    en = (
        "{who} cannot bet in this hand now, and {who:borrows|borrow} when it is "
        "{who:their|your} turn or it is over"
    )
    who: Person


class InNoHand(Refusal, frozen=True):
    code, rule = "no bet", "MARK-01"
    en = "{who} {who:is|are} in no hand in which a marker could be bet"
    who: Person


class NotToBetAMarker(Refusal, frozen=True):
    code, rule = "out of turn", "MARK-01"
    en = "{who} {who:is|are} not to act: a marker is bet in one's turn"
    who: Person


# Loans ------------------------------------------------------------------------------------------


class NobodyBorrows(Refusal, frozen=True):
    code, rule = "no borrowing", "OPEN-01"
    en = "nobody borrows at this table: chips may be bought, and else one goes all-in or folds"


class CanLend(Phrase, frozen=True):
    en = "{who} up to {chips}"
    who: Person
    chips: Chips


class CannotLend(Refusal, frozen=True):
    code, rule = "no lender", "MARK-03"
    en = (
        "{lender} cannot lend {chips} to {debtor}; "
        "those who are not in the pot and may lend: {others}"
    )
    lender: Person
    chips: Chips
    debtor: Person
    others: tuple[CanLend, ...]


class NobodyCanLend(Refusal, frozen=True):
    code, rule = "no lender", "MARK-03"
    en = (
        "{lender} cannot lend {chips} to {debtor}; "
        "those who are not in the pot and may lend: nobody"
    )
    lender: Person
    chips: Chips
    debtor: Person


# Answers and settling ---------------------------------------------------------------------------


class NoMarkerWaits(Refusal, frozen=True):
    code, rule, en = "no marker", "MARK-02", "no marker waits for an answer"


class NotAskedForAnAnswer(Refusal, frozen=True):
    code, rule = "not asked", "MARK-02"
    en = "{who} {who:is|are} not asked, or {who:has|have} answered: the table waits for {asked}"
    who: Person
    asked: Offer


class CannotSettleALoan(Refusal, frozen=True):
    code, rule = "not owed", "MARK-04"
    en = "{who} cannot settle {chips}: {who:they owe|you owe} {owed} to {lender}"
    who: Person
    chips: Chips
    owed: Chips
    lender: Person


class CannotSettleMarkers(Refusal, frozen=True):
    code, rule = "not owed", "MARK-04"
    en = "{who} cannot settle {chips}: {who:they owe|you owe} {owed} on markers"
    who: Person
    chips: Chips
    owed: Chips
