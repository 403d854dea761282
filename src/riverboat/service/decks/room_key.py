"""Key of a room: 32 bytes that open its sealed decks, stored apart from the database.

Without the key, a reader of the database can read the cards already dealt, but no cards to come.
"""

from __future__ import annotations

import os
from collections.abc import Mapping
from pathlib import Path
from typing import Final

from riverboat.engine.commands.engine_errors import RefusalError
from riverboat.words.refusals import storage_setup as w

KEY_VARIABLE: Final = "RIVERBOAT_KEY"
"""Environment variable for the key: 64 hexadecimal digits."""

KEY_FILE: Final = "key"
"""File in a room's directory with the key, used if the variable is not set."""


class BadKey(RefusalError):
    """The key cannot be used; it is not replaced, because the old decks need it."""


def stored_key(directory: Path, environment: Mapping[str, str] = os.environ) -> bytes | None:
    """Return the key of the environment or of the file in *directory*; ``None`` without one.

    Raises ``BadKey``, and ``OSError`` if the file cannot be read.
    """
    if key_text := environment.get(KEY_VARIABLE, ""):
        return _parse_key(key_text, KEY_VARIABLE)
    key_path = directory / KEY_FILE
    return _read_key_file(key_path) if key_path.exists() else None


def write_key(directory: Path, key: bytes) -> None:
    """Write a new key to its file. Raises ``BadKey`` if another one was written meanwhile."""
    key_path = directory / KEY_FILE
    _create_key_file(key_path, key)
    if _read_key_file(key_path) != key:
        raise BadKey(w.KeyFileExists(str(key_path)))


def _read_key_file(key_path: Path) -> bytes:
    if os.name == "posix" and key_path.stat().st_mode & 0o077:
        raise BadKey(w.KeyFileUnprotected(str(key_path)))
    return _parse_key(key_path.read_text(encoding="ascii", errors="replace"), str(key_path))


def _parse_key(text: str, source: str) -> bytes:
    try:
        key = bytes.fromhex(text.strip())
    except ValueError:
        key = b""
    if len(key) != 32:
        raise BadKey(w.KeyFormatInvalid(source))
    return key


def _create_key_file(key_path: Path, key: bytes) -> None:
    """Create the file atomically; of two concurrent writers the first wins."""
    draft_path = key_path.with_name(f".{key_path.name}.{os.getpid()}.{os.urandom(4).hex()}")
    descriptor = os.open(draft_path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
    try:
        with os.fdopen(descriptor, "w", encoding="ascii") as key_file:
            key_file.write(f"{key.hex()}\n")
            key_file.flush()
            os.fsync(key_file.fileno())
        os.link(draft_path, key_path)
    except FileExistsError:
        pass  # another process created the key first
    finally:
        draft_path.unlink()
