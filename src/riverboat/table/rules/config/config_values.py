"""Conversion of a file's values to the types of their options."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from difflib import get_close_matches
from functools import cache
from typing import Any, Final, Literal, get_args, get_origin, get_type_hints

from msgspec import Struct

from riverboat.engine import BadGame, HouseRules
from riverboat.table.rules.config.config_names import (
    OPTION_GROUPS,
    build_unknown_option_error,
    option_names,
)
from riverboat.table.rules.table_rules import TableRules
from riverboat.table.rules.toml_values import to_toml_value
from riverboat.words.refusals import configurations as w


def read_options(group: str, settings: Mapping[str, Any]) -> dict[str, Any]:
    """Return the options of a group that the file sets."""
    option_values = {}
    for name, raw_value in settings.items():
        if name not in option_names(group):
            raise BadGame(build_unknown_option_error(group, name))
        option_values[name] = convert_value(f"{group}.{name}", option_type(group, name), raw_value)
    return option_values


def read_entries(name: str, entry_type: type[Struct], entries: list[Any]) -> list[dict[str, Any]]:
    """Return the converted values of each chip or player in a TOML array of tables.

    *entries* are the tables, *name* is the name of the array. Raise ``BadGame`` for an unknown
    key, and for a missing key of a field of *entry_type* without a default.
    """
    entry_values = []
    for entry_number, entry in enumerate(entries, 1):
        entry_name = f"{name} {entry_number}"
        for key in entry:
            if key not in entry_type.__struct_fields__:
                raise BadGame(build_unknown_option_error(name, key))
        required_keys = entry_type.__struct_fields__[
            : len(entry_type.__struct_fields__) - len(entry_type.__struct_defaults__)
        ]
        if missing_keys := [key for key in required_keys if key not in entry]:
            raise BadGame(_build_missing_keys_refusal(entry_name, missing_keys, required_keys))
        type_hints = get_type_hints(entry_type)
        entry_values.append(
            {
                key: convert_value(f"{entry_name}: {key}", type_hints[key], entry[key])
                for key in entry
            }
        )
    return entry_values


def _build_missing_keys_refusal(
    entry_name: str, missing_keys: list[str], required_keys: tuple[str, ...]
) -> w.MissingEntryKeys:
    match missing_keys:
        case [first_key]:
            return w.EntryKeyMissing(entry_name, first_key, required_keys)
        case [first_key, second_key]:
            return w.EntryKeysMissing(entry_name, first_key, second_key, required_keys)
        case _:
            raise AssertionError(missing_keys)


@cache
def option_type(*path: str) -> Any:
    """Return the type of an option; ``str`` for an unknown one."""
    *group_path, name = path
    group_type: type[Struct] = TableRules
    if group_path:
        group_type = (
            HouseRules if group_path[0] == "house" else OPTION_GROUPS.get(group_path[0], Struct)
        )
    return _resolve_type_hints(group_type).get(name, str)


@cache
def _resolve_type_hints(group_type: type[Struct]) -> Mapping[str, Any]:
    return get_type_hints(group_type, include_extras=True)


def _strip_annotation(annotation: Any) -> tuple[Any, Any]:
    """Split an annotated type into the type and its bounds."""
    if hasattr(annotation, "__metadata__"):
        return get_args(annotation)[0], annotation.__metadata__[0]
    return annotation, None


def convert_value(path: str, annotation: Any, raw_value: Any, *, is_listed: bool = False) -> Any:
    """Convert a file's value to its option's type, or raise ``BadGame`` with the choices.

    *is_listed* is True for an element of a list; an error message then refers to each element.
    """
    value_type, bounds = _strip_annotation(annotation)
    option = w.EachListItemLabel(path) if is_listed else path
    if value_type is bool:
        if isinstance(raw_value, bool) or raw_value in ("on", "off"):
            return raw_value in (True, "on")
        raise BadGame(w.BooleanExpected(option, quote_value(raw_value)), option=path)
    if value_type is int:
        return _convert_int(path, option, bounds, raw_value)
    if get_origin(value_type) is tuple:
        if not isinstance(raw_value, list):
            raise BadGame(w.ListExpected(option, quote_value(raw_value)), option=path)
        element_type = get_args(value_type)[0]
        return tuple(
            [convert_value(path, element_type, item, is_listed=True) for item in raw_value]
        )
    if get_origin(value_type) is Literal and raw_value not in get_args(value_type):
        choices = get_args(value_type)
        close_matches = get_close_matches(str(quote_value(raw_value)), choices, 1)
        reason = w.ChoiceExpected(
            option,
            quote_value(raw_value),
            " | ".join(choices),
            close_matches[0] if close_matches else None,
        )
        raise BadGame(reason, option=path)
    if not isinstance(raw_value, str):
        raise BadGame(w.TextExpected(option, quote_value(raw_value)), option=path)
    return raw_value


def _convert_int(path: str, option: str | w.EachListItemLabel, bounds: Any, raw_value: Any) -> int:
    min_value = 0 if bounds is None or bounds.ge is None else int(bounds.ge)
    max_value = MAX_NUMBER if bounds is None or bounds.le is None else int(bounds.le)
    if path.startswith("clock."):
        max_value = min(max_value, _SECONDS_PER_DAY)
    if type(raw_value) is int and min_value <= raw_value <= max_value:
        return raw_value
    is_above_maximum = type(raw_value) is int and raw_value > max_value
    is_maximum_omitted = max_value == MAX_NUMBER and not is_above_maximum
    raise BadGame(
        w.MinimumNumberExpected(option, quote_value(raw_value), min_value)
        if is_maximum_omitted
        else w.NumberBetweenExpected(option, quote_value(raw_value), min_value, max_value),
        option=path,
    )


MAX_NUMBER: Final = 10**12
"""The largest number of chips accepted."""
_SECONDS_PER_DAY: Final = 86_400


def quote_value(raw_value: object) -> w.GivenValue:
    """Return a value as written in the file; an unreadably large number is left out."""
    if any(type(item) is int and abs(item) > MAX_NUMBER**2 for item in _iter_scalars(raw_value)):
        return w.HugeNumberLabel()
    return (
        to_toml_value(raw_value)
        if isinstance(raw_value, (bool, int, str, list))
        else str(raw_value)
    )


def _iter_scalars(raw_value: object) -> Iterator[object]:
    if isinstance(raw_value, list):
        for item in raw_value:
            yield from _iter_scalars(item)
    else:
        yield raw_value


def parse_option_text(annotation: Any, text: str) -> Any:
    """Parse a value from the command line; return it unchanged if that fails."""
    value_type, _ = _strip_annotation(annotation)
    if get_origin(value_type) is tuple:
        items = [item.strip() for item in text.strip("[]").split(",") if item.strip()]
        return [parse_option_text(get_args(value_type)[0], item.strip("\"'")) for item in items]
    if value_type is bool:
        return {"true": "on", "yes": "on", "false": "off", "no": "off"}.get(text, text)
    if value_type is int and re.fullmatch(r"-?\d{1,4000}", text):
        return int(text)
    return text
