"""State of an event: the entrants, their seats, and the clock.

``apply`` updates it in place. Pending steps are derived from the state, never stored.
"""

from __future__ import annotations

from typing import Literal, TypeAlias

from msgspec import Struct, field

from riverboat.deprecation import DeprecatedAttribute
from riverboat.deprecation.renamed_keywords import DeprecatedKeywords
from riverboat.tourney.balance.blind_distance import SeatedTable
from riverboat.tourney.rules import EventRules
from riverboat.tourney.state.event_facts import BountyReturn, EntryKind
from riverboat.tourney.structure.levels import StructurePart

Status: TypeAlias = Literal["registered", "seated", "moving", "out"]
Phase: TypeAlias = Literal["open", "running", "ended", "cancelled"]

MINUTE_MS = 60_000
"""Milliseconds in a minute."""


class Entrant(Struct):
    """An entrant: their current entry, and their winnings."""

    player: str
    entry_number: int
    """The number of the current entry."""
    status: Status = "registered"
    chips: int = 0
    table: int = 0
    """The table of the current or future seat; 0 if there is none yet."""
    seat: int = -1
    """The seat; while moving the reserved one, or -1 for any."""
    entry_count: int = 1
    rebuy_count: int = 0
    has_added_on: bool = False
    total_paid: int = 0
    """Total payments by the player."""
    bounty: int = 0
    """The value of the player's own bounty."""
    bounty_winnings: int = 0
    """Money won for bounties."""
    prize: int = 0
    place: int = 0
    """The place of the last entry; 0 if there is none yet."""
    is_away: bool = False
    penalty_hands: int = 0
    """Number of hands still to be missed."""
    was_big_blind: bool = False
    """True if the player was the big blind of their last hand."""
    hands_to_big_blind: int = 0
    """While moving: the number of hands until the player would have been the big blind."""
    entry_kind: EntryKind = "entry"
    is_locked: bool = False
    """True if the seat is locked against table balancing."""
    is_arrival_unconfirmed: bool = False
    """True if the player was moved at a physical table and has not confirmed the arrival."""
    last_won_bounty: int = 0
    """The value of the player's bounty when it was last won."""
    bounty_returns: tuple[BountyReturn, ...] = ()
    """The winners of the player's last bounty, with the money each would return after an undo."""
    won_ticket: str = ""
    """The satellite ticket that the player has won."""
    undecided_bust: Bust | None = None
    """The loss of all chips, while a rebuy is possible."""
    last_table: int = 0
    """The table that the player left last."""
    is_guessed: bool = False
    """True if the move was chosen without knowing the button's position."""

    added_on = DeprecatedAttribute("has_added_on")
    away = DeprecatedAttribute("is_away")
    entries = DeprecatedAttribute("entry_count")
    head = DeprecatedAttribute("bounty")
    heads = DeprecatedAttribute("bounty_winnings")
    locked = DeprecatedAttribute("is_locked")
    number = DeprecatedAttribute("entry_number")
    paid = DeprecatedAttribute("total_paid")
    penalty = DeprecatedAttribute("penalty_hands")
    rebuys = DeprecatedAttribute("rebuy_count")


class EventTable(Struct):
    """A table of an event."""

    number: int
    seats: list[str | None]
    hand_number: int = 0
    is_playing: bool = False
    level: int = 0
    """The level of the current hand."""
    hands_in_level: int = 0
    """Number of hands begun in the clock's level."""
    small_blind_seat: int | None = None
    big_blind_seat: int | None = None
    stacks: dict[str, int] = field(default_factory=dict)
    """Stacks of the players at the beginning of the hand."""
    closed_seats: tuple[int, ...] = ()
    """Seats that are out of use."""
    last_opened_seat: int | None = None
    """The seat that a player left most recently; ``None`` before any did."""
    colour_ups_due: tuple[int, ...] = ()
    """Denominations that leave the table as soon as its hand is over."""
    alone_since: int | None = None
    """The time since which the table has had a single present player among absent ones (TRNY-17).
    """
    clock_button_moves: int = 0
    """Number of times the clock has moved the button since a single player has been present."""
    expected_players: int = 0
    """Number of players seated here or on the way here."""
    is_all_in: bool = False
    """True if no further betting is possible in the current hand (TRNY-38)."""
    big_blind_reported_at: int | None = None
    """At a physical table: the time when the next big blind was reported.

    ``None`` if it was not reported since the last hand.
    """
    is_big_blind_unknown: bool = False
    """True if the next big blind was reported as unknown."""
    button: int | None = None
    """At a physical table: the seat of the button, if the host has reported it."""
    button_moved_at: int | None = None
    """The time when the host last moved the button; ``None`` if never."""

    @property
    def players(self) -> tuple[str, ...]:
        """The players seated here."""
        return tuple([name for name in self.seats if name is not None])

    @property
    def player_count(self) -> int:
        """Number of players seated here."""
        return len(self.seats) - self.seats.count(None)

    @property
    def seated_table(self) -> SeatedTable:
        """The table's seats and last blinds, in the form that table balancing uses."""
        return SeatedTable(
            self.number,
            tuple(self.seats),
            self.small_blind_seat,
            self.big_blind_seat,
            self.closed_seats,
        )


