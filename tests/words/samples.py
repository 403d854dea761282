"""A sample of every phrase, in every language, in the third and second person.

``python -m tests.words.samples`` writes ``client/tests/words/phrases.json``, which the client's
tests read. ``make units`` and ``make test`` run it; the file is not in git.
"""

from __future__ import annotations

import json
import types
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import Any, Literal, NamedTuple, Union, cast, get_args, get_origin, get_type_hints

import msgspec
from fluent.syntax import ast

from riverboat.cards import card_names
from riverboat.web.codegen.typescript_messages import NOT_IN_CLIENT
from riverboat.words import Person, Phrase, Player, Reader, Seat, languages
from riverboat.words.catalogue import catalogue
from riverboat.words.message_compiler import parse_pattern
from riverboat.words.phrase import (
    Cards,
    Chair,
    Chips,
    DecimalText,
    GameSign,
    Number,
    Ordinal,
    Rank,
    Ranks,
)
from riverboat.words.phrase_codes import phrase_classes
from riverboat.words.translation_coverage import requires_translation

FIXTURE_FILE = Path(__file__).parents[2] / "client" / "tests" / "words" / "phrases.json"
ANN, BOB = Player("Ann", 3), Player("Bob", 5)


@cache
def list_sample_phrases() -> tuple[Phrase, ...]:
    """Return each phrase in the singular and the plural, cached for all tests."""
    return tuple(_iter_samples())


def _iter_samples() -> Iterator[Phrase]:
    for _, phrase_class in sorted(phrase_classes().items()):
        yield make_sample_phrase(phrase_class, 1)
        if phrase_class.__struct_fields__:
            yield make_sample_phrase(phrase_class, 3)


@cache
def list_covered_phrase_classes(code: str) -> tuple[type[Phrase], ...]:
    """Return the kinds of phrases for which a language has, or must have, a message."""
    return tuple(
        [
            phrase_class
            for phrase_class in phrase_classes().values()
            if requires_translation(phrase_class, code) or catalogue(code).has(phrase_class)
        ]
    )


def make_sample_phrase(phrase_class: type[Phrase], count: int) -> Phrase:
    """Return a sample phrase of this kind."""
    type_hints, closed_values = _read_type_hints(phrase_class), _list_closed_values(phrase_class)
    return phrase_class(
        **{
            name: closed_values[name][(count - 1) % len(closed_values[name])]
            if name in closed_values and type_hints[name] is str
            else _make_sample_value(type_hints[name], count)
            for name in phrase_class.__struct_fields__
        }
    )


@cache
def _read_type_hints(phrase_class: type[Phrase]) -> Mapping[str, Any]:
    return get_type_hints(phrase_class, include_extras=True)


@cache
def _list_closed_values(phrase_class: type[Phrase]) -> Mapping[str, list[str]]:
    """Return the arguments that select a variant by a word, and the words that have a variant."""
    _, source = catalogue("en").source(phrase_class)
    if "KEY(" not in source:  # parsing all messages takes longer than what the samples are for
        return {}
    return {
        selector.variable: [key for key in selector.variants if key != "other"]
        for selector in message_selectors(phrase_class, "en")
        if selector.function == "KEY"
    }


class Selector(NamedTuple):
    """A select expression of a message."""

    function: str
    """The function that selects; empty for a truth value."""
    variable: str
    variants: dict[str, str]
    """Text of each variant by its key; a placeable is an ellipsis."""


def message_selectors(phrase_class: type[Phrase], code: str) -> Iterator[Selector]:
    """Yield the select expressions of a phrase's message in a language."""
    yield from find_selectors(parse_message(phrase_class, code))


@cache
def parse_message(phrase_class: type[Phrase], code: str) -> ast.Pattern:
    """Return the syntax tree of a phrase's message, cached for all tests."""
    return parse_pattern(*catalogue(code).source(phrase_class))


def find_selectors(node: Any) -> Iterator[Selector]:
    """Yield the select expressions of a pattern."""
    if isinstance(node, ast.SelectExpression):
        function, variable = "", cast("Any", node.selector)
        if isinstance(node.selector, ast.FunctionReference):
            function = node.selector.id.name
            variable = node.selector.arguments.positional[0]
        variants = {
            _format_key(variant.key): _render_plain_text(variant.value) for variant in node.variants
        }
        yield Selector(function, variable.id.name.replace("-", "_"), variants)
    if isinstance(node, list):
        for child in node:
            yield from find_selectors(child)
    elif isinstance(node, ast.BaseNode):
        yield from find_selectors([*vars(node).values()])


