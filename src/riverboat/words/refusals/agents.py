"""Reasons why an external program does not play."""

from __future__ import annotations

from riverboat.words.phrase import Phrase, Refusal


class NoProgram(Refusal, frozen=True):
    given: str


class Ended(Refusal, frozen=True):
    command: str
    problem: str


class NoAnswer(Refusal, frozen=True):
    command: str
    seconds: str


class NoJson(Refusal, frozen=True):
    given: str
    legal: Phrase
    example: str = '{"act": "fold"}'


class NoHandCalled(Refusal, frozen=True):
    given: str
    names: tuple[str, ...]


class PlayedToItsEnd(Refusal, frozen=True):
    pass


class TooManyHandsOn(Refusal, frozen=True):
    most: int


class HeadsUpBotOnly(Refusal, frozen=True):
    others: int
