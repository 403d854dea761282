"""Facts of an event, in order. Its tables keep separate logs.

An event is a list of facts, complete from ``EventOpened`` on. Money and chips are whole numbers;
times are milliseconds since 1970, given by the caller that runs the clock.
"""

from __future__ import annotations

from typing import Literal, TypeAlias

from msgspec import Struct

from riverboat.tourney.rules import EventRules, Price
from riverboat.tourney.state.event_fact import EventFact
from riverboat.tourney.state.house_facts import (
    AllInReported,
    BigBlindReported,
    BlindedOff,
    BountyCardsMade,
    ButtonMoved,
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
    PlayerLeftAlone,
    PlayerLocked,
    RoundReported,
    SeatClosed,
    SeatReopened,
    StackLost,
    TicketWon,
)

__all__ = [
    "AddedOn",
    "AllInReported",
    "AnyEventFact",
    "Arrived",
    "ChipBag",
    "BigBlindReported",
    "ButtonMoved",
    "BlindedOff",
    "BlindSeats",
    "BreakBegan",
    "BustUndone",
    "Busted",
    "ButtonDrawn",
    "CameBack",
    "BountyCardsMade",
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
    "PlayerLeftAlone",
    "TableBroken",
    "TableOpened",
    "TicketWon",
    "StackAbandoned",
    "Withdrew",
]

EntryKind: TypeAlias = Literal["entry", "late", "re-entry", "bag"]
"""The kind of entry: at the start, late, again, or from the bag of an earlier day."""
DrawReason: TypeAlias = Literal["start", "late", "broken", "redraw", "host", "day"]
CorrectionCause: TypeAlias = Literal["counted", "bust-out", "equal stacks", "forfeited"]
"""The cause of a correction: count, elimination, equal stacks in a shootout (TRNY-66), forfeit."""
PenaltyKind: TypeAlias = Literal["warning", "hands", "rounds", "blinds", "disqualification"]


class EventOpened(EventFact, frozen=True, rename={"seed_hash": "seal"}):
    """The event has opened for entries."""

    rules: EventRules
    seed_hash: str
    """The hash of the seed of all draws (``seating.random_draw``)."""
    at: int = 0


class EventStarted(EventFact, frozen=True):
    """The event has started, and hands may be dealt."""

    at: int = 0


class EventCancelled(EventFact, frozen=True):
    """The event was cancelled; each remaining player gets the refund listed."""

    why: str
    refunds: tuple[tuple[str, int], ...]


class EventEnded(EventFact, frozen=True):
    """The event has ended with a winner, or with as many players as seats to win (TRNY-65)."""

    seed: str
    """The seed, in hexadecimal: from now on the draws can be verified."""
    at: int = 0


class Entered(EventFact, frozen=True, rename={"entry_number": "number"}):
    """A player has bought in."""

    player: str
    entry_number: int
    """The entry's number, from 1: a re-entry has one of its own."""
    kind: EntryKind
    price: Price
    chips: int
    at: int = 0
    ticket: str = ""
    """The ticket that paid for the entry, if it was not paid in money."""


class Withdrew(EventFact, frozen=True):
    """A player has unregistered before the start, and is refunded."""

    player: str
    refund: int


class Rebought(EventFact, frozen=True):
    """A player has rebought (TRNY-52)."""

    player: str
    chips: int
    price: Price


class RebuyDeclined(EventFact, frozen=True):
    """A player without chips declines to rebuy: they are out."""

    player: str


class AddedOn(EventFact, frozen=True):
    """A player has taken the add-on (TRNY-53)."""

    player: str
    chips: int
    price: Price


class RegistrationClosed(EventFact, frozen=True, rename={"breaking_order": "order"}):
    """Registration has closed; the prizes and the breaking order are posted (TRNY-15, TRNY-25)."""

    prizes: tuple[int, ...]
    breaking_order: tuple[int, ...]


