"""Errors that the audit finds in the log of a hand: facts are quoted as in the log."""

from __future__ import annotations

from typing import Literal

from riverboat.words.action_offers import Offer
from riverboat.words.phrase import Refusal


class LogEntryInvalid(Refusal, frozen=True, rename={"entry_number": "at", "entry_error": "what"}):
    """Refusal of a wrong fact, with its index in the log, from 0."""

    entry_number: int
    entry_error: Refusal


class LogEntryExpected(
    Refusal, frozen=True, rename={"expected_entry": "expected", "found_entry": "found"}
):
    """Refusal of a log in which another fact, or none, was expected."""

    expected_entry: str
    found_entry: str | None


class LogEntryMismatch(
    Refusal, frozen=True, rename={"expected_action": "expected", "found_entry": "found"}
):
    """Refusal of an action that the hand did not wait for."""

    expected_action: Offer
    found_entry: str


class HiddenCardsExpected(Refusal, frozen=True, rename={"found_entry": "found"}):
    found_entry: str


class FloorDecisionContradicted(Refusal, frozen=True, rename={"expected_action": "expected"}):
    expected_action: Offer
    reason: str


class PlayerActionExpected(Refusal, frozen=True, rename={"legal_actions": "legal"}):
    fact: str
    legal_actions: Offer


class WinnersOutOfOrder(Refusal, frozen=True):
    pass


class LogStartMissing(Refusal, frozen=True):
    kind: str


class HandWithoutEnd(Refusal, frozen=True):
    pass


class UnassignedWinnings(Refusal, frozen=True):
    pass


class LogEntryUnknown(Refusal, frozen=True, rename={"reason": "why", "log_kind": "of"}):
    """Refusal of an invalid line of a log; *reason* is the parser's reason."""

    log_kind: Literal["log", "room", "table"]
    reason: Refusal


class LogEntryRepeated(Refusal, frozen=True):
    fact: str


class LogEmpty(Refusal, frozen=True):
    pass


class LogEntryWithoutHand(Refusal, frozen=True):
    fact: str


class LogEntryImpossible(Refusal, frozen=True, rename={"reason": "why"}):
    fact: str
    reason: str


class UnpurchasedChips(Refusal, frozen=True):
    fact: str


class ChipsAbovePurchases(Refusal, frozen=True, rename={"is_surplus": "more"}):
    rule = "STAK-08"
    chips: int
    is_surplus: bool


class LoggedSeatEmpty(Refusal, frozen=True):
    chair: int


class LoggedPlayerNotSeated(Refusal, frozen=True):
    player: str


class LoggedPlayerAlreadySeated(Refusal, frozen=True):
    player: str
    chair: int


class DepartureStackMismatch(Refusal, frozen=True, rename={"departure_stack": "left"}):
    player: str
    chips: int
    departure_stack: int


class ColourUpMismatch(Refusal, frozen=True, rename={"expected_change": "gained"}):
    expected_change: int
