"""Sentence patterns: the kinds of incidents, recognized by the actions in a typed line."""

from riverboat.floor.sentence_patterns.all_patterns import readings

__all__ = ["readings"]
