"""Client commands of events: commands of players and commands of hosts.

The sender is taken from the session, never from the payload.
"""

from __future__ import annotations

from typing import Annotated, TypeAlias

from msgspec import Meta, Struct

from riverboat.tourney.commands import event_commands
from riverboat.tourney.state.event_facts import PenaltyKind

PlayerName = Annotated[str, Meta(min_length=1, max_length=100)]
ReasonText = Annotated[
    str, Meta(min_length=1, max_length=300, pattern=r"^[^\u0000-\u001f\u007f]*$")
]
DealKind: TypeAlias = event_commands.DealKind
Count = Annotated[int, Meta(ge=1, le=2**53)]


class EventClientCommand(Struct, frozen=True, tag_field="do", forbid_unknown_fields=True):
    """A command to an event."""


class Register(EventClientCommand, frozen=True, tag="register"):
    """Enter an event: before the start, late or again."""

    password: Annotated[str, Meta(max_length=200)] = ""
    ticket: Annotated[str, Meta(max_length=100)] = ""
    """Satellite ticket that pays for the entry, as shown to its winner."""


class Unregister(EventClientCommand, frozen=True, tag="unregister"):
    """Withdraw an entry before the start, or a request to enter."""


class BuyAgain(EventClientCommand, frozen=True, tag="rebuy"):
    """Take a re-buy."""


class NoRebuy(EventClientCommand, frozen=True, tag="no-rebuy"):
    """Decline the re-buy: a player without chips is out."""


class TakeAddOn(EventClientCommand, frozen=True, tag="add-on"):
    """Buy the add-on."""


class MarkSelfAway(EventClientCommand, frozen=True, tag="away"):
    """Report being away: the stack is blinded off."""


class MarkSelfBack(EventClientCommand, frozen=True, tag="back"):
    """Report being back."""


class AnswerDeal(EventClientCommand, frozen=True, tag="answer-deal", rename={"is_accepted": "yes"}):
    """Agree to the proposed deal, or decline it."""

    number: Count
    is_accepted: bool = True


EventPlayerCommand: TypeAlias = (
    Register
    | Unregister
    | BuyAgain
    | NoRebuy
    | TakeAddOn
    | MarkSelfAway
    | MarkSelfBack
    | AnswerDeal
)
"""Commands that a player may send."""


class StartNow(EventClientCommand, frozen=True, tag="start"):
    """Draw the seats and begin."""


class StopClock(EventClientCommand, frozen=True, tag="pause"):
    """Stop the clock, and begin no further hands."""


class StartClock(EventClientCommand, frozen=True, tag="go-on"):
    """Restart the clock."""


class MoveClock(EventClientCommand, frozen=True, tag="clock"):
    """Add seconds to the level, or subtract some."""

    seconds: Annotated[int, Meta(ge=-86_400, le=86_400)]


class Penalise(EventClientCommand, frozen=True, tag="penalise", rename={"reason": "why"}):
    """Penalise a player."""

    player: PlayerName
    kind: PenaltyKind
    reason: ReasonText
    amount: Annotated[int, Meta(ge=1, le=1_000)] = 1


class UndoBust(EventClientCommand, frozen=True, tag="undo-bust"):
    """Undo a player's elimination and set their chips."""

    player: PlayerName
    chips: Count


class CountChips(
    EventClientCommand,
    frozen=True,
    tag="count",
    rename={"reason": "why", "is_confirmed": "confirmed"},
):
    """Set a player's chips as counted."""

    player: PlayerName
    chips: Count
    reason: ReasonText
    is_confirmed: bool = False
    """True to confirm that the chips in play will differ from those that were sold."""


class StackCount(Struct, frozen=True, forbid_unknown_fields=True):
    """A player's counted chips."""

    player: PlayerName
    chips: Count


class CountStacks(
    EventClientCommand,
    frozen=True,
    tag="count-stacks",
    rename={"reason": "why", "is_confirmed": "confirmed"},
):
    """Set the chips of several players as counted; their total is checked once."""

    counts: Annotated[tuple[StackCount, ...], Meta(min_length=1, max_length=100)]
    reason: ReasonText
    is_confirmed: bool = False
    """True to confirm that the chips in play will differ from those that were sold."""


