"""Clauses of a line: parts between commas and conjunctions, with their subject and mood."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

from riverboat.floor.transcript.betting_words import ACTIONS
from riverboat.floor.transcript.items import Item

__all__ = ["ACTIONS", "VERB_CONCEPTS", "Clause", "split_clauses"]

VERB_CONCEPTS: Final = ACTIONS | frozenset(
    "push takeback say deal come expose muckverb look leave win award find fall touch lose skip "
    "misread hide bust burnverb shuffle thinking want think mean split forget release mix".split()
)
"""Concepts of everything that somebody does."""
PEOPLE_CONCEPTS: Final = frozenset(
    "player players dealer floor next first last other all both he i nobody bettor caller".split()
)
_LINKS: Final = ("then", "but", "before", "after", "while", "because", "until", "if", "and")
_HARD_LINKS: Final = frozenset(_LINKS) - {"and"}


_RELATIVE: Final = ("who", "which", "whose", "kdo", "ktery", "ktera", "kteri")
"""Words that ask at the beginning of a line, and otherwise tell more of a player."""


class Clause(NamedTuple):
    """A part of a line with one or more verbs."""

    items: tuple[Item, ...]
    link: str = ""
    """The concept that connects it to the clause before it; empty after a comma."""
    is_question: bool = False

    def has(self, *tags: str) -> bool:
        """Return True if an item expresses one of these concepts."""
        return any(item.has(*tags) for item in self.items)

    def has_all(self, *tags: str) -> bool:
        """Return True if each of these concepts is expressed."""
        return all(self.has(tag) for tag in tags)

    def first(self, *tags: str) -> Item | None:
        """Return the first item with one of these concepts."""
        return next((item for item in self.items if item.has(*tags)), None)

    def position(self, *tags: str) -> int:
        """Return the index of the first item with one of these concepts, or -1."""
        return next((at for at, item in enumerate(self.items) if item.has(*tags)), -1)

    @property
    def is_negated(self) -> bool:
        """True if a part of the clause is negated."""
        return self.has("not", "no", "nobody", "without", "nothing")


def split_clauses(text: str, items: Sequence[Item], ends: Sequence[int]) -> tuple[Clause, ...]:
    """Return the clauses of a line; *ends* are the character ends of its tokens."""
    return tuple(_Splitter(text, items, ends).clauses())


class _Splitter:
    """Splits items into clauses."""

    def __init__(self, text: str, items: Sequence[Item], ends: Sequence[int]) -> None:
        self.text, self.all, self.ends = text, items, ends

    def clauses(self) -> Iterator[Clause]:
        begun: list[Item] = []
        link = ""
        for at, item in enumerate(self.all):
            found = self._link_at(at, begun)
            if begun and (item.has_gap or found):
                yield self._clause(begun, link)
                begun, link = [], ""
            if found and not begun:
                link = link or found
            begun.append(item)
        if begun:
            yield self._clause(begun, link)

    def _link_at(self, index: int, clause_items: Sequence[Item]) -> str:
        """Return the link that begins a clause at this item, if any."""
        item = self.all[index]
        if len(item.tags - {"next", "until", "when"}) == 0 and not item.tags:
            return ""
        matching_link = next((link for link in _LINKS if link in item.tags), "")
        if matching_link in _HARD_LINKS:
            return matching_link
        if matching_link == "and" and (not clause_items or self._begins_clause(index)):
            return matching_link
        return ""

    def _begins_clause(self, index: int) -> bool:
        """Return True if *and* is followed by a verb, perhaps after its subject."""
        for k, item in enumerate(self.all[index + 1 : index + 6], index + 1):
            counts = item.has("amount") and any(
                each.has("player", "players", "next", "other") for each in self.all[k + 1 : k + 2]
            )
            if item.has_gap or (item.has("chips", "amount", "and") and not counts):
                return False
            if item.has(*VERB_CONCEPTS) or item.has("have"):
                return True
        return False

    def _clause(self, items: Sequence[Item], link: str) -> Clause:
        after = self.ends[items[-1].end - 1]
        mark = re.match(r'[\s"”»)]*\?', self.text[after:])
        is_relative = items[0].word in _RELATIVE and items[0] is not self.all[0]
        asks = items[0].has("can", "must", "ask_word", "howmany") and not is_relative
        return Clause(tuple(items), link, asks or bool(mark))
