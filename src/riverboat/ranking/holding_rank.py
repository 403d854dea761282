"""A holding and its rank, for people: compared with ``<`` and ``==``, printed in English."""

from collections.abc import Sequence
from difflib import get_close_matches
from typing import TypeAlias, overload

import msgspec

from riverboat.cards import Card, Cards, card_names, parse_cards, reject_duplicates
from riverboat.ranking.holding_value import Category
from riverboat.ranking.ranking_registry import HIGH, RANKINGS, Ranking
from riverboat.words.keyword_errors import explain_keyword_errors

CardsLike: TypeAlias = str | Sequence[Card] | Sequence[str]
"""Cards as numbers, as one text for all of them, or as a text for each card."""


class Rank(msgspec.Struct, frozen=True, eq=False):
    """The rank of a holding. Comparing ranks of different rankings is a ``TypeError``."""

    ranking: Ranking
    value: int
    cards: Cards
    """The cards that play, the most important first."""

    @property
    def category(self) -> Category:
        """Category of the holding. A royal flush is a straight flush."""
        return self.ranking.category(self.value)

    def __str__(self) -> str:
        return self.ranking.describe(self.value)

    def __repr__(self) -> str:
        return f"<{self.ranking.name}: {self} ({card_names(self.cards)})>"

    # The cards take no part: equal values tie, whatever their suits. rule: CARD-13, CARD-19
    def __eq__(self, other: object) -> bool:
        return (
            self.value == self._get_comparable_value(other)
            if isinstance(other, Rank)
            else NotImplemented
        )

    def __ne__(self, other: object) -> bool:
        return not self == other  # the `__ne__` of Struct does not call `__eq__`

    def __lt__(self, other: object) -> bool:
        return (
            self.value < self._get_comparable_value(other)
            if isinstance(other, Rank)
            else NotImplemented
        )

    def __le__(self, other: object) -> bool:
        return (
            self.value <= self._get_comparable_value(other)
            if isinstance(other, Rank)
            else NotImplemented
        )

    def __hash__(self) -> int:
        return hash((self.ranking.name, self.value))

    def _get_comparable_value(self, other_rank: "Rank") -> int:
        if other_rank.ranking.name != self.ranking.name:
            raise TypeError(
                f"a rank in {self.ranking.name} cannot be compared "
                f"with one in {other_rank.ranking.name}"
            )
        return other_rank.value


@overload
def rank(hole: CardsLike, board: CardsLike = (), ranking: Ranking | str = HIGH) -> Rank: ...
@overload
def rank(hole: Ranking, board: CardsLike, ranking: CardsLike = ()) -> Rank: ...
@explain_keyword_errors
def rank(
    hole: CardsLike | Ranking, board: CardsLike = (), ranking: Ranking | CardsLike = HIGH
) -> Rank:
    """Return the rank of hole cards on a board, by a ranking or its name; high by default.

    >>> print(rank("As Kd", "7c 2h 3d Kh Ts"))
    pair of kings, ace-ten-seven kickers
    >>> rank("As Ah 7s 2d", "Ks Qs Ts Js 3h", "omaha")
    <omaha: ace-high flush, then king-queen-jack-seven (As Ks Qs Js 7s)>

    The ranking may also be the first argument: ``rank(OMAHA, "As Ah 7s 2d", "Ks Qs Ts Js 3h")``.
    """
    if isinstance(hole, (str, Sequence)):
        ranking_like, own_cards, board_cards = _find_ranking(ranking), hole, board
    elif not hasattr(hole, "best_five"):
        raise TypeError(f"cards must be text such as 'As Kd' or a list of cards, got {hole!r}")
    else:  # a ranking that stands first
        ranking_like, own_cards = hole, board
        board_cards = ranking if isinstance(ranking, (str, Sequence)) else ()
    hole_cards, shared_cards = _parse_cards(own_cards), _parse_cards(board_cards)
    reject_duplicates((*hole_cards, *shared_cards))
    return Rank(
        ranking_like,
        ranking_like.ranker_for_board(shared_cards)(hole_cards),
        ranking_like.best_five(hole_cards, shared_cards),
    )


def _find_ranking(ranking_or_name: Ranking | CardsLike) -> Ranking:
    if not isinstance(ranking_or_name, (str, Sequence)):
        if not hasattr(ranking_or_name, "best_five"):
            raise TypeError(
                f"ranking: a Ranking or its name, {', '.join(RANKINGS)}, not {ranking_or_name!r}"
            )
        return ranking_or_name
    if ranking := RANKINGS.get(str(ranking_or_name).lower()):
        return ranking
    close_matches = get_close_matches(str(ranking_or_name).lower(), RANKINGS, 1)
    hint = (
        f"did you mean {close_matches[0]!r}?"
        if close_matches
        else f"there are {', '.join(RANKINGS)}"
    )
    raise ValueError(f"no ranking {ranking_or_name!r}; {hint}")


def high(cards: CardsLike) -> Rank:
    """Return the rank of five to seven cards as a high holding.

    >>> str(high("As Ks Qs Js Ts"))
    'royal flush'
    >>> high("Ah As Kd Kc Qs") > high("Ad Ac Kh Ks Jd")
    True
    """
    return rank(cards)


def _parse_cards(cards: object) -> Cards:
    """Parse cards given as numbers, as one text, or as a text for each card."""
    if isinstance(cards, str):
        return parse_cards(cards)
    if isinstance(cards, Sequence):
        if all(isinstance(card, str) for card in cards):
            return parse_cards(" ".join(map(str, cards)))
        if all(isinstance(card, int) for card in cards):
            return tuple(cards)
    raise TypeError(f"cards must be text such as 'As Kd' or a list of cards, got {cards!r}")
