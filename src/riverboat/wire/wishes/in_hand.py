"""What a player may ask for in a hand."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

from riverboat.wire.wishes.wish import Card, Chips, Wish


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
