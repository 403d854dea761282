"""What there is to write in a file, and what may have been meant where a name is unknown."""

from __future__ import annotations

from collections.abc import Mapping
from difflib import get_close_matches
from typing import Any, Final, get_type_hints

from msgspec import Struct

from riverboat.engine import BadGame, HouseRules
from riverboat.table.rules.chip_set import Chip
from riverboat.table.rules.config.players import Seated
from riverboat.table.rules.rules import TableRules

GROUPS: Final[dict[str, type[Struct]]] = {
    name: kind
    for name, kind in get_type_hints(TableRules).items()
    if isinstance(kind, type) and issubclass(kind, Struct)
}
"""The groups of options by their names in the file."""

TOP: Final = ("chairs", "format", "room", "seven_deuce", "name", "place", "forbidden", "notices")
"""The options of the table itself that are not in a group."""

PLAYED: Final = ("preset", "game", "games", "mix", "change")
"""What is played, and from which preset the other choices come."""

DEFAULT_PRESET: Final = "cash"


def sections() -> tuple[str, ...]:
    """The groups that a file may have."""
    return (*GROUPS, "house", "chips", "players")


def refuse_unknown(wishes: Mapping[str, Any]) -> None:
    """Refuse names that nobody knows, tables that should be values, and values for tables."""
    for name, value in wishes.items():
        if name in (*TOP, *PLAYED):
            if isinstance(value, Mapping):
                raise BadGame(f"{name} is an option of the table, not a group: write {name} = ...")
        elif name in ("chips", "players"):
            if value != [] and not _lists_entries(value):
                raise BadGame(f"{name} are listed one by one, each under [[{name}]]")
        elif name in sections():
            if not isinstance(value, Mapping):
                raise BadGame(f"{name} is a group of options: write them under [{name}]")
        elif isinstance(value, Mapping) or _lists_entries(value):
            raise BadGame(_unknown_section(name))
        else:
            raise BadGame(unknown_option("", name))


def _lists_entries(value: object) -> bool:
    """Whether something is written under [[double brackets]]."""
    return (
        isinstance(value, list) and all(isinstance(each, Mapping) for each in value) and value != []
    )


def _unknown_section(name: str) -> str:
    near = get_close_matches(name, sections(), 1)
    hint = f"did you mean [{near[0]}]?" if near else f"there are {', '.join(sections())}"
    return f"no group [{name}]; {hint}"


def unknown_option(group: str, name: str) -> str:
    """That there is no such option, and which may have been meant: here, or in another group."""
    path = f"{group}.{name}" if group else name
    known = option_names(group) if group else (*TOP, *PLAYED)
    if near := get_close_matches(name, known, 1):
        return f"no option {path}; did you mean {near[0]}?"
    if homes := _homes(name):
        return f"no option {path}; {name} stands under {', '.join(homes)}"
    if not group and (near := get_close_matches(name, sections(), 1)):
        return f"no option {path}; did you mean the group [{near[0]}]?"
    where = f"[{group}] has" if group else "the table has"
    return f"no option {path}; {where} {', '.join(known)}"


def option_names(group: str) -> tuple[str, ...]:
    """The options of a group."""
    if group == "house":
        return ("preset", *HouseRules.__struct_fields__)
    entries: dict[str, type[Struct]] = {"chips": Chip, "players": Seated}
    return (GROUPS.get(group) or entries[group]).__struct_fields__


def _homes(name: str) -> list[str]:
    """The groups that have an option of this name."""
    return [f"[{group}]" for group in (*GROUPS, "house") if name in option_names(group)]
