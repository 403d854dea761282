"""What players and hosts may ask of an event: players wish, hosts order.

Whoever asks is known from the session, never from what is sent.
"""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta, Struct

from riverboat.tourney.state.event_facts import PenaltyKind

PlayerName = Annotated[str, Meta(min_length=1, max_length=100)]
ReasonText = Annotated[
    str, Meta(min_length=1, max_length=300, pattern=r"^[^\u0000-\u001f\u007f]*$")
]
Count = Annotated[int, Meta(ge=1, le=2**53)]
DealKind: TypeAlias = Literal["icm", "chips", "even", "custom"]


class EventClientCommand(Struct, frozen=True, tag_field="do", forbid_unknown_fields=True):
    """Something that is asked of an event."""


# Players -----------------------------------------------------------------------------------------


class Register(EventClientCommand, frozen=True, tag="register"):
    """Enter: before the start, late, or again."""

    password: Annotated[str, Meta(max_length=200)] = ""
    ticket: Annotated[str, Meta(max_length=100)] = ""
    """A ticket that pays for it, as the satellite shows it to its winner."""


class Unregister(EventClientCommand, frozen=True, tag="unregister"):
    """Take the entry back, before the start; or stop asking for one."""


class BuyAgain(EventClientCommand, frozen=True, tag="rebuy"):
    """Buy a re-buy."""


class NoRebuy(EventClientCommand, frozen=True, tag="no-rebuy"):
    """Without chips, and buying no more: be out."""


class TakeAddOn(EventClientCommand, frozen=True, tag="add-on"):
    """Buy the add-on."""


class MarkSelfAway(EventClientCommand, frozen=True, tag="away"):
    """Be away: the stack is blinded off."""


class MarkSelfBack(EventClientCommand, frozen=True, tag="back"):
    """Be back."""


class AnswerDeal(EventClientCommand, frozen=True, tag="answer-deal"):
    """Agree to the deal that is proposed, or do not."""

    number: Count
    yes: bool = True


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
"""What a player may ask."""


# Hosts -------------------------------------------------------------------------------------------


class StartNow(EventClientCommand, frozen=True, tag="start"):
    """Draw the seats and begin."""


class StopClock(EventClientCommand, frozen=True, tag="pause"):
    """Stop the clock and the next hands."""


class StartClock(EventClientCommand, frozen=True, tag="go-on"):
    """Go on."""


class MoveClock(EventClientCommand, frozen=True, tag="clock"):
    """Add seconds to the level, or take some off."""

    seconds: Annotated[int, Meta(ge=-86_400, le=86_400)]


class Penalise(EventClientCommand, frozen=True, tag="penalise"):
    """Punish somebody."""

    player: PlayerName
    kind: PenaltyKind
    why: ReasonText
    amount: Annotated[int, Meta(ge=1, le=1_000)] = 1


class UndoBust(EventClientCommand, frozen=True, tag="undo-bust"):
    """Somebody is not out after all, and has these chips."""

    player: PlayerName
    chips: Count


class CountChips(EventClientCommand, frozen=True, tag="count"):
    """A player's chips as they were counted."""

    player: PlayerName
    chips: Count
    why: ReasonText
    confirmed: bool = False
    """Confirm that the chips in play will differ from those that were sold."""


class MarkAway(EventClientCommand, frozen=True, tag="mark-away"):
    """Somebody is not there: they are blinded off; or they are back."""

    player: PlayerName
    away: bool = True


class SetLastHands(EventClientCommand, frozen=True, tag="last-hands"):
    """So many more hands at each table today."""

    hands: Annotated[int, Meta(ge=1, le=100)]


class EndDay(EventClientCommand, frozen=True, tag="end-day"):
    """Everybody bags their chips."""


class BeginDay(EventClientCommand, frozen=True, tag="begin-day"):
    """Another day: chips out of the bags, and all seats drawn again."""


class SeatByHand(EventClientCommand, frozen=True, tag="seat"):
    """Give somebody this seat; who sits elsewhere moves with what they have."""

    player: PlayerName
    table: Annotated[int, Meta(ge=1, le=10_000)]
    seat: Annotated[int, Meta(ge=1, le=11)]


class SetSeatInUse(EventClientCommand, frozen=True, tag="use-seat"):
    """Nobody sits in a seat any more; or it is in use again."""

    table: Annotated[int, Meta(ge=1, le=10_000)]
    seat: Annotated[int, Meta(ge=1, le=11)]
    use: bool = False


class LockSeat(EventClientCommand, frozen=True, tag="lock-seat"):
    """Somebody keeps their seat when tables are balanced; or no longer."""

    player: PlayerName
    locked: bool = True


