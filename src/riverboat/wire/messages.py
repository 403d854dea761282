"""The frames of the WebSocket: one JSON object each, or MessagePack where that was agreed on.

A client says ``hello`` and ``watch``; it is sent a ``snapshot``, and from then on one ``update``
after the other, whose ``seq`` goes up by ``count``. Whoever has missed some asks again with the
last ``epoch`` and ``seq`` that they have, and gets what they missed, or a new snapshot. A ``wish``
has an id that its sender makes up; the answer to it is ``granted`` or ``refused``, and the same
wish sent twice has the same answer.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Literal

from msgspec import Meta, Raw, Struct

from riverboat.deprecation import deprecated_names
from riverboat.wire.client_commands import AnyClientCommand
from riverboat.wire.view import PrivateView, TableView
from riverboat.wire.wire_phrases import Words

Identifier = Annotated[str, Meta(min_length=1, max_length=40, pattern=r"^[\w-]+$")]
HexDigest = Annotated[str, Meta(min_length=64, max_length=64, pattern=r"^[0-9a-f]{64}$")]


# To the room ------------------------------------------------------------------------------------


class Hello(Struct, frozen=True, tag="hello", tag_field="t", forbid_unknown_fields=True):
    """The first frame: which version of the protocol is spoken, and by what."""

    protocol: int
    client: Annotated[str, Meta(max_length=60)] = ""


class Watch(Struct, frozen=True, tag="watch", tag_field="t", forbid_unknown_fields=True):
    """Be told about a table, from where one was."""

    table: Identifier
    epoch: Annotated[str, Meta(max_length=40)] = ""
    seq: Annotated[int, Meta(ge=0)] = 0


class Unwatch(Struct, frozen=True, tag="unwatch", tag_field="t", forbid_unknown_fields=True):
    """Be told no more."""

    table: Identifier


class SubmitCommand(Struct, frozen=True, tag="wish", tag_field="t", forbid_unknown_fields=True):
    """Ask for something at a table."""

    cmd: Identifier
    table: Identifier
    wish: AnyClientCommand
    hand: Annotated[int, Meta(ge=0)] = 0
    token: Annotated[int, Meta(ge=0)] = 0
    """``PrivateView.token``: for which turn this is meant. 0 is for whatever turn it is."""


class SendChat(Struct, frozen=True, tag="say", tag_field="t", forbid_unknown_fields=True):
    """Say something to the table."""

    table: Identifier
    text: Annotated[str, Meta(min_length=1, max_length=300)]


Reaction = Literal["laugh", "wow", "sad", "angry", "heart", "bravo"]


class React(Struct, frozen=True, tag="react", tag_field="t", forbid_unknown_fields=True):
    """Show a face or a sign over one's seat, for a moment."""

    table: Identifier
    kind: Reaction


class CutPromise(Struct, frozen=True, tag="promise", tag_field="t", forbid_unknown_fields=True):
    """The end of a chain of hashes: the player's cuts are what comes before it, one by one."""

    table: Identifier
    end: HexDigest


class Cut(Struct, frozen=True, tag="cut", tag_field="t", forbid_unknown_fields=True):
    """A player's cut of the deck of a hand: it hashes to their last one, or to their promise."""

    table: Identifier
    hand: Annotated[int, Meta(ge=1)]
    value: HexDigest


class Ping(Struct, frozen=True, tag="ping", tag_field="t", forbid_unknown_fields=True):
    """Is anybody there? *at* comes back as it is."""

    at: float = 0


ClientMessage = Hello | Watch | Unwatch | SubmitCommand | SendChat | React | CutPromise | Cut | Ping


# From the room ----------------------------------------------------------------------------------


class Welcome(Struct, frozen=True, tag="welcome", tag_field="t"):
    """The answer to ``hello``."""

    protocol: int
    player: str
    """Who one is; empty if nobody."""
    now: int
    """The server's time, in milliseconds since 1970."""


class Snapshot(Struct, frozen=True, tag="snapshot", tag_field="t"):
    """Everything about a table that one may know."""

    table: str
    epoch: str
    seq: int
    view: TableView
    mine: PrivateView
    facts: tuple[Raw, ...]
    """The facts of the hand that is played, as one may know them, from ``HandStarted`` on."""
    chat: tuple[ChatMessage, ...]
    told: tuple[Words, ...] = ()
    """What has happened in the hand so far, in words."""


