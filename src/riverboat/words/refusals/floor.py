"""Reasons why an incident is impossible, or does not belong to this spot."""

from __future__ import annotations

from riverboat.words.phrase import Chips, Person, Refusal


class NoChips(Refusal, frozen=True):
    rule = "BET-25"
    en = "{who:*|you} cannot have pushed a chip of {chip}"
    who: Person
    chip: Chips


class NoAmountAtAll(Refusal, frozen=True):
    rule = "BET-25"
    en = "{amount} is no amount of chips"
    amount: Chips


class NothingWasPushed(Refusal, frozen=True):
    rule = "CHIP-01"
    en = "{who:*|you} pushed nothing and said nothing"
    who: Person


class MoreThanTheyHave(Refusal, frozen=True):
    rule = "BET-23"
    en = "{who} {who:has|have} {stack} behind and cannot push {chips}"
    who: Person
    stack: Chips
    chips: Chips


class OldChipsDoNotFit(Refusal, frozen=True):
    rule = "BYND-17"
    en = "the chips in front of {who:*|you} are worth {chips}, less than the {bet} bet"
    who: Person
    chips: Chips
    bet: Chips


class TookWhatWasNotThere(Refusal, frozen=True):
    rule = "BYND-17"
    en = "{who} cannot take back {chips} that did not lie there"
    who: Person
    chips: Chips


class ActsOutOfTurn(Refusal, frozen=True):
    rule = "BET-01"
    en = "{who} {who:is|are} not to act: rule on it as an action out of turn"
    who: Person


class NoBettingNow(Refusal, frozen=True):
    rule = "BET-08"
    en = "no bets are made now"


class HoldsNoCards(Refusal, frozen=True):
    rule = "BET-13"
    en = "{who} {who:has|have} no cards in this hand"
    who: Person


class NothingToCorrect(Refusal, frozen=True):
    rule = "CHIP-07"
    en = "{to} is what it should have been"
    to: Chips


class ChangeDoesNotFit(Refusal, frozen=True):
    rule = "CHIP-10"
    en = "{gives} cannot be changed into {gets}"
    gives: Chips
    gets: Chips
