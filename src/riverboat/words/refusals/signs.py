"""Errors in the notation of a game."""

from __future__ import annotations

from typing import Literal

from riverboat.words.phrase import Chips, Phrase, Refusal
from riverboat.words.refusals.hints import Hint


class IsSeveralGames(Refusal, frozen=True):
    en = "{mix} is several games in turn, and one is meant"
    mix: str


class MixHasItsOwnGames(Refusal, frozen=True):
    en = "cannot read {said}: {mix} has its own games: leave {structure} out"
    said: str
    mix: str
    structure: str


class StakesOfAMix(Refusal, frozen=True):
    en = "the stakes of a mix are its two bets, as in {mix} {stakes}, not {said}"
    mix: str
    stakes: str
    said: str


class ChipsAreWhole(Refusal, frozen=True):
    en = "cannot read {said}: chips are whole numbers; in cents write {cents}"
    said: str
    cents: str


class SizeBeyondReason(Refusal, frozen=True):
    en = "{said}: no size is more than {most} chips"
    said: str
    most: str


class LastSize(Phrase, frozen=True):
    en = "{chips}"
    chips: Chips


class SizesInARow(Phrase, frozen=True):
    en = "{chips}/{others}"
    chips: Chips
    others: LastSize | SizesInARow


class SmallestFirst(Refusal, frozen=True):
    en = "{said}: {what:blinds=blinds|bets=bets} are above 0, the smallest first, as in {example}"
    said: str
    what: Literal["blinds", "bets"]
    example: LastSize | SizesInARow


class CannotRead(Refusal, frozen=True):
    en = "cannot read {rest} in {said}"
    rest: str
    said: str


class OnlySpreadHasRanges(Refusal, frozen=True):
    en = "{said}: only spread-limit has ranges"
    said: str


class CapWithoutABigBet(Refusal, frozen=True):
    rule, en = "CAPL-01", "{said}: a cap goes with no-limit or pot-limit"
    said: str


class StudByItsBets(Refusal, frozen=True):
    en = "{said}: stud is named by its bets, as in 4/8"
    said: str


class LimitByItsBets(Refusal, frozen=True):
    en = "{said}: limit is named by its two bets, as in 4/8"
    said: str


class SayTheBlindsOfASpread(Refusal, frozen=True):
    en = "{said}: say the blinds, as in blinds 1/2, or an ante"
    said: str


class SayTheBlinds(Refusal, frozen=True):
    en = "{said}: say the blinds, as in 1/2, or an ante"
    said: str


class NoGameOfThatName(Refusal, frozen=True):
    en = "there is no game {game} in {said}: {hint}"
    game: str
    said: str
    hint: Hint
