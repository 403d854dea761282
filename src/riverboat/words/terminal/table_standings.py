"""Texts of a table in the terminal."""

from __future__ import annotations

from typing import Literal

from riverboat.words.phrase import Chips, Person, Phrase


class Standing(Phrase, frozen=True):
    """The reason why a player is not dealt in, or the blinds that the player owes."""


class SittingOutStanding(Standing, frozen=True):
    pass


class BigBlindWaitStanding(Standing, frozen=True):
    pass


class EntryStanding(Standing, frozen=True):
    pass


class OwedBlind(Phrase, frozen=True):
    what: Literal["big blind", "small blind", "ante", "straddle"]
    chips: Chips


class DebtStanding(Standing, frozen=True):
    each: tuple[OwedBlind, ...]


class PlayerStanding(Phrase, frozen=True):
    who: Person
    standing: tuple[Standing, ...]


class SettlementTransfer(Phrase, frozen=True):
    who: Person
    whom: Person
    chips: Chips


class HousePayment(Phrase, frozen=True):
    whom: Person
    chips: Chips


class PaymentToHouse(Phrase, frozen=True):
    who: Person
    chips: Chips


class BotsNotSettled(Phrase, frozen=True):
    result: Literal["won", "lost"]
    chips: Chips


class NoDebts(Phrase, frozen=True):
    pass
