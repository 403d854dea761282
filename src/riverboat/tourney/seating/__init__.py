"""Seat draws: at the start, late, from a broken table, and redraws."""
