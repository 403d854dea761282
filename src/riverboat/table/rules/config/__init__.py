"""The configuration of a table: a host's TOML file and the rules that it makes.

A file states differences from a preset. An unknown name is refused with the closest match, an
impossible value with the possible ones, and contradictory choices with the rule. The input is text;
callers read the files.

>>> config = read_config('''
... preset = "home"
... game = "no-limit hold'em 1/2"
... [straddle]
... max_live = 1
... ''')
>>> config.rules.straddle.max_live, config.rules.button.rule
(1, 'moving')
"""

from riverboat.table.rules.config.config_games import base_rules
from riverboat.table.rules.config.config_names import (
    DEFAULT_PRESET,
    GAME_OPTIONS,
    OPTION_GROUPS,
    TABLE_OPTIONS,
)
from riverboat.table.rules.config.config_players import ConfiguredPlayer
from riverboat.table.rules.config.config_reader import (
    Config,
    build_config,
    change_option,
    read_config,
    refuse_unplayable_buy_in,
    set_option,
)
from riverboat.table.rules.config.config_toml import parse_toml

__all__ = [
    "DEFAULT_PRESET",
    "OPTION_GROUPS",
    "GAME_OPTIONS",
    "TABLE_OPTIONS",
    "Config",
    "ConfiguredPlayer",
    "base_rules",
    "change_option",
    "build_config",
    "parse_toml",
    "read_config",
    "refuse_unplayable_buy_in",
    "set_option",
]
