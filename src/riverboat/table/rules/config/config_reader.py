"""The configuration reader: table rules from a file, or from one option on a line."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from riverboat.engine import BadGame, Rotation
from riverboat.table.rules.chip_set import Chip
from riverboat.table.rules.config.config_games import base_rules, read_house_rules, read_played_game
from riverboat.table.rules.config.config_names import (
    DEFAULT_PRESET,
    OPTION_GROUPS,
    TABLE_OPTIONS,
    list_section_names,
    refuse_unknown,
)
from riverboat.table.rules.config.config_players import ConfiguredPlayer
from riverboat.table.rules.config.config_toml import parse_toml
from riverboat.table.rules.config.config_values import (
    convert_value,
    option_type,
    parse_option_text,
    quote_value,
    read_entries,
    read_options,
)
from riverboat.table.rules.table_rules import PRESETS, TableRules, buy_in_unit
from riverboat.words.refusals import configurations as w
from riverboat.words.refusals.options import MaximumBuyInTooSmall


class Config(Struct, frozen=True):
    """The content of a configuration file: table rules and, optionally, players."""

    rules: TableRules
    players: tuple[ConfiguredPlayer, ...] = ()


def read_config(text: str) -> Config:
    """Read a TOML file; ``BadGame`` states the position of an error and the correct form."""
    return build_config(parse_toml(text))


def build_config(settings: Mapping[str, Any]) -> Config:
    """Build the configuration from keys and values, or raise ``BadGame``."""
    refuse_unknown(settings)
    preset = settings.get("preset", DEFAULT_PRESET)
    if not isinstance(preset, str) or preset not in PRESETS:
        raise BadGame(w.ChoiceExpected("preset", quote_value(preset), " | ".join(PRESETS)))
    house_rules = read_house_rules(preset, settings.get("house", {}))
    changes = _build_option_changes(settings)
    preset_rules = base_rules(
        preset, read_played_game(settings, house_rules), changes.get("straddle", {})
    )
    rules = preset_rules.replace(**changes)
    return Config(rules, _read_players(rules, settings.get("players", [])))


def refuse_unplayable_buy_in(rules: TableRules) -> None:
    """Refuse a maximum buy-in that does not cover one bet."""
    if rules.format == "tournament" or not rules.buy_in.most:
        return
    largest_bet = max(buy_in_unit(game) for game in rules.games)
    if rules.buy_in.most < largest_bet:
        raise BadGame(MaximumBuyInTooSmall(rules.buy_in.most, largest_bet), option="buy_in.most")


def change_option(rules: TableRules, assignment: str) -> TableRules:
    """Change one option given on a line, or raise ``BadGame``.

    >>> rules = read_config("game = 'limit razz 4/8 ante 1'").rules
    >>> change_option(rules, "button.picked_up=5").button.picked_up
    5
    """
    settings: dict[str, Any] = {}
    set_option(settings, assignment)
    refuse_unknown(settings)
    house_rules = rules.games[0].rules
    if "house" in settings:
        house_rules = house_rules.replace(**read_options("house", settings["house"]))
        games = tuple([replace(game, rules=house_rules) for game in rules.games])
        game = rules.game
        return rules.replace(
            game=replace(game, games=games) if isinstance(game, Rotation) else games[0]
        )
    if "game" in settings:
        return rules.replace(game=read_played_game(settings, house_rules))
    if not (changes := _build_option_changes(settings)):
        raise BadGame(w.OptionFixedAtTableOpening(assignment.partition("=")[0].strip()))
    return rules.replace(**changes)


def _build_option_changes(settings: Mapping[str, Any]) -> dict[str, Any]:
    """Return the options set by the file, as arguments of ``TableRules.replace``."""
    changes: dict[str, Any] = {
        name: convert_value(name, option_type(name), settings[name])
        for name in TABLE_OPTIONS
        if name in settings
    }
    changes |= {
        name: read_options(name, settings[name]) for name in OPTION_GROUPS if name in settings
    }
    if "chips" in settings:
        chip_entries = read_entries("chips", Chip, settings["chips"])
        changes["chips"] = tuple(Chip(**chip_fields) for chip_fields in chip_entries)
    return changes


def set_option(settings: dict[str, Any], assignment: str) -> None:
    """Add an option given on one line to *settings*: ``straddle.enabled=on``.

    >>> settings = {}
    >>> set_option(settings, "straddle.positions=utg, button")
    >>> settings
    {'straddle': {'positions': ['utg', 'button']}}
    """
    option_path, equals_sign, text = (token.strip() for token in assignment.partition("="))
    *group_path, name = option_path.split(".")
    if not equals_sign or not name or len(group_path) > 1 or not all(group_path):
        raise BadGame(w.OptionAssignmentInvalid(repr(assignment)))
    section = settings.setdefault(group_path[0], {}) if group_path else settings
    if not isinstance(section, dict):
        raise BadGame(w.OptionGroupUnknown(group_path[0], list_section_names()))
    section[name] = parse_option_text(option_type(*group_path, name), text)


def _read_players(rules: TableRules, player_tables: list[Any]) -> tuple[ConfiguredPlayer, ...]:
    """Return the players named in the file, with unique names and chairs."""
    players = tuple(
        [
            ConfiguredPlayer(**player_fields)
            for player_fields in read_entries("players", ConfiguredPlayer, player_tables)
        ]
    )
    names = [player.name for player in players]
    if len(set(names)) < len(names) or not all(names):
        raise BadGame(w.PlayerNameRepeated())
    chairs = [player.chair for player in players if player.chair]
    if len(set(chairs)) < len(chairs):
        raise BadGame(w.SeatRepeated())
    if len(players) > rules.chairs or max(chairs, default=0) > rules.chairs:
        raise BadGame(w.PlayersOverSeats(rules.chairs))
    return players
