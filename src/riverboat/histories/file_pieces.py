"""Pieces of large files, which several processes parse in parallel, with results in order.

A large file of PokerStars lines or of PHH is cut at the first lines of hands; any other file is one
piece. The cut depends only on the file, so that the results do not depend on the number of jobs.
"""

from __future__ import annotations

import gc
import os
import re
from collections.abc import Callable, Iterable, Iterator
from io import BytesIO, TextIOWrapper
from pathlib import Path
from typing import Final, Generic, NamedTuple, TypeVar

from riverboat.histories.hand_transfer import PackedHands, pack_hands, unpack_hands
from riverboat.notation.acpc import Definition
from riverboat.notation.format_detection import detect_file_format, scan_folder
from riverboat.notation.format_detection import read_hands as read_file
from riverboat.notation.mixed_files import MixedFile, read_bytes_if_mixed
from riverboat.notation.phh import read_phh_part
from riverboat.notation.pokerstars import read_pokerstars_lines
from riverboat.notation.pokerstars.hand_splitter import FIRST_LINE
from riverboat.notation.read_hand import BadNotation, ParsedHand, Source, refused_hand
from riverboat.words import Refusal
from riverboat.words.refusals.file_values import NoHandFilesHere
from riverboat.words.refusals.histories import HandMissingInText

Result = TypeVar("Result")

PIECE_BYTES: Final = 1 << 19
"""Approximate size of a piece: some hundreds of hands."""
_OBJECTS_PER_COLLECTION: Final = 100_000
"""Objects that a worker makes between two collections of garbage."""
PIECES_AHEAD_PER_JOB: Final = 8
"""Maximum number of pieces per process that are read ahead of the consumer, to bound memory."""


class FilePiece(NamedTuple):
    """A part of a file, cut at the first line of a hand."""

    path: str
    start: int = 0
    end: int = 0
    """The byte after the last one; 0 for a whole file."""
    first_line: int = 1
    refusal: Refusal | None = None
    """The reason why the file is not read; ``None`` if it is."""
    is_in_folder: bool = False
    """True if the file was found in a folder.

    If such a file cannot be read, it counts as one rejected hand; any other raises an error.
    """


def cut_sources(paths: Iterable[Path], *, cut_files: bool = True) -> Iterator[FilePiece]:
    """Yield the pieces of files and folders, in the order in which they are read."""
    for path in paths:
        if not path.is_dir():
            yield from _cut_file(path, cut_files, is_in_folder=False)
            continue
        folder_scan = scan_folder(path)
        if not folder_scan.readable and not folder_scan.unreadable:
            yield FilePiece(str(path), refusal=NoHandFilesHere())
        for file, refusal in folder_scan.unreadable:
            yield FilePiece(str(file), refusal=refusal)
        for file in folder_scan.readable:
            yield from _cut_file(file, cut_files, is_in_folder=True)


def _cut_file(path: Path, cut_files: bool, *, is_in_folder: bool) -> Iterator[FilePiece]:
    file_size = path.stat().st_size
    is_large = cut_files and file_size > 2 * PIECE_BYTES
    first_line_pattern = (
        _FIRST_LINE_PATTERN_BY_FORMAT.get(str(detect_file_format(path))) if is_large else None
    )
    if first_line_pattern is None or _has_unsplittable_lines(path):
        yield FilePiece(str(path), is_in_folder=is_in_folder)
        return
    start_offset, first_line = 0, 1
    with path.open("rb") as file:
        while start_offset < file_size:
            end_offset, line_count = _find_cut(
                file.read, file.seek, start_offset, first_line_pattern
            )
            yield FilePiece(
                str(path), start_offset, end_offset, first_line, is_in_folder=is_in_folder
            )
            start_offset, first_line = end_offset, first_line + line_count


_FIRST_LINE_PATTERN_BY_FORMAT: Final = {
    "PokerStars": re.compile(rf"\s*(?:{FIRST_LINE.pattern})".encode()),
    "PHH": re.compile(rb"\[\s*[\w\"'-]+\s*\]\s*(?:#.*)?$"),
}
"""Pattern of the first line of a hand, for each format whose files can be cut into pieces."""


def _has_unsplittable_lines(path: Path) -> bool:
    """Return True for a file in a two-byte encoding, or with line ends of a single CR."""
    with path.open("rb") as file:
        first_bytes = file.read(1 << 10)
    return (
        first_bytes[:2] in (b"\xff\xfe", b"\xfe\xff")
        or b"\0" in first_bytes
        or b"\n" not in first_bytes
    )


