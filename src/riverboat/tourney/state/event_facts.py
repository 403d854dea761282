"""Facts of an event: what happened, in order. Its tables keep logs of their own beside it.

An event is a list of these, which explains itself from ``EventOpened`` on. Money and chips are
whole numbers; times are milliseconds since 1970, told by whoever keeps the clock.
"""

from __future__ import annotations

from typing import Literal, TypeAlias

from msgspec import Struct

from riverboat.tourney.rules import EventRules, Price
from riverboat.tourney.state.event_fact import EventFact
from riverboat.tourney.state.house_facts import (
    AllInCalled,
    BigBlindReported,
    BlindedOff,
    CardsMade,
    ChipBag,
    ColouredUp,
    DayBegan,
    EntryDenied,
    EntryRequested,
    FlightJoined,
    HourBreakBegan,
    HourBreakEnded,
    HouseFact,
    LevelsChanged,
    MarkerPaid,
    MoveConfirmed,
    OldChipsChanged,
    PlacesReopened,
    PlayerLocked,
    RoundReported,
    SeatClosed,
    SeatReopened,
    StackLost,
    StoodAlone,
    TicketWon,
)

__all__ = [
    "AddedOn",
    "AllInCalled",
    "AnyEventFact",
    "Arrived",
    "ChipBag",
    "BigBlindReported",
    "BlindedOff",
    "Blinds",
    "BreakBegan",
    "BustUndone",
    "Busted",
    "ButtonDrawn",
    "CameBack",
    "CardsMade",
    "ClockMoved",
    "ClockPaused",
    "ClockResumed",
    "ColouredUp",
    "CorrectionCause",
    "DayBegan",
    "DayEnded",
    "DealMade",
    "Disqualified",
    "DrawReason",
    "Entered",
    "EntryDenied",
    "EntryKind",
    "EntryRequested",
    "EventCancelled",
    "EventEnded",
    "EventFact",
    "EventOpened",
    "EventStarted",
    "FlightJoined",
    "HandBegun",
    "HandFinished",
    "HandForHandBegan",
    "HandForHandEnded",
    "BountyReturn",
    "BountyWon",
    "BountyUnclaimed",
    "HourBreakBegan",
    "HourBreakEnded",
    "HouseFact",
    "LastHands",
    "Left",
    "LevelBegan",
    "LevelsChanged",
    "MarkerPaid",
    "MoveConfirmed",
    "OldChipsChanged",
    "Penalised",
    "PenaltyKind",
    "Placed",
    "PlacesReopened",
    "PlayerLocked",
    "Rebought",
    "RebuyDeclined",
    "RegistrationClosed",
    "RoundOfHandsEnded",
    "RoundReported",
    "SeatClosed",
    "SeatDrawn",
    "SeatReopened",
    "StackCorrected",
    "StackLost",
    "StoodAlone",
    "TableBroken",
    "TableOpened",
    "TicketWon",
    "WentAway",
    "Withdrew",
]

EntryKind: TypeAlias = Literal["entry", "late", "re-entry", "bag"]
"""At the start, later, again, or out of the bag of an earlier day."""
DrawReason: TypeAlias = Literal["start", "late", "broken", "redraw", "host", "day"]
CorrectionCause: TypeAlias = Literal["counted", "bust-out", "equal stacks", "forfeited"]
"""They were counted; typed when somebody was put out; winners of a shootout meet (TRNY-66)."""
PenaltyKind: TypeAlias = Literal["warning", "hands", "rounds", "blinds", "disqualification"]


# Opening and closing ------------------------------------------------------------------------------


class EventOpened(EventFact, frozen=True):
    """Entries are taken."""

    rules: EventRules
    seal: str
    """The hash of the seed of all draws (``seating.draw``)."""
    at: int = 0


class EventStarted(EventFact, frozen=True):
    """The first hands may be dealt."""

    at: int = 0


class EventCancelled(EventFact, frozen=True):
    """Everybody has their money back, and what the money in it is worth by their chips."""

    why: str
    refunds: tuple[tuple[str, int], ...]


class EventEnded(EventFact, frozen=True):
    """There is a winner, or as many are left as there are seats to win (TRNY-65)."""

    seed: str
    """The seed, in hexadecimal: now anybody can do the draws again."""
    at: int = 0


