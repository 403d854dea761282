"""Terminal tables for a host: structures, prizes and seats of an event."""

from __future__ import annotations

from typing import Literal, TypeAlias

from riverboat.words.phrase import Chips, Phrase

Column: TypeAlias = Literal["begins", "blinds", "ante", "length", "prize", "all", "table", "seat"]

Way: TypeAlias = Literal["icm", "chips", "even"]
Asked: TypeAlias = Literal["name", "players", "pace", "format", "price"]

# Levels -----------------------------------------------------------------------------------------


class StructureOf(Phrase, frozen=True):
    en = "{players:* player|* players} with {stack}: blinds rise by {ratio}"
    players: int
    stack: Chips
    ratio: str


class LevelRow(Phrase, frozen=True):
    en = "level {number}"
    number: int


class BreakRow(Phrase, frozen=True):
    en = "break"


class SoManyMinutes(Phrase, frozen=True):
    en = "{minutes} min"
    minutes: int


class SoManyHands(Phrase, frozen=True):
    en = "{hands:* hand|* hands}"
    hands: int


class BlindsOf(Phrase, frozen=True):
    en = "{small}/{big}"
    small: Chips
    big: Chips


class AnteOf(Phrase, frozen=True):
    """An ante, posted by each player or by the big blind for all."""

    en = "{ante} {antes:each=each|BB}"
    ante: Chips
    antes: Literal["each", "big_blind"]


class ChipsGo(Phrase, frozen=True):
    """The chips colored up at a break."""

    en = "{chips} chips go"
    chips: Chips


class HeadOf(Phrase, frozen=True):
    """A heading of a column."""

    en = "{column:all=of all|*}"
    column: Column


# Prizes -----------------------------------------------------------------------------------------


class EntriesPay(Phrase, frozen=True):
    en = "{entries} entries: {pool} for {places:* place|* places}"
    entries: Chips
    """Number of entries, formatted like an amount: at least two, maybe thousands."""
    pool: Chips
    places: int


class PlacesAlike(Phrase, frozen=True):
    """Places with equal prizes."""

    en = "{first} to {last}"
    first: int
    last: int


class DealBy(Phrase, frozen=True):
    en = "{way:icm=icm|*}"
    way: Way


# Seats ------------------------------------------------------------------------------------------


class SeedIs(Phrase, frozen=True):
    en = "seed {seed}"
    seed: str


class HashIs(Phrase, frozen=True):
    en = "hash {seal}"
    seal: str


class OtherHash(Phrase, frozen=True):
    en = "this seed has the hash {seal}, and not {given}"
    seal: str
    given: str


class PlayerNumber(Phrase, frozen=True):
    en = "player {number}"
    number: int


class TwoOrMoreNames(Phrase, frozen=True):
    en = "two players or more, each with a name of their own"


# A new event ------------------------------------------------------------------------------------


class AskOfNewEvent(Phrase, frozen=True):
    """The question for an omitted option."""

    en = (
        "{what:name=What is it called|players=How many players|pace=hyper, turbo, regular, deep "
        "or home|format=Format|What an entry costs}"
    )
    what: Asked


class EntryIs(Phrase, frozen=True):
    """The price of an entry and its parts, before the event is created."""

    en = "Entry {total}: {prize} to the prize pool{bounty:0=|, * bounty}{fee:0=|, * fee}"
    total: Chips
    prize: Chips
    bounty: Chips
    fee: Chips


class FileIsThereAlready(Phrase, frozen=True):
    en = "{file} is there already"
    file: str


class FileIsWritten(Phrase, frozen=True):
    en = "{file} is written"
    file: str


class FileCannotBeWritten(Phrase, frozen=True):
    en = "{file} cannot be written: {why}"
    file: str
    why: str