class Bust(Struct, frozen=True):
    """An entry that has lost all its chips and has no place yet."""

    entry_number: int
    player: str
    table: int
    hand_number: int
    stack: int
    winners: tuple[str, ...] = ()
    """The players who eliminated this player."""
    is_host_entered: bool = False
    """True if the host entered the elimination at a physical table.

    The player's chips were then transferred to the winners.
    """

    @property
    def hand_key(self) -> tuple[int, int]:
        """The table and its hand; hands of physical tables have a numbering of their own."""
        return (0 if self.is_host_entered else self.table, self.hand_number)


class Placing(Struct, frozen=True):
    """Entries placed together, and the prize of each."""

    place: int
    prize: int
    remainder: int
    busts: tuple[Bust, ...]


class EventClockState(Struct):
    """The position of the event in its structure."""

    level: int = 0
    """Number of the level, from 1; during a break, the level before it."""
    part_index: int = -1
    """Index of the structure's part; -1 before the first."""
    part_began_at: int = 0
    """The start of the part, had the clock never been paused."""
    paused_since: int | None = None
    """The time since which the clock is paused; ``None`` if it runs."""
    now_ms: int = 0
    """The latest time reported."""
    last_report_at: int = 0
    """The time of the last fact by which the clock paused, resumed, or began a level or break."""
    breaks_taken_until: int = 0
    """The time up to which hourly breaks were taken."""
    hour_break_ends_at: int | None = None
    """The end of the current hourly break."""


