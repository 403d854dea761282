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


class HandNumberAmbiguous(Refusal, frozen=True):
    count: int
    number: str
    names: tuple[str, ...]
    more: bool


class HandNumberInFile(Phrase, frozen=True):
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


class PlayerNotInHands(Refusal, frozen=True):
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


class RecordBeingWritten(Refusal, frozen=True):
    file: str


class BeginItWithRules(Refusal, frozen=True):
    file: str


class BinaryFileGiven(Refusal, frozen=True):
    file: str


class NoRoomHere(Refusal, frozen=True):
    folder: str
    file: str


class NothingWrittenDown(Phrase, frozen=True):
    pass


class ListenFailed(Refusal, frozen=True):
    host: str
    port: int
    why: Phrase


class ModuleMissing(Refusal, frozen=True):
    command: str
    module: str
    extra: str
