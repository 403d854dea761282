"""Terminal texts on searching, reading and writing hands, and on stored files."""

from __future__ import annotations

from riverboat.words.phrase import Chips, Phrase, Refusal

# One hand of a file -------------------------------------------------------------------------------


class SayHandOrId(Refusal, frozen=True):
    en = "say --hand or --id, and not both"


class NoHandInTheFile(Refusal, frozen=True):
    en = "there is no hand {wanted}; {hint}"
    wanted: str
    hint: Phrase


class NoHandNumbered(Refusal, frozen=True):
    en = "no hand has the number {number}; {hint}"
    number: str
    hint: Phrase


class SeveralAreNumbered(Refusal, frozen=True):
    en = (
        "{count} hands are numbered {number}: say one of {names}{more: ...|} (their names in the "
        "file)"
    )
    count: int
    number: str
    names: tuple[str, ...]
    more: bool


class IsItsNameInTheFile(Phrase, frozen=True):
    en = "{wanted} is its name in the file; it was hand {number} where it was played"
    wanted: str
    number: str


class HandsThere(Phrase, frozen=True):
    en = "there {count:is|are} {count}{first:, *}{last: to *}"
    count: int
    first: str | None
    last: str | None


class NoHandHere(Refusal, frozen=True):
    en = "{source}: there is no hand here"
    source: str


# Conversion -------------------------------------------------------------------------------------


class MoreUnderAllErrors(Phrase, frozen=True):
    en = "... and {count} more like these (--all-errors)"
    count: Chips


class NobodyIsCalledSo(Refusal, frozen=True):
    en = "nobody in these hands is called {name}"
    name: str


class StandardOutput(Phrase, frozen=True):
    en = "standard output"


class FilesLeftUnread(Phrase, frozen=True):
    en = "{files:* file|* files} not read"
    files: int


class HandsConverted(Phrase, frozen=True):
    en = "{read:* hand|* hands} read, {written} written, {refused} refused{unread:; *}"
    read: Chips
    written: Chips
    refused: Chips
    unread: FilesLeftUnread | None


class AtThisSpeed(Phrase, frozen=True):
    en = ", {hands} hands/s"
    hands: Chips


class RepairedSo(Phrase, frozen=True):
    en = "repaired: {how}"
    how: str


class NotAsThis(Phrase, frozen=True):
    en = "not as {format}: {why}"
    format: str
    why: str


# What is kept -----------------------------------------------------------------------------------


class NoEventRecord(Refusal, frozen=True):
    en = "{file} is no record of an event: {why}"
    file: str
    why: Refusal


class RecordIsWritten(Refusal, frozen=True):
    en = "somebody else is writing {file}"
    file: str


class BeginItWithRules(Refusal, frozen=True):
    en = "{file} is not there: begin it with --rules FILE.toml (tournament new)"
    file: str


class FileIsNoText(Refusal, frozen=True):
    en = "{file} is no text"
    file: str


class NoRoomHere(Refusal, frozen=True):
    en = "there is no room in {folder}: no {file}"
    folder: str
    file: str


class NothingWrittenDown(Phrase, frozen=True):
    en = "Nothing is written down of that."


class CannotListen(Refusal, frozen=True):
    en = (
        "cannot listen on {host} port {port}: {why}; --port chooses another, and 0 any that is free"
    )
    host: str
    port: int
    why: Phrase


class IsNotInstalled(Refusal, frozen=True):
    en = "{command} needs {module}, which is not installed: pip install 'riverboat[{extra}]'"
    command: str
    module: str
    extra: str
