"""Terminal texts on searching, reading and writing hands, and on stored files."""

from __future__ import annotations

from riverboat.words.phrase import Chips, Phrase, Refusal

# One hand of a file -------------------------------------------------------------------------------


class SayHandOrId(Refusal, frozen=True):
    pass


class NoHandInTheFile(Refusal, frozen=True):
    wanted: str
    hint: Phrase


class NoHandNumbered(Refusal, frozen=True):
    number: str
    hint: Phrase


class SeveralAreNumbered(Refusal, frozen=True):
    count: int
    number: str
    names: tuple[str, ...]
    more: bool


class IsItsNameInTheFile(Phrase, frozen=True):
    wanted: str
    number: str


class HandsThere(Phrase, frozen=True):
    count: int
    first: str | None
    last: str | None


class NoHandHere(Refusal, frozen=True):
    source: str


# Conversion -------------------------------------------------------------------------------------


class MoreUnderAllErrors(Phrase, frozen=True):
    count: Chips


class NobodyIsCalledSo(Refusal, frozen=True):
    name: str


class StandardOutput(Phrase, frozen=True):
    pass


class FilesLeftUnread(Phrase, frozen=True):
    files: int


class HandsConverted(Phrase, frozen=True):
    read: Chips
    written: Chips
    refused: Chips
    unread: FilesLeftUnread | None


class AtThisSpeed(Phrase, frozen=True):
    hands: Chips


class RepairedSo(Phrase, frozen=True):
    how: str


class NotAsThis(Phrase, frozen=True):
    format: str
    why: str


# What is kept -----------------------------------------------------------------------------------


class NoEventRecord(Refusal, frozen=True):
    file: str
    why: Refusal


class RecordIsWritten(Refusal, frozen=True):
    file: str


class BeginItWithRules(Refusal, frozen=True):
    file: str


class FileIsNoText(Refusal, frozen=True):
    file: str


class NoRoomHere(Refusal, frozen=True):
    folder: str
    file: str


class NothingWrittenDown(Phrase, frozen=True):
    pass


class CannotListen(Refusal, frozen=True):
    host: str
    port: int
    why: Phrase


class IsNotInstalled(Refusal, frozen=True):
    command: str
    module: str
    extra: str
