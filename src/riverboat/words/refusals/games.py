"""Reasons why stakes, stacks, posts, variants or a rotation of games do not form a valid game."""

from __future__ import annotations

from typing import Literal

from riverboat.words.phrase import Chips, Person, Refusal
from riverboat.words.refusals.name_suggestions import NameHint


class GamePlayerCount(
    Refusal, frozen=True, rename={"max_players": "most", "player_count": "players"}
):
    rule = "GAME-03"
    game: str
    max_players: int
    player_count: int


class StackInvalid(Refusal, frozen=True, rename={"given_stack": "given"}):
    who: Person
    given_stack: str


class NoSeatForTheButton(Refusal, frozen=True, rename={"given_seat": "given", "max_seat": "last"}):
    given_seat: str
    max_seat: int


class CarriedOverPotInvalid(Refusal, frozen=True, rename={"given_pot": "given"}):
    rule = "GAME-14"
    given_pot: str


class NoForcedBet(Refusal, frozen=True):
    rule = "GAME-15"


class FeeInvalid(Refusal, frozen=True, rename={"fee_kind": "what", "smallest_chip": "least"}):
    rule = "BYND-01, HOUS-03"
    fee_kind: Literal["drop", "kitty", "time"]
    chips: Chips
    smallest_chip: Chips


class TooFewPlayersToPost(
    Refusal, frozen=True, rename={"player_count": "n", "blind_count": "blinds"}
):
    player_count: int
    blind_count: int


class ForcedBetSeatInvalid(
    Refusal, frozen=True, rename={"given_seat": "given", "max_seat": "last"}
):
    given_seat: str
    max_seat: int


class PostAmountInvalid(Refusal, frozen=True, rename={"given_amount": "given"}):
    who: Person
    given_amount: str
    kind: str


class PostKindInvalid(Refusal, frozen=True, rename={"live_chips": "counts_as"}):
    who: Person
    kind: str
    chips: Chips
    live_chips: Chips


class SecondLivePost(Refusal, frozen=True):
    who: Person


class AnteRepeated(Refusal, frozen=True):
    who: Person


class PostOverStack(Refusal, frozen=True, rename={"remaining_chips": "left"}):
    who: Person
    chips: Chips
    remaining_chips: Chips


class RakeInvalid(Refusal, frozen=True, rename={"given_value": "given"}):
    rule = "BYND-47"
    name: str
    given_value: str


class RakeUnitInvalid(Refusal, frozen=True, rename={"given_value": "given"}):
    given_value: str


class RakeOutOfRange(Refusal, frozen=True):
    per_mille: int


class SpreadInvalid(Refusal, frozen=True, rename={"given_spread": "given"}):
    given_spread: str


class CapInvalid(Refusal, frozen=True):
    cap: Chips


class BetSizeInvalid(Refusal, frozen=True, rename={"given_size": "given"}):
    name: str
    given_size: str


class ForcedBetInvalid(Refusal, frozen=True, rename={"given_amount": "given"}):
    given_amount: str


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


class SpreadMinimumMismatch(Refusal, frozen=True, rename={"spread_minimum": "low"}):
    spread_minimum: Chips
    small: Chips
    big: Chips


class CapStakesConflict(Refusal, frozen=True):
    rule = "CAPL-01, OPEN-06"


class CapBelowBet(Refusal, frozen=True):
    cap: Chips
    bet: Chips


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


class BoardCountOutOfRange(Refusal, frozen=True, rename={"board_count": "boards"}):
    board_count: int


class NoBoardToDouble(Refusal, frozen=True, rename={"board_count": "boards"}):
    game: str
    board_count: int


class BombPotUnavailable(Refusal, frozen=True):
    game: str


class NoBoardForABombPot(Refusal, frozen=True):
    rule = "BYND-41"
    game: str


class NoUpcards(Refusal, frozen=True):
    game: str


class BlindsInUpcardGame(Refusal, frozen=True):
    rule = "SEAT-12"
    game: str


class OpenersUnavailable(Refusal, frozen=True):
    rule = "GAME-14"
    game: str


class BigBlindRequired(Refusal, frozen=True):
    rule = "ANTE-06"


class AnteConflict(Refusal, frozen=True):
    rule = "ANTE-06"


class StraddleTooSmall(Refusal, frozen=True, rename={"minimum": "least"}):
    rule = "STRD-05"
    chips: int
    minimum: int


class OpenersConflict(Refusal, frozen=True):
    rule = "GAME-14"


class DeckTooSmallForBoards(Refusal, frozen=True, rename={"board_count": "boards"}):
    game: str
    board_count: int


class NoSuchVariant(Refusal, frozen=True):
    variant: str
    hint: NameHint


class EmptyRotation(Refusal, frozen=True):
    rule = "BYND-85"
    mix: str


class DealersChoiceInFixedRotation(Refusal, frozen=True):
    rule = "BYND-85"
    mix: str


class GameNotInMix(Refusal, frozen=True):
    mix: str
    game: str
    games: tuple[str, ...]


class NoSuchMix(Refusal, frozen=True):
    mix: str
    hint: NameHint
