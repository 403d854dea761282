"""Refusals of a home game's commands or chips, and of a program's illegal actions."""

from __future__ import annotations

from riverboat.words.action_offers import Offer
from riverboat.words.phrase import Chips, Person, Phrase, Refusal
from riverboat.words.player_actions import Act


class NoHomeHandRunning(Refusal, frozen=True):
    code, rule = "no hand", "GAME-02"


class HomeGameBuyInDuringHand(Refusal, frozen=True):
    code, rule = "hand not over", "GAME-04"
    who: Person


class ActionInputUnknown(
    Refusal, frozen=True, rename={"legal_actions": "legal", "typed_action": "said"}
):
    code, rule = "not an action", "BET-03"
    typed_action: str
    example: Phrase
    legal_actions: Offer


class DrawHint(Phrase, frozen=True):
    pass


class ShowdownHint(Phrase, frozen=True):
    pass


class RunItTwiceInputHint(Phrase, frozen=True):
    pass


class DeclarationHint(Phrase, frozen=True):
    pass


class DealCardsInputHint(Phrase, frozen=True):
    pass


class BettingHint(Phrase, frozen=True):
    pass


class CallAmountHint(Refusal, frozen=True):
    code, rule = "another amount", "BET-05"
    chips: Chips


class BringInAmountHint(Refusal, frozen=True):
    code, rule = "another amount", "BRNG-05"
    chips: Chips


class CommandNotOffered(
    Refusal, frozen=True, rename={"legal_actions": "legal", "hand_state": "state"}
):
    code = "not offered"
    who: Person
    command: str
    hand_state: str
    legal_actions: Offer


class ActionIllegalAtTable(Refusal, frozen=True, rename={"legal_actions": "legal"}):
    code, rule = "not legal", "BET-01"
    table: int
    who: Person
    act: Act
    legal_actions: Offer


class HomeGameMixUnsupported(Refusal, frozen=True):
    mix: str


class PlayerNamesInvalid(Refusal, frozen=True, rename={"given_players": "given"}):
    given_players: str


class PlayerNameShared(Refusal, frozen=True):
    name: str


class StackCountMismatch(Refusal, frozen=True):
    players: int
    stacks: int


class StackTextInvalid(Refusal, frozen=True, rename={"stack_text": "given"}):
    """Refusal of a stack that is neither chips nor big blinds."""

    stack_text: str


class StackNotWholeChips(Refusal, frozen=True, rename={"stack_text": "given"}):
    stack_text: str
    game: str


class StackBelowTwoBlinds(
    Refusal, frozen=True, rename={"minimum": "least", "big_blinds_example": "as_in"}
):
    chips: Chips
    game: str
    minimum: Chips
    big_blinds_example: str


class OnePlayerWithAllChips(Refusal, frozen=True):
    rule = "GAME-04"


class NotDealtInForTheButton(Refusal, frozen=True):
    name: str


class PlayerNotSeated(Refusal, frozen=True):
    name: str
    others: tuple[str, ...]


class PlayerNameNotInHand(Refusal, frozen=True):
    name: str
    others: tuple[str, ...]


class BuyInNotPositive(Refusal, frozen=True):
    who: Person
    chips: Chips
