"""Opening of a hand: the game, the seats, the forced bets and the reasons for them."""

from __future__ import annotations

from typing import Literal

from riverboat.words.events.event import AndIsAllIn, Event
from riverboat.words.phrase import Chips, Number, Person, Phrase, Rank

# The game and the seats -------------------------------------------------------------------------


class Stakes(Phrase, frozen=True):
    """The stakes of the game."""


class BetSizes(Stakes, frozen=True):
    en = "{chips}{more:/*}"
    chips: Chips
    more: BetSizes | None = None


class JustAnte(Stakes, frozen=True):
    en = "ante {chips}"
    chips: Chips


class OrBetter(Phrase, frozen=True):
    en = ", {rank:all} or better"
    rank: Rank


Structure = Literal["no-limit", "pot-limit", "limit", "spread-limit"]


class HandOpens(Event, frozen=True):
    en = (
        "{structure:no-limit=No-limit|pot-limit=Pot-limit|limit=Limit|Spread-limit} {variant} "
        "{stakes}{openers}, {players} players"
    )
    structure: Structure
    variant: str
    stakes: Stakes
    openers: OrBetter | None
    players: Number


class SeatHas(Event, frozen=True):
    en = "Seat {seat}{button: (button)|} has {chips}"
    seat: int
    button: bool
    chips: Chips


class PlayerHas(Event, frozen=True):
    en = "Seat {seat}{button: (button)|}{who: * has| you have} {chips}"
    seat: int
    button: bool
    who: Person
    chips: Chips


class EarlierDealLeft(Event, frozen=True):
    en = "An earlier deal left {chips} in the pot"
    chips: Chips


# Forced bets ------------------------------------------------------------------------------------


class WhyPosted(Phrase, frozen=True):
    """The reason for a forced bet, if its name does not imply it."""


class WasSkipped(WhyPosted, frozen=True):
    en = ", which was skipped"


class ForMissed(WhyPosted, frozen=True):
    en = " for a missed {what}"
    what: Literal["big blind", "small blind", "ante", "straddle"]


class ToComeIn(WhyPosted, frozen=True):
    en = " to come in"


class ToBuyTheButton(WhyPosted, frozen=True):
    en = " to buy the button"


class AndTheButtonPasses(WhyPosted, frozen=True):
    en = " to come in, and the button will pass"


class WithTheRock(WhyPosted, frozen=True):
    en = ", with the rock"


class ForcedBet(Event, frozen=True):
    """Chips that a player must put in before the cards."""

    who: Person
    chips: Chips
    full: Chips | None = None
    """The amount it counts as, if the chips were fewer."""
    why: WhyPosted | None = None
    end: AndIsAllIn | None = None


class Antes(ForcedBet, frozen=True):
    en = "{who:* antes|you ante} {chips}{full: of *}{why}{end}"


class PostsDead(ForcedBet, frozen=True):
    en = "{who:* posts|you post} {chips} dead{full: of *}{why}{end}"


class PostsTheTablesAnte(ForcedBet, frozen=True):
    en = "{who:* posts|you post} the table's ante {chips}{full: of *}{why}{end}"


class PostsABlind(ForcedBet, frozen=True):
    en = "{who:* posts|you post} the blind {chips}{full: of *}{why}{end}"


class PostsTheSmallBlind(PostsABlind, frozen=True):
    en = "{who:* posts|you post} the small blind {chips}{full: of *}{why}{end}"


class PostsTheBigBlind(PostsABlind, frozen=True):
    en = "{who:* posts|you post} the big blind {chips}{full: of *}{why}{end}"


class PostsTheButtonBlind(PostsABlind, frozen=True):
    en = "{who:* posts|you post} the button blind {chips}{full: of *}{why}{end}"


class PutsInAStraddle(ForcedBet, frozen=True):
    en = "{who:* straddles|you straddle} to {chips}{full: of *}{why}{end}"


class PutsInASleeper(ForcedBet, frozen=True):
    en = "{who:* has|you have} a sleeper of {chips}{full: of *}{why}{end}"


class PostsChips(ForcedBet, frozen=True):
    en = "{who:* posts|you post} {chips}{full: of *}{why}{end}"


class PostsTheKill(ForcedBet, frozen=True):
    en = "{who:* posts|you post} the kill {chips}{full: of *}{why}{end}"


class EverybodyAntes(Event, frozen=True):
    en = "Everybody antes {chips}"
    chips: Chips


ForcedBetName = Literal[
    "ante",
    "dead money",
    "blind",
    "small blind",
    "big blind",
    "button blind",
    "straddle",
    "sleeper",
    "post",
    "kill",
    "table's ante",
]


class NoChipsLeftFor(Event, frozen=True):
    en = "{who:* has|you have} no chips left for the {what}"
    who: Person
    what: ForcedBetName


class ForcedBetOf(Phrase, frozen=True):
    en = "{what} {chips}{full: of *}"
    what: ForcedBetName
    chips: Chips
    full: Chips | None = None


class GoesAllIn(Event, frozen=True):
    en = "{who:* is|you are} all-in"
    who: Person


# Chips that arrive while a hand is on -----------------------------------------------------------


class BuysMore(Event, frozen=True):
    en = "{who:* buys|you buy} {chips} more"
    who: Person
    chips: Chips


class BorrowsChips(Event, frozen=True):
    en = "{who:* borrows|you borrow} {chips}"
    who: Person
    chips: Chips


class PutsUpAMarker(Event, frozen=True):
    en = "{who:* puts|you put} up a marker for {chips}"
    who: Person
    chips: Chips
