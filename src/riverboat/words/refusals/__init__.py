"""Refusals, a module for each subject."""
