"""Commands of an event: wishes of players, hosts, tables and the clock."""

from __future__ import annotations

from typing import Literal, TypeAlias

from msgspec import Struct

from riverboat.tourney.state.event_facts import Blinds, ChipBag, PenaltyKind
from riverboat.tourney.structure.levels import StructurePart


class EventCommand(Struct, frozen=True, tag_field="do", tag=True):
    """Something that somebody wants of an event."""


class Enter(EventCommand, frozen=True):
    """Buy in, late or again too."""

    player: str
    at: int = 0
    ticket: str = ""
    """A ticket that pays for it, from a satellite."""
    password: str = ""


class Admit(EventCommand, frozen=True):
    """The host lets somebody in who has asked."""

    player: str
    at: int = 0


class TurnAway(EventCommand, frozen=True):
    """The host does not."""

    player: str
    why: str


class JoinFlight(EventCommand, frozen=True):
    """Those who are left of a first day come in, before this one begins (``joining``)."""

    flight: str
    bags: tuple[ChipBag, ...]
    entries: int
    pool: int
    head_money: int = 0
    """What was paid for heads whose cards are made when all have come together."""


class PayMarker(EventCommand, frozen=True):
    """Somebody played without their bounty marker (TRNY-56)."""

    player: str


class SeatByHand(EventCommand, frozen=True):
    """The host gives somebody a seat; who sits elsewhere moves with what they have (TRNY-12)."""

    player: str
    table: int
    seat: int


class CloseSeat(EventCommand, frozen=True):
    """A seat is out of use; nobody sits in it."""

    table: int
    seat: int


class ReopenSeat(EventCommand, frozen=True):
    """It is in use again."""

    table: int
    seat: int


class LockSeat(EventCommand, frozen=True):
    """Somebody keeps their seat when tables are balanced; or no longer."""

    player: str
    locked: bool = True


class ConfirmMove(EventCommand, frozen=True):
    """At a table of felt: somebody is where they were sent."""

    player: str


class ChangeOldChips(EventCommand, frozen=True):
    """Somebody has found so many chips of a worth that has left play (TRNY-44)."""

    player: str
    worth: int
    count: int


class CallAllIn(EventCommand, frozen=True):
    """At a table nobody can bet any more, and cards are still to come (TRNY-38)."""

    table: int


class BeginDay(EventCommand, frozen=True):
    """Another day: chips out of the bags, all seats drawn again, and the clock goes on."""

    at: int = 0


class Withdraw(EventCommand, frozen=True):
    """Unregister before the start."""

    player: str


class Start(EventCommand, frozen=True):
    """Draw the seats and begin the first level."""

    at: int = 0


class RebuyChips(EventCommand, frozen=True, tag="BuyAgain"):
    """A re-buy (TRNY-52)."""

    player: str


class DeclineRebuy(EventCommand, frozen=True):
    """Without chips, and buying no more."""

    player: str


class TakeAddOn(EventCommand, frozen=True):
    """The add-on (TRNY-53)."""

    player: str


class BeginHand(EventCommand, frozen=True):
    """A table would deal."""

    table: int


class Loss(Struct, frozen=True):
    """Who took the last pot that a busted player could win, and what that player had before."""

    player: str
    by: tuple[str, ...] = ()
    stack: int | None = None
    """What they had, where the table does not know: of a physical table, or after the ante."""


class FinishHand(EventCommand, frozen=True):
    """A table has finished its hand: everybody's chips, and where the blinds were."""

    table: int
    stacks: tuple[tuple[str, int], ...]
    blinds: Blinds | None = None
    losses: tuple[Loss, ...] = ()
    at: int = 0


class BustOut(EventCommand, frozen=True):
    """At a physical table somebody has lost everything, to these players."""

    player: str
    by: tuple[str, ...] = ()
    same_hand: bool = False
    """In the same hand as the one who was told before, at the same table (TRNY-40)."""


