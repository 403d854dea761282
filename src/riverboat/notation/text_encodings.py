"""Detection of text encodings by the first bytes of a file."""

from __future__ import annotations

import re
from io import TextIOWrapper
from pathlib import Path
from typing import Final, NamedTuple

_DETECTION_BYTES: Final = 1 << 10


def detect_two_byte_encoding(first_bytes: bytes) -> str:
    """Return the name of a file's two-byte encoding; empty if it has none.

    >>> detect_two_byte_encoding("hand".encode("utf-16")), detect_two_byte_encoding(b"hand")
    ('utf-16', '')
    """
    if first_bytes[:2] in (b"\xff\xfe", b"\xfe\xff"):
        return "utf-16"
    for encoding, high_bytes in (
        ("utf-16-le", first_bytes[1:200:2]),
        ("utf-16-be", first_bytes[0:200:2]),
    ):
        if len(high_bytes) > 10 and 4 * high_bytes.count(0) > 3 * len(
            high_bytes
        ):  # except for a few letters
            return encoding
    return ""


def is_text(first_bytes: bytes) -> bool:
    """Return True if the first bytes of a file are text, in any encoding."""
    return b"\0" not in first_bytes or detect_two_byte_encoding(first_bytes) != ""


def open_text(path: Path | str) -> TextIOWrapper:
    """Open a file in UTF-8 or UTF-16, with any line ends and with a byte-order mark or without.

    Bytes that are not UTF-8 are read as lone surrogates (``surrogateescape``).
    """
    file = Path(path).open("rb")  # noqa: SIM115  (the wrapper closes it)
    encoding = detect_two_byte_encoding(file.peek(_DETECTION_BYTES)[:_DETECTION_BYTES])
    if encoding:
        return TextIOWrapper(file, encoding, errors="replace")
    return TextIOWrapper(file, "utf-8-sig", errors="surrogateescape")


class PlainText(NamedTuple):
    """The bytes of a text in a one-byte encoding or UTF-8, with line ends of Unix or Windows."""

    content: bytes
    is_mixed: bool
    """True if the file changes its encoding or its line ends."""


def is_plain(block: bytes) -> bool:
    r"""Return True if a block has no two-byte encoding and no lines that end with CR alone.

    >>> is_plain(b"one\r\ntwo"), is_plain(b"one\rtwo\rthree\rfour\r")
    (True, False)
    """
    return b"\0" not in block and (b"\r" not in block or not _CR_LINES_PATTERN.search(block))


def has_wide_text(block: bytes) -> bool:
    r"""Return True if a block contains eight consecutive letters in a two-byte encoding.

    >>> has_wide_text("a hand of poker".encode("utf-16")), has_wide_text(bytes(range(256)))
    (True, False)
    """
    return _UTF16_TEXT_PATTERN.search(block) is not None


def to_plain_text(data: bytes) -> PlainText:
    """Convert UTF-16 parts of a file to UTF-8, and line ends of a single CR to LF.

    A file joined from files in several encodings has such parts.
    """
    utf8_parts, offset, utf16_size = list[bytes](), 0, 0
    while start_match := _UTF16_START_PATTERN.search(data, offset):
        is_little_endian = start_match.lastgroup == "little"
        end_match = (_UTF16_LE_END_PATTERN if is_little_endian else _UTF16_BE_END_PATTERN).search(
            data, start_match.start()
        )
        end = end_match.end() if end_match else len(data)
        utf16_bytes = data[start_match.start() : end]
        decoded_text = utf16_bytes.decode(
            "utf-16-le" if is_little_endian else "utf-16-be", "replace"
        )
        utf8_parts += data[offset : start_match.start()], decoded_text.encode(errors="replace")
        offset, utf16_size = end, utf16_size + len(utf16_bytes)
    text = b"".join([*utf8_parts, data[offset:]])
    is_mixed = 0 < utf16_size < len(data) or (
        b"\n" in text and _CR_LINES_PATTERN.search(text) is not None
    )
    return PlainText(_CR_LINE_END_PATTERN.sub(b"\n", text), is_mixed)


_CR_LINES_PATTERN: Final = re.compile(rb"(?:\r[^\r\n]{1,500}){3}\r(?!\n)")
"""Pattern of several lines that end with CR alone; a single CR may be part of a name."""
_CR_LINE_END_PATTERN: Final = re.compile(rb"\r(?!\r*\n)")
_UTF16_START_PATTERN: Final = re.compile(
    rb"(?P<little>\xff\xfe[^\0]\0|(?:[^\0]\0){8})|(?P<big>\xfe\xff\0[^\0]|(?:\0[^\0]){8})"
)
_UTF16_TEXT_PATTERN: Final = re.compile(rb"(?:[^\0]\0){8}|(?:\0[^\0]){8}")
_UTF16_LE_END_PATTERN: Final = re.compile(rb"\0(?=[^\0]{40})")
_UTF16_BE_END_PATTERN: Final = re.compile(rb"\0[^\0](?=[^\0]{40})")
"""Patterns of the last two-byte letter before text in a one-byte encoding."""
