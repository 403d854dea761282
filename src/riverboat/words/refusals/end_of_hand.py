"""Refusals after a hand: cards that cannot be shown, and bomb pots."""

from __future__ import annotations

from riverboat.words.action_offers import Offer
from riverboat.words.phrase import Cards, Person, Refusal


class NoCardsToShow(Refusal, frozen=True):
    code, rule = "nothing to show", "SHOW-16"
    who: Person


class CardsNotShowable(Refusal, frozen=True, rename={"showable_cards": "may"}):
    code, rule = "other cards", "SHOW-16"
    who: Person
    showable_cards: Offer
    cards: Cards


class RabbitHuntUnavailable(Refusal, frozen=True):
    code, rule = "nothing to see", "GAME-02"


class NoBombPotNext(Refusal, frozen=True):
    code, rule = "no bomb pot", "BYND-41"
