"""Messages of the JSON and TOML parsers about a text, and about values of the wrong type.

The parsers report in English alone; ``engine.commands.parse_errors`` finds the phrase for a
message.
"""

from __future__ import annotations

from typing import Literal, TypeAlias

from riverboat.words.phrase import Phrase, Refusal

# Values -------------------------------------------------------------------------------------------


class ValueKind(Phrase, frozen=True):
    kind: str


class TwoValueKinds(Phrase, frozen=True):
    one: Phrase
    other: Phrase


class _WrongTypeRefusal(Refusal, frozen=True):
    """Base of refusals of a value of the wrong type; *at* is its place: ``evening.hours``."""

    at: str | None


class TypeMismatch(_WrongTypeRefusal, frozen=True):
    expected: Phrase
    found: ValueKind


LimitKind: TypeAlias = Literal["least", "most", "of"]


class ValueOutOfRange(_WrongTypeRefusal, frozen=True):
    expected: Phrase
    bound: LimitKind
    limit: str


class LengthMismatch(_WrongTypeRefusal, frozen=True):
    expected: Phrase
    bound: LimitKind
    limit: str
    found: str | None


class PatternMismatch(_WrongTypeRefusal, frozen=True):
    expected: Phrase
    pattern: str


class FieldMissing(_WrongTypeRefusal, frozen=True):
    field: str


class FieldUnknown(_WrongTypeRefusal, frozen=True):
    field: str


class ChoiceUnknown(_WrongTypeRefusal, frozen=True):
    value: str


# Syntax errors ------------------------------------------------------------------------------------

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


class TextInvalid(Refusal, frozen=True):
    """Refusal of a text with a syntax error in TOML or JSON."""

    fault: SyntaxFault


class ErrorOnLine(Refusal, frozen=True):
    what: TextInvalid
    line: int
    column: int


class ErrorAtByte(Refusal, frozen=True):
    what: TextInvalid
    byte: int


class Utf8Invalid(Refusal, frozen=True):
    byte: int


class NumberWordInvalid(Refusal, frozen=True):
    """Refusal of ``NaN`` in place of a number."""

    word: str
