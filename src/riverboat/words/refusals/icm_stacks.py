"""Reasons why stacks and prizes do not form a valid tournament, deal or push-or-fold situation."""

from __future__ import annotations

from typing import Literal, TypeAlias

from riverboat.words.phrase import DecimalText, Phrase, Refusal

StackOrPrize: TypeAlias = Literal["stack", "prize"]


class SamplesTooFew(Refusal, frozen=True):
    samples: int


class FinishCountInvalid(
    Refusal, frozen=True, rename={"place_count": "places", "player_count": "players"}
):
    player_count: int
    place_count: int


class TooManyPlaces(
    Refusal, frozen=True, rename={"place_count": "places", "player_count": "players"}
):
    place_count: int
    player_count: int


class NoSuchPlayer(Refusal, frozen=True, rename={"max_player": "last", "player_number": "who"}):
    name: Literal["hero", "villain"]
    player_number: int
    max_player: int


class PlayerStackEmpty(Refusal, frozen=True):
    who: int


class HeroVillainClash(Refusal, frozen=True):
    who: int


class ExactIcmTooLarge(Refusal, frozen=True, rename={"calculation": "what"}):
    calculation: Literal["deal", "risk"]


class AmountTooLarge(
    Refusal,
    frozen=True,
    rename={"amount_kind": "what", "list_position": "number", "maximum": "most"},
):
    amount_kind: StackOrPrize
    list_position: int
    maximum: DecimalText


class AmountBelowZero(
    Refusal,
    frozen=True,
    rename={"amount_kind": "what", "list_position": "number", "given_amount": "given"},
):
    """Refusal of a negative amount; *given_amount* is the text as typed, or empty if it
    is too long to quote.
    """

    amount_kind: StackOrPrize
    list_position: int
    given_amount: str


class AmountTooSmall(
    Refusal,
    frozen=True,
    rename={
        "amount_kind": "what",
        "list_position": "number",
        "given_amount": "given",
        "minimum": "least",
    },
):
    amount_kind: StackOrPrize
    list_position: int
    given_amount: str
    minimum: DecimalText


class TwoStacksRequired(Refusal, frozen=True):
    players: int


class AllStacksEmpty(Refusal, frozen=True):
    pass


class NoPrizes(Refusal, frozen=True):
    pass


class MorePrizesThanPlayers(
    Refusal, frozen=True, rename={"prize_count": "prizes", "player_count": "players"}
):
    prize_count: int
    player_count: int


class PrizesUnsorted(
    Refusal,
    frozen=True,
    rename={"previous_place": "before", "previous_prize": "higher", "prize": "lower"},
):
    place: int
    prize: DecimalText
    previous_place: int
    previous_prize: DecimalText


class IcmUnitTooSmall(Refusal, frozen=True):
    unit: int


class ReservesOverPrizes(
    Refusal, frozen=True, rename={"reserve_count": "saved", "prize_count": "prizes"}
):
    reserve_count: int
    prize_count: int


class PrizeReserveTooLarge(Refusal, frozen=True, rename={"reserve": "kept"}):
    reserve: DecimalText
    place: int
    prize: DecimalText


class StackPerPlayerExpected(Refusal, frozen=True):
    stacks: int
    players: int


class PushFoldStackCountInvalid(Refusal, frozen=True, rename={"max_players": "most"}):
    stacks: int
    max_players: int


class BlindBelowZero(Refusal, frozen=True, rename={"forced_bet": "what"}):
    forced_bet: Literal["small blind", "ante", "big blind ante"]
    amount: str


class SmallBlindAboveOne(Refusal, frozen=True):
    amount: str


class SeatPositionLabel(Phrase, frozen=True):
    """A position by its name: ``button``, ``big blind``, ``UTG+1``."""

    seat: str


class StackDepthOutOfRange(Refusal, frozen=True, rename={"minimum": "least", "maximum": "most"}):
    seat: SeatPositionLabel
    stack: DecimalText
    minimum: DecimalText
    maximum: DecimalText


class TooManyAllInByPosting(Refusal, frozen=True, rename={"maximum": "most"}):
    seats: tuple[SeatPositionLabel, ...]
    maximum: int


class OtherStacksNeedPrizes(Refusal, frozen=True):
    pass


class OtherStacksEmpty(Refusal, frozen=True):
    pass


class PrizesAllEqual(Refusal, frozen=True):
    pass


class AccuracyNotPositive(Refusal, frozen=True):
    accuracy: str


class IterationsTooFew(Refusal, frozen=True, rename={"iterations": "rounds"}):
    iterations: int
