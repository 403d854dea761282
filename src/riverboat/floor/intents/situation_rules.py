"""Rules cited in each situation: ``cited.json``, generated from the floor's cases."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from importlib.resources import files

from riverboat.decoding import decode_json


@cache
def rules_by_situation() -> Mapping[str, tuple[str, ...]]:
    """Return the rules cited in each situation by its key, the most cited first."""
    text = files("riverboat.floor").joinpath("intents/cited.json").read_bytes()
    return decode_json(text, dict[str, tuple[str, ...]])