class MarkAway(EventClientCommand, frozen=True, tag="mark-away", rename={"is_away": "away"}):
    """Mark a player as away (their stack is blinded off), or as back."""

    player: PlayerName
    is_away: bool = True


class SetLastHands(
    EventClientCommand, frozen=True, tag="last-hands", rename={"hand_count": "hands"}
):
    """Set the number of hands left today at each table."""

    hand_count: Annotated[int, Meta(ge=1, le=100)]


class EndDay(EventClientCommand, frozen=True, tag="end-day"):
    """End the day: all players bag their chips."""


class BeginDay(EventClientCommand, frozen=True, tag="begin-day"):
    """Begin another day: the chips come out of the bags and all seats are redrawn."""


class SeatByHand(EventClientCommand, frozen=True, tag="seat"):
    """Move a player to this seat; a player who sits elsewhere moves with their chips."""

    player: PlayerName
    table: Annotated[int, Meta(ge=1, le=10_000)]
    seat: Annotated[int, Meta(ge=1, le=11)]


class SetSeatInUse(EventClientCommand, frozen=True, tag="use-seat", rename={"is_in_use": "use"}):
    """Take a seat out of use, or put it back in use."""

    table: Annotated[int, Meta(ge=1, le=10_000)]
    seat: Annotated[int, Meta(ge=1, le=11)]
    is_in_use: bool = False


class LockSeat(EventClientCommand, frozen=True, tag="lock-seat", rename={"is_locked": "locked"}):
    """Exempt a player's seat from balancing, or end the exemption."""

    player: PlayerName
    is_locked: bool = True


class ChangeLevels(
    EventClientCommand,
    frozen=True,
    tag="levels",
    rename={"kept_part_count": "kept", "level_lines": "lines"},
):
    """Change levels and breaks that have not begun."""

    kept_part_count: Annotated[int, Meta(ge=0, le=1_000)]
    """Number of parts of the structure, from its beginning, that stay as they are."""
    level_lines: Annotated[tuple[Annotated[str, Meta(max_length=200)], ...], Meta(max_length=200)]
    """New levels and breaks after the kept parts: ``200/400 20m``, ``break 10m, 25 goes``."""


class JoinFlight(EventClientCommand, frozen=True, tag="join-flight"):
    """Bring in the survivors of a finished first day."""

    flight: Annotated[str, Meta(min_length=1, max_length=40, pattern=r"^[\w-]+$")]
    """Id of the event of that first day."""


class PayMarker(EventClientCommand, frozen=True, tag="marker"):
    """Charge a player for playing without their bounty marker."""

    player: PlayerName


class RedeemOldChips(
    EventClientCommand, frozen=True, tag="old-chips", rename={"chip_value": "worth"}
):
    """Redeem a player's chips of a denomination that has left play."""

    player: PlayerName
    chip_value: Count
    count: Annotated[int, Meta(ge=1, le=100_000)]


class BustOut(
    EventClientCommand,
    frozen=True,
    tag="bust",
    rename={"eliminated_by": "by", "is_same_hand": "same_hand"},
):
    """Eliminate a player, with the players who eliminated them."""

    player: PlayerName
    eliminated_by: Annotated[tuple[PlayerName, ...], Meta(max_length=10)] = ()
    is_same_hand: bool = False
    """True if the previous elimination was in the same hand, at the same table."""


class Elimination(Struct, frozen=True, forbid_unknown_fields=True, rename={"eliminated_by": "by"}):
    """A player who has lost all chips, and the players who eliminated them."""

    player: PlayerName
    eliminated_by: Annotated[tuple[PlayerName, ...], Meta(max_length=10)] = ()


Eliminations: TypeAlias = Annotated[tuple[Elimination, ...], Meta(min_length=1, max_length=10)]