class TableOpened(EventFact, frozen=True):
    """A table was set up."""

    table: int
    seats: int


class SeatDrawn(EventFact, frozen=True, rename={"draw_number": "draw"}):
    """A player has drawn a seat (TRNY-11). At a running table it is reserved for them."""

    player: str
    table: int
    seat: int
    draw_number: int
    """The number of the draw, for verification."""
    why: DrawReason


class ButtonDrawn(EventFact, frozen=True, rename={"draw_number": "draw"}):
    """The first button of a table has been drawn, or a new one after a redraw of all seats."""

    table: int
    seat: int
    draw_number: int


class Left(EventFact, frozen=True, rename={"is_guess": "guess"}):
    """A player leaves their table to move: from here on their chips are in transit."""

    player: str
    table: int
    target: int
    is_guess: bool = False
    """The player was chosen without knowing the button's position."""


class Arrived(EventFact, frozen=True, rename={"is_guess": "guess"}):
    """A player sits down at another table."""

    player: str
    table: int
    seat: int
    is_guess: bool = False
    """The seat was chosen without knowing the button's position."""


class TableBroken(EventFact, frozen=True):
    """A table was broken; its players have drawn seats elsewhere (BYND-70)."""

    table: int


class HandBegun(EventFact, frozen=True, rename={"hand_number": "hand"}):
    """A table has begun a hand, at the current level (TRNY-33)."""

    table: int
    hand_number: int
    level: int


class BlindSeats(Struct, frozen=True):
    """Seats of the small and the big blind of a hand; a dead small blind has a seat too."""

    small: int
    big: int


class HandFinished(EventFact, frozen=True, rename={"hand_number": "hand"}):
    """Stacks of all players at the table after a hand."""

    table: int
    hand_number: int
    stacks: tuple[tuple[str, int], ...]
    blinds: BlindSeats | None = None
    at: int = 0


class Busted(
    EventFact,
    frozen=True,
    rename={"winners": "by", "is_host_entered": "typed", "is_same_hand": "same_hand"},
):
    """A player has lost all chips."""

    player: str
    table: int
    stack: int
    """Stack at the start of the hand, or after the ante (TRNY-40, TRNY-41)."""
    winners: tuple[str, ...] = ()
    """Winners of the last pot that the player could have won (TRNY-58)."""
    is_host_entered: bool = False
    """True if the host entered the elimination at a physical table.

    False if it was part of a table's report of a finished hand.
    """
    is_same_hand: bool = False
    """True if the player bust in the same hand as the bust-out entered before."""
    same_hand_as: str = ""
    """A player who bust in the same hand; empty for the table's last entered bust-out."""


class Placed(EventFact, frozen=True, rename={"entry_numbers": "entries", "remainder": "odd"}):
    """Players were placed, alone or tied (TRNY-42)."""

    place: int
    """The best of the places that the players share."""
    players: tuple[str, ...]
    entry_numbers: tuple[int, ...]
    """The numbers of the placed entries: each entry of a player has its own place."""
    prize: int
    """The prize of each of the players."""
    remainder: int = 0
    """The indivisible remainder, added to other remainders (TRNY-63)."""


class BountyWon(
    EventFact, frozen=True, tag="HeadTaken", rename={"owner": "of", "bounty_increase": "head"}
):
    """A player is paid for eliminating another (TRNY-55 to TRNY-60)."""

    player: str
    owner: str
    cash: int
    bounty_increase: int = 0
    """The addition to the winner's own bounty."""


class BountyUnclaimed(
    EventFact, frozen=True, tag="HeadUnclaimed", rename={"owner": "of", "stays_as_card": "card"}
):
    """A bounty has no winner: its value goes to the first place."""

    owner: str
    cash: int
    stays_as_card: bool = False
    """True if the bounty stays among the cards of a mystery bounty instead (TRNY-60)."""


