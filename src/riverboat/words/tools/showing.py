"""Steps on the order of showing. The last bettor's reasons are the floor's."""

from __future__ import annotations

from riverboat.words.phrase import Person
from riverboat.words.tools.step import Reckoning


class AllShowAtOnce(Reckoning, frozen=True):
    rule, en = "ALLN-29", "all hands are opened at once: somebody is all-in and no bet is to come"


class ShowInOrder(Reckoning, frozen=True):
    rule, en = "SHOW-12", "in this order: {who}"
    who: tuple[Person, ...]


class SidePotsShowFirst(Reckoning, frozen=True):
    rule, en = "SHOW-14", "who plays for a side pot shows before who is all-in for less"


class HighBoardIsFirst(Reckoning, frozen=True):
    rule, en = "BYND-62", "the highest cards showing act first"


class LowBoardIsFirst(Reckoning, frozen=True):
    rule, en = "BYND-62", "the lowest cards showing act first"
