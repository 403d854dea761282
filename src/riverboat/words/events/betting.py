"""Betting events: checks, bets, calls, raises and folds."""

from __future__ import annotations

from riverboat.words.events.event import AllInSuffix, Ending, Event
from riverboat.words.phrase import Cards, Chips, Number, Person, Phrase


class Action(Event, frozen=True):
    """An action of a player in turn."""

    who: Person


# Opening ----------------------------------------------------------------------------------------


class OpenPairBetSize(Event, frozen=True):
    chips: Chips


class DoorCardSuffix(Phrase, frozen=True):
    card: Cards


class BringInPosted(Action, frozen=True):
    chips: Chips
    door: DoorCardSuffix | None = None
    end: AllInSuffix | None = None


class BringInReturned(Action, frozen=True):
    pass


class BringInDue(Action, frozen=True):
    pass


# Folds and checks -------------------------------------------------------------------------------


class Folds(Action, frozen=True):
    pass


class PlayerFoldedFaceUp(Action, frozen=True):
    cards: Cards


class Checks(Action, frozen=True):
    pass


class OptionChecked(Action, frozen=True):
    pass


# Calls ------------------------------------------------------------------------------------------


class CallPhrase(Action, frozen=True):
    """A call, with its number of chips."""

    chips: Chips
    end: AllInSuffix | None = None


class Calls(CallPhrase, frozen=True):
    pass


class Overcalls(CallPhrase, frozen=True):
    pass


class ColdCallMade(CallPhrase, frozen=True):
    pass


class OvercallsCold(CallPhrase, frozen=True):
    pass


class Limps(CallPhrase, frozen=True):
    pass


class BringInCalled(CallPhrase, frozen=True):
    pass


class BetsColdCalled(Action, frozen=True):
    bets: Number


class BetsOvercalled(Action, frozen=True):
    bets: Number


# Bets and raises --------------------------------------------------------------------------------


class PutsMoreIn(Action, frozen=True):
    """A bet or a raise, to a total."""

    to: Chips
    end: Ending | None = None


class Bets(PutsMoreIn, frozen=True):
    pass


class OpensFor(PutsMoreIn, frozen=True):
    pass


class OpensTo(PutsMoreIn, frozen=True):
    pass


class CompletesTo(PutsMoreIn, frozen=True):
    pass


class RaiseMade(PutsMoreIn, frozen=True):
    pass


class ReraiseMade(PutsMoreIn, frozen=True):
    pass


class BeyondThePot(Event, frozen=True):
    over: Chips


class BettingCapped(Event, frozen=True):
    pass


class OverbetReduced(Event, frozen=True):
    to: Chips


class UncalledReturn(Event, frozen=True):
    chips: Chips
    who: Person