# Entries ------------------------------------------------------------------------------------------


class Entered(EventFact, frozen=True):
    """Somebody has bought in."""

    player: str
    number: int
    """The entry's number, from 1: a re-entry has one of its own."""
    kind: EntryKind
    price: Price
    chips: int
    at: int = 0
    ticket: str = ""
    """What it was paid with, where that was no money."""


class Withdrew(EventFact, frozen=True):
    """Somebody has unregistered before the start, and has their money back."""

    player: str
    refund: int


class Rebought(EventFact, frozen=True):
    """More chips, while the re-buy period lasts (TRNY-52)."""

    player: str
    chips: int
    price: Price


class RebuyDeclined(EventFact, frozen=True):
    """Somebody without chips does not buy again: they are out."""

    player: str


class AddedOn(EventFact, frozen=True):
    """The add-on, once (TRNY-53)."""

    player: str
    chips: int
    price: Price


class RegistrationClosed(EventFact, frozen=True):
    """Nobody enters any more; the prizes and the breaking order are posted (TRNY-15, TRNY-25)."""

    prizes: tuple[int, ...]
    order: tuple[int, ...]


# Seats --------------------------------------------------------------------------------------------


class TableOpened(EventFact, frozen=True):
    """A table is set up."""

    table: int
    seats: int


class SeatDrawn(EventFact, frozen=True):
    """Somebody has drawn a seat (TRNY-11). Beside a running table it is kept for them."""

    player: str
    table: int
    seat: int
    draw: int
    """The number of the draw, by which it can be done again."""
    why: DrawReason


class ButtonDrawn(EventFact, frozen=True):
    """Where the first button of a table is, or a new one after all seats were drawn again."""

    table: int
    seat: int
    draw: int


class Left(EventFact, frozen=True):
    """Somebody gets up to move: from here on their chips are on the way."""

    player: str
    table: int
    target: int
    guess: bool = False
    """They were chosen without knowing where the button is."""


class Arrived(EventFact, frozen=True):
    """Somebody sits down at another table."""

    player: str
    table: int
    seat: int
    guess: bool = False
    """The seat was chosen without knowing where the button is."""


class TableBroken(EventFact, frozen=True):
    """A table is given up; its players have drawn seats elsewhere (BYND-70)."""

    table: int


# Hands --------------------------------------------------------------------------------------------


class HandBegun(EventFact, frozen=True):
    """A table deals: its level is that of now, whatever the clock says later (TRNY-33)."""

    table: int
    hand: int
    level: int


class Blinds(Struct, frozen=True):
    """Where the blinds of a hand were, by seat; the small one may have been dead."""

    small: int
    big: int


class HandFinished(EventFact, frozen=True):
    """What everybody at the table has now."""

    table: int
    hand: int
    stacks: tuple[tuple[str, int], ...]
    blinds: Blinds | None = None
    at: int = 0


class Busted(EventFact, frozen=True):
    """Somebody has lost all chips."""

    player: str
    table: int
    stack: int
    """What they had at the start of the hand, or after the ante (TRNY-40, TRNY-41)."""
    by: tuple[str, ...] = ()
    """Who won the last pot that they could win (TRNY-58)."""
    typed: bool = False
    """At a table of felt: no hand was told."""
    same_hand: bool = False
    """There it was in the hand of the bust-out that was told before."""
    same_hand_as: str = ""
    """The player whose hand it was, where that is not the last one told of the table."""


class Placed(EventFact, frozen=True):
    """Players have their place, alone or tied (TRNY-42)."""

    place: int
    """The best of the places that they share."""
    players: tuple[str, ...]
    entries: tuple[int, ...]
    """The numbers of their entries: who entered again is placed for each."""
    prize: int
    """What each of them gets."""
    odd: int = 0
    """What did not divide, and goes where other remainders go (TRNY-63)."""


class BountyWon(EventFact, frozen=True, tag="HeadTaken"):
    """Somebody is paid for putting a player out (TRNY-55 to TRNY-60)."""

    player: str
    of: str
    cash: int
    head: int = 0
    """What goes onto their own head."""


class BountyUnclaimed(EventFact, frozen=True, tag="HeadUnclaimed"):
    """Nobody put them out: what their head was worth goes to the first place."""

    of: str
    cash: int
    card: bool = False
    """It stays among the cards of a mystery bounty instead (TRNY-60)."""


