"""What a host may ask for."""

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
    """Take somebody off the waiting list."""

    player: ShortText


class Begin(ClientCommand, frozen=True, tag="begin"):
    """Deal the next hand now; *bomb* is the ante of a bomb pot."""

    bomb: Chips = 0
    boards: BoardCount = 0
    """The boards of a bomb pot; 0 for as many as the game has."""


class Pause(ClientCommand, frozen=True, tag="pause"):
    """Stop after this hand; or at once, with the clocks standing still."""

    now: bool = False


class ResumeTable(ClientCommand, frozen=True, tag="go-on"):
    """Go on after a pause."""


class Approve(ClientCommand, frozen=True, tag="approve"):
    """Grant, or do not, the chips that a player has asked for."""

    chair: Chair
    yes: bool = True


Reason = Annotated[str, Meta(max_length=200)]
RequiredReason = Annotated[str, Meta(max_length=200)]
"""A reason of 3 characters or more that all can read, and that the audit log keeps."""


class Kick(ClientCommand, frozen=True, tag="kick"):
    """Send a player away with their chips, after the hand if one is played; they may come back."""

    chair: Chair
    reason: Reason = ""
    """Why, for them and for all to read."""


class Ban(ClientCommand, frozen=True, tag="ban"):
    """Send somebody away, from a chair or from the rail, and keep them out for a while."""

    player: ShortText
    reason: Reason = ""
    until: Literal["hour", "day", "good"] = "hour"


class LiftBan(ClientCommand, frozen=True, tag="let-in"):
    """Let somebody in again who was to stay out."""

    player: ShortText


class SitPlayerOut(ClientCommand, frozen=True, tag="sit-somebody-out"):
    """Deal a player out after this hand."""

    chair: Chair


class SeatPlayer(ClientCommand, frozen=True, tag="seat-somebody"):
    """Give a chair to somebody who watches or waits for one, and perhaps chips."""

    player: ShortText
    chair: Chair
    chips: Chips = 0
    """0 is none: they buy their own."""
    entry: SeatEntry = "new"
    """``transferred``: they bring the chips of a table that was broken, however few."""


class MovePlayer(ClientCommand, frozen=True, tag="move-somebody"):
    """Give a player another chair, between hands."""

    chair: Chair
    to: Chair


class Adjust(ClientCommand, frozen=True, tag="adjust"):
    """Correct a stack by so many chips, more or less, with a reason that all can read."""

    chair: Chair
    chips: Annotated[int, Meta(ge=-(10**15), le=10**15)]
    reason: RequiredReason


class CallOff(ClientCommand, frozen=True, tag="call-off"):
    """Undo the hand: everybody takes back what they put in."""

    reason: RequiredReason


class TakeActionBack(ClientCommand, frozen=True, tag="take-action-back"):
    """Take back what was done last in the hand; not once a card has come since."""

    reason: RequiredReason


class KillHand(ClientCommand, frozen=True, tag="kill-hand"):
    """Declare a hand dead; its chips stay in the pot."""

    chair: Chair
    reason: RequiredReason


class HoldPot(ClientCommand, frozen=True, tag="hold-pot"):
    """End the hand without a winner: the whole pot waits for the next deal."""

    reason: RequiredReason


class Warn(ClientCommand, frozen=True, tag="warn"):
    """Warn a player, for all to read."""

    chair: Chair
    reason: RequiredReason


class PlaceButton(ClientCommand, frozen=True, tag="button"):
    """Set the next hand's button right."""

    chair: Chair


class ChangeRules(ClientCommand, frozen=True, tag="rules"):
    """Other rules from the next hand on, as the text of a configuration file."""

    toml: Annotated[str, Meta(max_length=20_000)]


class TakeTimeFees(ClientCommand, frozen=True, tag="time-fees"):
    """Every player pays for their chair."""


class SpendKitty(ClientCommand, frozen=True, tag="kitty"):
    """The kitty pays for something."""

    chips: Chips
    what: ShortText


class ColourUp(ClientCommand, frozen=True, tag="colour-up"):
    """Take the smallest chips off the table."""


class SettleMarker(ClientCommand, frozen=True, tag="settle"):
    """A player has paid a marker, or a loan to its lender."""

    player: ShortText
    chips: Chips
    lender: ShortText = ""


class AddBot(ClientCommand, frozen=True, tag="add-bot"):
    """Seat a bot; 0 is any free chair."""

    chair: Annotated[int, Meta(ge=0, le=10)] = 0
    style: ShortText = ""


class Close(ClientCommand, frozen=True, tag="close"):
    """End the session; everybody takes their chips."""


class WithdrawCommand(ClientCommand, frozen=True, tag="withdraw"):
    """Take back what a host has asked for, and what waits until the hand is over."""

    id: Annotated[int, Meta(ge=1)]
    """``PendingView.id``"""
