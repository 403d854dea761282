"""Terminal tables for a host: structures, prizes and seats of an event."""

from __future__ import annotations

from typing import Literal, TypeAlias

from riverboat.words.phrase import Chips, Phrase

Column: TypeAlias = Literal["begins", "blinds", "ante", "length", "prize", "all", "table", "seat"]

Way: TypeAlias = Literal["icm", "chips", "even"]
Asked: TypeAlias = Literal["name", "players", "pace", "format", "price"]

# Levels -----------------------------------------------------------------------------------------


class StructureOf(Phrase, frozen=True):
    players: int
    stack: Chips
    ratio: str


class LevelRow(Phrase, frozen=True):
    number: int


class BreakRow(Phrase, frozen=True):
    pass


class SoManyMinutes(Phrase, frozen=True):
    minutes: int


class SoManyHands(Phrase, frozen=True):
    hands: int


class BlindsOf(Phrase, frozen=True):
    small: Chips
    big: Chips


class AnteOf(Phrase, frozen=True):
    """An ante, posted by each player or by the big blind for all."""

    ante: Chips
    antes: Literal["each", "big_blind"]


class ChipsGo(Phrase, frozen=True):
    """The chips colored up at a break."""

    chips: Chips


class HeadOf(Phrase, frozen=True):
    """A heading of a column."""

    column: Column


# Prizes -----------------------------------------------------------------------------------------


class EntriesPay(Phrase, frozen=True):
    entries: Chips
    """Number of entries, formatted like an amount: at least two, maybe thousands."""
    pool: Chips
    places: int


class PlacesAlike(Phrase, frozen=True):
    """Places with equal prizes."""

    first: int
    last: int


class DealBy(Phrase, frozen=True):
    way: Way


# Seats ------------------------------------------------------------------------------------------


class SeedIs(Phrase, frozen=True):
    seed: str


class HashIs(Phrase, frozen=True):
    seal: str


class OtherHash(Phrase, frozen=True):
    seal: str
    given: str


class PlayerNumber(Phrase, frozen=True):
    number: int


class TwoOrMoreNames(Phrase, frozen=True):
    pass


# A new event ------------------------------------------------------------------------------------


class AskOfNewEvent(Phrase, frozen=True):
    """The question for an omitted option."""

    what: Asked


class EntryIs(Phrase, frozen=True):
    """The price of an entry and its parts, before the event is created."""

    total: Chips
    prize: Chips
    bounty: Chips
    fee: Chips


class ExistingFile(Phrase, frozen=True):
    file: str


class WrittenFile(Phrase, frozen=True):
    file: str


class FileCannotBeWritten(Phrase, frozen=True):
    file: str
    why: str
