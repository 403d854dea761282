"""What the command line reads before it does anything is read once for all calls in a process.

A program calls one command and ends. Tests call a thousand in one process, and each of them would
read the options of all commands, and each that looks up a rule all cases and the whole code. A
folder whose tests call commands has this fixture in its ``conftest.py``.
"""

from collections.abc import Iterator
from functools import cache

import pytest
import typer.main
import typer.testing

from riverboat.cli.pages import rulebook_index


@pytest.fixture(scope="session", autouse=True)
def read_once() -> Iterator[None]:
    """A command keeps nothing of a call, and nobody writes into the book: the next finds both."""
    once = cache(typer.main.get_command)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(typer.main, "get_command", once)
        patch.setattr(typer.testing, "_get_command", once)
        patch.setattr(rulebook_index, "read_rulebook", cache(rulebook_index.read_rulebook))
        yield
