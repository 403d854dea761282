"""Phrases for the events of a hand and of its table: a module for each subject."""
