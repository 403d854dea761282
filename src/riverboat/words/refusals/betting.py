"""Refusals of the engine to a player or dealer, within one hand."""

from __future__ import annotations

from riverboat.words.action_offers import Offer
from riverboat.words.phrase import Cards, Chips, Person, Refusal
from riverboat.words.player_actions import Act


class _WrappedRefusal(Refusal, frozen=True, rename={"reason": "why", "legal_actions": "legal"}):
    """Base of refusals of an act that wrap another refusal and take over its code and rule."""

    who: Person
    act: Act
    reason: Refusal
    legal_actions: Offer

    @property
    def code(self) -> str:  # type: ignore[override]
        """Code of the wrapped refusal."""
        return self.reason.code

    @property
    def rule(self) -> str:  # type: ignore[override]
        """Rule of the wrapped refusal; empty if it cites none."""
        return self.reason.rule


class ActionIllegal(_WrappedRefusal, frozen=True):
    pass


class ActionUnavailable(_WrappedRefusal, frozen=True):
    pass


class CardsOfOtherPlayer(Refusal, frozen=True):
    code, rule = "not yours", "BET-01"
    who: Person
    act: Act
    owner: Person


class OutOfTurn(Refusal, frozen=True, rename={"legal_actions": "legal", "next_player": "next"}):
    code, rule = "out of turn", "BET-01"
    who: Person
    act: Act
    next_player: Person
    legal_actions: Offer


class NoPlayerForAction(Refusal, frozen=True, rename={"legal_actions": "legal"}):
    code, rule = "nobody to act", "BET-01"
    act: Act
    legal_actions: Offer


class InvalidField(Refusal, frozen=True, rename={"field_name": "part"}):
    code = "no such command"
    command: str
    field_name: str
    value: str


class NoOverbet(Refusal, frozen=True):
    code, rule = "no overbet", "POTL-11"


class WrongBringIn(Refusal, frozen=True, rename={"legal_actions": "legal", "next_player": "next"}):
    code, rule = "wrong bring-in", "BRNG-02"
    who: Person
    next_player: Person
    card: Cards
    legal_actions: Offer


class NoBringInToCorrect(Refusal, frozen=True):
    code, rule = "nothing to correct", "BYND-68"


class PotCountUnavailable(Refusal, frozen=True):
    code, rule = "not pot-limit", "POTL-09"
    structure: str


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


class BetTooSmall(Refusal, frozen=True, rename={"minimum": "least"}):
    code, rule = "too small", "BET-10"
    minimum: Chips


class OpeningBetTooSmall(BetTooSmall, frozen=True):
    rule = "GAME-21"


class BetOffUnit(Refusal, frozen=True):
    code, rule = "off the unit", "UNIT-01"
    unit: Chips


class BetTooLarge(Refusal, frozen=True, rename={"maximum": "most"}):
    code, rule = "too large", "SPRD-01"
    maximum: Chips


class AmountOverBet(BetTooLarge, frozen=True):
    rule = "FIX-01"


class AmountOverPot(BetTooLarge, frozen=True):
    rule = "POTL-01"


class NotPotLimit(Refusal, frozen=True):
    code, rule = "not pot-limit", "POTL-08"


class CallAlreadyAllIn(Refusal, frozen=True):
    code, rule = "all-in to call", "ALLN-01"


class NotReopened(Refusal, frozen=True):
    code, rule = "not reopened", "ALLN-16"


class BettingCapReached(Refusal, frozen=True):
    code, rule = "capped", "CAPR-08"


class NoRaisesLeft(Refusal, frozen=True):
    code, rule = "capped", "CAPR-08"


class NoActionsLeft(Refusal, frozen=True, rename={"max_actions": "most"}):
    code = "capped"
    max_actions: int


class NoChipsToBet(Refusal, frozen=True):
    code, rule = "no chips", "OPEN-06"


class NoOpponentToCall(Refusal, frozen=True):
    code, rule = "nobody to call", "ALLN-28"


class OpenersMissing(Refusal, frozen=True):
    code, rule = "no openers", "GAME-14"


class NoCheckRaise(Refusal, frozen=True):
    code, rule = "no check-raise", "BET-19"


class NoAllIn(Refusal, frozen=True):
    code, rule = "no all-in", "OPEN-02"


class NoAllInWithBorrowed(Refusal, frozen=True):
    code, rule = "no all-in", "OPEN-09"


class ChipsAddedDuringHand(Refusal, frozen=True):
    code, rule = "table stakes", "STAK-01"


class ChipsRemovedDuringHand(Refusal, frozen=True):
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


class _DrawRefusal(Refusal, frozen=True):
    rule = "BYND-65"


class NoDraw(_DrawRefusal, frozen=True, rename={"legal_actions": "legal"}):
    code = "no draw"
    legal_actions: Offer


class WrongNumberOfDiscards(
    _DrawRefusal, frozen=True, rename={"legal_actions": "legal", "card_count": "n"}
):
    code = "wrong number"
    who: Person
    card_count: int
    legal_actions: Offer


class DiscardNotHeld(
    _DrawRefusal, frozen=True, rename={"legal_actions": "legal", "held_cards": "held"}
):
    code = "not their card"
    who: Person
    cards: Cards
    held_cards: Cards
    legal_actions: Offer


class DiscardOfUnknownCard(
    _DrawRefusal, frozen=True, rename={"legal_actions": "legal", "held_cards": "held"}
):
    code = "not their card"
    who: Person
    held_cards: Cards
    legal_actions: Offer


class TooLateToTakeBack(_DrawRefusal, frozen=True, rename={"legal_actions": "legal"}):
    code = "too late"
    who: Person
    legal_actions: Offer


class NothingToShow(Refusal, frozen=True):
    code, rule = "nothing to show", "SHOW-01"
    who: Person


class ShownCardsNotHeld(Refusal, frozen=True, rename={"held_cards": "held"}):
    code, rule = "other cards", "SHOW-02"
    who: Person
    held_cards: Cards
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


class RunCountNotOffered(Refusal, frozen=True, rename={"run_count": "n"}):
    code, rule = "no choice", "BYND-40"
    who: Person
    run_count: int


class NoCardsToDeal(Refusal, frozen=True, rename={"legal_actions": "legal"}):
    code, rule = "not now", "DEAL-05"
    legal_actions: Offer


class WrongNumberOfCards(
    Refusal, frozen=True, rename={"expected_action": "due", "card_count": "n"}
):
    code, rule = "wrong number", "DEAL-01"
    expected_action: Offer
    card_count: int


class WrongNumberOfBurns(
    Refusal, frozen=True, rename={"expected_action": "due", "burn_card_count": "n"}
):
    code, rule = "wrong number", "DEAL-03"
    expected_action: Offer
    burn_card_count: int


class ExposedCardForFloor(Refusal, frozen=True, rename={"expected_action": "due"}):
    code, rule = "exposed", "IRRG-11"
    expected_action: Offer


class TwoCardsExposed(Refusal, frozen=True, rename={"expected_action": "due"}):
    code, rule = "exposed", "IRRS-01"
    expected_action: Offer


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
