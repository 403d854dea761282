"""The TOML parser, with limits on input that would be slow to parse."""

from __future__ import annotations

import re
import tomllib
from typing import Any, Final

from riverboat.engine import BadGame
from riverboat.engine.commands.parse_errors import explain_syntax_error
from riverboat.table.rules.config.config_values import MAX_NUMBER
from riverboat.words.refusals import configurations as w


def parse_toml(text: str) -> dict[str, Any]:
    """Parse a TOML file into keys and values."""
    _refuse_expensive_toml(text)
    try:
        return tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        match = re.fullmatch(r"(.*) \(at (?:line (\d+), column \d+|end of document)\)", str(error))
        error_detail, line_number = (match[1], match[2]) if match else (str(error), None)
        fault = explain_syntax_error(error_detail)
        refusal = (
            w.TomlInvalidOnLine(int(line_number), fault)
            if line_number
            else w.TomlInvalidAtEnd(fault)
        )
        raise BadGame(refusal) from error
    except ValueError:  # Python reads no number of more than some thousand digits
        raise _build_number_too_long_error(text) from None


_MAX_CHARACTERS: Final = 64_000
"""Maximum number of characters of a file."""
_MAX_KEY_PARTS: Final = 4
"""Maximum number of parts of a dotted key: parsing time grows with their square."""
_MAX_DEPTH: Final = 16
"""Maximum nesting of brackets."""
_MAX_KEYS: Final = 2_000
_STRING_OR_COMMENT_PATTERN: Final = re.compile(
    r'''"""(?:[^"\\]|\\.|"(?!""))*(?:"{3,5}|\Z)|'''
    r"""'''(?:[^']|'(?!''))*(?:'{3,5}|\Z)|"""
    r""""(?:[^"\\\n]|\\.)*"?|'[^'\n]*'?|#[^\n]*""",
    re.DOTALL,
)
"""Matches strings and comments, even unterminated ones, and reads each character only once."""


def _refuse_expensive_toml(text: str) -> None:
    """Refuse text that would be slow to parse: too long, too deep, or with too many keys."""
    if len(text) > _MAX_CHARACTERS:
        raise BadGame(w.TooManyCharacters(_MAX_CHARACTERS, len(text)))
    stripped_text = _STRING_OR_COMMENT_PATTERN.sub(
        lambda match: "" if match[0].startswith("#") else "_", text
    )
    key_texts = re.split(r"[^\w.\- \t]", stripped_text)
    if any(key_text.count(".") >= _MAX_KEY_PARTS for key_text in key_texts):
        raise BadGame(w.OptionNameFormat())
    depth = 0
    for bracket in re.findall(r"[\[{\]}]", stripped_text):
        depth = depth + 1 if bracket in "[{" else max(0, depth - 1)
        if depth > _MAX_DEPTH:
            raise BadGame(w.ConfigurationTooDeep())
    if stripped_text.count("=") + stripped_text.count("[") > _MAX_KEYS:
        raise BadGame(w.TooManyOptions(_MAX_KEYS))


def _build_number_too_long_error(text: str) -> BadGame:
    """Return the error for a number with too many digits for Python, and name its option."""
    option_path = ""
    if match := re.search(r"^[ \t]*([\w-]+)[ \t]*=[^\n]*?\d{1000}", text, re.MULTILINE):
        table_names = re.findall(r"^[ \t]*\[([\w-]+)\]", text[: match.start()], re.MULTILINE)
        option_path = ".".join([*table_names[-1:], match[1]])
    reason = (
        w.TooManyDigits(option_path, MAX_NUMBER)
        if option_path
        else w.DigitCountTooLarge(MAX_NUMBER)
    )
    return BadGame(reason, option=option_path)
