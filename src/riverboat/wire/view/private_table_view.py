"""What one who watches has beside what all may see."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from riverboat.wire.view.turn_views import AnyTurn
from riverboat.wire.wire_phrases import Words


class NoticeView(Struct, frozen=True):
    """Something that a host has done about one player, who is told until they have read it."""

    id: int
    what: str
    """``moved``, ``seated``, ``adjusted``, ``dealt-out``, ``refused``, ``warned``, ``killed``,
    ``sent-away``, ``host``, ``dropped``, ``announced``"""
    by: str
    text: str
    """The reason that was given, or what is announced; why something was dropped."""
    chips: int
    chair: int
    """Where one sits now."""
    until: int
    """Until when one stays out, in milliseconds: 0 is not at all, and -1 for good."""
    code: str = ""
    """Of a wish that was dropped: why, for programs."""
    rule: str = ""
    said: Words | None = None
    """Why it was dropped, as a phrase."""


class BanView(Struct, frozen=True):
    """Somebody who is to stay out."""

    player: str
    by: str
    reason: str
    until: int
    """In milliseconds since 1970; -1 is for good."""


class StandingAnswersView(Struct, frozen=True):
    """What the room answers in a player's stead."""

    straddle: Literal["ask", "never", "always"] = "ask"
    run_it: Literal["ask", "once", "most"] = "ask"
    beaten: Literal["ask", "muck"] = "ask"
    rebuy: bool = False
    """The usual buy-in is bought when all chips are gone."""
    top_up: int = 0
    """Chips are bought between hands below so many percent of the largest stack; 0 is never."""
    waits: bool = False
    """The big blind is waited for rather than posted to come in."""


class PrivateView(Struct, frozen=True):
    """What one who watches has beside what all may see."""

    role: Literal["host", "player", "spectator"]
    """What they may do besides playing: a host runs the table."""
    chair: int
    """Where they sit; 0 is nowhere."""
    cards: tuple[str, ...]
    """All their cards, those face up included."""
    up: tuple[str, ...]
    """Those of them that lie face up."""
    holding: Words | None
    """What they are worth with the board."""
    turn: AnyTurn | None
    """What they are asked."""
    token: int
    """Goes with each wish in the hand: a wish for another turn is refused as stale."""
    side: str
    """What they have declared."""
    buy: tuple[int, int]
    """The least and the most that they may buy now; (0, 0) if they may not."""
    extra: bool
    """They may ask for time."""
    flags: tuple[str, ...]
    """What they have asked for after this hand: ``sits-out-next``, ``leaves-next``, ``waits``; and
    ``sits-out-at-blind``."""
    may_show: tuple[str, ...]
    """Their cards of the hand that is over, that nobody has seen and that they may show."""
    requests: tuple[tuple[int, str, int, str], ...]
    """Only for a host: chair, player, chips and kind of what waits for approval."""
    waiting: tuple[str, ...]
    """Only for a host: who waits for a seat, the first first."""
    may_rabbit: bool = False
    """One may ask to see the cards that would have come in the hand that is over."""
    notices: tuple[NoticeView, ...] = ()
    """What hosts have done about oneself, and one has not read yet."""
    barred: tuple[BanView, ...] = ()
    """Only for a host: who is to stay out."""
    standing: StandingAnswersView | None = None
    """What the room answers in their stead; nothing for who has no chair."""
    challenge: bool = False
    """They may object to a bet of more than the pot."""
    bomb_vote: Literal["", "asked", "agreed"] = ""
    """What one has said of the bomb pot that is proposed; empty if one is not asked."""
    may_bomb: bool = False
    """One may propose one."""
    may_undo: bool = False
    """Only for a host: the last action can be taken back."""
    together: tuple[tuple[str, ...], ...] = ()
    """Only for a host: players who come from one address, where the table's host is told so."""
    spend: int = 0
    """How many chips they may take off the table now for refreshments and tips."""
