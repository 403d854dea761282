"""Comparison of a translated rulebook page with the original.

Numbers, cards, ids, links, code and options must be equal in every language.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from typing import Final

from tests.docs.rulebook import RULE_ID_PATTERN, Page, Rule

OPTION_LABELS: Final = {
    "en": ("House option", "Table option", "Floor option"),
    "cs": ("Volba herny", "Volba stolu", "Volba floora"),
}
"""Prefixes of option lines, before the colon."""
CZECH_AND_ENGLISH_VALUE_WORDS: Final = (
    ("nebo více", "or more"),
    ("až", "to"),
    ("seznam", "a list"),
)
"""Words of ranges and lists in option lines, which are translated unlike the options' values."""
MAX_LENGTH_RATIO: Final = 1.5
"""Maximum length ratio between a rule and its original, in either direction."""
ENGLISH_WORDS: Final = frozenset(
    """about after and any are been before both but can does each every from had has have here if
    into is its it may must not of one or other players than that the their them then there they
    this those was were what when where which who whose will with without would you""".split()
)
"""Common English words that do not occur in Czech sentences."""

_CARD_PATTERN: Final = re.compile(r"(?:10|[2-9TJQKA])[♠♥♦♣]")
CODE_BLOCK_PATTERN: Final = re.compile(r"^```.*?^```", re.DOTALL | re.MULTILINE)
CODE_SPAN_PATTERN: Final = re.compile(r"`[^`\n]+`")
LINK_PATTERN: Final = re.compile(r"\]\(([^)\s]+)\)")
THOUSANDS_SEPARATOR_PATTERN: Final = re.compile(r"(?<=\d)[,\u00a0\u202f ](?=\d{3}\b)")
_NUMBER_PATTERN: Final = re.compile(r"\d+(?:\.\d+)?")
_QUOTED_TEXT_PATTERN: Final = re.compile(r"„[^“]*“|“[^”]*”|\*[^*]+\*|^ {4}.*$", re.MULTILINE)
_CITED_RULE_PATTERN: Final = re.compile(
    r"\bRRoP(?:, | \()[A-Z][\w-]*(?:,?\s(?:and\s|of\s|the\s)?[A-Z][\w-]*)*"
)
LOWBALL_PATTERN: Final = re.compile(
    r"\b(?:a-5|2-7|ace[ -]to[ -]five|deuce[ -]to[ -]seven)\b", re.IGNORECASE
)
"""Names of low games, with numbers in words or digits."""


def translated_texts(page: Page) -> Iterator[tuple[str, str]]:
    """Return the parts of a page by name: the introduction and each rule."""
    yield "introduction", page.introduction
    for rule in page.rules:
        yield rule.id, f"{rule.title}\n{rule_body(rule)}"


def rule_body(rule: Rule) -> str:
    """Return a rule's text without its option lines."""
    return "\n".join([line for line in rule.lines if not _is_option(line)]).strip()


def option_values(rule: Rule, language: str) -> list[tuple[int, str]]:
    """Return the kinds and values of a rule's options, in order."""
    labels = OPTION_LABELS[language]
    option_parts = [line.partition(": ") for line in rule.lines if _is_option(line)]
    assert {label for label, _, _ in option_parts} <= {*labels}, (
        f"{rule.id}: a label of another language"
    )
    return [(labels.index(label), _english_value(value)) for label, _, value in option_parts]


def _english_value(value: str) -> str:
    """Return an option's values with the words of a range or a list in English."""
    for word, english_word in CZECH_AND_ENGLISH_VALUE_WORDS:
        value = re.sub(rf"(?<==) {word}$|(?<=\d) {word}(?= \d|$)", f" {english_word}", value)
    return value


def _is_option(line: str) -> bool:
    return line.startswith(
        tuple([f"{label}: " for label in (*OPTION_LABELS["en"], *OPTION_LABELS["cs"])])
    )


def count_numbers(text: str) -> Counter[str]:
    """Count all numbers except in ids and cards, normalizing thousands separators."""
    text = LOWBALL_PATTERN.sub(" ", text)
    prose = _CARD_PATTERN.sub(" ", RULE_ID_PATTERN.sub(" ", LINK_PATTERN.sub("]", text)))
    prose = re.sub(r"(?<=\d),(?=\d{1,2}\b)", ".", THOUSANDS_SEPARATOR_PATTERN.sub("", prose))
    return Counter(_NUMBER_PATTERN.findall(prose))


def card_texts(text: str) -> list[str]:
    """Return all cards in order."""
    return _CARD_PATTERN.findall(text)


def rule_ids(text: str) -> Counter[str]:
    """Count the rule ids in a text."""
    return Counter(match[0] for match in RULE_ID_PATTERN.finditer(text))


def code_spans(text: str) -> Counter[str]:
    """Return inline code; code blocks may be formulas in words and are ignored."""
    span_counts = Counter(CODE_SPAN_PATTERN.findall(CODE_BLOCK_PATTERN.sub(" ", text)))
    span_counts["a block"] = len(CODE_BLOCK_PATTERN.findall(text))
    return span_counts


def link_targets(text: str) -> list[str]:
    """Return the link targets of a text."""
    return LINK_PATTERN.findall(text)


def row_widths(text: str) -> list[int]:
    """Return the column count of each table row."""
    return [line.count("|") for line in text.splitlines() if line.startswith("|")]


def english_words(text: str) -> set[str]:
    """Return typical English words outside of quotations and citations."""
    prose = CODE_SPAN_PATTERN.sub(" ", CODE_BLOCK_PATTERN.sub(" ", text))
    prose = _CITED_RULE_PATTERN.sub(
        " ", _QUOTED_TEXT_PATTERN.sub(" ", LINK_PATTERN.sub("]", prose))
    )
    return {*re.findall(r"[^\W\d_]+(?:-[^\W\d_]+)*", prose.lower())} & ENGLISH_WORDS
