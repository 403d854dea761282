"""Arguments of messages, and the functions that format and select them."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any, NamedTuple, Protocol

if TYPE_CHECKING:
    from riverboat.words.language import Language
    from riverboat.words.phrase import Person


class ArgumentReader(Protocol):
    """The part of a reader that formats arguments."""

    name: Callable[[Person], str | None]
    chips: Callable[[int], str]
    cards: Callable[[tuple[int, ...]], str]

    @property
    def language(self) -> Language: ...

    def is_you(self, value: object) -> bool: ...

    def text(self, value: Any, around: Mapping[str, Any] | None = None) -> str: ...


class Scope(NamedTuple):
    """The arguments that a message can use, and its reader."""

    values: Mapping[str, Any]
    """Arguments of the phrase and of the phrases around it, by name."""
    reader: ArgumentReader

    def text(self, value: Any) -> str:
        """Return a message argument as text in the reader's language."""
        if isinstance(value, bool):
            return boolean_text(value)
        return self.reader.text(value, self.values)


def boolean_text(value: bool) -> str:
    """Return the word of a boolean, which selects a variant of a message."""
    return "true" if value else "false"


def _is_empty(value: Any) -> bool:
    return value is None or value == ()


def _several(value: Any, write: Callable[[Any], str]) -> str:
    if isinstance(value, bool):
        return boolean_text(value)
    if _is_empty(value):
        return ""
    return ", ".join(map(write, value)) if isinstance(value, tuple) else write(value)


def _number(value: Any, _: Scope) -> int:
    return int(value) if isinstance(value, int) else 0


def _chips(value: Any, scope: Scope) -> str:
    return _several(value, scope.reader.chips)


def _cards(value: Any, scope: Scope) -> str:
    return "" if _is_empty(value) else scope.reader.cards(value)


def _word(value: Any, scope: Scope) -> str:
    return _several(value, lambda each: _in_words(scope.reader.language.grammar.number, each))


def _ordinal(value: Any, scope: Scope) -> str:
    return _several(value, lambda each: _in_words(scope.reader.language.grammar.ordinal, each))


def _in_words(write: Callable[[int], str], value: object) -> str:
    """Return a number as a word, and any other value as text."""
    return write(value) if isinstance(value, int) else str(value)


def _rank(value: Any, scope: Scope, form: str = "one") -> str:
    if value is None:
        return ""
    forms = scope.reader.language.grammar.ranks[form]
    return "-".join([forms[each] for each in (value if isinstance(value, tuple) else (value,))])


def _game(value: Any, scope: Scope) -> str:
    return _several(value, scope.reader.language.sign)


_WRITERS: Mapping[str, Callable[[Scope], Callable[[Any], str]]] = {
    "chips": lambda scope: scope.reader.chips,
    "sign": lambda scope: scope.reader.language.sign,
}


def _list(value: Any, scope: Scope, of: str = "") -> str:
    many = value if isinstance(value, tuple) else () if value is None else (value,)
    write = _WRITERS[of](scope) if of in _WRITERS else scope.text
    words = [write(each) for each in many]
    if len(words) < 2:
        return "".join(words)
    return ", ".join(words[:-1]) + scope.reader.language.grammar.last + words[-1]


def _person(value: Any, scope: Scope) -> str:
    if _is_empty(value) or isinstance(value, tuple):
        return "other"
    if scope.reader.is_you(value):
        return "you"
    return "unnamed" if scope.reader.name(value) is None else "other"


def _given(value: Any, _: Scope) -> str:
    return "no" if _is_empty(value) else "yes"


def variant_key(word: str) -> str:
    """Return a word as a variant key of Fluent.

    >>> variant_key("small blind"), variant_key("7-2"), variant_key("")
    ('small-blind', 'k7-2', 'empty')
    """
    key = re.sub(r"[^A-Za-z0-9]+", "-", word).strip("-").lower() or "empty"
    return key if key[0].isalpha() else f"k{key}"


def _key(value: Any, scope: Scope) -> str:
    return variant_key(scope.text(value))


FUNCTIONS: Mapping[str, Callable[..., str | int]] = {
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
"""Functions of the messages, by name: of a value, its scope and options."""
