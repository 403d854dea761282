"""Steps on the order of showing. The last bettor's reasons are the floor's."""

from __future__ import annotations

from riverboat.words.phrase import Person
from riverboat.words.tools.step import Reckoning


class SimultaneousShowdown(Reckoning, frozen=True):
    rule = "ALLN-29"


class ShowingOrder(Reckoning, frozen=True):
    rule = "SHOW-12"
    who: tuple[Person, ...]


class SidePotShowdownFirst(Reckoning, frozen=True):
    rule = "SHOW-14"


class HighBoardFirst(Reckoning, frozen=True):
    rule = "BYND-62"


class LowBoardFirst(Reckoning, frozen=True):
    rule = "BYND-62"
