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
    """Return the options of a file in command-line form, ``NAME=VALUE``.

    Raise ``BadGame`` for a value that is neither a boolean nor a number nor a text.
    """
    option_specs = []
    for name, value in parse_toml(file.read_text(encoding="utf-8")).items():
        if not isinstance(value, bool | int | str):
            raise BadGame(OptionNotAValue(name))
        option_specs.append(f"{name}={choice_text(value)}")
    return option_specs
