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


class CallingChips(Act, frozen=True):
    chips: Chips


class Betting(Act, frozen=True):
    to: Chips


class RaisingTo(Act, frozen=True):
    to: Chips


class BettingAtLeast(Act, frozen=True):
    least: Chips


class RaisingAtLeast(Act, frozen=True):
    least: Chips


class RaisingPot(Act, frozen=True):
    pass


class BettingThePot(Act, frozen=True):
    pass


class GoingAllIn(Act, frozen=True):
    pass


class GoingAllInFor(Act, frozen=True):
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


class Drawing(Act, frozen=True):
    n: int


class StandingPat(Act, frozen=True):
    pass


class TakingBackADiscard(Act, frozen=True):
    pass


class Declaring(Act, frozen=True):
    side: str


class Dealing(Act, frozen=True):
    pass


class Showing(Act, frozen=True):
    pass


class Mucking(Act, frozen=True):
    pass


class RunningIt(Act, frozen=True):
    n: int


class ChallengingTheBet(Act, frozen=True):
    pass


class PotCount(Phrase, frozen=True):
    pot: Chips
    call: Chips
    after: Chips
    to: Chips


class PotBet(Phrase, frozen=True):
    pot: Chips
    to: Chips


class PotRaise(Phrase, frozen=True):
    pot: Chips
    to: Chips


class Straddling(Act, frozen=True):
    pass


class StraddlingTo(Act, frozen=True):
    to: Chips


class DecliningToStraddle(Act, frozen=True):
    pass


class QuotedAct(Act, frozen=True):
    """An act quoted in the requester's own words."""

    words: str


class TakingNumberedAction(Act, frozen=True):
    """An action of the vectorized tables, by its number."""

    number: int
