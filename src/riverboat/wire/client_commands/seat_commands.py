"""Commands between hands: chairs, chips, games and standing answers."""

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
    ShortText,
)


class Sit(
    ClientCommand,
    metaclass=DeprecatedKeywords,
    frozen=True,
    tag="sit",
    rename={"waits_for_big_blind": "waits", "entry_mode": "entry"},
):
    """Take a chair and buy chips."""

    chair: Chair
    chips: Chips = 0
    waits_for_big_blind: bool = False
    """Wait for the big blind before being dealt in, and post nothing before."""
    entry_mode: Literal["new", "replacing"] = "new"
    """``replacing``: play on for the player who has just left this chair.

    The chair must be in ``in_stead`` of the table's view.
    """

    entry = DeprecatedAttribute("entry_mode")
    waits = DeprecatedAttribute("waits_for_big_blind")


class TakeChips(ClientCommand, frozen=True, tag="take-chips"):
    """Take chips off the table for refreshments and tips, up to ``spend`` of the private view."""

    chips: Chips


class Buy(ClientCommand, frozen=True, tag="buy"):
    """Buy more chips: a top-up, or a re-buy."""

    chips: Chips


class SitOut(
    ClientCommand,
    metaclass=DeprecatedKeywords,
    frozen=True,
    tag="sit-out",
    rename={"is_cancelled": "cancel", "at_big_blind": "at_blind"},
):
    """Sit out after this hand, or cancel an earlier request to do so."""

    is_cancelled: bool = False
    at_big_blind: bool = False
    """Sit out when the big blind comes, not after this hand."""

    at_blind = DeprecatedAttribute("at_big_blind")
    cancel = DeprecatedAttribute("is_cancelled")


class ComeBack(
    ClientCommand,
    metaclass=DeprecatedKeywords,
    frozen=True,
    tag="come-back",
    rename={"waits_for_big_blind": "waits"},
):
    """Return to the game and post the missed blinds, or wait for the big blind."""

    waits_for_big_blind: bool = False

    waits = DeprecatedAttribute("waits_for_big_blind")


class Leave(
    ClientCommand,
    metaclass=DeprecatedKeywords,
    frozen=True,
    tag="leave",
    rename={"is_cancelled": "cancel"},
):
    """Leave with all chips, after the current hand if any; or cancel a request to leave."""

    is_cancelled: bool = False

    cancel = DeprecatedAttribute("is_cancelled")


class MoveToChair(
    ClientCommand, metaclass=DeprecatedKeywords, frozen=True, tag="move", rename={"new_chair": "to"}
):
    """Move to another chair."""

    new_chair: Chair

    to = DeprecatedAttribute("new_chair")


class ChooseGame(ClientCommand, frozen=True, tag="game"):
    """Choose the next game of a dealer's choice, as the player on the button or as a host."""

    name: ShortText


class HuntRabbit(ClientCommand, frozen=True, tag="rabbit"):
    """Show all players the cards that would have come in the last hand, if the host allows it."""


class ShowOnStream(
    ClientCommand,
    metaclass=DeprecatedKeywords,
    frozen=True,
    tag="show-on-stream",
    rename={"has_consented": "yes"},
):
    """Agree to show one's hole cards on the stream from the next hand on, or withdraw at once."""

    has_consented: bool = True

    yes = DeprecatedAttribute("has_consented")


class ProposeBombPot(
    ClientCommand,
    metaclass=DeprecatedKeywords,
    frozen=True,
    tag="propose-bomb",
    rename={"ante": "chips", "board_count": "boards"},
):
    """Propose a bomb pot as the next hand, which needs the agreement of all who would play it."""

    ante: Annotated[int, Meta(ge=1, le=10**15)]
    """Ante of each player."""
    board_count: BoardCount = 0
    """Number of boards; 0 for as many as the game has."""

    boards = DeprecatedAttribute("board_count")
    chips = DeprecatedAttribute("ante")


class AnswerBombPot(
    ClientCommand,
    metaclass=DeprecatedKeywords,
    frozen=True,
    tag="answer-bomb",
    rename={"has_agreed": "yes"},
):
    """Agree to a proposed bomb pot, or decline."""

    hand: Annotated[int, Meta(ge=1)]
    """Number of the hand, from ``BombPotVoteView.hand``."""
    has_agreed: bool = True

    yes = DeprecatedAttribute("has_agreed")


class MarkNoticesRead(ClientCommand, frozen=True, tag="read"):
    """Mark notices as read up to this one; they are not sent again."""

    id: Annotated[int, Meta(ge=1)]
    """Id of the last read notice, from ``NoticeView.id``."""


class JoinWaitingList(ClientCommand, frozen=True, tag="join-list"):
    """Join the waiting list, or change the preferences of a player who is on it.

    A player may join if no chair is free, or to take the chair of a bot.
    """

    chair: Annotated[int, Meta(ge=0, le=10)] = 0
    """Chair of a bot, which yields it after the hand; 0 is the first chair that becomes free."""
    chips: Chips = 0
    """Buy-in with which to sit down as soon as a chair is free; 0 to be asked then."""


class LeaveWaitingList(ClientCommand, frozen=True, tag="leave-list"):
    """Leave the waiting list, and give up a reserved chair."""


class SetStandingAnswers(
    ClientCommand,
    metaclass=DeprecatedKeywords,
    frozen=True,
    tag="standing",
    rename={"beaten_hand": "beaten", "waits_for_big_blind": "waits"},
):
    """Set standing answers, which reply to questions automatically; ``null`` changes nothing."""

    straddle: Literal["ask", "never", "always"] | None = None
    run_it: Literal["ask", "once", "most"] | None = None
    """Number of run-outs of an all-in: once, or as often as the house allows."""
    beaten_hand: Literal["ask", "muck"] | None = None
    """Automatic muck of a beaten hand."""
    rebuy: bool | None = None
    """Automatic purchase of the usual buy-in when all chips are gone."""
    top_up: Annotated[int, Meta(ge=0, le=100)] | None = None
    """Automatic top-up between hands below this percentage of the maximum stack; 0 is never."""
    waits_for_big_blind: bool | None = None
    """Wait for the big blind instead of posting to come in."""

    beaten = DeprecatedAttribute("beaten_hand")
    waits = DeprecatedAttribute("waits_for_big_blind")
