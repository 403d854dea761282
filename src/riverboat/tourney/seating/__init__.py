"""Seats that are drawn: at the start, late, from a broken table, and all of them again."""
