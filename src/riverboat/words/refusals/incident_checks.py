"""Reasons why the floor does not rule on an incident."""

from __future__ import annotations

from riverboat.words.phrase import Chips, Person, Refusal
from riverboat.words.player_actions import Act


class NoSuchSeatInTheHand(Refusal, frozen=True):
    code = "no such seat"
    seat: int


class GameTextMismatch(Refusal, frozen=True):
    code = "another game"
    game: str


class PlayerWithoutCards(Refusal, frozen=True):
    code = "no cards"
    who: Person


class NoSkippedPlayer(Refusal, frozen=True):
    code, rule = "in turn", "TURN-08"
    who: Person


class PlayerNotToAct(Refusal, frozen=True):
    code, rule = "not in turn", "TIME-02"
    who: Person


class ActionOverStack(Refusal, frozen=True, rename={"maximum": "most"}):
    code, rule = "no such chips", "STAK-01"
    who: Person
    maximum: Chips
    chips: Chips


class ActionAmountMissing(Refusal, frozen=True):
    code, rule = "no amount", "TURN-06"
    act: Act


class RaiseNotAboveBet(Refusal, frozen=True, rename={"raise_total": "to"}):
    code, rule = "no raise", "TURN-06"
    raise_total: Chips
    bet: Chips


class OtherPlayerRequired(Refusal, frozen=True):
    code = "the same player"


class IncidentNumberInvalid(Refusal, frozen=True, rename={"incident_number": "n"}):
    code = "no such number"
    incident_number: int


class ClockTimeInvalid(Refusal, frozen=True):
    code, rule = "no time", "TIME-02"
    seconds: int


class PenaltyInvalid(Refusal, frozen=True):
    code, rule = "no penalty", "BYND-78"
    rounds: int


class ChipsNotOnTable(Refusal, frozen=True):
    code, rule = "no such chips", "CHIP-01"
    chips: tuple[int, ...]


class ChipChangeImpossible(Refusal, frozen=True):
    code, rule = "no change", "CHIP-11"
    amount: Chips
    chips: tuple[int, ...]
