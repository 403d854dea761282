"""Refusals of a home game's commands or chips, and of a program's illegal actions."""

from __future__ import annotations

from riverboat.words.acts import Act
from riverboat.words.offers import Offer
from riverboat.words.phrase import Chips, Person, Phrase, Refusal


class NothingIsDealt(Refusal, frozen=True):
    code, rule, en = "no hand", "GAME-02", "no hand has been dealt"


class BuysWhenItIsOver(Refusal, frozen=True):
    code, rule = "hand not over", "GAME-04"
    en = "{who} cannot buy chips before the hand is over"
    who: Person


# What is said -----------------------------------------------------------------------------------


class NotAnAction(Refusal, frozen=True):
    code, rule, en = (
        "not an action",
        "BET-03",
        "{said} is no action; say {example}; legal now: {legal}",
    )
    said: str
    example: Phrase
    legal: Offer


class SayADraw(Phrase, frozen=True):
    en = "stand pat, or draw 7c 2d (the cards to throw away)"


class SayShowOrMuck(Phrase, frozen=True):
    en = "show or muck"


class SayHowOften(Phrase, frozen=True):
    en = "run 2"


class SayASide(Phrase, frozen=True):
    en = "declare high, declare low or declare both"


class SayADeal(Phrase, frozen=True):
    en = "deal As Kd (the cards off the deck)"


class SayABet(Phrase, frozen=True):
    en = "fold, check, call, raise 600, pot or all-in"


class ACallIs(Refusal, frozen=True):
    code, rule, en = "another amount", "BET-05", "a call is {chips}"
    chips: Chips


class TheBringInIs(Refusal, frozen=True):
    code, rule, en = "another amount", "BRNG-05", "the bring-in is {chips}"
    chips: Chips


# Programs ---------------------------------------------------------------------------------------


class NotOffered(Refusal, frozen=True):
    code = "not offered"
    en = "{who} cannot {command} in {state}; legal now: {legal}"
    who: Person
    command: str
    state: str
    legal: Offer


class NotLegalAtATable(Refusal, frozen=True):
    code, rule = "not legal", "BET-01"
    en = "table {table}: {who} cannot {act}; legal now: {legal}"
    table: int
    who: Person
    act: Act
    legal: Offer


# Who plays with how much ----------------------------------------------------------------------


class OnePlaysAtHome(Refusal, frozen=True):
    en = "{mix} is several games in turn, and a home game plays one"
    mix: str


class PlayersAreNames(Refusal, frozen=True):
    en = "{given} is nobody's name: players are names, as in ['Ann', 'Bob'], or a number"
    given: str


class TwoOfOneName(Refusal, frozen=True):
    en = "two players at one table are called {name}"
    name: str


class AStackEach(Refusal, frozen=True):
    en = "{players} players, but {stacks} stacks"
    players: int
    stacks: int


class StackNotRead(Refusal, frozen=True):
    en = "{given} is no stack: write chips, 200, or big blinds, '100bb'"
    given: str


class StackOfPartChips(Refusal, frozen=True):
    en = "a stack of {given} is no whole number of chips in {game}"
    given: str
    game: str


class StackBelowTwoBlinds(Refusal, frozen=True):
    en = (
        "a stack of {chips} is less than two big blinds of {game} ({least}); write it in big "
        "blinds, as in {as_in}, to play with it"
    )
    chips: Chips
    game: str
    least: Chips
    as_in: str


class OneHasAllTheChips(Refusal, frozen=True):
    rule, en = "GAME-04", "one player has all the chips"


class NotDealtInForTheButton(Refusal, frozen=True):
    en = "{name} is not dealt in and cannot have the button"
    name: str


class DoesNotSitHere(Refusal, frozen=True):
    en = "{name} does not sit here; {others} do"
    name: str
    others: tuple[str, ...]


class NotInThisHand(Refusal, frozen=True):
    en = "{name} is not in this hand; {others} are"
    name: str
    others: tuple[str, ...]


class BuysNothing(Refusal, frozen=True):
    en = "{who} cannot buy {chips} chips: a buy-in is a positive number"
    who: Person
    chips: Chips
