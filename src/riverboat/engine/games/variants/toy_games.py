"""The two small games of the research literature, with fully enumerable betting trees."""

from __future__ import annotations

from riverboat.engine.games.game import Street, Variant

KUHN = Variant("kuhn", "kuhn", (Street("deal", down_cards=1),), "kuhn")
"""One card each of three, one bet: Kuhn, A Simplified Two-Person Poker, 1950."""

LEDUC = Variant(
    "leduc",
    "leduc",
    (Street("deal", down_cards=1), Street("board", board_cards=1, has_big_bet=True)),
    "leduc",
)
"""One card each of six and one on the board: Southey et al., Bayes' Bluff, 2005."""