class Update(Struct, frozen=True, tag="update", tag_field="t"):
    """What has happened since, and how the table looks now."""

    table: str
    seq: int
    """The number of the last of the facts."""
    count: int
    """How many facts there are: ``seq - count`` is where one was."""
    facts: tuple[Raw, ...]
    view: TableView
    mine: PrivateView
    told: tuple[Words, ...] = ()
    """What has happened since in words, for everybody and as far as all may know it."""


class Accepted(Struct, frozen=True, tag="granted", tag_field="t"):
    """A wish is fulfilled, and what it did is stored."""

    cmd: str
    table: str
    seq: int
    """The number of the last record that it led to, or of the last there was."""
    count: int = 0
    """How many records it led to: none if everything was as it was wished."""
    later: bool = False
    """It waits in ``TableView.pending``, and happens when the hand is over."""


class Rejected(Struct, frozen=True, tag="refused", tag_field="t"):
    """A wish is not, and nothing has changed."""

    cmd: str
    table: str
    code: str
    rule: str
    """The rule of it, as in ``docs/rules``; empty where it is none of poker's."""
    why: str
    """In English, for whoever has no words of their own for *said*."""
    said: Words
    """Why, as a phrase."""
    legal: str = ""
    """What would be legal, in English."""
    offer: Words | None = None
    """The same as a phrase."""


class ChatMessage(Struct, frozen=True, tag="said", tag_field="t"):
    """Somebody has said something to the table."""

    table: str
    player: str
    text: str
    at: int


class Reacted(Struct, frozen=True, tag="reacted", tag_field="t"):
    """A player shows what they feel; it is seen for a moment, and kept nowhere."""

    table: str
    player: str
    kind: Reaction
    at: int


class Sealed(Struct, frozen=True, tag="sealed", tag_field="t"):
    """The deck of a hand is sealed: now is the time to cut it."""

    table: str
    hand: int
    root: str
    until: int
    """When the cards are dealt, whoever has cut by then."""
    entries: int = 0
    """The number of entries in the table's log of roots, up to this seal."""
    head: str = ""
    """The head of that log."""


class ListPosition(Struct, frozen=True, tag="place", tag_field="t"):
    """Where one is on the waiting list of a table; told when that changes, and to nobody else."""

    table: str
    place: int
    """The first is 1; 0 is on it no more."""
    wish: int
    """The bot's chair that one asked for; 0 is any."""
    chair: int
    """The chair that is kept for one; 0 if none is."""
    until: int
    """How long it is kept, in milliseconds of the server's time."""
    why: Literal["", "seated", "left", "removed", "missed", "away"]
    """Why one is on it no more."""


class WatchEnded(Struct, frozen=True, tag="gone", tag_field="t"):
    """One is told no more about a table, and why: it is gone, or one may not see it."""

    table: str
    code: str
    why: str
    said: Words
    """Why, as a phrase."""
    by: str = ""
    """Which host has sent one away; empty if none has."""
    reason: str = ""
    """Why, in that host's words."""
    until: int = 0
    """Until when one stays out, in milliseconds: 0 is not at all, and -1 for good."""
    notice: int = 0
    """What is to be read, by the wish ``read``, before one may come back; 0 is nothing."""


class Pong(Struct, frozen=True, tag="pong", tag_field="t"):
    """The answer to ``ping``."""

    at: float
    now: int


class Seated(Struct, frozen=True, tag="seated", tag_field="t"):
    """One has a seat at another table of an event: this connection watches it from now on."""

    event: str
    source: str
    """The table that one has left; empty if one had none."""
    table: str
    chair: int
    number: int
    """The table's number in the event."""
    why: Literal["start", "late", "balance", "broken", "redraw"]


class MovePending(Struct, frozen=True, tag="moves-soon", tag_field="t"):
    """When the hand that is played is over, one will move to another table of the event."""

    event: str
    table: str
    why: Literal["balance", "broken", "redraw"]


class DeviceLinked(Struct, frozen=True, tag="device-came", tag_field="t"):
    """One's code was used: another browser is the same player from now on."""

    at: int
    """When, in milliseconds since 1970."""


class ErrorFrame(Struct, frozen=True, tag="trouble", tag_field="t"):
    """A frame was not understood, or there were too many."""

    code: str
    why: str
    said: Words
    """Why, as a phrase."""


ServerMessage = (
    Welcome
    | Snapshot
    | Update
    | Accepted
    | Rejected
    | ChatMessage
    | Reacted
    | Sealed
    | ListPosition
    | WatchEnded
    | Pong
    | Seated
    | MovePending
    | DeviceLinked
    | ErrorFrame
)

if not TYPE_CHECKING:  # whoever checks types is told of the new names
    __getattr__ = deprecated_names("riverboat.wire.messages")
