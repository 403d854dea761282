"""Repairs of recorded hands: what was changed, supplied or left out."""

from __future__ import annotations

from typing import Literal

from riverboat.words.phrase import Chips, Phrase
from riverboat.words.refusals.wrapped_refusals import ReasonedRefusal


class AntesMissing(Phrase, frozen=True):
    pass


class BetSizeKeyMissing(Phrase, frozen=True):
    key: str
    amount: str


class PlayerKeyMismatch(Phrase, frozen=True):
    key: str


class ActionLeftOut(ReasonedRefusal, frozen=True):
    action: str


class ActionSupplied(Phrase, frozen=True):
    player: str
    action: Literal["fold", "check", "bring-in", "stand pat"]


class RequiredBringInAdded(Phrase, frozen=True):
    player: str


class FoldTakenAsCheck(Phrase, frozen=True):
    player: str


class RaiseReinterpreted(Phrase, frozen=True, rename={"raise_total": "to"}):
    player: str
    raise_total: str
    action: Literal["call", "check"]


class RaiseResized(Phrase, frozen=True, rename={"raise_total": "to", "legal_total": "legal"}):
    player: str
    raise_total: str
    legal_total: str
    limit: Literal["minimum", "maximum"]


class BurnSupplied(Phrase, frozen=True):
    pass


class DiscardsUnknown(Phrase, frozen=True):
    player: str


class CardsDealtTwice(Phrase, frozen=True):
    cards: str


class HoleCardsMissing(Phrase, frozen=True):
    pass


class BoardCardsMissing(Phrase, frozen=True):
    cards: Chips


class MissingShowAdded(Phrase, frozen=True):
    player: str
