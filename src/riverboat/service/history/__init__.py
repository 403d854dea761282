"""Hands that are over: told again, exported, and checked record by record."""
