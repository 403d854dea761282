"""Message catalogues: Fluent files of a language, one for each module of phrases.

``en/refusals/betting.ftl`` has the English messages of ``riverboat.words.refusals.betting``; the
message of ``OutOfTurn`` is ``out-of-turn``. A message is parsed and compiled when it is first
rendered. It selects and formats its arguments with these functions:

================================  ==================================================================
``{ $act }``                      the argument: a name, a count, a text, or a phrase
``{ CHIPS($to) }``                an amount in the table's money
``{ DECIMAL($seconds) }``         a number as Python writes it: *1,234.5* is *1 234,5* in Czech
``{ CARDS($board) }``             cards
``{ WORD($n) }``                  a small count as a word: *three*
``{ ORDINAL($place) }``           an ordinal: *3rd*; not in the client
``{ RANK($top, form: "all") }``   a rank, or several, in a form of the grammar: *kings*
``{ GAME($game) }``               a table sign in this language
``{ LIST($who) }``                several, joined by *and*; without it, by commas
``{ NUMBER($n) -> ... }``         a plural category, or a number
``{ PERSON($who) -> ... }``       ``you`` is the reader, ``unnamed`` has no name, else ``other``
``{ GIVEN($why) -> ... }``        ``yes`` if an optional argument is present, else ``no``
``{ KEY($how) -> ... }``          a word as a variant key: *small blind* is ``small-blind``
================================  ==================================================================

An argument that a phrase does not have is looked up in the enclosing phrases.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from functools import cache
from threading import Lock
from typing import TYPE_CHECKING, Any, NamedTuple

from msgspec.structs import asdict

from riverboat.words.arguments import ArgumentReader, MessageScope
from riverboat.words.message_files import list_message_files, read_message_file

if TYPE_CHECKING:
    from riverboat.words.message_compiler import Renderer
    from riverboat.words.phrase import Phrase

_MESSAGE_PATTERN = re.compile(r"^([a-zA-Z][\w-]*) = ?(.*(?:\n[ }].*)*)", re.MULTILINE)
"""A message: its id, and its pattern with the indented lines that follow."""


def message_id(code: str) -> str:
    """Return the id of a phrase's message.

    >>> message_id("OutOfTurn")
    'out-of-turn'
    """
    return re.sub(r"(?<!^)(?=[A-Z])", "-", code).lower()


def find_message_file(kind: type[Phrase]) -> str:
    """Return the path of a phrase's catalogue in a language folder, without its suffix."""
    return kind.__module__.removeprefix("riverboat.words.").replace(".", "/")


class Message(NamedTuple):
    """A compiled message."""

    text: str | Renderer
    """The text, or the function that renders it if it has arguments."""
    leading_argument: str
    """The argument that the text begins with; empty if it begins with a word."""


class Catalogue:
    """The messages of one language, compiled at first use."""

    def __init__(self, code: str) -> None:
        self._code = code
        self._loaded_files: set[str] = set()
        self._sources: dict[str, str] = {}
        self._messages: dict[type[Phrase], Message] = {}
        self._kinds_without_message: set[type[Phrase]] = set()
        self._lock = Lock()

    def format(self, phrase: Phrase, context: Mapping[str, Any], reader: ArgumentReader) -> str:
        """Return the text of a phrase; ``LookupError`` if its kind has no message.

        Raises ``ValueError`` for a fault in the message itself.
        """
        message = self._messages.get(type(phrase)) or self.message(type(phrase))
        text = message.text
        return (
            text
            if isinstance(text, str)
            else text(MessageScope({**context, **asdict(phrase)}, reader))
        )

    def find_leading_argument(self, phrase: Phrase) -> object:
        """Return the value of the argument that a text begins with; None if it begins with a word.

        Of a list of values, the first one is returned.
        """
        argument_name = self.message(type(phrase)).leading_argument
        value = getattr(phrase, argument_name, None) if argument_name else None
        return value[0] if isinstance(value, tuple) and value else value

    def message(self, kind: type[Phrase]) -> Message:
        """Return the message of a kind of phrase, or of one that it inherits from."""
        message = self._messages.get(kind)
        if message is None:
            with self._lock:
                message = self._messages[kind] = self._load_message(kind)
        return message

    def has(self, kind: type[Phrase]) -> bool:
        """Return True if the language has a message for a kind of phrase."""
        if kind not in self._messages and kind not in self._kinds_without_message:
            try:
                self.message(kind)
            except LookupError:
                self._kinds_without_message.add(kind)
        return kind in self._messages

    def add(self, source: str) -> None:
        """Add messages of phrases that are declared outside of this package."""
        with self._lock:
            self._sources.update(parse_message_sources(source))

    def source(self, kind: type[Phrase]) -> tuple[str, str]:
        """Return the message id of a kind of phrase and its pattern in Fluent."""
        for base_class in kind.__mro__:
            self._load_message_file(find_message_file(base_class))
            if source := self._sources.get(id_ := message_id(base_class.__name__)):
                return id_, source
        raise LookupError(f"{kind.__name__} has no message in {self._code}")

    def _load_message(self, kind: type[Phrase]) -> Message:
        id_, source = self.source(kind)
        if not any(mark in source for mark in "{}\n"):  # one text: there is nothing to parse
            return Message(source.strip(" "), "")
        from riverboat.words.message_compiler import (
            compile_pattern,
            find_leading_argument,
            parse_pattern,
        )

        pattern = parse_pattern(id_, source)
        return Message(compile_pattern(pattern), find_leading_argument(pattern))

    def _load_message_file(self, file_name: str) -> None:
        """Read a message file, such as ``refusals/betting``, at its first use."""
        if file_name not in self._loaded_files:
            self._loaded_files.add(file_name)
            self._sources.update(read_message_sources(self._code, file_name))


@cache
def catalogue(code: str) -> Catalogue:
    """Return the message catalogue of a language, from a cache."""
    return Catalogue(code)


def iter_message_files(code: str) -> Iterator[str]:
    """Yield the names of the message files of a language, in order.

    Texts of options are no phrases: ``option_texts`` reads them.
    """
    return (
        file_name for file_name in list_message_files(code) if not file_name.startswith("options/")
    )


def read_message_sources(code: str, file_name: str) -> dict[str, str]:
    """Return the source of each message of a Fluent file by its id; empty without the file."""
    source = read_message_file(code, file_name)
    return {} if source is None else parse_message_sources(source)


def parse_message_sources(text: str) -> dict[str, str]:
    """Return the source of each pattern of a Fluent file by its message id."""
    return {match[1]: match[2].strip("\n") for match in _MESSAGE_PATTERN.finditer(text)}


@cache
def load_patterns(code: str) -> Mapping[str, str]:
    """Return the source of all patterns of a language by their message ids."""
    source_by_id = dict[str, str]()
    for file_name in iter_message_files(code):
        source_by_id |= read_message_sources(code, file_name)
    return source_by_id


def has_message(kind: type[Phrase]) -> bool:
    """Return True if a kind of phrase, or one that it inherits from, has an English message."""
    message_ids = load_patterns("en")
    return any(message_id(base_class.__name__) in message_ids for base_class in kind.__mro__)
