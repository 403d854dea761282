"""Transcript of a text: its items, clauses and actions; the entry point of this package.

>>> transcript = transcribe("seat 3 says raise and throws in one 500 chip", "en")
>>> [(action.kind, action.actor.label, action.chips) for action in transcript.actions]
[('say', '3', ()), ('push', '3', (500,))]
>>> transcript.actions[0].words
(SpokenWord(word='raise', amount=None, is_increment=False),)
"""

from __future__ import annotations

import re
from functools import lru_cache
from typing import Final

from msgspec import Struct

from riverboat.floor.incident_parsing.text_tokens import Token
from riverboat.floor.transcript.action_types import LineAction, SpokenWord
from riverboat.floor.transcript.clauses import Clause, split_clauses
from riverboat.floor.transcript.items import LineItem, read_items, tokenize_without_colours
from riverboat.floor.transcript.line_actions import read_line_actions

__all__ = ["Clause", "LineAction", "LineItem", "SpokenWord", "Transcript", "transcribe"]

_QUOTATION_PATTERN: Final = re.compile(
    r'"[^"]*"|“[^”]*”|„[^“”]*[“”]|«[^»]*»|(?<!\w)[\'’‘][^\'’‘]+[\'’](?!\w)'  # noqa: RUF001
)


class Transcript(Struct, frozen=True):
    """A parsed text: items, clauses and actions in order."""

    text: str
    language: str
    items: tuple[LineItem, ...]
    clauses: tuple[Clause, ...]
    actions: tuple[LineAction, ...]

    def has(self, *tags: str) -> bool:
        """Return True if the text expresses one of these concepts."""
        return any(item.has(*tags) for item in self.items)

    def has_all(self, *tags: str) -> bool:
        """Return True if the text expresses each of these concepts."""
        return all(self.has(tag) for tag in tags)


@lru_cache(maxsize=16)
def transcribe(text: str, language: str) -> Transcript:
    """Return the transcript of a text.

    Raise ``LookupError`` for an unsupported language.
    """
    tokens, items = tokenize_without_colours(text, language), read_items(text, language)
    clauses = split_clauses(text, items, [token.end for token in tokens])
    actions = read_line_actions(clauses, _find_quoted_indexes(text, tokens, items))
    return Transcript(text, language, items, clauses, actions)


def _find_quoted_indexes(
    text: str, tokens: tuple[Token, ...], items: tuple[LineItem, ...]
) -> frozenset[int]:
    quotation_spans = [match.span() for match in _QUOTATION_PATTERN.finditer(text)]
    return frozenset(
        [
            index
            for index, item in enumerate(items)
            if any(start <= tokens[item.start].start < end for start, end in quotation_spans)
        ]
    )
