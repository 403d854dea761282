"""What somebody is answered who typed a line: what it may mean, what computes it, what rules it.

One list, the likeliest first: readings, situations and tools, six at most, and at most five rules
beside them. Where a line likely asks what no situation covers, the book comes first.
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
"""A tool is offered where its rules are as likely as that."""
_MAX_TOOLS: Final = 2
_MIN_CHANCE: Final = 0.001
"""Beside the book nobody looks at a situation of which so little is heard."""
_BOOK_FIRST_CHANCE: Final = 0.6
"""The book comes first where so much says that no situation covers the line."""
_MIN_RULE_CHANCE: Final = 0.08
"""A rule of which less is heard answers nothing by itself."""


class ToolSuggestion(NamedTuple):
    """A tool that computes it, and what the line says for it."""

    name: ToolName
    arguments: ToolArguments


class Suggestions(NamedTuple):
    """What comes of a line that is not ruled on as it stands."""

    offers: tuple[Suggestion | ToolSuggestion, ...]
    """What it may mean and what computes it, the likeliest first."""
    rules: tuple[ScoredRule, ...]
    """The rules that speak of it, the likeliest first."""
    is_sure: bool = False
    """The first offer is likely enough to be asked about by itself."""
    is_book_first: bool = False
    """It is likelier asked of the book than told of a situation."""


def suggest(text: str, language: str, result: ParseResult) -> Suggestions:
    """Everything that a line is answered with.

    ``LookupError`` for a language that the floor does not read.
    """
    offers = suggest_meanings(text, language, result)
    heard = score_rules(text, language)
    tools = [*_tools(text, language, heard)]
    lost = isinstance(result, NotUnderstood)
    rules = top_rules(heard)
    known = heard.book >= _BOOK_FIRST_CHANCE and rules and rules[0].chance >= _MIN_RULE_CHANCE
    book_first = lost and not offers.is_sure and bool(known)
    return Suggestions(
        _merge_suggestions(offers, tools, book_first), rules, offers.is_sure, book_first
    )


def _tools(text: str, language: str, scores: RuleScores) -> Iterator[tuple[float, ToolSuggestion]]:
    """The tools whose rules a line asks about, each with how likely that is."""
    for name, rules in RULES_BY_TOOL.items():
        chance = sum([scores.chances.get(rule, 0.0) for rule in rules])
        if chance >= _MIN_TOOL_CHANCE:
            yield chance, ToolSuggestion(name, parse_tool_arguments(name, text, language))


def _merge_suggestions(
    offers: SuggestionList, tools: list[tuple[float, ToolSuggestion]], is_book_first: bool
) -> tuple[Suggestion | ToolSuggestion, ...]:
    """Tools among what may have been meant, six at most; a doubted reading stays the first.

    What is hardly likely is left out where the book answers.
    """
    best = sorted(tools, key=lambda each: -each[0])[:_MAX_TOOLS]
    row: list[tuple[float, Suggestion | ToolSuggestion]] = [*best]
    least = _MIN_CHANCE if is_book_first else 0.0
    likely = [(offer.chance, offer) for offer in offers.suggestions if offer.chance >= least]
    row += likely[: MAX_SUGGESTIONS - len(best)]
    return tuple([each for _, each in sorted(row, key=lambda each: -each[0])])
