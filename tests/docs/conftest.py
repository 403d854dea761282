"""The command line and the book of rules are read once for all calls in a process."""

from tests.command_line import read_once

__all__ = ["read_once"]
