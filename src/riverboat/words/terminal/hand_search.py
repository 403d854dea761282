"""Terminal texts on searching, reading and writing hands, and on stored files."""

from __future__ import annotations

from riverboat.words.phrase import (
    Chips,
    Count,
    Phrase,
    Refusal,
)


class HandSelectorConflict(Refusal, frozen=True):
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


class AvailableHands(Phrase, frozen=True):
    count: int
    first: str | None
    last: str | None


class NoHandsInSource(Refusal, frozen=True):
    source: str


class FurtherErrorsHint(Phrase, frozen=True):
    count: Count


class PlayerNotInHands(Refusal, frozen=True):
    name: str


class StandardOutput(Phrase, frozen=True):
    pass


class UnreadFileCount(Phrase, frozen=True):
    files: int


class HandsConverted(Phrase, frozen=True):
    read: Chips
    written: Count
    refused: Chips
    unread: UnreadFileCount | None


class HandsPerSecondSuffix(Phrase, frozen=True):
    hands: Count


class RepairNote(Phrase, frozen=True):
    how: str


class FormatMismatch(Phrase, frozen=True):
    format: str
    why: str


class NoEventRecord(Refusal, frozen=True):
    file: str
    why: Refusal


class RecordBeingWritten(Refusal, frozen=True):
    file: str


class TournamentFileMissing(Refusal, frozen=True):
    file: str


class BinaryFileGiven(Refusal, frozen=True):
    file: str


class RoomMissingInFolder(Refusal, frozen=True):
    folder: str
    file: str


class ReplayEventMissing(Phrase, frozen=True):
    pass


class ListenFailed(Refusal, frozen=True):
    host: str
    port: int
    why: Phrase


class ModuleMissing(Refusal, frozen=True):
    command: str
    module: str
    extra: str
