"""Pages of the rulebook in the terminal: the contents, a chapter, a rule, the house's choices."""

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

from riverboat.cli.pages.rulebook import (
    Case,
    HouseChoice,
    RulebookIndex,
    RuleEntry,
    counts,
    house_options,
)

_WIDEST: Final = 88
_NAMED: Final = 5
"""How many places that only speak of a rule are worth a line."""


def print_page(console: Console, page: RenderableType) -> None:
    """Print a page no wider than is good to read."""
    console.print(page, width=min(console.width, _WIDEST))


def contents_page(book: RulebookIndex) -> RenderableType:
    """Every chapter, with how many of its rules have a text, a case and a place in the code."""
    table = _grid("", "chapter", "rules", "text", "cases", "code")
    for chapter in book.chapters:
        table.add_row(
            Text(chapter.id, "bold cyan"),
            chapter.title,
            str(len(chapter.rules)),
            *(str(count or "") for count in counts(chapter.rules)),
        )
    everything = list(book.rules())
    table.add_row()
    table.add_row(
        "", "all together", str(len(everything)), *map(str, counts(everything)), style="bold"
    )
    hint = "riverboat rules ALLN for a chapter, ALLN-16 for a rule, --house for the choices"
    return Group(table, *_missing(book), "", Text(hint, "dim"))


def list_page(book: RulebookIndex, title: str, rules: Sequence[RuleEntry]) -> RenderableType:
    """Rules by name: those of a chapter, or those that speak of something."""
    table = _grid("", title, "cases", "code")
    for rule in rules:
        # What cannot be shown by a case is not a gap.
        cases = str(len(rule.cases) or ("-" if rule.no_case else ""))
        table.add_row(
            Text(rule.id, "bold cyan"),
            rule.title or Text("not described yet", "dim"),
            cases,
            str(len(rule.code) or ""),
        )
    return Group(table, *_missing(book))


def rule_page(book: RulebookIndex, rule: RuleEntry) -> RenderableType:
    """All about one rule."""
    parts: list[RenderableType] = [
        Text.assemble((rule.id, "bold cyan"), "  ", (rule.title, "bold")),
    ]
    if rule.text:
        parts += ["", Markdown(rule.text)]
    elif "docs/rules" not in book.missing:
        parts += ["", Text("not described yet", "dim")]
    if rule.no_case:
        parts += ["", _heading("no case"), _inset(Text(rule.no_case))]
    if rule.cases:
        parts += ["", _heading(f"cases ({len(rule.cases)})")]
        for case in rule.cases:
            parts += [_inset(_case(case)), ""]
        parts.pop()
    if chosen := [option for option in house_options() if option.name in rule.options]:
        parts += ["", _heading("the house chooses"), *map(_inset, map(_option, chosen))]
    if places := list(_places(rule)):
        parts += ["", _heading("code"), *map(_inset, places)]
    return Group(*parts, *_missing(book))


def house_page(options: Sequence[HouseChoice]) -> RenderableType:
    """Every choice of the house, and what the presets have made of it."""
    parts: list[RenderableType] = []
    for option in options:
        parts += [_option(option), ""]
    return Group(*parts[:-1])


# Parts of a page --------------------------------------------------------------------------------


def _grid(*headings: str) -> Table:
    table = Table(box=None, padding=(0, 2, 0, 0), pad_edge=False, header_style="dim")
    for k, heading in enumerate(headings):
        table.add_column(heading, justify="left" if k < 2 else "right", no_wrap=k != 1)
    return table


def _heading(words: str) -> Text:
    return Text(words, "bold")


def _inset(part: RenderableType) -> Padding:
    return Padding(part, (0, 0, 0, 2))


def _case(case: Case) -> RenderableType:
    """A case as a player reads it: the claim, then what is given, played and true."""
    table = Table(box=None, padding=(0, 2, 0, 0), pad_edge=False, show_header=False)
    table.add_column(style="dim", no_wrap=True)
    table.add_column(overflow="fold")
    for key, value in case.says.items():
        for k, line in enumerate(_lines(value)):
            table.add_row("" if k else key, Text(line))
    return Group(Text(case.name, "italic"), _inset(table), _inset(Text(case.place, "dim")))


def _lines(value: Any) -> list[str]:
    match value:
        case [dict(), *_]:
            return ["; ".join(_said(each)) or "-" for each in value]
        case list():
            return [_words(each) for each in value]
        case dict():
            return _said(value)
        case _:
            return [_words(value)]


def _said(value: dict[str, Any]) -> list[str]:
    return [f"{name}: {_words(each)}" for name, each in value.items()]


def _words(value: Any) -> str:
    match value:
        case str():
            return " ".join(value.split())
        case []:
            return "nobody"
        case [dict(), *_]:
            return " / ".join("; ".join(_said(each)) for each in value)
        case list():
            return ", ".join(map(_words, value))
        case _:
            return json.dumps(value, ensure_ascii=False, default=str)


def _option(option: HouseChoice) -> RenderableType:
    head = Text.assemble((option.name, "bold cyan"), "  ", (" ".join(option.rules), "dim"))
    return Group(
        head,
        _inset(Text(option.meaning[:1].upper() + option.meaning[1:])),
        _inset(Text.assemble(("choices  ", "dim"), option.choices)),
        _inset(Text.assemble(("presets  ", "dim"), _presets(option))),
    )


def _presets(option: HouseChoice) -> str:
    """``4 (tournament-1), 3 (all others)``: who has decided what."""
    values = list(dict.fromkeys(option.presets.values()))
    if len(values) == 1:
        return f"{values[0]} in all"
    by_value = {
        value: [name for name, chosen in option.presets.items() if chosen == value]
        for value in values
    }
    return ", ".join(f"{value} ({', '.join(names)})" for value, names in by_value.items())


def _places(rule: RuleEntry) -> Iterator[RenderableType]:
    """Where the code implements the rule, one line a file, and where it only speaks of it."""
    yield from (Text(place) for place in _by_file(rule.code))
    named = _by_file(rule.named)
    for place in named[:_NAMED]:
        yield Text.assemble(place, ("  speaks of it", "dim"))
    if len(named) > _NAMED:
        yield Text(f"and {len(named) - _NAMED} more files", "dim")


def _by_file(places: Sequence[str]) -> list[str]:
    """``engine/play.py:12, 40``: the lines of each file together."""
    parted = [place.rpartition(":") for place in places]
    return [
        f"{file}:{', '.join(line for _, _, line in group)}"
        for file, group in groupby(parted, key=lambda part: part[0])
    ]


def _missing(book: RulebookIndex) -> list[RenderableType]:
    """What an installed package lacks, and where it lives."""
    if not book.missing:
        return []
    what = {"docs/rules": "the texts", "tests/rules": "the cases"}
    lacks = " and ".join(f"{what[part]} ({part})" for part in book.missing)
    words = (
        f"This is the installed package, which has the code only: {lacks} "
        "are in riverboat's source; run the command from a checkout to read them."
    )
    return ["", Text(words, "yellow")]
