"""Reasons why a hand is or is not dead (DEAD, HOLD-12)."""

from __future__ import annotations

from riverboat.words.floor.verdicts import Reason


class FoldedToABet(Reason, frozen=True):
    rule = "DEAD-01"
    en = "cards that are thrown away facing a bet are folded"


class NextPlayerActed(Reason, frozen=True):
    rule = "DEAD-02"
    en = "cards thrown away are dead once the next player has acted on it"


class NobodyActedOnIt(Reason, frozen=True):
    rule = "DEAD-02"
    en = "there was no bet to face, and nobody has acted on it"


class ThrownAwayBinds(Reason, frozen=True):
    rule = "DEAD-02"
    en = "cards thrown away are dead at once, bet or no bet"


class FoldsWithoutABet(Reason, frozen=True):
    rule = "BYND-23"
    en = "a fold with no bet to face binds"


class AnOfficialSaidSo(Reason, frozen=True):
    rule = "DEAD-10"
    en = "a hand that is declared dead has no claim, and its chips stay"


class ThrewThemToAnother(Reason, frozen=True):
    rule = "DEAD-08"
    en = "cards that are thrown into another's hand are dead"


class BelievedTheyHadWon(Reason, frozen=True):
    rule = "DEAD-11"
    en = "who discards believing that they have won is out"


class NobodyHadCalled(Reason, frozen=True):
    rule = "DEAD-11"
    en = "what nobody had called comes back"


class SomebodyHadCalled(Reason, frozen=True):
    rule = "DEAD-11"
    en = "it had been called, and nothing comes back"


class KilledByTheDealer(Reason, frozen=True):
    rule = "DEAD-12"
    en = "an unprotected hand that the dealer kills has no claim to the pot"


class UncalledMayComeBack(Reason, frozen=True):
    rule = "BYND-24"
    en = "the raise may come back, and what called another's bet is lost"


class ProtectsTheirHand(Reason, frozen=True):
    rule = "ETIQ-01"
    en = "everybody protects their own cards, and there is no redress"


class LostWithoutRedress(Reason, frozen=True):
    rule = "SHOW-19"
    en = "cards that lie unprotected until the winner is named are lost"


class DealerMayMuckIt(Reason, frozen=True):
    rule = "DEAD-09"
    en = "an unprotected hand may be mucked when the action comes to it"


class FouledButCertain(Reason, frozen=True):
    rule = "DEAD-13"
    en = "a fouled hand plays as long as its cards are certain"


class FouledAndUncertain(Reason, frozen=True):
    rule = "DEAD-13"
    en = "nobody can say for certain which cards these are"


class NoLineHere(Reason, frozen=True):
    rule = "DEAD-14"
    en = "no line folds cards here"


class TheLineFolds(Reason, frozen=True):
    rule = "DEAD-14"
    en = "cards past the line are folded"


class UntilTheDealerTouchesThem(Reason, frozen=True):
    rule = "DEAD-14"
    en = "cards past the line live until the dealer touches them"


class LeftAllIn(Reason, frozen=True):
    rule = "DEAD-15"
    en = "who leaves all-in keeps the hand, with a penalty"


class LeftAllInDies(Reason, frozen=True):
    rule = "DEAD-15"
    en = "who leaves all-in has a dead hand"


class LeftWithActionToCome(Reason, frozen=True):
    rule = "ETIQ-15"
    en = "nobody leaves with action to come on a live hand"


class MayLeave(Reason, frozen=True):
    rule = "ETIQ-15"
    en = "there was no action to come on a live hand"


class ShownWithActionToCome(Reason, frozen=True):
    rule = "DEAD-16"
    en = "a hand turned up with action to come lives, and everybody may see it"


class ShownIsFolded(Reason, frozen=True):
    rule = "DEAD-16"
    en = "a hand turned up with action to come is folded here"


class ShownAtTheEnd(Reason, frozen=True):
    rule = "SHOW-13"
    en = "with no action to come anybody may show"