class HandForHandBegan(EventFact, frozen=True):
    """Every table plays one hand and waits for the others (BYND-73)."""


class RoundOfHandsEnded(EventFact, frozen=True):
    """All tables have finished their hand: so much goes off the clock (TRNY-36)."""

    minutes: int


class HandForHandEnded(EventFact, frozen=True):
    """The tables play on as before."""


# The clock ----------------------------------------------------------------------------------------


class LevelBegan(EventFact, frozen=True):
    """The blinds of a level, from the next hand on (BYND-74)."""

    level: int
    at: int = 0


class BreakBegan(EventFact, frozen=True):
    """Nobody deals for so many minutes (TRNY-34)."""

    minutes: int
    colour_up: int = 0
    at: int = 0


class ClockPaused(EventFact, frozen=True):
    """The clock stands still, and nobody deals."""

    at: int = 0


class ClockResumed(EventFact, frozen=True):
    """It goes on."""

    at: int = 0


class ClockMoved(EventFact, frozen=True):
    """The host has added time to the level, or taken some off."""

    seconds: int


class LastHands(EventFact, frozen=True):
    """So many more hands at each table, and then the day is over (TRNY-35)."""

    hands: int


class DayEnded(EventFact, frozen=True):
    """All chips are counted and bagged."""

    at: int = 0


# The floor ----------------------------------------------------------------------------------------


class StackCorrected(EventFact, frozen=True):
    """Somebody's chips are others than was thought (TRNY-54)."""

    player: str
    chips: int
    cause: CorrectionCause
    why: str = ""
    """What the host said, where they were counted."""


class Penalised(EventFact, frozen=True):
    """A penalty, from the next hand on (TRNY-47, TRNY-49)."""

    player: str
    kind: PenaltyKind
    hands: int
    """How many hands they miss: rounds are one for each player at the table (BYND-78)."""
    why: str


class Disqualified(EventFact, frozen=True):
    """Somebody is out, and their chips leave play (TRNY-50)."""

    player: str
    chips: int
    why: str


class WentAway(EventFact, frozen=True):
    """Somebody has left the event for good: their stack stays and is blinded off (TRNY-51)."""

    player: str


class CameBack(EventFact, frozen=True):
    """They are back."""

    player: str


class BountyReturn(Struct, frozen=True):
    """What somebody gives back who was paid for a head, or had it put onto their own."""

    player: str
    cash: int
    head: int = 0


class BustUndone(EventFact, frozen=True):
    """Somebody was not out after all, and has these chips and their seat again.

    A place that they were given is nobody's; who was placed with them waits for theirs anew.
    """

    player: str
    chips: int
    table: int
    seat: int
    placed: bool = False
    """They had a place."""
    head: int = 0
    """What their own head is worth again."""
    heads: tuple[BountyReturn, ...] = ()
    unclaimed: int = 0
    """What had gone to the first place because nobody had put them out."""
    cards: int = 0
    """How many cards of a mystery bounty go back."""


class DealMade(EventFact, frozen=True):
    """All who are left have divided the prizes (TRNY-64); what was saved is played for."""

    shares: tuple[tuple[str, int], ...]
    saved: int = 0
    odd: int = 0
    """What had not divided before, and is in the shares."""


AnyEventFact: TypeAlias = (
    EventOpened
    | EventStarted
    | EventCancelled
    | EventEnded
    | Entered
    | Withdrew
    | Rebought
    | RebuyDeclined
    | AddedOn
    | RegistrationClosed
    | TableOpened
    | SeatDrawn
    | ButtonDrawn
    | Left
    | Arrived
    | TableBroken
    | HandBegun
    | HandFinished
    | Busted
    | Placed
    | BountyWon
    | BountyUnclaimed
    | HandForHandBegan
    | RoundOfHandsEnded
    | HandForHandEnded
    | LevelBegan
    | BreakBegan
    | ClockPaused
    | ClockResumed
    | ClockMoved
    | LastHands
    | DayEnded
    | StackCorrected
    | Penalised
    | Disqualified
    | WentAway
    | CameBack
    | BustUndone
    | DealMade
    | StackLost
    | PlacesReopened
    | HouseFact
)
"""Every fact of an event: a closed set."""
