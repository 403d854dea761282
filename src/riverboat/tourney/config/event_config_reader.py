"""Reader of event configurations: strict keys, and errors that name their key."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import UTC, datetime
from difflib import get_close_matches
from typing import Any, Final, get_args, get_type_hints

from msgspec import NODEFAULT, Struct, ValidationError
from msgspec.structs import fields

from riverboat.decoding import convert
from riverboat.engine import BadGame
from riverboat.engine.commands.engine_errors import refusal_of
from riverboat.table.rules.config.config_toml import parse_toml
from riverboat.table.rules.config.config_values import convert_value, quote_value
from riverboat.tourney.config.event_presets import apply_format
from riverboat.tourney.event_errors import BadEvent
from riverboat.tourney.rules import EventRules
from riverboat.tourney.rules.event_password import hash_password
from riverboat.tourney.structure.level_lines import parse_level_line
from riverboat.tourney.structure.levels import Structure
from riverboat.tourney.structure.structure_generator import StructureRequest, generate_structure
from riverboat.words.refusals import configurations as c
from riverboat.words.refusals import event_files as w
from riverboat.words.refusals.name_suggestions import NameSuggestion

EVENT_OPTION_GROUPS: Final = ("entry", "seating", "prizes", "bounty", "at_table", "hour_breaks")
"""The groups of options in the file."""

_STRUCTURE_OPTIONS: Final = ("stack", "chips", "colour_up", "levels")


def read_event(text: str) -> EventRules:
    """Parse a TOML file; ``BadEvent`` gives the place of an error and a suggestion."""
    try:
        return build_event_rules(parse_toml(text))
    except BadGame as error:
        raise BadEvent(error.refusal) from error


def build_event_rules(settings: Mapping[str, Any]) -> EventRules:
    """Build rules from the keys and values of a file, or raise ``BadEvent``."""
    try:
        return _build_event(dict(settings))
    except BadGame as error:
        raise BadEvent(error.refusal) from error


def _build_event(settings: dict[str, Any]) -> EventRules:
    structure = _read_structure(settings)
    if "format" in settings:
        format_name = convert_value("format", str, settings.pop("format"))
        settings = apply_format(format_name, settings, structure.stack)
    option_values = _read_group(EventRules, settings, "", skipped_names=("structure", "starts_at"))
    option_values["structure"] = structure
    if "starts_at" in settings:
        option_values["starts_at"] = _parse_time(settings["starts_at"])
    option_values.setdefault("name", "tournament")
    entry_rules = option_values.get("entry")
    if entry_rules is not None and entry_rules.password:
        password_hash = hash_password(entry_rules.password, option_values["name"])
        option_values["entry"] = _replace_fields(entry_rules, password=password_hash)
    return EventRules(**option_values)


def _replace_fields(option_group: Struct, **changes: Any) -> Struct:
    return type(option_group)(
        **{
            **{name: getattr(option_group, name) for name in option_group.__struct_fields__},
            **changes,
        }
    )


def _read_structure(settings: dict[str, Any]) -> Structure:
    """Read a structure, from a list of levels or generated for an evening."""
    structure_settings, evening_settings = (
        settings.pop("structure", None),
        settings.pop("evening", None),
    )
    if (structure_settings is None) == (evening_settings is None):
        raise BadEvent(w.StructureAndEveningConflict())
    if evening_settings is not None:
        if not isinstance(evening_settings, Mapping):
            raise BadEvent(c.OptionGroupAsOption("evening"))
        for name in evening_settings:
            _refuse_unknown(StructureRequest, name, "evening")
        try:
            return generate_structure(convert(dict(evening_settings), StructureRequest))
        except ValidationError as error:
            raise BadEvent(w.EveningSectionInvalid(refusal_of(error))) from error
    if not isinstance(structure_settings, Mapping):
        raise BadEvent(c.OptionGroupAsOption("structure"))
    for name in structure_settings:
        if name not in _STRUCTURE_OPTIONS:
            raise BadEvent(
                c.UnknownOption(
                    f"structure.{name}", _suggest_names(name, "structure", _STRUCTURE_OPTIONS)
                )
            )
    for name in ("stack", "levels"):
        if name not in structure_settings:
            raise BadEvent(c.EntryKeyMissing("structure", name, ("stack", "levels")))
    level_lines = convert_value("structure.levels", tuple[str, ...], structure_settings["levels"])
    type_hints = get_type_hints(Structure, include_extras=True)
    return Structure(
        parts=tuple([parse_level_line(level_line) for level_line in level_lines]),
        **{
            name: convert_value(f"structure.{name}", type_hints[name], structure_settings[name])
            for name in ("stack", "chips", "colour_up")
            if name in structure_settings
        },
    )


def _parse_time(raw_value: object) -> int:
    """Parse a time with its offset into milliseconds, such as ``2026-11-27T19:00:00+01:00``."""
    if isinstance(raw_value, datetime):
        if raw_value.tzinfo is None:
            raise BadEvent(w.UtcOffsetMissing(str(raw_value)))
        return round(raw_value.astimezone(UTC).timestamp() * 1000)
    if type(raw_value) is int and raw_value >= 0:
        return raw_value
    raise BadEvent(w.StartTimeInvalid(str(quote_value(raw_value))))


def _read_group(
    struct_type: type[Struct],
    settings: Mapping[str, Any],
    group_path: str,
    skipped_names: tuple[str, ...] = (),
) -> dict[str, Any]:
    """Return the values of a group, converted to the types of its options."""
    type_hints = get_type_hints(struct_type, include_extras=True)
    values_by_name: dict[str, Any] = {}
    for name, raw_value in settings.items():
        if name in skipped_names:
            continue
        _refuse_unknown(struct_type, name, group_path)
        path = f"{group_path}.{name}".strip(".")
        group_type = _find_group_type(type_hints[name])
        if group_type is None:
            if isinstance(raw_value, Mapping):
                raise BadEvent(c.OptionNotAGroup(path))
            values_by_name[name] = convert_value(path, type_hints[name], raw_value)
        elif not isinstance(raw_value, Mapping):
            raise BadEvent(c.OptionGroupAsOption(path))
        else:
            values_by_name[name] = group_type(**_read_group(group_type, raw_value, path))
    _refuse_missing(struct_type, values_by_name, group_path)
    return values_by_name


def _find_group_type(annotation: Any) -> type[Struct] | None:
    """Return the struct type of a group; ``None`` for a plain value."""
    for candidate in (annotation, *get_args(annotation)):
        if isinstance(candidate, type) and issubclass(candidate, Struct):
            return candidate
    return None


def _refuse_unknown(struct_type: type[Struct], name: str, path_prefix: str) -> None:
    option_names = struct_type.__struct_fields__
    if name not in option_names:
        path = f"{path_prefix}.{name}".strip(".")
        known_names = (
            (*option_names, "format", "evening") if struct_type is EventRules else option_names
        )
        raise BadEvent(c.UnknownOption(path, _suggest_names(name, path_prefix, known_names)))


def _suggest_names(
    name: str, group_path: str, known_names: tuple[str, ...]
) -> NameSuggestion | c.GroupOptions:
    similar_names = get_close_matches(name, known_names, 1)
    return (
        NameSuggestion(similar_names[0])
        if similar_names
        else c.GroupOptions(group_path or "event", known_names)
    )


def _refuse_missing(struct_type: type[Struct], values: Mapping[str, Any], path: str) -> None:
    if struct_type is EventRules:
        return
    required_names = [
        field.name
        for field in fields(struct_type)
        if field.default is NODEFAULT and field.default_factory is NODEFAULT
    ]
    missing_names = [name for name in required_names if name not in values]
    if missing_names:
        raise BadEvent(c.EntryKeyMissing(path, missing_names[0], tuple(required_names)))
