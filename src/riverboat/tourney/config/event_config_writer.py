"""Writer of event configurations: options that differ from the defaults, with comments."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import UTC, datetime
from textwrap import wrap
from typing import Any, Final

from msgspec import Struct

from riverboat.engine.games.option_fields import options
from riverboat.table.rules.toml_values import to_toml_value
from riverboat.tourney.config.event_config_reader import EVENT_OPTION_GROUPS, read_event
from riverboat.tourney.rules import EventRules
from riverboat.tourney.structure.level_lines import format_level_line
from riverboat.tourney.structure.levels import Structure
from riverboat.words import ENGLISH, Reader
from riverboat.words.posted_rules import ConfigHeading, OptionDefault

_COMMENT_WIDTH: Final = 96


def event_toml(rules: EventRules, reader: Reader = ENGLISH) -> str:
    """Return a file that reads back to the same rules, with comments in *reader*'s language."""
    text = "\n".join(_iter_event_lines(rules, reader)) + "\n"
    assert read_event(text) == rules, "what was written reads back"
    return text


def _iter_event_lines(rules: EventRules, reader: Reader) -> Iterator[str]:
    yield f"# {reader.say(ConfigHeading('event'))}"
    yield f"name = {to_toml_value(rules.name)}"
    defaults = EventRules(name=rules.name, structure=rules.structure)
    for name in ("game", "starts", "starts_at", "too_few", "tables", "flight"):
        if getattr(rules, name) != getattr(defaults, name):
            yield from _iter_option_lines(
                EventRules, name, getattr(rules, name), getattr(defaults, name), reader
            )
    yield from _iter_structure_lines(rules.structure)
    for name in EVENT_OPTION_GROUPS:
        yield from _iter_group_lines(name, getattr(rules, name), getattr(defaults, name), reader)


def _iter_structure_lines(structure: Structure) -> Iterator[str]:
    yield ""
    yield "[structure]"
    yield f"stack = {structure.stack}"
    if structure.chips:
        yield f"chips = {to_toml_value(structure.chips)}"
    if structure.colour_up != "race":
        yield f"colour_up = {to_toml_value(structure.colour_up)}"
    yield "levels = ["
    for part in structure.parts:
        yield f"    {to_toml_value(format_level_line(part))},"
    yield "]"


def _iter_group_lines(
    name: str, group: Struct, defaults: Struct | None, reader: Reader
) -> Iterator[str]:
    """Yield the lines of a group and its subgroups, if they differ from the defaults."""
    changed_field_names = [
        field_name
        for field_name in group.__struct_fields__
        if defaults is None or getattr(group, field_name) != getattr(defaults, field_name)
    ]
    plain_field_names = [
        field_name
        for field_name in changed_field_names
        if not isinstance(getattr(group, field_name), Struct)
    ]
    set_field_names = [
        field_name for field_name in plain_field_names if getattr(group, field_name) is not None
    ]
    if set_field_names or (defaults is None and not changed_field_names):
        yield ""
        yield f"[{name}]"
    for field_name in set_field_names:
        default_value = None if defaults is None else getattr(defaults, field_name)
        yield from _iter_option_lines(
            type(group), field_name, getattr(group, field_name), default_value, reader
        )
    for field_name in changed_field_names:
        value = getattr(group, field_name)
        if isinstance(value, Struct):
            default_value = None if defaults is None else getattr(defaults, field_name)
            yield from _iter_group_lines(f"{name}.{field_name}", value, default_value, reader)


def _iter_option_lines(
    struct_type: type[Struct], name: str, value: Any, default: Any, reader: Reader
) -> Iterator[str]:
    """Yield an option under a comment with its meaning."""
    option_info = next((option for option in options(struct_type) if option.name == name), None)
    if option_info is not None and option_info.rules:
        explanation = option_info.explain(reader.language.code)
        for line in wrap(explanation, _COMMENT_WIDTH, break_long_words=False):
            yield f"# {line}"
    if option_info is not None and default is not None:
        choices = option_info.choices_text if option_info.choices else None
        default_text = default if isinstance(default, str) else to_toml_value(default)
        yield f"# {reader.say(OptionDefault(choices, 'event', default_text))}"
    yield f"{name} = {_format_time(value) if name == 'starts_at' else to_toml_value(value)}"


def _format_time(time_ms: int) -> str:
    start_time = datetime.fromtimestamp(time_ms / 1000, UTC)
    return start_time.isoformat(timespec="milliseconds")
