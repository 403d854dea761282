"""Refusals to push pots."""

from __future__ import annotations

from riverboat.words.events.showdown import OnABoard, PotName
from riverboat.words.phrase import Person, Refusal


class NothingToPush(Refusal, frozen=True):
    code, rule = "not now", "SHOW-01"
    en = "no pot is pushed yet: the betting is not over, or cards are to come"


class CardsAreKnownAndSpeak(Refusal, frozen=True):
    code, rule = "cards speak", "SHOW-04"
    en = "every card is known, and the cards speak: show the hands, or muck those that are beaten"


class NoSuchPot(Refusal, frozen=True):
    code, en = "no such pot", "there is no pot {pot}, only {pots}"
    pot: int
    pots: int


class NoSuchBoardToWin(Refusal, frozen=True):
    code, en = "no such board", "there is no board {board}, only {boards}"
    board: int
    boards: int


class NoSuchHalf(Refusal, frozen=True):
    code, en = "no such half", "no pot of this game is split in halves"


class NotInThatPot(Refusal, frozen=True):
    code, rule = "not in that pot", "ALLN-07"
    en = "{who} cannot win {pot}: {who:they have|you have} no chips in it, or no cards"
    who: Person
    pot: PotName


class WhoWinsThat(Refusal, frozen=True):
    code, rule = "who wins", "SHOW-15"
    en = "who wins {pot}{board}?"
    pot: PotName
    board: OnABoard | None = None


class WinnersTwice(Refusal, frozen=True):
    code, en = "twice", "the winners of {pot} are told twice"
    pot: PotName
