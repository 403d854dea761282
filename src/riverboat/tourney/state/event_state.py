"""What the facts of an event add up to: who is in, where they sit, what the clock says.

Folded in place by ``apply``. What is due is derived from it, never stored.
"""

from __future__ import annotations

from typing import Literal, TypeAlias

from msgspec import Struct, field

from riverboat.deprecation import DeprecatedAttribute
from riverboat.tourney.balance.blind_distance import SeatedTable
from riverboat.tourney.rules import EventRules
from riverboat.tourney.state.event_facts import BountyReturn, EntryKind
from riverboat.tourney.structure.levels import StructurePart

Status: TypeAlias = Literal["registered", "seated", "moving", "out"]
Phase: TypeAlias = Literal["open", "running", "ended", "cancelled"]

MINUTE = 60_000
"""Milliseconds."""


class Entrant(Struct):
    """Somebody in the event: their current entry, and what they have won."""

    player: str
    number: int
    """The number of the current entry."""
    status: Status = "registered"
    chips: int = 0
    table: int = 0
    """Where they sit, or are going; 0: nowhere yet."""
    seat: int = -1
    """The seat; while moving the one that is kept for them, or -1 for whichever fits."""
    entries: int = 1
    rebuys: int = 0
    added_on: bool = False
    paid: int = 0
    """All the money that they have paid."""
    head: int = 0
    """What their own head is worth."""
    heads: int = 0
    """Money for heads of others."""
    prize: int = 0
    place: int = 0
    """The place of the last entry; 0: none yet."""
    away: bool = False
    penalty: int = 0
    """So many hands are still to be missed."""
    paid_big: bool = False
    """They were the big blind of their last hand."""
    until_big: int = 0
    """While moving: how many hands they were from the big blind."""
    came: EntryKind = "entry"
    locked: bool = False
    """They keep their seat when tables are balanced."""
    sent: bool = False
    """At a table of felt: they were sent to their seat, and have not said that they are there."""
    had: int = 0
    """What their head was worth when it was taken last."""
    taken: tuple[BountyReturn, ...] = ()
    """Who took it, while that can be given back."""
    ticket: str = ""
    """The ticket that they have won, of a satellite."""
    lost: Bust | None = None
    """How they lost all chips, while they may still buy again."""
    last_table: int = 0
    """The table that they left last."""
    guess: bool = False
    """Their move was chosen without knowing where the button is."""


class EventTable(Struct):
    """A table of the event."""

    number: int
    seats: list[str | None]
    hand: int = 0
    playing: bool = False
    level: int = 0
    """The level of the hand that is played."""
    in_level: int = 0
    """How many hands it has begun in the level of the clock."""
    small: int | None = None
    big: int | None = None
    stacks: dict[str, int] = field(default_factory=dict)
    """What its players had when the hand began."""
    out_of_use: tuple[int, ...] = ()
    """Seats in which nobody sits."""
    opened_last: int | None = None
    """The seat that was left last."""
    races: tuple[int, ...] = ()
    """Worths of chips that leave the table as soon as its hand is over."""
    alone: int | None = None
    """Since when one player has been alone here with absent ones (TRNY-17)."""
    blinded: int = 0
    """How often the button has moved by the clock since then."""
    due: int = 0
    """How many sit here or are on their way here."""
    all_in: bool = False
    """Nobody can bet any more in the hand that is played (TRNY-38)."""
    reported: int | None = None
    """At a physical table: when the next big blind was reported; ``None``: not since a hand."""
    guess: bool = False
    """The next big blind was reported as not known."""

    @property
    def players(self) -> tuple[str, ...]:
        """Who sits here."""
        return tuple([who for who in self.seats if who is not None])

    @property
    def count(self) -> int:
        """How many sit here."""
        return len(self.seats) - self.seats.count(None)

    @property
    def seated(self) -> SeatedTable:
        """As the balancer sees it."""
        return SeatedTable(self.number, tuple(self.seats), self.small, self.big, self.out_of_use)


class Bust(Struct, frozen=True):
    """An entry that has lost all its chips and has no place yet."""

    number: int
    player: str
    table: int
    hand: int
    stack: int
    by: tuple[str, ...] = ()
    """Who put them out."""
    typed: bool = False
    """At a table of felt: who put them out had their chips from what was typed."""

    @property
    def hand_key(self) -> tuple[int, int]:
        """The table and the hand of it; of physical tables the hand has a number of its own."""
        return (0 if self.typed else self.table, self.hand)


class Placing(Struct, frozen=True):
    """Entries that were placed together, and what each of them got."""

    place: int
    prize: int
    odd: int
    busts: tuple[Bust, ...]


