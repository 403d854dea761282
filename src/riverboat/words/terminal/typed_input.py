"""Refusals of typed input."""

from __future__ import annotations

from typing import Literal

from riverboat.words.action_offers import Offer
from riverboat.words.phrase import Chips, Phrase


class InvalidInputReason(Phrase, frozen=True):
    """The reason why typed input is not a valid entry."""


class DeclarationInputInvalid(InvalidInputReason, frozen=True):
    text: str


class ShowInputInvalid(InvalidInputReason, frozen=True):
    text: str


class RunCountInputInvalid(InvalidInputReason, frozen=True):
    text: str
    most: int


class YesNoInputInvalid(InvalidInputReason, frozen=True):
    text: str


class MoreDigitsThanChips(InvalidInputReason, frozen=True):
    start: str
    most: int


class RaiseTotalMissing(InvalidInputReason, frozen=True):
    words: str
    legal: Offer | None


class NoActionHere(InvalidInputReason, frozen=True):
    words: str
    keys: str
    legal: Offer


class CardNotHeld(InvalidInputReason, frozen=True):
    word: str
    keys: Phrase
    pat: bool
    legal: Offer


class OneCardFormat(Phrase, frozen=True):
    pass


class CardsFormat(Phrase, frozen=True):
    pass


class DiscardQuestion(InvalidInputReason, frozen=True):
    held: int
    legal: Offer


class DiscardRepeated(InvalidInputReason, frozen=True):
    pass


class NoCardNumber(InvalidInputReason, frozen=True):
    number: str
    held: int


class HelpTopicUnknown(InvalidInputReason, frozen=True):
    text: str


class CommandUsage(InvalidInputReason, frozen=True):
    what: Literal[
        "remove",
        "buy",
        "take",
        "adjust",
        "call off",
        "undo",
        "kill",
        "hold",
        "warn",
        "chair",
        "sit",
        "straddle",
        "bomb",
        "add",
        "settle",
        "marker",
    ]


class GameQuestion(InvalidInputReason, frozen=True):
    games: tuple[str, ...]


class KittyBalance(InvalidInputReason, frozen=True):
    chips: Chips


class ChipInputInvalid(InvalidInputReason, frozen=True):
    words: str


class OwnSeatMissing(InvalidInputReason, frozen=True):
    pass


class PlayerNameAmbiguous(InvalidInputReason, frozen=True):
    words: str
    names: tuple[str, ...]


class HandNotDealtYet(InvalidInputReason, frozen=True):
    pass
