"""Refusals to solve a game, and errors in a strategy file."""

from __future__ import annotations

from riverboat.words.phrase import Refusal, Sign


class TwoPlayerGameRequired(Refusal, frozen=True):
    seats: int


class HoleCardsAlreadyDealt(Refusal, frozen=True):
    dealt: str


class SeatCardsUnknown(Refusal, frozen=True):
    seat: int


class TooManyHistories(Refusal, frozen=True):
    game: Sign
    most: int


class BetSizesMissing(Refusal, frozen=True):
    game: Sign
    low: int
    high: int


class SolverActionIllegal(Refusal, frozen=True):
    given: str
    legal: str


class StrategyActionsDiffer(Refusal, frozen=True):
    key: str
    these: tuple[str, ...]
    those: tuple[str, ...]


class StrategyKeyRepeated(Refusal, frozen=True):
    key: str


class NoSuchMethod(Refusal, frozen=True):
    given: str
    methods: tuple[str, ...]


class IterationCountInvalid(Refusal, frozen=True):
    given: int


class StrategyFileInvalid(Refusal, frozen=True):
    file: str
    problem: Refusal


class ChanceActionsInvalid(Refusal, frozen=True):
    file: str
    key: str
    whole: str


class StrategyKeyMissing(Refusal, frozen=True):
    game: Sign
    key: str


class ExtensionRequired(Refusal, frozen=True):
    pass


class HandNotSolved(Refusal, frozen=True):
    game: Sign
    move: str


class PreflopActionOver(Refusal, frozen=True):
    acts: str
