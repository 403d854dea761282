"""Texts of a table in the terminal."""

from __future__ import annotations

from typing import Literal

from riverboat.words.phrase import Chips, Person, Phrase


class Standing(Phrase, frozen=True):
    """The reason why a player is not simply dealt in, and their debts."""


class Outside(Standing, frozen=True):
    en = "{who:sits|sit} out"


class Waiting(Standing, frozen=True):
    en = "{who:waits|wait} for the big blind"


class ComingIn(Standing, frozen=True):
    en = "{who:comes|come} in"


class OwedBlind(Phrase, frozen=True):
    en = "{what} {chips}"
    what: Literal["big blind", "small blind", "ante", "straddle"]
    chips: Chips


class Owing(Standing, frozen=True):
    en = "{who:owes|owe} {each:and}"
    each: tuple[OwedBlind, ...]


class StandsSo(Phrase, frozen=True):
    en = "{who} {standing}"
    who: Person
    standing: tuple[Standing, ...]


class Transfers(Phrase, frozen=True):
    en = "{who:* pays|you pay} {whom} {chips}"
    who: Person
    whom: Person
    chips: Chips


class HousePays(Phrase, frozen=True):
    en = "The house pays {whom} {chips}"
    whom: Person
    chips: Chips


class BotsNotSettled(Phrase, frozen=True):
    en = "Bots, not settled: {result:won=won|lost=lost} {chips}"
    result: Literal["won", "lost"]
    chips: Chips


class NobodyOwes(Phrase, frozen=True):
    en = "Nobody owes anybody anything"
