"""Parse errors as phrases, translated from the English messages of JSON and TOML decoders.

Messages without a translation stay as they are. The module is imported only after an
error.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import reduce
from json import JSONDecodeError
from tomllib import TOMLDecodeError
from typing import Final

import msgspec

from riverboat.cards import BadCard
from riverboat.words import Phrase, QuotedRefusal, Refusal
from riverboat.words.refusals.card_texts import card_error_phrase
from riverboat.words.refusals.parsers import (
    BoundKind,
    ChoiceUnknown,
    ErrorAtByte,
    ErrorOnLine,
    FieldMissing,
    FieldUnknown,
    LengthMismatch,
    PatternMismatch,
    SyntaxErrorInText,
    SyntaxFault,
    TypeMismatch,
    Utf8Invalid,
    ValueKind,
    ValueKindAlternative,
    ValueOutOfRange,
)

_MAX_QUOTED_LENGTH: Final = 200
"""Maximum number of characters quoted."""
_ERROR_PATH_PATTERN: Final = re.compile(r"(.*?)(?: - at (?:`key` in )?`\$\.?(.*)`)?", re.DOTALL)
_BOUND_KIND_BY_OPERATOR: Final[dict[str, BoundKind]] = {">=": "least", "<=": "most", "": "of"}
_VALIDATION_PATTERNS: Final[list[tuple[str, Callable[[str | None, tuple[str, ...]], Refusal]]]] = [
    (
        r"Expected `(.*)`, got `(.*)`",
        lambda path, groups: TypeMismatch(
            path, _build_kind_phrase(groups[0]), ValueKind(groups[1])
        ),
    ),
    (
        r"Expected `(.*)` (>=|<=) (\S+)",
        lambda path, groups: ValueOutOfRange(
            path, _build_kind_phrase(groups[0]), _BOUND_KIND_BY_OPERATOR[groups[1]], groups[2]
        ),
    ),
    (
        r"Expected `(.*)` that's a multiple of (\S+)",
        lambda path, groups: ValueOutOfRange(path, _build_kind_phrase(groups[0]), "of", groups[1]),
    ),
    (
        r"Expected `(.*)` of length (?:(>=|<=) )?(\d+)(?:, got (\d+))?",
        lambda path, groups: LengthMismatch(
            path,
            _build_kind_phrase(groups[0]),
            _BOUND_KIND_BY_OPERATOR[groups[1]],
            groups[2],
            groups[3] or None,
        ),
    ),
    (
        r"Expected `(.*)` matching regex '(.*)'",
        lambda path, groups: PatternMismatch(path, _build_kind_phrase(groups[0]), groups[1]),
    ),
    (r"Object missing required field `(.*)`", lambda path, groups: FieldMissing(path, groups[0])),
    (r"Object contains unknown field `(.*)`", lambda path, groups: FieldUnknown(path, groups[0])),
    (r"Invalid (?:enum )?value (.*)", lambda path, groups: ChoiceUnknown(path, groups[0])),
]


def _build_kind_phrase(type_names: str) -> Phrase:
    kinds: list[Phrase] = [ValueKind(type_name) for type_name in type_names.split(" | ")]
    return reduce(ValueKindAlternative, kinds)


def explain_validation_error(message: str) -> Refusal:
    """Translate a msgspec validation message into a phrase.

    >>> print(explain_validation_error("Expected `int`, got `str` - at `$.minutes`"))
    minutes: expected a whole number, not text
    """
    match = _ERROR_PATH_PATTERN.fullmatch(message)
    detail, path = (match[1], match[2] or None) if match else (message, None)
    for pattern, build_phrase in _VALIDATION_PATTERNS:
        if pattern_match := re.fullmatch(pattern, detail, re.DOTALL):
            return build_phrase(
                path,
                tuple(
                    [
                        (matched_text or "")[:_MAX_QUOTED_LENGTH]
                        for matched_text in pattern_match.groups()
                    ]
                ),
            )
    return QuotedRefusal(message[:_MAX_QUOTED_LENGTH])


_SYNTAX_PATTERNS: Final[list[tuple[str, SyntaxFault]]] = [
    (r"Invalid value|Expecting value|invalid number", "value"),
    (r"Invalid statement", "statement"),
    (r"Unclosed .*", "bracket"),
    (r"Unterminated string.*", "string"),
    (r"Expected '=' after.*", "sign"),
    (r"Expected '\]\]?' at.*", "heading"),
    (r"Invalid initial character for a key part", "key"),
    (r"Cannot (?:declare|mutate|overwrite|redefine) .*|Duplicate inline table key .*", "twice"),
    (r"Expected newline .*", "newline"),
    (r"Invalid date or datetime", "date"),
    (
        r"(?:Found invalid|Illegal) character .*|Invalid control character.*|invalid character",
        "character",
    ),
    (
        r"Invalid hex value|Unescaped .*|Escaped character .*|Invalid \\.*|invalid escape.*",
        "escape",
    ),
    (r"Expecting property name .*|object keys must be strings", "name"),
    (r"Expecting ',' delimiter|(?:Illegal )?trailing comma .*|expected ',' or .*", "comma"),
    (r"Expecting ':' delimiter|expected ':'", "colon"),
    (r"Extra data|trailing characters", "more"),
    (r"Exceeds the limit .*", "digits"),
    (r"Input data was truncated", "end"),
]


def explain_syntax_error(message: str) -> SyntaxErrorInText | QuotedRefusal:
    """Translate a syntax error of tomllib, json or msgspec into a phrase, without its position.

    >>> print(explain_syntax_error("Expecting ',' delimiter"))
    missing or extra comma
    """
    fault = next(
        (name for pattern, name in _SYNTAX_PATTERNS if re.fullmatch(pattern, message)), None
    )
    return (
        SyntaxErrorInText(fault)
        if fault
        else QuotedRefusal(f"{message[:1].lower()}{message[1:_MAX_QUOTED_LENGTH]}")
    )


_ERROR_POSITION_PATTERN: Final = re.compile(
    r"(?:JSON is malformed: )?(.*?)(?:"
    r" \(byte (?P<byte>\d+)\)"
    r"|(?: \(at|:) (?:line (?P<line>\d+),? column (?P<column>\d+)|end of document)"
    r"(?: \(char \d+\))?\)?"
    r")?",
    re.DOTALL,
)


def explain_decode_error(message: str) -> Refusal:
    """Translate a syntax error into a phrase with its position.

    >>> print(explain_decode_error("Invalid value (at line 2, column 8)"))
    invalid value, line 2, column 8
    """
    match = _ERROR_POSITION_PATTERN.fullmatch(message)
    problem = explain_syntax_error(match[1] if match else message)
    if match is None or isinstance(problem, QuotedRefusal):
        return QuotedRefusal(message)
    if match["byte"]:
        return ErrorAtByte(problem, int(match["byte"]))
    if match["line"]:
        return ErrorOnLine(problem, int(match["line"]), int(match["column"]))
    return problem


def explain_parse_error(error: BaseException) -> Refusal | None:
    """Translate a parse error into a phrase; return ``None`` for any other error."""
    match error:
        case BadCard():
            return card_error_phrase(error)
        case UnicodeDecodeError():
            return Utf8Invalid(error.start)
        case msgspec.ValidationError():
            # The value was parsed, but is invalid.
            refusal = getattr(error.__cause__, "refusal", None)
            return refusal if isinstance(refusal, Refusal) else explain_validation_error(str(error))
        case msgspec.DecodeError() | JSONDecodeError() | TOMLDecodeError():
            return explain_decode_error(str(error))
        case _:
            return None
