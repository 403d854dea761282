"""What somebody may ask for at a table. Who asks is known from his connection, never from the wish.

Cards are words (``"As"``), chips are whole numbers in the table's smallest unit, chairs count
from 1. ``docs/reference/protocol.md`` has a line for each.
"""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

Chips = Annotated[int, Meta(ge=0, le=10**15)]
Chair = Annotated[int, Meta(ge=1, le=10)]
Words = Annotated[str, Meta(max_length=200)]
Card = Annotated[str, Meta(pattern=r"^[2-9TJQKA][cdhs]$")]
Entry = Literal["new", "replacing", "transferred"]
"""As whom somebody takes a chair: as anybody; to play on for who has just left it; or with the
chips that he had at a table that was broken."""


class Wish(Struct, frozen=True, tag_field="do", forbid_unknown_fields=True):
    """Something that is asked for, and is granted or refused whole."""


# In a hand --------------------------------------------------------------------------------------


class Fold(Wish, frozen=True, tag="fold"):
    """Give up the hand."""


class Check(Wish, frozen=True, tag="check"):
    """Bet nothing."""


class Call(Wish, frozen=True, tag="call"):
    """Match the bet, or as much of it as one has."""


class RaiseTo(Wish, frozen=True, tag="raise"):
    """Bet or raise so that one's bets of this round are *to* chips in all."""

    to: Chips


class RaisePot(Wish, frozen=True, tag="pot"):
    """Raise as far as the pot allows."""


class AllIn(Wish, frozen=True, tag="all-in"):
    """Bet every chip."""


class BringIn(Wish, frozen=True, tag="bring-in"):
    """Open a stud game for the forced amount."""


class Discard(Wish, frozen=True, tag="discard"):
    """Throw cards away; none of them is to stand pat."""

    cards: Annotated[tuple[Card, ...], Meta(max_length=6)] = ()


class TakeBackDiscard(Wish, frozen=True, tag="take-back"):
    """Change one's mind about the cards just thrown away."""


class Show(Wish, frozen=True, tag="show"):
    """Turn one's cards face up: all of them at the showdown; some or all when the hand is over."""

    cards: Annotated[tuple[Card, ...], Meta(max_length=7)] = ()
    """Which; none of them is the whole hand."""


class Muck(Wish, frozen=True, tag="muck"):
    """Throw them away unseen."""


class RunIt(Wish, frozen=True, tag="run-it"):
    """Agree to run out the board so often."""

    times: Annotated[int, Meta(ge=1, le=5)]


class Declare(Wish, frozen=True, tag="declare"):
    """Say for which half one plays; the others learn it when all have said."""

    side: Literal["high", "low", "both"]


class AddChips(Wish, frozen=True, tag="add-chips"):
    """Put more chips on the table in the middle of a hand of open stakes."""

    chips: Chips
    how: Literal["bought", "borrowed", "marker"] = "bought"


class Straddle(Wish, frozen=True, tag="straddle"):
    """Raise blind, before the cards; 0 is the least that is allowed."""

    to: Chips = 0


class NoStraddle(Wish, frozen=True, tag="no-straddle"):
    """Do not straddle."""


class ChopBlinds(Wish, frozen=True, tag="chop"):
    """Take the blinds back, if the other blind agrees."""


class OfferMarker(Wish, frozen=True, tag="marker"):
    """Bet a promise to pay, or chips that somebody lends."""

    chips: Chips
    lender: Annotated[int, Meta(ge=0, le=10)] = 0


class AnswerMarker(Wish, frozen=True, tag="answer"):
    """Accept somebody's marker, or do not."""

    yes: bool


class Challenge(Wish, frozen=True, tag="challenge"):
    """Object to a bet of more than the pot, where such bets stand until somebody does."""


class AskForTime(Wish, frozen=True, tag="time"):
    """Ask for more time, once a hand."""


class CallClock(Wish, frozen=True, tag="clock"):
    """Call the clock on whoever is to act."""


# At the table -----------------------------------------------------------------------------------


class Sit(Wish, frozen=True, tag="sit"):
    """Take a chair, and buy chips."""

    chair: Chair
    chips: Chips = 0
    waits: bool = False
    """Come in when the big blind comes round, and post nothing before."""
    entry: Literal["new", "replacing"] = "new"
    """``replacing``: play on for who has just left a chair of ``TableView.in_stead``."""


class TakeChips(Wish, frozen=True, tag="take-chips"):
    """Take a few chips off the table for refreshments and tips, as far as ``Mine.spend`` goes."""

    chips: Chips


class Buy(Wish, frozen=True, tag="buy"):
    """Buy more chips: a top-up, or a re-buy."""

    chips: Chips


class SitOut(Wish, frozen=True, tag="sit-out"):
    """Be dealt out after this hand; *cancel* takes that back."""

    cancel: bool = False
    at_blind: bool = False
    """Not after this hand, but when the big blind comes."""


class ComeBack(Wish, frozen=True, tag="come-back"):
    """Be dealt in again, and pay what is owed; or wait for the big blind."""

    waits: bool = False


class Leave(Wish, frozen=True, tag="leave"):
    """Get up with one's chips, after the hand if one is played; *cancel* takes that back."""

    cancel: bool = False


class Move(Wish, frozen=True, tag="move"):
    """Take another chair."""

    to: Chair


class ChooseGame(Wish, frozen=True, tag="game"):
    """The next game of a dealer's choice: whoever has the button says it, or a host."""

    name: Words