def _find_cut(
    read_bytes: Callable[[int], bytes],
    seek: Callable[[int], int],
    start_offset: int,
    first_line_pattern: re.Pattern[bytes],
) -> tuple[int, int]:
    """Return the byte offset at which a piece ends, and the number of lines in the piece."""
    seek(start_offset)
    block = read_bytes(PIECE_BYTES)
    line_start = block.rfind(b"\n") + 1
    while line_start:
        next_block = read_bytes(PIECE_BYTES)
        block += next_block
        line_end = block.find(b"\n", line_start)
        while line_end >= 0:
            if first_line_pattern.match(block[line_start:line_end].rstrip(b"\r")):
                return start_offset + line_start, block.count(b"\n", 0, line_start)
            line_start = line_end + 1
            line_end = block.find(b"\n", line_start)
        if not next_block:
            break
    return start_offset + len(block), block.count(b"\n")


def read_piece(
    piece: FilePiece, definition: Definition | None = None, *, repair: bool = False
) -> Iterator[ParsedHand]:
    """Yield the hands of a piece; an unreadable file of a folder is one rejected hand.

    Only a piece that is a whole file is repaired.
    """
    if piece.refusal is not None:
        yield refused_hand(Source(piece.path, "", 0), piece.refusal)
    elif piece.end:
        yield from _read_partial_file(piece)
    else:
        try:
            yield from read_file(piece.path, definition=definition, repair=repair)
        except BadNotation as error:
            if not piece.is_in_folder:
                raise
            yield refused_hand(Source(piece.path, "", 0), error.refusal)


def _read_partial_file(piece: FilePiece) -> Iterator[ParsedHand]:
    with Path(piece.path).open("rb") as file:
        file.seek(piece.start)
        piece_bytes = file.read(piece.end - piece.start)
    known_format = detect_file_format(piece.path)
    mixed_hands = read_bytes_if_mixed(
        piece_bytes, MixedFile(Path(piece.path), piece.path, piece.first_line), known_format
    )
    if mixed_hands is not None:
        hands = mixed_hands
    elif known_format == "PHH":
        lines = TextIOWrapper(BytesIO(piece_bytes), encoding="utf-8-sig", errors="surrogateescape")
        hands = read_phh_part(lines, piece.path, piece.first_line)
    else:
        hands = read_pokerstars_lines(piece_bytes, piece.path, piece.first_line)
    for hand in hands:
        is_empty = not hand.log and [type(fault) for fault in hand.faults] == [HandMissingInText]
        if not (is_empty and piece.start):
            yield hand


def map_pieces(
    process_piece: Callable[[FilePiece], Result], pieces: list[FilePiece], jobs: int
) -> Iterator[Result]:
    """Yield the results of *process_piece* for each piece, in order, from *jobs* processes."""
    # Imported here, because a room reads single hands and does not need the simulator.
    from riverboat.sim.work_blocks import run_blocks

    pieces_in_flight = PIECES_AHEAD_PER_JOB * jobs
    yield from run_blocks(
        _PieceProcessor(process_piece, pieces),
        len(pieces),
        jobs=jobs,
        fork=True,
        in_flight=pieces_in_flight,
    )


class _PieceProcessor(Generic[Result]):
    """A picklable function that processes the piece with a given number, in a worker process."""

    def __init__(
        self, process_piece: Callable[[FilePiece], Result], pieces: list[FilePiece]
    ) -> None:
        self.process_piece, self.pieces = process_piece, pieces
        self.process = os.getpid()

    def __call__(self, piece_index: int) -> Result:
        if self.process != os.getpid():
            self.process = os.getpid()
            _reduce_garbage_collection()
        return self.process_piece(self.pieces[piece_index])


def _reduce_garbage_collection() -> None:
    """Collect garbage only once in several pieces, because parsers create hardly any cycles."""
    gc.freeze()
    gc.set_threshold(_OBJECTS_PER_COLLECTION, 10, 10)


class PieceReader:
    """A parser of all hands of a piece, which can be sent to another process."""

    def __init__(self, definition: Definition | None, *, repair: bool = False) -> None:
        self.definition, self.repair = definition, repair

    def __call__(self, piece: FilePiece) -> PackedHands | BadNotation:
        """Return the hands of a piece as bytes, or the error of reading it."""
        try:
            return pack_hands(list(read_piece(piece, self.definition, repair=self.repair)))
        except BadNotation as error:
            return error


def read_in_parallel(
    paths: Iterable[Path], jobs: int, definition: Definition | None, *, repair: bool = False
) -> Iterator[ParsedHand]:
    """Yield the hands of files and folders, read by *jobs* processes, in the order of the files."""
    if jobs == 1:
        for piece in cut_sources(paths, cut_files=False):
            yield from read_piece(piece, definition, repair=repair)
        return
    pieces = list(cut_sources(paths, cut_files=not repair))
    if len(pieces) == 1:
        yield from read_piece(pieces[0], definition, repair=repair)
        return
    for packed_hands in map_pieces(PieceReader(definition, repair=repair), pieces, jobs):
        if isinstance(packed_hands, BadNotation):
            raise packed_hands
        yield from unpack_hands(packed_hands)
