"""Rulings in the terminal: questions, pages, JSON, and the whole book of options."""
