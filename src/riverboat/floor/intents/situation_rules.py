"""The rules by which each situation is ruled: ``cited.json``, made from the cases of the floor."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from importlib.resources import files

from riverboat.decoding import decode_json


@cache
def rules_by_situation() -> Mapping[str, tuple[str, ...]]:
    """The rules of each situation by its key, the most cited first."""
    text = files("riverboat.floor").joinpath("intents/cited.json").read_bytes()
    return decode_json(text, dict[str, tuple[str, ...]])
