"""Refusals of an environment's action, by its number."""

from __future__ import annotations

from riverboat.words.phrase import Refusal


class NotASize(Refusal, frozen=True):
    en = "a size of a raise is 'min', 'max', or a part of the pot such as 0.5, not {given}"
    given: str


class NotLegalNow(Refusal, frozen=True):
    en = "action {number} ({name}) is not legal now; legal are {legal}"
    name: str
    number: int
    legal: tuple[str, ...]


class NoSuchAction(Refusal, frozen=True):
    en = "an action is a number from 0 to {last}, not {given}; legal are {legal}"
    given: str
    last: int
    legal: tuple[str, ...]


class HistoryTooLong(Refusal, frozen=True):
    en = (
        "this hand has more than {longest} rows of history: an observation that tells all moments "
        "apart needs a greater longest, or none"
    )
    longest: int


class DeckTooShort(Refusal, frozen=True):
    en = "the deck of {cards} cards has run out: {needed} more are due"
    cards: int
    needed: int


class NoSuchCardToCome(Refusal, frozen=True):
    en = "a card is a number from 0 to {last} that is in the deck, of {left}, not {given}"
    given: int
    last: int
    left: int


class OverOrNotBegun(Refusal, frozen=True):
    en = "no hand is on: reset deals one"


class NoSuchPlaces(Refusal, frozen=True):
    en = "a learner sits in a seat from 0 to {last}, or moves, not {given}"
    last: int
    given: str


class OpponentsForSeats(Refusal, frozen=True):
    en = "{seats} players need one opponent for all, or {others} of them, not {given}"
    seats: int
    others: int
    given: int


class NumbersForTables(Refusal, frozen=True):
    en = "actions are whole numbers, one for each of {tables} tables, not an array of shape {given}"
    tables: int
    given: str