class Event(Struct, metaclass=DeprecatedKeywords):
    """The state of one event."""

    rules: EventRules
    seed_hash: str
    phase: Phase = "open"
    entrants: dict[str, Entrant] = field(default_factory=dict)
    remaining_entrants: dict[str, Entrant] = field(default_factory=dict)
    """Entrants who are not out."""
    unseated_entrants: dict[str, Entrant] = field(default_factory=dict)
    """Entrants without a seat: registered, or on the way."""
    tables: dict[int, EventTable] = field(default_factory=dict)
    clock: EventClockState = field(default_factory=EventClockState)
    entry_count: int = 0
    draw_count: int = 0
    chips_sold: int = 0
    """Total chips sold."""
    chips_removed: int = 0
    """Chips that have left play (TRNY-54)."""
    missing_chips: int = 0
    """Net chips missing by counts."""
    prize_pool: int = 0
    """Money paid into the prize pool."""
    is_registration_closed: bool = False
    """True if registration is closed."""
    prizes: tuple[int, ...] = ()
    paid_place_count: int = 0
    """Number of paid places."""
    table_count_by_size: dict[int, int] = field(default_factory=dict)
    """Number of tables of each size, counting players on the way."""
    tables_due_colour_up: set[int] = field(default_factory=set)
    """Tables whose small chips are to be changed."""
    closed_seat_count: int = 0
    """Number of seats out of use."""
    posted_breaking_order: tuple[int, ...] = ()
    """The posted breaking order, including tables that have broken since."""
    busts: list[Bust] = field(default_factory=list)
    """Busts that are not placed yet, in order."""
    placed_count: int = 0
    """Number of entries placed."""
    is_hand_for_hand: bool = False
    """True if hand-for-hand play is in progress."""
    tables_in_round: set[int] = field(default_factory=set)
    """Tables whose hand of this round is not finished."""
    last_hands_by_table: dict[int, int] = field(default_factory=dict)
    """Number of hands left at each table at the end of a day."""
    drawn_card_count: int = 0
    """Number of mystery bounty cards drawn."""
    made_cards: tuple[int, ...] = ()
    """Amounts of the mystery bounty cards into which the bounty pool was divided, highest first."""
    bounty_pool: int = 0
    """Money paid for bounties."""
    prize_remainder: int = 0
    """The indivisible remainder, for the first place."""
    placings: list[Placing] = field(default_factory=list)
    """Placings in order; the last of them can be undone."""
    entry_requests: dict[str, int] = field(default_factory=dict)
    """Players waiting for the host's admission, and the time of their request."""
    used_tickets: list[str] = field(default_factory=list)
    """Tickets that have paid for an entry; none is accepted a second time."""
    colour_ups_due: tuple[int, ...] = ()
    """Denominations that players on the way still have to change."""
    day: int = 1
    is_bagged: bool = False
    """True if the day is over, and its chips are bagged."""
    must_redraw_all: bool = False
    """True if all seats are to be redrawn for a new day."""
    joined_flights: list[str] = field(default_factory=list)
    """First days whose players have joined."""
    last_giver_table: int = 0
    """The table that last gave a player (TRNY-24)."""
    felt_hand_count: int = 0
    """Number of hands with eliminations at physical tables, over all tables of the event.

    These hands are numbered from 1 in the order in which they were entered.
    """
    last_closed_felt_hand: int = 0
    """Number of the last hand at a physical table to which no elimination can be added any more.

    A hand is closed by the end of a hand-for-hand round, by a prize deal or by the end of a day.
    Hands are numbered as in ``felt_hand_count``.
    """
    felt_hand_before_rounds: int = 0
    """Number of the last hand with eliminations before hand-for-hand play began.

    Hands are numbered as in ``felt_hand_count``.
    """
    refunds: dict[str, int] = field(default_factory=dict)
    """Refunds paid when the event was cancelled."""

    @property
    def players_left(self) -> tuple[Entrant, ...]:
        """The players who have chips or may still buy some."""
        return tuple(self.remaining_entrants.values())

    @property
    def part(self) -> StructurePart | None:
        """The clock's current level or break; ``None`` before the start."""
        parts = self.rules.structure.parts
        return (
            parts[min(self.clock.part_index, len(parts) - 1)]
            if self.clock.part_index >= 0
            else None
        )

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
        return self.tables[table].is_playing or any(
            not entrant.chips for entrant in self.seated_at(table)
        )

    def seated_at(self, table: int) -> tuple[Entrant, ...]:
        """Return the entrants seated at a table."""
        return tuple([self.entrants[player] for player in self.tables[table].players])

    asking = DeprecatedAttribute("entry_requests")
    at = DeprecatedAttribute("seated_at")
    bagged = DeprecatedAttribute("is_bagged")
    busy = DeprecatedAttribute("is_busy")
    by_hand = DeprecatedAttribute("is_hand_for_hand")
    by_hand_after = DeprecatedAttribute("felt_hand_before_rounds")
    cards = DeprecatedAttribute("drawn_card_count")
    closed = DeprecatedAttribute("is_registration_closed")
    closed_seats = DeprecatedAttribute("closed_seat_count")
    draw_all = DeprecatedAttribute("must_redraw_all")
    draws = DeprecatedAttribute("draw_count")
    entries = DeprecatedAttribute("entry_count")
    felt_hand = DeprecatedAttribute("felt_hand_count")
    flights = DeprecatedAttribute("joined_flights")
    giver = DeprecatedAttribute("last_giver_table")
    head_money = DeprecatedAttribute("bounty_pool")
    homeless = DeprecatedAttribute("unseated_entrants")
    inside = DeprecatedAttribute("remaining_entrants")
    last_hands = DeprecatedAttribute("last_hands_by_table")
    left = DeprecatedAttribute("players_left")
    made = DeprecatedAttribute("made_cards")
    missing = DeprecatedAttribute("missing_chips")
    odd = DeprecatedAttribute("prize_remainder")
    order = DeprecatedAttribute("posted_breaking_order")
    paid = DeprecatedAttribute("paid_place_count")
    placed = DeprecatedAttribute("placed_count")
    pool = DeprecatedAttribute("prize_pool")
    races = DeprecatedAttribute("colour_ups_due")
    racing = DeprecatedAttribute("tables_due_colour_up")
    removed = DeprecatedAttribute("chips_removed")
    round = DeprecatedAttribute("tables_in_round")
    seal = DeprecatedAttribute("seed_hash")
    settled = DeprecatedAttribute("last_closed_felt_hand")
    sizes = DeprecatedAttribute("table_count_by_size")
    sold = DeprecatedAttribute("chips_sold")
    tickets = DeprecatedAttribute("used_tickets")
