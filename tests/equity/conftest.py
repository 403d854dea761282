"""Fixtures for the equity tests."""

from tests.tiers import tier as tier