class Rabbit(Wish, frozen=True, tag="rabbit"):
    """See the cards that would have come in the hand that is over, where the host allows it."""


class ProposeBomb(Wish, frozen=True, tag="propose-bomb"):
    """Propose that the next hand be a bomb pot: it is one if all who would play it agree."""

    chips: Annotated[int, Meta(ge=1, le=10**15)]
    """The ante of each of them."""


class AnswerBomb(Wish, frozen=True, tag="answer-bomb"):
    """Agree to a bomb pot that was proposed, or do not."""

    hand: Annotated[int, Meta(ge=1)]
    """``BombView.hand``"""
    yes: bool = True


class Read(Wish, frozen=True, tag="read"):
    """Have read what one was told, up to this: it is not told again."""

    id: Annotated[int, Meta(ge=1)]
    """``NoticeView.id``"""


class JoinList(Wish, frozen=True, tag="join-list"):
    """Wait for a seat, where none is free or a bot's is wanted; again is to wish otherwise."""

    chair: Annotated[int, Meta(ge=0, le=10)] = 0
    """A bot's chair: it gets up after the hand. 0 is whichever is free first."""
    chips: Chips = 0
    """Sit down with so many as soon as there is a chair; 0 is to be asked when there is."""


class LeaveList(Wish, frozen=True, tag="leave-list"):
    """Wait no more, and give up the chair that is kept."""


class Standing(Wish, frozen=True, tag="standing"):
    """What the room answers in one's stead from now on; what is not named stays as it is."""

    straddle: Literal["ask", "never", "always"] | None = None
    run_it: Literal["ask", "once", "most"] | None = None
    """How often to run out an all-in: once, or as often as the house allows."""
    beaten: Literal["ask", "muck"] | None = None
    """Whether a beaten hand is mucked."""
    rebuy: bool | None = None
    """Buy the usual buy-in when all chips are gone."""
    top_up: Annotated[int, Meta(ge=0, le=100)] | None = None
    """Between hands, buy up to the largest stack when one has fewer percent of it; 0 is never."""
    waits: bool | None = None
    """Wait for the big blind rather than post to come in."""


# The host ---------------------------------------------------------------------------------------


class RemoveFromList(Wish, frozen=True, tag="remove-from-list"):
    """Take somebody off the waiting list."""

    player: Words


class Begin(Wish, frozen=True, tag="begin"):
    """Deal the next hand now; *bomb* is the ante of a bomb pot."""

    bomb: Chips = 0


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


class Kick(Wish, frozen=True, tag="kick"):
    """Send a player away with his chips, after the hand if one is played; he may come back."""

    chair: Chair
    reason: Reason = ""
    """Why, for him and for all to read."""


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
    reason: Annotated[str, Meta(min_length=3, max_length=200)]


class CallOff(Wish, frozen=True, tag="call-off"):
    """Undo the hand: everybody takes back what he put in."""

    reason: Annotated[str, Meta(min_length=3, max_length=200)]


class PlaceButton(Wish, frozen=True, tag="button"):
    """Set the next hand's button right."""

    chair: Chair


class ChangeRules(Wish, frozen=True, tag="rules"):
    """Other rules from the next hand on, as the text of a configuration file."""

    toml: Annotated[str, Meta(max_length=20_000)]


class TakeTimeFees(Wish, frozen=True, tag="time-fees"):
    """Every player pays for his chair."""


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
    """End the session; everybody takes his chips."""


class Withdraw(Wish, frozen=True, tag="withdraw"):
    """Take back what a host has asked for, and what waits until the hand is over."""

    id: Annotated[int, Meta(ge=1)]
    """``PendingView.id``"""


InTheHand = (
    Fold
    | Check
    | Call
    | RaiseTo
    | RaisePot
    | AllIn
    | BringIn
    | Discard
    | TakeBackDiscard
    | Show
    | Muck
    | RunIt
    | Declare
    | AddChips
    | Challenge
)
"""What a player does in a hand: a command of the engine."""
OfAChair = (
    Straddle
    | NoStraddle
    | ChopBlinds
    | OfferMarker
    | AnswerMarker
    | AskForTime
    | CallClock
    | TakeChips
    | Buy
    | SitOut
    | ComeBack
    | Leave
    | Move
    | ChooseGame
)
"""What else somebody with a chair may ask of the table."""
OfTheRoom = Rabbit | ProposeBomb | AnswerBomb | Read | JoinList | LeaveList | Standing
"""What the room itself does for anybody, and the table knows nothing of."""
OfAPlayer = InTheHand | OfAChair | Sit | OfTheRoom
"""All that somebody may ask for who is no host."""
HostOfTheTable = (
    Approve
    | SitSomebodyOut
    | SeatSomebody
    | MoveSomebody
    | Adjust
    | CallOff
    | PlaceButton
    | ChooseGame
    | TakeTimeFees
    | SpendKitty
    | SettleMarker
    | Close
)
"""What a host asks of the table, or has done there in somebody's place."""
HostOfTheRoom = Begin | Pause | GoOn | ChangeRules | ColourUp | AddBot | RemoveFromList
"""What a host asks of the room: when hands are played, rules that it reads, a race with its deck,
bots."""
Deferrable = HostOfTheTable | HostOfTheRoom
"""What may wait until the hand is over."""
HostAtOnce = Kick | Ban | LetIn | Withdraw
"""What never waits: who is sent away or let in, and what is not wanted any more."""
OfTheHost = Deferrable | HostAtOnce
AnyWish = OfAPlayer | OfTheHost
"""Anything that may be asked for at a table."""
