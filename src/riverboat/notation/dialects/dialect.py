"""Interface of a site's hand histories: detect a file, split it into hands, and parse them."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import chain, islice
from pathlib import Path
from typing import Final, NamedTuple, Protocol

from riverboat.cards import BadCard
from riverboat.engine import RiverboatError
from riverboat.engine.commands.engine_errors import refusal_of
from riverboat.notation.continuity.file_readings import (
    COMPARED_HAND_COUNT,
    choose_file_interpretation,
)
from riverboat.notation.dialects.hand_parser import HandParser
from riverboat.notation.dialects.xml_elements import decode_file
from riverboat.notation.pokerstars.hand_splitter import (
    SUMMARY,
    HandText,
    TextPart,
    looks_like_hand,
    read_lines,
    split_hands,
)
from riverboat.notation.pokerstars.pokerstars_reader import build_unknown_hand, replay_transcript
from riverboat.notation.pokerstars.transcript import Transcript
from riverboat.notation.read_hand import (
    BadNotation,
    ParsedHand,
    Source,
    empty_file_result,
    refused_hand,
)
from riverboat.notation.unsupported_sites import decode_beginning
from riverboat.words.refusals.file_values import TooManyLines


class Dialect(Protocol):
    """A reader of one site's hand histories."""

    def can_read(self, first_bytes: bytes) -> bool:
        """Return True if a file that begins with these bytes is in this dialect."""

    def read(self, path: Path | str) -> Iterator[ParsedHand]:
        """Read the hands of a file, one at a time."""

    def parse(self, text: str, file: str = "") -> list[ParsedHand]:
        """Parse the hands of a text; *file* is the name of its file."""


class LineDialect(NamedTuple):
    """A dialect with hands in lines of text, of which only one hand is in memory at a time."""

    first_line_pattern: re.Pattern[str]
    """Pattern of the first line of a hand."""
    parser_class: type[HandParser]
    last_line_pattern: re.Pattern[str] = SUMMARY
    """Pattern of the line after which the next empty line ends the hand."""

    def can_read(self, first_bytes: bytes) -> bool:
        """Return True if the first line of a hand occurs near the start of the file."""
        lines = decode_beginning(first_bytes).splitlines()[:_CHECKED_LINE_COUNT]
        return any(self.first_line_pattern.match(line.strip().strip("\ufeff")) for line in lines)

    def read(self, path: Path | str) -> Iterator[ParsedHand]:
        """Read the hands of a file, one at a time."""
        return add_missing_hand(self._parse_hands(read_lines(path), str(path)), str(path))

    def parse(self, text: str, file: str = "") -> list[ParsedHand]:
        """Parse the hands of a text; *file* is the name of its file."""
        return list(add_missing_hand(self._parse_hands(text.splitlines(), file), file))

    def read_parts(self, parts: Iterable[TextPart], file: str) -> Iterator[ParsedHand]:
        """Read the hands in the given parts of a file, whose other lines are in another format."""
        chunks = (
            split_hands(
                part.lines,
                self.first_line_pattern,
                self.last_line_pattern,
                first_line_number=part.first_line,
            )
            for part in parts
        )
        return self._read_chunks(chain.from_iterable(chunks), file)

    def _parse_hands(self, lines: Iterable[str], file: str) -> Iterator[ParsedHand]:
        return self._read_chunks(
            split_hands(lines, self.first_line_pattern, self.last_line_pattern), file
        )

    def _read_chunks(self, chunks: Iterator[HandText], file: str) -> Iterator[ParsedHand]:
        interpretations = self.parser_class.interpretations
        if len(interpretations) > 1:
            first_chunks = list(islice(chunks, COMPARED_HAND_COUNT))
            known_chunks = [chunk for chunk in first_chunks if not chunk.is_unknown]
            chosen_interpretation = choose_file_interpretation(
                interpretations,
                lambda interpretation: [
                    self._parse_hand(chunk, file, [interpretation]) for chunk in known_chunks
                ],
            )
            interpretations = (
                chosen_interpretation,
                *[
                    interpretation
                    for interpretation in interpretations
                    if interpretation != chosen_interpretation
                ],
            )
            chunks = chain(first_chunks, chunks)
        for chunk in chunks:
            if chunk.is_unknown:
                yield build_unknown_hand(chunk, file)
            else:
                yield self._parse_hand(chunk, file, interpretations)

    def _parse_hand(self, chunk: HandText, file: str, interpretations: Sequence[str]) -> ParsedHand:
        """Replay a hand by the first interpretation that gives no faults."""
        start_match = self.first_line_pattern.match(chunk.lines[0])
        assert start_match is not None, "a hand was cut there"
        hand_number = start_match.groupdict().get("number") or ""
        source = Source(file, hand_number, chunk.line)
        return replay_transcripts(
            source, self._iter_transcripts(chunk, start_match, file, interpretations)
        )

    def _iter_transcripts(
        self,
        chunk: HandText,
        first_line_match: re.Match[str],
        file: str,
        interpretations: Sequence[str],
    ) -> Iterator[Transcript]:
        if chunk.is_too_long:
            raise BadNotation(TooManyLines(), chunk.line)
        for interpretation in interpretations:
            parser = self.parser_class(chunk, first_line_match, Path(file).name)
            parser.interpretation = interpretation
            transcript = parser.parse()
            if not parser.is_ambiguous:
                yield transcript
                return
            notes = (*transcript.notes, interpretation) if interpretation else transcript.notes
            yield transcript._replace(notes=notes)


