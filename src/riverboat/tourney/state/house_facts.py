"""Facts of the house: who is let in, seats out of use, chips changed, absent players, days."""

from __future__ import annotations

from typing import TypeAlias

from msgspec import Struct

from riverboat.tourney.state.event_fact import EventFact
from riverboat.tourney.structure.levels import StructurePart

# Coming in ----------------------------------------------------------------------------------------


class EntryRequested(EventFact, frozen=True):
    """Somebody would come in, where the host lets people in one by one."""

    player: str
    at: int = 0


class EntryDenied(EventFact, frozen=True):
    """The host does not let somebody in; they have paid nothing."""

    player: str
    why: str


class TicketWon(EventFact, frozen=True):
    """A satellite's seat: an entry in another event (TRNY-65)."""

    player: str
    ticket: str
    """What the ticket is called: each is used once."""
    event: str
    worth: int


class MarkerPaid(EventFact, frozen=True):
    """Somebody played without their bounty marker, and pays what it is worth (TRNY-56)."""

    player: str
    amount: int


# Seats --------------------------------------------------------------------------------------------


class SeatClosed(EventFact, frozen=True):
    """A seat is out of use."""

    table: int
    seat: int


class SeatReopened(EventFact, frozen=True):
    """It is in use again."""

    table: int
    seat: int


class PlayerLocked(EventFact, frozen=True):
    """Somebody keeps their seat, and is not moved to balance tables; or no longer."""

    player: str
    locked: bool


class MoveConfirmed(EventFact, frozen=True):
    """At a table of felt: somebody who was sent to a seat has arrived there with their chips."""

    player: str


# Chips --------------------------------------------------------------------------------------------


class ColouredUp(EventFact, frozen=True):
    """The smallest chips have left a table, or, at table 0, those who are on their way."""

    table: int
    worth: int
    larger: int
    """What they were changed for."""
    cards: tuple[tuple[int, tuple[int, ...]], ...]
    """Seats, and the cards that were dealt for their odd chips (BYND-75); none where they round."""
    stacks: tuple[tuple[str, int], ...]
    """What those have now whose chips changed."""


class OldChipsChanged(EventFact, frozen=True):
    """Chips of a kind that has left play were found, and changed at their worth (TRNY-44)."""

    player: str
    worth: int
    count: int
    chips: int
    """What was given for them; what makes no smallest chip is taken without pay."""


# Absent players -----------------------------------------------------------------------------------


class StoodAlone(EventFact, frozen=True):
    """Of all whose seats were sold at a table one is there (TRNY-17)."""

    table: int
    player: str
    at: int


class BlindedOff(EventFact, frozen=True):
    """The button has moved on: who is there takes the blinds and antes of who is not (TRNY-17)."""

    table: int
    small: int
    big: int
    stacks: tuple[tuple[str, int], ...]
    at: int


# Hands --------------------------------------------------------------------------------------------


class AllInCalled(EventFact, frozen=True):
    """Nobody at a table can bet any more: in hand for hand its cards wait (TRNY-38)."""

    table: int


# Days ---------------------------------------------------------------------------------------------


class ChipBag(Struct, frozen=True):
    """What somebody has brought out of one day into another."""

    player: str
    chips: int
    head: int = 0
    """What their own head is worth."""


class DayBegan(EventFact, frozen=True):
    """The chips are out of their bags: all seats are drawn again, and the clock goes on."""

    day: int
    at: int = 0


class FlightJoined(EventFact, frozen=True):
    """Those who are left of one of several first days are in the event, and its money with them."""

    flight: str
    bags: tuple[ChipBag, ...]
    given_up: int
    """Chips of those who had reached this day already: the smaller bag of two leaves play."""
    entries: int
    """How many entries the flight had."""
    pool: int
    head_money: int = 0
    """What was paid for heads whose cards are made on this day (TRNY-60)."""


class CardsMade(EventFact, frozen=True):
    """The cards of a mystery bounty are made from the money, the greatest first (TRNY-60)."""

    cards: tuple[int, ...]


class HourBreakBegan(EventFact, frozen=True):
    """A break of all events at once, by the hour; the time of the level stands still."""

    minutes: int
    at: int


class HourBreakEnded(EventFact, frozen=True):
    """It is over."""

    at: int


class LevelsChanged(EventFact, frozen=True):
    """Of the structure so many parts stay, and these follow them (TRNY-09)."""

    kept: int
    parts: tuple[StructurePart, ...]


class RoundReported(EventFact, frozen=True, tag="RoundTold"):
    """At tables of felt, hand for hand: every table has played its hand (BYND-73)."""


class StackLost(EventFact, frozen=True):
    """A player has lost all chips and may still buy again: the hand counts if they do not."""

    player: str
    table: int
    stack: int
    """As in ``Busted``."""
    by: tuple[str, ...] = ()
    typed: bool = False
    same_hand_as: str = ""
    """Eliminated in the same hand; empty: in a hand of its own, or in the hand of the table."""


class PlacesReopened(EventFact, frozen=True):
    """The last places given are open again: another player was eliminated in the hand (TRNY-40)."""

    placings: int
    players: tuple[str, ...]
    """Everybody whose place and prize are taken back."""
    cards_unmade: bool = False
    """The cards of a mystery bounty are made anew: they were made after the hand."""


class BigBlindReported(EventFact, frozen=True):
    """The seat due to be the big blind in the next hand of a physical table (BYND-71)."""

    table: int
    seat: int
    """-1: not known, so moves are guesses."""
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
    | StoodAlone
    | BlindedOff
    | AllInCalled
    | DayBegan
    | FlightJoined
    | CardsMade
    | HourBreakBegan
    | HourBreakEnded
    | LevelsChanged
    | RoundReported
    | BigBlindReported
)
"""Facts of the house: a closed set."""
