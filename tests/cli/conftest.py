"""The command line is put together once for all calls in a process."""

from collections.abc import Iterator
from functools import cache

import pytest
import typer.main
import typer.testing


@pytest.fixture(scope="session", autouse=True)
def _put_together_once() -> Iterator[None]:
    """Typer would read the options of all twenty commands anew for each that is called.

    A command keeps nothing of a call, so that the next one finds it as it was.
    """
    once = cache(typer.main.get_command)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(typer.main, "get_command", once)
        patch.setattr(typer.testing, "_get_command", once)
        yield
