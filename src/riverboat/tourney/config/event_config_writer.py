"""Writer of event configurations: options that differ from the defaults, with comments."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import UTC, datetime
from textwrap import wrap
from typing import Any, Final

from msgspec import Struct

from riverboat.engine.games.option_fields import options
from riverboat.table.rules.toml_values import toml_value
from riverboat.tourney.config.event_config_reader import EVENT_OPTION_GROUPS, read_event
from riverboat.tourney.rules import EventRules
from riverboat.tourney.structure.level_lines import format_level_line
from riverboat.tourney.structure.levels import Structure

_WIDTH: Final = 96


def event_toml(rules: EventRules) -> str:
    """Return a file that reads back to the same rules."""
    text = "\n".join(_lines(rules)) + "\n"
    assert read_event(text) == rules, "what was written reads back"
    return text


def _lines(rules: EventRules) -> Iterator[str]:
    yield "# An event of riverboat. All other options have their defaults."
    yield f"name = {toml_value(rules.name)}"
    usual = EventRules(name=rules.name, structure=rules.structure)
    for name in ("game", "starts", "starts_at", "too_few", "tables", "flight"):
        if getattr(rules, name) != getattr(usual, name):
            yield from _option_lines(EventRules, name, getattr(rules, name), getattr(usual, name))
    yield from _structure_lines(rules.structure)
    for name in EVENT_OPTION_GROUPS:
        yield from _group_lines(name, getattr(rules, name), getattr(usual, name))


def _structure_lines(structure: Structure) -> Iterator[str]:
    yield ""
    yield "[structure]"
    yield f"stack = {structure.stack}"
    if structure.chips:
        yield f"chips = {toml_value(structure.chips)}"
    if structure.colour_up != "race":
        yield f"colour_up = {toml_value(structure.colour_up)}"
    yield "levels = ["
    for part in structure.parts:
        yield f"    {toml_value(format_level_line(part))},"
    yield "]"


def _group_lines(name: str, group: Struct, defaults: Struct | None) -> Iterator[str]:
    """Yield the lines of a group and its subgroups, if they differ from the defaults."""
    changed = [
        field
        for field in group.__struct_fields__
        if defaults is None or getattr(group, field) != getattr(defaults, field)
    ]
    plain = [field for field in changed if not isinstance(getattr(group, field), Struct)]
    values = [field for field in plain if getattr(group, field) is not None]
    if values or (defaults is None and not changed):
        yield ""
        yield f"[{name}]"
    for field in values:
        before = None if defaults is None else getattr(defaults, field)
        yield from _option_lines(type(group), field, getattr(group, field), before)
    for field in changed:
        inner = getattr(group, field)
        if isinstance(inner, Struct):
            before = None if defaults is None else getattr(defaults, field)
            yield from _group_lines(f"{name}.{field}", inner, before)


def _option_lines(kind: type[Struct], name: str, chosen: Any, default: Any) -> Iterator[str]:
    """Yield an option under a comment with its meaning."""
    about = next((each for each in options(kind) if each.name == name), None)
    if about is not None:
        for line in wrap(about.meaning, _WIDTH, break_long_words=False):
            yield f"# {line}"
        if default is not None:
            choices = f"{about.choices_text}. " if about.choices else ""
            usual = default if isinstance(default, str) else toml_value(default)
            yield f"# {choices}Usually {usual}."
    yield f"{name} = {_format_time(chosen) if name == 'starts_at' else toml_value(chosen)}"


def _format_time(at: int) -> str:
    moment = datetime.fromtimestamp(at / 1000, UTC)
    return moment.isoformat(timespec="milliseconds")
