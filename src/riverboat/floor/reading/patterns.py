"""How a phrase is written in a language's file, and where one stands in a text.

``[dealer] (exposed|showed) {n} card*`` is: the word *dealer* if it is there, one of two words, an
amount, and any word that begins with *card*. ``<who>`` is a list of words of the same file. Words
that say nothing by themselves may stand between the others, and cost a little: a phrase that says
more of the text is the better one.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping
from itertools import islice
from typing import Any, Final, NamedTuple, TypeAlias

from riverboat.floor.reading.tokens import Token

Slots: TypeAlias = dict[str, Any]
SlotReader: TypeAlias = Callable[[tuple[Token, ...], int], Iterator[tuple[int, Any]]]


class Word(NamedTuple):
    """A word, or with ``stem`` how one begins."""

    text: str
    stem: bool


class Slot(NamedTuple):
    """Something to be read, such as an amount: ``{n}``, and a second one ``{n2}``."""

    name: str

    @property
    def kind(self) -> str:
        return self.name.rstrip("23456789")


class Either(NamedTuple):
    """One of several; none of them, if it may be left out."""

    choices: tuple[Sequence, ...]
    optional: bool


Item: TypeAlias = Word | Slot | Either
Sequence: TypeAlias = tuple[Item, ...]


class Found(NamedTuple):
    """A phrase in a text: where it ends, what its slots hold, how many idle words it spans."""

    end: int
    slots: Slots
    idle: int


class BadPattern(ValueError):
    """A phrase in a language's file that is not written as phrases are."""


# Writing ---------------------------------------------------------------------------------------

_LEXEME: Final = re.compile(r"[\[\]()|]|\{\w+\}|<[\w-]+>|[^\s\[\]()|{}<>]+")


def pattern(text: str, shorthand: Mapping[str, str]) -> Sequence:
    """The phrase that is written so."""
    lexemes = [*_lexemes(text, shorthand)]
    sequence, end = _sequence(lexemes, 0, text)
    if end != len(lexemes):
        raise BadPattern(f"{text!r}: a bracket is closed that nobody opened")
    return sequence


def _lexemes(text: str, shorthand: Mapping[str, str]) -> Iterator[str]:
    for lexeme in _LEXEME.findall(text):
        if lexeme.startswith("<"):
            name = lexeme[1:-1]
            if name not in shorthand:
                raise BadPattern(f"{text!r}: there is no shorthand {lexeme}")
            yield "("
            yield from _lexemes(shorthand[name], shorthand)
            yield ")"
        else:
            yield lexeme


def _sequence(lexemes: list[str], at: int, text: str) -> tuple[Sequence, int]:
    items: list[Item] = []
    while at < len(lexemes) and lexemes[at] not in ("|", ")", "]"):
        lexeme = lexemes[at]
        if lexeme in ("(", "["):
            either, at = _either(lexemes, at + 1, lexeme == "[", text)
            items.append(either)
            continue
        if lexeme.startswith("{"):
            items.append(Slot(lexeme[1:-1]))
        else:
            items.append(Word(lexeme.removesuffix("*"), lexeme.endswith("*")))
        at += 1
    return tuple(items), at


def _either(lexemes: list[str], at: int, optional: bool, text: str) -> tuple[Either, int]:
    choices = []
    while True:
        choice, at = _sequence(lexemes, at, text)
        choices.append(choice)
        if at >= len(lexemes) or lexemes[at] not in ("|", "]" if optional else ")"):
            raise BadPattern(f"{text!r}: a bracket is not closed")
        at += 1
        if lexemes[at - 1] != "|":
            return Either(tuple(choices), optional), at


# Finding ---------------------------------------------------------------------------------------


class SlotValues:
    """What the slots hold at each token of a text: read once, however many phrases have them."""

    def __init__(self, readers: Mapping[str, SlotReader], tokens: tuple[Token, ...]) -> None:
        self._readers, self._tokens = readers, tokens
        self._values: dict[tuple[str, int], tuple[tuple[int, Any], ...]] = {}

    def at(self, kind: str, at: int) -> tuple[tuple[int, Any], ...]:
        """Return the ends and values that a slot of this kind may have at a token."""
        values = self._values.get((kind, at))
        if values is None:
            found = islice(self._readers[kind](self._tokens, at), _MOST_VALUES)
            values = self._values[kind, at] = tuple(found)
        return values


_MOST_VALUES: Final = 10
"""Ends of a slot that are tried, such as cards in a row: a line of nothing else says nothing."""


class Text(NamedTuple):
    """What is searched: a text, the words that say nothing, and what slots hold."""

    tokens: tuple[Token, ...]
    idle: frozenset[str]
    slots: SlotValues

    def idles(self, at: int) -> bool:
        """Whether a word may be passed over."""
        return at < len(self.tokens) and self.tokens[at].word in self.idle


class Beginnings(NamedTuple):
    """Words, stems and slots that a phrase can begin with."""

    words: frozenset[str]
    stems: tuple[str, ...]
    slots: tuple[str, ...]

    def fit(self, text: Text, at: int) -> bool:
        """Return True if the phrase may begin at this token."""
        word = text.tokens[at].word
        return (
            word in self.words
            or word.startswith(self.stems)
            or any(text.slots.at(kind, at) for kind in self.slots)
        )


def occurrences(sequence: Sequence, text: Text, start: int) -> Iterator[Found]:
    """Each way in which a phrase begins at this token."""
    for end, slots, idle in _match(sequence, 0, text, start, {}, 0):
        if end > start:
            yield Found(end, slots, idle)


_State: TypeAlias = tuple[int, Slots, int]
"""Where it has come to, what it has read, and how many idle words it has passed."""

_START: Final = ""
"""Among the slots: where the phrase began."""


def _match(
    sequence: Sequence, item: int, text: Text, at: int, slots: Slots, idle: int
) -> Iterator[_State]:
    """What is left of a phrase, from this token on; between its words others may stand idle."""
    if item == len(sequence):
        yield at, slots, idle
        return
    for end, more, passed in _item(sequence[item], text, at, slots):
        yield from _match(sequence, item + 1, text, end, more, idle + passed)
    if slots.get(_START, at) != at and text.idles(at):
        yield from _match(sequence, item, text, at + 1, slots, idle + 1)


def _item(item: Item, text: Text, at: int, slots: Slots) -> Iterator[_State]:
    slots = slots if _START in slots else {**slots, _START: at}
    match item:
        case Word(word, stem):
            if at < len(text.tokens) and _is(text.tokens[at], word, stem):
                yield at + 1, slots, 0
        case Slot() as slot:
            for end, value in text.slots.at(slot.kind, at):
                yield end, {**slots, slot.name: value}, 0
        case Either(choices, optional):
            for choice in choices:
                yield from _match(choice, 0, text, at, slots, 0)
            if optional:
                yield at, slots, 0


def _is(token: Token, word: str, stem: bool) -> bool:
    return token.word.startswith(word) if stem else token.word == word


def words_of(sequence: Sequence) -> Iterator[Word]:
    """Every word of a phrase, to find the nearest to one that was not understood."""
    for item in sequence:
        match item:
            case Word():
                yield item
            case Either(choices):
                for choice in choices:
                    yield from words_of(choice)
            case Slot():
                pass
