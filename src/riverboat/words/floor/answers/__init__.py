"""Answers of the authorities: one sentence for each value of an option. A module a subject."""