class EliminatePlayers(EventCommand, frozen=True):
    """At a physical table these players lost everything in one hand (TRNY-40)."""

    losses: tuple[Loss, ...]
    """Each with the players who won their chips; ``stack`` is not used."""
    same_hand_as: str = ""
    """A player eliminated in the same hand who was entered before; empty: nobody was."""


class ReportBigBlind(EventCommand, frozen=True):
    """Who is due to be the big blind at a physical table in its next hand (BYND-71)."""

    table: int
    player: str = ""
    """Empty: not known; the moves that wait for it are made as guesses."""
    at: int = 0


class UndoBust(EventCommand, frozen=True):
    """They have not: here are their chips."""

    player: str
    chips: int


class CountStack(EventCommand, frozen=True, tag="Count"):
    """A player's chips as they were counted, and why they are written down."""

    player: str
    chips: int
    why: str
    confirmed: bool = False
    """The host has seen that the chips in play will differ from those that were sold."""


class PassTime(EventCommand, frozen=True):
    """It is so late now."""

    at: int


class Pause(EventCommand, frozen=True):
    """Stop the clock and the next hands."""

    at: int


class Unpause(EventCommand, frozen=True):
    """Go on."""

    at: int


class AdjustClock(EventCommand, frozen=True, tag="MoveClock"):
    """Add seconds to the level, or take some off."""

    seconds: int


class ChangeLevels(EventCommand, frozen=True):
    """Levels and breaks that have not begun are others from now on (TRNY-09)."""

    kept: int
    """So many parts of the structure, from its beginning, stay as they are."""
    parts: tuple[StructurePart, ...]
    """All that follow them."""


class EndRound(EventCommand, frozen=True):
    """At tables of felt, hand for hand: every table has played its hand (BYND-73)."""


class PlayLastHands(EventCommand, frozen=True):
    """So many more hands at each table today (TRNY-35)."""

    hands: int


class EndDay(EventCommand, frozen=True):
    """Everybody bags their chips."""

    at: int = 0


class Penalise(EventCommand, frozen=True):
    """Punish somebody (TRNY-47)."""

    player: str
    kind: PenaltyKind
    amount: int = 1
    """How many hands, or rounds."""
    why: str = ""


class LeaveEvent(EventCommand, frozen=True, tag="GoAway"):
    """Leave for good, or only for now: the stack is blinded off (TRNY-51)."""

    player: str


class ReturnToTable(EventCommand, frozen=True, tag="ComeToTable"):
    """Be back."""

    player: str


class MakeDeal(EventCommand, frozen=True):
    """Divide what is left (TRNY-64), with everybody's consent."""

    kind: Literal["icm", "chips", "even", "custom"]
    agreed: tuple[str, ...]
    saved: int = 0
    """Money that is left to play for."""
    shares: tuple[tuple[str, int], ...] = ()
    """For a custom deal: who gets what."""


class Cancel(EventCommand, frozen=True):
    """Call the event off."""

    why: str


AnyEventCommand: TypeAlias = (
    Enter
    | Admit
    | TurnAway
    | JoinFlight
    | PayMarker
    | SeatByHand
    | CloseSeat
    | ReopenSeat
    | LockSeat
    | ConfirmMove
    | ChangeOldChips
    | CallAllIn
    | BeginDay
    | Withdraw
    | Start
    | RebuyChips
    | DeclineRebuy
    | TakeAddOn
    | BeginHand
    | FinishHand
    | BustOut
    | EliminatePlayers
    | ReportBigBlind
    | UndoBust
    | CountStack
    | PassTime
    | Pause
    | Unpause
    | AdjustClock
    | ChangeLevels
    | EndRound
    | PlayLastHands
    | EndDay
    | Penalise
    | LeaveEvent
    | ReturnToTable
    | MakeDeal
    | Cancel
)
"""Every command: a closed set."""
