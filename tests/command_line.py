"""Fixture that parses the command line and the rulebook once per process.

A program runs one command and ends. Tests run a thousand commands in one process, and each would
parse the options of all commands, and each rule lookup all cases and the whole code. Folders whose
tests run commands use this fixture in their ``conftest.py``.
"""

from collections.abc import Iterator
from functools import cache

import pytest
import typer.main
import typer.testing

from riverboat.cli.pages import rulebook_index


@pytest.fixture(scope="session", autouse=True)
def parse_once() -> Iterator[None]:
    """Cache the command tree and the rulebook, which calls do not modify."""
    cached_get_command = cache(typer.main.get_command)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(typer.main, "get_command", cached_get_command)
        patch.setattr(typer.testing, "_get_command", cached_get_command)
        patch.setattr(rulebook_index, "read_rulebook", cache(rulebook_index.read_rulebook))
        yield
