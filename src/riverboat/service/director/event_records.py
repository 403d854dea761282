"""Records that the room writes into a tournament's stream beside the tournament's own facts.

A record is one line of JSON; the first is ``EventCreated`` with the host, the second
``EventOpened``.
"""

from __future__ import annotations

from typing import TypeAlias

import msgspec
from msgspec import Struct

from riverboat.decoding import json_decoder
from riverboat.service.director.event_client_commands import DealKind
from riverboat.service.director.event_settings import EventSettings
from riverboat.tourney.state.event_facts import AnyEventFact


class DirectorFact(Struct, frozen=True, tag_field="fact", tag=True):
    """A record of the room about a tournament: its settings, entries and deals, not its play."""


class EventCreated(DirectorFact, frozen=True, tag="EventMade"):
    """A tournament was created; its creator is the host."""

    host: str
    settings: EventSettings
    at: int = 0


class SettingsChanged(DirectorFact, frozen=True, rename={"actor": "by"}):
    """The host has changed the settings."""

    actor: str
    settings: EventSettings


class BotEntered(DirectorFact, frozen=True):
    """A bot of the room has entered under this name and plays in this style."""

    player: str
    style: str


class EntryApprovalRequested(DirectorFact, frozen=True, tag="EntryAsked"):
    """A player asks to enter and waits for the host's approval."""

    player: str
    ticket: str = ""
    """Ticket that pays for the entry; empty for money."""


class EntryAnswered(DirectorFact, frozen=True, rename={"is_admitted": "let_in"}):
    """A request to enter was approved, declined or withdrawn."""

    player: str
    is_admitted: bool = False


class DealProposed(DirectorFact, frozen=True, rename={"saved_for_winner": "saved"}):
    """A deal was proposed to all remaining players."""

    number: int
    kind: DealKind
    saved_for_winner: int
    shares: tuple[tuple[str, int], ...]


class DealAnswered(DirectorFact, frozen=True, rename={"has_agreed": "yes"}):
    """A player agreed to the deal or declined it."""

    number: int
    player: str
    has_agreed: bool


class DealDropped(DirectorFact, frozen=True):
    """The proposed deal was withdrawn."""

    number: int


AnyDirectorFact: TypeAlias = (
    EventCreated
    | SettingsChanged
    | BotEntered
    | EntryApprovalRequested
    | EntryAnswered
    | DealProposed
    | DealAnswered
    | DealDropped
)
AnyEventRecord: TypeAlias = AnyEventFact | AnyDirectorFact

_DECODER = json_decoder(AnyEventRecord)


def to_json(fact: AnyEventRecord) -> bytes:
    """Encode a record for the store."""
    return msgspec.json.encode(fact)


def from_json(line: bytes) -> AnyEventRecord:
    """Decode a stored record. Raises ``msgspec.ValidationError`` if it is malformed."""
    record: AnyEventRecord = _DECODER.decode(line)
    return record


def event_stream_name(event_id: str) -> str:
    """Return the name of a tournament's stream in the store."""
    return f"{EVENT_STREAM_PREFIX}{event_id}"


EVENT_STREAM_PREFIX = "event/"
