"""Opening of a hand: the game, the seats, the forced bets and the reasons for them."""

from __future__ import annotations

from typing import Literal

from riverboat.words.events.event_phrases import AllInSuffix, Event
from riverboat.words.phrase import Chips, Number, Person, Phrase, Rank


class Stakes(Phrase, frozen=True):
    """The stakes of the game."""


class BetSizes(Stakes, frozen=True):
    chips: Chips
    more: BetSizes | None = None


class AnteStakes(Stakes, frozen=True):
    chips: Chips


class MinRankSuffix(Phrase, frozen=True):
    rank: Rank


Structure = Literal["no-limit", "pot-limit", "limit", "spread-limit"]


class HandIntroduction(Event, frozen=True):
    structure: Structure
    variant: str
    stakes: Stakes
    openers: MinRankSuffix | None
    players: Number


class SeatStackLine(Event, frozen=True):
    seat: int
    button: bool
    chips: Chips


class PlayerStackLine(Event, frozen=True):
    seat: int
    button: bool
    who: Person
    chips: Chips


class CarriedOverPot(Event, frozen=True):
    chips: Chips


class PostReason(Phrase, frozen=True):
    """The reason for a forced bet, if its name does not imply it."""


class SkippedSuffix(PostReason, frozen=True):
    pass


class MissedPostSuffix(PostReason, frozen=True):
    what: Literal["big blind", "small blind", "ante", "straddle"]


class EntryPostSuffix(PostReason, frozen=True):
    pass


class ButtonPurchaseSuffix(PostReason, frozen=True):
    pass


class ButtonPassSuffix(PostReason, frozen=True):
    pass


class RockSuffix(PostReason, frozen=True):
    pass


class ForcedBet(Event, frozen=True):
    """Chips that a player must put in before the cards."""

    who: Person
    chips: Chips
    full: Chips | None = None
    """The full amount of the forced bet, if the player had fewer chips."""
    why: PostReason | None = None
    end: AllInSuffix | None = None


class AntePosted(ForcedBet, frozen=True):
    pass


class DeadPostMade(ForcedBet, frozen=True):
    pass


class TableAntePosted(ForcedBet, frozen=True):
    pass


class BlindPosted(ForcedBet, frozen=True):
    pass


class SmallBlindPosted(BlindPosted, frozen=True):
    pass


class BigBlindPosted(BlindPosted, frozen=True):
    pass


class ButtonBlindPosted(BlindPosted, frozen=True):
    pass


class StraddlePutIn(ForcedBet, frozen=True):
    pass


class SleeperPutIn(ForcedBet, frozen=True):
    pass


class PostMade(ForcedBet, frozen=True):
    pass


class KillPosted(ForcedBet, frozen=True):
    pass


class AntesPostedByAll(Event, frozen=True):
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


class StackTooShortForPost(Event, frozen=True):
    who: Person
    what: ForcedBetName


class ForcedBetAmount(Phrase, frozen=True):
    what: ForcedBetName
    chips: Chips
    full: Chips | None = None


class AllInDeclared(Event, frozen=True):
    who: Person


class TopUpMade(Event, frozen=True):
    who: Person
    chips: Chips


class ChipsBorrowed(Event, frozen=True):
    who: Person
    chips: Chips


class MarkerPutUp(Event, frozen=True):
    who: Person
    chips: Chips
