"""Hand history conversion: each hand is replayed by the rules and written before the next one.

A hand that cannot be read or written is reported with its file, line and reason, and omitted from
the output; hands are repaired only on request.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import partial
from pathlib import Path
from time import perf_counter
from typing import Final, NamedTuple

from rich.console import Console
from rich.text import Text

from riverboat.cli.histories.anonymize import Anonymizer, redact_to_player
from riverboat.cli.terminal.output_file import Sink, open_atomic_file, open_standard_output
from riverboat.cli.terminal.read_progress import ProgressFollower
from riverboat.engine import RiverboatError
from riverboat.engine.commands.engine_errors import localize_error
from riverboat.histories.history_formats import OutputFormat
from riverboat.histories.history_outputs import make_output
from riverboat.notation import BadNotation, ParsedHand, count_hands, read_hands
from riverboat.notation.acpc import Definition
from riverboat.words import ENGLISH, Reader, Refusal
from riverboat.words.refusals.command_line import SystemMessage
from riverboat.words.refusals.file_values import NoHandFilesHere
from riverboat.words.refusals.histories import OneHandPerFileFormat
from riverboat.words.terminal import hand_search as w


class ConversionOptions(NamedTuple):
    """Options that apply to every hand."""

    to: OutputFormat
    definition: Definition | None = None
    repair: bool = False
    hero: str = ""
    hide_names: bool = False


class ConversionJob(NamedTuple):
    """Input files for one output file, or for the standard output."""

    target: Path | None
    paths: tuple[Path, ...]


class ConversionErrors:
    """Errors of a conversion: the first are printed at once, all are counted."""

    def __init__(self, console: Console, max_lines: int | None, renderer: Reader = ENGLISH) -> None:
        self.console, self.reader = console, renderer
        self.count = 0
        self._max_lines = max_lines
        self._printed_count = 0

    def add_error(self, location: object, reason: str | Refusal) -> None:
        """Count an error, and print it: a hand or file, and why it is omitted from the output."""
        self.count += 1
        self.print_line(
            location, self.reader.say_with_rule(reason) if isinstance(reason, Refusal) else reason
        )

    def print_line(self, location: object, reason: str) -> None:
        """Print a line about a hand, up to the maximum number of lines."""
        if self._max_lines is None or self._printed_count < self._max_lines:
            line = Text.assemble((f"{location}: ", "bold"), reason)
            self.console.print(line, soft_wrap=True)
        self._printed_count += 1

    def print_summary(self) -> None:
        """Print the number of suppressed lines."""
        if (
            self._max_lines is not None
            and (suppressed_count := self._printed_count - self._max_lines) > 0
        ):
            self.console.print(Text(self.reader.say(w.FurtherErrorsHint(suppressed_count)), "dim"))


class Converter:
    """A running conversion and its counts."""

    def __init__(
        self, options: ConversionOptions, errors: ConversionErrors, progress: ProgressFollower
    ) -> None:
        self._options, self._errors, self._follow_progress = options, errors, progress
        self._started_at = perf_counter()
        self._read_count = self._written_count = self._unreadable_count = 0
        self._has_hero_played = False

    def run(self, job: ConversionJob) -> None:
        """Convert the files of one job in order."""
        sink_context = open_atomic_file(job.target) if job.target else open_standard_output()
        try:
            with sink_context as sink:
                output_file = OutputFile(self._options.to, sink, job.target)
                anonymizer = Anonymizer() if self._options.hide_names else None
                for path in job.paths:
                    for hand in self._iter_hands(path):
                        self._write_hand(hand, output_file, anonymizer)
                output_file.finish()
        except BrokenPipeError:
            raise  # the reader closed the pipe
        except OSError as error:
            self._errors.add_error(
                job.target or self._errors.reader.say(w.StandardOutput()),
                self._format_error_text(error),
            )

    def skip_file(self, path: Path, reason: Refusal) -> None:
        """Report a file of a folder whose hands cannot be read."""
        self._unreadable_count += 1
        self._errors.add_error(path, reason)

    def print_summary(self) -> None:
        """Print the last lines: the number of suppressed errors and of converted hands."""
        errors, elapsed_seconds = self._errors, perf_counter() - self._started_at
        if self._options.hero and self._read_count and not self._has_hero_played:
            errors.add_error("--hero", w.PlayerNotInHands(repr(self._options.hero)))
        errors.print_summary()
        speed_text, renderer = "", errors.reader
        if self._read_count > 1 and elapsed_seconds:
            speed_text = renderer.say(
                w.HandsPerSecondSuffix(round(self._read_count / elapsed_seconds))
            )
        refused_count = self._read_count - self._written_count
        unread_phrase = (
            w.UnreadFileCount(self._unreadable_count) if self._unreadable_count else None
        )
        summary_text = renderer.say(
            w.HandsConverted(self._read_count, self._written_count, refused_count, unread_phrase)
        )
        style = "bold red" if errors.count else "bold green"
        errors.console.print(Text.assemble((summary_text, style), speed_text))

    def _iter_hands(self, path: Path) -> Iterator[ParsedHand]:
        """Yield the hands of a file, as far as it can be read."""
        try:
            if path.is_dir():
                raise BadNotation(NoHandFilesHere())
            yield from self._follow_progress(
                path, partial(count_hands, path), self._read_hands(path)
            )
        except (BadNotation, OSError) as error:
            self._unreadable_count += 1
            self._errors.add_error(path, self._format_error_text(error))

    def _read_hands(self, path: Path) -> Iterable[ParsedHand]:
        return read_hands(path, definition=self._options.definition, repair=self._options.repair)

    def _format_error_text(self, error: Exception) -> str:
        """Return an error's message without its file name, which the line has already."""
        if isinstance(error, OSError):
            return self._errors.reader.say(SystemMessage(error.strerror or str(error)))
        return localize_error(error, self._errors.reader)

    def _write_hand(
        self, hand: ParsedHand, output_file: OutputFile, anonymizer: Anonymizer | None
    ) -> None:
        """Write one hand, or report the reason why not."""
        self._read_count += 1
        if self._options.hero:
            self._has_hero_played |= self._options.hero in hand.players
            hand = redact_to_player(hand, self._options.hero)
        if anonymizer is not None:
            hand = anonymizer.anonymize(hand)
        if hand.faults:
            self._errors.add_error(
                hand.source, "; ".join(map(self._errors.reader.say_with_rule, hand.faults))
            )
            return
        renderer = self._errors.reader
        for repair in hand.repair_notes:
            self._errors.print_line(
                hand.source, renderer.say(w.RepairNote(renderer.say_with_rule(repair)))
            )
        try:
            output_file.add(hand)
        except (RiverboatError, UnicodeError) as error:
            mismatch = w.FormatMismatch(self._options.to, self._format_error_text(error))
            self._errors.add_error(hand.source, self._errors.reader.say(mismatch))
        else:
            self._written_count += 1


class OutputFile:
    """One output file and its state."""

    def __init__(self, output_format: OutputFormat, sink: Sink, target: Path | None) -> None:
        self._output, self._sink = make_output(output_format), sink
        self._is_single_hand_file = target is not None and target.suffix == _SINGLE_HAND_SUFFIX

    def add(self, hand: ParsedHand) -> None:
        """Write one more hand; raise ``BadNotation`` if it cannot be written."""
        if self._is_single_hand_file and self._output.hands:
            raise BadNotation(OneHandPerFileFormat(_SINGLE_HAND_SUFFIX, f"{_SINGLE_HAND_SUFFIX}s"))
        self._sink.write(self._output.add(hand, alone=self._is_single_hand_file))

    def finish(self) -> None:
        """Write the end of the file; without hands no file is created."""
        if self._output.hands and (last_text := self._output.finish()):
            self._sink.write(last_text)


_SINGLE_HAND_SUFFIX: Final = ".phh"
