"""What the tests of the kernel may ask for."""

from tests.tiers import tier as tier
