"""Holdings in the site's words: ``two pair, Aces and Kings``, ``HI: ...; LO: 7,5,4,3,A``."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from riverboat.cards import RANKS, UNKNOWN, Cards, rank_of, rank_plural, rank_word
from riverboat.engine import Variant
from riverboat.ranking import NO_LOW, RANKINGS, Category, Ranking


class Words(NamedTuple):
    """A holding in words, and the ranks beside them that break a tie of equal words."""

    words: str
    kickers: tuple[int, ...] = ()
    badugi: bool = False


class Worth(NamedTuple):
    """What a holding is worth for one half of the pot."""

    label: str
    value: int
    words: Words


def worths(variant: Variant, hole: Cards, board: Cards) -> list[Worth]:
    """A holding for each half of the pot that it plays for; none when cards are missing."""
    if UNKNOWN in hole or UNKNOWN in board:
        return []
    names = [name for name in (variant.ranking, variant.second) if name]
    found = []
    for half, name in enumerate(names):
        ranking = RANKINGS[name]
        try:
            value = ranking.ranks_on(board, [hole])[0]
        except ValueError:
            return []  # the board is not complete
        if value != NO_LOW:
            words = _words(ranking, value, hole, board)
            found.append(Worth(_label(name, half, len(names) > 1), value, words))
    return found


def described(found: Sequence[Worth], before: Sequence[Sequence[Worth]] = ()) -> str:
    """A holding in a phrase; with its kickers where one shown *before* has the same words."""
    phrases = []
    for worth in found:
        words = worth.words.words
        for other in before:
            for theirs in other:
                if theirs.label == worth.label and theirs.words.words == words:
                    words += _beside(worth, theirs) if theirs.value != worth.value else ""
                    break
            if words != worth.words.words:
                break
        phrases.append(f"{worth.label}{words}")
    return "; ".join(phrases)


def with_article(found: Sequence[Worth]) -> str:
    """The same in the summary: a badugi gets its article there."""
    article = "a " if found and found[0].words.badugi else ""
    return article + described(found)


def _label(name: str, half: int, split: bool) -> str:
    """What stands before the words of this half of the pot."""
    low = name.startswith(_LOWS)
    if not split:
        return "Lo: " if low else ""
    if half == 0:
        return "" if name.startswith("badugi") else "HI: "
    return "LO: " if low else "DRAW: "


_LOWS: Final = ("2-7", "a-5", "eight", "omaha eight")


def _beside(worth: Worth, other: Worth) -> str:
    """The kickers as far as they decide between two holdings of equal words."""
    said = []
    for mine, theirs in zip(worth.words.kickers, other.words.kickers, strict=False):
        said.append(_one(mine))
        if mine != theirs:
            return f" - {'+'.join(said)} kicker"
    return ""


def _words(ranking: Ranking, value: int, hole: Cards, board: Cards) -> Words:
    category = ranking.category(value)
    ranks = [rank_of(card) for card in ranking.best_five(hole, board)]
    match category:
        case (
            Category.ONE_CARD_BADUGI
            | Category.TWO_CARD_BADUGI
            | Category.THREE_CARD_BADUGI
            | Category.FOUR_CARD_BADUGI
        ):
            size = "Badugi" if len(ranks) == 4 else f"{len(ranks)}-card"
            return Words(f"{size}: {_listed(ranks)}", badugi=True)
        case Category.LOW:
            return Words(_listed(ranks))
        case Category.NO_LOW:
            return Words("")
        case _:
            return _high(category, ranks)


def _high(category: Category, ranks: Sequence[int]) -> Words:
    """The words of five cards that pair, or that high cards decide; the ranks best first."""
    top, rest = ranks[0], tuple(ranks[1:])
    match category:
        case Category.HIGH_CARD:
            return Words(f"high card {_one(top)}", rest)
        case Category.ONE_PAIR:
            return Words(f"a pair of {_many(top)}", tuple(ranks[2:]))
        case Category.TWO_PAIR:
            return Words(f"two pair, {_many(top)} and {_many(ranks[2])}", tuple(ranks[4:]))
        case Category.THREE_OF_A_KIND:
            return Words(f"three of a kind, {_many(top)}", tuple(ranks[3:]))
        case Category.STRAIGHT:
            return Words(f"a straight, {_one(ranks[-1])} to {_one(top)}")
        case Category.FLUSH:
            return Words(f"a flush, {_one(top)} high", rest)
        case Category.FULL_HOUSE:
            return Words(f"a full house, {_many(top)} full of {_many(ranks[3])}")
        case Category.FOUR_OF_A_KIND:
            return Words(f"four of a kind, {_many(top)}", tuple(ranks[4:]))
        case Category.STRAIGHT_FLUSH if RANKS[top] == "A":
            return Words("a Royal Flush")
        case Category.STRAIGHT_FLUSH:
            return Words(f"a straight flush, {_one(ranks[-1])} to {_one(top)}")
        case _:
            raise AssertionError(f"{category} is no high holding")


def _listed(ranks: Sequence[int]) -> str:
    return ",".join(RANKS[rank] for rank in ranks)


def _one(rank: int) -> str:
    return rank_word(rank).capitalize()


def _many(rank: int) -> str:
    return rank_plural(rank).capitalize()
