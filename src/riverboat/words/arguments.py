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


class MessageScope(NamedTuple):
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
    """Return ``true`` or ``false``, the key with which a boolean selects a variant of a message."""
    return "true" if value else "false"


def _is_empty(value: Any) -> bool:
    return value is None or value == ()


def _join_values(value: Any, format_item: Callable[[Any], str]) -> str:
    if isinstance(value, bool):
        return boolean_text(value)
    if _is_empty(value):
        return ""
    return ", ".join(map(format_item, value)) if isinstance(value, tuple) else format_item(value)


def _format_number(value: Any, _: MessageScope) -> int:
    return int(value) if isinstance(value, int) else 0


def _format_chips(value: Any, scope: MessageScope) -> str:
    return _join_values(value, scope.reader.chips)


def _format_decimal(value: Any, scope: MessageScope) -> str:
    return _join_values(value, scope.reader.language.grammar.localize_decimal)


def _format_cards(value: Any, scope: MessageScope) -> str:
    return "" if _is_empty(value) else scope.reader.cards(value)


def _format_word(value: Any, scope: MessageScope) -> str:
    return _join_values(
        value, lambda item: _format_number_in_words(scope.reader.language.grammar.number, item)
    )


def _format_ordinal(value: Any, scope: MessageScope) -> str:
    return _join_values(
        value, lambda item: _format_number_in_words(scope.reader.language.grammar.ordinal, item)
    )


def _format_number_in_words(format_item: Callable[[int], str], value: object) -> str:
    """Return a number as a word, and any other value as text."""
    return format_item(value) if isinstance(value, int) else str(value)


def _format_rank(value: Any, scope: MessageScope, form: str = "one") -> str:
    if value is None:
        return ""
    rank_names = scope.reader.language.grammar.rank_forms[form]
    return "-".join(
        [rank_names[rank] for rank in (value if isinstance(value, tuple) else (value,))]
    )


def _format_game(value: Any, scope: MessageScope) -> str:
    return _join_values(value, scope.reader.language.translate_game)


_ITEM_FORMATTER_BY_NAME: Mapping[str, Callable[[MessageScope], Callable[[Any], str]]] = {
    "chips": lambda scope: scope.reader.chips,
    "sign": lambda scope: scope.reader.language.translate_game,
}


def _format_list(value: Any, scope: MessageScope, of: str = "") -> str:
    """Return several values as a text, with *and* before the last.

    *of* names the format of each value: ``chips`` or ``sign`` (a game's name).
    """
    items = value if isinstance(value, tuple) else () if value is None else (value,)
    format_item = (
        _ITEM_FORMATTER_BY_NAME[of](scope) if of in _ITEM_FORMATTER_BY_NAME else scope.text
    )
    texts = [format_item(item) for item in items]
    if len(texts) < 2:
        return "".join(texts)
    return ", ".join(texts[:-1]) + scope.reader.language.grammar.last_conjunction + texts[-1]


def _find_person_key(value: Any, scope: MessageScope) -> str:
    """Return the variant key of a person: ``you``, ``unnamed`` or ``other``."""
    if _is_empty(value) or isinstance(value, tuple):
        return "other"
    if scope.reader.is_you(value):
        return "you"
    return "unnamed" if scope.reader.name(value) is None else "other"


def _find_presence_key(value: Any, _: MessageScope) -> str:
    """Return ``yes`` if an optional argument is present, else ``no``."""
    return "no" if _is_empty(value) else "yes"


def fluent_variant_key(word: str) -> str:
    """Return a word as a variant key of Fluent.

    >>> fluent_variant_key("small blind"), fluent_variant_key("7-2"), fluent_variant_key("")
    ('small-blind', 'k7-2', 'empty')
    """
    key = re.sub(r"[^A-Za-z0-9]+", "-", word).strip("-").lower() or "empty"
    return key if key[0].isalpha() else f"k{key}"


def _find_value_key(value: Any, scope: MessageScope) -> str:
    return fluent_variant_key(scope.text(value))


MESSAGE_FUNCTIONS: Mapping[str, Callable[..., str | int]] = {
    "NUMBER": _format_number,
    "CHIPS": _format_chips,
    "DECIMAL": _format_decimal,
    "CARDS": _format_cards,
    "WORD": _format_word,
    "ORDINAL": _format_ordinal,
    "RANK": _format_rank,
    "GAME": _format_game,
    "LIST": _format_list,
    "PERSON": _find_person_key,
    "GIVEN": _find_presence_key,
    "KEY": _find_value_key,
}
"""Functions that a message may call, by name.

Each takes the value of an argument, the scope of the message, and the options of the call.
"""
