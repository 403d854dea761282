"""Refusals of a home game's commands or chips, and of a program's illegal actions."""

from __future__ import annotations

from riverboat.words.action_offers import Offer
from riverboat.words.phrase import Chips, Person, Phrase, Refusal
from riverboat.words.player_actions import Act


class NoHomeHandRunning(Refusal, frozen=True):
    code, rule = "no hand", "GAME-02"


class HomeBuyDuringHand(Refusal, frozen=True):
    code, rule = "hand not over", "GAME-04"
    who: Person


# Typed actions and hints ------------------------------------------------------------------------


class ActionInputUnknown(Refusal, frozen=True):
    code, rule = "not an action", "BET-03"
    said: str
    example: Phrase
    legal: Offer


class DrawHint(Phrase, frozen=True):
    pass


class ShowdownHint(Phrase, frozen=True):
    pass


class RunItHint(Phrase, frozen=True):
    pass


class DeclarationHint(Phrase, frozen=True):
    pass


class DealHint(Phrase, frozen=True):
    pass


class BettingHint(Phrase, frozen=True):
    pass


class CallAmountHint(Refusal, frozen=True):
    code, rule = "another amount", "BET-05"
    chips: Chips


class BringInAmountHint(Refusal, frozen=True):
    code, rule = "another amount", "BRNG-05"
    chips: Chips


# Commands of programs ---------------------------------------------------------------------------


class CommandNotOffered(Refusal, frozen=True):
    code = "not offered"
    who: Person
    command: str
    state: str
    legal: Offer


class ActionIllegalAtTable(Refusal, frozen=True):
    code, rule = "not legal", "BET-01"
    table: int
    who: Person
    act: Act
    legal: Offer


# Players and stacks ---------------------------------------------------------------------------


class HomeGameMixUnsupported(Refusal, frozen=True):
    mix: str


class PlayerNamesInvalid(Refusal, frozen=True):
    given: str


class PlayerNameShared(Refusal, frozen=True):
    name: str


class StackCountMismatch(Refusal, frozen=True):
    players: int
    stacks: int


class StackTextInvalid(Refusal, frozen=True):
    """The text of a stack is neither chips nor big blinds."""

    given: str


class StackNotWholeChips(Refusal, frozen=True):
    given: str
    game: str


class StackBelowTwoBlinds(Refusal, frozen=True):
    chips: Chips
    game: str
    least: Chips
    as_in: str


class OnePlayerWithAllChips(Refusal, frozen=True):
    rule = "GAME-04"


class NotDealtInForTheButton(Refusal, frozen=True):
    name: str


class PlayerNotSeated(Refusal, frozen=True):
    name: str
    others: tuple[str, ...]


class NotInThisHand(Refusal, frozen=True):
    name: str
    others: tuple[str, ...]


class BuyInNotPositive(Refusal, frozen=True):
    who: Person
    chips: Chips
