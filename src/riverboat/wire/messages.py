"""WebSocket frames: one JSON object each, or MessagePack if negotiated.

A client sends ``hello`` and ``watch``. It receives a ``snapshot``, and from then on a series of
``update`` frames, whose ``seq`` increases by ``count``. A client that has missed some sends
``watch`` again with the last ``epoch`` and ``seq`` that it has, and gets the missed updates or a
new snapshot. A ``wish`` (command) has an idempotency key chosen by its sender; the answer to it is
``granted`` or ``refused``, and a repeated command gets the same answer.

This module defines the frames from the room. ``client_frames`` defines those from a client, and
``tournament_frames`` those about seats in a tournament.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from msgspec import Raw, Struct

from riverboat.deprecation import DeprecatedAttribute, deprecated_names
from riverboat.deprecation.renamed_keywords import DeprecatedKeywords
from riverboat.wire.client_frames import (
    ClientMessage,
    Cut,
    CutPromise,
    Hello,
    HexDigest,
    Identifier,
    Ping,
    React,
    Reaction,
    SendChat,
    SubmitCommand,
    Unwatch,
    Watch,
)
from riverboat.wire.tournament_frames import (
    MovePending,
    MoveReason,
    SeatAssignedMessage,
    SeatReason,
)
from riverboat.wire.view import PrivateView, TableView
from riverboat.wire.wire_phrases import Words

__all__ = [
    "Accepted",
    "ChatMessage",
    "ClientMessage",
    "Cut",
    "CutPromise",
    "DeckSealedMessage",
    "DeviceLinked",
    "ErrorFrame",
    "Hello",
    "HexDigest",
    "Identifier",
    "ListLeaveReason",
    "ListPosition",
    "MovePending",
    "MoveReason",
    "Ping",
    "Pong",
    "React",
    "Reaction",
    "ReactionMessage",
    "Rejected",
    "SeatAssignedMessage",
    "SeatReason",
    "SendChat",
    "ServerMessage",
    "Snapshot",
    "SubmitCommand",
    "Unwatch",
    "Update",
    "Watch",
    "WatchEnded",
    "Welcome",
]


class Welcome(
    Struct,
    metaclass=DeprecatedKeywords,
    frozen=True,
    tag="welcome",
    tag_field="t",
    rename={"server_time_ms": "now"},
):
    """Answer to ``hello``."""

    protocol: int
    player: str
    """Name of the player; empty if not logged in."""
    server_time_ms: int
    """Server time in milliseconds since 1970."""

    now = DeprecatedAttribute("server_time_ms")


class Snapshot(
    Struct,
    frozen=True,
    tag="snapshot",
    tag_field="t",
    rename={"private_view": "mine", "event_phrases": "told"},
):
    """The whole state of a table, limited to what the client may see. The server sends it as
    ``SnapshotFrame``.
    """

    table: str
    epoch: str
    seq: int
    view: TableView
    private_view: PrivateView
    facts: tuple[Raw, ...]
    """Redacted facts of the current hand, from ``HandStarted`` on."""
    chat: tuple[ChatMessage, ...]
    event_phrases: tuple[Words, ...] = ()
    """Event feed of the hand so far."""

    mine = DeprecatedAttribute("private_view")
    told = DeprecatedAttribute("event_phrases")


class Update(
    Struct,
    frozen=True,
    tag="update",
    tag_field="t",
    rename={"private_view": "mine", "event_phrases": "told"},
):
    """New facts, and the view of the table after them. The server sends it as ``UpdateFrame``."""

    table: str
    seq: int
    """Sequence number of the last fact."""
    count: int
    """Number of facts: ``seq - count`` is the client's previous position."""
    facts: tuple[Raw, ...]
    view: TableView
    private_view: PrivateView
    event_phrases: tuple[Words, ...] = ()
    """Phrases of these facts for the public event feed."""

    mine = DeprecatedAttribute("private_view")
    told = DeprecatedAttribute("event_phrases")


class Accepted(
    Struct,
    frozen=True,
    tag="granted",
    tag_field="t",
    rename={"command_id": "cmd", "is_deferred": "later"},
):
    """A command was executed or deferred, and its effects are stored."""

    command_id: str
    table: str
    seq: int
    """Sequence number of the table's last record after the command."""
    count: int = 0
    """Number of records that the command stored: 0 if it changed nothing."""
    is_deferred: bool = False
    """True if the command waits in ``pending`` of the table's view until the hand is over."""

    cmd = DeprecatedAttribute("command_id")
    later = DeprecatedAttribute("is_deferred")


class Rejected(
    Struct,
    metaclass=DeprecatedKeywords,
    frozen=True,
    tag="refused",
    tag_field="t",
    rename={"command_id": "cmd", "message": "why", "phrase": "said", "legal_actions": "legal"},
):
    """A command was rejected, and nothing has changed."""

    command_id: str
    table: str
    code: str
    rule: str
    """Id of the rule, as in ``docs/rules``; empty if it is not a rule of poker."""
    message: str
    """Reason in English, for clients that cannot render ``phrase``."""
    phrase: Words
    """Reason as a phrase."""
    legal_actions: str = ""
    """Legal alternative, in English."""
    offer: Words | None = None
    """Legal alternative as a phrase."""

    cmd = DeprecatedAttribute("command_id")
    legal = DeprecatedAttribute("legal_actions")
    said = DeprecatedAttribute("phrase")
    why = DeprecatedAttribute("message")


