"""What the room writes into the stream of an event beside the event's own facts.

A record is one line of JSON; the first says whose event it is, and the second is ``EventOpened``.
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
    """Something that happened around an event."""


class EventMade(DirectorFact, frozen=True):
    """Somebody has made an event, and is its host."""

    host: str
    settings: EventSettings
    at: int = 0


class SettingsChanged(DirectorFact, frozen=True):
    """The host has decided otherwise."""

    by: str
    settings: EventSettings


class BotEntered(DirectorFact, frozen=True):
    """The entrant of this name is a bot of the room, and plays in this style."""

    player: str
    style: str


class EntryApprovalRequested(DirectorFact, frozen=True, tag="EntryAsked"):
    """Somebody would enter, and waits for the host."""

    player: str
    ticket: str = ""
    """What they would pay with, where that is no money."""


class EntryAnswered(DirectorFact, frozen=True):
    """They wait no more: they were let in, were not, or ask no more."""

    player: str
    let_in: bool = False


class DealProposed(DirectorFact, frozen=True):
    """All who are left are asked whether they divide what is left."""

    number: int
    kind: DealKind
    saved: int
    shares: tuple[tuple[str, int], ...]


class DealAnswered(DirectorFact, frozen=True):
    """Somebody agrees to the deal, or does not."""

    number: int
    player: str
    yes: bool


class DealDropped(DirectorFact, frozen=True):
    """The deal is asked for no more."""

    number: int


AnyDirectorFact: TypeAlias = (
    EventMade
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
    """A record as it is stored."""
    return msgspec.json.encode(fact)


def from_json(line: bytes) -> AnyEventRecord:
    """A record as it was stored; ``msgspec.ValidationError`` if it is none."""
    found: AnyEventRecord = _DECODER.decode(line)
    return found


def stream_of(event: str) -> str:
    """The stream of an event."""
    return f"{EVENT_STREAM_PREFIX}{event}"


EVENT_STREAM_PREFIX = "event/"
