"""Rule search: the rules that a text probably asks about, the likeliest first.

A text is compared with all rules (``intent_weights``) and with situations; a probable situation
adds the rules that it cites. So a question that no situation covers finds its rule directly, and an
incident finds the rules that it is ruled by.

>>> search_rules("who gets the odd chip in a split pot?")[0].rule
'BYND-02'
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping
from typing import Final, NamedTuple

from riverboat.floor.intents.intent_weights import RULEBOOK_KEY, classify_text
from riverboat.floor.intents.situation_rules import rules_by_situation

MAX_RULES: Final = 7
"""Maximum number of rules that are found for a text, few enough to read at a glance."""
_MIN_CHANCE: Final = 0.004
"""Probability below which a rule is left out."""
_CITATION_SHARES: Final = (0.5, 0.3, 0.2)
"""Shares of a situation's probability for its three most cited rules, in order."""
_DIRECT_MATCH_WEIGHT: Final = 0.7
"""Weight of the match by words, beside citations, if the text probably means a situation."""


class ScoredRule(NamedTuple):
    """A rule, and the probability that a text asks about it."""

    rule: str
    """The rule's id."""
    chance: float


class RuleScores(NamedTuple):
    """Probabilities of the rulebook's rules for a text."""

    chance_by_rule: Mapping[str, float]
    """Probability of each rule; empty if unknown."""
    rulebook_chance: float
    """Probability that the text asks about a subject that no situation covers."""


def search_rules(text: str, language: str = "en") -> tuple[ScoredRule, ...]:
    """Return the rules that a text probably asks about, most likely first; empty if all words are
    unknown.

    Raise ``LookupError`` for a language without training data.
    """
    return select_top_rules(score_rules(text, language))


def select_top_rules(scores: RuleScores) -> tuple[ScoredRule, ...]:
    """Return the rules that are likely enough to show."""
    likely_rules = [
        ScoredRule(rule, chance)
        for rule, chance in scores.chance_by_rule.items()
        if chance >= _MIN_CHANCE
    ]
    return tuple(sorted(likely_rules, key=lambda scored_rule: -scored_rule.chance)[:MAX_RULES])


def score_rules(text: str, language: str) -> RuleScores:
    """Score every rule for a text, by its words and by the situations that it may describe.

    Raise ``LookupError`` for a language without training data.
    """
    situation_chances = classify_text(text, language, "situations")
    rule_chances = classify_text(text, language, "rules")
    rulebook_chance = situation_chances.get(RULEBOOK_KEY, 0.0) if situation_chances else 1.0
    score_by_rule: defaultdict[str, float] = defaultdict(float)
    for rule, chance in rule_chances.items():
        score_by_rule[rule] += chance * (
            rulebook_chance + _DIRECT_MATCH_WEIGHT * (1.0 - rulebook_chance)
        )
    for key, chance in situation_chances.items():
        for rule, share in zip(rules_by_situation().get(key, ()), _CITATION_SHARES, strict=False):
            score_by_rule[rule] += (1.0 - _DIRECT_MATCH_WEIGHT) * chance * share
    return RuleScores(score_by_rule, rulebook_chance)
