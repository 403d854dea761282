"""Commands of a host."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

from riverboat.wire.client_commands.client_command import (
    BoardCount,
    Chair,
    Chips,
    ClientCommand,
    SeatEntry,
    ShortText,
)


class RemoveFromWaitingList(ClientCommand, frozen=True, tag="remove-from-list"):
    """Remove a player from the waiting list."""

    player: ShortText


class Begin(ClientCommand, frozen=True, tag="begin"):
    """Deal the next hand now; *bomb* is the ante of a bomb pot."""

    bomb: Chips = 0
    boards: BoardCount = 0
    """Number of boards of a bomb pot; 0 for the game's own."""


class Pause(ClientCommand, frozen=True, tag="pause"):
    """Pause after this hand; or at once, with frozen clocks."""

    now: bool = False


class ResumeTable(ClientCommand, frozen=True, tag="go-on"):
    """Resume after a pause."""


class StreamTable(ClientCommand, frozen=True, tag="stream"):
    """Open the table's stream overlay with a new link, which voids an earlier one, or end it."""

    on: bool = True


class Approve(ClientCommand, frozen=True, tag="approve"):
    """Approve the chips that a player has asked for, or decline."""

    chair: Chair
    yes: bool = True


Reason = Annotated[str, Meta(max_length=200)]
RequiredReason = Annotated[str, Meta(max_length=200)]
"""Reason of 3 characters or more, visible to all and kept in the audit log."""


class Kick(ClientCommand, frozen=True, tag="kick"):
    """Remove a player with their chips, after the hand if one is played; they may come back."""

    chair: Chair
    reason: Reason = ""
    """Reason, shown to the player and to all."""


class Ban(ClientCommand, frozen=True, tag="ban"):
    """Remove a player or spectator, and ban them for a while."""

    player: ShortText
    reason: Reason = ""
    until: Literal["hour", "day", "good"] = "hour"


class LiftBan(ClientCommand, frozen=True, tag="let-in"):
    """Lift a ban."""

    player: ShortText


class SitPlayerOut(ClientCommand, frozen=True, tag="sit-somebody-out"):
    """Sit a player out after this hand."""

    chair: Chair


class SeatPlayer(ClientCommand, frozen=True, tag="seat-somebody"):
    """Seat a spectator or waiting player, with or without chips."""

    player: ShortText
    chair: Chair
    chips: Chips = 0
    """Buy-in; 0 is none: they buy their own."""
    entry: SeatEntry = "new"
    """``transferred``: they bring their chips from a broken table, below the minimum, too."""


class MovePlayer(ClientCommand, frozen=True, tag="move-somebody"):
    """Move a player to another chair, between hands."""

    chair: Chair
    to: Chair


class Adjust(ClientCommand, frozen=True, tag="adjust"):
    """Correct a stack by this number of chips, with a reason that all can read."""

    chair: Chair
    chips: Annotated[int, Meta(ge=-(10**15), le=10**15)]
    reason: RequiredReason


class CallOff(ClientCommand, frozen=True, tag="call-off"):
    """Void the hand: all players take back their bets."""

    reason: RequiredReason


class TakeActionBack(ClientCommand, frozen=True, tag="take-action-back"):
    """Undo the last action of the hand, unless a card has come since."""

    reason: RequiredReason


class KillHand(ClientCommand, frozen=True, tag="kill-hand"):
    """Declare a hand dead; its chips stay in the pot."""

    chair: Chair
    reason: RequiredReason


class HoldPot(ClientCommand, frozen=True, tag="hold-pot"):
    """End the hand without a winner: the pot carries over to the next deal."""

    reason: RequiredReason


class Warn(ClientCommand, frozen=True, tag="warn"):
    """Warn a player; all can read it."""

    chair: Chair
    reason: RequiredReason


class PlaceButton(ClientCommand, frozen=True, tag="button"):
    """Correct the button of the next hand."""

    chair: Chair


class ChangeRules(ClientCommand, frozen=True, tag="rules"):
    """Change the rules from the next hand on, given as a configuration file's text."""

    toml: Annotated[str, Meta(max_length=20_000)]


class TakeTimeFees(ClientCommand, frozen=True, tag="time-fees"):
    """Collect time fees from all players."""


class SpendKitty(ClientCommand, frozen=True, tag="kitty"):
    """Pay for something from the kitty."""

    chips: Chips
    what: ShortText


class ColourUp(ClientCommand, frozen=True, tag="colour-up"):
    """Color up the smallest chips."""


class SettleMarker(ClientCommand, frozen=True, tag="settle"):
    """Record that a player has paid a marker, or a loan to its lender."""

    player: ShortText
    chips: Chips
    lender: ShortText = ""


class AddBot(ClientCommand, frozen=True, tag="add-bot"):
    """Seat a bot; 0 is any free chair."""

    chair: Annotated[int, Meta(ge=0, le=10)] = 0
    style: ShortText = ""


class Close(ClientCommand, frozen=True, tag="close"):
    """End the session; all players take their chips."""


class WithdrawCommand(ClientCommand, frozen=True, tag="withdraw"):
    """Withdraw a deferred command."""

    id: Annotated[int, Meta(ge=1)]
    """Id of the deferred command, from ``PendingView.id``."""
