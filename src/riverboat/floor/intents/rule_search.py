"""Which rules of the book speak of a line: those that are likely asked about, the likeliest first.

A line is compared with all rules (``learned``), and with situations; what is likely a situation
speaks of the rules that are cited there. So a question that no situation covers has its rule first,
and an incident has the rules that it is ruled by.

>>> [each.rule for each in search_rules("who gets the odd chip in a split pot?")][0]
'BYND-02'
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping
from typing import Final, NamedTuple

from riverboat.floor.intents.intent_weights import chances
from riverboat.floor.intents.situation_rules import rules_by_situation
from riverboat.floor.intents.utterances import BOOK

MAX_RULES: Final = 5
"""So many rules stand beside a line, told by their titles: as much as is read at a glance."""
_MIN_CHANCE: Final = 0.01
"""A rule of which so little is heard is none that a line asks about."""
_SHARES: Final = (0.5, 0.3, 0.2)
"""What the rules of a situation are worth, the most cited first."""
_OPEN: Final = 0.7
"""How far what a line says of rules is heard where it is likely a situation."""


class ScoredRule(NamedTuple):
    """A rule, and how likely a line asks about it: a share of one."""

    rule: str
    """Its id."""
    chance: float


class RuleScores(NamedTuple):
    """How a line stands to the book."""

    chances: Mapping[str, float]
    """How likely it asks about each rule; empty for no idea."""
    book: float
    """How likely it asks what no situation covers: a share of one."""


def search_rules(text: str, language: str = "en") -> tuple[ScoredRule, ...]:
    """The rules that a line is likeliest to ask about, the likeliest first; none for no idea.

    ``LookupError`` for a language in which nobody has been heard.
    """
    return top_rules(score_rules(text, language))


def top_rules(scores: RuleScores) -> tuple[ScoredRule, ...]:
    """So many of them as are worth to be read."""
    found = [
        ScoredRule(rule, chance) for rule, chance in scores.chances.items() if chance >= _MIN_CHANCE
    ]
    return tuple(sorted(found, key=lambda each: -each.chance)[:MAX_RULES])


def score_rules(text: str, language: str) -> RuleScores:
    """What is heard of every rule in a line, by its words and by the situations of which it tells.

    ``LookupError`` for a language in which nobody has been heard.
    """
    of_situations = chances(text, language, "situations")
    of_rules = chances(text, language, "rules")
    book = of_situations.get(BOOK, 0.0) if of_situations else 1.0
    found: defaultdict[str, float] = defaultdict(float)
    for rule, chance in of_rules.items():
        found[rule] += chance * (book + _OPEN * (1.0 - book))
    for key, chance in of_situations.items():
        for rule, share in zip(rules_by_situation().get(key, ()), _SHARES, strict=False):
            found[rule] += (1.0 - _OPEN) * chance * share
    return RuleScores(found, book)
