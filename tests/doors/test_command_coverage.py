"""Every command is reachable by wire, browser and terminal, or has a documented exception."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from pathlib import Path

import pytest

from riverboat.cli.table_sessions.table_input import _PARSER_BY_COMMAND as _PARSER_BY_COMMAND
from tests.doors import interface_coverage

EXCEPTIONS_BY_INTERFACE = tomllib.loads(Path(__file__).with_name("excuses.toml").read_text("utf-8"))
"""Documented exceptions by interface."""


def find_missing_commands(values_by_command: interface_coverage.ValuesByCommand) -> set[str]:
    """Return unreached commands, and fields for which only one value occurred."""
    missing_entries = set()
    for command_type in interface_coverage.COMMANDS:
        if command_type not in values_by_command:
            missing_entries.add(command_type.__name__)
            continue
        for field in (
            interface_coverage.list_user_fields(command_type)
            if values_by_command[command_type]
            else ()
        ):
            used_values, choices = (
                values_by_command[command_type][field],
                interface_coverage.list_field_choices(command_type, field),
            )
            missing_entries |= {
                f"{command_type.__name__}.{field}={value}"
                for value in choices
                if value not in used_values
            }
            if not choices and len(used_values) < 2:
                missing_entries.add(f"{command_type.__name__}.{field}")
    return missing_entries


def remove_exceptions(missing_entries: set[str], reason_by_entry: Mapping[str, str]) -> set[str]:
    """Return missing entries without an exception; a field's exception covers all its values."""
    return {
        entry
        for entry in missing_entries
        if not ({entry, entry.partition("=")[0]} & reason_by_entry.keys())
    }


def find_unused_exceptions(
    missing_entries: set[str], reason_by_entry: Mapping[str, str]
) -> set[str]:
    """Return exceptions that are no longer needed."""
    missing_fields = missing_entries | {name.partition("=")[0] for name in missing_entries}
    return set(reason_by_entry) - missing_fields


@pytest.mark.parametrize("interface", ["wire", "terminal"])
def test_every_command_and_value_is_reachable(interface: str) -> None:
    unreachable_commands = find_missing_commands(
        interface_coverage.collect_wire_commands()
        if interface == "wire"
        else interface_coverage.collect_terminal_commands()
    )
    reason_by_entry = EXCEPTIONS_BY_INTERFACE[interface]
    assert remove_exceptions(unreachable_commands, reason_by_entry) == set(), (
        f"build the door, or say why not: {interface}"
    )
    assert find_unused_exceptions(unreachable_commands, reason_by_entry) == set(), (
        f"there is a door after all: {interface}"
    )


def test_client_sends_every_command_and_field() -> None:
    sent_fields_by_command, missing_entries = interface_coverage.collect_client_commands(), set()
    for command_type in interface_coverage.CLIENT_COMMANDS:
        name = interface_coverage.get_wire_tag(command_type)
        if name not in sent_fields_by_command:
            missing_entries.add(name)
            continue
        missing_entries |= {
            f"{name}.{field}"
            for field in interface_coverage.map_wire_names(command_type).values()
            if field not in sent_fields_by_command[name]
        }
    assert remove_exceptions(missing_entries, EXCEPTIONS_BY_INTERFACE["page"]) == set(), (
        "build the button, or say why not"
    )
    assert find_unused_exceptions(missing_entries, EXCEPTIONS_BY_INTERFACE["page"]) == set(), (
        "the page sends it after all"
    )
    assert set(sent_fields_by_command) <= {
        interface_coverage.get_wire_tag(command_type)
        for command_type in interface_coverage.CLIENT_COMMANDS
    }


def test_every_terminal_word_is_covered() -> None:
    covered_words = {entry.split()[0] for entry in interface_coverage.TABLE_ENTRIES}
    assert set(_PARSER_BY_COMMAND) - covered_words == {"void"}, "which is what call off is read as"


def test_exceptions_have_reasons() -> None:
    for interface, reason_by_entry in EXCEPTIONS_BY_INTERFACE.items():
        for entry, reason in reason_by_entry.items():
            assert len(reason) > 15, (interface, entry)
