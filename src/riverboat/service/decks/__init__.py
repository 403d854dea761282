"""Sealed decks: their order is secret until they are dealt and verifiable afterwards."""
