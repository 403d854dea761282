"""Serializers of every table option, from which a client builds a form."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Any

from msgspec import Struct

from riverboat.engine import HouseRules
from riverboat.engine.games.option_fields import Option, choice_text, options
from riverboat.table.rules.config import OPTION_GROUPS
from riverboat.table.rules.table_rules import PRESETS, TableRules
from riverboat.web.schemas.reference_schemas import OptionDetails, OptionGroup, OptionKind
from riverboat.words.option_texts import option_names

_SAMPLE_GAME = "no-limit hold'em 1/2"
"""Game for which presets are shown: buy-ins depend on its blinds."""


@cache
def option_groups() -> tuple[OptionGroup, ...]:
    """Return all option groups: the table, its parts, and the house rules of each hand."""
    struct_by_group: dict[str, type[Struct]] = {
        "": TableRules,
        **OPTION_GROUPS,
        "house": HouseRules,
    }
    title_by_group = option_names("en").groups
    return tuple(
        [
            OptionGroup(
                group_name,
                title_by_group[group_name],
                tuple(_iterate_option_details(group_name, struct_type)),
            )
            for group_name, struct_type in struct_by_group.items()
        ]
    )


def _iterate_option_details(group_name: str, struct_type: type[Struct]) -> Iterator[OptionDetails]:
    for option in options(struct_type):
        yield OptionDetails(
            key=f"{group_name}.{option.name}" if group_name else option.name,
            type=_find_option_kind(option),
            choices=tuple([choice_text(choice) for choice in option.choices or ()]),
            default=option.default,
            min=option.minimum if _find_option_kind(option) == "number" else None,
            max=option.maximum if _find_option_kind(option) == "number" else None,
            text=option.description,
            rules=option.rules,
            presets={
                preset_name: _find_preset_value(preset_name, group_name, option.name)
                for preset_name in PRESETS
            },
        )


def _find_option_kind(option: Option) -> OptionKind:
    if option.choices is not None:
        return "flag" if option.choices == (False, True) else "choice"
    return "list" if isinstance(option.default, tuple) else "number"


def _find_preset_value(preset_name: str, group_name: str, option_name: str) -> Any:
    rules: Any = TableRules.preset(preset_name, _SAMPLE_GAME)
    if group_name == "house":
        return getattr(rules.games[0].rules, option_name)
    return getattr(getattr(rules, group_name) if group_name else rules, option_name)
