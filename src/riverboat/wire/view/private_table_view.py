"""Private view: the data that one viewer sees in addition to the public view."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from riverboat.wire.view.turn_views import AnyTurn
from riverboat.wire.wire_phrases import Words


class NoticeView(Struct, frozen=True):
    """A host action that concerns one player, shown to them until they have read it."""

    id: int
    what: str
    """Kind: ``moved``, ``seated``, ``adjusted``, ``dealt-out``, ``refused``, ``warned``,
    ``killed``, ``sent-away``, ``host``, ``dropped``, ``announced``.
    """
    by: str
    text: str
    """Reason given, announcement, or reason why a command was dropped."""
    chips: int
    chair: int
    """Current chair of the player."""
    until: int
    """End of the ban in milliseconds: 0 is no ban, and -1 a permanent one."""
    code: str = ""
    """Code of the reason why a command was dropped, for programs."""
    rule: str = ""
    said: Words | None = None
    """Reason why it was dropped, as a phrase."""


class BanView(Struct, frozen=True):
    """A banned player."""

    player: str
    by: str
    reason: str
    until: int
    """End of the ban in milliseconds since 1970; -1 is permanent."""


class StandingAnswersView(Struct, frozen=True):
    """A player's standing answers."""

    straddle: Literal["ask", "never", "always"] = "ask"
    run_it: Literal["ask", "once", "most"] = "ask"
    beaten: Literal["ask", "muck"] = "ask"
    rebuy: bool = False
    """Automatic purchase of the usual buy-in when all chips are gone."""
    top_up: int = 0
    """Automatic top-up between hands below this percentage of the largest stack; 0 is never."""
    waits: bool = False
    """Wait for the big blind instead of posting to come in."""


Role = Literal["host", "player", "spectator"]


class PrivateView(Struct, frozen=True):
    """Private view of a table for one viewer."""

    role: Role
    """Role of the viewer: a host runs the table."""
    chair: int
    """Chair of the player; 0 if they have none."""
    cards: tuple[str, ...]
    """All of the player's cards, including those face up."""
    up: tuple[str, ...]
    """Face-up cards of the player."""
    holding: Words | None
    """Value of the cards with the board."""
    turn: AnyTurn | None
    """Question to the player."""
    token: int
    """Turn token to send with each command in the hand; another turn's is rejected as stale."""
    side: str
    """Declaration of the player."""
    buy: tuple[int, int]
    """Minimum and maximum purchase now; (0, 0) if the player may not buy chips."""
    extra: bool
    """True if they may ask for time."""
    flags: tuple[str, ...]
    """Requests for after this hand: ``sits-out-next``, ``leaves-next``, ``waits``; and
    ``sits-out-at-blind``.
    """
    may_show: tuple[str, ...]
    """Cards of the last hand that are not public and that the player may show."""
    requests: tuple[tuple[int, str, int, str], ...]
    """For hosts: chair, player, chips and kind of each request that awaits approval."""
    waiting: tuple[str, ...]
    """For hosts: players on the waiting list, in order."""
    may_rabbit: bool = False
    """True if the player may ask to see the cards that would have come in the last hand."""
    notices: tuple[NoticeView, ...] = ()
    """Unread notices of host actions that concern the player."""
    barred: tuple[BanView, ...] = ()
    """For hosts: banned players."""
    standing: StandingAnswersView | None = None
    """Standing answers; ``null`` without a chair."""
    challenge: bool = False
    """True if they may challenge a bet above the pot."""
    bomb_vote: Literal["", "asked", "agreed"] = ""
    """Vote on the proposed bomb pot; empty if the player is not asked."""
    may_bomb: bool = False
    """True if the player may propose a bomb pot."""
    may_undo: bool = False
    """For hosts: the last action can be undone."""
    together: tuple[tuple[str, ...], ...] = ()
    """For hosts: groups of players who share a client address, if the host has set so."""
    on_stream: bool = False
    """True if the player has agreed to show their hole cards on the table's stream."""
    spend: int = 0
    """Most chips that the player may take off the table now for refreshments and tips."""
