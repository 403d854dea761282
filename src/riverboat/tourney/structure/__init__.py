"""Levels and breaks: written down, generated, read from a file."""
