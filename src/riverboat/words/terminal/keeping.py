"""Terminal texts for the administrator of a room: checks, backups, and hosts."""

from __future__ import annotations

from typing import Literal, TypeAlias

from riverboat.words.phrase import Chips, Phrase, Refusal

Figure: TypeAlias = Literal[
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


class Checked(Phrase, frozen=True):
    """A log of a room, and the result of its check."""

    stream: str
    records: Chips
    hands: Chips
    entries: Chips
    sealed: Chips
    opened: Chips
    cards: Chips
    state: Literal["clean", "not clean"]


class HeadOfALog(Phrase, frozen=True):
    count: int
    digest: str


class MoreProblems(Phrase, frozen=True):
    count: Chips


class NoKeyHere(Phrase, frozen=True):
    pass


class NothingPlayedHere(Phrase, frozen=True):
    pass


class AllClean(Phrase, frozen=True):
    records: Chips
    tables: int


class BackupWritten(Phrase, frozen=True):
    file: str
    key: str


class LogHeadsWritten(Phrase, frozen=True):
    file: str


class RoomRestored(Phrase, frozen=True):
    file: str
    key: str


class NoBackupIn(Phrase, frozen=True):
    folder: str


class DrillPassed(Phrase, frozen=True):
    file: str
    tables: Chips
    hands: Chips
    records: Chips
    seconds: int


class DrillFailed(Phrase, frozen=True):
    file: str


class NothingToArchive(Phrase, frozen=True):
    days: Chips


class TablesArchived(Phrase, frozen=True):
    tables: Chips
    file: str
    key: str


class TablesRestored(Phrase, frozen=True):
    file: str


class NotInTheAuditLog(Refusal, frozen=True):
    why: Refusal


# Many hosts -------------------------------------------------------------------------------------


class NoSuchNode(Refusal, frozen=True):
    name: str
    there: str


class StillHolds(Phrase, frozen=True):
    name: str
    count: int


class HoldsNothing(Phrase, frozen=True):
    name: str


class HeldByNobody(Phrase, frozen=True):
    held: int
    free: int


class NodeFigure(Phrase, frozen=True):
    """A heading in the list of nodes, or the state of a node."""

    what: Figure


# Hands that are looked up -----------------------------------------------------------------------


class NameOneFile(Refusal, frozen=True):
    file: str


class NoHandIn(Refusal, frozen=True):
    file: str


class SayWhichHand(Refusal, frozen=True):
    file: str
    there: Phrase


class NobodyIs(Refusal, frozen=True):
    source: str
    name: str
    seats: str


class NoStreetInHand(Refusal, frozen=True):
    street: str
    streets: str


class StoppedWhileReading(Phrase, frozen=True):
    pass


class StoppedWhilePlaying(Phrase, frozen=True):
    pass


class NoSuchFile(Refusal, frozen=True):
    file: str


# Administrators ---------------------------------------------------------------------------------


class LinkMakesAdmin(Phrase, frozen=True):
    name: str
    minutes: int


class LinkResetsAdmin(Phrase, frozen=True):
    name: str
    minutes: int


class LinksInMemoryRoom(Phrase, frozen=True):
    pass


class StandsInAdmins(Phrase, frozen=True):
    name: str


class AdminUnknown(Phrase, frozen=True):
    name: str


class AdminRoleEnded(Phrase, frozen=True):
    name: str


class AdminWithoutAccount(Phrase, frozen=True):
    name: str
    command: str
