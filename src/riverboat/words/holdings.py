"""Holdings: names of hands, as in *a pair of aces, king kicker*.

A holding is named completely, in the words of a dealer: two holdings have equal phrases if and only
if they tie. ``without_tie_breakers`` leaves out the parts that only break ties, ``with_article``
adds the article for *has* and *wins with*.
"""

from __future__ import annotations

from typing import TypeVar

from msgspec.structs import astuple, replace

from riverboat.words.phrase import Number, Phrase, Rank, Ranks


class SideCards(Phrase, frozen=True):
    """The side cards of a pair, three or four of a kind."""


class Kicker(SideCards, frozen=True):
    rank: Rank


class Kickers(SideCards, frozen=True):
    ranks: Ranks


class OtherRanks(Phrase, frozen=True):
    ranks: Ranks


class Holding(Phrase, frozen=True):
    """The name of the poker hand that cards make."""


class NoLow(Holding, frozen=True):
    pass


class HighCard(Holding, frozen=True, rename={"other_ranks": "then"}):
    top: Rank
    other_ranks: OtherRanks | None = None


class OnePair(Holding, frozen=True, rename={"side_cards": "beside"}):
    rank: Rank
    side_cards: SideCards | None = None


class TwoPair(Holding, frozen=True, rename={"side_cards": "beside"}):
    high: Rank
    low: Rank
    side_cards: SideCards | None = None


class ThreeOfAKind(Holding, frozen=True, rename={"side_cards": "beside"}):
    rank: Rank
    side_cards: SideCards | None = None


class Straight(Holding, frozen=True):
    top: Rank


class Flush(Holding, frozen=True, rename={"other_ranks": "then"}):
    top: Rank
    other_ranks: OtherRanks | None = None


class FullHouse(Holding, frozen=True, rename={"trips_rank": "three", "pair_rank": "two"}):
    trips_rank: Rank
    pair_rank: Rank


class FourOfAKind(Holding, frozen=True, rename={"side_cards": "beside"}):
    rank: Rank
    side_cards: SideCards | None = None


class StraightFlush(Holding, frozen=True):
    top: Rank


class RoyalFlush(Holding, frozen=True):
    pass


class Wheel(Holding, frozen=True):
    pass


class LowHand(Holding, frozen=True, rename={"second_rank": "next", "other_ranks": "then"}):
    top: Rank
    second_rank: Rank
    other_ranks: OtherRanks | None = None


class BadugiHand(Holding, frozen=True):
    count: Number
    ranks: Ranks


class PairWithArticle(OnePair, frozen=True):
    pass


class StraightWithArticle(Straight, frozen=True):
    pass


class FlushWithArticle(Flush, frozen=True):
    pass


class FullHouseWithArticle(FullHouse, frozen=True):
    pass


class StraightFlushWithArticle(StraightFlush, frozen=True):
    pass


class RoyalFlushWithArticle(RoyalFlush, frozen=True):
    pass


class WheelWithArticle(Wheel, frozen=True):
    pass


class LowHandWithArticle(LowHand, frozen=True):
    pass


class BadugiWithArticle(BadugiHand, frozen=True):
    pass


_KINDS_WITH_ARTICLE: dict[type[Holding], type[Holding]] = {
    OnePair: PairWithArticle,
    Straight: StraightWithArticle,
    Flush: FlushWithArticle,
    FullHouse: FullHouseWithArticle,
    StraightFlush: StraightFlushWithArticle,
    RoyalFlush: RoyalFlushWithArticle,
    Wheel: WheelWithArticle,
    LowHand: LowHandWithArticle,
    BadugiHand: BadugiWithArticle,
}


class StartingCards(Holding, frozen=True, rename={"is_suited": "suited"}):
    ranks: Ranks
    is_suited: bool = False


class HighCardSuited(Holding, frozen=True):
    top: Rank


class HoldingInHand(Holding, frozen=True, rename={"holding": "what"}):
    holding: Holding


class HoldingOnBoard(Holding, frozen=True, rename={"holding": "what"}):
    holding: Holding
    board: int


class TwoHoldings(Holding, frozen=True, rename={"first_holding": "one", "other_holding": "rest"}):
    first_holding: Holding
    other_holding: Holding


class HoldingConjunction(
    Holding, frozen=True, rename={"first_holding": "one", "other_holding": "rest"}
):
    first_holding: Holding
    other_holding: Holding


class HoldingKind(Phrase, frozen=True):
    kind: str


class BadugiKind(Phrase, frozen=True):
    count: Number


class TwoPairRanks(Phrase, frozen=True):
    high: Rank
    low: Rank


class FullHouseRanks(Phrase, frozen=True, rename={"trips_rank": "three", "pair_rank": "two"}):
    trips_rank: Rank
    pair_rank: Rank


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
            return HoldingKind("full"), FullHouseRanks(holding.trips_rank, holding.pair_rank)
        case FourOfAKind():
            return HoldingKind("four"), SingleRank(holding.rank)
        case BadugiHand():
            return BadugiKind(holding.count), RankSequence(holding.ranks)
        case _:
            return None


H = TypeVar("H", bound=Holding)


def without_tie_breakers(holding: H) -> H:
    """Return the holding without its tie-breakers.

    >>> print(without_tie_breakers(OnePair(12, Kicker(11))))
    pair of aces
    """
    match holding:
        case HighCard() | Flush() | LowHand():
            return replace(holding, other_ranks=None)
        case OnePair() | TwoPair() | ThreeOfAKind() | FourOfAKind():
            return replace(holding, side_cards=None)
        case _:
            return holding


def with_article(holding: Holding) -> Holding:
    """Return the holding with its article: *an ace-high straight*, and *two pair* without one.

    >>> print(with_article(Straight(12)))
    an ace-high straight
    """
    holding_type = _KINDS_WITH_ARTICLE.get(type(holding))
    return holding_type(*astuple(holding)) if holding_type else holding
