"""Steps on bets and raises: the pot, the minimum raise, and open betting."""

from __future__ import annotations

from riverboat.words.acts import Act
from riverboat.words.phrase import Chips, Person, Phrase, Refusal
from riverboat.words.tools.step import Reckoning

# Pot-limit --------------------------------------------------------------------------------------


class CountsForARaise(Reckoning, frozen=True):
    rule = "POTL-03"
    en = "pot {pot} + bets {bets} + call {call} = {after}; raise to {bet} + {after} = {to}"
    pot: Chips
    bets: Chips
    call: Chips
    after: Chips
    bet: Chips
    to: Chips


class CountsForABet(Reckoning, frozen=True):
    rule, en = "POTL-02", "the pot is {pot}: bet up to {pot}"
    pot: Chips


class SmallBlindIsBig(Reckoning, frozen=True):
    rule = "POTL-13"
    en = "the small blind counts as a big one until the big blind has acted: {chips} more"
    chips: Chips


class BlindsAreFull(Reckoning, frozen=True):
    rule, en = "POTL-14", "short and dead blinds count in full: {chips} more"
    chips: Chips


class BringInIsNotCounted(Reckoning, frozen=True):
    rule, en = "BRNG-05", "nobody has bet before the bring-in: {chips} less"
    chips: Chips


class PotIsRoundedUp(Reckoning, frozen=True):
    rule, en = "POTL-18", "rounded up to the chips in use: {chips} more"
    chips: Chips


class AllInForLess(Reckoning, frozen=True):
    rule, en = "BET-11", "the stack ends at {chips}"
    chips: Chips


# Raises -----------------------------------------------------------------------------------------


class LeastRaiseIs(Reckoning, frozen=True):
    rule = "BET-10"
    en = "the bet is {bet}, the last full bet or raise was {by}: raise to {least} or more"
    bet: Chips
    by: Chips
    least: Chips


class LeastBetIs(Reckoning, frozen=True):
    rule, en = "LIM-02", "nobody has bet: bet {least} or more"
    least: Chips


class OneSizeOnly(Reckoning, frozen=True):
    rule, en = "FIX-01", "the size is fixed: to {to}"
    to: Chips


class MostIs(Reckoning, frozen=True):
    rule, en = "LIM-02", "at most to {most}"
    most: Chips


class MostIsTheStack(Reckoning, frozen=True):
    rule, en = "NOLM-01", "at most all their chips"


class IsOpenTo(Reckoning, frozen=True):
    rule, en = "ALLN-25", "if nobody raises before them, {who:and} may raise"
    who: tuple[Person, ...]


class IsClosedTo(Reckoning, frozen=True):
    rule, en = "ALLN-25", "if nobody raises before them, {who:and} may only call or fold"
    who: tuple[Person, ...]


class IsAnswered(Reckoning, frozen=True):
    en = "the betting round is over"


class CountsAs(Reckoning, frozen=True):
    rule, en = "UNIT-04", "{to} counts as {instead}"
    to: Chips
    instead: Chips


class IsLegal(Phrase, frozen=True):
    en = "{act}: legal"
    act: Act


class IsNotLegal(Phrase, frozen=True):
    en = "{act}: not legal, {why}"
    act: Act
    why: Refusal
