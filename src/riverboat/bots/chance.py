"""The chance to win, by playing out what could be: other holdings, and boards to come.

Where few things could be (Kuhn, Leduc) all of them are counted; elsewhere some are drawn. It is an
estimate of a moment, good enough to bet on at a kitchen table; ``riverboat.equity`` counts better.
"""

from __future__ import annotations

import random
from collections.abc import Iterable, Iterator, Sequence
from itertools import combinations
from math import comb
from typing import Final

from riverboat.cards import DECKS
from riverboat.engine import Hand
from riverboat.ranking import RANKINGS

_FEW: Final = 150
"""Up to so many possibilities are counted one by one."""
_RUNOUTS: Final = 12
_HOLDINGS: Final = 120
"""How many holdings are drawn in all, shared out among the run-outs."""


def chance(seat: int, hand: Hand, rng: random.Random) -> float:
    """The share of every pot that *seat* would win against one holding nobody has seen.

    On several boards, the average of them. The seat's own cards must be known.
    """
    unseen = unseen_cards(hand)
    boards = hand.boards
    return sum(_chance_on(board, seat, hand, unseen, rng) for board in boards) / len(boards)


def unseen_cards(hand: Hand) -> list[int]:
    """The cards that could still be anywhere, in order."""
    seen = {card for board in hand.boards for card in board}
    seen.update(card for cards in hand.holdings for card in cards)
    return [card for card in DECKS[hand.game.variant.deck].cards if card not in seen]


def _chance_on(
    board: tuple[int, ...], seat: int, hand: Hand, unseen: Sequence[int], rng: random.Random
) -> float:
    mine = hand.holdings[seat]
    ranking = RANKINGS[hand.game.variant.ranking]
    won, compared = 0.0, 0
    for complete, holdings in _worlds(board, len(mine), hand, unseen, rng):
        rank = ranking.on(complete)
        value = rank(mine)
        for other in holdings:
            theirs = rank(other)
            won += 1 if value > theirs else 0.5 if value == theirs else 0
            compared += 1
    return won / compared if compared else 0.5


def _worlds(
    board: tuple[int, ...],
    hole_cards: int,
    hand: Hand,
    unseen: Sequence[int],
    rng: random.Random,
) -> Iterator[tuple[tuple[int, ...], Iterable[Sequence[int]]]]:
    """Complete boards, and for each of them holdings that an opponent may have."""
    to_come = hand.game.variant.board_cards - len(board)
    if comb(len(unseen), to_come) * comb(len(unseen) - to_come, hole_cards) <= _FEW:
        for cards in combinations(unseen, to_come):
            rest = [card for card in unseen if card not in cards]
            yield (*board, *cards), combinations(rest, hole_cards)
        return
    runouts = _RUNOUTS if to_come else 1
    for _ in range(runouts):
        complete = (*board, *rng.sample(unseen, to_come))
        rest = [card for card in unseen if card not in complete]
        yield complete, [rng.sample(rest, hole_cards) for _ in range(_HOLDINGS // runouts)]
