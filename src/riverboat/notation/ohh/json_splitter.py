"""Splitter of a file into JSON objects, in any layout and with little memory.

The format separates hands by a blank line; real files also have one hand per line, or one JSON
array. In all cases they are objects with white space, commas or brackets between them. Invalid text
is skipped up to the next hand, and reported with its line. This module uses only the key ``ohh``,
with which every hand begins.
"""

from __future__ import annotations

import codecs
import json
import re
from collections.abc import Callable, Iterable, Iterator
from decimal import Decimal
from functools import lru_cache
from pathlib import Path
from typing import Any, Final, NamedTuple

from riverboat.engine.commands.parse_errors import explain_syntax_error
from riverboat.notation.read_hand import BadNotation
from riverboat.words import Refusal
from riverboat.words.refusals.file_values import (
    HandTextTruncated,
    HandTextUnterminated,
    JsonInvalid,
    JsonTooDeep,
    Utf8ByteInvalid,
    Utf8SequenceInvalid,
)
from riverboat.words.refusals.ohh_hands import HandBraceMissing, MixedTextEncodings
from riverboat.words.refusals.parsers import NumberWordInvalid

MAX_OBJECT_CHARS: Final = 4_000_000
"""Maximum characters of one hand; no hand of poker is so long."""

_BLOCK_CHARS: Final = 1 << 18


class FileObject(NamedTuple):
    """One JSON object of a file, or a problem in its place."""

    line: int
    """The line on which the object begins, or the line of its problem."""
    value: Any = None
    text: str = ""
    """The source text of the object."""
    problem: Refusal | None = None
    note: str = ""


def split_objects(blocks: Iterable[str]) -> Iterator[FileObject]:
    r"""Yield the objects of a JSON text that arrives in blocks.

    >>> file_objects = split_objects(['{"a": 1}\n\n{"a"', ': 2}'])
    >>> [(each.line, each.value or str(each.problem)) for each in file_objects]
    [(1, {'a': 1}), (3, {'a': 2})]
    """
    return _ObjectSplitter(blocks).iter_objects()


def read_text_blocks(path: Path | str) -> Iterator[str]:
    """Yield a file in blocks of text: UTF-8 or UTF-16, by its first bytes.

    Bytes that are not UTF-8 become lone surrogates, and only the hand that contains them is
    affected; the rest of the file may be valid.
    """
    with Path(path).open("rb") as file:
        block = file.read(_BLOCK_CHARS)
        encoding, errors = _detect_encoding(block)
        decoder = codecs.getincrementaldecoder(encoding)(errors)
        while block:
            yield decoder.decode(block)
            block = file.read(_BLOCK_CHARS)
        yield decoder.decode(b"", final=True)


def _detect_encoding(first_bytes: bytes) -> tuple[str, str]:
    """Return the encoding of a file, and the handler for bytes that cannot be decoded."""
    if first_bytes.startswith((codecs.BOM_UTF16_LE, codecs.BOM_UTF16_BE)):
        return "utf-16", _UNDECODABLE_HANDLER
    for name, nul_index in (("utf-16-le", 1), ("utf-16-be", 0)):
        if (
            len(first_bytes) > 3
            and not any(first_bytes[nul_index:40:2])
            and all(first_bytes[1 - nul_index : 40 : 2])
        ):
            return name, _UNDECODABLE_HANDLER
    return "utf-8-sig", "surrogateescape"


def _replace_undecodable_bytes(error: UnicodeError) -> tuple[str, int]:
    """Replace undecodable bytes by a lone surrogate, which marks their hand."""
    assert isinstance(error, UnicodeDecodeError), "this is for reading"
    return "\ud800", error.end


_UNDECODABLE_HANDLER: Final = "riverboat-mark-undecodable"
codecs.register_error(_UNDECODABLE_HANDLER, _replace_undecodable_bytes)


