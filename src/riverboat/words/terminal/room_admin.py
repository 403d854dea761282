"""Terminal texts for the administrator of a room: checks, backups, and hosts."""

from __future__ import annotations

from typing import Literal, TypeAlias

from riverboat.words.phrase import (
    Chips,
    Count,
    Phrase,
    Refusal,
)

NodeColumn: TypeAlias = Literal[
    "node",
    "address",
    "version",
    "state",
    "tables",
    "events",
    "sockets",
    "lag",
    "gone",
    "hands over",
    "there",
]


class StreamVerified(Phrase, frozen=True):
    """A log of a room, and the result of its check."""

    stream: str
    records: Count
    hands: Count
    entries: Count
    sealed: Chips
    opened: Chips
    cards: Chips
    state: Literal["clean", "not clean"]


class LogHeadLine(Phrase, frozen=True):
    count: int
    digest: str


class FurtherProblems(Phrase, frozen=True):
    count: Count


class DeckKeyMissing(Phrase, frozen=True):
    pass


class NoHandsPlayed(Phrase, frozen=True):
    pass


class RoomVerified(Phrase, frozen=True):
    records: Count
    tables: int


class BackupWritten(Phrase, frozen=True):
    file: str
    key: str


class LogHeadsWritten(Phrase, frozen=True):
    file: str


class RoomRestored(Phrase, frozen=True):
    file: str
    key: str


class NoBackupInFolder(Phrase, frozen=True):
    folder: str


class DrillPassed(Phrase, frozen=True):
    file: str
    tables: Count
    hands: Count
    records: Count
    seconds: int


class DrillFailed(Phrase, frozen=True):
    file: str


class NothingToArchive(Phrase, frozen=True):
    days: Chips


class TablesArchived(Phrase, frozen=True):
    tables: Count
    file: str
    key: str


class TablesRestored(Phrase, frozen=True):
    file: str


class NotInTheAuditLog(Refusal, frozen=True):
    why: Refusal


class NoSuchNode(Refusal, frozen=True):
    name: str
    there: str


class NodeDraining(Phrase, frozen=True):
    name: str
    count: int


class NodeDrained(Phrase, frozen=True):
    name: str


class LeaseCount(Phrase, frozen=True):
    held: int
    free: int


class NodeColumnHeading(Phrase, frozen=True):
    """A heading in the list of nodes, or the state of a node."""

    what: NodeColumn


class HandFileExpected(Refusal, frozen=True):
    file: str


class NoHandsInFile(Refusal, frozen=True):
    file: str


class HandSelectorMissing(Refusal, frozen=True):
    file: str
    there: Phrase


class PlayerNotInSource(Refusal, frozen=True):
    source: str
    name: str
    seats: str


class NoStreetInHand(Refusal, frozen=True):
    street: str
    streets: str


class ReadingInterrupted(Phrase, frozen=True):
    pass


class PlayInterrupted(Phrase, frozen=True):
    pass


class NoSuchFile(Refusal, frozen=True):
    file: str


class AdminLink(Phrase, frozen=True):
    name: str
    minutes: int


class LinkResetsAdmin(Phrase, frozen=True):
    name: str
    minutes: int


class LinksInMemoryRoom(Phrase, frozen=True):
    pass


class NameInAdmins(Phrase, frozen=True):
    name: str


class AdminUnknown(Phrase, frozen=True):
    name: str


class AdminRoleEnded(Phrase, frozen=True):
    name: str


class AdminWithoutAccount(Phrase, frozen=True):
    name: str
    command: str
