"""The file of an event at real tables: each entry a line, on the disk before it is shown.

The first line holds the rules and the seed of the draws. A line that was cut short by a power
failure is left out when the file is taken up again, and so never half believed.
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
from riverboat.engine.asked.errors import WithReason, reason_of
from riverboat.journal import Journal, JournalInUse
from riverboat.tourney import Draws, EventRules, act, open_event
from riverboat.tourney.asked.commands import AnyEventCommand
from riverboat.tourney.state.apply import replay
from riverboat.tourney.state.event import Event
from riverboat.tourney.state.facts import AnyEventFact
from riverboat.words.refusals import records as r
from riverboat.words.terminal import finding as w

VERSION = 1


class NotAnEventRecord(WithReason):
    """A file that is no record of an event, or that somebody else is writing."""


class _Head(Struct, frozen=True):
    event: int
    seed: str
    facts: tuple[AnyEventFact, ...]


class _Line(Struct, frozen=True):
    facts: tuple[AnyEventFact, ...] = ()
    back: bool = False
    """The last entry is taken back."""


class EventRecord:
    """The file, open for writing, and the event that it tells."""

    def __init__(self, journal: Journal, seed: bytes, entries: list[list[AnyEventFact]]) -> None:
        self._journal, self.draws, self._entries = journal, Draws(seed), entries
        self.event = self._folded()
        self.resumed, self.cut_short = False, journal.cut_short

    def __enter__(self) -> EventRecord:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        value: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self._journal.close()

    @staticmethod
    def begun(path: Path, rules: EventRules, seed: bytes = b"") -> EventRecord:
        """A new file; ``FileExistsError`` if there is one of this name."""
        seed = seed or secrets.token_bytes(32)
        facts: list[AnyEventFact] = []
        open_event(rules, seed, facts)
        with _told(path):
            journal = Journal.begun(path)
        record = EventRecord(journal, seed, [facts])
        journal.put(msgspec.json.encode(_Head(VERSION, seed.hex(), tuple(facts))))
        return record

    @staticmethod
    def taken_up(path: Path) -> EventRecord:
        """A file that is there, and the event as it stands."""
        with _told(path):
            journal, found = Journal.taken_up(path)
        try:
            seed, entries = _read(found)
            record = EventRecord(journal, seed, entries)
        except (msgspec.MsgspecError, ValueError, LookupError) as why:
            journal.close()
            raise NotAnEventRecord(w.NoEventRecord(str(path), reason_of(why))) from why
        record.resumed = True
        journal.go_on()
        return record

    @property
    def log(self) -> list[AnyEventFact]:
        """Every fact that stands."""
        return [fact for entry in self._entries for fact in entry]

    def do(self, *commands: AnyEventCommand) -> list[AnyEventFact]:
        """Carry something out, or all of several things; it is on the disk before it returns."""
        facts: list[AnyEventFact] = []
        event = self._folded()
        for command in commands:
            act(event, command, self.draws, facts)
        if facts:
            self._journal.put(msgspec.json.encode(_Line(tuple(facts))))
            self._entries.append(facts)
            self.event = event
        return facts

    def take_back(self) -> bool:
        """The last entry has not happened; false where there is none."""
        if len(self._entries) < 2:
            return False
        self._journal.put(msgspec.json.encode(_Line(back=True)))
        self._entries.pop()
        self.event = self._folded()
        return True

    def _folded(self) -> Event:
        return replay(self.log)


@contextmanager
def _told(path: Path) -> Iterator[None]:
    """Somebody else who writes the file is a reason, in words."""
    try:
        yield
    except JournalInUse as why:
        raise NotAnEventRecord(w.RecordIsWritten(str(path))) from why


def _read(lines: list[bytes]) -> tuple[bytes, list[list[AnyEventFact]]]:
    """The seed, and the facts of each entry that stands."""
    if not lines:
        raise WithReason(r.RecordSaysNothing())
    head = decode_json(lines[0], _Head)
    if head.event > VERSION:
        raise WithReason(r.LaterVersionWroteIt())
    entries = [list(head.facts)]
    for text in lines[1:]:
        line = decode_json(text, _Line)
        if not line.back:
            entries.append(list(line.facts))
        elif len(entries) > 1:
            entries.pop()
        else:
            raise WithReason(r.TakesBackTooMuch())
    return bytes.fromhex(head.seed), entries
