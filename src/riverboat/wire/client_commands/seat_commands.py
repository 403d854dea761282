"""What anybody may ask for between hands: chairs, chips, games, what is answered for them."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

from riverboat.wire.client_commands.client_command import (
    BoardCount,
    Chair,
    Chips,
    ClientCommand,
    ShortText,
)


class Sit(ClientCommand, frozen=True, tag="sit"):
    """Take a chair, and buy chips."""

    chair: Chair
    chips: Chips = 0
    waits: bool = False
    """Come in when the big blind comes round, and post nothing before."""
    entry: Literal["new", "replacing"] = "new"
    """``replacing``: play on for who has just left a chair of ``TableView.in_stead``."""


class TakeChips(ClientCommand, frozen=True, tag="take-chips"):
    """Take chips off the table for refreshments and tips, up to ``PrivateView.spend``."""

    chips: Chips


class Buy(ClientCommand, frozen=True, tag="buy"):
    """Buy more chips: a top-up, or a re-buy."""

    chips: Chips


class SitOut(ClientCommand, frozen=True, tag="sit-out"):
    """Be dealt out after this hand; *cancel* takes that back."""

    cancel: bool = False
    at_blind: bool = False
    """Not after this hand, but when the big blind comes."""


class ComeBack(ClientCommand, frozen=True, tag="come-back"):
    """Be dealt in again, and pay what is owed; or wait for the big blind."""

    waits: bool = False


class Leave(ClientCommand, frozen=True, tag="leave"):
    """Get up with one's chips, after the hand if one is played; *cancel* takes that back."""

    cancel: bool = False


class MoveToChair(ClientCommand, frozen=True, tag="move"):
    """Take another chair."""

    to: Chair


class ChooseGame(ClientCommand, frozen=True, tag="game"):
    """The next game of a dealer's choice: whoever has the button says it, or a host."""

    name: ShortText


class HuntRabbit(ClientCommand, frozen=True, tag="rabbit"):
    """See the cards that would have come in the hand that is over, where the host allows it."""


class ProposeBombPot(ClientCommand, frozen=True, tag="propose-bomb"):
    """Propose that the next hand be a bomb pot: it is one if all who would play it agree."""

    chips: Annotated[int, Meta(ge=1, le=10**15)]
    """The ante of each of them."""
    boards: BoardCount = 0
    """Its boards; 0 for as many as the game has."""


class AnswerBombPot(ClientCommand, frozen=True, tag="answer-bomb"):
    """Agree to a bomb pot that was proposed, or do not."""

    hand: Annotated[int, Meta(ge=1)]
    """``BombPotVoteView.hand``"""
    yes: bool = True


class MarkNoticesRead(ClientCommand, frozen=True, tag="read"):
    """Have read what one was told, up to this: it is not told again."""

    id: Annotated[int, Meta(ge=1)]
    """``NoticeView.id``"""


class JoinWaitingList(ClientCommand, frozen=True, tag="join-list"):
    """Wait for a seat, where none is free or a bot's is wanted; again is to wish otherwise."""

    chair: Annotated[int, Meta(ge=0, le=10)] = 0
    """A bot's chair: it gets up after the hand. 0 is whichever is free first."""
    chips: Chips = 0
    """Sit down with so many as soon as there is a chair; 0 is to be asked when there is."""


class LeaveWaitingList(ClientCommand, frozen=True, tag="leave-list"):
    """Wait no more, and give up the chair that is kept."""


class SetStandingAnswers(ClientCommand, frozen=True, tag="standing"):
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
