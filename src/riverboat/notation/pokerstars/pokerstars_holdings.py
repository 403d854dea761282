"""Holdings in PokerStars' words: ``two pair, Aces and Kings``, ``HI: ...; LO: 7,5,4,3,A``."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from riverboat.cards import RANKS, UNKNOWN, Cards, rank_of, rank_plural, rank_word
from riverboat.engine import Variant
from riverboat.ranking import NO_LOW, RANKINGS, Category, Ranking


class HoldingPhrase(NamedTuple):
    """A holding in words, with the ranks that break a tie of equal words."""

    words: str
    kickers: tuple[int, ...] = ()
    is_badugi: bool = False


class HalfHolding(NamedTuple):
    """A holding for one half of the pot, with its value and words."""

    label: str
    value: int
    phrase: HoldingPhrase


def list_holdings_by_half(variant: Variant, hole_cards: Cards, board: Cards) -> list[HalfHolding]:
    """Return the holding for each half of the pot that it can win; empty if cards are unknown."""
    if UNKNOWN in hole_cards or UNKNOWN in board:
        return []
    ranking_names = [
        ranking_name for ranking_name in (variant.ranking, variant.second_ranking) if ranking_name
    ]
    holdings = []
    for half, ranking_name in enumerate(ranking_names):
        ranking = RANKINGS[ranking_name]
        try:
            value = ranking.values_on_board(board, [hole_cards])[0]
        except ValueError:
            return []  # the board is not complete
        if value != NO_LOW:
            phrase = _build_holding_phrase(ranking, value, hole_cards, board)
            holdings.append(
                HalfHolding(
                    _format_half_label(ranking_name, half, len(ranking_names) > 1), value, phrase
                )
            )
    return holdings


def describe_holding(
    holdings: Sequence[HalfHolding], earlier_shown_holdings: Sequence[Sequence[HalfHolding]] = ()
) -> str:
    """Return a holding in words, with kickers if an earlier shown holding has equal words."""
    phrases = []
    for holding in holdings:
        holding_text = holding.phrase.words
        for earlier_holdings in earlier_shown_holdings:
            for earlier_holding in earlier_holdings:
                if (
                    earlier_holding.label == holding.label
                    and earlier_holding.phrase.words == holding_text
                ):
                    holding_text += (
                        _format_deciding_kickers(holding, earlier_holding)
                        if earlier_holding.value != holding.value
                        else ""
                    )
                    break
            if holding_text != holding.phrase.words:
                break
        phrases.append(f"{holding.label}{holding_text}")
    return "; ".join(phrases)


def describe_with_article(holdings: Sequence[HalfHolding]) -> str:
    """Return a holding in the words of the summary, where a badugi has an article."""
    article = "a " if holdings and holdings[0].phrase.is_badugi else ""
    return article + describe_holding(holdings)


def _format_half_label(ranking_name: str, half: int, is_split: bool) -> str:
    is_low = ranking_name.startswith(_LOW_RANKINGS)
    if not is_split:
        return "Lo: " if is_low else ""
    if half == 0:
        return "" if ranking_name.startswith("badugi") else "HI: "
    return "LO: " if is_low else "DRAW: "


_LOW_RANKINGS: Final = ("2-7", "a-5", "eight", "omaha eight")


def _format_deciding_kickers(holding: HalfHolding, other_holding: HalfHolding) -> str:
    """Return the kickers that decide between two holdings with equal words."""
    kickers = []
    for own_kicker, other_kicker in zip(
        holding.phrase.kickers, other_holding.phrase.kickers, strict=False
    ):
        kickers.append(_format_rank(own_kicker))
        if own_kicker != other_kicker:
            return f" - {'+'.join(kickers)} kicker"
    return ""


def _build_holding_phrase(
    ranking: Ranking, value: int, hole_cards: Cards, board: Cards
) -> HoldingPhrase:
    category = ranking.category(value)
    ranks = [rank_of(card) for card in ranking.best_five(hole_cards, board)]
    match category:
        case (
            Category.ONE_CARD_BADUGI
            | Category.TWO_CARD_BADUGI
            | Category.THREE_CARD_BADUGI
            | Category.FOUR_CARD_BADUGI
        ):
            size_name = "Badugi" if len(ranks) == 4 else f"{len(ranks)}-card"
            return HoldingPhrase(f"{size_name}: {_list_ranks(ranks)}", is_badugi=True)
        case Category.LOW:
            return HoldingPhrase(_list_ranks(ranks))
        case Category.NO_LOW:
            return HoldingPhrase("")
        case _:
            return _build_high_phrase(category, ranks)


def _build_high_phrase(category: Category, ranks: Sequence[int]) -> HoldingPhrase:
    """Return the words of a holding with pairs or high cards; *ranks* are in descending order."""
    top, lower_ranks = ranks[0], tuple(ranks[1:])
    match category:
        case Category.HIGH_CARD:
            return HoldingPhrase(f"high card {_format_rank(top)}", lower_ranks)
        case Category.ONE_PAIR:
            return HoldingPhrase(f"a pair of {_format_rank_plural(top)}", tuple(ranks[2:]))
        case Category.TWO_PAIR:
            return HoldingPhrase(
                f"two pair, {_format_rank_plural(top)} and {_format_rank_plural(ranks[2])}",
                tuple(ranks[4:]),
            )
        case Category.THREE_OF_A_KIND:
            return HoldingPhrase(f"three of a kind, {_format_rank_plural(top)}", tuple(ranks[3:]))
        case Category.STRAIGHT:
            return HoldingPhrase(f"a straight, {_format_rank(ranks[-1])} to {_format_rank(top)}")
        case Category.FLUSH:
            return HoldingPhrase(f"a flush, {_format_rank(top)} high", lower_ranks)
        case Category.FULL_HOUSE:
            return HoldingPhrase(
                f"a full house, {_format_rank_plural(top)} full of {_format_rank_plural(ranks[3])}"
            )
        case Category.FOUR_OF_A_KIND:
            return HoldingPhrase(f"four of a kind, {_format_rank_plural(top)}", tuple(ranks[4:]))
        case Category.STRAIGHT_FLUSH if RANKS[top] == "A":
            return HoldingPhrase("a Royal Flush")
        case Category.STRAIGHT_FLUSH:
            return HoldingPhrase(
                f"a straight flush, {_format_rank(ranks[-1])} to {_format_rank(top)}"
            )
        case _:
            raise AssertionError(f"{category} is not a high holding")


def _list_ranks(ranks: Sequence[int]) -> str:
    return ",".join(RANKS[rank] for rank in ranks)


def _format_rank(rank: int) -> str:
    return rank_word(rank).capitalize()


def _format_rank_plural(rank: int) -> str:
    return rank_plural(rank).capitalize()
