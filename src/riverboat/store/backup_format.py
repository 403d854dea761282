"""Backup file format: gzipped JSON lines with a header, one line per row, and a trailer.

The trailer has the counts and a SHA-256 of everything before it: a truncated or changed file is
detected. It is not a signature: a person who can write the file can also forge it.
"""

from __future__ import annotations

import gzip
import os
import zlib
from collections.abc import Callable, Iterator
from contextlib import suppress
from hashlib import sha256
from pathlib import Path
from types import TracebackType
from typing import Final, Self

import msgspec
from msgspec import Struct

from riverboat.decoding import json_decoder
from riverboat.store.errors import BackupExists, BadBackup
from riverboat.words.refusals import storage_setup as w
from riverboat.words.refusals import stores as s

BACKUP_FORMAT: Final = "riverboat backup"
BACKUP_VERSION: Final = 1
MAX_LINE_BYTES: Final = 1 << 28
"""Maximum length of a line in bytes, so that no file can exhaust the memory."""


class BackupHeader(Struct, frozen=True, forbid_unknown_fields=True):
    """First line of a backup, with the column names of each table."""

    format: str
    version: int
    made_at: int
    """Time of the backup in milliseconds since 1970."""
    columns: dict[str, list[str]]


class ArchiveTrailer(
    Struct, frozen=True, forbid_unknown_fields=True, rename={"row_counts": "rows"}
):
    """Last line of a backup: the row count of each table, and the SHA-256 of all lines before."""

    row_counts: dict[str, int]
    sha256: str


PortableValue = str | int | bool
BackupRow = tuple[str, list[PortableValue]]
"""A table name, and the values of one of its rows; bytes are in base64."""

_HEADER_DECODER: Final = json_decoder(BackupHeader)
_LINE_DECODER: Final = json_decoder(BackupRow | ArchiveTrailer)
# Decoders also raise these, for invalid UTF-8 and for deep nesting.
_DECODE_ERRORS: Final = (msgspec.MsgspecError, UnicodeDecodeError, RecursionError)
_ENCODER: Final = msgspec.json.Encoder()


class ArchiveWriter:
    """Writes a backup to a temporary file, and renames it once it is complete and synced."""

    def __init__(self, path: Path, header: BackupHeader) -> None:
        if path.exists():
            raise BackupExists(path)
        self._path, self._unfinished_path = path, path.with_name(f"{path.name}.unfinished")
        # The file holds password hashes, so only its owner may read it.
        descriptor = os.open(self._unfinished_path, os.O_CREAT | os.O_TRUNC | os.O_WRONLY, 0o600)
        self._file = os.fdopen(descriptor, "wb")
        self._gzip = gzip.GzipFile(filename="", mode="wb", fileobj=self._file, compresslevel=6)
        self._hash = sha256()
        self._row_counts: dict[str, int] = dict.fromkeys(header.columns, 0)
        self._header, self._is_complete = header, False

    def add(self, table: str, values: list[PortableValue]) -> None:
        """Write one row of a table."""
        self._write_line(_ENCODER.encode((table, values)))
        self._row_counts[table] += 1

    def finish(self) -> None:
        """Write the trailer; without it, closing the writer deletes the file."""
        self._write_line(_ENCODER.encode(ArchiveTrailer(self._row_counts, self._hash.hexdigest())))
        self._is_complete = True

    def _write_line(self, line: bytes) -> None:
        line += b"\n"
        self._hash.update(line)
        self._gzip.write(line)

    def __enter__(self) -> Self:
        self._write_line(_ENCODER.encode(self._header))
        return self

    def __exit__(
        self,
        error_type: type[BaseException] | None,
        error: BaseException | None,
        traceback: TracebackType | None,
    ) -> None:
        try:
            with self._file:
                self._gzip.close()
                self._file.flush()
                os.fsync(self._file.fileno())
            if self._is_complete and error is None:
                self._unfinished_path.rename(self._path)
        finally:
            self._unfinished_path.unlink(missing_ok=True)


def read_archive(path: Path, on_header: Callable[[BackupHeader], object]) -> Iterator[BackupRow]:
    """Yield the rows of a backup, after *on_header* was called with its header.

    Raises ``BadBackup`` at the first error; the rows yielded before it must not be used.
    """
    try:
        with gzip.open(path, "rb") as file:
            yield from _iter_rows(path, file, on_header)
    except (EOFError, gzip.BadGzipFile, zlib.error) as error:
        raise BadBackup(s.BackupUnreadable(str(path), str(error))) from error


def _iter_rows(
    path: Path, file: gzip.GzipFile, on_header: Callable[[BackupHeader], object]
) -> Iterator[BackupRow]:
    first_line = file.readline(MAX_LINE_BYTES)
    header = _parse_header(path, first_line)
    on_header(header)
    digest, row_counts = sha256(first_line), dict.fromkeys(header.columns, 0)
    while line := file.readline(MAX_LINE_BYTES):
        try:
            row = _LINE_DECODER.decode(line)
        except _DECODE_ERRORS as error:
            raise BadBackup(
                s.BackupRowInvalid(str(path), sum(row_counts.values()) + 2, str(error))
            ) from error
        if isinstance(row, ArchiveTrailer):
            _check_trailer(path, row, ArchiveTrailer(row_counts, digest.hexdigest()))
            if file.read(1):
                raise BadBackup(s.TrailingBackupRows(str(path)))
            return
        table, values = row
        if len(values) != len(header.columns.get(table, ())):
            raise BadBackup(s.BackupColumnsMismatch(str(path), table))
        row_counts[table] += 1
        digest.update(line)
        yield row
    raise BadBackup(w.BackupTruncated(str(path)))


def _parse_header(path: Path, line: bytes) -> BackupHeader:
    with suppress(*_DECODE_ERRORS):
        header = _HEADER_DECODER.decode(line)
        if header.format == BACKUP_FORMAT:
            if header.version != BACKUP_VERSION:
                raise BadBackup(s.BackupVersionMismatch(str(path), header.version, BACKUP_VERSION))
            return header
    raise BadBackup(w.BackupInvalid(str(path)))


def _check_trailer(path: Path, trailer: ArchiveTrailer, computed_trailer: ArchiveTrailer) -> None:
    if trailer.row_counts != computed_trailer.row_counts:
        raise BadBackup(w.BackupRowsMismatch(str(path)))
    if trailer.sha256 != computed_trailer.sha256:
        raise BadBackup(w.BackupChecksumMismatch(str(path)))
