"""Sentence patterns: the kinds of incidents, recognized by the actions in a typed text."""

from riverboat.floor.sentence_patterns.all_patterns import find_readings

__all__ = ["find_readings"]
