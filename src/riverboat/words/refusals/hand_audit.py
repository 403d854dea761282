"""Errors that the audit finds in the log of a hand: facts are quoted as in the log."""

from __future__ import annotations

from typing import Literal

from riverboat.words.action_offers import Offer
from riverboat.words.phrase import Refusal


class LogEntryInvalid(Refusal, frozen=True):
    """Refusal of a wrong fact, with its index in the log, from 0."""

    at: int
    what: Refusal


class LogEntryExpected(Refusal, frozen=True):
    """Refusal of a log in which another fact, or none, was expected."""

    expected: str
    found: str | None


class LogEntryMismatch(Refusal, frozen=True):
    """Refusal of an action that the hand did not wait for."""

    expected: Offer
    found: str


class HiddenCardsExpected(Refusal, frozen=True):
    found: str


class FloorDecisionContradicted(Refusal, frozen=True):
    expected: Offer
    reason: str


class PlayerActionExpected(Refusal, frozen=True):
    fact: str
    legal: Offer


class WinnersOutOfOrder(Refusal, frozen=True):
    pass


class LogStartMissing(Refusal, frozen=True):
    kind: str


class HandWithoutEnd(Refusal, frozen=True):
    pass


class UnassignedWinnings(Refusal, frozen=True):
    pass


class LogEntryUnknown(Refusal, frozen=True):
    """Refusal of an invalid line of a log; *why* is the parser's reason."""

    of: Literal["log", "room", "table"]
    why: Refusal


class LogEntryRepeated(Refusal, frozen=True):
    fact: str


class LogEmpty(Refusal, frozen=True):
    pass


class LogEntryWithoutHand(Refusal, frozen=True):
    fact: str


class LogEntryImpossible(Refusal, frozen=True):
    fact: str
    why: str


class UnpurchasedChips(Refusal, frozen=True):
    fact: str


# The ledger of a session ------------------------------------------------------------------------


class ChipsAbovePurchases(Refusal, frozen=True):
    rule = "STAK-08"
    chips: int
    more: bool


class LoggedSeatEmpty(Refusal, frozen=True):
    chair: int


class LoggedPlayerNotSeated(Refusal, frozen=True):
    player: str


class LoggedPlayerAlreadySeated(Refusal, frozen=True):
    player: str
    chair: int


class DepartureStackMismatch(Refusal, frozen=True):
    player: str
    chips: int
    left: int


class ColourUpMismatch(Refusal, frozen=True):
    gained: int
