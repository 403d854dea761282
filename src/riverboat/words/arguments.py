"""Arguments of messages, and the functions that format and select them."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping
from typing import TYPE_CHECKING, Any, Protocol

from fluent.runtime import resolver
from fluent.runtime.types import FluentType, fluent_number
from fluent.syntax import ast

if TYPE_CHECKING:
    from riverboat.words.language import Language
    from riverboat.words.phrase import Person


resolver.MAX_PART_LENGTH = 1_000_000
"""Characters of an argument beyond which a message is not rendered: 2,500 by default, but files and
commands with longer words are quoted, too."""


class ArgumentReader(Protocol):
    """The part of a reader that formats arguments."""

    name: Callable[[Person], str | None]
    chips: Callable[[int], str]
    cards: Callable[[tuple[int, ...]], str]

    @property
    def language(self) -> Language: ...

    def is_you(self, value: object) -> bool: ...

    def text(self, value: Any, around: Mapping[str, Any] | None = None) -> str: ...


class Argument(FluentType):
    """A value with its reader and the arguments of the phrases around it."""

    __slots__ = ("around", "reader", "value")

    def __init__(self, value: Any, reader: ArgumentReader, around: Mapping[str, Any]) -> None:
        self.value, self.reader, self.around = value, reader, around

    def format(self, locale: object) -> str:  # noqa: ARG002
        """Return the text of the value."""
        return self.reader.text(self.value, self.around)


def fluent_value(value: Any, reader: ArgumentReader, around: Mapping[str, Any]) -> FluentType | str:
    """Return a value as Fluent takes it: a truth value is a word, which selects a variant."""
    if isinstance(value, bool):
        return "true" if value else "false"
    return Argument(value, reader, around)


def _is_empty(value: Any) -> bool:
    return value is None or value == ()


def _several(argument: Argument | str, write: Callable[[ArgumentReader, Any], str]) -> str:
    if isinstance(argument, str):
        return argument
    value = argument.value
    if _is_empty(value):
        return ""
    many = value if isinstance(value, tuple) else (value,)
    return ", ".join([write(argument.reader, each) for each in many])


def _number(argument: Argument | str) -> FluentType:
    value = argument == "true" if isinstance(argument, str) else argument.value
    number: FluentType = fluent_number(int(value) if isinstance(value, int) else 0)
    return number


def _chips(argument: Argument | str) -> str:
    return _several(argument, lambda reader, value: reader.chips(value))


def _cards(argument: Argument) -> str:
    value = argument.value
    return "" if _is_empty(value) else argument.reader.cards(value)


def _word(argument: Argument | str) -> str:
    return _several(
        argument, lambda reader, value: _in_words(reader.language.grammar.number, value)
    )


def _ordinal(argument: Argument | str) -> str:
    return _several(
        argument, lambda reader, value: _in_words(reader.language.grammar.ordinal, value)
    )


def _in_words(write: Callable[[int], str], value: object) -> str:
    """Return a number in words; text for any other value, which a program has put there."""
    return write(value) if isinstance(value, int) else str(value)


def _rank(argument: Argument, form: str = "one") -> str:
    value = argument.value
    if value is None:
        return ""
    forms = argument.reader.language.grammar.ranks[form]
    return "-".join([forms[each] for each in (value if isinstance(value, tuple) else (value,))])


def _game(argument: Argument | str) -> str:
    return _several(argument, lambda reader, value: reader.language.sign(value))


_WRITERS: Mapping[str, Callable[[ArgumentReader, Any], str]] = {
    "chips": lambda reader, value: reader.chips(value),
    "sign": lambda reader, value: reader.language.sign(value),
}


def _list(argument: Argument, of: str = "") -> str:
    value, reader = argument.value, argument.reader
    many = value if isinstance(value, tuple) else () if value is None else (value,)
    write = _WRITERS.get(of)
    words: list[str] = [
        write(reader, each) if write else reader.text(each, argument.around) for each in many
    ]
    if len(words) < 2:
        return "".join(words)
    return ", ".join(words[:-1]) + reader.language.grammar.last + words[-1]


def _person(argument: Argument) -> str:
    value = argument.value
    if _is_empty(value) or isinstance(value, tuple):
        return "other"
    if argument.reader.is_you(value):
        return "you"
    return "unnamed" if argument.reader.name(value) is None else "other"


def _given(argument: Argument) -> str:
    return "no" if _is_empty(argument.value) else "yes"


def key_of(word: str) -> str:
    """Return a word as a variant key of Fluent.

    >>> key_of("small blind"), key_of("7-2"), key_of("")
    ('small-blind', 'k7-2', 'empty')
    """
    key = re.sub(r"[^A-Za-z0-9]+", "-", word).strip("-").lower() or "empty"
    return key if key[0].isalpha() else f"k{key}"


def _key(argument: Argument | str) -> str:
    return key_of(argument if isinstance(argument, str) else argument.format(None))


FUNCTIONS: dict[str, Callable[..., Any]] = {
    "NUMBER": _number,
    "CHIPS": _chips,
    "CARDS": _cards,
    "WORD": _word,
    "ORDINAL": _ordinal,
    "RANK": _rank,
    "GAME": _game,
    "LIST": _list,
    "PERSON": _person,
    "GIVEN": _given,
    "KEY": _key,
}
"""Functions of the messages, by name."""


def variables(node: Any) -> Iterator[str]:
    """Yield the names of the variables of a pattern."""
    if isinstance(node, ast.VariableReference):
        yield node.id.name
    elif isinstance(node, list):
        for each in node:
            yield from variables(each)
    elif isinstance(node, ast.BaseNode):
        yield from variables([*vars(node).values()])


def opening_variable(pattern: Any) -> str:
    """Return the variable that a message begins with; empty if it begins with a word."""
    first = pattern.elements[0] if isinstance(pattern, ast.Pattern) else pattern
    expression = first.expression if isinstance(first, ast.Placeable) else first
    if isinstance(expression, ast.SelectExpression):
        expression = expression.selector
    if isinstance(expression, ast.FunctionReference):
        expression = expression.arguments.positional[0]
    return expression.id.name if isinstance(expression, ast.VariableReference) else ""
