"""Parse the command line and the rulebook once per process."""

from tests.command_line import parse_once

__all__ = ["parse_once"]
