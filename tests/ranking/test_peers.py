"""The same showdowns, decided by pokerkit."""

from itertools import pairwise

import pytest

from riverboat.cards import SHORT, STANDARD, Deck, names
from riverboat.ranking import HIGH, OMAHA, SHORT_DECK, Ranking
from tests.ranking import oracle

pokerkit = pytest.importorskip("pokerkit")


@pytest.mark.parametrize(
    "ranking, deck, hole_cards, peer, count",
    [
        (HIGH, STANDARD, 2, "StandardHighHand", 3_000),
        (OMAHA, STANDARD, 4, "OmahaHoldemHand", 1_000),
        (SHORT_DECK, SHORT, 2, "ShortDeckHoldemHand", 3_000),
    ],
    ids=["hold'em", "Omaha", "short deck"],
)
def test_pokerkit_sees_the_same_winners(
    ranking: Ranking, deck: Deck, hole_cards: int, peer: str, count: int
) -> None:
    hand_type = getattr(pokerkit, peer)
    ranked = [
        (ranking.on(board)(hole), hand_type.from_game(_text(hole), _text(board)))
        for hole, board in oracle.deals(deck.cards, hole_cards, 5, count)
    ]
    ranked.sort(key=lambda pair: pair[0])
    for (value, theirs), (next_value, next_theirs) in pairwise(ranked):
        assert (value == next_value) == (theirs == next_theirs)
        assert not next_theirs < theirs


def _text(cards: tuple[int, ...]) -> str:
    return names(cards).replace(" ", "")
