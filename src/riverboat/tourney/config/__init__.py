"""Event configuration: a host's TOML file, and the rules made from it.

>>> rules = read_event('''
... name = "Friday"
... format = "rebuy"
... [structure]
... stack = 5000
... levels = ["25/50 20m", "50/100 20m", "break 10m", "100/200 20m"]
... ''')
>>> rules.structure.levels[1].label, rules.entry.rebuy.chips
('50/100', 5000)
"""

from riverboat.tourney.config.event_config_reader import (
    EVENT_OPTION_GROUPS,
    build_event_rules,
    read_event,
)
from riverboat.tourney.config.event_config_writer import event_toml
from riverboat.tourney.config.event_presets import FORMATS, PACES, structure_request_for_pace

__all__ = [
    "FORMATS",
    "EVENT_OPTION_GROUPS",
    "PACES",
    "structure_request_for_pace",
    "build_event_rules",
    "event_toml",
    "read_event",
]
