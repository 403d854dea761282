"""Log entries of these tests are dropped."""

from tests.quiet import quiet_logs as quiet_logs
