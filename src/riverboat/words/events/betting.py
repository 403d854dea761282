"""Betting events: checks, bets, calls, raises and folds."""

from __future__ import annotations

from riverboat.words.events.event import AndIsAllIn, Ending, Event
from riverboat.words.phrase import Cards, Chips, Number, Person, Phrase


class Action(Event, frozen=True):
    """An action of a player in turn."""

    who: Person


# Opening ----------------------------------------------------------------------------------------


class MayBetBig(Event, frozen=True):
    en = "With a pair open, anybody may bet {chips}"
    chips: Chips


class WithTheDoor(Phrase, frozen=True):
    en = " with the {card}"
    card: Cards


class BringsItIn(Action, frozen=True):
    en = "{who:* brings|you bring} it in for {chips}{door}{end}"
    chips: Chips
    door: WithTheDoor | None = None
    end: AndIsAllIn | None = None


class TakesBackTheBringIn(Action, frozen=True):
    en = "{who:* takes|you take} back the bring-in"


class HasToBringItIn(Action, frozen=True):
    en = "{who:* has|you have} to bring it in"


# Folds and checks -------------------------------------------------------------------------------


class Folds(Action, frozen=True):
    en = "{who:* folds|you fold}"


class FoldsOpen(Action, frozen=True):
    en = "{who:* folds|you fold} {cards}, which the dealer shows to all"
    cards: Cards


class Checks(Action, frozen=True):
    en = "{who:* checks|you check}"


class ChecksTheOption(Action, frozen=True):
    en = "{who:* checks|you check} the option"


# Calls ------------------------------------------------------------------------------------------


class CallsChips(Action, frozen=True):
    """A call, with its number of chips."""

    chips: Chips
    end: AndIsAllIn | None = None


class Calls(CallsChips, frozen=True):
    en = "{who:* calls|you call} {chips}{end}"


class Overcalls(CallsChips, frozen=True):
    en = "{who:* overcalls|you overcall} {chips}{end}"


class CallsCold(CallsChips, frozen=True):
    en = "{who:* calls|you call} {chips} cold{end}"


class OvercallsCold(CallsChips, frozen=True):
    en = "{who:* overcalls|you overcall} {chips} cold{end}"


class Limps(CallsChips, frozen=True):
    en = "{who:* limps|you limp} for {chips}{end}"


class CallsTheBringIn(CallsChips, frozen=True):
    en = "{who:* calls|you call} the bring-in of {chips}{end}"


class CallsBetsCold(Action, frozen=True):
    en = "{who:* calls|you call} {bets} bets cold"
    bets: Number


class OvercallsBetsCold(Action, frozen=True):
    en = "{who:* overcalls|you overcall} {bets} bets cold"
    bets: Number


# Bets and raises --------------------------------------------------------------------------------


class PutsMoreIn(Action, frozen=True):
    """A bet or a raise, to a total."""

    to: Chips
    end: Ending | None = None


class Bets(PutsMoreIn, frozen=True):
    en = "{who:* bets|you bet} {to}{end}"


class OpensFor(PutsMoreIn, frozen=True):
    en = "{who:* opens|you open} for {to}{end}"


class OpensTo(PutsMoreIn, frozen=True):
    en = "{who:* opens|you open} to {to}{end}"


class CompletesTo(PutsMoreIn, frozen=True):
    en = "{who:* completes|you complete} to {to}{end}"


class RaisesTo(PutsMoreIn, frozen=True):
    en = "{who:* raises|you raise} to {to}{end}"


class ReRaisesTo(PutsMoreIn, frozen=True):
    en = "{who:* re-raises|you re-raise} to {to}{end}"


class BeyondThePot(Event, frozen=True):
    en = "That is {over} more than the pot"
    over: Chips


class BettingIsCapped(Event, frozen=True):
    en = "The betting is capped"


class OverbetIsCut(Event, frozen=True):
    en = "The bet is challenged and cut to {to}, the size of the pot"
    to: Chips


class UncalledBetGoesBack(Event, frozen=True):
    en = "The uncalled bet of {chips} is returned to {who}"
    chips: Chips
    who: Person
