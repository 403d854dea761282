"""Suggestions for a typed line: its possible meanings, tools that compute the answer, and rules.

One list, the likeliest first: readings, situations and tools, six at most, and at most five rules
beside them. If the line probably asks about something no situation covers, the book comes first.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, NamedTuple

from riverboat.floor.incident_parsing.incident_parser import NotUnderstood, ParseResult
from riverboat.floor.intents import MAX_SUGGESTIONS
from riverboat.floor.intents.clarifications import Suggestion, SuggestionList, suggest_meanings
from riverboat.floor.intents.rule_search import RuleScores, ScoredRule, score_rules, top_rules
from riverboat.floor.intents.tool_slots import (
    RULES_BY_TOOL,
    ToolArguments,
    ToolName,
    parse_tool_arguments,
)

_MIN_TOOL_CHANCE: Final = 0.2
"""Probability of its rules from which a tool is offered."""
_MAX_TOOLS: Final = 2
_MIN_CHANCE: Final = 0.001
"""Lowest probability of a situation that is still listed beside the book."""
_BOOK_FIRST_CHANCE: Final = 0.6
"""Probability of a question outside all situations from which the book comes first."""
_MIN_RULE_CHANCE: Final = 0.08
"""Probability below which a rule is not shown by itself."""


class ToolSuggestion(NamedTuple):
    """A tool that computes the answer, and its arguments from the line."""

    name: ToolName
    arguments: ToolArguments


class Suggestions(NamedTuple):
    """Suggestions for a line that gets no ruling yet."""

    offers: tuple[Suggestion | ToolSuggestion, ...]
    """Possible meanings and tools, the likeliest first."""
    rules: tuple[ScoredRule, ...]
    """The rules that may answer, the likeliest first."""
    is_sure: bool = False
    """The first suggestion is likely enough to be offered alone."""
    is_book_first: bool = False
    """The line is likelier a question about the book than a description of a situation."""


def suggest(text: str, language: str, result: ParseResult) -> Suggestions:
    """Return all suggestions for a line.

    Raise ``LookupError`` for an unsupported language.
    """
    offers = suggest_meanings(text, language, result)
    rule_scores = score_rules(text, language)
    tools = [*_tools(text, language, rule_scores)]
    is_not_understood = isinstance(result, NotUnderstood)
    rules = top_rules(rule_scores)
    is_rule_first = (
        rule_scores.book >= _BOOK_FIRST_CHANCE and rules and rules[0].chance >= _MIN_RULE_CHANCE
    )
    book_first = is_not_understood and not offers.is_sure and bool(is_rule_first)
    return Suggestions(
        _merge_suggestions(offers, tools, book_first), rules, offers.is_sure, book_first
    )


def _tools(text: str, language: str, scores: RuleScores) -> Iterator[tuple[float, ToolSuggestion]]:
    """Yield the tools whose rules a line asks about, each with its probability."""
    for name, rules in RULES_BY_TOOL.items():
        chance = sum([scores.chances.get(rule, 0.0) for rule in rules])
        if chance >= _MIN_TOOL_CHANCE:
            yield chance, ToolSuggestion(name, parse_tool_arguments(name, text, language))


def _merge_suggestions(
    offers: SuggestionList, tools: list[tuple[float, ToolSuggestion]], is_book_first: bool
) -> tuple[Suggestion | ToolSuggestion, ...]:
    """Merge tools into the suggestions, six at most; a doubtful reading stays the first.

    Improbable ones are dropped if the book answers.
    """
    best_tools = sorted(tools, key=lambda scored_tool: -scored_tool[0])[:_MAX_TOOLS]
    row: list[tuple[float, Suggestion | ToolSuggestion]] = [*best_tools]
    min_chance = _MIN_CHANCE if is_book_first else 0.0
    scored_offers = [
        (offer.chance, offer) for offer in offers.suggestions if offer.chance >= min_chance
    ]
    row += scored_offers[: MAX_SUGGESTIONS - len(best_tools)]
    return tuple([offer for _, offer in sorted(row, key=lambda scored_offer: -scored_offer[0])])
