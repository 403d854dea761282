"""Betting events: checks, bets, calls, raises and folds."""

from __future__ import annotations

from riverboat.words.events.event_phrases import AllInSuffix, Ending, Event
from riverboat.words.phrase import Cards, Chips, Number, Person, Phrase


class Action(Event, frozen=True):
    """An action of a player in turn."""

    who: Person


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


class PlayerFolded(Action, frozen=True):
    pass


class PlayerFoldedFaceUp(Action, frozen=True):
    cards: Cards


class PlayerChecked(Action, frozen=True):
    pass


class OptionChecked(Action, frozen=True):
    pass


class CallPhrase(Action, frozen=True):
    """A call, with its number of chips."""

    chips: Chips
    end: AllInSuffix | None = None


class CallMade(CallPhrase, frozen=True):
    pass


class OvercallMade(CallPhrase, frozen=True):
    pass


class ColdCallMade(CallPhrase, frozen=True):
    pass


class ColdOvercallMade(CallPhrase, frozen=True):
    pass


class LimpMade(CallPhrase, frozen=True):
    pass


class BringInCalled(CallPhrase, frozen=True):
    pass


class BetsColdCalled(Action, frozen=True):
    bets: Number


class BetsOvercalled(Action, frozen=True):
    bets: Number


class ChipsPutIn(Action, frozen=True):
    """A bet or a raise, to a total."""

    to: Chips
    end: Ending | None = None


class BetMade(ChipsPutIn, frozen=True):
    pass


class OpeningBetMade(ChipsPutIn, frozen=True):
    pass


class OpeningRaiseMade(ChipsPutIn, frozen=True):
    pass


class CompletionMade(ChipsPutIn, frozen=True):
    pass


class RaiseMade(ChipsPutIn, frozen=True):
    pass


class ReraiseMade(ChipsPutIn, frozen=True):
    pass


class PotOverbet(Event, frozen=True):
    over: Chips


class BettingCapped(Event, frozen=True):
    pass


class OverbetReduced(Event, frozen=True):
    to: Chips


class UncalledReturn(Event, frozen=True):
    chips: Chips
    who: Person
