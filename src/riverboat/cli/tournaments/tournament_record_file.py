"""The record file of a tournament at real tables: one entry per line, synced before it is shown.

The first line holds the rules and the seed of the draws. A line cut short by a power failure is
dropped when the file is resumed, so that no entry is restored in part.
"""

from __future__ import annotations

import secrets
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from types import TracebackType

import msgspec
from msgspec import Struct

from riverboat.decoding import decode_json
from riverboat.engine.commands.engine_errors import RefusalError, refusal_of
from riverboat.journal import Journal, JournalInUse
from riverboat.tourney import Draws, EventRules, act, open_event
from riverboat.tourney.commands.event_commands import AnyEventCommand
from riverboat.tourney.state.event_facts import AnyEventFact
from riverboat.tourney.state.event_reducer import replay
from riverboat.tourney.state.event_state import Event
from riverboat.words.refusals import records as r
from riverboat.words.terminal import hand_search as w

VERSION = 1


class InvalidTournamentRecord(RefusalError):
    """The file is not a record of a tournament, or another process is writing it."""


class _HeaderLine(Struct, frozen=True):
    event: int
    seed: str
    facts: tuple[AnyEventFact, ...]


class _EntryLine(Struct, frozen=True):
    facts: tuple[AnyEventFact, ...] = ()
    back: bool = False
    """True if the line undoes the last entry."""


class TournamentRecordFile:
    """The record file, open for writing, and the tournament replayed from it."""

    def __init__(self, journal: Journal, seed: bytes, entries: list[list[AnyEventFact]]) -> None:
        self._journal, self.draws, self._entries = journal, Draws(seed), entries
        self.event = self._replay_log()
        self.resumed, self.cut_short = False, journal.has_torn_line

    def __enter__(self) -> TournamentRecordFile:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        value: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self._journal.close()

    @staticmethod
    def create(path: Path, rules: EventRules, seed: bytes = b"") -> TournamentRecordFile:
        """Create a new file; raise ``FileExistsError`` if there is one of this name."""
        seed = seed or secrets.token_bytes(32)
        facts: list[AnyEventFact] = []
        open_event(rules, seed, facts)
        with _translate_lock_error(path):
            journal = Journal.create(path)
        record = TournamentRecordFile(journal, seed, [facts])
        journal.append(msgspec.json.encode(_HeaderLine(VERSION, seed.hex(), tuple(facts))))
        return record

    @staticmethod
    def resume(path: Path) -> TournamentRecordFile:
        """Open an existing file and replay the tournament."""
        with _translate_lock_error(path):
            journal, record_lines = Journal.open_existing(path)
        try:
            seed, entries = _read_lines(record_lines)
            record = TournamentRecordFile(journal, seed, entries)
        except (msgspec.MsgspecError, ValueError, LookupError) as error:
            journal.close()
            raise InvalidTournamentRecord(w.NoEventRecord(str(path), refusal_of(error))) from error
        record.resumed = True
        journal.truncate_torn_line()
        return record

    @property
    def log(self) -> list[AnyEventFact]:
        """Return all facts that were not undone."""
        return [fact for entry in self._entries for fact in entry]

    def execute(self, *commands: AnyEventCommand) -> list[AnyEventFact]:
        """Execute commands, all or none, and sync them to the disk before returning."""
        facts: list[AnyEventFact] = []
        event = self._replay_log()
        for command in commands:
            act(event, command, self.draws, facts)
        if facts:
            self._journal.append(msgspec.json.encode(_EntryLine(tuple(facts))))
            self._entries.append(facts)
            self.event = event
        return facts

    def undo(self) -> bool:
        """Undo the last entry; return False if there is none."""
        if len(self._entries) < 2:
            return False
        self._journal.append(msgspec.json.encode(_EntryLine(back=True)))
        self._entries.pop()
        self.event = self._replay_log()
        return True

    def _replay_log(self) -> Event:
        return replay(self.log)


@contextmanager
def _translate_lock_error(path: Path) -> Iterator[None]:
    """Convert a lock held by another process to a refusal."""
    try:
        yield
    except JournalInUse as error:
        raise InvalidTournamentRecord(w.RecordBeingWritten(str(path))) from error


def _read_lines(lines: list[bytes]) -> tuple[bytes, list[list[AnyEventFact]]]:
    """Return the seed, and the facts of each entry that was not undone."""
    if not lines:
        raise RefusalError(r.RecordEmpty())
    header_line = decode_json(lines[0], _HeaderLine)
    if header_line.event > VERSION:
        raise RefusalError(r.LaterVersionRecord())
    entries = [list(header_line.facts)]
    for text in lines[1:]:
        line = decode_json(text, _EntryLine)
        if not line.back:
            entries.append(list(line.facts))
        elif len(entries) > 1:
            entries.pop()
        else:
            raise RefusalError(r.UndoTooLarge())
    return bytes.fromhex(header_line.seed), entries
