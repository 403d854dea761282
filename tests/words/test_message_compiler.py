"""Compiled messages render as the reference renderer ``fluent.runtime`` renders them."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any

import pytest
from fluent.runtime import FluentBundle, FluentResource, resolver
from fluent.runtime.types import FluentType, fluent_number
from msgspec.structs import asdict

from riverboat.words import Player, Reader, Seat, languages
from riverboat.words.arguments import MESSAGE_FUNCTIONS, MessageScope
from riverboat.words.catalogue import catalogue
from riverboat.words.message_compiler import compile_pattern, find_leading_argument, parse_pattern
from tests.words import samples


class Argument(FluentType):
    """A value with its scope, for the reference renderer."""

    def __init__(self, value: object, scope: MessageScope) -> None:
        self.value, self.scope = value, scope

    def format(self, locale: object) -> str:
        return self.scope.text(self.value)


def adapt_function(name: str, function: Callable[..., str | int]) -> Callable[..., Any]:
    """Return a function of messages for the reference renderer."""

    def call_adapted(argument: Argument | str, **options: str) -> Any:
        if isinstance(argument, str):  # a truth value; functions do not use the scope of one
            return adapt_function(name, function)(
                Argument(argument == "true", UNUSED_SCOPE), **options
            )
        result = function(argument.value, argument.scope, **options)
        return fluent_number(result) if isinstance(result, int) else result

    return call_adapted


UNUSED_SCOPE = MessageScope({}, Reader())


@cache
def make_bundle(code: str) -> FluentBundle:
    adapted_functions = {
        name: adapt_function(name, function) for name, function in MESSAGE_FUNCTIONS.items()
    }
    return FluentBundle([code], functions=adapted_functions, use_isolating=False)


def render_reference(source: str, scope: MessageScope, id_: str = "message") -> str:
    """Render the source of a message with ``fluent.runtime``."""
    fluent_bundle = make_bundle(scope.reader.language.code)
    fluent_bundle.add_resource(FluentResource(f"{id_} = {source}\n"), allow_overrides=True)
    fluent_bundle._compiled.pop(id_, None)
    pattern = parse_pattern(id_, source)
    fluent_arguments = {
        name: str(value).lower() if isinstance(value, bool) else Argument(value, scope)
        for name in samples.iter_message_variables(pattern)
        for value in [scope.values.get(name.replace("-", "_"))]
    }
    message = fluent_bundle.get_message(id_).value
    assert message is not None
    text, errors = fluent_bundle.format_pattern(message, fluent_arguments)
    assert errors == [], source
    return str(text)


def render_compiled(source: str, scope: MessageScope) -> str:
    text = compile_pattern(parse_pattern("message", source))
    return text if isinstance(text, str) else text(scope)


@pytest.mark.landing  # renders every message twice
@pytest.mark.parametrize("code", languages())
def test_every_message_has_reference_text(code: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(resolver, "MAX_PART_LENGTH", 10_000)
    readers = [
        Reader(code, name=samples.name_person),
        Reader(code, name=samples.name_person, you=(samples.BOB,)),
        Reader(code, name=samples.omit_name),
    ]
    for phrase in samples.list_sample_phrases():
        if type(phrase) not in samples.list_covered_phrase_classes(code):  # in English
            continue
        message_id, source = catalogue(code).source(type(phrase))
        for reader in readers:
            scope = MessageScope(asdict(phrase), reader)
            assert reader.text(phrase) == render_reference(source, scope, message_id), message_id


@pytest.mark.parametrize(
    "source",
    [
        "plain text",
        "{ $name } at the start, { $count } in the middle, { $late }",
        "two lines\n    and { CHIPS($amounts) },\n      indented by two",
        'marks { "{" }{ "}" } { "\\u000A" } { "" }',
        "{ NUMBER($count) }, { NUMBER($many) } and { NUMBER($late) } as numbers",
        "{ { $name } }",
        "{ $late ->\n    [true] late\n   *[false] in time\n}",
        "{ $name ->\n    [ann] never\n   *[other] the default\n}",
        "{ NUMBER($count) ->\n    [3] three\n    [one] one\n    [few] few\n   *[other] many\n}",
        "{ NUMBER($one) ->\n   *[one] { KEY($word) ->\n       *[big-blind] nested\n    }\n}",
        '{ LIST($people) } with { RANK($rank, form: "all") }, { LIST($amounts, of: "chips") }',
        "{ WORD($count) } { ORDINAL($count) } { CARDS($cards) } { GIVEN($nothing) ->\n"
        "    [yes] some\n   *[no] none\n}{ $nothing }{ $unknown }",
    ],
)
@pytest.mark.parametrize("code", languages())
def test_syntax_of_messages_has_reference_meaning(code: str, source: str) -> None:
    reader = Reader(code, chips=lambda chips: f"${chips}", you=(Seat(2),))
    values = {"name": "Ann", "count": 3, "many": 1_234_567, "one": 1, "late": True, "rank": 12}
    players = (Player("Bob"), Seat(2), Seat(4))
    scope = MessageScope(
        {**values, "amounts": (5, 10), "people": players, "cards": (0, 51), "word": "big blind"},
        reader,
    )
    assert render_compiled(source, scope) == render_reference(source, scope)


def test_missing_variant_is_default() -> None:
    source = "{ NUMBER($count) ->\n    [one] one\n   *[other] several\n}"
    texts = [
        render_compiled(source, MessageScope({"count": count}, Reader())) for count in (0, 1, 2)
    ]
    assert texts == ["several", "one", "several"]


@pytest.mark.parametrize(
    "source, problem",
    [
        ("{ $open", "message is not valid Fluent"),
        ("", "message is not valid Fluent"),
        ("{ -brand }", "TermReference"),
        ("{ other-message }", "MessageReference"),
        ("{ 5 }", "NumberLiteral"),
        ('{ "text" ->\n   *[other] text\n}', "StringLiteral cannot select"),
        ("{ DATETIME($count) }", "DATETIME is not a function of one variable"),
        ('{ CHIPS("five") }', "CHIPS is not a function of one variable"),
        ("{ CHIPS() }", "CHIPS is not a function of one variable"),
    ],
)
def test_unsupported_syntax_is_refused(source: str, problem: str) -> None:
    with pytest.raises(ValueError, match=problem):
        render_compiled(source, UNUSED_SCOPE)


def test_failing_function_names_its_variable() -> None:
    scope = MessageScope({"rank": 99}, Reader())
    with pytest.raises(ValueError, match=r"RANK\(\$rank\): tuple index out of range"):
        render_compiled("the { RANK($rank) }", scope)


@pytest.mark.parametrize(
    "source, leading_argument",
    [
        ("a word { $name }", ""),
        ("{ $buy-in } is due", "buy_in"),
        ("{ LIST($who) } win", "who"),
        ("{ PERSON($who) ->\n   *[other] { $name }\n} win", "who"),
    ],
)
def test_opening_argument_is_first_variable(source: str, leading_argument: str) -> None:
    assert find_leading_argument(parse_pattern("message", source)) == leading_argument
