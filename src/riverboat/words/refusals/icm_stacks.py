"""Reasons why stacks and prizes do not form a valid tournament, deal or push-or-fold situation."""

from __future__ import annotations

from typing import Literal, TypeAlias

from riverboat.words.phrase import Phrase, Refusal

StackOrPrize: TypeAlias = Literal["stack", "prize"]


class SamplesTooFew(Refusal, frozen=True):
    samples: int


class FinishCountInvalid(Refusal, frozen=True):
    players: int
    places: int


class TooManyPlaces(Refusal, frozen=True):
    places: int
    players: int


class NoSuchPlayer(Refusal, frozen=True):
    name: Literal["hero", "villain"]
    who: int
    last: int


class PlayerStackEmpty(Refusal, frozen=True):
    who: int


class HeroVillainClash(Refusal, frozen=True):
    who: int


class ExactIcmTooLarge(Refusal, frozen=True):
    what: Literal["deal", "risk"]


class AmountTooLarge(Refusal, frozen=True):
    what: StackOrPrize
    number: int
    most: str


class AmountBelowZero(Refusal, frozen=True):
    """Refusal of a negative amount; *given* is the text as typed, or empty if it is too long to
    quote.
    """

    what: StackOrPrize
    number: int
    given: str


class AmountTooSmall(Refusal, frozen=True):
    what: StackOrPrize
    number: int
    given: str
    least: str


class TwoStacksRequired(Refusal, frozen=True):
    players: int


class AllStacksEmpty(Refusal, frozen=True):
    pass


class NoPrizes(Refusal, frozen=True):
    pass


class MorePrizesThanPlayers(Refusal, frozen=True):
    prizes: int
    players: int


class PrizesUnsorted(Refusal, frozen=True):
    place: int
    lower: str
    before: int
    higher: str


# Prize deals ------------------------------------------------------------------------------------


class UnitTooSmall(Refusal, frozen=True):
    unit: int


class ReservesOverPrizes(Refusal, frozen=True):
    saved: int
    prizes: int


class PrizeReserveTooLarge(Refusal, frozen=True):
    kept: str
    place: int
    prize: str


# Push or fold -----------------------------------------------------------------------------------


class StackPerPlayerExpected(Refusal, frozen=True):
    stacks: int
    players: int


class PushFoldPlayerCount(Refusal, frozen=True):
    stacks: int
    most: int


class BlindBelowZero(Refusal, frozen=True):
    what: Literal["small blind", "ante", "big blind ante"]
    amount: str


class SmallBlindAboveOne(Refusal, frozen=True):
    amount: str


class SeatPositionLabel(Phrase, frozen=True):
    """A position by its name: ``button``, ``big blind``, ``UTG+1``."""

    seat: str


class StackDepthOutOfRange(Refusal, frozen=True):
    seat: SeatPositionLabel
    stack: str
    least: str
    most: str


class TooManyAllInByPosting(Refusal, frozen=True):
    seats: tuple[SeatPositionLabel, ...]
    most: int


class OtherStacksNeedPrizes(Refusal, frozen=True):
    pass


class OtherStacksEmpty(Refusal, frozen=True):
    pass


class EqualPrizes(Refusal, frozen=True):
    pass


class AccuracyNotPositive(Refusal, frozen=True):
    accuracy: str


class RoundsTooFew(Refusal, frozen=True):
    rounds: int
