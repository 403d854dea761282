"""The configuration writer: differences from the nearest preset, with their meanings.

>>> from riverboat.table.rules.table_rules import TableRules
>>> rules = TableRules.preset("cash", "no-limit hold'em 1/2").replace(kill={})
>>> print(to_toml(Config(rules)), end="")
# A riverboat table. The preset sets all other options.
preset = "cash"
game = "no-limit hold'em 1/2"
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from textwrap import wrap
from typing import Any, Final

from msgspec import Struct
from msgspec.structs import replace

from riverboat.engine import BadGame, Game, HouseRules, Rotation, read_game
from riverboat.engine.games.game_names import build_unambiguous_name
from riverboat.engine.games.option_fields import options
from riverboat.table.rules.config import (
    OPTION_GROUPS,
    TABLE_OPTIONS,
    Config,
    ConfiguredPlayer,
    base_rules,
    read_config,
)
from riverboat.table.rules.table_rules import PRESETS, TableRules
from riverboat.table.rules.toml_values import to_toml_value
from riverboat.words import ENGLISH, Reader
from riverboat.words.posted_rules import ConfigHeading, OptionDefault
from riverboat.words.refusals.options import (
    GameSignUnavailable,
    GameWithoutPreset,
    HouseRulesConflict,
)

_COMMENT_WIDTH: Final = 96

OptionChoice = tuple[str, str, Any, Any]
"""A changed option: its group, name, value, and the preset's value."""


def to_toml(config: Config, reader: Reader = ENGLISH) -> str:
    """Return a file that parses back to this configuration, with comments in *reader*'s language.

    Raise ``BadGame`` if no file can express the configuration.
    """
    rules = config.rules
    house_rules_in_use = {game.rules for game in rules.games}
    if len(house_rules_in_use) > 1:
        raise BadGame(HouseRulesConflict())
    preset, choices = _find_nearest_preset(rules, house_rules_in_use.pop())
    text = "\n".join(_iter_config_lines(config, preset, choices, reader)) + "\n"
    if read_config(text) != config:
        raise BadGame(GameSignUnavailable(rules.games[0].name))
    return text


def _iter_config_lines(
    config: Config, preset: str, choices: Sequence[OptionChoice], reader: Reader
) -> Iterator[str]:
    rules = config.rules
    yield f"# {reader.say(ConfigHeading('table'))}"
    if rules.name:
        yield f"name = {to_toml_value(rules.name)}"
    yield f"preset = {to_toml_value(preset)}"
    yield from _iter_game_lines(rules.game, rules.games[0].rules)
    for group in ("", *OPTION_GROUPS, "house"):
        group_choices = [choice for choice in choices if choice[0] == group]
        if group and group_choices:
            yield ""
            yield f"[{group}]"
        for choice in group_choices:
            yield from _iter_option_lines(choice, reader)
    for chip in rules.chips:
        yield ""
        yield "[[chips]]"
        yield f"colour = {to_toml_value(chip.colour)}"
        yield f"worth = {chip.worth}"
    for player in config.players:
        yield from _iter_player_lines(player)


def _iter_player_lines(player: ConfiguredPlayer) -> Iterator[str]:
    yield ""
    yield "[[players]]"
    for name in player.__struct_fields__:
        if value := getattr(player, name):
            yield f"{name} = {to_toml_value(value)}"


def _iter_game_lines(chosen_game: Game | Rotation, house_rules: HouseRules) -> Iterator[str]:
    """Yield the lines of the game: one game, a mix by its name, or the games of a mix."""
    if isinstance(chosen_game, Game):
        yield f"game = {to_toml_value(build_unambiguous_name(chosen_game))}"
        return
    try:
        game_by_name = read_game(chosen_game.name, house_rules)
    except BadGame:
        game_by_name = chosen_game.games[0]
    if (
        isinstance(game_by_name, Rotation)
        and replace(game_by_name, changes_game_by=chosen_game.changes_game_by) == chosen_game
    ):
        yield f"game = {to_toml_value(chosen_game.name)}"
        if game_by_name.changes_game_by != chosen_game.changes_game_by:
            yield f"change = {to_toml_value(chosen_game.changes_game_by)}"
        return
    yield f"mix = {to_toml_value(chosen_game.name)}"
    yield "games = ["
    for game in chosen_game.games:
        yield f"    {to_toml_value(build_unambiguous_name(game))},"
    yield "]"
    yield f"change = {to_toml_value(chosen_game.changes_game_by)}"


