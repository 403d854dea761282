"""State of an event: the entrants, their seats, and the clock.

``apply`` updates it in place. Pending steps are derived from the state, never stored.
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
"""Milliseconds in a minute."""


class Entrant(Struct):
    """An entrant: their current entry, and their winnings."""

    player: str
    number: int
    """The number of the current entry."""
    status: Status = "registered"
    chips: int = 0
    table: int = 0
    """The table of the current or future seat; 0 if there is none yet."""
    seat: int = -1
    """The seat; while moving the reserved one, or -1 for any."""
    entries: int = 1
    rebuys: int = 0
    added_on: bool = False
    paid: int = 0
    """Total payments by the player."""
    head: int = 0
    """The value of the player's own bounty."""
    heads: int = 0
    """Money won for bounties."""
    prize: int = 0
    place: int = 0
    """The place of the last entry; 0 if there is none yet."""
    away: bool = False
    penalty: int = 0
    """Number of hands still to be missed."""
    paid_big: bool = False
    """The player was the big blind of their last hand."""
    until_big: int = 0
    """While moving: the number of hands until the player would have been the big blind."""
    came: EntryKind = "entry"
    locked: bool = False
    """The seat is locked against table balancing."""
    sent: bool = False
    """True if the player was moved at a physical table and has not confirmed the arrival."""
    had: int = 0
    """The value of the player's bounty when it was last won."""
    taken: tuple[BountyReturn, ...] = ()
    """Winners of the player's bounty, while it can be returned."""
    ticket: str = ""
    """The satellite ticket that the player has won."""
    lost: Bust | None = None
    """The loss of all chips, while a rebuy is possible."""
    last_table: int = 0
    """The table that the player left last."""
    guess: bool = False
    """The move was chosen without knowing the button's position."""


class EventTable(Struct):
    """A table of an event."""

    number: int
    seats: list[str | None]
    hand: int = 0
    playing: bool = False
    level: int = 0
    """The level of the current hand."""
    in_level: int = 0
    """Number of hands begun in the clock's level."""
    small: int | None = None
    big: int | None = None
    stacks: dict[str, int] = field(default_factory=dict)
    """Stacks of the players at the beginning of the hand."""
    out_of_use: tuple[int, ...] = ()
    """Seats that are out of use."""
    opened_last: int | None = None
    """The seat left last."""
    races: tuple[int, ...] = ()
    """Denominations that leave the table as soon as its hand is over."""
    alone: int | None = None
    """The time since which the table has had a single present player among absent ones (TRNY-17).
    """
    blinded: int = 0
    """Number of times the clock has moved the button since then."""
    due: int = 0
    """Number of players seated here or on the way here."""
    all_in: bool = False
    """True if no further betting is possible in the current hand (TRNY-38)."""
    reported: int | None = None
    """At a physical table: the time of the next big blind's report; ``None`` since a new hand."""
    guess: bool = False
    """The next big blind was reported as unknown."""
    button: int | None = None
    """At a physical table: the seat of the button, if the host has reported it."""
    button_at: int | None = None
    """The time when the host last moved the button; ``None`` if never."""

    @property
    def players(self) -> tuple[str, ...]:
        """The players seated here."""
        return tuple([name for name in self.seats if name is not None])

    @property
    def count(self) -> int:
        """Number of players seated here."""
        return len(self.seats) - self.seats.count(None)

    @property
    def seated(self) -> SeatedTable:
        """The table as a balancing input."""
        return SeatedTable(self.number, tuple(self.seats), self.small, self.big, self.out_of_use)


class Bust(Struct, frozen=True):
    """An entry that has lost all its chips and has no place yet."""

    number: int
    player: str
    table: int
    hand: int
    stack: int
    by: tuple[str, ...] = ()
    """The players who eliminated them."""
    typed: bool = False
    """True if the host entered it at a physical table: the chips were transferred to the winners.
    """

    @property
    def hand_key(self) -> tuple[int, int]:
        """The table and its hand; hands of physical tables have a numbering of their own."""
        return (0 if self.typed else self.table, self.hand)


class Placing(Struct, frozen=True):
    """Entries placed together, and the prize of each."""

    place: int
    prize: int
    odd: int
    busts: tuple[Bust, ...]


class EventClockState(Struct):
    """The position of the event in its structure."""

    level: int = 0
    """Number of the level, from 1; during a break, the level before it."""
    part: int = -1
    """Index of the structure's part; -1 before the first."""
    began: int = 0
    """The start of the part, had the clock never been paused."""
    paused: int | None = None
    """The time since which the clock is paused; ``None`` if it runs."""
    now: int = 0
    """The latest time reported."""
    told: int = 0
    """The time of the last report that the clock runs, is paused, or begins a level."""
    rested: int = 0
    """The time up to which hourly breaks were taken."""
    rests_until: int | None = None
    """The end of the current hourly break."""


