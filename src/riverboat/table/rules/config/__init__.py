"""The configuration of a table: what a host writes in a file of TOML, and the rules it makes.

A file says what differs from a preset. A name that nobody knows is refused with the nearest one, a
value that cannot be with what can, and choices that contradict each other with the rule. It is
text here; who reads files is above.

>>> config = read_config('''
... preset = "home"
... game = "no-limit hold'em 1/2"
... [straddle]
... max_live = 1
... ''')
>>> config.rules.straddle.max_live, config.rules.button.rule
(1, 'moving')
"""

from riverboat.table.rules.config.games import base_of
from riverboat.table.rules.config.names import DEFAULT_PRESET, GROUPS, PLAYED, TOP
from riverboat.table.rules.config.parsing import parsed
from riverboat.table.rules.config.players import Seated
from riverboat.table.rules.config.reading import (
    Config,
    changed,
    config_of,
    read_config,
    refuse_no_buy_in,
    with_option,
)

__all__ = [
    "DEFAULT_PRESET",
    "GROUPS",
    "PLAYED",
    "TOP",
    "Config",
    "Seated",
    "base_of",
    "changed",
    "config_of",
    "parsed",
    "read_config",
    "refuse_no_buy_in",
    "with_option",
]
