"""What a player may ask for in a hand."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

from riverboat.wire.client_commands.client_command import Card, Chips, ClientCommand


class Fold(ClientCommand, frozen=True, tag="fold"):
    """Give up the hand."""


class Check(ClientCommand, frozen=True, tag="check"):
    """Bet nothing."""


class Call(ClientCommand, frozen=True, tag="call"):
    """Match the bet, or as much of it as one has."""


class RaiseTo(ClientCommand, frozen=True, tag="raise"):
    """Bet or raise so that one's bets of this round are *to* chips in all."""

    to: Chips


class RaisePot(ClientCommand, frozen=True, tag="pot"):
    """Raise as far as the pot allows."""


class AllIn(ClientCommand, frozen=True, tag="all-in"):
    """Bet every chip."""


class BringIn(ClientCommand, frozen=True, tag="bring-in"):
    """Open a stud game for the forced amount."""


class Discard(ClientCommand, frozen=True, tag="discard"):
    """Throw cards away; none of them is to stand pat."""

    cards: Annotated[tuple[Card, ...], Meta(max_length=6)] = ()


class TakeBackDiscard(ClientCommand, frozen=True, tag="take-back"):
    """Change one's mind about the cards just thrown away."""


class Show(ClientCommand, frozen=True, tag="show"):
    """Turn one's cards face up: all of them at the showdown; some or all when the hand is over."""

    cards: Annotated[tuple[Card, ...], Meta(max_length=7)] = ()
    """Which; none of them is the whole hand."""


class Muck(ClientCommand, frozen=True, tag="muck"):
    """Throw them away unseen."""


class RunIt(ClientCommand, frozen=True, tag="run-it"):
    """Agree to run out the board so often."""

    times: Annotated[int, Meta(ge=1, le=5)]


class Declare(ClientCommand, frozen=True, tag="declare"):
    """Say for which half one plays; the others learn it when all have said."""

    side: Literal["high", "low", "both"]


class AddChips(ClientCommand, frozen=True, tag="add-chips"):
    """Put more chips on the table in the middle of a hand of open stakes."""

    chips: Chips
    how: Literal["bought", "borrowed", "marker"] = "bought"


class Straddle(ClientCommand, frozen=True, tag="straddle"):
    """Raise blind, before the cards; 0 is the least that is allowed."""

    to: Chips = 0


class PassStraddle(ClientCommand, frozen=True, tag="no-straddle"):
    """Do not straddle."""


class ChopBlinds(ClientCommand, frozen=True, tag="chop"):
    """Take the blinds back, if the other blind agrees."""


class OfferMarker(ClientCommand, frozen=True, tag="marker"):
    """Bet a promise to pay, or chips that somebody lends."""

    chips: Chips
    lender: Annotated[int, Meta(ge=0, le=10)] = 0


class AnswerMarker(ClientCommand, frozen=True, tag="answer"):
    """Accept somebody's marker, or do not."""

    yes: bool


class Challenge(ClientCommand, frozen=True, tag="challenge"):
    """Object to a bet of more than the pot, where such bets stand until somebody does."""


class AskForTime(ClientCommand, frozen=True, tag="time"):
    """Ask for more time, once a hand."""


class CallClock(ClientCommand, frozen=True, tag="clock"):
    """Call the clock on whoever is to act."""
