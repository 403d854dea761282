"""Reasons why stakes, stacks, posts, variants or a rotation of games do not form a valid game."""

from __future__ import annotations

from typing import Literal

from riverboat.words.phrase import Chips, Person, Refusal
from riverboat.words.refusals.name_suggestions import NameHint

# Start of a hand ----------------------------------------------------------------------------------


class GamePlayerCount(Refusal, frozen=True):
    rule = "GAME-03"
    game: str
    most: int
    players: int


class StackInvalid(Refusal, frozen=True):
    who: Person
    given: str


class NoSeatForTheButton(Refusal, frozen=True):
    given: str
    last: int


class CarriedOverPotInvalid(Refusal, frozen=True):
    rule = "GAME-14"
    given: str


class NoForcedBet(Refusal, frozen=True):
    rule = "GAME-15"


class FeeInvalid(Refusal, frozen=True):
    rule = "BYND-01, HOUS-03"
    what: Literal["drop", "kitty", "time"]
    chips: Chips
    least: Chips


# Posts --------------------------------------------------------------------------------------------


class TooFewToPost(Refusal, frozen=True):
    n: int
    blinds: int


class ForcedBetSeatInvalid(Refusal, frozen=True):
    given: str
    last: int


class PostAmountInvalid(Refusal, frozen=True):
    who: Person
    given: str
    kind: str


class PostKindInvalid(Refusal, frozen=True):
    who: Person
    kind: str
    chips: Chips
    counts_as: Chips


class SecondLiveBet(Refusal, frozen=True):
    who: Person


class AnteRepeated(Refusal, frozen=True):
    who: Person


class PostOverStack(Refusal, frozen=True):
    who: Person
    chips: Chips
    left: Chips


# The rake -----------------------------------------------------------------------------------------


class RakeInvalid(Refusal, frozen=True):
    rule = "BYND-47"
    name: str
    given: str


class RakeUnitInvalid(Refusal, frozen=True):
    given: str


class RakeOutOfRange(Refusal, frozen=True):
    per_mille: int


# Stakes and structures ----------------------------------------------------------------------------


class SpreadInvalid(Refusal, frozen=True):
    given: str


class CapInvalid(Refusal, frozen=True):
    cap: Chips


class BetSizeInvalid(Refusal, frozen=True):
    name: str
    given: str


class ForcedBetInvalid(Refusal, frozen=True):
    given: str


class BlindsBringInConflict(Refusal, frozen=True):
    rule = "BRNG-01"


class BringInExceedsTheBet(Refusal, frozen=True):
    bring_in: Chips
    bet: Chips


class ButtonBlindConflict(Refusal, frozen=True):
    pass


class SmallBetExceedsTheBig(Refusal, frozen=True):
    small: Chips
    big: Chips


class BetSizesOffUnit(Refusal, frozen=True):
    rule = "UNIT-01"
    small: Chips
    big: Chips
    unit: Chips


class SpreadMinimumMismatch(Refusal, frozen=True):
    low: Chips
    small: Chips
    big: Chips


class CapStakesConflict(Refusal, frozen=True):
    rule = "CAPL-01, OPEN-06"


class CapBelowBet(Refusal, frozen=True):
    cap: Chips
    bet: Chips


# Variants -----------------------------------------------------------------------------------------


class NoSuchDeck(Refusal, frozen=True):
    game: str
    deck: str
    decks: tuple[str, ...]


class NoSuchRanking(Refusal, frozen=True):
    game: str
    ranking: str
    rankings: tuple[str, ...]


class StreetsMissing(Refusal, frozen=True):
    game: str


class DiscardUnavailable(Refusal, frozen=True):
    game: str


class BoardCountOutOfRange(Refusal, frozen=True):
    boards: int


class NoBoardToDouble(Refusal, frozen=True):
    game: str
    boards: int


class BombPotUnavailable(Refusal, frozen=True):
    game: str


class NoBoardForABombPot(Refusal, frozen=True):
    rule = "BYND-41"
    game: str


class NoUpcards(Refusal, frozen=True):
    game: str


class OpenedByUpcards(Refusal, frozen=True):
    rule = "SEAT-12"
    game: str


class OpenersUnavailable(Refusal, frozen=True):
    rule = "GAME-14"
    game: str


class BigBlindRequired(Refusal, frozen=True):
    rule = "ANTE-06"


class AnteConflict(Refusal, frozen=True):
    rule = "ANTE-06"


class StraddleTooSmall(Refusal, frozen=True):
    rule = "STRD-05"
    chips: int
    least: int


class OpenersConflict(Refusal, frozen=True):
    rule = "GAME-14"


class DeckTooSmallForBoards(Refusal, frozen=True):
    game: str
    boards: int


class NoSuchVariant(Refusal, frozen=True):
    variant: str
    hint: NameHint


# Mixed games --------------------------------------------------------------------------------------


class EmptyRotation(Refusal, frozen=True):
    rule = "BYND-85"
    mix: str


class NoDealersChoice(Refusal, frozen=True):
    rule = "BYND-85"
    mix: str


class GameNotInMix(Refusal, frozen=True):
    mix: str
    game: str
    games: tuple[str, ...]


class NoSuchMix(Refusal, frozen=True):
    mix: str
    hint: NameHint
