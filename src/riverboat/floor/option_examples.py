"""Examples for each option of the floor: an incident whose ruling the option changes.

The examples ship with the package. They come from the test cases of the rules, each reduced to the
facts that matter. An example stores no ruling; the caller asks for one.
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


class Example(Struct, frozen=True, forbid_unknown_fields=True, rename={"incident": "seen"}):
    """An incident and its spot; ``case`` is the name of the test case that it comes from."""

    case: str
    incident: AnyIncident
    spot: Spot


@cache
def load_examples() -> Mapping[str, Example]:
    """Return the examples by the name of the option that changes their ruling."""
    text = files(__package__).joinpath("examples.json").read_text(encoding="utf-8")
    encoded_examples: dict[str, Any] = decode_json(text)
    return {
        name: convert(encoded_example, Example)
        for name, encoded_example in encoded_examples.items()
    }
