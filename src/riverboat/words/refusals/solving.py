"""Refusals to solve a game, and errors in a strategy file."""

from __future__ import annotations

from riverboat.words.phrase import DecimalText, GameSign, Refusal


class TwoPlayerGameRequired(Refusal, frozen=True):
    seats: int


class HoleCardsAlreadyDealt(Refusal, frozen=True, rename={"dealt_cards": "dealt"}):
    dealt_cards: str


class SeatCardsUnknown(Refusal, frozen=True):
    seat: int


class TooManyHistories(Refusal, frozen=True, rename={"max_histories": "most"}):
    game: GameSign
    max_histories: int


class BetSizesMissing(Refusal, frozen=True, rename={"minimum": "low", "maximum": "high"}):
    game: GameSign
    minimum: int
    maximum: int


class SolverActionIllegal(
    Refusal, frozen=True, rename={"legal_actions": "legal", "action_text": "given"}
):
    action_text: str
    legal_actions: str


class StrategyActionsDiffer(
    Refusal, frozen=True, rename={"first_actions": "these", "second_actions": "those"}
):
    key: str
    first_actions: tuple[str, ...]
    second_actions: tuple[str, ...]


class StrategyKeyRepeated(Refusal, frozen=True):
    key: str


class NoSuchMethod(Refusal, frozen=True, rename={"method_name": "given"}):
    method_name: str
    methods: tuple[str, ...]


class IterationCountInvalid(Refusal, frozen=True, rename={"iterations": "given"}):
    iterations: int


class StrategyFileInvalid(Refusal, frozen=True):
    file: str
    problem: Refusal


class ChanceActionsInvalid(Refusal, frozen=True, rename={"probability_sum": "whole"}):
    file: str
    key: str
    probability_sum: DecimalText


class StrategyKeyMissing(Refusal, frozen=True):
    game: GameSign
    key: str


class KernelExtensionRequired(Refusal, frozen=True):
    pass


class HandNotSolved(Refusal, frozen=True, rename={"missing_action": "move"}):
    game: GameSign
    missing_action: str


class PreflopActionOver(Refusal, frozen=True, rename={"action_sequence": "acts"}):
    action_sequence: str