def find_differing_options(rules: TableRules) -> tuple[str, tuple[str, ...]]:
    """Return the nearest preset and the names of the options that differ from it.

    In a mix, each set of house rules is compared separately. If no preset supports the game, the
    name of the preset and the tuple of options are empty.

    >>> rules = TableRules.preset("cash", "no-limit hold'em 1/2")
    >>> find_differing_options(rules.replace(clock={"think": 20}))
    ('cash', ('clock.think',))
    """
    try:
        nearest_presets = [
            _find_nearest_preset(rules, house_rules)
            for house_rules in dict.fromkeys(game.rules for game in rules.games)
        ]
    except BadGame:
        return "", ()
    option_paths = [
        f"{group}.{name}".strip(".")
        for _, choices in nearest_presets
        for group, name, _, _ in choices
    ]
    return nearest_presets[0][0], tuple(dict.fromkeys(option_paths))


def _find_nearest_preset(
    rules: TableRules, house_rules: HouseRules
) -> tuple[str, list[OptionChoice]]:
    """Return the preset with the fewest differences, and these differences."""
    candidates: list[tuple[str, list[OptionChoice]]] = []
    for preset in PRESETS:
        try:
            candidates.append(
                (preset, list(_iter_choices_against_preset(preset, rules, house_rules)))
            )
        except BadGame:  # the preset does not support this game
            continue
    if not candidates:
        raise BadGame(GameWithoutPreset(rules.games[0].name))
    return min(candidates, key=lambda candidate: len(candidate[1]))


def _iter_choices_against_preset(
    preset: str, rules: TableRules, house_rules: HouseRules
) -> Iterator[OptionChoice]:
    straddle_settings = {} if rules.straddle.enabled else {"enabled": False}
    preset_rules = base_rules(preset, rules.game, {})
    base_options = base_rules(preset, rules.game, straddle_settings)
    for name in TABLE_OPTIONS:
        if name != "name" and getattr(rules, name) != getattr(base_options, name):
            yield "", name, getattr(rules, name), getattr(base_options, name)
    for group in OPTION_GROUPS:
        if group == "straddle" and straddle_settings and preset_rules.straddle.enabled:
            yield "straddle", "enabled", False, True
        yield from _iter_changed_options(group, getattr(rules, group), getattr(base_options, group))
    yield from _iter_changed_options("house", house_rules, HouseRules.from_name(preset))


def _iter_changed_options(
    group: str, group_rules: Struct, defaults: Struct
) -> Iterator[OptionChoice]:
    for name in group_rules.__struct_fields__:
        if getattr(group_rules, name) != getattr(defaults, name):
            yield group, name, getattr(group_rules, name), getattr(defaults, name)


def _iter_option_lines(choice: OptionChoice, reader: Reader) -> Iterator[str]:
    """Yield the TOML lines of an option: a comment with its meaning, then its value."""
    group, name, value, default = choice
    group_type = (
        TableRules if not group else HouseRules if group == "house" else OPTION_GROUPS[group]
    )
    option_info = next((option for option in options(group_type) if option.name == name), None)
    if option_info is not None:
        meaning = option_info.explain(reader.language.code)
        for line in wrap(meaning, _COMMENT_WIDTH, break_long_words=False):
            yield f"# {line}"
        has_choices = option_info.choices and type(value) is not bool
        choices = option_info.choices_text if has_choices else None
        yield f"# {reader.say(OptionDefault(choices, 'preset', _format_default(default)))}"
    yield f"{name} = {to_toml_value(value)}"


def _format_default(default: object) -> str:
    return default if isinstance(default, str) else to_toml_value(default)
