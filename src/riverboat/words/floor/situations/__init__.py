"""Titles of situations at a table, and their first questions."""
