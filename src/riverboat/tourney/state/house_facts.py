"""House facts: admissions, seats out of use, chips changed, absent players, days."""

from __future__ import annotations

from typing import TypeAlias

from msgspec import Struct

from riverboat.tourney.state.event_fact import EventFact
from riverboat.tourney.structure.levels import StructurePart


class EntryRequested(EventFact, frozen=True):
    """A player requests entry, which the host grants or denies."""

    player: str
    at: int = 0


class EntryDenied(EventFact, frozen=True):
    """The host denies a player entry; they have paid nothing."""

    player: str
    why: str


class TicketWon(EventFact, frozen=True, rename={"value": "worth"}):
    """A player has won a satellite's seat: an entry in another event (TRNY-65)."""

    player: str
    ticket: str
    """The ticket's identifier: each is used once."""
    event: str
    value: int


class MarkerPaid(EventFact, frozen=True):
    """A player without their bounty marker pays its value (TRNY-56)."""

    player: str
    amount: int


class SeatClosed(EventFact, frozen=True):
    """A seat was taken out of use."""

    table: int
    seat: int


class SeatReopened(EventFact, frozen=True):
    """A closed seat is in use again."""

    table: int
    seat: int


class PlayerLocked(EventFact, frozen=True, rename={"is_locked": "locked"}):
    """A player's seat was locked against table balancing, or unlocked."""

    player: str
    is_locked: bool


class MoveConfirmed(EventFact, frozen=True):
    """At a physical table: a player who was moved has arrived with their chips."""

    player: str


class ColouredUp(
    EventFact,
    frozen=True,
    rename={"removed_chip": "worth", "larger_chip": "larger", "cards_by_seat": "cards"},
):
    """The smallest chips have left a table, or, at table 0, the players on the way."""

    table: int
    removed_chip: int
    larger_chip: int
    """The denomination that replaces the smallest chips."""
    cards_by_seat: tuple[tuple[int, tuple[int, ...]], ...]
    """Seats, and the cards dealt for their odd chips (BYND-75); none if chips are rounded."""
    stacks: tuple[tuple[str, int], ...]
    """New stacks of the players whose chips changed."""


class OldChipsChanged(EventFact, frozen=True, rename={"chip_value": "worth"}):
    """Old chips that had left play were found, and changed at their value (TRNY-44)."""

    player: str
    chip_value: int
    count: int
    chips: int
    """Chips given in exchange; a rest below the smallest chip is taken without payment."""


class PlayerLeftAlone(EventFact, frozen=True, tag="StoodAlone"):
    """Only one of the players with seats at a table is present (TRNY-17)."""

    table: int
    player: str
    at: int


class BlindedOff(
    EventFact, frozen=True, rename={"small_blind_seat": "small", "big_blind_seat": "big"}
):
    """The button has moved: the lone player wins the absent ones' blinds and antes (TRNY-17)."""

    table: int
    small_blind_seat: int
    big_blind_seat: int
    stacks: tuple[tuple[str, int], ...]
    at: int


class AllInReported(EventFact, frozen=True, tag="AllInCalled"):
    """No player at a table can bet any more (TRNY-38).

    During hand for hand, its next cards wait for the other tables.
    """

    table: int


class ChipBag(Struct, frozen=True, rename={"bounty": "head"}):
    """A player's chips brought from one day into another."""

    player: str
    chips: int
    bounty: int = 0
    """The value of the player's own bounty."""


class DayBegan(EventFact, frozen=True):
    """A day has begun: chips are unbagged, all seats are redrawn, and the clock runs."""

    day: int
    at: int = 0


class FlightJoined(
    EventFact,
    frozen=True,
    rename={
        "forfeited_chips": "given_up",
        "entry_count": "entries",
        "prize_money": "pool",
        "bounty_money": "head_money",
    },
):
    """The remaining players of a first day have joined the event, with its money."""

    flight: str
    bags: tuple[ChipBag, ...]
    forfeited_chips: int
    """Chips that leave play because players had two bags: the smaller bag is given up."""
    entry_count: int
    """Number of entries in the flight."""
    prize_money: int
    bounty_money: int = 0
    """Money paid for bounties whose cards are made on this day (TRNY-60)."""


class BountyCardsMade(EventFact, frozen=True, tag="CardsMade"):
    """The cards of a mystery bounty were made from the money, the greatest first (TRNY-60)."""

    cards: tuple[int, ...]


class HourBreakBegan(EventFact, frozen=True):
    """An hourly break of all events has begun; the level's time is paused."""

    minutes: int
    at: int


class HourBreakEnded(EventFact, frozen=True):
    """The hourly break has ended."""

    at: int


class LevelsChanged(EventFact, frozen=True, rename={"kept_part_count": "kept"}):
    """The structure was changed (TRNY-09).

    The first *kept_part_count* levels and breaks stay, and ``parts`` follow them.
    """

    kept_part_count: int
    parts: tuple[StructurePart, ...]


class RoundReported(EventFact, frozen=True, tag="RoundTold"):
    """During hand-for-hand play at physical tables: every table has finished its hand (BYND-73)."""


class StackLost(EventFact, frozen=True, rename={"winners": "by", "is_host_entered": "typed"}):
    """A player has lost all chips and may still rebuy.

    Without a rebuy, this is the hand of their elimination.
    """

    player: str
    table: int
    stack: int
    """Stack at the start of the hand, or after the ante, as in ``Busted``."""
    winners: tuple[str, ...] = ()
    is_host_entered: bool = False
    same_hand_as: str = ""
    """A player eliminated in the same hand; empty if there is none, or if the hand is the table's
    current one.
    """


class PlacesReopened(
    EventFact, frozen=True, rename={"placing_count": "placings", "unmakes_cards": "cards_unmade"}
):
    """The last places given are open again: another player was eliminated in the hand (TRNY-40)."""

    placing_count: int
    players: tuple[str, ...]
    """All players whose place and prize are taken back."""
    unmakes_cards: bool = False
    """True if the mystery bounty cards are remade, because they were made after the hand."""


class BigBlindReported(EventFact, frozen=True):
    """The seat due to be the big blind in the next hand of a physical table (BYND-71)."""

    table: int
    seat: int
    """The seat; -1 if unknown, and moves are then guesses."""
    at: int = 0


class ButtonMoved(
    EventFact, frozen=True, rename={"small_blind_seat": "small", "big_blind_seat": "big"}
):
    """A hand begins at a physical table, with these seats of button and blinds (TRNY-03)."""

    table: int
    button: int
    """Seat of the button, dead or not."""
    small_blind_seat: int
    """Seat of the small blind, dead or not."""
    big_blind_seat: int
    at: int = 0


HouseFact: TypeAlias = (
    EntryRequested
    | EntryDenied
    | TicketWon
    | MarkerPaid
    | SeatClosed
    | SeatReopened
    | PlayerLocked
    | MoveConfirmed
    | ColouredUp
    | OldChipsChanged
    | PlayerLeftAlone
    | BlindedOff
    | AllInReported
    | DayBegan
    | FlightJoined
    | BountyCardsMade
    | HourBreakBegan
    | HourBreakEnded
    | LevelsChanged
    | RoundReported
    | BigBlindReported
    | ButtonMoved
)
"""Any fact of the house: a closed set."""
