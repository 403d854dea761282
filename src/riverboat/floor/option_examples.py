"""An example of each option of the floor: something that was seen, whose ruling the option changes.

They ship with the package, and were found among the cases of the rules, each with as little of the
moment as it takes. Whoever asks rules on them anew: an example never holds a ruling.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from typing import Any

from msgspec import Struct

from riverboat.decoding import convert, decode_json
from riverboat.floor.rule import AnyIncident
from riverboat.floor.spot import Spot


class Example(Struct, frozen=True, forbid_unknown_fields=True):
    """What was seen, and when; ``case`` is the name of the case that it is."""

    case: str
    seen: AnyIncident
    spot: Spot


@cache
def examples() -> Mapping[str, Example]:
    """By the name of the option."""
    text = files(__package__).joinpath("examples.json").read_text(encoding="utf-8")
    read: dict[str, Any] = decode_json(text)
    return {name: convert(each, Example) for name, each in read.items()}
