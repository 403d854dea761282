"""Reasons why an external program does not play."""

from __future__ import annotations

from riverboat.words.phrase import Phrase, Refusal


class NoProgram(Refusal, frozen=True):
    en = "a program is a command such as 'python my_agent.py', not {given}"
    given: str


class Ended(Refusal, frozen=True):
    en = "the program {command} does not play: {problem}"
    command: str
    problem: str


class NoAnswer(Refusal, frozen=True):
    en = "the program {command} has not answered within {seconds} seconds"
    command: str
    seconds: str


class NoJson(Refusal, frozen=True):
    en = "an answer is a line such as {example}, not {given}; legal now: {legal}"
    given: str
    legal: Phrase
    example: str = '{"act": "fold"}'


class NoHandCalled(Refusal, frozen=True):
    en = "there is no hand {given}; on are {names}"
    given: str
    names: tuple[str, ...]


class PlayedToItsEnd(Refusal, frozen=True):
    en = "this hand is over"


class TooManyHandsOn(Refusal, frozen=True):
    en = "{most} hands are on: play some to their end first"
    most: int


class PlaysOneOther(Refusal, frozen=True):
    en = "a bot of MIT Pokerbots plays one other, not {others}"
    others: int
