"""Versions of the schema; a released one never changes."""
