"""Every command is reachable by wire, browser and terminal, or has a documented exception."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from pathlib import Path

import pytest

from riverboat.cli.table_sessions.table_input import _PARSERS as _PARSERS
from tests.doors import interface_coverage

EXCUSES = tomllib.loads(Path(__file__).with_name("excuses.toml").read_text("utf-8"))
"""Documented exceptions by interface."""


def missing_commands(message: interface_coverage.Said) -> set[str]:
    """Return unreached commands, and fields for which only one value occurred."""
    result = set()
    for kind in interface_coverage.COMMANDS:
        if kind not in message:
            result.add(kind.__name__)
            continue
        for field in interface_coverage.user_fields(kind) if message[kind] else ():
            values, closed = message[kind][field], interface_coverage.field_choices(kind, field)
            result |= {f"{kind.__name__}.{field}={one}" for one in closed if one not in values}
            if not closed and len(values) < 2:
                result.add(f"{kind.__name__}.{field}")
    return result


def without_exception(result: set[str], excuses: Mapping[str, str]) -> set[str]:
    """Return missing entries without an exception; a field's exception covers all its values."""
    return {name for name in result if not ({name, name.partition("=")[0]} & excuses.keys())}


def unused_exceptions(result: set[str], excuses: Mapping[str, str]) -> set[str]:
    """Return exceptions that are no longer needed."""
    without = result | {name.partition("=")[0] for name in result}
    return set(excuses) - without


@pytest.mark.parametrize("door", ["wire", "terminal"])
def test_every_command_and_value_is_reachable(door: str) -> None:
    unreachable_commands = missing_commands(
        interface_coverage.commands_by_wire()
        if door == "wire"
        else interface_coverage.commands_by_terminal()
    )
    excuses = EXCUSES[door]
    assert without_exception(unreachable_commands, excuses) == set(), (
        f"build the door, or say why not: {door}"
    )
    assert unused_exceptions(unreachable_commands, excuses) == set(), (
        f"there is a door after all: {door}"
    )


def test_client_sends_every_command_and_field() -> None:
    sent, result = interface_coverage.commands_by_client(), set()
    for kind in interface_coverage.CLIENT_COMMANDS:
        name = interface_coverage.wire_tag(kind)
        if name not in sent:
            result.add(name)
            continue
        result |= {
            f"{name}.{field}"
            for field in interface_coverage.wire_names(kind).values()
            if field not in sent[name]
        }
    assert without_exception(result, EXCUSES["page"]) == set(), "build the button, or say why not"
    assert unused_exceptions(result, EXCUSES["page"]) == set(), "the page sends it after all"
    assert set(sent) <= {
        interface_coverage.wire_tag(kind) for kind in interface_coverage.CLIENT_COMMANDS
    }


def test_every_terminal_word_is_covered() -> None:
    typed = {entry.split()[0] for entry in interface_coverage.TABLE_ENTRIES}
    assert set(_PARSERS) - typed == {"void"}, "which is what call off is read as"


def test_exceptions_have_reasons() -> None:
    for http_client, excuses in EXCUSES.items():
        for name, reason in excuses.items():
            assert len(reason) > 15, (http_client, name)
