"""Pages of the rulebook in the terminal: contents, chapters, rules, and house options.

Labels around a rule are in the language of the book; cases and code are shown unchanged.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from itertools import groupby
from typing import Any, Final

from rich.console import Console, Group, RenderableType
from rich.markdown import Markdown
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from riverboat.cli.pages.rulebook_index import (
    CASES_FOLDER,
    Case,
    HouseChoice,
    RulebookIndex,
    RuleEntry,
    count_coverage,
    list_house_choices,
)
from riverboat.rulebook import CHECKOUT_PATH, separate_options
from riverboat.words import ENGLISH, Reader
from riverboat.words import rulebook as w
from riverboat.words.rulebook import RulebookColumnHeading

_MAX_WIDTH: Final = 88
_MAX_MENTIONS: Final = 5
"""Maximum places listed that only mention a rule."""


def print_page(console: Console, page: RenderableType) -> None:
    """Print a page in a width that is comfortable to read."""
    console.print(page, width=min(console.width, _MAX_WIDTH))


def build_contents_page(rulebook_index: RulebookIndex) -> RenderableType:
    """Return all chapters, with counts of rules that have a text, a case and a citation."""
    translate = rulebook_index.reader.say
    table = _build_grid(
        "",
        translate(RulebookColumnHeading("chapter")),
        translate(RulebookColumnHeading("rules")),
        translate(RulebookColumnHeading("text")),
        translate(RulebookColumnHeading("cases")),
        translate(RulebookColumnHeading("code")),
    )
    for chapter in rulebook_index.chapters:
        table.add_row(
            Text(chapter.id, "bold cyan"),
            chapter.title,
            str(len(chapter.rules)),
            *(str(count or "") for count in count_coverage(chapter.rules)),
        )
    all_rules = list(rulebook_index.rules())
    table.add_row()
    table.add_row(
        "",
        translate(RulebookColumnHeading("all")),
        str(len(all_rules)),
        *map(str, count_coverage(all_rules)),
        style="bold",
    )
    return Group(
        table,
        *_format_missing_note(rulebook_index),
        "",
        Text(translate(w.RulebookCommandHint()), "dim"),
    )


def build_list_page(
    rulebook_index: RulebookIndex, title: str, rules: Sequence[RuleEntry]
) -> RenderableType:
    """Return a list of rules by name: those of a chapter, or the results of a search."""
    translate = rulebook_index.reader.say
    table = _build_grid(
        "",
        title,
        translate(RulebookColumnHeading("cases")),
        translate(RulebookColumnHeading("code")),
    )
    for rule in rules:
        # A rule that no case can show is not a gap.
        case_count = str(len(rule.cases) or ("-" if rule.no_case_reason else ""))
        table.add_row(
            Text(rule.id, "bold cyan"),
            rule.title or Text(translate(w.RuleUndescribed()), "dim"),
            case_count,
            str(len(rule.code) or ""),
        )
    return Group(table, *_format_missing_note(rulebook_index))


def build_rule_page(rulebook_index: RulebookIndex, rule: RuleEntry) -> RenderableType:
    """Return the page of one rule."""
    parts: list[RenderableType] = [
        Text.assemble((rule.id, "bold cyan"), "  ", (rule.title, "bold")),
    ]
    translate = rulebook_index.reader.say
    if rule.text:
        if rule.language != rulebook_index.language:
            parts += [Text(translate(w.NotTranslated()), "yellow")]
        parts += ["", Markdown(separate_options(rule.text))]
    elif CHECKOUT_PATH not in rulebook_index.missing_sources:
        parts += ["", Text(translate(w.RuleUndescribed()), "dim")]
    if rule.no_case_reason:
        parts += [
            "",
            _format_heading(translate(RulebookColumnHeading("no case"))),
            _indent(Text(rule.no_case_reason)),
        ]
    if rule.cases:
        parts += ["", _format_heading(translate(w.RuleTestCaseCount(len(rule.cases))))]
        for case in rule.cases:
            parts += [_indent(_format_case(case)), ""]
        parts.pop()
    house_choices = list_house_choices(rulebook_index.language)
    if rule_choices := [
        house_choice for house_choice in house_choices if house_choice.name in rule.options
    ]:
        parts += ["", _format_heading(translate(RulebookColumnHeading("house")))]
        parts += [
            _indent(_format_option(house_choice, rulebook_index.reader))
            for house_choice in rule_choices
        ]
    if place_lines := list(_iter_places(rule, rulebook_index.reader)):
        parts += [
            "",
            _format_heading(translate(RulebookColumnHeading("code"))),
            *map(_indent, place_lines),
        ]
    return Group(*parts, *_format_missing_note(rulebook_index))


def build_house_page(options: Sequence[HouseChoice], renderer: Reader = ENGLISH) -> RenderableType:
    """Return every house option, with its value in each preset."""
    parts: list[RenderableType] = []
    for option in options:
        parts += [_format_option(option, renderer), ""]
    return Group(*parts[:-1])


def _build_grid(*headings: str) -> Table:
    table = Table(box=None, padding=(0, 2, 0, 0), pad_edge=False, header_style="dim")
    for column_index, heading in enumerate(headings):
        table.add_column(
            heading, justify="left" if column_index < 2 else "right", no_wrap=column_index != 1
        )
    return table


def _format_heading(text: str) -> Text:
    return Text(text, "bold")


def _indent(content: RenderableType) -> Padding:
    return Padding(content, (0, 0, 0, 2))


def _format_case(case: Case) -> RenderableType:
    """Return a test case as text: its claim, then the given situation, the play and the expected
    result.
    """
    table = Table(box=None, padding=(0, 2, 0, 0), pad_edge=False, show_header=False)
    table.add_column(style="dim", no_wrap=True)
    table.add_column(overflow="fold")
    for key, value in case.content.items():
        for line_index, line in enumerate(_format_lines(value)):
            table.add_row("" if line_index else key, Text(line))
    return Group(Text(case.name, "italic"), _indent(table), _indent(Text(case.place, "dim")))


def _format_lines(value: Any) -> list[str]:
    match value:
        case [dict(), *_]:
            return ["; ".join(_format_field_lines(item)) or "-" for item in value]
        case list():
            return [_format_value(item) for item in value]
        case dict():
            return _format_field_lines(value)
        case _:
            return [_format_value(value)]


def _format_field_lines(value: dict[str, Any]) -> list[str]:
    return [f"{name}: {_format_value(item)}" for name, item in value.items()]


def _format_value(value: Any) -> str:
    match value:
        case str():
            return " ".join(value.split())
        case []:
            return "nobody"
        case [dict(), *_]:
            return " / ".join("; ".join(_format_field_lines(item)) for item in value)
        case list():
            return ", ".join(map(_format_value, value))
        case _:
            return json.dumps(value, ensure_ascii=False, default=str)


def _format_option(option: HouseChoice, renderer: Reader) -> RenderableType:
    heading = Text.assemble((option.name, "bold cyan"), "  ", (" ".join(option.rules), "dim"))
    return Group(
        heading,
        _indent(Text(option.meaning[:1].upper() + option.meaning[1:])),
        _indent(_build_label_line(renderer.say(RulebookColumnHeading("choices")), option.choices)),
        _indent(
            _build_label_line(
                renderer.say(RulebookColumnHeading("presets")), _format_presets(option, renderer)
            )
        ),
    )


def _build_label_line(name: str, value: str) -> Text:
    return Text.assemble((f"{name}  ", "dim"), value)


def _format_presets(option: HouseChoice, renderer: Reader) -> str:
    """Return the presets grouped by their value: ``4 (tournament-1), 3 (all others)``."""
    values = list(dict.fromkeys(option.presets.values()))
    if len(values) == 1:
        return renderer.say(w.ValueInAllPresets(values[0]))
    names_by_value = {
        value: [name for name, preset_value in option.presets.items() if preset_value == value]
        for value in values
    }
    return ", ".join(f"{value} ({', '.join(names)})" for value, names in names_by_value.items())


def _iter_places(rule: RuleEntry, renderer: Reader) -> Iterator[RenderableType]:
    """Yield the places that implement the rule, one line per file, and those that mention it."""
    yield from (Text(code_location) for code_location in _group_by_file(rule.code))
    mentions = _group_by_file(rule.mentions)
    for code_location in mentions[:_MAX_MENTIONS]:
        yield Text.assemble(code_location, (f"  {renderer.say(w.RuleMentionLabel())}", "dim"))
    if len(mentions) > _MAX_MENTIONS:
        yield Text(renderer.say(w.MoreFilesSuffix(len(mentions) - _MAX_MENTIONS)), "dim")


def _group_by_file(code_locations: Sequence[str]) -> list[str]:
    """Group places by file: ``engine/play.py:12, 40``."""
    split_locations = [code_location.rpartition(":") for code_location in code_locations]
    return [
        f"{file}:{', '.join(line for _, _, line in locations)}"
        for file, locations in groupby(split_locations, key=lambda code_location: code_location[0])
    ]


def _format_missing_note(rulebook_index: RulebookIndex) -> list[RenderableType]:
    """Return a note on the texts or cases that an installed package lacks."""
    if not rulebook_index.missing_sources:
        return []
    lacks_texts, lacks_cases = (
        CHECKOUT_PATH in rulebook_index.missing_sources,
        CASES_FOLDER in rulebook_index.missing_sources,
    )
    missing_note = w.PackagePartMissing(
        "both" if lacks_texts and lacks_cases else "texts" if lacks_texts else "cases"
    )
    return ["", Text(rulebook_index.reader.say(missing_note), "yellow")]
