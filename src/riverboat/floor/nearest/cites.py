"""The rules by which each situation is ruled: ``cited.json``, made from the cases of the floor."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from importlib.resources import files

import msgspec


@cache
def cited() -> Mapping[str, tuple[str, ...]]:
    """The rules of each situation by its key, the most cited first."""
    text = files("riverboat.floor").joinpath("nearest/cited.json").read_bytes()
    return msgspec.json.decode(text, type=dict[str, tuple[str, ...]])
