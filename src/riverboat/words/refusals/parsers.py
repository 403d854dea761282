"""Messages of the JSON and TOML parsers about a text, and about values of the wrong type.

The parsers report in English alone; ``engine.commands.parse_errors`` finds the phrase for a
message.
"""

from __future__ import annotations

from typing import Literal, TypeAlias

from riverboat.words.phrase import Phrase, Refusal


class ValueKind(Phrase, frozen=True):
    kind: str


class ValueKindAlternative(
    Phrase, frozen=True, rename={"first_kind": "one", "second_kind": "other"}
):
    first_kind: Phrase
    second_kind: Phrase


class _WrongTypeRefusal(Refusal, frozen=True, rename={"value_path": "at"}):
    """Base of refusals of a value of the wrong type; *value_path* is its place.

    A place is a path such as ``evening.hours``.
    """

    value_path: str | None


class TypeMismatch(
    _WrongTypeRefusal, frozen=True, rename={"expected_kind": "expected", "found_kind": "found"}
):
    expected_kind: Phrase
    found_kind: ValueKind


BoundKind: TypeAlias = Literal["least", "most", "of"]


class ValueOutOfRange(_WrongTypeRefusal, frozen=True, rename={"expected_kind": "expected"}):
    expected_kind: Phrase
    bound: BoundKind
    limit: str


class LengthMismatch(
    _WrongTypeRefusal, frozen=True, rename={"expected_kind": "expected", "found_length": "found"}
):
    expected_kind: Phrase
    bound: BoundKind
    limit: str
    found_length: str | None


class PatternMismatch(_WrongTypeRefusal, frozen=True, rename={"expected_kind": "expected"}):
    expected_kind: Phrase
    pattern: str


class FieldMissing(_WrongTypeRefusal, frozen=True):
    field: str


class FieldUnknown(_WrongTypeRefusal, frozen=True):
    field: str


class ChoiceUnknown(_WrongTypeRefusal, frozen=True):
    value: str


SyntaxFault: TypeAlias = Literal[
    "value",
    "statement",
    "bracket",
    "string",
    "sign",
    "heading",
    "key",
    "twice",
    "newline",
    "date",
    "character",
    "escape",
    "name",
    "comma",
    "colon",
    "more",
    "digits",
    "end",
]


class SyntaxErrorInText(Refusal, frozen=True):
    """Refusal of a text with a syntax error in TOML or JSON."""

    fault: SyntaxFault


class ErrorOnLine(Refusal, frozen=True, rename={"syntax_error": "what"}):
    syntax_error: SyntaxErrorInText
    line: int
    column: int


class ErrorAtByte(Refusal, frozen=True, rename={"syntax_error": "what"}):
    syntax_error: SyntaxErrorInText
    byte: int


class Utf8Invalid(Refusal, frozen=True):
    byte: int


class NumberWordInvalid(Refusal, frozen=True):
    """Refusal of ``NaN`` in place of a number."""

    word: str
