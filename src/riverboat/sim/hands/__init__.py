"""Bulk simulation of hands with one starting state, and their results."""
