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
    archived_path = file.relative_to(folder).as_posix()
    try:
        return _read_archived_files(folder / ARCHIVE_NAME)[archived_path]
    except (FileNotFoundError, KeyError):
        raise FileNotFoundError(archived_path) from None


def is_archived(folder: Path, file: Path) -> bool:
    """Return True if the archive of a folder has a file."""
    return file.relative_to(folder).as_posix() in _read_archived_names(folder / NAME_LIST_FILE)


@cache
def _read_archived_names(name_list_file: Path) -> frozenset[str]:
    return (
        frozenset(name_list_file.read_text("utf-8").splitlines())
        if name_list_file.is_file()
        else frozenset()
    )


@cache
def _read_archived_files(archive_file: Path) -> Mapping[str, bytes]:
    """Return the content of each archived file by its path: 2 MB, read at the first request."""
    with tarfile.open(archive_file, "r:xz") as tar_file:
        return {
            member.name: member_file.read()
            for member in tar_file
            if (member_file := tar_file.extractfile(member)) is not None
        }
