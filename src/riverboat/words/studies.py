"""Hand studies: outs, ICM, and push or fold."""

from __future__ import annotations

from typing import Literal, TypeAlias

from riverboat.words.phrase import Chips, Count, DecimalText, GameSign, Phrase, Refusal

DrawingHandName: TypeAlias = Literal[
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


class DrawingHandLabel(Phrase, frozen=True):
    """A draw, and the number of cards that complete it; ``None`` if it needs two."""

    name: DrawingHandName
    cards: int | None


class MadeHandLabel(Phrase, frozen=True):
    """The hand that some outs make."""

    makes: MadeHandName


class OutsFound(Phrase, frozen=True):
    outs: int


class UnseenCardsSuffix(Phrase, frozen=True, rename={"unseen_card_count": "unseen"}):
    """A suffix of the count of outs: *in 45 unseen cards*."""

    unseen_card_count: int


class NoOuts(Phrase, frozen=True, rename={"reason": "why"}):
    reason: Literal["best", "level", "none"]


class OddsOutputLabel(Phrase, frozen=True):
    """Label in the output of ``riverboat odds``, printed before cards or a probability."""

    word: Literal["on", "on the turn", "on the river", "by the river", "equity"]


class PercentWithOdds(Phrase, frozen=True):
    """A probability with its odds."""

    percent: DecimalText
    odds: DecimalText
    side: Literal["against", "for"]


class EquityOpponentsSuffix(Phrase, frozen=True):
    """A suffix of an equity: the opponents, *against Bob and Cat*."""

    names: str


IcmColumn: TypeAlias = Literal["stack", "chips", "value", "of all", "error", "takes"]
PrizeDealMethod: TypeAlias = Literal["icm", "chips", "pure-chips", "even"]


class IcmColumnHeading(Phrase, frozen=True):
    head: IcmColumn


class FinishColumnHeading(Phrase, frozen=True):
    """A column heading for a place: *1st*, *2nd*."""

    place: int


class ExactIcmNote(Phrase, frozen=True, rename={"method": "how"}):
    method: Literal["counted", "integrated"]


class SampledIcmNote(Phrase, frozen=True):
    count: Count


class PrizeDealHeading(Phrase, frozen=True, rename={"prize_total": "total", "method": "way"}):
    prize_total: str
    method: PrizeDealMethod


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


class PushFoldTitle(Phrase, frozen=True, rename={"stack_depths": "depths", "conditions": "more"}):
    players: int
    stack_depths: DecimalText
    conditions: tuple[PushFoldCondition, ...] = ()


class PushFoldCondition(Phrase, frozen=True):
    """Part of the heading of a push-or-fold chart: a difference from blinds only and values in
    chips.
    """


class PostedAmount(PushFoldCondition, frozen=True, rename={"forced_bet": "what"}):
    forced_bet: Literal["ante", "small blind", "big blind ante"]
    amount: DecimalText


class PushFoldPrizes(PushFoldCondition, frozen=True):
    prizes: str


class PlayersAtOtherTables(PushFoldCondition, frozen=True):
    players: int


class AllInByPosting(Phrase, frozen=True):
    seat: str


class PushFrequency(Phrase, frozen=True, rename={"is_forced": "forced"}):
    """A player who goes all-in, or is forced all-in."""

    seat: str
    is_forced: bool = False


class CallFrequenciesTitle(Phrase, frozen=True):
    pass


class HandsPushed(Phrase, frozen=True):
    seat: str
    percent: DecimalText


class CallingHandsTitle(Phrase, frozen=True):
    seat: str
    pusher: str
    caller: str | None
    percent: DecimalText


class HandValueHeading(Phrase, frozen=True):
    unit: Literal["prizes", "big blinds"]


class NoDecisionInSpot(Phrase, frozen=True):
    pass


class EquilibriumDistance(Phrase, frozen=True, rename={"iterations": "rounds"}):
    gain: DecimalText
    iterations: int
    exact: bool


class ChartSeatUnknown(
    Refusal, frozen=True, rename={"requested_seats": "asked", "known_seats": "there"}
):
    requested_seats: str
    seat: str
    known_seats: str


class ChartSeatsUnordered(
    Refusal, frozen=True, rename={"requested_seats": "asked", "known_seats": "there"}
):
    requested_seats: str
    known_seats: str


class ChartSeatForcedAllIn(Refusal, frozen=True, rename={"requested_seats": "asked"}):
    requested_seats: str
    seat: str


class ChartAfterForcedAllIn(
    Refusal, frozen=True, rename={"requested_seats": "asked", "alternative": "way"}
):
    requested_seats: str
    alternative: str | None


class RangeSize(
    Phrase,
    frozen=True,
    rename={
        "range_combinations": "held",
        "all_combinations": "whole",
        "weighted_combinations": "weighed",
    },
):
    range_combinations: Count
    all_combinations: Chips
    weighted_combinations: DecimalText | None
    percent: DecimalText


class RangesUnavailable(Refusal, frozen=True):
    game: GameSign


class RangeGridUnavailable(Refusal, frozen=True):
    cards: int
