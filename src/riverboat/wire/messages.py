"""WebSocket frames: one JSON object each, or MessagePack if negotiated.

A client sends ``hello`` and ``watch``. It receives a ``snapshot``, and from then on a series of
``update`` frames, whose ``seq`` increases by ``count``. A client that has missed some sends
``watch`` again with the last ``epoch`` and ``seq`` that it has, and gets the missed updates or a
new snapshot. A ``wish`` (command) has an idempotency key chosen by its sender; the answer to it is
``granted`` or ``refused``, and a repeated command gets the same answer.
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
    """First frame of a client: its protocol version and its name."""

    protocol: int
    client: Annotated[str, Meta(max_length=60)] = ""


class Watch(Struct, frozen=True, tag="watch", tag_field="t", forbid_unknown_fields=True):
    """Subscribe to a table, from the last known position."""

    table: Identifier
    epoch: Annotated[str, Meta(max_length=40)] = ""
    seq: Annotated[int, Meta(ge=0)] = 0
    passive: bool = False
    """True for a screen: it receives a spectator's view, even of a player's own table, and the
    room's bots do not play for it alone.
    """


class Unwatch(Struct, frozen=True, tag="unwatch", tag_field="t", forbid_unknown_fields=True):
    """Unsubscribe from a table."""

    table: Identifier


class SubmitCommand(Struct, frozen=True, tag="wish", tag_field="t", forbid_unknown_fields=True):
    """Submit a command at a table."""

    cmd: Identifier
    table: Identifier
    wish: AnyClientCommand
    hand: Annotated[int, Meta(ge=0)] = 0
    token: Annotated[int, Meta(ge=0)] = 0
    """``PrivateView.token`` of the turn that the command is for; 0 is for any turn."""


class SendChat(Struct, frozen=True, tag="say", tag_field="t", forbid_unknown_fields=True):
    """Send a line of chat to the table."""

    table: Identifier
    text: Annotated[str, Meta(min_length=1, max_length=300)]


Reaction = Literal["laugh", "wow", "sad", "angry", "heart", "bravo"]


class React(Struct, frozen=True, tag="react", tag_field="t", forbid_unknown_fields=True):
    """Show a reaction at the player's seat for a moment."""

    table: Identifier
    kind: Reaction


class CutPromise(Struct, frozen=True, tag="promise", tag_field="t", forbid_unknown_fields=True):
    """Last value of a hash chain; the player's cuts are the values before it, in reverse."""

    table: Identifier
    end: HexDigest


class Cut(Struct, frozen=True, tag="cut", tag_field="t", forbid_unknown_fields=True):
    """A player's cut of a hand's deck. The hash of its value is the player's previous cut, or the
    promise.
    """

    table: Identifier
    hand: Annotated[int, Meta(ge=1)]
    value: HexDigest


class Ping(Struct, frozen=True, tag="ping", tag_field="t", forbid_unknown_fields=True):
    """Keep-alive request; *at* is returned unchanged."""

    at: float = 0


ClientMessage = Hello | Watch | Unwatch | SubmitCommand | SendChat | React | CutPromise | Cut | Ping


# From the room ----------------------------------------------------------------------------------


class Welcome(Struct, frozen=True, tag="welcome", tag_field="t"):
    """Answer to ``hello``."""

    protocol: int
    player: str
    """Name of the player; empty if not logged in."""
    now: int
    """Server time in milliseconds since 1970."""


class Snapshot(Struct, frozen=True, tag="snapshot", tag_field="t"):
    """The table at one moment, limited to what the client may see. The server sends it as
    ``SnapshotFrame``.
    """

    table: str
    epoch: str
    seq: int
    view: TableView
    mine: PrivateView
    facts: tuple[Raw, ...]
    """Redacted facts of the current hand, from ``HandStarted`` on."""
    chat: tuple[ChatMessage, ...]
    told: tuple[Words, ...] = ()
    """Event feed of the hand so far."""


class Update(Struct, frozen=True, tag="update", tag_field="t"):
    """New facts, and the view of the table after them. The server sends it as ``UpdateFrame``."""

    table: str
    seq: int
    """Sequence number of the last fact."""
    count: int
    """Number of facts: ``seq - count`` is the client's previous position."""
    facts: tuple[Raw, ...]
    view: TableView
    mine: PrivateView
    told: tuple[Words, ...] = ()
    """Phrases of these facts for the public event feed."""


