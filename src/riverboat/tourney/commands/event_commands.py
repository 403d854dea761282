"""Commands of an event, from players, hosts, tables and the clock."""

from __future__ import annotations

from typing import Literal, TypeAlias

from msgspec import Struct

from riverboat.tourney.state.event_facts import BlindSeats, ChipBag, PenaltyKind
from riverboat.tourney.structure.levels import StructurePart

DealKind: TypeAlias = Literal["icm", "chips", "even", "custom"]
"""Methods by which the players of a deal divide the prizes."""


class EventCommand(Struct, frozen=True, tag_field="do", tag=True):
    """A command to an event."""


class Enter(EventCommand, frozen=True):
    """A player buys in, possibly late or again."""

    player: str
    at: int = 0
    ticket: str = ""
    """A satellite ticket that pays for the entry."""
    password: str = ""


class Admit(EventCommand, frozen=True):
    """The host admits a player who has requested entry."""

    player: str
    at: int = 0


class DenyEntry(EventCommand, frozen=True, tag="TurnAway"):
    """The host denies a player entry."""

    player: str
    why: str


class JoinFlight(
    EventCommand,
    frozen=True,
    rename={"entry_count": "entries", "prize_money": "pool", "bounty_money": "head_money"},
):
    """The remaining players of a first day join this event before it begins."""

    flight: str
    bags: tuple[ChipBag, ...]
    entry_count: int
    prize_money: int
    bounty_money: int = 0
    """Money paid for bounties whose mystery cards are made when all flights have joined."""


class PayMarker(EventCommand, frozen=True):
    """Charge a player who played without a bounty marker for its value (TRNY-56)."""

    player: str


class SeatByHand(EventCommand, frozen=True):
    """The host assigns a seat; a player seated elsewhere moves with their chips (TRNY-12)."""

    player: str
    table: int
    seat: int


class CloseSeat(EventCommand, frozen=True):
    """The host takes a seat out of use."""

    table: int
    seat: int


class ReopenSeat(EventCommand, frozen=True):
    """A closed seat is in use again."""

    table: int
    seat: int


class LockSeat(EventCommand, frozen=True, rename={"is_locked": "locked"}):
    """The host locks or unlocks a player's seat against table balancing."""

    player: str
    is_locked: bool = True


class ConfirmMove(EventCommand, frozen=True):
    """At a physical table: a player has arrived at their new seat."""

    player: str


class ChangeOldChips(EventCommand, frozen=True, rename={"chip_value": "worth"}):
    """A player has found chips of a denomination that has left play (TRNY-44)."""

    player: str
    chip_value: int
    count: int


class ReportAllIn(EventCommand, frozen=True, tag="CallAllIn"):
    """No player at the table can bet any more, and cards are still to come (TRNY-38)."""

    table: int


class BeginDay(EventCommand, frozen=True):
    """Begin another day: unbag the chips, redraw all seats, and resume the clock."""

    at: int = 0


class Withdraw(EventCommand, frozen=True):
    """Unregister before the start."""

    player: str


class Start(EventCommand, frozen=True):
    """Draw the seats and begin the first level."""

    at: int = 0


class RebuyChips(EventCommand, frozen=True, tag="BuyAgain"):
    """A player rebuys (TRNY-52)."""

    player: str


class DeclineRebuy(EventCommand, frozen=True):
    """A player without chips declines to rebuy."""

    player: str


class TakeAddOn(EventCommand, frozen=True):
    """A player takes the add-on (TRNY-53)."""

    player: str


class BeginHand(EventCommand, frozen=True):
    """A table asks to begin a hand."""

    table: int


class Loss(Struct, frozen=True, rename={"winners": "by"}):
    """A busted player, the winners of the last pot that they could win, and their prior stack."""

    player: str
    winners: tuple[str, ...] = ()
    stack: int | None = None
    """Stack that decides the place, if the event's table does not know it; otherwise ``None``.

    This is the stack at the start of the hand, or after the ante.
    """


class FinishHand(EventCommand, frozen=True):
    """A table reports a finished hand: all stacks, and the blinds' seats."""

    table: int
    stacks: tuple[tuple[str, int], ...]
    blinds: BlindSeats | None = None
    losses: tuple[Loss, ...] = ()
    at: int = 0