class _ObjectSplitter:
    """A buffer of text that was not yet parsed, with its position in the file."""

    def __init__(self, blocks: Iterable[str]) -> None:
        self.blocks = iter(blocks)
        self.buffer = ""
        self.position = 0
        self.line = 1
        """Line number of the current position."""

    def iter_objects(self) -> Iterator[FileObject]:
        while True:
            match = _SEPARATORS_PATTERN.match(self.buffer, self.position)
            self._skip_to(match.end() if match else self.position)
            if self.position == len(self.buffer):
                if not self._read_more():
                    return
            elif self.buffer[self.position] == "{":
                yield self._read_object()
            else:
                yield self._report_problem(HandBraceMissing())

    def _read_object(self) -> FileObject:
        """Return the object at the current position; read more text while it may be incomplete."""
        error_position, next_hand_pattern = self.position, _HAND_START_PATTERN
        problem: Refusal | None = None
        while problem is None:
            try:
                value, end = _decode(self.buffer, self.position)
            except json.JSONDecodeError as error:
                if self._may_be_incomplete(error):
                    if len(self.buffer) - self.position > MAX_OBJECT_CHARS:
                        problem = HandTextUnterminated(f"{MAX_OBJECT_CHARS:,}")
                    elif not self._read_more(len(self.buffer) - self.position):
                        problem = HandTextTruncated()
                    error_position = self.position
                else:
                    error_position, problem = error.pos, _build_json_refusal(error)
            except RecursionError:
                problem = JsonTooDeep()
                next_hand_pattern = _HAND_LINE_PATTERN
            except (ValueError, ArithmeticError) as error:
                problem = _build_json_refusal(error)
            else:
                return self._accept_object(value, end)
        return self._report_problem(problem, error_position, next_hand_pattern)

    def _may_be_incomplete(self, error: json.JSONDecodeError) -> bool:
        """Return True if the error is near the end of the text, so that more text may fix it."""
        return (
            error.msg.startswith("Unterminated string")
            or error.pos > len(self.buffer) - _TRUNCATION_MARGIN_CHARS
        )

    def _accept_object(self, value: Any, end: int) -> FileObject:
        line, text = self.line, self.buffer[self.position : end]
        self._skip_to(end)
        if _has_duplicate_key(text):
            try:
                _decode_unique_keys(text, 0)
            except ValueError as error:
                return FileObject(line, problem=_build_json_refusal(error))
        if "\\ud" in text:
            value = _replace_lone_surrogates(value)
        if text.isascii():
            return FileObject(line, value, text)
        return _decode_object(FileObject(line, value, text))

    def _report_problem(
        self,
        problem: Refusal,
        error_position: int | None = None,
        next_hand_pattern: re.Pattern[str] | None = None,
    ) -> FileObject:
        error_position = self.position if error_position is None else error_position
        line = self.line + self.buffer.count("\n", self.position, error_position)
        search_start = self.position + 1  # skip the start of the invalid hand
        next_hand_pattern = next_hand_pattern or _HAND_START_PATTERN
        while not (match := next_hand_pattern.search(self.buffer, search_start)):
            safe_position = max(
                self.position, len(self.buffer) - _MAX_HAND_START_CHARS
            )  # the start of a hand may be cut in two
            search_start = 0 if safe_position > self.position else search_start - self.position
            self._skip_to(safe_position)
            if not self._read_more():
                self._skip_to(len(self.buffer))
                return FileObject(line, problem=problem)
        self._skip_to(match.start())
        return FileObject(line, problem=problem)

    def _skip_to(self, position: int) -> None:
        self.line += self.buffer.count("\n", self.position, position)
        self.position = position

    def _read_more(self, min_chars: int = 1) -> bool:
        """Read more text; return False at the end of the file."""
        text_blocks, char_count = [self.buffer[self.position :]], 0
        for block in self.blocks:
            text_blocks.append(block)
            char_count += len(block)
            if char_count >= min_chars:
                break
        self.buffer, self.position = "".join(text_blocks), 0
        return char_count > 0


