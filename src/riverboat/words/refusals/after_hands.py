"""Refusals after a hand: cards that cannot be shown, and bomb pots."""

from __future__ import annotations

from riverboat.words.offers import Offer
from riverboat.words.phrase import Cards, Person, Refusal


class NoCardsToShowNow(Refusal, frozen=True):
    code, rule = "nothing to show", "SHOW-16"
    en = "{who} {who:has|have} no cards that could be shown now"
    who: Person


class MayShowOthers(Refusal, frozen=True):
    code, rule = "other cards", "SHOW-16"
    en = "{who} may show {may} now, and not {cards}"
    who: Person
    may: Offer
    cards: Cards


class NothingWouldCome(Refusal, frozen=True):
    code, rule = "nothing to see", "GAME-02"
    en = "there is no hand that has just ended before its last card"


class NoBombPotNext(Refusal, frozen=True):
    code, rule = "no bomb pot", "BYND-41"
    en = "there can be no bomb pot in the next hand, or one has been proposed for it already"