class BustOut(EventCommand, frozen=True, rename={"winners": "by", "is_same_hand": "same_hand"}):
    """At a physical table, a player has lost all chips to the ``winners``."""

    player: str
    winners: tuple[str, ...] = ()
    is_same_hand: bool = False
    """True if the player bust in the same hand as the table's previous elimination (TRNY-40)."""


class EliminatePlayers(EventCommand, frozen=True):
    """At a physical table, one or more players have lost all chips in one hand (TRNY-40)."""

    losses: tuple[Loss, ...]
    """The players and the winners of their chips; ``stack`` is not used."""
    same_hand_as: str = ""
    """A player entered earlier as eliminated in this hand; empty if there is none."""


class ReportBigBlind(EventCommand, frozen=True):
    """The next big blind at a physical table is reported (BYND-71)."""

    table: int
    player: str = ""
    """The player due; empty if unknown, and pending moves are then made as guesses."""
    at: int = 0


class MoveButton(EventCommand, frozen=True):
    """The button of a physical table moves on for the next hand, or is at this player (TRNY-03)."""

    table: int
    player: str = ""
    """The player who has the button; empty to move it by one hand."""
    at: int = 0


class UndoBust(EventCommand, frozen=True):
    """Undo a player's bust-out; they come back with a stack of ``chips``."""

    player: str
    chips: int


class CountStack(EventCommand, frozen=True, tag="Count", rename={"is_confirmed": "confirmed"}):
    """A player's counted chips, and the reason for the record."""

    player: str
    chips: int
    why: str
    is_confirmed: bool = False
    """The host confirms that the chips in play will differ from those sold."""


class CountStacks(EventCommand, frozen=True, rename={"is_confirmed": "confirmed"}):
    """Counted chips of several players, such as all of a table, checked by their total."""

    counts: tuple[tuple[str, int], ...]
    """Pairs of a player and their chips."""
    why: str
    is_confirmed: bool = False
    """The host confirms that the chips in play will differ from those sold."""


class PassTime(EventCommand, frozen=True):
    """The current time, in milliseconds since 1970."""

    at: int


class Pause(EventCommand, frozen=True):
    """Stop the clock and the next hands."""

    at: int


class Unpause(EventCommand, frozen=True):
    """Resume the clock."""

    at: int


class AdjustClock(EventCommand, frozen=True, tag="MoveClock"):
    """Add seconds to the level, or take some off."""

    seconds: int


class ChangeLevels(EventCommand, frozen=True, rename={"kept_part_count": "kept"}):
    """Change levels and breaks that have not begun (TRNY-09)."""

    kept_part_count: int
    """Number of the structure's first parts that stay unchanged."""
    parts: tuple[StructurePart, ...]
    """All parts that follow the unchanged ones."""


class EndRound(EventCommand, frozen=True):
    """During hand-for-hand play at physical tables: every table has finished its hand (BYND-73)."""


class PlayLastHands(EventCommand, frozen=True):
    """Set the number of remaining hands at each table today (TRNY-35)."""

    hands: int


class EndDay(EventCommand, frozen=True):
    """All players bag their chips."""

    at: int = 0


class Penalise(EventCommand, frozen=True):
    """The host penalizes a player (TRNY-47)."""

    player: str
    kind: PenaltyKind
    amount: int = 1
    """Number of hands or rounds."""
    why: str = ""


class LeaveEvent(EventCommand, frozen=True, tag="GoAway"):
    """Leave for good, or for now: the stack is blinded off (TRNY-51)."""

    player: str


class ReturnToTable(EventCommand, frozen=True, tag="ComeToTable"):
    """A player is back."""

    player: str


class MakeDeal(
    EventCommand, frozen=True, rename={"agreeing_players": "agreed", "saved_money": "saved"}
):
    """The players left divide the remaining prizes (TRNY-64), by unanimous consent."""

    kind: DealKind
    agreeing_players: tuple[str, ...]
    saved_money: int = 0
    """Money still to be played for."""
    shares: tuple[tuple[str, int], ...] = ()
    """Each player's share in a custom deal."""


class Cancel(EventCommand, frozen=True):
    """Cancel the event."""

    why: str


AnyEventCommand: TypeAlias = (
    Enter
    | Admit
    | DenyEntry
    | JoinFlight
    | PayMarker
    | SeatByHand
    | CloseSeat
    | ReopenSeat
    | LockSeat
    | ConfirmMove
    | ChangeOldChips
    | ReportAllIn
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
    | MoveButton
    | UndoBust
    | CountStack
    | CountStacks
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
"""Any command: a closed set."""
