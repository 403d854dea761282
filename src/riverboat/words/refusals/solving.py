"""Refusals to solve a game, and errors in a strategy file."""

from __future__ import annotations

from riverboat.words.phrase import Refusal, Sign


class SolvedForTwo(Refusal, frozen=True):
    en = "games of two players are solved, not of {seats}"
    seats: int


class HoleCardsAreDealt(Refusal, frozen=True):
    en = (
        "hole cards are dealt in this hand ({dealt}): solved from here both players would know all "
        "cards, and the strategy would be for open cards. Solve the game by its name, or "
        "Hand.undealt before the deal; open_cards=True solves it with open cards"
    )
    dealt: str


class HoleCardsAreUnknown(Refusal, frozen=True):
    en = (
        "seat {seat} holds cards that are not known here: a hand as a player sees it is not "
        "solved, only one with all cards open"
    )
    seat: int


class TooManyHistories(Refusal, frozen=True):
    en = (
        "{game} has more than {most} histories: look at fewer actions, begin later in the hand, "
        "or allow more"
    )
    game: Sign
    most: int


class NameTheSizes(Refusal, frozen=True):
    en = "{game} has every size from {low} to {high}: name the actions to look at"
    game: Sign
    low: int
    high: int


class NotLegalHere(Refusal, frozen=True):
    en = "{given} is not among what is legal here: {legal}"
    given: str
    legal: str


class ActionsDiffer(Refusal, frozen=True):
    en = "who knows {key} is named {these} once and {those} another time"
    key: str
    these: tuple[str, ...]
    those: tuple[str, ...]


class KeyOfTwoMoments(Refusal, frozen=True):
    en = "{key} is what somebody knows at two moments of one hand: no strategy tells them apart"
    key: str


class NoSuchMethod(Refusal, frozen=True):
    en = "no method {given}; there are {methods}"
    given: str
    methods: tuple[str, ...]


class RoundsFromOne(Refusal, frozen=True):
    en = "iterations: 1 or more are expected, not {given}"
    given: int


class NoStrategy(Refusal, frozen=True):
    en = "{file} holds no strategy: {problem}"
    file: str
    problem: Refusal


class StrangeChances(Refusal, frozen=True):
    en = "{file}: the chances of {key} are 0 or more and sum to 1, not to {whole}"
    file: str
    key: str
    whole: str


class StrategyKnowsNot(Refusal, frozen=True):
    en = "the strategy for {game} does not know {key}"
    game: Sign
    key: str


class NeedsExtension(Refusal, frozen=True):
    en = (
        "this needs the kernel in C, which is not built here: with a C compiler and Python's "
        "headers, pip install --no-build-isolation -e . builds it"
    )


class NotOfThisGame(Refusal, frozen=True):
    en = "this is no hand of {game} as it was solved: there was no {move} in it"
    game: Sign
    move: str


class NobodyToActThere(Refusal, frozen=True):
    en = "nobody is to act before the flop after {acts}"
    acts: str
