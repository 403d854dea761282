"""Phrase patterns in a language's file, and matching them in a text.

``[dealer] (exposed|showed) {n} card*`` is: the word *dealer* if it is there, one of two words, an
amount, and any word that begins with *card*. ``<who>`` is a list of words of the same file. Filler
words may stand between the others at a small cost, so a phrase that covers more of the text wins.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping
from itertools import islice
from typing import Any, Final, NamedTuple, TypeAlias

from riverboat.floor.incident_parsing.text_tokens import Token

Slots: TypeAlias = dict[str, Any]
SlotReader: TypeAlias = Callable[[tuple[Token, ...], int], Iterator[tuple[int, Any]]]


class Word(NamedTuple):
    """A word, or with ``stem`` the beginning of one."""

    text: str
    is_stem: bool


class Slot(NamedTuple):
    """A slot to be read, such as an amount: ``{n}``, and a second one ``{n2}``."""

    name: str

    @property
    def kind(self) -> str:
        return self.name.rstrip("23456789")


class Alternatives(NamedTuple):
    """Alternative patterns, one of which must match; if optional, none has to."""

    choices: tuple[Sequence, ...]
    is_optional: bool


Item: TypeAlias = Word | Slot | Alternatives
Sequence: TypeAlias = tuple[Item, ...]


class PhraseMatch(NamedTuple):
    """A match of a phrase: its end, its slot values, the number of filler words it spans."""

    end: int
    slots: Slots
    filler_count: int


class InvalidPattern(ValueError):
    """A phrase in a language's file has invalid syntax."""


# Pattern syntax --------------------------------------------------------------------------------

_LEXEME: Final = re.compile(r"[\[\]()|]|\{\w+\}|<[\w-]+>|[^\s\[\]()|{}<>]+")


def parse_pattern(text: str, shorthand: Mapping[str, str]) -> Sequence:
    """Parse the notation of a phrase."""
    lexemes = [*_lexemes(text, shorthand)]
    sequence, end = _parse_sequence(lexemes, 0, text)
    if end != len(lexemes):
        raise InvalidPattern(f"{text!r}: closing bracket without an opening one")
    return sequence


def _lexemes(text: str, shorthand: Mapping[str, str]) -> Iterator[str]:
    for lexeme in _LEXEME.findall(text):
        if lexeme.startswith("<"):
            name = lexeme[1:-1]
            if name not in shorthand:
                raise InvalidPattern(f"{text!r}: unknown shorthand {lexeme}")
            yield "("
            yield from _lexemes(shorthand[name], shorthand)
            yield ")"
        else:
            yield lexeme


def _parse_sequence(lexemes: list[str], index: int, text: str) -> tuple[Sequence, int]:
    items: list[Item] = []
    while index < len(lexemes) and lexemes[index] not in ("|", ")", "]"):
        lexeme = lexemes[index]
        if lexeme in ("(", "["):
            either, index = _parse_alternatives(lexemes, index + 1, lexeme == "[", text)
            items.append(either)
            continue
        if lexeme.startswith("{"):
            items.append(Slot(lexeme[1:-1]))
        else:
            items.append(Word(lexeme.removesuffix("*"), lexeme.endswith("*")))
        index += 1
    return tuple(items), index


def _parse_alternatives(
    lexemes: list[str], index: int, optional: bool, text: str
) -> tuple[Alternatives, int]:
    choices = []
    while True:
        choice, index = _parse_sequence(lexemes, index, text)
        choices.append(choice)
        if index >= len(lexemes) or lexemes[index] not in ("|", "]" if optional else ")"):
            raise InvalidPattern(f"{text!r}: unclosed bracket")
        index += 1
        if lexemes[index - 1] != "|":
            return Alternatives(tuple(choices), optional), index


# Finding the hand ------------------------------------------------------------------------------


class SlotValues:
    """Slot values at each token of a text, read once for all phrases."""

    def __init__(self, readers: Mapping[str, SlotReader], tokens: tuple[Token, ...]) -> None:
        self._readers, self._tokens = readers, tokens
        self._values: dict[tuple[str, int], tuple[tuple[int, Any], ...]] = {}

    def values_at(self, kind: str, index: int) -> tuple[tuple[int, Any], ...]:
        """Return the ends and values that a slot of this kind may have at a token."""
        values = self._values.get((kind, index))
        if values is None:
            found = islice(self._readers[kind](self._tokens, index), _MAX_VALUES)
            values = self._values[kind, index] = tuple(found)
        return values


_MAX_VALUES: Final = 10
"""Maximum number of ends tried for a slot, such as cards in a row."""


class Text(NamedTuple):
    """The searched text: its tokens, the filler words, and the slot values."""

    tokens: tuple[Token, ...]
    filler_words: frozenset[str]
    slots: SlotValues

    def is_filler(self, index: int) -> bool:
        """Return True if the token is a filler word."""
        return index < len(self.tokens) and self.tokens[index].word in self.filler_words


class FirstItems(NamedTuple):
    """Words, stems and slots that a phrase can begin with."""

    words: frozenset[str]
    stems: tuple[str, ...]
    slots: tuple[str, ...]

    def can_begin(self, text: Text, index: int) -> bool:
        """Return True if the phrase may begin at this token."""
        word = text.tokens[index].word
        return (
            word in self.words
            or word.startswith(self.stems)
            or any(text.slots.values_at(kind, index) for kind in self.slots)
        )


def find_matches(sequence: Sequence, text: Text, start: int) -> Iterator[PhraseMatch]:
    """Yield all matches of a phrase at this token."""
    for end, slots, idle in _match_sequence(sequence, 0, text, start, {}, 0):
        if end > start:
            yield PhraseMatch(end, slots, idle)


_State: TypeAlias = tuple[int, Slots, int]
"""The next token index, the slots read, and the number of filler words passed."""

_START: Final = ""
"""The key among the slots for the phrase's first index."""


def _match_sequence(
    sequence: Sequence, item: int, text: Text, index: int, slots: Slots, filler_count: int
) -> Iterator[_State]:
    """Yield matches of the rest of a phrase from this token on, allowing filler words."""
    if item == len(sequence):
        yield index, slots, filler_count
        return
    for end, more, passed in _match_item(sequence[item], text, index, slots):
        yield from _match_sequence(sequence, item + 1, text, end, more, filler_count + passed)
    if slots.get(_START, index) != index and text.is_filler(index):
        yield from _match_sequence(sequence, item, text, index + 1, slots, filler_count + 1)


def _match_item(item: Item, text: Text, index: int, slots: Slots) -> Iterator[_State]:
    slots = slots if _START in slots else {**slots, _START: index}
    match item:
        case Word(word, stem):
            if index < len(text.tokens) and _token_matches(text.tokens[index], word, stem):
                yield index + 1, slots, 0
        case Slot() as slot:
            for end, value in text.slots.values_at(slot.kind, index):
                yield end, {**slots, slot.name: value}, 0
        case Alternatives(choices, optional):
            for choice in choices:
                yield from _match_sequence(choice, 0, text, index, slots, 0)
            if optional:
                yield index, slots, 0


def _token_matches(token: Token, word: str, stem: bool) -> bool:
    return token.word.startswith(word) if stem else token.word == word


def words_of(sequence: Sequence) -> Iterator[Word]:
    """Yield every word of a phrase, for spelling suggestions."""
    for item in sequence:
        match item:
            case Word():
                yield item
            case Alternatives(choices):
                for choice in choices:
                    yield from words_of(choice)
            case Slot():
                pass
