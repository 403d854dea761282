"""The file of a live game: each change a line, written to the disk before it is shown.

The first line is the table and whose rules rule; a line that was cut short by a power failure is
left out when the file is taken up again, and so never half believed.
"""

from __future__ import annotations

import os
from pathlib import Path
from types import TracebackType
from typing import BinaryIO

import msgspec

from riverboat.engine import CorruptLog
from riverboat.engine.asked.errors import WithReason
from riverboat.live import lines
from riverboat.live.moves import Change
from riverboat.live.scorekeeper import Scorekeeper
from riverboat.table.rules.rules import TableRules
from riverboat.words.refusals import live as w


class NotARecord(WithReason):
    """A file that is no record of a live game, or that somebody else is writing."""


class Record:
    """The file, open for writing, and the game that it tells."""

    def __init__(self, path: Path, keeper: Scorekeeper, by: str, file: BinaryIO) -> None:
        self.path, self.keeper, self.by = path, keeper, by
        self._file = file
        self.resumed = False
        """It was there already."""
        self.cut_short = False
        """The last line was broken off when the file was taken up, and is left out."""

    def __enter__(self) -> Record:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        value: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self._file.close()

    @staticmethod
    def begun(path: Path, rules: TableRules, by: str) -> Record:
        """A new file; ``FileExistsError`` if there is one of this name."""
        file = path.open("xb")
        _alone(file, path)
        record = Record(path, Scorekeeper(rules), by, file)
        record._put(msgspec.json.encode(lines.head(rules, by)))
        return record

    @staticmethod
    def taken_up(path: Path) -> Record:
        """A file that is there, and the game as it stands."""
        file = path.open("r+b")
        _alone(file, path)
        text = file.read()
        whole = text.rfind(b"\n") + 1
        try:
            by, keeper = _read(text[:whole].splitlines())
        except (msgspec.MsgspecError, ValueError, CorruptLog) as why:
            file.close()
            raise NotARecord(w.UnreadableRecord(str(path), str(why))) from why
        record = Record(path, keeper, by, file)
        record.resumed, record.cut_short = True, whole < len(text)
        file.truncate(whole)
        file.seek(whole)
        return record

    def write(self, change: Change) -> None:
        """Put a change on the disk: only then may anybody be shown it."""
        self._put(msgspec.json.encode(lines.line(change)))

    def _put(self, line: bytes) -> None:
        self._file.write(line + b"\n")
        self._file.flush()
        os.fsync(self._file.fileno())


def _alone(file: BinaryIO, path: Path) -> None:
    """Nobody else writes the same file meanwhile, where a system can tell."""
    try:
        import fcntl
    except ImportError:
        return
    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError as why:
        file.close()
        raise NotARecord(w.RecordIsInUse(str(path))) from why


def _read(found: list[bytes]) -> tuple[str, Scorekeeper]:
    """Whose rules rule, and the game."""
    if not found:
        raise ValueError("it is empty")
    first = msgspec.json.decode(found[0], type=lines.Head)
    rules = lines.rules_of(first)
    told = [msgspec.json.decode(text, type=lines.Line) for text in found[1:]]
    return first.by, lines.game(rules, told)
