"""Refusals by the table to its host, or to a dealer who chooses the game."""

from __future__ import annotations

from riverboat.words.phrase import Chips, Person, Refusal


class SeatsBelowOccupied(Refusal, frozen=True):
    code, rule = "taken", "GAME-03"
    chair: int
    chairs: int


class RulesChangeDuringHand(Refusal, frozen=True):
    code, rule = "hand not over", "BYND-74"


class SingleGameTable(Refusal, frozen=True):
    code, rule = "no choice", "BYND-85"
    game: str


class NoSuchGame(Refusal, frozen=True, rename={"reason": "why", "cited_rule": "cited"}):
    code, rule = "no such game", "BYND-85"
    reason: Refusal
    cited_rule: str | None


class GameChoiceDuringHand(Refusal, frozen=True):
    code, rule = "hand not over", "BYND-85"


class NotTheDealer(Refusal, frozen=True):
    code, rule = "not the dealer", "BYND-85"
    who: Person
    dealer: Person


class GameChoiceUnavailable(Refusal, frozen=True):
    code, rule = "not the dealer", "BYND-85"
    who: Person


class VoidReasonMissing(Refusal, frozen=True):
    code, rule = "no reason", "BYND-97"


class CorrectionReasonMissing(Refusal, frozen=True):
    code, rule = "no reason", "BYND-97"


class HostReasonMissing(Refusal, frozen=True):
    code, rule = "no reason", "BYND-97"


class NoActionToTakeBack(Refusal, frozen=True):
    code, rule = "nothing to take back", "TURN-06"


class RemovalOverStack(Refusal, frozen=True):
    code, rule = "too few", "STAK-08"
    who: Person
    chips: Chips


class HandStillInProgress(Refusal, frozen=True):
    code, rule = "hand not over", "GAME-04"
