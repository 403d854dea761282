"""Czech names of poker hands."""

from __future__ import annotations

import pytest

from riverboat.words import Reader
from riverboat.words import holdings as h

CZECH = Reader("cs")


@pytest.mark.parametrize(
    "holding, expected_text",
    [
        (h.PairWithArticle(12), "pár es"),
        (h.TwoPair(11, 4, h.Kicker(10)), "dva páry, králové a šestky, kicker dáma"),
        (h.StraightWithArticle(10), "postupka do dámy"),
        (
            h.TwoHoldings(h.FlushWithArticle(12), h.LowHandWithArticle(5, 3)),
            "barva s esem; low 7-5",
        ),
        (h.HoldingOnBoard(h.FullHouseWithArticle(9, 7), 2), "full house, kluci a devítky, board 2"),
        (
            h.HoldingInHand(h.BadugiWithArticle(4, (2, 1, 0, 12))),
            "badugi ze čtyř karet, 4-3-2-A v ruce",
        ),
        (h.StartingCards((12, 11), is_suited=True), "A-K v barvě"),
        (h.NoLow(), "bez low"),
    ],
)
def test_hand_names_use_czech_poker_terms(holding: h.Holding, expected_text: str) -> None:
    assert CZECH.say(holding) == expected_text
