"""Fixtures that drop the log entries of these tests."""

from tests.quiet import quiet_logs as quiet_logs
