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
from riverboat.engine import CorruptLog
from riverboat.engine.asked.errors import WithReason, reason_of
from riverboat.journal import Journal, JournalInUse
from riverboat.live import lines
from riverboat.live.moves import Change
from riverboat.live.scorekeeper import Scorekeeper
from riverboat.table.rules.rules import TableRules
from riverboat.words.refusals import live as w
from riverboat.words.refusals.records import RecordSaysNothing


class NotARecord(WithReason):
    """A file that is no record of a live game, or that somebody else is writing."""


class Record:
    """The file, open for writing, and the game that it tells."""

    def __init__(self, path: Path, keeper: Scorekeeper, by: str, journal: Journal) -> None:
        self.path, self.keeper, self.by = path, keeper, by
        self._journal = journal
        self.resumed = False
        """It was there already."""
        self.cut_short = journal.cut_short
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
    def begun(path: Path, rules: TableRules, by: str) -> Record:
        """A new file; ``FileExistsError`` if there is one of this name."""
        with _told(path):
            journal = Journal.begun(path)
        record = Record(path, Scorekeeper(rules), by, journal)
        journal.put(msgspec.json.encode(lines.head(rules, by)))
        return record

    @staticmethod
    def taken_up(path: Path) -> Record:
        """A file that is there, and the game as it stands."""
        with _told(path):
            journal, found = Journal.taken_up(path)
        try:
            by, keeper = _read(found)
        except (msgspec.MsgspecError, ValueError, CorruptLog) as why:
            journal.close()
            raise NotARecord(w.UnreadableRecord(str(path), reason_of(why))) from why
        record = Record(path, keeper, by, journal)
        record.resumed = True
        journal.go_on()
        return record

    def write(self, change: Change) -> None:
        """Put a change on the disk: only then may anybody be shown it."""
        self._journal.put(msgspec.json.encode(lines.line(change)))


@contextmanager
def _told(path: Path) -> Iterator[None]:
    """Somebody else who writes the file is a reason, in words."""
    try:
        yield
    except JournalInUse as why:
        raise NotARecord(w.RecordIsInUse(str(path))) from why


def _read(found: list[bytes]) -> tuple[str, Scorekeeper]:
    """Whose rules rule, and the game."""
    if not found:
        raise WithReason(RecordSaysNothing())
    first = decode_json(found[0], lines.HeadLine)
    rules = lines.rules_of(first)
    told = [decode_json(text, lines.ChangeLine) for text in found[1:]]
    return first.by, lines.game(rules, told)
