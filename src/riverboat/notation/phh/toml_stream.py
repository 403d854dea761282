"""A stream of TOML tables, in which an invalid table does not affect the others.

Nearly every line of a hand history is ``key = value`` with a simple value, and this module parses
such lines many times faster than a complete TOML parser. Other lines are parsed by ``tomllib``,
which also writes the error messages.
"""

from __future__ import annotations

import json
import re
import tomllib
from collections.abc import Iterable, Iterator
from decimal import Decimal
from functools import lru_cache
from typing import Any, Final, NamedTuple, TextIO

from riverboat.decoding import json_decoder
from riverboat.engine.commands.engine_errors import refusal_of
from riverboat.engine.commands.parse_errors import explain_syntax_error
from riverboat.notation.read_hand import BadNotation
from riverboat.words.refusals.file_values import ByteNotUtf8, HandTextTooLong, TomlInvalid
from riverboat.words.refusals.parsers import NumberWordInvalid


class TableText(NamedTuple):
    """The text of one table, and its position in the file."""

    name: str
    """The name in the table's header; empty for a file without headers."""
    line: int
    text: str
    is_too_long: bool = False
    """True if the table is longer than any hand, so that its end was skipped."""


_MAX_TABLE_CHARS: Final = 1 << 20
"""Maximum characters of one table: the longest hands have some thousands."""
_BLOCK_CHARS: Final = 1 << 17
"""Characters read of a file at a time."""


def split_tables(blocks: Iterable[str], first_line: int = 1) -> Iterator[TableText]:
    r"""Split a text at its headers: ``[1]``, ``[2]`` ...; *first_line* is the first line's number.

    *blocks* are parts of the text that end where a line ends (``iter_line_blocks``).

    >>> [(chunk.name, chunk.line) for chunk in split_tables(["[1]\na = 1\n", "[2]\n"])]
    [('1', 1), ('2', 3)]
    """
    name, start_line, line = "", first_line, first_line
    table_parts, remaining_chars = list[str](), _MAX_TABLE_CHARS
    for block in blocks:
        offset = 0
        for header_match in _HEADER_PATTERN.finditer(block):
            text = block[offset : header_match.start()]
            table_parts.append(text[: max(0, remaining_chars)])
            remaining_chars -= len(text)
            line += text.count("\n")
            if name or any(map(_has_content, table_parts)):
                yield _join_table(name, start_line, table_parts, remaining_chars < 0)
            name, start_line, table_parts, remaining_chars = (
                header_match[1].strip("\"'"),
                line,
                [],
                _MAX_TABLE_CHARS,
            )
            line += 1
            offset = header_match.end() + 1
        text = block[offset:]
        table_parts.append(text[: max(0, remaining_chars)])
        remaining_chars -= len(text)
        line += text.count("\n")
    if name or any(map(_has_content, table_parts)):
        yield _join_table(name, start_line, table_parts, remaining_chars < 0)


def _join_table(name: str, start_line: int, parts: list[str], is_too_long: bool) -> TableText:
    """Return the joined parts of a table; of a table that is too long, only the first part."""
    return TableText(name, start_line, parts[0] if is_too_long else "".join(parts), is_too_long)


def iter_line_blocks(file: TextIO) -> Iterator[str]:
    """Yield the text of an open file in blocks of whole lines; lines that are too long are cut."""
    while block := file.read(_BLOCK_CHARS):
        line_end = "" if block.endswith("\n") else file.readline(_MAX_TABLE_CHARS + 2)
        yield block + line_end
        while len(line_end) == _MAX_TABLE_CHARS + 2 and not line_end.endswith("\n"):
            line_end = file.readline(_MAX_TABLE_CHARS + 2)


def build_text_blocks(text: str) -> list[str]:
    """Return a text as one block, with the line ends of an open file."""
    return [text.replace("\r\n", "\n").replace("\r", "\n")]


def parse_table(chunk: TableText) -> dict[str, Any]:
    r"""Parse the keys and values of a table; whole numbers are ``int``, others ``Decimal``.

    Raises ``BadNotation`` with the line in the file.

    >>> parse_table(TableText("1", 1, "hand = 7\nantes = [0.25, 0.50]\n"))
    {'hand': 7, 'antes': [Decimal('0.25'), Decimal('0.50')]}
    """
    if not chunk.text.isascii():
        _check_is_text(chunk)
    if chunk.is_too_long:
        raise BadNotation(HandTextTooLong(f"{_MAX_TABLE_CHARS:,}"), chunk.line)
    toml_table = _parse_plain_lines(chunk.text)
    return _parse_by_line(chunk) if toml_table is None else toml_table


def _parse_plain_lines(text: str) -> dict[str, Any] | None:
    """Parse a table of simple lines together; ``None`` if one of them is not simple.

    Nearly all values of hands are also JSON values, so one JSON decoder parses all of them.
    """
    if "null" in text or "\\" in text or "\x7f" in text:
        return None  # valid only in JSON, or different in TOML
    keys: list[str] = []
    value_texts: list[str] = []
    complex_values: dict[str, Any] = {}
    for line in text.split("\n"):
        key, separator, value = line.partition(" = ")
        if "{" in value or value[2:3] == ":":  # an inline table, a time, or a name with these
            parsed_value = _parse_one_line(key, line)
            if parsed_value is None:
                return None
            complex_values[key] = (
                parsed_value.copy() if isinstance(parsed_value, (dict, list)) else parsed_value
            )
            keys.append(key)
            value_texts.append("0")
        elif separator:
            keys.append(key)
            value_texts.append(value)
        elif line and not line.isspace() and not line.startswith("#"):
            return None
    try:
        decoded_values = _decode_json_lines("\n".join(value_texts))
    except ValueError:
        return None
    if len(decoded_values) != len(keys) or not _are_bare_keys(tuple(keys)):
        return None
    return dict(zip(keys, decoded_values, strict=True)) | complex_values