class ChatMessage(Struct, frozen=True, tag="said", tag_field="t"):
    """A line of chat at the table."""

    table: str
    player: str
    text: str
    at: int
    """Time in milliseconds since 1970."""


class ReactionMessage(Struct, frozen=True, tag="reacted", tag_field="t"):
    """A player's reaction, shown for a moment and not stored."""

    table: str
    player: str
    kind: Reaction
    at: int
    """Time in milliseconds since 1970."""


class DeckSealedMessage(
    Struct,
    metaclass=DeprecatedKeywords,
    frozen=True,
    tag="sealed",
    tag_field="t",
    rename={"cut_deadline": "until", "entry_count": "entries", "root_log_head": "head"},
):
    """The deck of a hand is sealed and can be cut now."""

    table: str
    hand: int
    root: str
    """Merkle root that commits to the sealed deck."""
    cut_deadline: int
    """Time of the deal in milliseconds of the server's time; later cuts do not count."""
    entry_count: int = 0
    """Number of entries in the table's log of Merkle roots, this root included."""
    root_log_head: str = ""
    """Hash of the last entry in that log, whose entries form a hash chain."""

    entries = DeprecatedAttribute("entry_count")
    until = DeprecatedAttribute("cut_deadline")
    head = DeprecatedAttribute("root_log_head")


ListLeaveReason = Literal["", "seated", "left", "removed", "missed", "away"]


class ListPosition(
    Struct,
    metaclass=DeprecatedKeywords,
    frozen=True,
    tag="place",
    tag_field="t",
    rename={
        "position": "place",
        "wanted_chair": "wish",
        "reserved_until": "until",
        "leave_reason": "why",
    },
):
    """A player's position on the waiting list of a table, sent only to them when it changes."""

    table: str
    position: int
    """Position from 1; 0 if no longer on the list."""
    wanted_chair: int
    """Chair of a bot that the player has asked for; 0 is any chair."""
    chair: int
    """Chair reserved for the player; 0 if there is none."""
    reserved_until: int
    """End of the reservation, in milliseconds of the server's time."""
    leave_reason: ListLeaveReason
    """Reason for the removal from the list."""

    place = DeprecatedAttribute("position")
    until = DeprecatedAttribute("reserved_until")
    why = DeprecatedAttribute("leave_reason")
    wish = DeprecatedAttribute("wanted_chair")


class WatchEnded(
    Struct,
    metaclass=DeprecatedKeywords,
    frozen=True,
    tag="gone",
    tag_field="t",
    rename={"message": "why", "phrase": "said", "actor": "by", "banned_until": "until"},
):
    """The subscription has ended, because the table is gone or the client may not watch it."""

    table: str
    code: str
    message: str
    phrase: Words
    """Reason as a phrase."""
    actor: str = ""
    """Host who removed the player; empty if there is none."""
    reason: str = ""
    """Reason in that host's words."""
    banned_until: int = 0
    """End of the ban in milliseconds: 0 is no ban, and -1 a permanent one."""
    notice: int = 0
    """Id of a notice to mark as read, by the command ``read``, before watching again; 0 is none."""

    by = DeprecatedAttribute("actor")
    said = DeprecatedAttribute("phrase")
    until = DeprecatedAttribute("banned_until")
    why = DeprecatedAttribute("message")


class Pong(Struct, frozen=True, tag="pong", tag_field="t", rename={"server_time_ms": "now"}):
    """Answer to ``ping``."""

    at: float
    server_time_ms: int

    now = DeprecatedAttribute("server_time_ms")


class DeviceLinked(Struct, frozen=True, tag="device-came", tag_field="t"):
    """Another browser has logged in as this player, with the player's device code."""

    at: int
    """Time in milliseconds since 1970."""


class ErrorFrame(
    Struct,
    metaclass=DeprecatedKeywords,
    frozen=True,
    tag="trouble",
    tag_field="t",
    rename={"message": "why", "phrase": "said"},
):
    """A frame of the client was invalid, or the client sent too many frames."""

    code: str
    message: str
    phrase: Words
    """Reason as a phrase."""

    said = DeprecatedAttribute("phrase")
    why = DeprecatedAttribute("message")


ServerMessage = (
    Welcome
    | Snapshot
    | Update
    | Accepted
    | Rejected
    | ChatMessage
    | ReactionMessage
    | DeckSealedMessage
    | ListPosition
    | WatchEnded
    | Pong
    | SeatAssignedMessage
    | MovePending
    | DeviceLinked
    | ErrorFrame
)

if not TYPE_CHECKING:  # type checkers see only the new names
    __getattr__ = deprecated_names("riverboat.wire.messages")
