"""Every command is reachable by wire, browser and terminal, or has a documented exception."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from pathlib import Path

import pytest

from riverboat.cli.table_sessions.table_input import _PARSERS as _PARSERS
from tests.doors import interface_coverage

EXCEPTIONS = tomllib.loads(Path(__file__).with_name("excuses.toml").read_text("utf-8"))
"""Documented exceptions by interface."""


def missing_commands(values_by_command: interface_coverage.ValuesByCommand) -> set[str]:
    """Return unreached commands, and fields for which only one value occurred."""
    result = set()
    for kind in interface_coverage.COMMANDS:
        if kind not in values_by_command:
            result.add(kind.__name__)
            continue
        for field in interface_coverage.user_fields(kind) if values_by_command[kind] else ():
            values, choices = (
                values_by_command[kind][field],
                interface_coverage.field_choices(kind, field),
            )
            result |= {
                f"{kind.__name__}.{field}={value}" for value in choices if value not in values
            }
            if not choices and len(values) < 2:
                result.add(f"{kind.__name__}.{field}")
    return result


def without_exception(result: set[str], excuses: Mapping[str, str]) -> set[str]:
    """Return missing entries without an exception; a field's exception covers all its values."""
    return {name for name in result if not ({name, name.partition("=")[0]} & excuses.keys())}


def unused_exceptions(result: set[str], excuses: Mapping[str, str]) -> set[str]:
    """Return exceptions that are no longer needed."""
    missing_fields = result | {name.partition("=")[0] for name in result}
    return set(excuses) - missing_fields


@pytest.mark.parametrize("interface", ["wire", "terminal"])
def test_every_command_and_value_is_reachable(interface: str) -> None:
    unreachable_commands = missing_commands(
        interface_coverage.commands_by_wire()
        if interface == "wire"
        else interface_coverage.commands_by_terminal()
    )
    excuses = EXCEPTIONS[interface]
    assert without_exception(unreachable_commands, excuses) == set(), (
        f"build the door, or say why not: {interface}"
    )
    assert unused_exceptions(unreachable_commands, excuses) == set(), (
        f"there is a door after all: {interface}"
    )


def test_client_sends_every_command_and_field() -> None:
    sent_commands, result = interface_coverage.commands_by_client(), set()
    for kind in interface_coverage.CLIENT_COMMANDS:
        name = interface_coverage.wire_tag(kind)
        if name not in sent_commands:
            result.add(name)
            continue
        result |= {
            f"{name}.{field}"
            for field in interface_coverage.wire_names(kind).values()
            if field not in sent_commands[name]
        }
    assert without_exception(result, EXCEPTIONS["page"]) == set(), (
        "build the button, or say why not"
    )
    assert unused_exceptions(result, EXCEPTIONS["page"]) == set(), "the page sends it after all"
    assert set(sent_commands) <= {
        interface_coverage.wire_tag(kind) for kind in interface_coverage.CLIENT_COMMANDS
    }


def test_every_terminal_word_is_covered() -> None:
    covered_words = {entry.split()[0] for entry in interface_coverage.TABLE_ENTRIES}
    assert set(_PARSERS) - covered_words == {"void"}, "which is what call off is read as"


def test_exceptions_have_reasons() -> None:
    for http_client, excuses in EXCEPTIONS.items():
        for name, reason in excuses.items():
            assert len(reason) > 15, (http_client, name)
