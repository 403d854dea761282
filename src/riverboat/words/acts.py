"""Acts: a player's action, done or requested: *raise to 12*."""

from __future__ import annotations

from riverboat.words.phrase import Chips, Phrase


class Act(Phrase, frozen=True):
    """An action, as a player would announce it."""


class Folding(Act, frozen=True):
    en = "fold"


class Checking(Act, frozen=True):
    en = "check"


class Calling(Act, frozen=True):
    en = "call"


class CallingChips(Act, frozen=True):
    en = "call {chips}"
    chips: Chips


class Betting(Act, frozen=True):
    en = "bet {to}"
    to: Chips


class RaisingTo(Act, frozen=True):
    en = "raise to {to}"
    to: Chips


class BettingAtLeast(Act, frozen=True):
    en = "bet {least} or more"
    least: Chips


class RaisingAtLeast(Act, frozen=True):
    en = "raise to {least} or more"
    least: Chips


class RaisingPot(Act, frozen=True):
    en = "raise pot"


class BettingThePot(Act, frozen=True):
    en = "bet the pot"


class GoingAllIn(Act, frozen=True):
    en = "go all-in"


class GoingAllInFor(Act, frozen=True):
    en = "go all-in for {chips}"
    chips: Chips


class AddingChips(Act, frozen=True):
    en = "add {chips} chips"
    chips: Chips


class BuyingChips(AddingChips, frozen=True):
    en = "buy {chips} chips"


class BorrowingChips(AddingChips, frozen=True):
    en = "borrow {chips} chips"


class PuttingUpAMarker(AddingChips, frozen=True):
    en = "put up a marker for {chips}"


class BringingIn(Act, frozen=True):
    en = "bring it in"


class CorrectingTheBringIn(Act, frozen=True):
    en = "correct the bring-in"


class Drawing(Act, frozen=True):
    en = "draw {n}"
    n: int


class StandingPat(Act, frozen=True):
    en = "stand pat"


class TakingBackADiscard(Act, frozen=True):
    en = "take back a discard"


class Declaring(Act, frozen=True):
    en = "declare {side}"
    side: str


class Dealing(Act, frozen=True):
    en = "deal"


class Showing(Act, frozen=True):
    en = "show"


class Mucking(Act, frozen=True):
    en = "muck"


class RunningIt(Act, frozen=True):
    en = "run it {n} times"
    n: int


class ChallengingTheBet(Act, frozen=True):
    en = "challenge the bet"


class PotCount(Phrase, frozen=True):
    en = "pot {pot}; call {call} makes {after}; raise by {after}: to {to}"
    pot: Chips
    call: Chips
    after: Chips
    to: Chips


class PotBet(Phrase, frozen=True):
    en = "pot {pot}; a bet of the pot: {to}"
    pot: Chips
    to: Chips


class PotRaise(Phrase, frozen=True):
    en = "pot {pot}; raise by {pot}: to {to}"
    pot: Chips
    to: Chips


class Straddling(Act, frozen=True):
    en = "straddle"


class StraddlingTo(Act, frozen=True):
    en = "straddle to {to}"
    to: Chips


class DecliningToStraddle(Act, frozen=True):
    en = "decline to straddle"


class Saying(Act, frozen=True):
    """An act quoted in the requester's own words."""

    en = "{words}"
    words: str


class DoingByNumber(Act, frozen=True):
    en = "do {number} (0 folds, 1 checks or calls, 2 raises)"
    number: int
