"""Options of an authority in a TOML file: the decisions of a room, for reuse.

oot = "rrop"
clock_seconds = 30
sevens = false
"""

from __future__ import annotations

from pathlib import Path

from riverboat.engine import BadGame
from riverboat.engine.games.option_fields import choice_text
from riverboat.table.rules.config.config_toml import parse_toml
from riverboat.words.refusals.configurations import OptionNotAValue


def read_options(file: Path) -> list[str]:
    """Return the options in command-line form, ``oot=rrop``; raise ``BadGame`` if invalid."""
    options_read = []
    for name, value in parse_toml(file.read_text(encoding="utf-8")).items():
        if not isinstance(value, bool | int | str):
            raise BadGame(OptionNotAValue(name))
        options_read.append(f"{name}={choice_text(value)}")
    return options_read
