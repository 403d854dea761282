"""What the tests of equity may ask for."""

from tests.tiers import tier as tier
