"""Uncompressed text files of the client in an installed package: one archive.

A wheel has the files of the first load in brotli, which browsers accept only over TLS. Python's
library cannot decompress it, so the text of all files is in one archive, from which the room
compresses with gzip (docs/decisions/227 and 243). ``setup.py`` writes it.
"""

from __future__ import annotations

import tarfile
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Final

ARCHIVE_NAME: Final = "plain.tar.xz"
NAME_LIST_FILE: Final = "plain.txt"
"""The paths of the archived files, so that a path is found without unpacking the archive."""


def read_plain_file(folder: Path, file: Path) -> bytes:
    """Return the content of a file of the client; ``FileNotFoundError`` if it is missing."""
    if file.is_file():
        return file.read_bytes()
    name = file.relative_to(folder).as_posix()
    try:
        return _read_archived_files(folder / ARCHIVE_NAME)[name]
    except (FileNotFoundError, KeyError):
        raise FileNotFoundError(name) from None


def is_archived(folder: Path, file: Path) -> bool:
    """Return True if the archive of a folder has a file."""
    return file.relative_to(folder).as_posix() in _read_archived_names(folder / NAME_LIST_FILE)


@cache
def _read_archived_names(name_list: Path) -> frozenset[str]:
    return (
        frozenset(name_list.read_text("utf-8").splitlines()) if name_list.is_file() else frozenset()
    )


@cache
def _read_archived_files(archive: Path) -> Mapping[str, bytes]:
    """Return the content of each archived file by its path: 2 MB, read at the first request."""
    with tarfile.open(archive, "r:xz") as files:
        return {
            member.name: content.read()
            for member in files
            if (content := files.extractfile(member)) is not None
        }
