"""What a host may ask for."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

from riverboat.wire.wishes.wish import Boards, Chair, Chips, Entry, Wish, Words


class RemoveFromList(Wish, frozen=True, tag="remove-from-list"):
    """Take somebody off the waiting list."""

    player: Words


class Begin(Wish, frozen=True, tag="begin"):
    """Deal the next hand now; *bomb* is the ante of a bomb pot."""

    bomb: Chips = 0
    boards: Boards = 0
    """The boards of a bomb pot; 0 for as many as the game has."""


class Pause(Wish, frozen=True, tag="pause"):
    """Stop after this hand; or at once, with the clocks standing still."""

    now: bool = False


class GoOn(Wish, frozen=True, tag="go-on"):
    """Go on after a pause."""


class Approve(Wish, frozen=True, tag="approve"):
    """Grant, or do not, the chips that a player has asked for."""

    chair: Chair
    yes: bool = True


Reason = Annotated[str, Meta(max_length=200)]
Why = Annotated[str, Meta(max_length=200)]
"""A reason of 3 characters or more that all can read, and that the audit log keeps."""


class Kick(Wish, frozen=True, tag="kick"):
    """Send a player away with their chips, after the hand if one is played; they may come back."""

    chair: Chair
    reason: Reason = ""
    """Why, for them and for all to read."""


class Ban(Wish, frozen=True, tag="ban"):
    """Send somebody away, from a chair or from the rail, and keep them out for a while."""

    player: Words
    reason: Reason = ""
    until: Literal["hour", "day", "good"] = "hour"


class LetIn(Wish, frozen=True, tag="let-in"):
    """Let somebody in again who was to stay out."""

    player: Words


class SitSomebodyOut(Wish, frozen=True, tag="sit-somebody-out"):
    """Deal a player out after this hand."""

    chair: Chair


class SeatSomebody(Wish, frozen=True, tag="seat-somebody"):
    """Give a chair to somebody who watches or waits for one, and perhaps chips."""

    player: Words
    chair: Chair
    chips: Chips = 0
    """0 is none: they buy their own."""
    entry: Entry = "new"
    """``transferred``: they bring the chips of a table that was broken, however few."""


class MoveSomebody(Wish, frozen=True, tag="move-somebody"):
    """Give a player another chair, between hands."""

    chair: Chair
    to: Chair


class Adjust(Wish, frozen=True, tag="adjust"):
    """Correct a stack by so many chips, more or less, with a reason that all can read."""

    chair: Chair
    chips: Annotated[int, Meta(ge=-(10**15), le=10**15)]
    reason: Why


class CallOff(Wish, frozen=True, tag="call-off"):
    """Undo the hand: everybody takes back what they put in."""

    reason: Why


class TakeActionBack(Wish, frozen=True, tag="take-action-back"):
    """Take back what was done last in the hand; not once a card has come since."""

    reason: Why


class KillHand(Wish, frozen=True, tag="kill-hand"):
    """Declare a hand dead; its chips stay in the pot."""

    chair: Chair
    reason: Why


class HoldPot(Wish, frozen=True, tag="hold-pot"):
    """End the hand without a winner: the whole pot waits for the next deal."""

    reason: Why


class Warn(Wish, frozen=True, tag="warn"):
    """Warn a player, for all to read."""

    chair: Chair
    reason: Why


class PlaceButton(Wish, frozen=True, tag="button"):
    """Set the next hand's button right."""

    chair: Chair


class ChangeRules(Wish, frozen=True, tag="rules"):
    """Other rules from the next hand on, as the text of a configuration file."""

    toml: Annotated[str, Meta(max_length=20_000)]


class TakeTimeFees(Wish, frozen=True, tag="time-fees"):
    """Every player pays for their chair."""


class SpendKitty(Wish, frozen=True, tag="kitty"):
    """The kitty pays for something."""

    chips: Chips
    what: Words


class ColourUp(Wish, frozen=True, tag="colour-up"):
    """Take the smallest chips off the table."""


class SettleMarker(Wish, frozen=True, tag="settle"):
    """A player has paid a marker, or a loan to its lender."""

    player: Words
    chips: Chips
    lender: Words = ""


class AddBot(Wish, frozen=True, tag="add-bot"):
    """Seat a bot; 0 is any free chair."""

    chair: Annotated[int, Meta(ge=0, le=10)] = 0
    style: Words = ""


class Close(Wish, frozen=True, tag="close"):
    """End the session; everybody takes their chips."""


class Withdraw(Wish, frozen=True, tag="withdraw"):
    """Take back what a host has asked for, and what waits until the hand is over."""

    id: Annotated[int, Meta(ge=1)]
    """``PendingView.id``"""
