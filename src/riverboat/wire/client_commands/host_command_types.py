"""Commands of a host."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

from riverboat.deprecation import DeprecatedAttribute
from riverboat.deprecation.renamed_keywords import DeprecatedKeywords
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


class Begin(
    ClientCommand,
    metaclass=DeprecatedKeywords,
    frozen=True,
    tag="begin",
    rename={"bomb_pot_ante": "bomb", "board_count": "boards"},
):
    """Deal the next hand now, as a bomb pot if an ante is given."""

    bomb_pot_ante: Chips = 0
    board_count: BoardCount = 0
    """Number of boards of a bomb pot; 0 for as many as the game has."""

    boards = DeprecatedAttribute("board_count")
    bomb = DeprecatedAttribute("bomb_pot_ante")


class Pause(
    ClientCommand,
    metaclass=DeprecatedKeywords,
    frozen=True,
    tag="pause",
    rename={"is_immediate": "now"},
):
    """Pause after this hand; or at once, with frozen clocks."""

    is_immediate: bool = False

    now = DeprecatedAttribute("is_immediate")


class ResumeTable(ClientCommand, frozen=True, tag="go-on"):
    """Resume after a pause."""


class StreamTable(
    ClientCommand, metaclass=DeprecatedKeywords, frozen=True, tag="stream", rename={"is_on": "on"}
):
    """Open the table's stream overlay under a new link, or close it; the old link stops working."""

    is_on: bool = True

    on = DeprecatedAttribute("is_on")


class Approve(
    ClientCommand,
    metaclass=DeprecatedKeywords,
    frozen=True,
    tag="approve",
    rename={"is_approved": "yes"},
):
    """Approve or decline the purchase of chips that a player has requested."""

    chair: Chair
    is_approved: bool = True

    yes = DeprecatedAttribute("is_approved")


Reason = Annotated[str, Meta(max_length=200)]
RequiredReason = Annotated[str, Meta(max_length=200)]
"""Reason of 3 characters or more, visible to all and kept in the audit log."""


class Kick(ClientCommand, frozen=True, tag="kick"):
    """Remove a player with their chips, after the hand if one is played; they may come back."""

    chair: Chair
    reason: Reason = ""
    """Reason, shown to the player and to all."""


class Ban(
    ClientCommand,
    metaclass=DeprecatedKeywords,
    frozen=True,
    tag="ban",
    rename={"duration": "until"},
):
    """Remove a player or spectator, and ban them for a while."""

    player: ShortText
    reason: Reason = ""
    duration: Literal["hour", "day", "good"] = "hour"

    until = DeprecatedAttribute("duration")


class LiftBan(ClientCommand, frozen=True, tag="let-in"):
    """Lift a ban."""

    player: ShortText


class SitPlayerOut(ClientCommand, frozen=True, tag="sit-somebody-out"):
    """Sit a player out after this hand."""

    chair: Chair


class SeatPlayer(
    ClientCommand,
    metaclass=DeprecatedKeywords,
    frozen=True,
    tag="seat-somebody",
    rename={"entry_mode": "entry"},
):
    """Seat a spectator or waiting player, with or without chips."""

    player: ShortText
    chair: Chair
    chips: Chips = 0
    """Buy-in; 0 to let the player buy chips."""
    entry_mode: SeatEntry = "new"
    """``transferred``: the player brings chips from a broken table, even below the minimum."""

    entry = DeprecatedAttribute("entry_mode")


class MovePlayer(
    ClientCommand,
    metaclass=DeprecatedKeywords,
    frozen=True,
    tag="move-somebody",
    rename={"new_chair": "to"},
):
    """Move a player to another chair, between hands."""

    chair: Chair
    new_chair: Chair

    to = DeprecatedAttribute("new_chair")


class Adjust(ClientCommand, frozen=True, tag="adjust"):
    """Correct a stack by this number of chips, with a reason that all can read."""

    chair: Chair
    chips: Annotated[int, Meta(ge=-(10**15), le=10**15)]
    reason: RequiredReason


class CallOff(ClientCommand, frozen=True, tag="call-off"):
    """Void the hand: all players take back their bets."""

    reason: RequiredReason


class TakeActionBack(ClientCommand, frozen=True, tag="take-action-back"):
    """Undo the last action of the hand, unless a card has been dealt since."""

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
    """Correct the position of the button for the next hand."""

    chair: Chair


class ChangeRules(ClientCommand, frozen=True, tag="rules"):
    """Change the rules from the next hand on, given as a configuration file's text."""

    toml: Annotated[str, Meta(max_length=20_000)]


class TakeTimeFees(ClientCommand, frozen=True, tag="time-fees"):
    """Collect time fees from all players."""


class SpendKitty(
    ClientCommand,
    metaclass=DeprecatedKeywords,
    frozen=True,
    tag="kitty",
    rename={"expense": "what"},
):
    """Pay for something from the kitty."""

    chips: Chips
    expense: ShortText

    what = DeprecatedAttribute("expense")


class ColourUp(ClientCommand, frozen=True, tag="colour-up"):
    """Color up the smallest chips."""


class SettleMarker(ClientCommand, frozen=True, tag="settle"):
    """Record that a player has paid a marker, or a loan to its lender."""

    player: ShortText
    chips: Chips
    lender: ShortText = ""
    """Name of the lender; empty for a marker."""


class AddBot(ClientCommand, frozen=True, tag="add-bot"):
    """Seat a bot in this chair; 0 is any free chair."""

    chair: Annotated[int, Meta(ge=0, le=10)] = 0
    style: ShortText = ""


class Close(ClientCommand, frozen=True, tag="close"):
    """End the session; all players take their chips."""


class WithdrawCommand(ClientCommand, frozen=True, tag="withdraw"):
    """Withdraw a deferred command."""

    id: Annotated[int, Meta(ge=1)]
    """Id of the deferred command, from ``PendingView.id``."""
