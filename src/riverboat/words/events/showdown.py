"""Showdown events: shown cards, rake, and the winners of each part of each pot."""

from __future__ import annotations

from typing import Literal

from riverboat.words.events.event_phrases import Event
from riverboat.words.holdings import Holding
from riverboat.words.phrase import Cards, Chips, Number, Ordinal, Person, Phrase

Half = Literal["high", "low", "badugi", "Omaha", "draw"]
Side = Literal["high", "low", "both"]

# Before the cards are shown ---------------------------------------------------------------------


class RunItVote(Event, frozen=True):
    who: Person
    times: Number


class BoardRunCount(Event, frozen=True):
    times: Number


class DeclarationMade(Event, frozen=True):
    who: Person


class SideDeclared(Event, frozen=True):
    who: Person
    side: Side


class DeclaredSideOf(Phrase, frozen=True):
    who: Person
    side: Side


class DeclarationsRevealed(Event, frozen=True):
    each: tuple[DeclaredSideOf, ...]


# Showing ----------------------------------------------------------------------------------------


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


# Pots, and what is taken of them ----------------------------------------------------------------


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


class RakeLine(PotDeduction, frozen=True):
    pass


class TimeFeeFromPot(PotDeduction, frozen=True):
    pass


class JackpotDropTaken(PotDeduction, frozen=True):
    pass


class KittyDropTaken(PotDeduction, frozen=True):
    pass


# Winning ----------------------------------------------------------------------------------------


class BoardSuffix(Phrase, frozen=True):
    board: Ordinal


class Award(Event, frozen=True):
    """The award of a pot, or a half of one, to its winner."""


class PotWon(Award, frozen=True):
    who: Person
    pot: PotName
    chips: Chips
    board: BoardSuffix | None = None
    holding: Holding | None = None
    no_low: bool = False


class PotSplit(Award, frozen=True):
    winners: tuple[Person, ...]
    pot: PotName
    chips: Chips
    board: BoardSuffix | None = None
    holding: Holding | None = None
    no_low: bool = False


class PotScooped(Award, frozen=True):
    who: Person
    pot: PotName
    chips: Chips
    board: BoardSuffix | None = None
    holding: Holding | None = None


class HalfPotWon(Award, frozen=True):
    who: Person
    half: Half
    of: PotName | None
    chips: Chips
    board: BoardSuffix | None = None
    holding: Holding | None = None


class PotHalfSplit(Award, frozen=True):
    winners: tuple[Person, ...]
    half: Half
    of: PotName | None
    chips: Chips
    board: BoardSuffix | None = None
    holding: Holding | None = None


class Quartered(Event, frozen=True):
    who: Person


class OddChipAwarded(Event, frozen=True):
    who: Person


class OddChipsAwarded(Event, frozen=True):
    winners: tuple[Person, ...]


class NoOpenerReturned(Event, frozen=True):
    pass


class NoOpenerCarriedOver(Event, frozen=True):
    chips: Chips


class NoWinnerLeft(Event, frozen=True):
    chips: Chips
