"""The assertions of the runner explain themselves as those of a test do."""

import pytest

MODULES = "checks holdings mixes playing table_cases table_playing".split()

pytest.register_assert_rewrite(*[f"tests.rules.{name}" for name in MODULES])