class HandForHandBegan(EventFact, frozen=True):
    """Hand for hand has begun: every table plays one hand and waits for the others (BYND-73)."""


class RoundOfHandsEnded(EventFact, frozen=True):
    """A hand-for-hand round has ended; its time is deducted from the clock (TRNY-36)."""

    minutes: int


class HandForHandEnded(EventFact, frozen=True):
    """Hand for hand has ended."""


class LevelBegan(EventFact, frozen=True):
    """A level has begun, effective from the next hand on (BYND-74)."""

    level: int
    at: int = 0


class BreakBegan(EventFact, frozen=True, rename={"removed_chip": "colour_up"}):
    """A break has begun, with its length in minutes (TRNY-34)."""

    minutes: int
    removed_chip: int = 0
    """The denomination that is coloured up in the break; 0 if none is."""
    at: int = 0


class ClockPaused(EventFact, frozen=True):
    """The clock is paused, and no hands are dealt."""

    at: int = 0


class ClockResumed(EventFact, frozen=True):
    """The clock was resumed."""

    at: int = 0


class ClockMoved(EventFact, frozen=True):
    """The host has changed the time left in the level."""

    seconds: int


class LastHands(EventFact, frozen=True):
    """The number of hands left at each table before the day is over (TRNY-35)."""

    hands: int


class DayEnded(EventFact, frozen=True):
    """The day has ended: all chips are counted and bagged."""

    at: int = 0


class StackCorrected(EventFact, frozen=True):
    """A player's chip count was corrected (TRNY-54)."""

    player: str
    chips: int
    cause: CorrectionCause
    why: str = ""
    """The host's remark on a count."""


class Penalised(EventFact, frozen=True):
    """A player was penalized, from the next hand on (TRNY-47, TRNY-49)."""

    player: str
    kind: PenaltyKind
    hands: int
    """Number of hands missed: a round is one hand for each player at the table (BYND-78)."""
    why: str


class Disqualified(EventFact, frozen=True):
    """A player was disqualified, and their chips leave play (TRNY-50)."""

    player: str
    chips: int
    why: str


class StackAbandoned(EventFact, frozen=True, tag="WentAway"):
    """A player has left the event for good: their stack stays and is blinded off (TRNY-51)."""

    player: str


class CameBack(EventFact, frozen=True):
    """A player has come back."""

    player: str


class BountyReturn(Struct, frozen=True, rename={"bounty_increase": "head"}):
    """A bounty that its winner returns: the cash and the increase of their own bounty."""

    player: str
    cash: int
    bounty_increase: int = 0


class BustUndone(
    EventFact,
    frozen=True,
    rename={
        "was_placed": "placed",
        "bounty": "head",
        "bounty_returns": "heads",
        "unclaimed_cash": "unclaimed",
        "returned_card_count": "cards",
    },
):
    """A bust-out was undone: the player has a seat and a stack of ``chips`` again.

    Their place becomes vacant; players placed together with them are placed again.
    """

    player: str
    chips: int
    table: int
    seat: int
    was_placed: bool = False
    """True if the player had been placed."""
    bounty: int = 0
    """The restored value of the player's own bounty."""
    bounty_returns: tuple[BountyReturn, ...] = ()
    unclaimed_cash: int = 0
    """The unclaimed bounty taken back from the first place."""
    returned_card_count: int = 0
    """Number of mystery bounty cards returned."""


class DealMade(EventFact, frozen=True, rename={"saved_money": "saved", "remainder": "odd"}):
    """The remaining players have divided the prizes (TRNY-64); money saved is played for."""

    shares: tuple[tuple[str, int], ...]
    saved_money: int = 0
    remainder: int = 0
    """The earlier indivisible remainder, contained in the shares."""


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
    | StackAbandoned
    | CameBack
    | BustUndone
    | DealMade
    | StackLost
    | PlacesReopened
    | HouseFact
)
"""Any fact of an event: a closed set."""
