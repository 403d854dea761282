"""Every command is reachable by wire, browser and terminal, or has a documented exception."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from pathlib import Path

import pytest

from riverboat.cli.table_sessions.table_input import _PARSERS as _PARSERS
from tests.doors import asking

EXCUSES = tomllib.loads(Path(__file__).with_name("excuses.toml").read_text("utf-8"))
"""Documented exceptions by interface."""


def missing(said: asking.Said) -> set[str]:
    """Return unreached commands, and fields for which only one value occurred."""
    found = set()
    for kind in asking.COMMANDS:
        if kind not in said:
            found.add(kind.__name__)
            continue
        for field in asking.to_say(kind) if said[kind] else ():
            values, closed = said[kind][field], asking.choices(kind, field)
            found |= {f"{kind.__name__}.{field}={one}" for one in closed if one not in values}
            if not closed and len(values) < 2:
                found.add(f"{kind.__name__}.{field}")
    return found


def unexcused(found: set[str], excuses: Mapping[str, str]) -> set[str]:
    """Return missing entries without an exception; a field's exception covers all its values."""
    return {each for each in found if not ({each, each.partition("=")[0]} & excuses.keys())}


def idle(found: set[str], excuses: Mapping[str, str]) -> set[str]:
    """Return exceptions that are no longer needed."""
    without = found | {each.partition("=")[0] for each in found}
    return set(excuses) - without


@pytest.mark.parametrize("door", ["wire", "terminal"])
def test_every_command_can_be_asked_for_in_every_way_that_it_can_be_meant(door: str) -> None:
    found = missing(asking.by_wire() if door == "wire" else asking.by_terminal())
    excuses = EXCUSES[door]
    assert unexcused(found, excuses) == set(), f"build the door, or say why not: {door}"
    assert idle(found, excuses) == set(), f"there is a door after all: {door}"


def test_every_wish_and_every_field_of_it_is_sent_by_the_page() -> None:
    sent, found = asking.by_page(), set()
    for kind in asking.WISHES:
        name = asking.tag(kind)
        if name not in sent:
            found.add(name)
            continue
        found |= {f"{name}.{field}" for field in asking.names(kind) if field not in sent[name]}
    assert unexcused(found, EXCUSES["page"]) == set(), "build the button, or say why not"
    assert idle(found, EXCUSES["page"]) == set(), "the page sends it after all"
    assert set(sent) <= {asking.tag(kind) for kind in asking.WISHES}


def test_every_word_of_the_terminal_is_typed_here() -> None:
    typed = {entry.split()[0] for entry in asking.TYPED}
    assert set(_PARSERS) - typed == {"void"}, "which is what call off is read as"


def test_a_reason_is_a_sentence() -> None:
    for door, excuses in EXCUSES.items():
        for name, why in excuses.items():
            assert len(why) > 15, (door, name)
