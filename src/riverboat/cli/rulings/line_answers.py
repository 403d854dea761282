"""Likely meanings, tools and rules for a line that was not clearly understood."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import NamedTuple, assert_never

from rich.text import Text

import riverboat
from riverboat import rulebook
from riverboat.cli.rulings.ruling_context import RulingContext
from riverboat.cli.rulings.ruling_page import describe_reading, heading, indent_line
from riverboat.floor import AUTHORITIES, Authority, ParseResult
from riverboat.floor.intents.clarifications import Suggestion
from riverboat.floor.intents.rule_search import ScoredRule
from riverboat.floor.intents.suggestions import Suggestions, ToolSuggestion, suggest
from riverboat.floor.rule_excerpts import excerpt
from riverboat.floor.situations import Situation
from riverboat.rulebook import Rule
from riverboat.words import Reader
from riverboat.words.floor.reading import ToWorkOut


class LikelyMeaning(NamedTuple):
    """A likely meaning of a line: a reading, a situation, or a tool's command line."""

    text: str
    reading: ParseResult | None = None
    situation: Situation | None = None
    command: str = ""


class LineAnswer(NamedTuple):
    """The answer to a line: its likely meanings and the rules that it concerns."""

    likely: tuple[LikelyMeaning, ...]
    rules: tuple[Rule, ...]
    book_first: bool
    authority: Authority
    """Authority whose choices are shown with the rules."""


def answer_line(text: str, parsed: ParseResult, context: RulingContext) -> LineAnswer:
    """Return the likely meanings and tools for a line, the likeliest first, and the rules."""
    suggestions: Suggestions = suggest(text, context.language, parsed)
    reader = context.reader_for()
    likely_meanings = tuple([_likely(offer, reader) for offer in suggestions.offers])
    return LineAnswer(
        likely_meanings,
        _rules(suggestions.rules, context.language),
        suggestions.is_book_first,
        context.authority,
    )


def _likely(offer: Suggestion | ToolSuggestion, reader: Reader) -> LikelyMeaning:
    if isinstance(offer, ToolSuggestion):
        command = tool_command(offer)
        return LikelyMeaning(f"{reader.say(ToWorkOut(offer.name))}: {command}", command=command)
    if offer.situation is not None:
        return LikelyMeaning(reader.say(offer.situation.title), None, offer.situation)
    return LikelyMeaning(reader.say(describe_reading(offer.kind, offer.result)), offer.result)


def _rules(scored_rules: Sequence[ScoredRule], language: str) -> tuple[Rule, ...]:
    pages = rulebook.rules_directory(Path(riverboat.__file__).resolve().parent)
    return rulebook.rules_by_id(pages, [scored_rule.rule for scored_rule in scored_rules], language)


def tool_command(tool: ToolSuggestion) -> str:
    """Return the tool's command line with the values of the line, and placeholders for the rest."""
    values = tool.arguments
    match tool.name:
        case "side-pots":
            placeholders = [*map(str, values.get("put_in", ("50", "120", "...")))]  # type: ignore[arg-type]
        case "pot-limit":
            bets = [*map(str, values.get("bets", ()))]  # type: ignore[arg-type]
            placeholders = [
                str(values.get("middle", "POT")),
                *(bets or ([] if values else ["BET"])),
            ]
        case "legal-raise":
            placeholders = ['"nlhe 1/2"', str(values.get("actions", "ACTION..."))]
        case "owed":
            missed_words = [word for word, field in _MISSED_WORDS.items() if values.get(field)]
            placeholders = ['"nlhe 1/2"', *(missed_words or ["big", "small"])]
        case "odd-chips":
            placeholders = ["CHIPS", "SEAT", "SEAT", "--button", "SEAT"]
        case "shows-first":
            placeholders = ["SEAT", "SEAT", "--button", "SEAT"]
        case "levels":
            placeholders = ["100/200", "200/400"]
        case _:
            assert_never(tool.name)
    return " ".join(["riverboat", _COMMANDS.get(tool.name, tool.name), *placeholders])


_COMMANDS = {"levels": "clock"}
_MISSED_WORDS = {"big": "missed_big", "small": "missed_small", "new": "new"}


def other_book_numbers(rule: str) -> tuple[str, ...]:
    """Return a rule's numbers in other books, such as ``TDA 2024 47``."""
    return tuple(
        [number for authority in AUTHORITIES.values() if (number := authority.rule_number(rule))]
    )


def rules_page(answer: LineAnswer, reader: Reader, width: int) -> Iterator[Text]:
    """Yield the rules that a line concerns: ids and titles, then their text.

    The first is quoted in full if the line asks for a rule; the others in short form.
    """
    yield heading(reader, "book")
    for index, rule in enumerate(answer.rules):
        is_whole = answer.book_first and index == 0
        books = ", ".join([rule.id, *other_book_numbers(rule.id)])
        yield from indent_line(Text.assemble((rule.title, "bold"), (f"  [{books}]", "dim")), width)
        rule_excerpt = excerpt(rule, answer.authority)
        lines = rule_excerpt.whole if is_whole else (rule_excerpt.short,)
        for paragraph in filter(None, lines):
            yield from indent_line(Text(paragraph), width)
