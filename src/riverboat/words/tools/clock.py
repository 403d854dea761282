"""Steps on the clock: a level's blinds, and the next part."""

from __future__ import annotations

from riverboat.words.events.posts import BetSizes
from riverboat.words.phrase import Chips, Phrase
from riverboat.words.tools.step import Reckoning


class LevelIs(Reckoning, frozen=True):
    rule, en = "POTL-15", "level {n}: {sizes}{ante:, ante *}"
    n: int
    sizes: BetSizes
    ante: Chips | None


class BreakIs(Reckoning, frozen=True):
    en = "break of {minutes} {minutes:minute|minutes}"
    minutes: int


class RaiseIsFromTo(Reckoning, frozen=True):
    rule, en = "POTL-15", "raise to {least} to {most}"
    least: Chips
    most: Chips


class RaiseIsTo(Reckoning, frozen=True):
    rule, en = "POTL-15", "raise to {to}"
    to: Chips


class RaiseIsFrom(Reckoning, frozen=True):
    rule, en = "POTL-15", "raise to {least} or more"
    least: Chips


class ThenComes(Phrase, frozen=True):
    en = "then {what}"
    what: Reckoning


class ClockIsOver(Phrase, frozen=True):
    en = "the last level is over"


class ClockStandsStill(Phrase, frozen=True):
    en = "paused"
