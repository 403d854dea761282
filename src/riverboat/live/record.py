"""The file of a live game: each change a line, written to the disk before it is shown.

The first line is the table and whose rules rule; a line that was cut short by a power failure is
left out when the file is taken up again, and so never half believed.
"""

from __future__ import annotations

import os
from functools import reduce
from operator import or_
from pathlib import Path
from types import TracebackType
from typing import Any, BinaryIO, get_args

import msgspec
from msgspec import Raw, Struct

from riverboat.engine import CorruptLog
from riverboat.engine.asked.errors import WithReason
from riverboat.live.scorekeeper import Change, Known, Move, Scorekeeper
from riverboat.table.rules.rules import TableRules
from riverboat.table.state.commands import AnyTableCommand, ChangeRules
from riverboat.table.state.facts import TableOpened
from riverboat.table.state.log import from_json, to_json
from riverboat.words.refusals import live as w


class NotARecord(WithReason):
    """A file that is no record of a live game, or that somebody else is writing."""


class _Head(Struct, frozen=True):
    live: int
    by: str
    opened: Raw


class _Move(Struct, frozen=True):
    did: tuple[Raw, ...]
    facts: tuple[Raw, ...]


class _Line(Struct, frozen=True):
    back: int = 0
    moves: tuple[_Move, ...] = ()


VERSION = 1


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
        opened = Raw(to_json(TableOpened(rules)))
        record._put(msgspec.json.encode(_Head(VERSION, by, opened)))
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
        moves = tuple([_Move(_kept(move), _facts(move)) for move in change.moves])
        self._put(msgspec.json.encode(_Line(change.back, moves)))

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


# As JSON ----------------------------------------------------------------------------------------


def _kept(move: Move) -> tuple[Raw, ...]:
    """What was done; of other rules the facts tell all, and nobody plays them again."""
    return tuple(
        [Raw(msgspec.json.encode(each)) for each in move.did if type(each) is not ChangeRules]
    )


def _facts(move: Move) -> tuple[Raw, ...]:
    return tuple([Raw(to_json(fact)) for fact in move.facts])


def _read(lines: list[bytes]) -> tuple[str, Scorekeeper]:
    """Whose rules rule, and the game."""
    if not lines:
        raise ValueError("it is empty")
    head = msgspec.json.decode(lines[0], type=_Head)
    opened = from_json(bytes(head.opened))
    if head.live > VERSION or not isinstance(opened, TableOpened):
        raise ValueError("it was written by a later version")
    moves: list[Move] = []
    for text in lines[1:]:
        line = msgspec.json.decode(text, type=_Line)
        if line.back > len(moves):
            raise ValueError("it takes back more than there was")
        moves = moves[: len(moves) - line.back]
        moves += [
            Move(
                tuple([_COMMANDS.decode(each) for each in move.did]),
                tuple([from_json(bytes(each)) for each in move.facts]),
            )
            for move in line.moves
        ]
    return head.by, Scorekeeper(opened.rules, moves)


_DONE = [kind for kind in get_args(AnyTableCommand) if kind is not ChangeRules]
_COMMANDS: msgspec.json.Decoder[Any] = msgspec.json.Decoder(reduce(or_, [*_DONE, Known]))
