"""Showdown events: shown cards, rake, and the winners of each part of each pot."""

from __future__ import annotations

from typing import Literal

from riverboat.words.events.event_phrases import Event
from riverboat.words.holdings import Holding
from riverboat.words.phrase import Cards, Chips, Number, Ordinal, Person, Phrase

PotHalfName = Literal["high", "low", "badugi", "Omaha", "draw"]
DeclaredSide = Literal["high", "low", "both"]


class RunItVote(Event, frozen=True):
    who: Person
    times: Number


class BoardRunCount(Event, frozen=True):
    times: Number


class DeclarationMade(Event, frozen=True):
    who: Person


class SideDeclared(Event, frozen=True):
    who: Person
    side: DeclaredSide


class PlayerDeclaredSide(Phrase, frozen=True):
    who: Person
    side: DeclaredSide


class DeclarationsRevealed(Event, frozen=True):
    each: tuple[PlayerDeclaredSide, ...]


class CardsShown(Event, frozen=True):
    who: Person
    cards: Cards


class RabbitHuntCards(Event, frozen=True):
    cards: Cards


class HoldingShown(Event, frozen=True):
    who: Person
    cards: Cards
    holding: Holding


class CardsMucked(Event, frozen=True):
    who: Person


class OpenersDisplayed(Event, frozen=True):
    who: Person
    cards: Cards


class OpenersUnshowable(Event, frozen=True):
    who: Person


class PotName(Phrase, frozen=True):
    """The name of a pot."""


class SinglePotName(PotName, frozen=True):
    pass


class MainPotName(PotName, frozen=True):
    pass


class SidePot(PotName, frozen=True):
    n: int


class PotDeduction(Event, frozen=True):
    """An amount of a pot that goes to a receiver other than a player."""

    chips: Chips
    pot: PotName


class RakeFromPot(PotDeduction, frozen=True):
    pass


class TimeFeeFromPot(PotDeduction, frozen=True):
    pass


class JackpotDropTaken(PotDeduction, frozen=True):
    pass


class KittyDropTaken(PotDeduction, frozen=True):
    pass


class BoardSuffix(Phrase, frozen=True):
    board: Ordinal


class PotAward(Event, frozen=True):
    """The award of a pot, or a half of one, to its winner."""


class PotWon(PotAward, frozen=True):
    who: Person
    pot: PotName
    chips: Chips
    board: BoardSuffix | None = None
    holding: Holding | None = None
    no_low: bool = False


class PotSplit(PotAward, frozen=True):
    winners: tuple[Person, ...]
    pot: PotName
    chips: Chips
    board: BoardSuffix | None = None
    holding: Holding | None = None
    no_low: bool = False


class PotScooped(PotAward, frozen=True):
    who: Person
    pot: PotName
    chips: Chips
    board: BoardSuffix | None = None
    holding: Holding | None = None


class HalfPotWon(PotAward, frozen=True):
    who: Person
    half: PotHalfName
    of: PotName | None
    chips: Chips
    board: BoardSuffix | None = None
    holding: Holding | None = None


class PotHalfSplit(PotAward, frozen=True):
    winners: tuple[Person, ...]
    half: PotHalfName
    of: PotName | None
    chips: Chips
    board: BoardSuffix | None = None
    holding: Holding | None = None


class PlayerQuartered(Event, frozen=True):
    who: Person


class OddChipAwarded(Event, frozen=True):
    who: Person


class OddChipsAwarded(Event, frozen=True):
    winners: tuple[Person, ...]


class PassedOutPotReturned(Event, frozen=True):
    pass


class PassedOutPotCarriedOver(Event, frozen=True):
    chips: Chips


class NoWinnerLeft(Event, frozen=True):
    chips: Chips
