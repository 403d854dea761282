"""Reasons why an incident is impossible, or does not belong to this spot."""

from __future__ import annotations

from riverboat.words.phrase import Chips, Person, Refusal


class ChipValueInvalid(Refusal, frozen=True):
    rule = "BET-25"
    who: Person
    chip: Chips


class IncidentAmountInvalid(Refusal, frozen=True):
    rule = "BET-25"
    amount: Chips


class NoChipsPushed(Refusal, frozen=True):
    rule = "CHIP-01"
    who: Person


class BetOverStack(Refusal, frozen=True):
    rule = "BET-23"
    who: Person
    stack: Chips
    chips: Chips


class EarlierBetMismatch(Refusal, frozen=True):
    rule = "BYND-17"
    who: Person
    chips: Chips
    bet: Chips


class ChipsTakenBackTooMany(Refusal, frozen=True):
    rule = "BYND-17"
    who: Person
    chips: Chips


class ActionOutOfTurn(Refusal, frozen=True):
    rule = "BET-01"
    who: Person


class NoBettingNow(Refusal, frozen=True):
    rule = "BET-08"


class PlayerHoldsNoCards(Refusal, frozen=True):
    rule = "BET-13"
    who: Person


class NothingToCorrect(Refusal, frozen=True, rename={"bet_total": "to"}):
    rule = "CHIP-07"
    bet_total: Chips


class ChipChangeMismatch(
    Refusal, frozen=True, rename={"given_chips": "gives", "returned_chips": "gets"}
):
    rule = "CHIP-10"
    given_chips: Chips
    returned_chips: Chips