class Event(Struct):
    """The state of one event."""

    rules: EventRules
    seal: str
    phase: Phase = "open"
    entrants: dict[str, Entrant] = field(default_factory=dict)
    inside: dict[str, Entrant] = field(default_factory=dict)
    """Entrants who are not out."""
    homeless: dict[str, Entrant] = field(default_factory=dict)
    """Entrants without a seat: registered, or on the way."""
    tables: dict[int, EventTable] = field(default_factory=dict)
    clock: EventClockState = field(default_factory=EventClockState)
    entries: int = 0
    draws: int = 0
    sold: int = 0
    """Total chips sold."""
    removed: int = 0
    """Chips that have left play (TRNY-54)."""
    missing: int = 0
    """Net chips missing by counts."""
    pool: int = 0
    """Money paid into the prize pool."""
    closed: bool = False
    """Registration is closed."""
    prizes: tuple[int, ...] = ()
    paid: int = 0
    """Number of paid places."""
    sizes: dict[int, int] = field(default_factory=dict)
    """Number of tables of each size, counting players on the way."""
    racing: set[int] = field(default_factory=set)
    """Tables whose small chips are to be changed."""
    closed_seats: int = 0
    """Number of seats out of use."""
    order: tuple[int, ...] = ()
    """The posted breaking order, including tables that have broken since."""
    busts: list[Bust] = field(default_factory=list)
    """Busts that are not placed yet, in order."""
    placed: int = 0
    """Number of entries placed."""
    by_hand: bool = False
    """Hand for hand is in progress."""
    round: set[int] = field(default_factory=set)
    """Tables whose hand of this round is not finished."""
    last_hands: dict[int, int] = field(default_factory=dict)
    """Number of hands left at each table at the end of a day."""
    cards: int = 0
    """Number of mystery bounty cards drawn."""
    made: tuple[int, ...] = ()
    """Cards made from the money, the greatest first."""
    head_money: int = 0
    """Money paid for bounties."""
    odd: int = 0
    """The indivisible remainder, for the first place."""
    placings: list[Placing] = field(default_factory=list)
    """Placings in order; the last of them can be undone."""
    asking: dict[str, int] = field(default_factory=dict)
    """Players waiting for the host's admission, and the time of their request."""
    tickets: list[str] = field(default_factory=list)
    """Used tickets."""
    races: tuple[int, ...] = ()
    """Denominations that players on the way still have to change."""
    day: int = 1
    bagged: bool = False
    """The day is over, and its chips are bagged."""
    draw_all: bool = False
    """All seats are to be redrawn for a new day."""
    flights: list[str] = field(default_factory=list)
    """First days whose players have joined."""
    giver: int = 0
    """The table that last gave a player (TRNY-24)."""
    felt_hand: int = 0
    """Number of hands of physical tables with eliminations, over all tables."""
    settled: int = 0
    """The last such hand closed to more players, by a round, a deal or a day's end."""
    by_hand_after: int = 0
    """The last such hand before hand for hand began."""
    refunds: dict[str, int] = field(default_factory=dict)
    """Refunds paid when the event was cancelled."""

    @property
    def players_left(self) -> tuple[Entrant, ...]:
        """The players who have chips or may still buy some."""
        return tuple(self.inside.values())

    @property
    def part(self) -> StructurePart | None:
        """The clock's current level or break."""
        parts = self.rules.structure.parts
        return parts[min(self.clock.part, len(parts) - 1)] if self.clock.part >= 0 else None

    @property
    def level(self) -> int:
        """The number of the level, from 1; in a break the level before; 0 before the start."""
        return self.clock.level

    @property
    def chips(self) -> int:
        """All chips in play: at tables and on the way."""
        return sum([entrant.chips for entrant in self.entrants.values()])

    def is_busy(self, table: int) -> bool:
        """Return True if a table is in a hand, or a player there must decide on a rebuy."""
        return self.tables[table].playing or any(
            not entrant.chips for entrant in self.seated_at(table)
        )

    def seated_at(self, table: int) -> tuple[Entrant, ...]:
        """Return the entrants seated at a table."""
        return tuple([self.entrants[player] for player in self.tables[table].players])

    at = DeprecatedAttribute("seated_at")
    busy = DeprecatedAttribute("is_busy")
    left = DeprecatedAttribute("players_left")
