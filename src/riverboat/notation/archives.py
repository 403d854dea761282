"""Compressed files of hands: gzip, bzip2, xz, and zip archives with several files.

Each file is unpacked to a temporary folder and read from there, so that memory use does not grow
with the file.
"""

from __future__ import annotations

import bz2
import gzip
import lzma
import zipfile
import zlib
from collections.abc import Callable, Iterator
from pathlib import Path, PurePosixPath
from tempfile import TemporaryDirectory
from typing import IO, Final, NamedTuple

from msgspec.structs import replace

from riverboat.notation.read_hand import BadNotation, ParsedHand
from riverboat.words.refusals.histories import ArchiveTooLarge, DamagedArchive

MAX_UNPACKED_BYTES: Final = 8 << 30
"""Maximum size of all unpacked files together; a larger archive is refused."""

_BLOCK_BYTES: Final = 1 << 20
_COMPRESSION_BY_MAGIC: Final = (
    (b"\x1f\x8b", "gzip"),
    (b"BZh", "bzip2"),
    (b"\xfd7zXZ\x00", "xz"),
    (b"PK\x03\x04", "zip"),
    (b"PK\x05\x06", "zip"),
)
_ARCHIVE_ERRORS: Final = (
    OSError,
    EOFError,
    zlib.error,
    lzma.LZMAError,
    zipfile.BadZipFile,
    RuntimeError,
)


class _Member(NamedTuple):
    """A file inside an archive: its name, and a function that opens it."""

    name: str
    """The name in a zip archive, or the name of another compressed file without its suffix."""
    open_file: Callable[[], IO[bytes]]


def is_archive(first_bytes: bytes) -> bool:
    """Return True if a file that begins with these bytes is compressed."""
    return _detect_compression(first_bytes) != ""


def read_archive(
    path: Path, read_file: Callable[[Path], Iterator[ParsedHand]]
) -> Iterator[ParsedHand]:
    """Read the hands of each file in an archive with *read_file*, in the order of their names.

    Raises ``BadNotation`` if the archive is damaged or too large.
    """
    remaining_bytes = MAX_UNPACKED_BYTES
    try:
        members = _list_members(path)
        for member in members:
            with TemporaryDirectory(prefix="riverboat") as folder:
                target_path = Path(folder, PurePosixPath(member.name).name or "hands")
                remaining_bytes -= _unpack(member, target_path, remaining_bytes)
                display_name = f"{path}/{member.name}" if len(members) > 1 else str(path)
                for hand in read_file(target_path):
                    yield replace(hand, source=hand.source._replace(file=display_name))
    except _ARCHIVE_ERRORS as error:
        raise BadNotation(DamagedArchive(str(error) or type(error).__name__)) from error


def _detect_compression(first_bytes: bytes) -> str:
    return next(
        (name for magic, name in _COMPRESSION_BY_MAGIC if first_bytes.startswith(magic)), ""
    )


def _list_members(path: Path) -> list[_Member]:
    """Return the files of an archive; of a zip archive, without folders and hidden files."""
    with path.open("rb") as file:
        compression = _detect_compression(file.read(8))
    if compression != "zip":
        open_compressed = {"gzip": gzip.open, "bzip2": bz2.open, "xz": lzma.open}[compression]
        return [_Member(path.stem, lambda: open_compressed(path, "rb"))]  # type: ignore[operator]
    with zipfile.ZipFile(path) as archive:
        names = sorted(
            info.filename
            for info in archive.infolist()
            if not info.is_dir() and not _is_hidden(PurePosixPath(info.filename))
        )
    return [_Member(name, lambda name=name: _open_member(path, name)) for name in names]  # type: ignore[misc]


def _is_hidden(name: PurePosixPath) -> bool:
    return any(part.startswith((".", "__MACOSX")) for part in name.parts)


def _open_member(path: Path, name: str) -> IO[bytes]:
    with zipfile.ZipFile(path) as archive:
        return archive.open(name)


def _unpack(member: _Member, target_path: Path, max_bytes: int) -> int:
    """Write a member to a file; return its size in bytes."""
    written_bytes = 0
    with member.open_file() as member_file, target_path.open("wb") as file:
        while block := member_file.read(_BLOCK_BYTES):
            written_bytes += len(block)
            if written_bytes > max_bytes:
                raise BadNotation(ArchiveTooLarge(MAX_UNPACKED_BYTES >> 20))
            file.write(block)
    return written_bytes
