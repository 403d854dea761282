"""The code by which a table is folded, as a short text: another text is other code.

A checkpoint is what this code has made of a log, so that another version, which may fold otherwise,
has no use for it and reads the log. Nobody has to remember to count a number up.
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
"""Whose code is in a fold. What only tells of it is not: histories, odds, what a pot is called."""


@cache
def code_fingerprint() -> str:
    """What stands in each checkpoint that is made here. To find it takes some milliseconds once."""
    return fingerprint_sources(files("riverboat"))


def fingerprint_sources(root: Traversable) -> str:
    """The same of the sources in a folder; where there are none, riverboat's version."""
    digest, count = sha256(), 0
    for folder in FINGERPRINTED_PACKAGES:
        for name, source in _source_files(root.joinpath(folder), folder):
            text = source.read_bytes()
            digest.update(b"%s %d\n" % (name.encode(), len(text)) + text)
            count += 1
    if count:
        return digest.hexdigest()[:32]
    return f"riverboat {import_module('riverboat').__version__}"


def _source_files(folder: Traversable, name: str) -> Iterator[tuple[str, Traversable]]:
    """All modules below a folder, always in the same order."""
    if not folder.is_dir():
        return
    for each in sorted(folder.iterdir(), key=lambda found: found.name):
        below = f"{name}/{each.name}"
        if each.is_dir():
            yield from _source_files(each, below)
        elif each.name.endswith(".py"):
            yield below, each
