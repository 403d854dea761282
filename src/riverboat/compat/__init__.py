"""Compatibility layers, which have the names of other libraries over riverboat's functions."""
