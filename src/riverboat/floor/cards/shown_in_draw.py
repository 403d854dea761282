"""Shown cards of draw and lowball: before the draw it goes by the game (IRRD-01 to 04, BYND-65)."""

from __future__ import annotations

from typing import NamedTuple, assert_never

from riverboat.cards import UNKNOWN
from riverboat.cards.card import RANKS, rank_of
from riverboat.floor.authorities import Authority
from riverboat.floor.begun import begun
from riverboat.floor.cards import questions as q
from riverboat.floor.cards import seen as s
from riverboat.floor.cards.misdeal import misdeal
from riverboat.floor.cards.moment import whom
from riverboat.floor.spot import Spot
from riverboat.floor.verdict import Ask, Ruling, Verdict, known, ruled
from riverboat.words.floor.cards import deal
from riverboat.words.floor.cards import draw as w
from riverboat.words.floor.cards import orders as o
from riverboat.words.floor.verdicts import Reason, Stands


class Takes(NamedTuple):
    """Which shown cards a game makes its players take."""

    ranks: str
    ask: Ask[bool]
    taken: Reason
    replaced: Reason


# rule: IRRD-01, IRRD-02, IRRD-03
_LIMIT_A5 = Takes("A234567", q.SEVEN_OR_UNDER, w.TakenInLimitLowball(), w.ReplacedInLimitLowball())
_BIG_BET_A5 = Takes("A2345", q.FIVE_OR_UNDER, w.TakenInBigBetLowball(), w.ReplacedInBigBetLowball())
_DEUCE = Takes("23457", q.OF_THE_BEST_SEVEN, w.TakenInDeuceToSeven(), w.ReplacedInDeuceToSeven())


def shown_in_draw(
    seen: s.Exposed, spot: Spot, by: Authority, besides: tuple[Reason, ...]
) -> Verdict:
    """The dealer showed a card of the deal, or one that was drawn."""
    if known(spot.drawing, q.DRAWING):
        # rule: BYND-65
        replaced = o.ReplaceCard(whom(seen, spot), seen.cards, "draw")
        return ruled(by, replaced, because=(w.ShownInTheDraw(), deal.MayNotChoose(), *besides))
    if begun(spot, by):
        return ruled(by, Stands(), because=(deal.TheDealHasBegun(), *besides))
    if seen.shown > 1:
        return misdeal(by, deal.TwoCardsShown(), *besides)  # rule: IRRD-17
    match by.floor.draw_exposed:
        case "all_replaced":
            return _replaced(seen, spot, by, w.ShownBeforeTheDrawIsReplaced(), *besides)
        case "all_taken":
            return _taken(seen, spot, by, w.ShownBeforeTheDrawIsTaken(), *besides)
        case "by_game":
            return _by_game(seen, spot, by, besides)
        case other:
            assert_never(other)


def _by_game(seen: s.Exposed, spot: Spot, by: Authority, besides: tuple[Reason, ...]) -> Ruling:
    ranking = known(spot.ranking, q.RANKING)
    if ranking == "high":
        return _taken(seen, spot, by, w.TakenInDrawHigh(), *besides)  # rule: IRRD-04
    takes = _lowball(ranking, spot)
    if takes is None:
        return _replaced(seen, spot, by, w.ShownBeforeTheDrawIsReplaced(), *besides)
    if known(_is_one_of(takes.ranks, seen), takes.ask):
        return _taken(seen, spot, by, takes.taken, *besides)
    return _replaced(seen, spot, by, takes.replaced, *besides)


def _lowball(ranking: str, spot: Spot) -> Takes | None:
    """The rule of this lowball; none for badugi and split games, of which no book speaks."""
    if ranking == "2-7":
        return _DEUCE
    if ranking != "a-5":
        return None
    return _LIMIT_A5 if known(spot.structure, q.STRUCTURE) == "limit" else _BIG_BET_A5


def _is_one_of(ranks: str, seen: s.Exposed) -> bool | None:
    """Whether the card has one of these ranks; ``None`` where nobody knows it."""
    if seen.good is not None or not seen.cards or seen.cards[0] == UNKNOWN:
        return seen.good
    return RANKS[rank_of(seen.cards[0])] in ranks


def _taken(seen: s.Exposed, spot: Spot, by: Authority, *because: Reason) -> Ruling:
    return ruled(by, o.KeepsCard(whom(seen, spot), seen.cards), because=because)


def _replaced(seen: s.Exposed, spot: Spot, by: Authority, *because: Reason) -> Ruling:
    replaced = o.ReplaceCard(whom(seen, spot), seen.cards, "deal")
    return ruled(by, o.FinishDeal(), replaced, o.OldCardIsTheBurn(), because=because)
