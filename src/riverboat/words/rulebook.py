"""Texts around the rulebook: on its pages and at a terminal."""

from __future__ import annotations

from typing import Literal, TypeAlias

from riverboat.words.phrase import Phrase

# Texts on the rulebook's pages -------------------------------------------------------------------


BookLabelName: TypeAlias = Literal[
    "book", "rules", "search", "go", "found", "whole", "ask", "situation", "word"
]


class BookLabel(Phrase, frozen=True):
    what: BookLabelName


class RulebookEntrance(Phrase, frozen=True):
    """Link to an index of the rulebook, with a description of its entries."""

    by: Literal["situation", "word"]


class BookSize(Phrase, frozen=True):
    rules: int
    chapters: int


class RulesFound(Phrase, frozen=True):
    found: int
    every: int


class NoMatchingRule(Phrase, frozen=True):
    pass


class RulebookMissing(Phrase, frozen=True):
    pass


class NotTranslated(Phrase, frozen=True):
    """A notice that a text is in English, because it has no translation yet."""


# Texts in the terminal ---------------------------------------------------------------------------


class BookHeading(Phrase, frozen=True):
    part: Literal[
        "chapter", "rules", "text", "cases", "code", "all", "no case", "house", "choices", "presets"
    ]


class RuleCaseCount(Phrase, frozen=True):
    n: int


class BookHint(Phrase, frozen=True):
    pass


class RuleUndescribed(Phrase, frozen=True):
    pass


class RuleMentionsOnly(Phrase, frozen=True):
    pass


class MoreFilesSuffix(Phrase, frozen=True):
    n: int


class RulesMatchingWords(Phrase, frozen=True):
    words: str


class ValueInAllPresets(Phrase, frozen=True):
    value: str


class PackagePartMissing(Phrase, frozen=True):
    what: Literal["texts", "cases", "both"]


class NoRuleMatch(Phrase, frozen=True):
    words: str


class NoRuleOfThatId(Phrase, frozen=True):
    typed: str
    near: tuple[str, ...]


class NoSimilarRuleId(Phrase, frozen=True):
    typed: str