def iter_message_variables(node: Any) -> Iterator[str]:
    """Yield the names of the variables of a pattern."""
    if isinstance(node, ast.VariableReference):
        yield node.id.name
    elif isinstance(node, list):
        for child in node:
            yield from iter_message_variables(child)
    elif isinstance(node, ast.BaseNode):
        yield from iter_message_variables([*vars(node).values()])


def _format_key(key: Any) -> str:
    return str(key.name if isinstance(key, ast.Identifier) else int(key.value))


def _render_plain_text(node: Any) -> str:
    if isinstance(node, ast.TextElement | ast.StringLiteral):
        return node.value
    if isinstance(node, ast.Placeable):
        return _render_plain_text(node.expression)
    if isinstance(node, ast.Pattern):
        return "".join(map(_render_plain_text, node.elements))
    return "…"


def _make_sample_value(annotation: Any, count: int) -> Any:
    if annotation in _SAMPLE_VALUES:
        return _SAMPLE_VALUES[annotation](count)
    if get_origin(annotation) is tuple:
        return tuple([_make_sample_value(get_args(annotation)[0], count) for _ in range(count)])
    if get_origin(annotation) is Literal:
        return get_args(annotation)[(count - 1) % len(get_args(annotation))]
    if get_origin(annotation) in (Union, types.UnionType):
        union_types = get_args(annotation)
        if types.NoneType in union_types and count == 1:
            return None
        return BOB if Player in union_types else _make_sample_value(union_types[0], count)
    if isinstance(annotation, type) and issubclass(annotation, Phrase):
        return make_sample_phrase(_find_simplest_type(annotation), 1)
    raise TypeError(f"{annotation} is no argument that a sample knows")


@cache
def _find_simplest_type(base_class: type[Phrase]) -> type[Phrase]:
    """Return the phrase with the fewest arguments of a kind, one of the client if there is one."""
    phrase_types = [
        phrase_type
        for phrase_type in phrase_classes().values()
        if issubclass(phrase_type, base_class)
    ]
    phrase_types = [
        phrase_type
        for phrase_type in phrase_types
        if not phrase_type.__module__.startswith(NOT_IN_CLIENT)
    ] or phrase_types
    return min(
        phrase_types,
        key=lambda phrase_type: (len(phrase_type.__struct_fields__), phrase_type.__name__),
    )


_SAMPLE_VALUES: dict[Any, Any] = {
    Chips: lambda count: 100 * count,
    DecimalText: lambda count: "1,234.5" if count > 1 else "0.25",
    Cards: lambda count: tuple(range(0, 7 * count, 7)),
    Rank: lambda count: 13 - count,
    Ranks: lambda count: tuple(range(12, 12 - count, -1)),
    Number: lambda count: 2 * count,
    Ordinal: lambda count: count,
    GameSign: lambda count: "five-card draw 2/4" if count > 1 else "limit hold'em 1/2 blinds 0",
    int: lambda count: count,
    bool: lambda count: count > 1,
    str: lambda count: "high" if count > 1 else "x",
    Player: lambda _count: ANN,
    Chair: lambda _count: Chair(4),
    Seat: lambda _count: Seat(2),
}


def render_phrase_texts() -> list[dict[str, Any]]:
    """Return the text of each phrase by language, addressed to a third party and to Bob."""
    return [
        {
            "phrase": msgspec.to_builtins(phrase),
            **{code: _render_texts(code, phrase) for code in languages()},
        }
        for phrase in list_sample_phrases()
        if not type(phrase).__module__.startswith(NOT_IN_CLIENT)
    ]


def _render_texts(code: str, phrase: Phrase) -> tuple[str, str, str]:
    """Return the text for a third party, for Bob, and without names."""
    named_reader, bob_reader = (
        Reader(code, name=name_person),
        Reader(code, name=name_person, you=(BOB,)),
    )
    return (
        named_reader.say(phrase),
        bob_reader.say(phrase),
        Reader(code, name=omit_name).say(phrase),
    )


def omit_name(_person: Person) -> None:
    """Return no name."""


def name_person(person: Player | Chair | Seat) -> str:
    match person:
        case Player(player):
            return player
        case Chair(chair):
            return f"chair {chair}"
        case Seat(seat):
            return f"seat {seat}"


def render_fixture_text() -> str:
    """Return the text of the fixture, with card names."""
    card_names_by_number = {str(card): card_names((card,)) for card in range(52)}
    return (
        json.dumps(
            {"cards": card_names_by_number, "told": render_phrase_texts()},
            indent=1,
            ensure_ascii=False,
        )
        + "\n"
    )


if __name__ == "__main__":
    FIXTURE_FILE.parent.mkdir(exist_ok=True)
    FIXTURE_FILE.write_text(render_fixture_text())
