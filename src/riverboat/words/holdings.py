"""Holdings: names of hands, as in *a pair of aces, king kicker*.

A holding is named completely, in the words of a dealer: two holdings have equal phrases if and only
if they tie. ``without_tie_breakers`` leaves out the parts that only break ties, ``with_article``
adds the article for *has* and *wins with*.
"""

from __future__ import annotations

from typing import TypeVar

from msgspec.structs import astuple, replace

from riverboat.words.phrase import Number, Phrase, Rank, Ranks

# Tie-breakers -----------------------------------------------------------------------------------


class SideCards(Phrase, frozen=True):
    """The side cards of a pair, three or four of a kind."""


class Kicker(SideCards, frozen=True):
    rank: Rank


class Kickers(SideCards, frozen=True):
    ranks: Ranks


class OtherRanks(Phrase, frozen=True):
    ranks: Ranks


# Holdings ---------------------------------------------------------------------------------------


class Holding(Phrase, frozen=True):
    """The holding that cards make."""


class NoLow(Holding, frozen=True):
    pass


class HighCard(Holding, frozen=True):
    top: Rank
    then: OtherRanks | None = None


class OnePair(Holding, frozen=True):
    rank: Rank
    beside: SideCards | None = None


class TwoPair(Holding, frozen=True):
    high: Rank
    low: Rank
    beside: SideCards | None = None


class ThreeOfAKind(Holding, frozen=True):
    rank: Rank
    beside: SideCards | None = None


class Straight(Holding, frozen=True):
    top: Rank


class Flush(Holding, frozen=True):
    top: Rank
    then: OtherRanks | None = None


class FullHouse(Holding, frozen=True):
    three: Rank
    two: Rank


class FourOfAKind(Holding, frozen=True):
    rank: Rank
    beside: SideCards | None = None


class StraightFlush(Holding, frozen=True):
    top: Rank


class RoyalFlush(Holding, frozen=True):
    pass


class Wheel(Holding, frozen=True):
    pass


class LowHand(Holding, frozen=True):
    top: Rank
    next: Rank
    then: OtherRanks | None = None


class BadugiHand(Holding, frozen=True):
    count: Number
    ranks: Ranks


# Holdings with an English article ---------------------------------------------------------------


class PairHeld(OnePair, frozen=True):
    pass


class StraightHeld(Straight, frozen=True):
    pass


class FlushHeld(Flush, frozen=True):
    pass


class FullHouseHeld(FullHouse, frozen=True):
    pass


class StraightFlushHeld(StraightFlush, frozen=True):
    pass


class RoyalFlushHeld(RoyalFlush, frozen=True):
    pass


class WheelHeld(Wheel, frozen=True):
    pass


class LowHeld(LowHand, frozen=True):
    pass


class BadugiHeld(BadugiHand, frozen=True):
    pass


_KINDS_WITH_ARTICLE: dict[type[Holding], type[Holding]] = {
    OnePair: PairHeld,
    Straight: StraightHeld,
    Flush: FlushHeld,
    FullHouse: FullHouseHeld,
    StraightFlush: StraightFlushHeld,
    RoyalFlush: RoyalFlushHeld,
    Wheel: WheelHeld,
    LowHand: LowHeld,
    BadugiHand: BadugiHeld,
}

# Starting cards ---------------------------------------------------------------------------------


class StartingCards(Holding, frozen=True):
    ranks: Ranks
    suited: bool = False


class HighCardSuited(Holding, frozen=True):
    top: Rank


# Holdings in hand, on a board, and two at once --------------------------------------------------


class HoldingInHand(Holding, frozen=True):
    what: Holding


class HoldingOnBoard(Holding, frozen=True):
    what: Holding
    board: int


class TwoHoldings(Holding, frozen=True):
    one: Holding
    rest: Holding


class JoinedHoldings(Holding, frozen=True):
    one: Holding
    rest: Holding


# Kind and ranks, for labels of two lines ----------------------------------------------------------


class HoldingKind(Phrase, frozen=True):
    kind: str


class BadugiKind(Phrase, frozen=True):
    count: Number


class TwoPairRanks(Phrase, frozen=True):
    high: Rank
    low: Rank


class FullHouseRanks(Phrase, frozen=True):
    three: Rank
    two: Rank


class SingleRank(Phrase, frozen=True):
    rank: Rank


class RankSequence(Phrase, frozen=True):
    ranks: Ranks


def kind_and_ranks(holding: Holding) -> tuple[Phrase, Phrase] | None:
    """Return the kind of a holding and its ranks, if it has both: *two pair*, *aces and kings*."""
    match holding:
        case TwoPair():
            return HoldingKind("two"), TwoPairRanks(holding.high, holding.low)
        case ThreeOfAKind():
            return HoldingKind("three"), SingleRank(holding.rank)
        case FullHouse():
            return HoldingKind("full"), FullHouseRanks(holding.three, holding.two)
        case FourOfAKind():
            return HoldingKind("four"), SingleRank(holding.rank)
        case BadugiHand():
            return BadugiKind(holding.count), RankSequence(holding.ranks)
        case _:
            return None


# Other forms of a holding -----------------------------------------------------------------------

H = TypeVar("H", bound=Holding)


def without_tie_breakers(holding: H) -> H:
    """Return the holding without its tie-breakers.

    >>> print(without_tie_breakers(OnePair(12, Kicker(11))))
    pair of aces
    """
    match holding:
        case HighCard() | Flush() | LowHand():
            return replace(holding, then=None)
        case OnePair() | TwoPair() | ThreeOfAKind() | FourOfAKind():
            return replace(holding, beside=None)
        case _:
            return holding


def with_article(holding: Holding) -> Holding:
    """Return the holding with its article: *an ace-high straight*, and *two pair* without one.

    >>> print(with_article(Straight(12)))
    an ace-high straight
    """
    holding_type = _KINDS_WITH_ARTICLE.get(type(holding))
    return holding_type(*astuple(holding)) if holding_type else holding
