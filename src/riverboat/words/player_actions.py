"""An action, in the form in which a player would announce it."""

from __future__ import annotations

from riverboat.words.phrase import Chips, Phrase


class Act(Phrase, frozen=True):
    """An action, as a player would announce it."""


class Folding(Act, frozen=True):
    pass


class Checking(Act, frozen=True):
    pass


class Calling(Act, frozen=True):
    pass


class CallingForChips(Act, frozen=True):
    chips: Chips


class Betting(Act, frozen=True):
    to: Chips


class RaisingTo(Act, frozen=True):
    to: Chips


class BettingAtLeast(Act, frozen=True, rename={"minimum": "least"}):
    minimum: Chips


class RaisingAtLeast(Act, frozen=True, rename={"minimum": "least"}):
    minimum: Chips


class RaisingPot(Act, frozen=True):
    pass


class BettingThePot(Act, frozen=True):
    pass


class GoingAllIn(Act, frozen=True):
    pass


class GoingAllInForChips(Act, frozen=True):
    chips: Chips


class AddingChips(Act, frozen=True):
    chips: Chips


class BuyingChips(AddingChips, frozen=True):
    pass


class BorrowingChips(AddingChips, frozen=True):
    pass


class PuttingUpAMarker(AddingChips, frozen=True):
    pass


class BringingIn(Act, frozen=True):
    pass


class CorrectingTheBringIn(Act, frozen=True):
    pass


class Drawing(Act, frozen=True, rename={"card_count": "n"}):
    card_count: int


class StandingPat(Act, frozen=True):
    pass


class TakingBackADiscard(Act, frozen=True):
    pass


class DeclaringHighLow(Act, frozen=True, rename={"declaration": "side"}):
    declaration: str


class Dealing(Act, frozen=True):
    pass


class ShowingHand(Act, frozen=True):
    pass


class MuckingHand(Act, frozen=True):
    pass


class RunningIt(Act, frozen=True, rename={"run_count": "n"}):
    run_count: int


class ChallengingBlindBet(Act, frozen=True):
    pass


class PotCount(
    Phrase,
    frozen=True,
    rename={"call_chips": "call", "pot_after_call": "after", "raise_total": "to"},
):
    pot: Chips
    call_chips: Chips
    pot_after_call: Chips
    raise_total: Chips


class PotBet(Phrase, frozen=True, rename={"bet_total": "to"}):
    pot: Chips
    bet_total: Chips


class PotRaise(Phrase, frozen=True, rename={"raise_total": "to"}):
    pot: Chips
    raise_total: Chips


class Straddling(Act, frozen=True):
    pass


class StraddlingTo(Act, frozen=True):
    to: Chips


class DecliningToStraddle(Act, frozen=True):
    pass


class QuotedAct(Act, frozen=True):
    """An act quoted in the requester's own words."""

    words: str


class TakingEnvironmentAction(Act, frozen=True, rename={"action_number": "number"}):
    """An action of the vectorized tables, by its number."""

    action_number: int
