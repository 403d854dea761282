"""Hand studies: outs, ICM, and push or fold."""

from __future__ import annotations

from typing import Literal, TypeAlias

from riverboat.words.phrase import (
    Chips,
    Count,
    Phrase,
    Refusal,
    Sign,
)

# Outs -------------------------------------------------------------------------------------------

DrawName: TypeAlias = Literal[
    "straight flush draw",
    "nut flush draw",
    "flush draw",
    "wrap",
    "gutshot",
    "open-ended straight draw",
    "double gutshot",
    "two overcards",
    "one overcard",
    "backdoor flush draw",
    "backdoor straight draw",
]
MadeHandName: TypeAlias = Literal[
    "high card",
    "a pair",
    "two pair",
    "three of a kind",
    "a straight",
    "a flush",
    "a full house",
    "four of a kind",
    "a straight flush",
    "a tie",
]


class DrawLabel(Phrase, frozen=True):
    """A draw, and the number of cards that complete it; ``None`` if it needs two."""

    name: DrawName
    cards: int | None


class OutsHolding(Phrase, frozen=True):
    """The hand that some outs make."""

    makes: MadeHandName


class OutsFound(Phrase, frozen=True):
    outs: int


class UnseenCardsSuffix(Phrase, frozen=True):
    """A suffix of the count of outs: *of 45 unseen cards*."""

    unseen: int


class NoOuts(Phrase, frozen=True):
    why: Literal["best", "level", "none"]


class OddsOutputLabel(Phrase, frozen=True):
    """Label in the output of ``riverboat odds``, printed before cards or a probability."""

    word: Literal["on", "on the turn", "on the river", "by the river", "equity"]


class OddsLabel(Phrase, frozen=True):
    """A probability with its odds."""

    percent: str
    odds: str
    side: Literal["against", "for"]


class EquityAgainst(Phrase, frozen=True):
    """A suffix of an equity: the opponents, *against Bob and Cat*."""

    names: str


# ICM --------------------------------------------------------------------------------------------


IcmColumn: TypeAlias = Literal["stack", "chips", "value", "of all", "error", "takes"]
PrizeDealMethod: TypeAlias = Literal["icm", "chips", "pure-chips", "even"]


class IcmColumnHeading(Phrase, frozen=True):
    head: IcmColumn


class PlaceColumnHeading(Phrase, frozen=True):
    """A column heading for a place: *1st*, *2nd*."""

    place: int


class FinishesCounted(Phrase, frozen=True):
    how: Literal["counted", "integrated"]


class FinishesDrawn(Phrase, frozen=True):
    count: Count


class DealHeading(Phrase, frozen=True):
    total: str
    way: PrizeDealMethod


class PlacePrize(Phrase, frozen=True):
    """The prize left to play for after a deal, with its place."""

    place: int
    prize: str


class EquityNeededTitle(Phrase, frozen=True):
    pass


class RiskPremiumNote(Phrase, frozen=True):
    pass


class VersusPlayerNumber(Phrase, frozen=True):
    number: int


# Push or fold -----------------------------------------------------------------------------------


class PushFoldTitle(Phrase, frozen=True):
    players: int
    depths: str
    more: tuple[PushFoldPart, ...] = ()


class PushFoldPart(Phrase, frozen=True):
    """Part of the heading of a push-or-fold chart: a difference from blinds only and values in
    chips.
    """


class PostedAmount(PushFoldPart, frozen=True):
    what: Literal["ante", "small blind", "big blind ante"]
    amount: str


class PrizesSuffix(PushFoldPart, frozen=True):
    prizes: str


class PlayersElsewhere(PushFoldPart, frozen=True):
    players: int


class AllInByPosting(Phrase, frozen=True):
    seat: str


class PushFrequency(Phrase, frozen=True):
    """A player who goes all-in, or is forced all-in."""

    seat: str
    forced: bool = False


class CallFrequenciesTitle(Phrase, frozen=True):
    pass


class HandsPushed(Phrase, frozen=True):
    seat: str
    percent: str


class CallingHandsTitle(Phrase, frozen=True):
    seat: str
    pusher: str
    caller: str | None
    percent: str


class HandValueHeading(Phrase, frozen=True):
    unit: Literal["prizes", "big blinds"]


class NoDecisionInSpot(Phrase, frozen=True):
    pass


class EquilibriumDistance(Phrase, frozen=True):
    gain: str
    rounds: int
    exact: bool


class ChartSeatUnknown(Refusal, frozen=True):
    asked: str
    seat: str
    there: str


class ChartSeatsUnordered(Refusal, frozen=True):
    asked: str
    there: str


class ChartSeatForcedAllIn(Refusal, frozen=True):
    asked: str
    seat: str


class ChartEarlierSeatForcedAllIn(Refusal, frozen=True):
    asked: str
    way: str | None


# Ranges -----------------------------------------------------------------------------------------


class RangeSize(Phrase, frozen=True):
    held: Count
    whole: Chips
    weighed: str | None
    percent: str


class RangesUnavailable(Refusal, frozen=True):
    game: Sign


class HoldemGridOnly(Refusal, frozen=True):
    cards: int
