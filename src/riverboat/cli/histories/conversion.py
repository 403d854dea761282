"""Hands out of files and into others: each is played by the rules on its way, and then let go.

What cannot be read or written is told with its file, line and reason, and is not in the output;
nothing is mended unless that is asked for.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import partial
from pathlib import Path
from time import perf_counter
from typing import Final, NamedTuple

from rich.console import Console
from rich.text import Text

from riverboat.cli.histories.hide import Names, as_seen_by
from riverboat.cli.terminal.output_file import Sink, standard_output, whole_file
from riverboat.cli.terminal.reading_bar import Following
from riverboat.engine import RiverboatError
from riverboat.engine.asked.errors import in_words
from riverboat.histories.formats import To
from riverboat.histories.outputs import output
from riverboat.notation import BadNotation, ReadHand, count_hands, read_hands
from riverboat.notation.acpc import Definition
from riverboat.words import ENGLISH, Reader, Refusal
from riverboat.words.refusals.command_line import SystemSays
from riverboat.words.refusals.histories import OneHandToAFile
from riverboat.words.refusals.written import NoFileOfHands
from riverboat.words.terminal import finding as w


class ConversionOptions(NamedTuple):
    """What is wanted of every hand."""

    to: To
    definition: Definition | None = None
    repair: bool = False
    hero: str = ""
    hide_names: bool = False


class Job(NamedTuple):
    """Files that go into one, or to the standard output."""

    target: Path | None
    paths: tuple[Path, ...]


class Errors:
    """What went wrong: the first ones are told at once, and all are counted."""

    def __init__(self, console: Console, most: int | None, reader: Reader = ENGLISH) -> None:
        self.console, self.reader = console, reader
        self.count = 0
        self._most = most
        self._told = 0

    def add(self, where: object, why: str | Refusal) -> None:
        """Something that is not in the output."""
        self.count += 1
        self.tell(where, self.reader.cite(why) if isinstance(why, Refusal) else why)

    def tell(self, where: object, why: str) -> None:
        """A line about a hand, as long as there is room for one."""
        if self._most is None or self._told < self._most:
            line = Text.assemble((f"{where}: ", "bold"), why)
            self.console.print(line, soft_wrap=True)
        self._told += 1

    def sum_up(self) -> None:
        """How many lines there was no room for."""
        if self._most is not None and (left := self._told - self._most) > 0:
            self.console.print(Text(self.reader.say(w.MoreUnderAllErrors(left)), "dim"))


class Converting:
    """The work, and how far it has come."""

    def __init__(self, order: ConversionOptions, errors: Errors, follow: Following) -> None:
        self._order, self._errors, self._follow = order, errors, follow
        self._began = perf_counter()
        self._read = self._written = self._unread = 0
        self._hero_played = False

    def run(self, job: Job) -> None:
        """Convert the files of one job, one after the other."""
        place = whole_file(job.target) if job.target else standard_output()
        try:
            with place as sink:
                page = FileProgress(self._order.to, sink, job.target)
                names = Names() if self._order.hide_names else None
                for path in job.paths:
                    for hand in self._hands(path):
                        self._copy(hand, page, names)
                page.end()
        except BrokenPipeError:
            raise  # whoever was reading has had enough
        except OSError as why:
            self._errors.add(
                job.target or self._errors.reader.say(w.StandardOutput()), self._said(why)
            )

    def pass_over(self, path: Path, why: Refusal) -> None:
        """A file in a folder whose hands cannot be read."""
        self._unread += 1
        self._errors.add(path, why)

    def sum_up(self) -> None:
        """The last lines: what was left out of the list, and how much was done."""
        errors, seconds = self._errors, perf_counter() - self._began
        if self._order.hero and self._read and not self._hero_played:
            errors.add("--hero", w.NobodyIsCalledSo(repr(self._order.hero)))
        errors.sum_up()
        speed, to = "", errors.reader
        if self._read > 1 and seconds:
            speed = to.say(w.AtThisSpeed(round(self._read / seconds)))
        refused = self._read - self._written
        unread = w.FilesLeftUnread(self._unread) if self._unread else None
        counts = to.say(w.HandsConverted(self._read, self._written, refused, unread))
        style = "bold red" if errors.count else "bold green"
        errors.console.print(Text.assemble((counts, style), speed))

    # One file -----------------------------------------------------------------------------------

    def _hands(self, path: Path) -> Iterator[ReadHand]:
        """The hands of a file, as far as it can be read."""
        try:
            if path.is_dir():
                raise BadNotation(NoFileOfHands())
            yield from self._follow(path, partial(count_hands, path), self._reader(path))
        except (BadNotation, OSError) as why:
            self._unread += 1
            self._errors.add(path, self._said(why))

    def _reader(self, path: Path) -> Iterable[ReadHand]:
        return read_hands(path, definition=self._order.definition, repair=self._order.repair)

    def _said(self, why: Exception) -> str:
        """What an error says, without the name of the file that stands before it anyhow."""
        if isinstance(why, OSError):
            return self._errors.reader.say(SystemSays(why.strerror or str(why)))
        return in_words(why, self._errors.reader)

    # One hand -----------------------------------------------------------------------------------

    def _copy(self, hand: ReadHand, page: FileProgress, names: Names | None) -> None:
        """Write one hand, or say why not."""
        self._read += 1
        if self._order.hero:
            self._hero_played |= self._order.hero in hand.players
            hand = as_seen_by(hand, self._order.hero)
        if names is not None:
            hand = names.hide(hand)
        if hand.faults:
            self._errors.add(hand.source, "; ".join(map(self._errors.reader.cite, hand.faults)))
            return
        for repair in hand.repairs:
            self._errors.tell(hand.source, self._errors.reader.say(w.RepairedSo(repair)))
        try:
            page.add(hand)
        except (RiverboatError, UnicodeError) as why:
            not_so = w.NotAsThis(self._order.to, self._said(why))
            self._errors.add(hand.source, self._errors.reader.say(not_so))
        else:
            self._written += 1


class FileProgress:
    """What one file has had so far."""

    def __init__(self, to: To, sink: Sink, target: Path | None) -> None:
        self._output, self._sink = output(to), sink
        self._one_only = target is not None and target.suffix == _ONE_HAND

    def add(self, hand: ReadHand) -> None:
        """One hand more, or ``BadNotation`` for one that cannot be written."""
        if self._one_only and self._output.hands:
            raise BadNotation(OneHandToAFile(_ONE_HAND, f"{_ONE_HAND}s"))
        self._sink.write(self._output.add(hand, alone=self._one_only))

    def end(self) -> None:
        """There are no more hands; of none there is no file."""
        if self._output.hands and (rest := self._output.end()):
            self._sink.write(rest)


_ONE_HAND: Final = ".phh"
