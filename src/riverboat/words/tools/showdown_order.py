"""Steps on the order of showing; ``words.floor`` has the reasons why a player shows first."""

from __future__ import annotations

from riverboat.words.phrase import Person
from riverboat.words.tools.calculation_step import CalculationStep


class SimultaneousShowdown(CalculationStep, frozen=True):
    rule = "ALLN-29"


class ShowingOrder(CalculationStep, frozen=True):
    rule = "SHOW-12"
    who: tuple[Person, ...]


class SidePotShowdownFirst(CalculationStep, frozen=True):
    rule = "SHOW-14"


class HighBoardFirst(CalculationStep, frozen=True):
    rule = "BYND-62"


class LowBoardFirst(CalculationStep, frozen=True):
    rule = "BYND-62"
