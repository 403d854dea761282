"""Reasons why an external program does not play."""

from __future__ import annotations

from riverboat.words.phrase import Phrase, Refusal


class AgentCommandInvalid(Refusal, frozen=True):
    given: str


class ProgramTerminated(Refusal, frozen=True):
    command: str
    problem: str


class AgentProgramTimeout(Refusal, frozen=True):
    command: str
    seconds: str


class AgentJsonInvalid(Refusal, frozen=True):
    given: str
    legal: Phrase
    example: str = '{"act": "fold"}'


class HandNameUnknown(Refusal, frozen=True):
    given: str
    names: tuple[str, ...]


class HandAlreadyOver(Refusal, frozen=True):
    pass


class TooManyHandsOn(Refusal, frozen=True):
    most: int


class HeadsUpBotOnly(Refusal, frozen=True):
    others: int


class OneHandExpected(Refusal, frozen=True):
    """A history that has no hand, or several."""

    hands: int


class NoSuchDecision(Refusal, frozen=True):
    given: int
    numbers: tuple[str, ...]


class NoSuchGradedAction(Refusal, frozen=True):
    given: str
    actions: tuple[str, ...]


class OpenSpotUnknown(Refusal, frozen=True):
    given: str
    names: tuple[str, ...]
