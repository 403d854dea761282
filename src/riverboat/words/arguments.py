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

    def text(self, value: Any, context: Mapping[str, Any] | None = None) -> str: ...


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


def _join_values(value: Any, format_item: Callable[[Any], str]) -> str:
    if isinstance(value, bool):
        return boolean_text(value)
    if _is_empty(value):
        return ""
    return ", ".join(map(format_item, value)) if isinstance(value, tuple) else format_item(value)


def _format_number(value: Any, _: Scope) -> int:
    return int(value) if isinstance(value, int) else 0


def _format_chips(value: Any, scope: Scope) -> str:
    return _join_values(value, scope.reader.chips)


def _format_cards(value: Any, scope: Scope) -> str:
    return "" if _is_empty(value) else scope.reader.cards(value)


def _format_word(value: Any, scope: Scope) -> str:
    return _join_values(
        value, lambda item: _number_in_words(scope.reader.language.grammar.number, item)
    )


def _format_ordinal(value: Any, scope: Scope) -> str:
    return _join_values(
        value, lambda item: _number_in_words(scope.reader.language.grammar.ordinal, item)
    )


def _number_in_words(format_item: Callable[[int], str], value: object) -> str:
    """Return a number as a word, and any other value as text."""
    return format_item(value) if isinstance(value, int) else str(value)


def _format_rank(value: Any, scope: Scope, form: str = "one") -> str:
    if value is None:
        return ""
    forms = scope.reader.language.grammar.ranks[form]
    return "-".join([forms[rank] for rank in (value if isinstance(value, tuple) else (value,))])


def _format_game(value: Any, scope: Scope) -> str:
    return _join_values(value, scope.reader.language.sign)


_ITEM_FORMATTERS: Mapping[str, Callable[[Scope], Callable[[Any], str]]] = {
    "chips": lambda scope: scope.reader.chips,
    "sign": lambda scope: scope.reader.language.sign,
}


def _format_list(value: Any, scope: Scope, of: str = "") -> str:
    """Return several values as a text, with *and* before the last; *of* names their format."""
    items = value if isinstance(value, tuple) else () if value is None else (value,)
    format_item = _ITEM_FORMATTERS[of](scope) if of in _ITEM_FORMATTERS else scope.text
    texts = [format_item(item) for item in items]
    if len(texts) < 2:
        return "".join(texts)
    return ", ".join(texts[:-1]) + scope.reader.language.grammar.last + texts[-1]


def _person_key(value: Any, scope: Scope) -> str:
    """Return the variant key of a person: ``you``, ``unnamed`` or ``other``."""
    if _is_empty(value) or isinstance(value, tuple):
        return "other"
    if scope.reader.is_you(value):
        return "you"
    return "unnamed" if scope.reader.name(value) is None else "other"


def _presence_key(value: Any, _: Scope) -> str:
    """Return ``yes`` if an optional argument is present, else ``no``."""
    return "no" if _is_empty(value) else "yes"


def variant_key(word: str) -> str:
    """Return a word as a variant key of Fluent.

    >>> variant_key("small blind"), variant_key("7-2"), variant_key("")
    ('small-blind', 'k7-2', 'empty')
    """
    key = re.sub(r"[^A-Za-z0-9]+", "-", word).strip("-").lower() or "empty"
    return key if key[0].isalpha() else f"k{key}"


def _value_key(value: Any, scope: Scope) -> str:
    return variant_key(scope.text(value))


FUNCTIONS: Mapping[str, Callable[..., str | int]] = {
    "NUMBER": _format_number,
    "CHIPS": _format_chips,
    "CARDS": _format_cards,
    "WORD": _format_word,
    "ORDINAL": _format_ordinal,
    "RANK": _format_rank,
    "GAME": _format_game,
    "LIST": _format_list,
    "PERSON": _person_key,
    "GIVEN": _presence_key,
    "KEY": _value_key,
}
"""Functions of the messages, by name: of a value, its scope and options."""
