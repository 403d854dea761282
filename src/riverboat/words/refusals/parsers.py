"""Messages of the JSON and TOML parsers about a text, and about values of the wrong type.

The parsers report in English alone; ``engine.commands.parse_errors`` finds the phrase for a
message.
"""

from __future__ import annotations

from typing import Literal, TypeAlias

from riverboat.words.phrase import Phrase, Refusal

# Values -------------------------------------------------------------------------------------------


class KindOfValue(Phrase, frozen=True):
    en = (
        "{kind:int=a whole number|float=a number|str=text|bool=true or false|array=a list|"
        "object=a group of values|null=nothing|*}"
    )
    kind: str


class OrAnother(Phrase, frozen=True):
    en = "{one} or {other}"
    one: Phrase
    other: Phrase


class _Misshapen(Refusal, frozen=True):
    """A value of the wrong type; *at* is its place: ``evening.hours``."""

    at: str | None


class KindIsAnother(_Misshapen, frozen=True):
    en = "{at:*: }{expected} is expected, not {found}"
    expected: Phrase
    found: KindOfValue


Bound: TypeAlias = Literal["least", "most", "of"]


class ValueIsOutside(_Misshapen, frozen=True):
    en = "{at:*: }{expected} is expected, {bound:least=at least|most=at most|a multiple of} {limit}"
    expected: Phrase
    bound: Bound
    limit: str


class LengthIsAnother(_Misshapen, frozen=True):
    en = (
        "{at:*: }{expected} is expected whose length is {bound:least=at least|most=at most|just} "
        "{limit}{found:, not *}"
    )
    expected: Phrase
    bound: Bound
    limit: str
    found: str | None


class PatternIsAnother(_Misshapen, frozen=True):
    en = "{at:*: }{expected} is expected by the pattern {pattern}"
    expected: Phrase
    pattern: str


class ValueIsMissing(_Misshapen, frozen=True):
    en = "{at:*: }{field} is missing"
    field: str


class ValueIsUnknown(_Misshapen, frozen=True):
    en = "{at:*: }nothing is called {field} here"
    field: str


class IsNoneOfTheChoices(_Misshapen, frozen=True):
    en = "{at:*: }{value} is none of the choices"
    value: str


# Texts --------------------------------------------------------------------------------------------

Fault: TypeAlias = Literal[
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


class TextIsWrong(Refusal, frozen=True):
    """A syntax error in TOML or JSON."""

    en = (
        "{fault:value=invalid value|statement=invalid statement|bracket=a bracket is not closed|"
        "string=a text without its end|sign=expected '=' after a key|"
        "heading=the bracket of a heading is not closed|key=invalid key|"
        "twice=the same is said twice|newline=more on the line than a value|date=invalid date|"
        "character=invalid character|escape=invalid escape|name=expected a name in double quotes|"
        "comma=a comma is missing, or too many|"
        "colon=expected a colon|more=more behind its end|digits=a number of thousands of digits|"
        "it ends too early}"
    )
    fault: Fault


class WrongOnALine(Refusal, frozen=True):
    en = "{what}, line {line}, column {column}"
    what: TextIsWrong
    line: int
    column: int


class WrongAtByte(Refusal, frozen=True):
    en = "{what} (byte {byte})"
    what: TextIsWrong
    byte: int


class IsNoUtf8(Refusal, frozen=True):
    en = "it is no text in UTF-8 (byte {byte})"
    byte: int


class WordIsNoNumber(Refusal, frozen=True):
    """``NaN`` instead of a number."""

    en = "the word {word} is no number"
    word: str