class EventClockState(Struct):
    """Where the event is in its structure."""

    level: int = 0
    """The number of the level, from 1; in a break of the one before it."""
    part: int = -1
    """Which part of the structure; -1 before the first."""
    began: int = 0
    """When it would have begun, had the clock never stood still."""
    paused: int | None = None
    """Since when the clock stands still; ``None``: it goes."""
    now: int = 0
    """The latest time that anybody has told."""
    told: int = 0
    """When it was last told that the clock goes, stands, or begins a level."""
    rested: int = 0
    """Up to when breaks by the hour have been had."""
    rests_until: int | None = None
    """In a break by the hour: until when."""


class Event(Struct):
    """One event."""

    rules: EventRules
    seal: str
    phase: Phase = "open"
    entrants: dict[str, Entrant] = field(default_factory=dict)
    inside: dict[str, Entrant] = field(default_factory=dict)
    """Those of them who are not out."""
    homeless: dict[str, Entrant] = field(default_factory=dict)
    """Those of them who sit nowhere: registered, or on their way."""
    tables: dict[int, EventTable] = field(default_factory=dict)
    clock: EventClockState = field(default_factory=EventClockState)
    entries: int = 0
    draws: int = 0
    sold: int = 0
    """All chips that were ever bought."""
    removed: int = 0
    """Chips that have left play (TRNY-54)."""
    missing: int = 0
    """Chips that counts have found missing, less those that they have found too many."""
    pool: int = 0
    """What has been paid for prizes."""
    closed: bool = False
    """Nobody enters any more."""
    prizes: tuple[int, ...] = ()
    paid: int = 0
    """How many places get a prize."""
    sizes: dict[int, int] = field(default_factory=dict)
    """How many tables there are of each size, with those who are on their way there."""
    racing: set[int] = field(default_factory=set)
    """Tables whose small chips are to be changed."""
    closed_seats: int = 0
    """How many seats are out of use."""
    order: tuple[int, ...] = ()
    """The breaking order, once it is posted; with tables that have broken since."""
    busts: list[Bust] = field(default_factory=list)
    """Who has lost all chips and is not placed yet, in order."""
    placed: int = 0
    """How many entries have their place."""
    by_hand: bool = False
    """Hand for hand is on."""
    round: set[int] = field(default_factory=set)
    """Tables whose hand of this round is not finished."""
    last_hands: dict[int, int] = field(default_factory=dict)
    """At the end of a day: how many more hands each table plays."""
    cards: int = 0
    """How many cards of a mystery bounty have been drawn."""
    made: tuple[int, ...] = ()
    """The cards that were made from the money, the greatest first."""
    head_money: int = 0
    """What has been paid for heads."""
    odd: int = 0
    """Money that did not divide, for the first place."""
    placings: list[Placing] = field(default_factory=list)
    """Who was placed, in order: the last of them can be undone."""
    asking: dict[str, int] = field(default_factory=dict)
    """Who would come in and waits for the host, and since when."""
    tickets: list[str] = field(default_factory=list)
    """Tickets that have been used."""
    races: tuple[int, ...] = ()
    """Worths of chips that those who are on their way still have to change."""
    day: int = 1
    bagged: bool = False
    """The day is over, and its chips are in bags."""
    draw_all: bool = False
    """All seats are to be drawn again, for a new day."""
    flights: list[str] = field(default_factory=list)
    """First days whose players have come in."""
    giver: int = 0
    """The table that gave a player last (TRNY-24)."""
    felt_hand: int = 0
    """Hands of physical tables in which players lost all chips, counted over all tables."""
    settled: int = 0
    """Of those, the last one that takes no more players: a round, a deal or a day ended it."""
    by_hand_after: int = 0
    """Of those, the last one before hand for hand began."""
    refunds: dict[str, int] = field(default_factory=dict)
    """What was paid back when the event was called off."""

    @property
    def players_left(self) -> tuple[Entrant, ...]:
        """Who has chips, or may still buy some."""
        return tuple(self.inside.values())

    @property
    def part(self) -> StructurePart | None:
        """The level or the break that the clock is in."""
        parts = self.rules.structure.parts
        return parts[min(self.clock.part, len(parts) - 1)] if self.clock.part >= 0 else None

    @property
    def level(self) -> int:
        """The number of the level, from 1; in a break of the one before it; 0 before the start."""
        return self.clock.level

    @property
    def chips(self) -> int:
        """All chips in play: at tables and on the way."""
        return sum([each.chips for each in self.entrants.values()])

    def is_busy(self, table: int) -> bool:
        """Whether a table is in a hand, or somebody there must say whether they buy again."""
        return self.tables[table].playing or any(not each.chips for each in self.seated_at(table))

    def seated_at(self, table: int) -> tuple[Entrant, ...]:
        """Who sits at a table."""
        return tuple([self.entrants[who] for who in self.tables[table].players])

    at = DeprecatedAttribute("seated_at")
    busy = DeprecatedAttribute("is_busy")
    left = DeprecatedAttribute("players_left")
