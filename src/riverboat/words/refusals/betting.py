"""Refusals of the engine to a player or dealer, within one hand."""

from __future__ import annotations

from riverboat.words.action_offers import Offer
from riverboat.words.phrase import Cards, Chips, Person, Refusal
from riverboat.words.player_actions import Act

# Refusals with the action and its reason --------------------------------------------------------


class _WrappedRefusal(Refusal, frozen=True):
    """Base of refusals of an act that wrap another refusal and take over its code and rule."""

    who: Person
    act: Act
    why: Refusal
    legal: Offer

    @property
    def code(self) -> str:  # type: ignore[override]
        """Code of the wrapped refusal."""
        return self.why.code

    @property
    def rule(self) -> str:  # type: ignore[override]
        """Rule of the wrapped refusal; empty if it cites none."""
        return self.why.rule


class ActionIllegal(_WrappedRefusal, frozen=True):
    pass


class ActionUnavailable(_WrappedRefusal, frozen=True):
    pass


class CardsOfOtherPlayer(Refusal, frozen=True):
    code, rule = "not yours", "BET-01"
    who: Person
    act: Act
    owner: Person


class OutOfTurn(Refusal, frozen=True):
    code, rule = "out of turn", "BET-01"
    who: Person
    act: Act
    next: Person
    legal: Offer


class NoPlayerForAction(Refusal, frozen=True):
    code, rule = "nobody to act", "BET-01"
    act: Act
    legal: Offer


class InvalidField(Refusal, frozen=True):
    code = "no such command"
    command: str
    part: str
    value: str


class NoOverbet(Refusal, frozen=True):
    code, rule = "no overbet", "POTL-11"


class WrongBringIn(Refusal, frozen=True):
    code, rule = "wrong bring-in", "BRNG-02"
    who: Person
    next: Person
    card: Cards
    legal: Offer


class NoBringInToCorrect(Refusal, frozen=True):
    code, rule = "nothing to correct", "BYND-68"


class PotCountUnavailable(Refusal, frozen=True):
    code, rule = "not pot-limit", "POTL-09"
    structure: str


# Reasons against an action ----------------------------------------------------------------------


class BringInRequired(Refusal, frozen=True):
    code, rule = "must bring in", "BRNG-01"


class NoBringIn(Refusal, frozen=True):
    code, rule = "no bring-in", "BRNG-01"


class FreeToCheck(Refusal, frozen=True):
    code, rule = "free to check", "TURN-03"


class FacingABet(Refusal, frozen=True):
    code, rule = "facing a bet", "BET-05"
    chips: Chips


class NotAnAmount(Refusal, frozen=True):
    code, rule = "not an amount", "BET-10"


class TooManyChips(Refusal, frozen=True):
    code, rule = "too many chips", "NOLM-02"
    chips: Chips


class BetOverCap(Refusal, frozen=True):
    code, rule = "too many chips", "CAPL-01"
    chips: Chips


class TooSmall(Refusal, frozen=True):
    code, rule = "too small", "BET-10"
    least: Chips


class OpeningBetTooSmall(TooSmall, frozen=True):
    rule = "GAME-21"


class BetOffUnit(Refusal, frozen=True):
    code, rule = "off the unit", "UNIT-01"
    unit: Chips


class TooLarge(Refusal, frozen=True):
    code, rule = "too large", "SPRD-01"
    most: Chips


class AmountOverBet(TooLarge, frozen=True):
    rule = "FIX-01"


class AmountOverPot(TooLarge, frozen=True):
    rule = "POTL-01"


class NotPotLimit(Refusal, frozen=True):
    code, rule = "not pot-limit", "POTL-08"


# Reasons against a raise ------------------------------------------------------------------------


class AllInCall(Refusal, frozen=True):
    code, rule = "all-in to call", "ALLN-01"


class NotReopened(Refusal, frozen=True):
    code, rule = "not reopened", "ALLN-16"


class BettingCapReached(Refusal, frozen=True):
    code, rule = "capped", "CAPR-08"


class NoRaisesLeft(Refusal, frozen=True):
    code, rule = "capped", "CAPR-08"


class NoActionsLeft(Refusal, frozen=True):
    code = "capped"
    most: int


class NoChipsToBet(Refusal, frozen=True):
    code, rule = "no chips", "OPEN-06"


