"""Prizes of an event: shares, prize tables, ties, satellites."""