class EliminatePlayers(EventClientCommand, frozen=True, tag="eliminate"):
    """Eliminate players of one hand: the larger stack at its start gets the higher place."""

    players: Eliminations
    same_hand_as: Annotated[str, Meta(max_length=40)] = ""
    """Player eliminated earlier in the same hand; empty if there is none."""


class ReportBigBlind(EventClientCommand, frozen=True, tag="big-blind"):
    """Report the player due to post the big blind in a table's next hand."""

    table: Annotated[int, Meta(ge=1, le=10_000)]
    player: Annotated[str, Meta(max_length=40)] = ""
    """Player who is the next big blind; empty if unknown: the room then guesses who should move to
    or from the table.
    """


class MoveButton(EventClientCommand, frozen=True, tag="button"):
    """Move the button of a physical table by one hand, or to a given player."""

    table: Annotated[int, Meta(ge=1, le=10_000)]
    player: Annotated[str, Meta(max_length=40)] = ""
    """Player who has the button; empty to move it by one hand."""


class RecordRebuy(EventClientCommand, frozen=True, tag="buys-again"):
    """Record a player's paid re-buy."""

    player: PlayerName


class RecordRebuyDeclined(EventClientCommand, frozen=True, tag="buys-no-more"):
    """Record that a player without chips declines the re-buy and is out."""

    player: PlayerName


class RecordAddOn(EventClientCommand, frozen=True, tag="buys-add-on"):
    """Record a player's paid add-on."""

    player: PlayerName


class ConfirmArrival(EventClientCommand, frozen=True, tag="there"):
    """Confirm that a player has arrived at their new seat."""

    player: PlayerName


class EndRound(EventClientCommand, frozen=True, tag="round"):
    """Hand for hand: record that every table has played its hand."""


class ProposeDeal(
    EventClientCommand, frozen=True, tag="propose-deal", rename={"saved_for_winner": "saved"}
):
    """Propose a deal to all remaining players."""

    kind: DealKind
    saved_for_winner: Annotated[int, Meta(ge=0, le=2**53)] = 0
    shares: dict[str, Annotated[int, Meta(ge=0, le=2**53)]] | None = None
    """Amount for each player in a custom deal."""


class DropDeal(EventClientCommand, frozen=True, tag="drop-deal"):
    """Withdraw the proposed deal."""


class CallOffEvent(EventClientCommand, frozen=True, tag="cancel", rename={"reason": "why"}):
    """Cancel the event and refund all players."""

    reason: ReasonText


class Admit(EventClientCommand, frozen=True, tag="admit", rename={"is_admitted": "yes"}):
    """Admit a player who asked to enter, or decline."""

    player: PlayerName
    is_admitted: bool = True


class EnterPlayer(EventClientCommand, frozen=True, tag="enter"):
    """Enter a player who has not asked to enter."""

    player: PlayerName


class RemoveEntry(EventClientCommand, frozen=True, tag="remove"):
    """Withdraw a player's entry before the start."""

    player: PlayerName


class AddBots(EventClientCommand, frozen=True, tag="add-bots"):
    """Enter the given number of bots."""

    count: Annotated[int, Meta(ge=1, le=1_000)] = 1
    style: Annotated[str, Meta(max_length=40)] = ""


EventHostCommand: TypeAlias = (
    StartNow
    | StopClock
    | StartClock
    | MoveClock
    | Penalise
    | UndoBust
    | CountChips
    | CountStacks
    | MarkAway
    | SetLastHands
    | EndDay
    | BeginDay
    | SeatByHand
    | SetSeatInUse
    | LockSeat
    | ChangeLevels
    | JoinFlight
    | PayMarker
    | RedeemOldChips
    | BustOut
    | EliminatePlayers
    | ReportBigBlind
    | MoveButton
    | RecordRebuy
    | RecordRebuyDeclined
    | RecordAddOn
    | ConfirmArrival
    | EndRound
    | ProposeDeal
    | DropDeal
    | CallOffEvent
    | Admit
    | EnterPlayer
    | RemoveEntry
    | AddBots
)
"""Commands that a host may send."""
