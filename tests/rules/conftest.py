"""The assertions of the runner explain themselves as those of a test do."""

import pytest

pytest.register_assert_rewrite("tests.rules.checks", "tests.rules.holdings", "tests.rules.playing")