class ChangeLevels(EventClientCommand, frozen=True, tag="levels"):
    """Let levels and breaks that have not begun be others."""

    kept: Annotated[int, Meta(ge=0, le=1_000)]
    """So many parts of the structure, from its beginning, stay as they are."""
    lines: Annotated[tuple[Annotated[str, Meta(max_length=200)], ...], Meta(max_length=200)]
    """All that follow them, as a file has them: ``200/400 20m``, ``break 10m, 25 goes``."""


class JoinFlight(EventClientCommand, frozen=True, tag="join-flight"):
    """Let those come in who are left of a first day that is over."""

    flight: Annotated[str, Meta(min_length=1, max_length=40, pattern=r"^[\w-]+$")]
    """The event that was that day."""


class PayMarker(EventClientCommand, frozen=True, tag="marker"):
    """Somebody played without their bounty marker, and pays what it is worth."""

    player: PlayerName


class RedeemOldChips(EventClientCommand, frozen=True, tag="old-chips"):
    """Somebody has found chips of a worth that has left play."""

    player: PlayerName
    worth: Count
    count: Annotated[int, Meta(ge=1, le=100_000)]


# At tables of felt -------------------------------------------------------------------------------


class BustOut(EventClientCommand, frozen=True, tag="bust"):
    """Somebody has lost everything, to these players."""

    player: PlayerName
    by: Annotated[tuple[PlayerName, ...], Meta(max_length=10)] = ()
    same_hand: bool = False
    """In the same hand as the one who was told before, at the same table."""


class Elimination(Struct, frozen=True, forbid_unknown_fields=True):
    """A player who has lost everything, to these players."""

    player: PlayerName
    by: Annotated[tuple[PlayerName, ...], Meta(max_length=10)] = ()


Eliminations: TypeAlias = Annotated[tuple[Elimination, ...], Meta(min_length=1, max_length=10)]


class EliminatePlayers(EventClientCommand, frozen=True, tag="eliminate"):
    """These players lost everything in one hand: more chips at its start is the higher place."""

    players: Eliminations
    same_hand_as: Annotated[str, Meta(max_length=40)] = ""
    """A player eliminated in the same hand who was entered before; empty: nobody was."""


class ReportBigBlind(EventClientCommand, frozen=True, tag="big-blind"):
    """Who is due to be the big blind at a table in its next hand."""

    table: Annotated[int, Meta(ge=1, le=10_000)]
    player: Annotated[str, Meta(max_length=40)] = ""
    """Empty: not known; moves that wait for it are made as guesses."""


class RecordRebuy(EventClientCommand, frozen=True, tag="buys-again"):
    """Somebody buys a re-buy, and has paid for it."""

    player: PlayerName


class RecordRebuyDeclined(EventClientCommand, frozen=True, tag="buys-no-more"):
    """Somebody without chips buys no more: they are out."""

    player: PlayerName


class RecordAddOn(EventClientCommand, frozen=True, tag="buys-add-on"):
    """Somebody buys the add-on, and has paid for it."""

    player: PlayerName


class ConfirmArrival(EventClientCommand, frozen=True, tag="there"):
    """Somebody is where they were sent."""

    player: PlayerName


class EndRound(EventClientCommand, frozen=True, tag="round"):
    """Hand for hand: every table has played its hand."""


# The room's side of it ---------------------------------------------------------------------------


class ProposeDeal(EventClientCommand, frozen=True, tag="propose-deal"):
    """Ask all who are left whether they divide what is left."""

    kind: DealKind
    saved: Annotated[int, Meta(ge=0, le=2**53)] = 0
    shares: dict[str, Annotated[int, Meta(ge=0, le=2**53)]] | None = None
    """Of a custom deal: who gets what."""


class DropDeal(EventClientCommand, frozen=True, tag="drop-deal"):
    """Do not ask any more."""


class CallOffEvent(EventClientCommand, frozen=True, tag="cancel"):
    """Call the event off; everybody has their money back."""

    why: ReasonText


class Admit(EventClientCommand, frozen=True, tag="admit"):
    """Let somebody in who asks to enter, or do not."""

    player: PlayerName
    yes: bool = True


class EnterPlayer(EventClientCommand, frozen=True, tag="enter"):
    """Enter a player, who need not ask."""

    player: PlayerName


class RemoveEntry(EventClientCommand, frozen=True, tag="remove"):
    """Take a player's entry back before the start."""

    player: PlayerName


class AddBots(EventClientCommand, frozen=True, tag="add-bots"):
    """Enter so many bots."""

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
"""What a host may order."""


def event_command_tag(command: Struct) -> str:
    """What it is called, for the audit log."""
    return str(type(command).__struct_config__.tag)
