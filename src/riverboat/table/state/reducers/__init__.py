"""Reducers by subject, each named after its fact. They contain no rules."""
