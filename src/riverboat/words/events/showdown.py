"""Showdown events: shown cards, rake, and the winners of each part of each pot."""

from __future__ import annotations

from typing import Literal

from riverboat.words.events.event import Event
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


class Declares(Event, frozen=True):
    who: Person


class DeclaresFor(Event, frozen=True):
    who: Person
    side: Side


class DeclaredSideOf(Phrase, frozen=True):
    who: Person
    side: Side


class DeclarationsRevealed(Event, frozen=True):
    each: tuple[DeclaredSideOf, ...]


# Showing ----------------------------------------------------------------------------------------


class Shows(Event, frozen=True):
    who: Person
    cards: Cards


class RabbitHuntCards(Event, frozen=True):
    cards: Cards


class HoldingShown(Event, frozen=True):
    who: Person
    cards: Cards
    holding: Holding


class Mucks(Event, frozen=True):
    who: Person


class OpenersDisplayed(Event, frozen=True):
    who: Person
    cards: Cards


class OpenersUnshowable(Event, frozen=True):
    who: Person


# Pots, and what is taken of them ----------------------------------------------------------------


class PotName(Phrase, frozen=True):
    """The name of a pot."""


class ThePot(PotName, frozen=True):
    pass


class TheMainPot(PotName, frozen=True):
    pass


class SidePot(PotName, frozen=True):
    n: int


class TakenOfAPot(Event, frozen=True):
    """An amount of a pot that goes to a receiver other than a player."""

    chips: Chips
    pot: PotName


class RakeLine(TakenOfAPot, frozen=True):
    pass


class TimeFeeFromPot(TakenOfAPot, frozen=True):
    pass


class JackpotGrows(TakenOfAPot, frozen=True):
    pass


class KittyGrows(TakenOfAPot, frozen=True):
    pass


# Winning ----------------------------------------------------------------------------------------


class BoardSuffix(Phrase, frozen=True):
    board: Ordinal


class Award(Event, frozen=True):
    """The award of a pot, or a half of one, to its winner."""


class Wins(Award, frozen=True):
    who: Person
    pot: PotName
    chips: Chips
    board: BoardSuffix | None = None
    holding: Holding | None = None
    no_low: bool = False


class Split(Award, frozen=True):
    winners: tuple[Person, ...]
    pot: PotName
    chips: Chips
    board: BoardSuffix | None = None
    holding: Holding | None = None
    no_low: bool = False


class Scoops(Award, frozen=True):
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


class SplitAHalf(Award, frozen=True):
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


class OddChipsGoTo(Event, frozen=True):
    winners: tuple[Person, ...]


class NoOpenerReturned(Event, frozen=True):
    pass


class NoOpenerCarriedOver(Event, frozen=True):
    chips: Chips


class NoWinnerLeft(Event, frozen=True):
    chips: Chips
