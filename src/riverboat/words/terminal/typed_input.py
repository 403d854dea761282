"""Refusals of typed input."""

from __future__ import annotations

from typing import Literal

from riverboat.words.action_offers import Offer
from riverboat.words.phrase import Chips, Phrase


class NoEntry(Phrase, frozen=True):
    """The reason why typed input is not a valid entry."""


class DeclarationInputInvalid(NoEntry, frozen=True):
    text: str


class ShowInputInvalid(NoEntry, frozen=True):
    text: str


class RunCountInputInvalid(NoEntry, frozen=True):
    text: str
    most: int


class YesNoInputInvalid(NoEntry, frozen=True):
    text: str


class MoreDigitsThanChips(NoEntry, frozen=True):
    start: str
    most: int


class RaiseTotalMissing(NoEntry, frozen=True):
    words: str
    legal: Offer | None


class NoActionHere(NoEntry, frozen=True):
    words: str
    keys: str
    legal: Offer


class CardNotHeld(NoEntry, frozen=True):
    word: str
    keys: Phrase
    pat: bool
    legal: Offer


class OneCardFormat(Phrase, frozen=True):
    pass


class CardsFormat(Phrase, frozen=True):
    pass


class DiscardQuestion(NoEntry, frozen=True):
    held: int
    legal: Offer


class DiscardRepeated(NoEntry, frozen=True):
    pass


class NoCardNumber(NoEntry, frozen=True):
    number: str
    held: int


class HelpTopicUnknown(NoEntry, frozen=True):
    text: str


class CommandUsage(NoEntry, frozen=True):
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


class GameQuestion(NoEntry, frozen=True):
    games: tuple[str, ...]


class KittyBalance(NoEntry, frozen=True):
    chips: Chips


class ChipInputInvalid(NoEntry, frozen=True):
    words: str


class OwnSeatMissing(NoEntry, frozen=True):
    pass


class PlayerNameAmbiguous(NoEntry, frozen=True):
    words: str
    names: tuple[str, ...]


class HandNotDealtYet(NoEntry, frozen=True):
    pass
