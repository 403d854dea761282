"""Refusals by the table to its host, or to a dealer who chooses the game."""

from __future__ import annotations

from riverboat.words.phrase import Chips, Person, Refusal


class ChairStaysTaken(Refusal, frozen=True):
    code, rule = "taken", "GAME-03"
    en = "chair {chair} is taken: the table cannot have {chairs}"
    chair: int
    chairs: int


class RulesForTheNextHand(Refusal, frozen=True):
    code, rule = "hand not over", "BYND-74"
    en = "new stakes and rules apply to the next hand: wait for it"


# The next game ----------------------------------------------------------------------------------


class OnlyOneGame(Refusal, frozen=True):
    code, rule, en = "no choice", "BYND-85", "only {game} is played at this table"
    game: str


class NoSuchGame(Refusal, frozen=True):
    code, rule, en = "no such game", "BYND-85", "{why}{cited: (*)}"
    why: Refusal
    cited: str | None


class GamesBetweenHands(Refusal, frozen=True):
    code, rule, en = "hand not over", "BYND-85", "the next game is chosen between hands"


class NotTheDealer(Refusal, frozen=True):
    code, rule = "not the dealer", "BYND-85"
    en = "{who} cannot choose the next game: {dealer:* deals|you deal} it"
    who: Person
    dealer: Person


class NobodyDeals(Refusal, frozen=True):
    code, rule = "not the dealer", "BYND-85"
    en = "{who} cannot choose the next game: nobody deals it"
    who: Person


# Corrections ------------------------------------------------------------------------------------


class SayWhyItIsCalledOff(Refusal, frozen=True):
    code, rule, en = "no reason", "BYND-97", "say why the hand is called off"


class SayWhyItIsCorrected(Refusal, frozen=True):
    code, rule, en = "no reason", "BYND-97", "say why the stack is corrected"


class SayWhatFor(Refusal, frozen=True):
    code, rule, en = "no reason", "BYND-97", "say why, for all to read"


class NoActionToTakeBack(Refusal, frozen=True):
    code, rule = "nothing to take back", "TURN-06"
    en = "nobody has acted since the last cards came: nothing can be taken back"


class TakesMoreThanThereIs(Refusal, frozen=True):
    code, rule = "too few", "STAK-08"
    en = "{who} {who:has|have} {chips}: no more than that can be taken from {who:them|you}"
    who: Person
    chips: Chips


class PlayedToItsEndFirst(Refusal, frozen=True):
    code, rule, en = "hand not over", "GAME-04", "the hand is played to its end first"
