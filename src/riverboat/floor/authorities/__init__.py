"""Authorities on the rules: a rulebook and its year, or a house that sets each option.

=====================  ===========================================================================
``floor_rules``        every choice that rulebooks leave to a house, or on which they differ
``authority_presets``  the dated presets, each with its rules of the floor and of the hand
``rule_numbers``       the number of a rule in each rulebook: ``BYND-16`` is TDA 2024 45
=====================  ===========================================================================
"""

from riverboat.floor.authorities.authority_presets import AUTHORITIES, Authority, authority
from riverboat.floor.authorities.floor_rules import FloorRules

__all__ = ["AUTHORITIES", "Authority", "FloorRules", "authority"]
