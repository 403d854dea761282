"""JSON and TOML parser errors are localized, with their position."""

from __future__ import annotations

import json
import tomllib
from collections.abc import Callable
from typing import Annotated, Any, Literal

import msgspec
import pytest
from msgspec import Meta, Struct

from riverboat.engine.commands.engine_errors import BadGame, refusal_of
from riverboat.words import QuotedRefusal, Reader
from riverboat.words.refusals.house_rules import NoSuchHouseRule


class NestedStruct(Struct, frozen=True, forbid_unknown_fields=True):
    many: tuple[int, ...] = ()


class ValidatedStruct(Struct, forbid_unknown_fields=True):
    """A struct with every kind of value that can fail validation."""

    need: bool
    least: Annotated[int, Meta(ge=1, le=5)] = 1
    even: Annotated[int, Meta(multiple_of=2)] = 2
    text: Annotated[str, Meta(min_length=2)] = "aa"
    like: Annotated[str, Meta(pattern="^a$")] = "a"
    two: tuple[int, int] = (1, 2)
    one_of: Literal["a", "b"] = "a"
    perhaps: float | None = None
    inner: NestedStruct = NestedStruct()
    by_name: dict[str, int] = {}


@pytest.mark.parametrize(
    "values, english, czech",
    [
        ({}, "need is missing", "chybí need"),
        ({"other": 1}, "unknown name other", "neznámé jméno other"),
        (
            {"least": 0},
            "least: expected a whole number, at least 1",
            "least: má tu být celé číslo, nejméně 1",
        ),
        (
            {"least": 9},
            "least: expected a whole number, at most 5",
            "least: má tu být celé číslo, nejvýše 5",
        ),
        (
            {"even": 3},
            "even: expected a whole number, a multiple of 2",
            "even: má tu být celé číslo, násobek 2",
        ),
        (
            {"text": "a"},
            "text: expected text of length at least 2",
            "text: má tu být text o délce nejméně 2",
        ),
        (
            {"like": "b"},
            "like: expected text matching ^a$",
            "like: má tu být text podle vzoru ^a$",
        ),
        (
            {"two": [1]},
            "two: expected a list of length exactly 2, not 1",
            "two: má tu být seznam o délce právě 2, ne 1",
        ),
        (
            {"one_of": "c"},
            "one_of: unknown choice 'c'",
            "one_of: neznámá volba 'c'",
        ),
        (
            {"perhaps": "c"},
            "perhaps: expected a number or nothing, not text",
            "perhaps: má tu být číslo nebo nic, ne text",
        ),
        (
            {"inner": {"many": [1, "x"]}},
            "inner.many[1]: expected a whole number, not text",
            "inner.many[1]: má tu být celé číslo, ne text",
        ),
        (
            {"by_name": {3: 1}},
            "by_name: expected text, not a whole number",
            "by_name: má tu být text, ne celé číslo",
        ),
    ],
)
def test_validation_error_is_localized(values: dict[Any, Any], english: str, czech: str) -> None:
    struct_values = {"need": True, **values} if values else {}
    with pytest.raises(msgspec.ValidationError) as error:
        msgspec.convert(struct_values, ValidatedStruct)
    reason = refusal_of(error.value)
    assert (str(reason), Reader("cs").say(reason)) == (english, czech)


def test_own_refusal_is_kept_in_validation_error() -> None:
    class RefusingStruct(Struct):
        def __post_init__(self) -> None:
            raise BadGame(NoSuchHouseRule("reopne", "reopen"))

    with pytest.raises(msgspec.ValidationError) as error:
        msgspec.convert({}, RefusingStruct)
    assert refusal_of(error.value) == NoSuchHouseRule("reopne", "reopen")


BROKEN_TOML = [
    *("a = ", "a", "= 3", "[x", "[[x", "a = [1", "a = {b = 1", 'a = "x', "a = 1\na = 2"),
    *("a = 1 b = 2", "a = 2026-13-01", 'a = "\x01"', 'a = "\\z"', "[a]\n[a]", "a = 1\n[a.b]"),
    *("a = {b = 1, b = 2}", 'a = "\\ud800"'),
]
BROKEN_JSON = [
    *('{"a":', '{"a" 1}', "{a: 1}", "[1 2]", "[1] 2", '["\x01"]', '["\\z"]', '["a', "", "tru"),
    *("[1,]", '{"a": 1,}'),
]


@pytest.mark.parametrize(
    "parse, text",
    [
        *[(tomllib.loads, text) for text in BROKEN_TOML],
        *[(json.loads, text) for text in BROKEN_JSON],
        *[(msgspec.json.decode, text) for text in BROKEN_JSON],
        *[(msgspec.toml.decode, text) for text in BROKEN_TOML],
    ],
)
def test_every_syntax_error_is_localized(parse: Callable[[str], Any], text: str) -> None:
    with pytest.raises(ValueError, match=r".") as error:
        parse(text)
    reason = refusal_of(error.value)
    assert not isinstance(reason, QuotedRefusal)
    assert Reader("cs").say(reason) != str(reason)


def test_syntax_error_includes_position() -> None:
    with pytest.raises(tomllib.TOMLDecodeError) as toml_error:
        tomllib.loads("a = 1\nb = ?")
    assert Reader("cs").say(refusal_of(toml_error.value)) == "neplatná hodnota, řádek 2, sloupec 5"
    with pytest.raises(msgspec.DecodeError) as json_error:
        msgspec.json.decode(b'{"a":}')
    assert str(refusal_of(json_error.value)) == "invalid character (byte 5)"
    with pytest.raises(UnicodeDecodeError) as unicode_error:
        b"ab\xff".decode()
    assert Reader("cs").say(refusal_of(unicode_error.value)) == "není to text v UTF-8 (2. bajt)"
