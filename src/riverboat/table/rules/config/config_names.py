"""Names allowed in a configuration file, and suggestions for unknown ones."""

from __future__ import annotations

from collections.abc import Mapping
from difflib import get_close_matches
from typing import Any, Final, get_type_hints

from msgspec import Struct

from riverboat.engine import BadGame, HouseRules
from riverboat.table.rules.chip_set import Chip
from riverboat.table.rules.config.config_players import ConfiguredPlayer
from riverboat.table.rules.table_rules import TableRules
from riverboat.words import Refusal
from riverboat.words.refusals import configurations as w
from riverboat.words.refusals.name_suggestions import KnownNames, NameSuggestion

OPTION_GROUPS: Final[dict[str, type[Struct]]] = {
    name: option_type
    for name, option_type in get_type_hints(TableRules).items()
    if isinstance(option_type, type) and issubclass(option_type, Struct)
}
"""Option groups by their names in the file."""

TABLE_OPTIONS: Final = (
    "chairs",
    "format",
    "room",
    "seven_deuce",
    "name",
    "place",
    "forbidden",
    "notices",
)
"""Options of the table itself, outside any group."""

GAME_OPTIONS: Final = ("preset", "game", "games", "mix", "change")
"""Options that name the game and the preset of the other options."""

DEFAULT_PRESET: Final = "cash"


def list_section_names() -> tuple[str, ...]:
    """Return the groups that a file may have."""
    return (*OPTION_GROUPS, "house", "chips", "players")


def refuse_unknown(settings: Mapping[str, Any]) -> None:
    """Refuse unknown names, and TOML tables and values in place of each other."""
    for name, value in settings.items():
        if name in (*TABLE_OPTIONS, *GAME_OPTIONS):
            if isinstance(value, Mapping):
                raise BadGame(w.OptionNotAGroup(name))
        elif name in ("chips", "players"):
            if value != [] and not _is_list_of_tables(value):
                raise BadGame(w.SeparateTablesExpected(name))
        elif name in list_section_names():
            if not isinstance(value, Mapping):
                raise BadGame(w.OptionGroupAsOption(name))
        elif isinstance(value, Mapping) or _is_list_of_tables(value):
            raise BadGame(_build_unknown_section_error(name))
        else:
            raise BadGame(build_unknown_option_error("", name))


def _is_list_of_tables(value: object) -> bool:
    """Return True if the value is an array of tables, under [[double brackets]]."""
    return (
        isinstance(value, list) and all(isinstance(item, Mapping) for item in value) and value != []
    )


def _build_unknown_section_error(name: str) -> Refusal:
    close_matches = get_close_matches(name, list_section_names(), 1)
    return w.UnknownGroup(
        name,
        NameSuggestion(f"[{close_matches[0]}]")
        if close_matches
        else KnownNames(list_section_names()),
    )


def build_unknown_option_error(group: str, name: str) -> Refusal:
    """Return the error for an unknown option, with similar ones in this or another group."""
    option_path = f"{group}.{name}" if group else name
    known_names = option_names(group) if group else (*TABLE_OPTIONS, *GAME_OPTIONS)
    if close_matches := get_close_matches(name, known_names, 1):
        return w.UnknownOption(option_path, NameSuggestion(close_matches[0]))
    if other_groups := _list_groups_with_option(name):
        return w.UnknownOption(option_path, w.OptionGroupWrong(name, tuple(other_groups)))
    if not group and (close_matches := get_close_matches(name, list_section_names(), 1)):
        return w.UnknownOption(option_path, w.GroupSuggestion(close_matches[0]))
    return w.UnknownOption(
        option_path, w.GroupOptions(group, known_names) if group else w.TableOptionList(known_names)
    )


def option_names(group: str) -> tuple[str, ...]:
    """Return the names of the options in a group."""
    if group == "house":
        return ("preset", *HouseRules.__struct_fields__)
    entry_types: dict[str, type[Struct]] = {"chips": Chip, "players": ConfiguredPlayer}
    return (OPTION_GROUPS.get(group) or entry_types[group]).__struct_fields__


def _list_groups_with_option(name: str) -> list[str]:
    return [f"[{group}]" for group in (*OPTION_GROUPS, "house") if name in option_names(group)]
