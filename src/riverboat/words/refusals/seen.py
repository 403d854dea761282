"""Reasons why the floor does not rule on an incident."""

from __future__ import annotations

from riverboat.words.acts import Act
from riverboat.words.phrase import Chips, Person, Refusal


class NoSuchSeatInTheHand(Refusal, frozen=True):
    code, en = "no such seat", "there is no seat {seat} in this hand"
    seat: int


class AnotherGameIsPlayed(Refusal, frozen=True):
    code, en = "another game", "the text says another game than {game}, which is played here"
    game: str


class HasNoCardsHere(Refusal, frozen=True):
    code, en = "no cards", "{who} {who:has|have} no cards in this hand"
    who: Person


class ItIsTheirTurn(Refusal, frozen=True):
    code, rule = "in turn", "TURN-08"
    en = "it is the turn of {who:*|you}: nobody was skipped"
    who: Person


class ItIsNotTheirTurn(Refusal, frozen=True):
    code, rule = "not in turn", "TIME-02"
    en = "it is not the turn of {who:*|you}"
    who: Person


class HasNotSoMuch(Refusal, frozen=True):
    code, rule = "no such chips", "STAK-01"
    en = "{who} {who:has|have} {most} for this street, and not {chips}"
    who: Person
    most: Chips
    chips: Chips


class SaysNoAmount(Refusal, frozen=True):
    code, rule = "no amount", "TURN-06"
    en = "{act}: to which amount?"
    act: Act


class IsNoRaise(Refusal, frozen=True):
    code, rule = "no raise", "TURN-06"
    en = "{to} is no more than the bet of {bet}"
    to: Chips
    bet: Chips


class ToThemselves(Refusal, frozen=True):
    code, en = "the same player", "somebody else must be named"


class ImpossibleNumber(Refusal, frozen=True):
    code, en = "no such number", "{n}: that cannot be"
    n: int


class NoSuchTime(Refusal, frozen=True):
    code, rule, en = "no time", "TIME-02", "{seconds} seconds is no time"
    seconds: int


class NoSuchPenalty(Refusal, frozen=True):
    code, rule, en = "no penalty", "BYND-78", "{rounds} rounds is no penalty"
    rounds: int


class ChipsAreNotThere(Refusal, frozen=True):
    code, rule, en = "no such chips", "CHIP-01", "these chips do not lie there: {chips}"
    chips: tuple[int, ...]


class NobodyHasChange(Refusal, frozen=True):
    code, rule = "no change", "CHIP-11"
    en = "nobody can change {chips}, so that {amount} can be paid"
    amount: Chips
    chips: tuple[int, ...]
