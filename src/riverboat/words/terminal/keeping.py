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

    en = (
        "{stream}: {records:* record|* records}, {hands:* hand|* hands}, "
        "{entries:* entry|* entries}, {sealed:* deck|* decks} sealed, {opened} opened, "
        "{cards:* card|* cards}: {state:clean=clean|NOT CLEAN}"
    )
    stream: str
    records: Chips
    hands: Chips
    entries: Chips
    sealed: Chips
    opened: Chips
    cards: Chips
    state: Literal["clean", "not clean"]


class HeadOfALog(Phrase, frozen=True):
    en = "head {count} {digest}"
    count: int
    digest: str


class MoreProblems(Phrase, frozen=True):
    en = "and {count} more"
    count: Chips


class NoKeyHere(Phrase, frozen=True):
    en = "There is no key here: cards were not held against the decks."


class NothingPlayedHere(Phrase, frozen=True):
    en = "Nothing has been played here."


class AllClean(Phrase, frozen=True):
    en = "All clean: {records:* record|* records} of {tables:* table|* tables}."
    records: Chips
    tables: int


class BackupIsWritten(Phrase, frozen=True):
    en = "Written to {file}. The room's key is in {key}: keep it apart."
    file: str
    key: str


class HeadsAreIn(Phrase, frozen=True):
    en = (
        "The heads of its logs are in {file}: keep a copy elsewhere, and verify --heads finds "
        "that the end of a log was cut off since."
    )
    file: str


class RoomIsRestored(Phrase, frozen=True):
    en = "Restored from {file}. Put the room's key into {key}."
    file: str
    key: str


class NoBackupIn(Phrase, frozen=True):
    en = "There is no backup in {folder}: set backup_hours, or name a file."
    folder: str


class DrillPassed(Phrase, frozen=True):
    en = (
        "Restored and verified {file}: {tables:* table|* tables}, {hands:* hand|* hands}, "
        "{records:* record|* records}, {seconds} s."
    )
    file: str
    tables: Chips
    hands: Chips
    records: Chips
    seconds: int


class DrillFailed(Phrase, frozen=True):
    en = "The restore drill of {file} failed. Make a new backup, and verify the room."
    file: str


class NothingToArchive(Phrase, frozen=True):
    en = "No table was closed more than {days:* day|* days} ago: nothing was archived."
    days: Chips


class TablesAreArchived(Phrase, frozen=True):
    en = (
        "{tables:* table|* tables} moved to {file}. The room's key is in {key}: the archive needs "
        "it for proofs."
    )
    tables: Chips
    file: str
    key: str


class TablesAreAdded(Phrase, frozen=True):
    en = "The tables of {file} are in the room again."
    file: str


class NotInTheAuditLog(Refusal, frozen=True):
    en = "It is not in the audit log of the room: {why}"
    why: Refusal


# Many hosts -------------------------------------------------------------------------------------


class NoSuchNode(Refusal, frozen=True):
    en = "there is no node {name}; there are: {there}"
    name: str
    there: str


class StillHolds(Phrase, frozen=True):
    en = "{name} still holds {count}, and goes on to hand them over."
    name: str
    count: int


class HoldsNothing(Phrase, frozen=True):
    en = "{name} holds nothing any more."
    name: str


class HeldByNobody(Phrase, frozen=True):
    en = "{held} held, {free} held by nobody."
    held: int
    free: int


class NodeFigure(Phrase, frozen=True):
    """A heading in the list of nodes, or the state of a node."""

    en = "{what}"
    what: Figure


# Hands that are looked up -----------------------------------------------------------------------


class NameOneFile(Refusal, frozen=True):
    en = "{file} is a folder: name one file of hands"
    file: str


class NoHandIn(Refusal, frozen=True):
    en = "{file}: there is no hand here"
    file: str


class SayWhichHand(Refusal, frozen=True):
    en = "{file}: say which: --hand N or --id ID; {there}"
    file: str
    there: Phrase


class NobodyIs(Refusal, frozen=True):
    en = "{source}: nobody is {name}; there are {seats}"
    source: str
    name: str
    seats: str


class NoStreetInHand(Refusal, frozen=True):
    en = "the hand has no street {street}; it has {streets}"
    street: str
    streets: str


class StoppedWhileReading(Phrase, frozen=True):
    en = "Stopped before the last hand was read"


class StoppedWhilePlaying(Phrase, frozen=True):
    en = "Stopped before the last hand was played"


class NoSuchFile(Refusal, frozen=True):
    en = "there is no {file}"
    file: str


# Administrators ---------------------------------------------------------------------------------


class LinkMakesAdmin(Phrase, frozen=True):
    en = "Open this link to make the administrator {name}: it works once, for {minutes} minutes."
    name: str
    minutes: int


class LinkResetsAdmin(Phrase, frozen=True):
    en = (
        "{name} has an account. This link makes it an administrator's, sets a new password and "
        "turns second factors off: it works once, for {minutes} minutes."
    )
    name: str
    minutes: int


class MemoryHasNoLinks(Phrase, frozen=True):
    en = "this room keeps nothing: a link does not reach it."


class StandsInAdmins(Phrase, frozen=True):
    en = "{name} stands in admins of the configuration: remove the name there, too"
    name: str


class IsNoAdmin(Phrase, frozen=True):
    en = "{name} is no administrator"
    name: str


class IsAdminNoMore(Phrase, frozen=True):
    en = "{name} is no administrator any more"
    name: str


class AdminHasNoAccount(Phrase, frozen=True):
    en = "The administrator {name} has no account yet: {command} prints a link that makes it."
    name: str
    command: str
