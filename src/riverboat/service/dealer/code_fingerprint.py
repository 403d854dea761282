"""Fingerprint of the code that computes a table's state: it changes whenever the code changes.

A checkpoint is computed from a log by the current code. Another version of the code may compute
another state from the log, so it ignores the checkpoint and reads the log. No version number has to
be maintained by hand.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from hashlib import sha256
from importlib import import_module
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Final

FINGERPRINTED_PACKAGES: Final = (
    "cards",
    "engine",
    "ranking",
    "table",
    "words",
    "wire",
    "store",
    "service/decks",
    "service/records",
    "service/state",
    "service/views",
    "service/dealer",
)
"""Packages that compute a table's state. Histories, odds and pot names are not included."""


@cache
def code_fingerprint() -> str:
    """Return the fingerprint of the running code. The first call takes some milliseconds."""
    return fingerprint_sources(files("riverboat"))


def fingerprint_sources(root: Traversable) -> str:
    """Return the fingerprint of the sources in a folder; riverboat's version if there are none."""
    digest, source_count = sha256(), 0
    for package in FINGERPRINTED_PACKAGES:
        for name, source_file in _iter_source_files(root.joinpath(package), package):
            source_bytes = source_file.read_bytes()
            digest.update(b"%s %d\n" % (name.encode(), len(source_bytes)) + source_bytes)
            source_count += 1
    if source_count:
        return digest.hexdigest()[:32]
    return f"riverboat {import_module('riverboat').__version__}"


def _iter_source_files(folder: Traversable, name: str) -> Iterator[tuple[str, Traversable]]:
    """Yield all modules below a folder, always in the same order."""
    if not folder.is_dir():
        return
    for entry in sorted(folder.iterdir(), key=lambda entry: entry.name):
        path = f"{name}/{entry.name}"
        if entry.is_dir():
            yield from _iter_source_files(entry, path)
        elif entry.name.endswith(".py"):
            yield path, entry
