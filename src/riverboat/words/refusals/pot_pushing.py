"""Refusals to push pots."""

from __future__ import annotations

from riverboat.words.events.showdown import BoardSuffix, PotName
from riverboat.words.phrase import Person, Refusal


class NoPotToPush(Refusal, frozen=True):
    code, rule = "not now", "SHOW-01"


class CardsSpeakWithOpenCards(Refusal, frozen=True):
    code, rule = "cards speak", "SHOW-04"


class NoSuchPot(Refusal, frozen=True):
    code = "no such pot"
    pot: int
    pots: int


class NoSuchBoardToWin(Refusal, frozen=True):
    code = "no such board"
    board: int
    boards: int


class PotNotSplit(Refusal, frozen=True):
    code = "no such half"


class NotInThatPot(Refusal, frozen=True):
    code, rule = "not in that pot", "ALLN-07"
    who: Person
    pot: PotName


class PotWinnerMissing(Refusal, frozen=True):
    code, rule = "who wins", "SHOW-15"
    pot: PotName
    board: BoardSuffix | None = None


class WinnersRepeated(Refusal, frozen=True):
    code = "twice"
    pot: PotName
