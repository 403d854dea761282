"""Structures: levels and breaks, written, generated, or read from a file."""
