"""Commands of a player in a hand."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

from riverboat.deprecation import DeprecatedAttribute
from riverboat.deprecation.renamed_keywords import DeprecatedKeywords
from riverboat.wire.client_commands.client_command import Card, Chips, ClientCommand


class Fold(ClientCommand, frozen=True, tag="fold"):
    """Fold the hand."""


class Check(ClientCommand, frozen=True, tag="check"):
    """Check, with no bet to call."""


class Call(ClientCommand, frozen=True, tag="call"):
    """Call the bet, or go all-in for less."""


class RaiseTo(ClientCommand, frozen=True, tag="raise"):
    """Bet or raise so that the player's bets of this round total *to* chips."""

    to: Chips


class RaisePot(ClientCommand, frozen=True, tag="pot"):
    """Bet or raise the size of the pot."""


class AllIn(ClientCommand, frozen=True, tag="all-in"):
    """Go all-in."""


class BringIn(ClientCommand, frozen=True, tag="bring-in"):
    """Post the bring-in of a stud game."""


class Discard(ClientCommand, frozen=True, tag="discard"):
    """Discard these cards in a draw game; an empty list means to stand pat."""

    cards: Annotated[tuple[Card, ...], Meta(max_length=6)] = ()


class TakeBackDiscard(ClientCommand, frozen=True, tag="take-back"):
    """Take back the last discard."""


class Show(ClientCommand, frozen=True, tag="show"):
    """Show cards: all of them at the showdown; some or all when the hand is over."""

    cards: Annotated[tuple[Card, ...], Meta(max_length=7)] = ()
    """Cards to show; empty for the whole hand."""


class Muck(ClientCommand, frozen=True, tag="muck"):
    """Muck the hand."""


class RunIt(ClientCommand, frozen=True, tag="run-it"):
    """Agree to run out the board this many times."""

    times: Annotated[int, Meta(ge=1, le=5)]


class Declare(ClientCommand, frozen=True, tag="declare"):
    """Declare for high, low or both; other players see the choice when all have declared."""

    side: Literal["high", "low", "both"]


class AddChips(
    ClientCommand,
    metaclass=DeprecatedKeywords,
    frozen=True,
    tag="add-chips",
    rename={"source": "how"},
):
    """Add chips during a hand of open stakes."""

    chips: Chips
    source: Literal["bought", "borrowed", "marker"] = "bought"

    how = DeprecatedAttribute("source")


class Straddle(
    ClientCommand, metaclass=DeprecatedKeywords, frozen=True, tag="straddle", rename={"total": "to"}
):
    """Straddle before the deal to this total; 0 is the minimum straddle."""

    total: Chips = 0

    to = DeprecatedAttribute("total")


class PassStraddle(ClientCommand, frozen=True, tag="no-straddle"):
    """Decline to straddle."""


class ChopBlinds(ClientCommand, frozen=True, tag="chop"):
    """Chop the blinds, if the other blind agrees."""


class OfferMarker(ClientCommand, frozen=True, tag="marker"):
    """Bet with a marker (a promise to pay), or with a loan from the player in chair *lender*."""

    chips: Chips
    lender: Annotated[int, Meta(ge=0, le=10)] = 0
    """Chair of the lender; 0 for a marker."""


class AnswerMarker(
    ClientCommand,
    metaclass=DeprecatedKeywords,
    frozen=True,
    tag="answer",
    rename={"is_accepted": "yes"},
):
    """Accept or decline another player's marker or request for a loan."""

    is_accepted: bool

    yes = DeprecatedAttribute("is_accepted")


class Challenge(ClientCommand, frozen=True, tag="challenge"):
    """Challenge a bet above the pot; the bet stands if no player challenges it."""


class AskForTime(ClientCommand, frozen=True, tag="time"):
    """Ask for more time, once a hand."""


class CallClock(ClientCommand, frozen=True, tag="clock"):
    """Call the clock on the player to act."""