class Accepted(Struct, frozen=True, tag="granted", tag_field="t"):
    """A command was executed, and its effects are stored."""

    cmd: str
    table: str
    seq: int
    """Number of the last record of the command, or of the last record before it."""
    count: int = 0
    """Number of records of the command: 0 if it changed nothing."""
    later: bool = False
    """True if it is deferred in ``TableView.pending`` until the hand is over."""


class Rejected(Struct, frozen=True, tag="refused", tag_field="t"):
    """A command was rejected, and nothing has changed."""

    cmd: str
    table: str
    code: str
    rule: str
    """Id of the rule, as in ``docs/rules``; empty if it is not a rule of poker."""
    why: str
    """Reason in English, for clients without words for *said*."""
    said: Words
    """Reason as a phrase."""
    legal: str = ""
    """Legal alternative, in English."""
    offer: Words | None = None
    """Legal alternative as a phrase."""


class ChatMessage(Struct, frozen=True, tag="said", tag_field="t"):
    """A line of chat at the table."""

    table: str
    player: str
    text: str
    at: int


class Reacted(Struct, frozen=True, tag="reacted", tag_field="t"):
    """A player's reaction, shown for a moment and not stored."""

    table: str
    player: str
    kind: Reaction
    at: int


class Sealed(Struct, frozen=True, tag="sealed", tag_field="t"):
    """The deck of a hand is sealed and can be cut now."""

    table: str
    hand: int
    root: str
    until: int
    """Time of the deal; later cuts do not count."""
    entries: int = 0
    """Number of entries in the table's root log, up to this seal."""
    head: str = ""
    """Hash of the last entry in the table's root log."""


ListLeaveReason = Literal["", "seated", "left", "removed", "missed", "away"]


class ListPosition(Struct, frozen=True, tag="place", tag_field="t"):
    """A player's position on the waiting list of a table, sent only to them when it changes."""

    table: str
    place: int
    """Position from 1; 0 if no longer on the list."""
    wish: int
    """Bot's chair that the player asked for; 0 is any."""
    chair: int
    """Chair reserved for the player; 0 if there is none."""
    until: int
    """End of the reservation, in milliseconds of the server's time."""
    why: ListLeaveReason
    """Reason for the removal from the list."""


class WatchEnded(Struct, frozen=True, tag="gone", tag_field="t"):
    """The subscription to a table has ended, with the reason: it is gone, or may not be watched."""

    table: str
    code: str
    why: str
    said: Words
    """Reason as a phrase."""
    by: str = ""
    """Host who removed the player; empty if there is none."""
    reason: str = ""
    """Reason in that host's words."""
    until: int = 0
    """End of the ban in milliseconds: 0 is no ban, and -1 a permanent one."""
    notice: int = 0
    """Notice to be marked as read, by ``read``, before returning; 0 is none."""


class Pong(Struct, frozen=True, tag="pong", tag_field="t"):
    """Answer to ``ping``."""

    at: float
    now: int


SeatReason = Literal["start", "late", "balance", "broken", "redraw"]
"""Reason for a seat at a table of an event."""
MoveReason = Literal["balance", "broken", "redraw"]
"""Reason for a move to another table of an event."""


class Seated(Struct, frozen=True, tag="seated", tag_field="t"):
    """The player has a seat at another table of an event, and this connection now watches it."""

    event: str
    source: str
    """Previous table; empty if there was none."""
    table: str
    chair: int
    number: int
    """Number of the table in the event."""
    why: SeatReason


class MovePending(Struct, frozen=True, tag="moves-soon", tag_field="t"):
    """The player will move to another table of the event after the current hand."""

    event: str
    table: str
    why: MoveReason


class DeviceLinked(Struct, frozen=True, tag="device-came", tag_field="t"):
    """A device code of the player was used: another browser is logged in as this player."""

    at: int
    """Time in milliseconds since 1970."""


class ErrorFrame(Struct, frozen=True, tag="trouble", tag_field="t"):
    """A frame was invalid, or there were too many."""

    code: str
    why: str
    said: Words
    """Reason as a phrase."""


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

if not TYPE_CHECKING:  # type checkers see only the new names
    __getattr__ = deprecated_names("riverboat.wire.messages")
