"""Parse the command line and the rulebook once per process."""

from tests.command_line import read_once

__all__ = ["read_once"]
