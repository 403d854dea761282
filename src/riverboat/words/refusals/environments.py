"""Refusals of an environment's action, by its number."""

from __future__ import annotations

from riverboat.words.phrase import Refusal


class RaiseSizeInvalid(Refusal, frozen=True):
    given: str


class ActionNumberIllegal(Refusal, frozen=True):
    name: str
    number: int
    legal: tuple[str, ...]


class NoSuchAction(Refusal, frozen=True):
    given: str
    last: int
    legal: tuple[str, ...]


class HistoryTooLong(Refusal, frozen=True):
    longest: int


class DeckTooShort(Refusal, frozen=True):
    cards: int
    needed: int


class NoSuchCardToCome(Refusal, frozen=True):
    given: int
    last: int
    left: int


class ResetRequired(Refusal, frozen=True):
    pass


class LearnerSeatsInvalid(Refusal, frozen=True):
    last: int
    given: str


class OpponentCountMismatch(Refusal, frozen=True):
    seats: int
    others: int
    given: int


class ActionArrayShape(Refusal, frozen=True):
    tables: int
    given: str
