"""The file of a live game: each change a line, written to the disk before it is shown.

The first line is the table and whose rules rule; a line that was cut short by a power failure is
left out when the file is taken up again, and so never half believed.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from types import TracebackType

import msgspec

from riverboat.decoding import decode_json
from riverboat.deprecation import DeprecatedAttribute
from riverboat.engine import CorruptLog
from riverboat.engine.commands.engine_errors import RefusalError, refusal_of
from riverboat.journal import Journal, JournalInUse
from riverboat.live import record_lines
from riverboat.live.live_moves import Change
from riverboat.live.scorekeeper import Scorekeeper
from riverboat.table.rules.table_rules import TableRules
from riverboat.words.refusals import live as w
from riverboat.words.refusals.records import RecordSaysNothing


class InvalidRecord(RefusalError):
    """A file that is no record of a live game, or that somebody else is writing."""


class Record:
    """The file, open for writing, and the game that it tells."""

    def __init__(self, path: Path, keeper: Scorekeeper, by: str, journal: Journal) -> None:
        self.path, self.keeper, self.by = path, keeper, by
        self._journal = journal
        self.resumed = False
        """It was there already."""
        self.cut_short = journal.has_torn_line
        """The last line was broken off when the file was taken up, and is left out."""

    def __enter__(self) -> Record:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        value: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self._journal.close()

    @staticmethod
    def create(path: Path, rules: TableRules, authority: str) -> Record:
        """A new file; ``FileExistsError`` if there is one of this name."""
        with _translate_lock_error(path):
            journal = Journal.create(path)
        record = Record(path, Scorekeeper(rules), authority, journal)
        journal.append(msgspec.json.encode(record_lines.make_header(rules, authority)))
        return record

    @staticmethod
    def resume(path: Path) -> Record:
        """A file that is there, and the game as it stands."""
        with _translate_lock_error(path):
            journal, found = Journal.open_existing(path)
        try:
            by, keeper = _read_lines(found)
        except (msgspec.MsgspecError, ValueError, CorruptLog) as why:
            journal.close()
            raise InvalidRecord(w.UnreadableRecord(str(path), refusal_of(why))) from why
        record = Record(path, keeper, by, journal)
        record.resumed = True
        journal.truncate_torn_line()
        return record

    def write(self, change: Change) -> None:
        """Put a change on the disk: only then may anybody be shown it."""
        self._journal.append(msgspec.json.encode(record_lines.change_to_line(change)))

    begun = DeprecatedAttribute("create")
    taken_up = DeprecatedAttribute("resume")


@contextmanager
def _translate_lock_error(path: Path) -> Iterator[None]:
    """Somebody else who writes the file is a reason, in words."""
    try:
        yield
    except JournalInUse as why:
        raise InvalidRecord(w.RecordIsInUse(str(path))) from why


def _read_lines(raw_lines: list[bytes]) -> tuple[str, Scorekeeper]:
    """Whose rules rule, and the game."""
    if not raw_lines:
        raise RefusalError(RecordSaysNothing())
    first = decode_json(raw_lines[0], record_lines.HeaderLine)
    rules = record_lines.rules_of(first)
    told = [decode_json(text, record_lines.ChangeLine) for text in raw_lines[1:]]
    return first.by, record_lines.replay_lines(rules, told)
