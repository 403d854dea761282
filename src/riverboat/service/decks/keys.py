"""The key of a room: 32 bytes that open its sealed decks, kept apart from what it stores.

Whoever has the store and not the key can read what was dealt, and no card that is still to come.
"""

from __future__ import annotations

import os
from collections.abc import Mapping
from pathlib import Path
from typing import Final

from riverboat.engine.asked.errors import WithReason
from riverboat.words.refusals import keeping as w

VARIABLE: Final = "RIVERBOAT_KEY"
"""The environment variable that may hold the key: 64 hexadecimal digits."""

FILE: Final = "key"
"""The file in a room's directory that holds it otherwise."""


class BadKey(WithReason):
    """There is a key that cannot be used; it is not replaced, for the old decks need it."""


def stored_key(directory: Path, environment: Mapping[str, str] = os.environ) -> bytes | None:
    """The key of the environment, or of the file in *directory*; ``None`` if there is none.

    Raises ``BadKey``, and ``OSError`` where the file cannot be read.
    """
    if given := environment.get(VARIABLE, ""):
        return _read(given, VARIABLE)
    file = directory / FILE
    return _read_file(file) if file.exists() else None


def keep_key(directory: Path, key: bytes) -> None:
    """Write a new key to its file; ``BadKey`` if there is another one by now."""
    file = directory / FILE
    _make(file, key)
    if _read_file(file) != key:
        raise BadKey(w.KeyMadeTwice(str(file)))


def _read_file(file: Path) -> bytes:
    if os.name == "posix" and file.stat().st_mode & 0o077:
        raise BadKey(w.KeyIsOpen(str(file)))
    return _read(file.read_text(encoding="ascii", errors="replace"), str(file))


def _read(text: str, where: str) -> bytes:
    try:
        key = bytes.fromhex(text.strip())
    except ValueError:
        key = b""
    if len(key) != 32:
        raise BadKey(w.IsNoKey(where))
    return key


def _make(file: Path, key: bytes) -> None:
    """Write it whole or not at all; of two who do so at once, the first is the one who did."""
    draft = file.with_name(f".{file.name}.{os.getpid()}.{os.urandom(4).hex()}")
    handle = os.open(draft, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
    try:
        with os.fdopen(handle, "w", encoding="ascii") as out:
            out.write(f"{key.hex()}\n")
            out.flush()
            os.fsync(out.fileno())
        os.link(draft, file)
    except FileExistsError:
        pass  # somebody else was first, and theirs is the key
    finally:
        draft.unlink()