class NoOpponentToCall(Refusal, frozen=True):
    code, rule = "nobody to call", "ALLN-28"


class NoOpeners(Refusal, frozen=True):
    code, rule = "no openers", "GAME-14"


class NoCheckRaise(Refusal, frozen=True):
    code, rule = "no check-raise", "BET-19"


class NoAllIn(Refusal, frozen=True):
    code, rule = "no all-in", "OPEN-02"


class NoAllInWithBorrowed(Refusal, frozen=True):
    code, rule = "no all-in", "OPEN-09"


# Chips added during a hand ----------------------------------------------------------------------


class TableStakes(Refusal, frozen=True):
    code, rule = "table stakes", "STAK-01"


class ChipsInPlayRemain(Refusal, frozen=True):
    code, rule = "not an amount", "OPEN-10"


class NotWholeChips(Refusal, frozen=True):
    code, rule = "not an amount", "OPEN-06"


class ChipsOffTheUnit(Refusal, frozen=True):
    code, rule = "off the unit", "UNIT-03"
    unit: Chips


class NotInTheHand(Refusal, frozen=True):
    code, rule = "no cards", "OPEN-06"


class AlreadyAllIn(Refusal, frozen=True):
    code, rule = "all-in", "OPEN-03"


class NoMoreBetting(Refusal, frozen=True):
    code, rule = "no more betting", "OPEN-06"


# Draws ------------------------------------------------------------------------------------------


class _DrawRefusal(Refusal, frozen=True):
    rule = "BYND-65"


class NoDraw(_DrawRefusal, frozen=True):
    code = "no draw"
    legal: Offer


class WrongNumberOfDiscards(_DrawRefusal, frozen=True):
    code = "wrong number"
    who: Person
    n: int
    legal: Offer


class DiscardNotHeld(_DrawRefusal, frozen=True):
    code = "not their card"
    who: Person
    cards: Cards
    held: Cards
    legal: Offer


class DiscardOfUnknownCard(_DrawRefusal, frozen=True):
    code = "not their card"
    who: Person
    held: Cards
    legal: Offer


class TooLateToTakeBack(_DrawRefusal, frozen=True):
    code = "too late"
    who: Person
    legal: Offer


# Showdown ---------------------------------------------------------------------------------------


class NothingToShow(Refusal, frozen=True):
    code, rule = "nothing to show", "SHOW-01"
    who: Person


class ShownCardsNotHeld(Refusal, frozen=True):
    code, rule = "other cards", "SHOW-02"
    who: Person
    held: Cards
    cards: Cards


class ShownCardsIncomplete(Refusal, frozen=True):
    code, rule = "not all cards", "SHOW-02"
    who: Person


class ShowingRequired(Refusal, frozen=True):
    code, rule = "must show", "SHOW-02"
    who: Person


class NoDeclaration(Refusal, frozen=True):
    code, rule = "no declaration", "BYND-67"
    who: Person
    side: str


class RunCountNotOffered(Refusal, frozen=True):
    code, rule = "no choice", "BYND-40"
    who: Person
    n: int


# The dealer -------------------------------------------------------------------------------------


class NoCardsToDeal(Refusal, frozen=True):
    code, rule = "not now", "DEAL-05"
    legal: Offer


class WrongNumberOfCards(Refusal, frozen=True):
    code, rule = "wrong number", "DEAL-01"
    due: Offer
    n: int


class WrongNumberOfBurns(Refusal, frozen=True):
    code, rule = "wrong number", "DEAL-03"
    due: Offer
    n: int


class ExposedCardForFloor(Refusal, frozen=True):
    code, rule = "exposed", "IRRG-11"
    due: Offer


class TwoCardsExposed(Refusal, frozen=True):
    code, rule = "exposed", "IRRS-01"
    due: Offer


class ExposedCardNotDealt(Refusal, frozen=True):
    code, rule = "exposed", "IRRG-08"
    cards: Cards


class NotInTheDeck(Refusal, frozen=True):
    code, rule = "not in the deck", "CARD-01"
    card: str


class CardDealtBefore(Refusal, frozen=True):
    code, rule = "duplicate", "CARD-01"
    card: Cards


class UnknownBoardCard(Refusal, frozen=True):
    code, rule = "unknown", "DEAL-04"
