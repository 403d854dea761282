"""Texts around the rulebook: on its pages and at a terminal."""

from __future__ import annotations

from typing import Literal, TypeAlias

from riverboat.words.phrase import Phrase

RulebookLabelName: TypeAlias = Literal[
    "book", "rules", "search", "go", "found", "whole", "ask", "situation", "word"
]


class RulebookLabel(Phrase, frozen=True, rename={"label": "what"}):
    label: RulebookLabelName


class RulebookIndexTitle(Phrase, frozen=True, rename={"index_kind": "by"}):
    """Link to an index of the rulebook, with a description of its entries."""

    index_kind: Literal["situation", "word"]


class RulebookSize(Phrase, frozen=True):
    rules: int
    chapters: int


class RulesFound(Phrase, frozen=True, rename={"found_count": "found", "rule_count": "every"}):
    found_count: int
    rule_count: int


class NoMatchingRule(Phrase, frozen=True):
    pass


class RulebookMissing(Phrase, frozen=True):
    pass


class NotTranslated(Phrase, frozen=True):
    """A notice that a text is in English, because it has no translation yet."""


class RulebookColumnHeading(Phrase, frozen=True, rename={"column": "part"}):
    column: Literal[
        "chapter", "rules", "text", "cases", "code", "all", "no case", "house", "choices", "presets"
    ]


class RuleTestCaseCount(Phrase, frozen=True, rename={"case_count": "n"}):
    case_count: int


class RulebookCommandHint(Phrase, frozen=True):
    pass


class RuleUndescribed(Phrase, frozen=True):
    pass


class RuleMentionLabel(Phrase, frozen=True):
    pass


class MoreFilesSuffix(Phrase, frozen=True, rename={"file_count": "n"}):
    file_count: int


class RulesMatchingWords(Phrase, frozen=True):
    words: str


class ValueInAllPresets(Phrase, frozen=True):
    value: str


class PackagePartMissing(Phrase, frozen=True, rename={"missing_part": "what"}):
    missing_part: Literal["texts", "cases", "both"]


class NoRuleMatch(Phrase, frozen=True):
    words: str


class NoRuleOfThatId(Phrase, frozen=True, rename={"typed_id": "typed", "similar_ids": "near"}):
    typed_id: str
    similar_ids: tuple[str, ...]


class NoSimilarRuleId(Phrase, frozen=True, rename={"typed_id": "typed"}):
    typed_id: str
