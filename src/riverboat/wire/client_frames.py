"""WebSocket frames from a client to the room; ``messages`` describes the protocol."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from riverboat.deprecation import DeprecatedAttribute
from riverboat.deprecation.renamed_keywords import DeprecatedKeywords
from riverboat.wire.client_commands import AnyClientCommand

Identifier = Annotated[str, Meta(min_length=1, max_length=40, pattern=r"^[\w-]+$")]
HexDigest = Annotated[str, Meta(min_length=64, max_length=64, pattern=r"^[0-9a-f]{64}$")]


class Hello(Struct, frozen=True, tag="hello", tag_field="t", forbid_unknown_fields=True):
    """First frame of a client: its protocol version and its name."""

    protocol: int
    client: Annotated[str, Meta(max_length=60)] = ""


class Watch(
    Struct,
    metaclass=DeprecatedKeywords,
    frozen=True,
    tag="watch",
    tag_field="t",
    forbid_unknown_fields=True,
    rename={"is_passive": "passive"},
):
    """Subscribe to a table, from the last known ``epoch`` and ``seq`` on."""

    table: Identifier
    epoch: Annotated[str, Meta(max_length=40)] = ""
    seq: Annotated[int, Meta(ge=0)] = 0
    is_passive: bool = False
    """True for a display screen, which only shows the table.

    It receives a spectator's view, even if its user plays at the table. The room's bots do not
    start hands if only such screens watch.
    """

    passive = DeprecatedAttribute("is_passive")


class Unwatch(Struct, frozen=True, tag="unwatch", tag_field="t", forbid_unknown_fields=True):
    """Unsubscribe from a table."""

    table: Identifier


class SubmitCommand(
    Struct,
    metaclass=DeprecatedKeywords,
    frozen=True,
    tag="wish",
    tag_field="t",
    forbid_unknown_fields=True,
    rename={"command_id": "cmd", "command": "wish", "hand_number": "hand", "turn_token": "token"},
):
    """Submit a command at a table."""

    command_id: Identifier
    table: Identifier
    command: AnyClientCommand
    hand_number: Annotated[int, Meta(ge=0)] = 0
    """Number of the hand for which the command is valid; 0 is any hand."""
    turn_token: Annotated[int, Meta(ge=0)] = 0
    """Turn for which the command is valid: ``token`` of the private view; 0 is any turn."""

    cmd = DeprecatedAttribute("command_id")
    hand = DeprecatedAttribute("hand_number")
    token = DeprecatedAttribute("turn_token")
    wish = DeprecatedAttribute("command")


class SendChat(Struct, frozen=True, tag="say", tag_field="t", forbid_unknown_fields=True):
    """Send a line of chat to the table."""

    table: Identifier
    text: Annotated[str, Meta(min_length=1, max_length=300)]


Reaction = Literal["laugh", "wow", "sad", "angry", "heart", "bravo"]


class React(Struct, frozen=True, tag="react", tag_field="t", forbid_unknown_fields=True):
    """Show a reaction, such as a laugh, at the player's seat for a moment."""

    table: Identifier
    kind: Reaction


class CutPromise(
    Struct,
    metaclass=DeprecatedKeywords,
    frozen=True,
    tag="promise",
    tag_field="t",
    forbid_unknown_fields=True,
    rename={"chain_end": "end"},
):
    """Commitment to a player's cuts: the last hash of a chain; earlier hashes are the cuts."""

    table: Identifier
    chain_end: HexDigest

    end = DeprecatedAttribute("chain_end")


class Cut(Struct, frozen=True, tag="cut", tag_field="t", forbid_unknown_fields=True):
    """A player's cut of a hand's deck; its SHA-256 is their previous cut, or ``end`` if none."""

    table: Identifier
    hand: Annotated[int, Meta(ge=1)]
    value: HexDigest


class Ping(Struct, frozen=True, tag="ping", tag_field="t", forbid_unknown_fields=True):
    """Keep-alive request; *at* is returned unchanged."""

    at: float = 0
    """Any number, such as the client's time."""


ClientMessage = Hello | Watch | Unwatch | SubmitCommand | SendChat | React | CutPromise | Cut | Ping
