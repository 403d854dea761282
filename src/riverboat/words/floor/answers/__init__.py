"""Answers of the authorities: one sentence for each value of an option, in modules by subject."""
