"""Clauses of a text: parts between commas and conjunctions, with their subject and mood."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

from riverboat.floor.transcript.betting_words import ACTIONS
from riverboat.floor.transcript.items import LineItem

__all__ = ["ACTIONS", "VERB_CONCEPTS", "Clause", "split_clauses"]

VERB_CONCEPTS: Final = ACTIONS | frozenset(
    "push takeback say deal come expose muckverb look leave win award find fall touch lose skip "
    "misread hide bust burnverb shuffle thinking want think mean split forget release mix".split()
)
"""Concepts of the actions of players and dealers."""
PEOPLE_CONCEPTS: Final = frozenset(
    "player players dealer floor next first last other all both he i nobody bettor caller".split()
)
_LINK_CONCEPTS: Final = ("then", "but", "before", "after", "while", "because", "until", "if", "and")
_SPLITTING_LINKS: Final = frozenset(_LINK_CONCEPTS) - {"and"}


_RELATIVE_PRONOUNS: Final = ("who", "which", "whose", "kdo", "ktery", "ktera", "kteri")
"""Words that ask a question at the beginning of a text, and otherwise describe a player."""


class Clause(NamedTuple):
    """A part of a text with one or more verbs."""

    items: tuple[LineItem, ...]
    link: str = ""
    """The concept that links the clause to the previous one: ``then``; empty after a comma."""
    is_question: bool = False

    def has(self, *tags: str) -> bool:
        """Return True if an item expresses one of these concepts."""
        return any(item.has(*tags) for item in self.items)

    def has_all(self, *tags: str) -> bool:
        """Return True if each of these concepts is expressed."""
        return all(self.has(tag) for tag in tags)

    def find_index(self, *tags: str) -> int:
        """Return the index of the first item with one of these concepts, or -1."""
        return next((index for index, item in enumerate(self.items) if item.has(*tags)), -1)

    @property
    def is_negated(self) -> bool:
        """True if a part of the clause is negated."""
        return self.has("not", "no", "nobody", "without", "nothing")


def split_clauses(
    text: str, items: Sequence[LineItem], token_ends: Sequence[int]
) -> tuple[Clause, ...]:
    """Return the clauses of a text; *token_ends* are the character ends of its tokens."""
    return tuple(_ClauseSplitter(text, items, token_ends).clauses())


class _ClauseSplitter:
    """Splits items into clauses."""

    def __init__(self, text: str, items: Sequence[LineItem], token_ends: Sequence[int]) -> None:
        self.text, self.items, self.token_ends = text, items, token_ends

    def clauses(self) -> Iterator[Clause]:
        clause_items: list[LineItem] = []
        link = ""
        for index, item in enumerate(self.items):
            new_link = self._find_link(index, clause_items)
            if clause_items and (item.has_gap or new_link):
                yield self._build_clause(clause_items, link)
                clause_items, link = [], ""
            if new_link and not clause_items:
                link = link or new_link
            clause_items.append(item)
        if clause_items:
            yield self._build_clause(clause_items, link)

    def _find_link(self, index: int, clause_items: Sequence[LineItem]) -> str:
        item = self.items[index]
        if len(item.tags - {"next", "until", "when"}) == 0 and not item.tags:
            return ""
        matching_link = next((link for link in _LINK_CONCEPTS if link in item.tags), "")
        if matching_link in _SPLITTING_LINKS:
            return matching_link
        if matching_link == "and" and (not clause_items or self._starts_clause(index)):
            return matching_link
        return ""

    def _starts_clause(self, index: int) -> bool:
        """Return True if *and* is followed by a verb, perhaps after its subject."""
        for next_index, item in enumerate(self.items[index + 1 : index + 6], index + 1):
            counts_players = item.has("amount") and any(
                next_item.has("player", "players", "next", "other")
                for next_item in self.items[next_index + 1 : next_index + 2]
            )
            if item.has_gap or (item.has("chips", "amount", "and") and not counts_players):
                return False
            if item.has(*VERB_CONCEPTS) or item.has("have"):
                return True
        return False

    def _build_clause(self, items: Sequence[LineItem], link: str) -> Clause:
        clause_end = self.token_ends[items[-1].end - 1]
        question_mark = re.match(r'[\s"”»)]*\?', self.text[clause_end:])
        is_relative = items[0].word in _RELATIVE_PRONOUNS and items[0] is not self.items[0]
        is_question = items[0].has("can", "must", "ask_word", "howmany") and not is_relative
        return Clause(tuple(items), link, is_question or bool(question_mark))