@lru_cache(1 << 10)
def _are_bare_keys(keys: tuple[str, ...]) -> bool:
    return len({*keys}) == len(keys) and all(map(_is_bare_key, keys))


def _parse_by_line(chunk: TableText) -> dict[str, Any]:
    """Parse a table line by line, or as a whole if a value continues on the next line."""
    toml_table: dict[str, Any] = {}
    for line in chunk.text.split("\n"):
        key, separator, value = line.partition(" = ")
        if not separator:
            if not line or line.isspace() or line.startswith("#"):
                continue
            return _parse_with_tomllib(chunk)
        parsed_value = _parse_plain_value(value)
        if parsed_value is None:
            parsed_value = _parse_one_line(key, line)
            if isinstance(parsed_value, dict):
                parsed_value = parsed_value.copy()
        if parsed_value is None or key in toml_table or not _is_bare_key(key):
            return _parse_with_tomllib(chunk)
        toml_table[key] = parsed_value
    return toml_table


_HEADER_PATTERN: Final = re.compile(
    r"""^\[[^\S\n]*([\w-]+|"[^"\\\n]*"|'[^'\n]*')[^\S\n]*\][^\S\n]*(?:#.*)?$""", re.MULTILINE
)
_BARE_KEY_PATTERN: Final = re.compile(r"[A-Za-z0-9_-]+")
_PLAIN_STRING_PATTERN: Final = re.compile(
    r"""'[^'\x00-\x08\x0a-\x1f\x7f]*'|"[^"\\\x00-\x1f\x7f]*\""""
)
_INTEGER_PATTERN: Final = re.compile(r"-?(?:0|[1-9][0-9]{0,999})")
_BOOLEAN_BY_TEXT: Final = {"true": True, "false": False}


def _has_content(text: str) -> bool:
    """Return True if a text has a line that is neither blank nor a comment."""
    return any(not (line.isspace() or line.startswith("#")) for line in text.splitlines() if line)


def _parse_plain_value(value: str) -> Any:
    """Parse a simple value; ``None`` for values that need a TOML parser."""
    value = value.rstrip()
    if value.startswith("["):
        return _parse_plain_array(value)
    return _parse_plain_scalar(value)


def _parse_plain_array(value: str) -> list[Any] | None:
    """Parse an array of numbers and texts, which JSON and TOML write alike; ``None`` for others."""
    if "'" in value or "\\" in value:
        if '"' in value or "\\" in value:
            return None
        value = value.replace("'", '"')
    try:
        items = _decode_json_array(value)
    except ValueError:
        try:
            items = _decode_json(value)
        except ValueError:
            return None
    return items if {*map(type, items)} <= _PLAIN_TYPES else None


@lru_cache(1 << 12)
def _parse_plain_scalar(value: str) -> Any:
    """Parse a text, an integer or a boolean; ``None`` for other values."""
    if _PLAIN_STRING_PATTERN.fullmatch(value):
        return value[1:-1]
    if _INTEGER_PATTERN.fullmatch(value):
        return int(value)
    return _BOOLEAN_BY_TEXT.get(value)


@lru_cache(1 << 10)
def _is_bare_key(key: str) -> bool:
    return _BARE_KEY_PATTERN.fullmatch(key) is not None


@lru_cache(1 << 8)
def _parse_one_line(key: str, line: str) -> Any:
    """Parse a value that is not simple on one line, such as a time; ``None`` if it continues."""
    try:
        return tomllib.loads(line, parse_float=Decimal).get(key)
    except (ValueError, RecursionError, ArithmeticError):
        return None


_PLAIN_TYPES: Final = {int, str, Decimal}


def _reject_constant(word: str) -> None:
    raise BadNotation(NumberWordInvalid(word))


_decode_json_lines: Final = json_decoder(Any, float_hook=Decimal).decode_lines
_decode_json_array: Final = json_decoder(list[Any], float_hook=Decimal).decode
_decode_json: Final = json.JSONDecoder(parse_float=Decimal, parse_constant=_reject_constant).decode


def _check_is_text(chunk: TableText) -> None:
    """Refuse bytes that are not UTF-8, which the decoder has replaced by lone surrogates."""
    try:
        chunk.text.encode()
    except UnicodeEncodeError as error:
        line = chunk.line + bool(chunk.name) + chunk.text.count("\n", 0, error.start)
        raise BadNotation(ByteNotUtf8(), line) from error


def _parse_with_tomllib(chunk: TableText) -> dict[str, Any]:
    try:
        return tomllib.loads(chunk.text, parse_float=Decimal)
    except tomllib.TOMLDecodeError as error:
        text = str(error)
        line_in_table = re.search(r" \(at line (\d+), column \d+\)", text)
        first_line = chunk.line + bool(chunk.name)
        line = first_line + int(line_in_table[1]) - 1 if line_in_table else chunk.line
        message = text[: line_in_table.start()] if line_in_table else text.partition(" (")[0]
        raise BadNotation(TomlInvalid(explain_syntax_error(message)), line) from error
    except (ValueError, RecursionError, ArithmeticError) as error:
        raise BadNotation(TomlInvalid(refusal_of(error)), chunk.line) from error
