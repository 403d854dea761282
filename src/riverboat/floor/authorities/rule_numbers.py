"""The numbers that other rulebooks give to the rules of riverboat's, from ``numbers.toml``."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from importlib.resources import files
from typing import Final


def _load_rule_numbers() -> dict[str, dict[str, str]]:
    text = files(__package__).joinpath("numbers.toml").read_text(encoding="utf-8")
    return tomllib.loads(text)


RULE_NUMBERS: Final[Mapping[str, Mapping[str, str]]] = _load_rule_numbers()
"""Rule numbers by authority and rule: ``RULE_NUMBERS["tda-2024"]["BYND-16"]`` is ``45``."""
