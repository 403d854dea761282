"""Reasons why a dealer's tool gives no answer: its input is impossible."""

from __future__ import annotations

from riverboat.words.phrase import Chips, Person, Refusal, Sign


class NobodyHasPutIn(Refusal, frozen=True):
    code = "no chips"


class NobodyIsLeft(Refusal, frozen=True):
    code = "nobody is left"


class IsNoChips(Refusal, frozen=True):
    code = "no amount"
    written: str


class StillOwesChips(Refusal, frozen=True):
    code, rule = "still owes", "ALLN-07"
    who: Person
    chips: Chips
    most: Chips
    short: Chips


class IsNobodyHere(Refusal, frozen=True):
    code = "no such player"
    who: Person
    players: int


class IsNamedTwice(Refusal, frozen=True):
    code = "named twice"
    who: Person


class OwnIsMoreThanTheBet(Refusal, frozen=True):
    code, rule = "own chips", "POTL-04"
    own: Chips
    bet: Chips


class PotIsSmaller(Refusal, frozen=True):
    code = "pot is smaller"
    least: Chips
    pot: Chips


class SayThePot(Refusal, frozen=True):
    code, rule = "say the pot", "POTL-01"


class NotAStreetHere(Refusal, frozen=True):
    code = "no such street"
    written: str
    streets: tuple[str, ...]


class NobodyIsToAct(Refusal, frozen=True):
    code = "nobody is to act"
    said: str | None


class IsNotTheirTurn(Refusal, frozen=True):
    code, rule = "not in turn", "BET-01"
    who: Person
    next: Person


class IsNoAction(Refusal, frozen=True):
    code = "no action"
    written: str


class OneWinnerOrMore(Refusal, frozen=True):
    code = "no winner"


class CardsForTheOddChip(Refusal, frozen=True):
    code, rule = "say the cards", "BYND-03"
    who: Person


class CardsOfAllWhoShow(Refusal, frozen=True):
    code, rule = "say the cards", "BYND-62"
    who: Person


class LastBetterIsOut(Refusal, frozen=True):
    code, rule = "no such player", "SHOW-12"
    who: Person


class UnreadableLevel(Refusal, frozen=True):
    code = "no level"
    written: str


class NoLevels(Refusal, frozen=True):
    code = "no levels"


class GameOfLevelsHasSizes(Refusal, frozen=True):
    code = "game has sizes"
    hint: str


class CardsOfSeveral(Refusal, frozen=True):
    code = "card twice"
    card: str


class NoBlindsToMiss(Refusal, frozen=True):
    code, rule = "no blinds", "BYND-86"


class IsNotPotLimit(Refusal, frozen=True):
    code = "no pot-limit"
    game: Sign


class PlayersOfARound(Refusal, frozen=True):
    code = "players"
    game: Sign
    players: int
    least: int
    most: int


class IsNoPlayerHere(Refusal, frozen=True):
    code = "no such player"
    name: str
    names: tuple[str, ...]


class UnreadableLevels(Refusal, frozen=True):
    code = "no levels"
    why: Refusal


class MixHasNoOneRaise(Refusal, frozen=True):
    code = "a mix"
    mix: Sign
