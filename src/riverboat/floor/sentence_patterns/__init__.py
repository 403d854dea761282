"""Sentence patterns: kinds of incidents, recognized in the actions of a typed line."""

from riverboat.floor.sentence_patterns.all_patterns import readings

__all__ = ["readings"]
