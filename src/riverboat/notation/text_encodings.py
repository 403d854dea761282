"""Encodings of text files of hands, by their first bytes."""

from __future__ import annotations

from io import TextIOWrapper
from pathlib import Path
from typing import Final

_HEAD_BYTES: Final = 1 << 10


def two_byte_encoding(head: bytes) -> str:
    """Return the name of a file's two-byte encoding; empty if it has none.

    >>> two_byte_encoding("hand".encode("utf-16")), two_byte_encoding(b"hand")
    ('utf-16', '')
    """
    if head[:2] in (b"\xff\xfe", b"\xfe\xff"):
        return "utf-16"
    for encoding, nulls in (("utf-16-le", head[1:200:2]), ("utf-16-be", head[0:200:2])):
        if len(nulls) > 10 and 4 * nulls.count(0) > 3 * len(nulls):  # but for a few letters
            return encoding
    return ""


def open_text(path: Path | str) -> TextIOWrapper:
    """Open a file in UTF-8 or UTF-16, with any line ends and with a byte-order mark or without.

    Bytes that are not UTF-8 are read as lone surrogates (``surrogateescape``).
    """
    file = Path(path).open("rb")  # noqa: SIM115  (the wrapper closes it)
    encoding = two_byte_encoding(file.peek(_HEAD_BYTES)[:_HEAD_BYTES])
    if encoding:
        return TextIOWrapper(file, encoding, errors="replace")
    return TextIOWrapper(file, "utf-8-sig", errors="surrogateescape")