_CHECKED_LINE_COUNT: Final = 50


class FileDialect(NamedTuple):
    """A dialect whose files are parsed as a whole: XML, or a log in reverse order."""

    signature: re.Pattern[str]
    """Pattern that occurs near the top of every file."""
    read_text: Callable[[str, str], Iterator[ParsedHand]]
    """Function that parses the hands of a text, given the text and the name of its file."""

    def can_read(self, first_bytes: bytes) -> bool:
        """Return True if the signature occurs near the start of the file."""
        return bool(self.signature.search(decode_beginning(first_bytes)))

    def read(self, path: Path | str) -> Iterator[ParsedHand]:
        """Read the hands of a file, parsed as a whole."""
        return self._parse_hands(decode_file(path), str(path))

    def parse(self, text: str, file: str = "") -> list[ParsedHand]:
        """Parse the hands of a text; *file* is the name of its file."""
        return list(self._parse_hands(text, file))

    def _parse_hands(self, text: str, file: str) -> Iterator[ParsedHand]:
        yield from add_missing_hand(self.read_text(text, file), file)
        for chunk in _iter_hands_outside_documents(text):
            yield build_unknown_hand(chunk, file)


_DOCUMENT_LINE_PATTERN: Final = re.compile(r"<|=[\"']|\d{4}-\d\d-\d\dT")
"""Pattern of the lines of documents: tags, attributes, and entries of a log."""


def _iter_hands_outside_documents(text: str) -> Iterator[HandText]:
    """Yield hands in lines of text before, between and after XML documents or logs."""
    first_line_number, lines = 0, list[str]()
    for line_number, line in enumerate(chain(text.splitlines(), ["<"]), 1):
        if not _DOCUMENT_LINE_PATTERN.search(line):
            first_line_number = first_line_number or line_number
            lines.append(line.strip())
        elif first_line_number:
            if looks_like_hand(lines):
                text_line_index = next(
                    line_index for line_index, text_line in enumerate(lines) if text_line
                )
                yield HandText(
                    first_line_number + text_line_index, lines[text_line_index:], is_unknown=True
                )
            first_line_number, lines = 0, []


def add_missing_hand(hands: Iterator[ParsedHand], file: str) -> Iterator[ParsedHand]:
    """Yield the hands, or one refused hand if there are none."""
    first_hand = next(hands, None)
    yield first_hand or empty_file_result(file)
    yield from hands


def replay_transcripts(source: Source, transcripts: Iterator[Transcript]) -> ParsedHand:
    """Replay a hand, and return the result with its faults.

    *transcripts* are the interpretations of the text, the default first. Another interpretation is
    used only if its replay has no faults.
    """
    default_hand: ParsedHand | None = None
    try:
        for transcript in transcripts:
            hand = replay_transcript(transcript, source)
            if not hand.faults:
                return hand
            default_hand = default_hand or hand
    except (RiverboatError, BadCard, ValueError) as error:
        if default_hand is None:
            line = getattr(error, "line", 0) or source.line
            return refused_hand(source._replace(line=line), refusal_of(error))
    assert default_hand is not None, "there is a way to understand it"
    return default_hand
