"""Uncompressed text files of the client in an installed package: one archive.

A wheel has these files in brotli, and Python's library cannot decompress brotli. Browsers accept it
only over TLS, so the others need the text. One archive of all files takes a third less than a file
each (docs/decisions/227). ``setup.py`` writes it.
"""

from __future__ import annotations

import tarfile
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Final

ARCHIVE_NAME: Final = "plain.tar.xz"


def read_plain_file(folder: Path, file: Path) -> bytes:
    """Return the content of a file of the client; ``FileNotFoundError`` if it is missing."""
    if file.is_file():
        return file.read_bytes()
    name = file.relative_to(folder).as_posix()
    try:
        return _archived_files(folder / ARCHIVE_NAME)[name]
    except KeyError:
        raise FileNotFoundError(name) from None


@cache
def _archived_files(archive: Path) -> Mapping[str, bytes]:
    """Return the content of each archived file by its path: 2 MB, read at the first request."""
    with tarfile.open(archive, "r:xz") as files:
        return {
            member.name: content.read()
            for member in files
            if (content := files.extractfile(member)) is not None
        }
