"""Record file of a live game: each change is a line, written to disk before it is shown.

The first line has the table and the authority. A line cut short by a power failure is dropped when
the file is resumed, so that no change is half applied.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from types import TracebackType

import msgspec

from riverboat.decoding import decode_json
from riverboat.deprecation import DeprecatedAttribute
from riverboat.deprecation.renamed_keywords import deprecated_keywords
from riverboat.engine import CorruptLog
from riverboat.engine.commands.engine_errors import RefusalError, refusal_of
from riverboat.journal import Journal, JournalInUse
from riverboat.live import record_lines
from riverboat.live.live_moves import Change
from riverboat.live.scorekeeper import Scorekeeper
from riverboat.table.rules.table_rules import TableRules
from riverboat.words.refusals import live as w
from riverboat.words.refusals.records import RecordEmpty


class InvalidRecord(RefusalError):
    """The file is not a record of a live game, or another process is writing it."""


class GameRecordFile:
    """A record file open for writing, and its game."""

    @deprecated_keywords(keeper="scorekeeper")
    def __init__(self, path: Path, scorekeeper: Scorekeeper, by: str, journal: Journal) -> None:
        self.path, self.keeper, self.by = path, scorekeeper, by
        self._journal = journal
        self.resumed = False
        """True if the file existed before."""
        self.cut_short = journal.has_torn_line
        """True if the last line was incomplete when the file was opened; it is ignored."""

    def __enter__(self) -> GameRecordFile:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        value: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self._journal.close()

    @staticmethod
    def create(path: Path, rules: TableRules, authority: str) -> GameRecordFile:
        """Create a new file; ``FileExistsError`` if the name exists."""
        with _translate_lock_error(path):
            journal = Journal.create(path)
        record = GameRecordFile(path, Scorekeeper(rules), authority, journal)
        journal.append(msgspec.json.encode(record_lines.make_header(rules, authority)))
        return record

    @staticmethod
    def resume(path: Path) -> GameRecordFile:
        """Open an existing file and replay its game."""
        with _translate_lock_error(path):
            journal, raw_lines = Journal.open_existing(path)
        try:
            authority_key, scorekeeper = _read_lines(raw_lines)
        except (msgspec.MsgspecError, ValueError, CorruptLog) as error:
            journal.close()
            raise InvalidRecord(w.UnreadableRecord(str(path), refusal_of(error))) from error
        record = GameRecordFile(path, scorekeeper, authority_key, journal)
        record.resumed = True
        journal.truncate_torn_line()
        return record

    def write(self, change: Change) -> None:
        """Write a change to disk; it may be shown only afterwards."""
        self._journal.append(msgspec.json.encode(record_lines.change_to_line(change)))

    begun = DeprecatedAttribute("create")
    taken_up = DeprecatedAttribute("resume")


@contextmanager
def _translate_lock_error(path: Path) -> Iterator[None]:
    """Translate a lock held by another process into a refusal with a message."""
    try:
        yield
    except JournalInUse as error:
        raise InvalidRecord(w.RecordLocked(str(path))) from error


def _read_lines(raw_lines: list[bytes]) -> tuple[str, Scorekeeper]:
    """Return the authority and the scorekeeper of a record."""
    if not raw_lines:
        raise RefusalError(RecordEmpty())
    header = decode_json(raw_lines[0], record_lines.HeaderLine)
    rules = record_lines.rules_of(header)
    change_lines = [decode_json(raw_line, record_lines.ChangeLine) for raw_line in raw_lines[1:]]
    return header.authority, record_lines.replay_lines(rules, change_lines)
