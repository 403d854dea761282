"""Matches: who wins how much from whom, and how sure that is."""
