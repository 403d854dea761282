"""Whose rules are followed: a book and its year, or a house that chooses option by option.

==================  ==============================================================================
``floor_rules``     every choice that the books leave to a house, or on which they differ
``authorities``     the dated presets, each with its rules of the floor and of the hand
``numbers``         what a rule of the catalogue is called in each book: ``BYND-16`` is TDA 2024 45
==================  ==============================================================================
"""

from riverboat.floor.authority.authorities import AUTHORITIES, Authority, authority
from riverboat.floor.authority.floor_rules import FloorRules

__all__ = ["AUTHORITIES", "Authority", "FloorRules", "authority"]
