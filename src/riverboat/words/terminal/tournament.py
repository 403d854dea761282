"""Terminal tables for a host: structures, prizes and seats of an event."""

from __future__ import annotations

from typing import Literal, TypeAlias

from riverboat.words.phrase import Chips, Count, DecimalText, Phrase

StructureColumn: TypeAlias = Literal[
    "begins", "blinds", "ante", "length", "prize", "all", "table", "seat"
]

PrizeDealMethod: TypeAlias = Literal["icm", "chips", "even"]
NewEventOption: TypeAlias = Literal["name", "players", "pace", "format", "price"]


class StructureHeading(Phrase, frozen=True):
    players: int
    stack: Chips
    ratio: DecimalText


class LevelRow(Phrase, frozen=True):
    number: int


class BreakRow(Phrase, frozen=True):
    pass


class LevelMinutes(Phrase, frozen=True):
    minutes: int


class LevelHands(Phrase, frozen=True):
    hands: int


class LevelBlinds(Phrase, frozen=True):
    small: Chips
    big: Chips


class LevelAnte(Phrase, frozen=True):
    """An ante, posted by each player or by the big blind for all."""

    ante: Chips
    antes: Literal["each", "big_blind"]


class ChipRemoval(Phrase, frozen=True):
    """The chips colored up at a break."""

    chips: Chips


class ColumnHeading(Phrase, frozen=True):
    """A heading of a column."""

    column: StructureColumn


class PrizePoolHeading(Phrase, frozen=True):
    entries: Count
    """Number of entries, with grouped digits like an amount: at least two, maybe thousands."""
    pool: Chips
    places: int


class PlaceRange(Phrase, frozen=True):
    """Places with equal prizes."""

    first: int
    last: int


class DealMethodLabel(Phrase, frozen=True):
    way: PrizeDealMethod


class SeedLine(Phrase, frozen=True):
    seed: str


class HashLine(Phrase, frozen=True):
    seal: str


class SeedHashMismatch(Phrase, frozen=True):
    seal: str
    given: str


class PlayerNumber(Phrase, frozen=True):
    number: int


class TwoOrMoreNames(Phrase, frozen=True):
    pass


class NewEventQuestion(Phrase, frozen=True):
    """A question for an option of a new event that was omitted on the command line."""

    what: NewEventOption


class EntryFeeLine(Phrase, frozen=True):
    """The price of an entry and its parts, before the event is created."""

    total: Chips
    prize: Chips
    bounty: Chips
    fee: Chips


class ExistingFile(Phrase, frozen=True):
    file: str


class WrittenFile(Phrase, frozen=True):
    file: str


class FileWriteFailed(Phrase, frozen=True):
    file: str
    why: str
