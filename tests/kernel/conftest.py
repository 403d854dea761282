"""Fixtures for the kernel tests."""

from tests.tiers import tier as tier
