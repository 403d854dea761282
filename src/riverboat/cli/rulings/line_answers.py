"""Texts of the possible meanings of a line typed to the floor: incidents, calculators and rules."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from typing import assert_never

from rich.text import Text

import riverboat
from riverboat import rulebook
from riverboat.cli.rulings.ruling_context import RulingContext
from riverboat.cli.rulings.ruling_page import build_heading, indent_line
from riverboat.floor.inquiry.meanings import Meaning, describe_meaning
from riverboat.floor.intents.tool_slots import ToolArguments, ToolName
from riverboat.floor.rule_excerpts import make_excerpt
from riverboat.rulebook import Rule
from riverboat.words.floor.typed_lines import CalculatorAnswer


def format_meaning(meaning: Meaning, context: RulingContext) -> str:
    """Return a possible meaning of a typed line as one line of text."""
    renderer = context.build_reader()
    if meaning.tool is not None:
        command = build_tool_command(meaning.tool, meaning.arguments or {})
        return f"{renderer.say(CalculatorAnswer(meaning.tool))}: {command}"
    if meaning.draft is not None:
        return renderer.say(describe_meaning(meaning))
    (rule,) = find_rules_by_id(meaning.rules[:1], context.language)
    return f"{rule.title} [{rule.id}]"


def find_rules_by_id(rule_ids: Sequence[str], language: str) -> tuple[Rule, ...]:
    """Return rules of the rulebook by their ids."""
    rules_folder = rulebook.rules_directory(Path(riverboat.__file__).resolve().parent)
    return rulebook.rules_by_id(rules_folder, [*rule_ids], language)


def build_tool_command(name: ToolName, arguments: ToolArguments) -> str:
    """Return the shell command of a calculator (``side-pots``, ``owed`` …) for a typed line.

    Its arguments are the values found in the line, and placeholders for missing ones.
    """
    match name:
        case "side-pots":
            command_arguments = [*map(str, arguments.get("put_in", ("50", "120", "...")))]  # type: ignore[arg-type]
        case "pot-limit":
            bets = [*map(str, arguments.get("bets", ()))]  # type: ignore[arg-type]
            command_arguments = [
                str(arguments.get("middle", "POT")),
                *(bets or ([] if arguments else ["BET"])),
            ]
        case "legal-raise":
            command_arguments = ['"nlhe 1/2"', str(arguments.get("actions", "ACTION..."))]
        case "owed":
            missed_words = [
                word for word, field in _FIELD_BY_MISSED_WORD.items() if arguments.get(field)
            ]
            command_arguments = ['"nlhe 1/2"', *(missed_words or ["big", "small"])]
        case "odd-chips":
            command_arguments = ["CHIPS", "SEAT", "SEAT", "--button", "SEAT"]
        case "shows-first":
            command_arguments = ["SEAT", "SEAT", "--button", "SEAT"]
        case "levels":
            command_arguments = ["100/200", "200/400"]
        case _:
            assert_never(name)
    return " ".join(["riverboat", _COMMAND_BY_TOOL.get(name, name), *command_arguments])


_COMMAND_BY_TOOL = {"levels": "clock"}
_FIELD_BY_MISSED_WORD = {"big": "missed_big", "small": "missed_small", "new": "new"}


def compute_tool_lines(
    name: ToolName, arguments: ToolArguments, context: RulingContext
) -> tuple[tuple[str, str], ...]:
    """Return the steps that a tool computes, each with its rule; none if facts are missing."""
    from riverboat.tools.line_tools import (
        compute_tool_steps,
    )  # most lines need no tool, which takes long

    renderer = context.build_reader()
    return tuple(
        [
            (renderer.sentence(step.phrase), step.rule)
            for step in compute_tool_steps(name, arguments, context.authority)
        ]
    )


def iter_tool_lines(
    name: ToolName, arguments: ToolArguments, context: RulingContext, width: int
) -> Iterator[Text]:
    """Yield the result of a tool, or its command line if facts are missing."""
    lines = compute_tool_lines(name, arguments, context)
    yield build_heading(context.build_reader(), "computed")
    for text, rule in lines:
        yield from indent_line(Text.assemble(text, (f"  [{rule}]" if rule else "", "dim")), width)
    if not lines:
        yield from indent_line(Text(build_tool_command(name, arguments)), width)


def find_rule_number(rule: str, context: RulingContext) -> str:
    """Return a rule's id and its number in the book of the authority."""
    return ", ".join(filter(None, (rule, context.authority.rule_number(rule))))


def iter_rule_lines(
    rules: Iterable[Rule], context: RulingContext, width: int, *, is_answer: bool
) -> Iterator[Text]:
    """Yield rules: titles and numbers, then the text of the authority.

    The first rule is quoted in full if it answers the line, and the others in short form.
    """
    yield build_heading(context.build_reader(), "book")
    for index, rule in enumerate(rules):
        number_text = f"  [{find_rule_number(rule.id, context)}]"
        yield from indent_line(Text.assemble((rule.title, "bold"), (number_text, "dim")), width)
        excerpt_text = make_excerpt(rule, context.authority)
        for paragraph in (
            excerpt_text.paragraphs if is_answer and index == 0 else (excerpt_text.summary,)
        ):
            yield from indent_line(Text(paragraph), width)
