"""What players and hosts may ask of an event: players wish, hosts order.

Whoever asks is known from the session, never from what is sent.
"""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta, Struct

from riverboat.tourney.state.facts import PenaltyKind

Who = Annotated[str, Meta(min_length=1, max_length=100)]
Why = Annotated[str, Meta(min_length=1, max_length=300, pattern=r"^[^\u0000-\u001f\u007f]*$")]
Count = Annotated[int, Meta(ge=1, le=2**53)]
DealKind: TypeAlias = Literal["icm", "chips", "even", "custom"]


class Sent(Struct, frozen=True, tag_field="do", forbid_unknown_fields=True):
    """Something that is asked of an event."""


# Players -----------------------------------------------------------------------------------------


class Register(Sent, frozen=True, tag="register"):
    """Enter: before the start, late, or again."""

    password: Annotated[str, Meta(max_length=200)] = ""


class Unregister(Sent, frozen=True, tag="unregister"):
    """Take the entry back, before the start; or stop asking for one."""


class BuyAgain(Sent, frozen=True, tag="rebuy"):
    """Buy a re-buy."""


class NoMore(Sent, frozen=True, tag="no-rebuy"):
    """Without chips, and buying no more: be out."""


class TakeAddOn(Sent, frozen=True, tag="add-on"):
    """Buy the add-on."""


class BeAway(Sent, frozen=True, tag="away"):
    """Be away: the stack is blinded off."""


class BeBack(Sent, frozen=True, tag="back"):
    """Be back."""


class AnswerDeal(Sent, frozen=True, tag="answer-deal"):
    """Agree to the deal that is proposed, or do not."""

    number: Count
    yes: bool = True


AnyEventWish: TypeAlias = (
    Register | Unregister | BuyAgain | NoMore | TakeAddOn | BeAway | BeBack | AnswerDeal
)
"""What a player may ask."""


# Hosts -------------------------------------------------------------------------------------------


class StartNow(Sent, frozen=True, tag="start"):
    """Draw the seats and begin."""


class StopClock(Sent, frozen=True, tag="pause"):
    """Stop the clock and the next hands."""


class StartClock(Sent, frozen=True, tag="go-on"):
    """Go on."""


class MoveClock(Sent, frozen=True, tag="clock"):
    """Add seconds to the level, or take some off."""

    seconds: Annotated[int, Meta(ge=-86_400, le=86_400)]


class Penalise(Sent, frozen=True, tag="penalise"):
    """Punish somebody."""

    player: Who
    kind: PenaltyKind
    why: Why
    amount: Annotated[int, Meta(ge=1, le=1_000)] = 1


class UndoBust(Sent, frozen=True, tag="undo-bust"):
    """Somebody is not out after all, and has these chips."""

    player: Who
    chips: Count


class CountChips(Sent, frozen=True, tag="count"):
    """Somebody's chips, as they were counted."""

    player: Who
    chips: Count
    why: Why


class SendAway(Sent, frozen=True, tag="mark-away"):
    """Somebody is not there: they are blinded off; or they are back."""

    player: Who
    away: bool = True


class LastHands(Sent, frozen=True, tag="last-hands"):
    """So many more hands at each table today."""

    hands: Annotated[int, Meta(ge=1, le=100)]


class EndDay(Sent, frozen=True, tag="end-day"):
    """Everybody bags their chips."""


class ProposeDeal(Sent, frozen=True, tag="propose-deal"):
    """Ask all who are left whether they divide what is left."""

    kind: DealKind
    saved: Annotated[int, Meta(ge=0, le=2**53)] = 0
    shares: dict[str, Annotated[int, Meta(ge=0, le=2**53)]] | None = None
    """Of a custom deal: who gets what."""


class DropDeal(Sent, frozen=True, tag="drop-deal"):
    """Do not ask any more."""


class CallOffEvent(Sent, frozen=True, tag="cancel"):
    """Call the event off; everybody has their money back."""

    why: Why


class Admit(Sent, frozen=True, tag="admit"):
    """Let somebody in who asks to enter, or do not."""

    player: Who
    yes: bool = True


class EnterSomebody(Sent, frozen=True, tag="enter"):
    """Enter a player, who need not ask."""

    player: Who


class RemoveEntry(Sent, frozen=True, tag="remove"):
    """Take a player's entry back before the start."""

    player: Who


class AddBots(Sent, frozen=True, tag="add-bots"):
    """Enter so many bots."""

    count: Annotated[int, Meta(ge=1, le=1_000)] = 1
    style: Annotated[str, Meta(max_length=40)] = ""


AnyEventOrder: TypeAlias = (
    StartNow
    | StopClock
    | StartClock
    | MoveClock
    | Penalise
    | UndoBust
    | CountChips
    | SendAway
    | LastHands
    | EndDay
    | ProposeDeal
    | DropDeal
    | CallOffEvent
    | Admit
    | EnterSomebody
    | RemoveEntry
    | AddBots
)
"""What a host may order."""


def word(asked: Struct) -> str:
    """What it is called, for the audit log."""
    return str(type(asked).__struct_config__.tag)