_SEPARATORS_PATTERN: Final = re.compile(r"[\s,\[\]\ufeff]*")
_HAND_LINE_PATTERN: Final = re.compile(r"""(?<=\n)\{(?=[^\n]{0,2000}"ohh")""")
_HAND_START_PATTERN: Final = re.compile(
    rf"""\{{\s{{0,200}}"ohh"\s{{0,200}}:|{_HAND_LINE_PATTERN.pattern}"""
)
_MAX_HAND_START_CHARS: Final = 2_100
_TRUNCATION_MARGIN_CHARS: Final = 64
"""Distance in characters from the end of the text at which an error may mean truncation."""


@lru_cache(1 << 14)
def _parse_number(text: str) -> Decimal:
    return Decimal(text)


def _reject_constant(word: str) -> None:
    raise BadNotation(NumberWordInvalid(word))


def _build_unique_object(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    """Build an object; refuse duplicate keys, a sign that two hands were joined."""
    json_object = dict(pairs)
    if len(json_object) < len(pairs):
        keys = [key for key, _ in pairs]
        repeated_key = next(key for key_index, key in enumerate(keys) if key in keys[:key_index])
        raise ValueError(f"duplicate key {repeated_key[:40]!r} in an object")
    return json_object


_Decoder = Callable[[str, int], tuple[Any, int]]
_decode: Final[_Decoder] = json.JSONDecoder(
    parse_float=_parse_number, parse_constant=_reject_constant
).raw_decode
_decode_unique_keys: Final[_Decoder] = json.JSONDecoder(
    parse_float=_parse_number,
    parse_constant=_reject_constant,
    object_pairs_hook=_build_unique_object,
).raw_decode


def _has_duplicate_key(text: str) -> bool:
    """Return True if a key that is unique in a hand occurs more than once in the text."""
    return any(text.count(key) > 1 for key in ('"ohh"', '"rounds"', '"players"', '"pots"'))


def _build_json_refusal(error: Exception) -> Refusal:
    if isinstance(error, BadNotation):
        return JsonInvalid(error.refusal)
    return JsonInvalid(
        explain_syntax_error(error.msg if isinstance(error, json.JSONDecodeError) else str(error))
    )


def _replace_lone_surrogates(value: Any) -> Any:
    """Replace lone surrogates, which JSON can contain, but which cannot be written to a file."""
    match value:
        case str():
            return value.encode("utf-8", "replace").decode()
        case list():
            return [_replace_lone_surrogates(item) for item in value]
        case dict():
            return {
                _replace_lone_surrogates(key): _replace_lone_surrogates(item)
                for key, item in value.items()
            }
        case _:
            return value


def _decode_object(file_object: FileObject) -> FileObject:
    """Decode an object's bytes that are not UTF-8 as CP1252, or report the problem."""
    try:
        file_object.text.encode()
    except UnicodeEncodeError as error:
        line = file_object.line + file_object.text.count("\n", 0, error.start)
        try:
            return _decode_cp1252(file_object)
        except (UnicodeDecodeError, BadNotation):
            character = file_object.text[error.start]
            if character not in _BYTE_SURROGATES:
                return FileObject(line, problem=Utf8SequenceInvalid())
            return FileObject(line, problem=Utf8ByteInvalid(f"{ord(character) & 0xFF:#04x}"))
    return file_object


def _decode_cp1252(file_object: FileObject) -> FileObject:
    """Decode an object as CP1252; refuse text that is partly UTF-8, which is damaged."""
    if any(not letter.isascii() and letter not in _BYTE_SURROGATES for letter in file_object.text):
        raise BadNotation(MixedTextEncodings())
    text = file_object.text.encode("utf-8", "surrogateescape").decode("cp1252")
    return FileObject(
        file_object.line, _decode(text, 0)[0], text, note="read as CP1252, an old Windows encoding"
    )


_BYTE_SURROGATES: Final = frozenset(map(chr, range(0xDC80, 0xDD00)))
"""Surrogates that stand for bytes that are not UTF-8."""
