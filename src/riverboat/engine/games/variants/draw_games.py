"""Draw games: five-card draw, lowball and badugi (GAME-09, GAME-13)."""

from __future__ import annotations

from riverboat.engine.games.game import Street, Variant


def _build_draw_streets(card_count: int, *draw_names: str) -> tuple[Street, ...]:
    """Return the streets of a draw game; in limit the bets double halfway (FIX-02)."""
    first_big_bet_draw = (len(draw_names) + 1) // 2
    return (
        Street("deal", down_cards=card_count),
        *(
            Street(
                name,
                max_draw=card_count,
                has_burn=True,
                has_big_bet=draw_number >= first_big_bet_draw,
            )
            for draw_number, name in enumerate(draw_names, 1)
        ),
    )


_SINGLE_DRAW_STREETS = _build_draw_streets(5, "draw")
_TRIPLE_DRAW_STREETS = _build_draw_streets(5, "first draw", "second draw", "third draw")
_FOUR_CARD_TRIPLE_DRAW_STREETS = _build_draw_streets(4, "first draw", "second draw", "third draw")


def _build_single_draw(name: str, ranking: str) -> Variant:
    return Variant(name, "standard", _SINGLE_DRAW_STREETS, ranking, seats=8)


def _build_triple_draw(name: str, ranking: str, second_ranking: str = "") -> Variant:
    return Variant(
        name,
        "standard",
        _TRIPLE_DRAW_STREETS,
        ranking,
        second_ranking,
        is_low_low=bool(second_ranking),
        seats=7,
    )


FIVE_CARD_DRAW = _build_single_draw("five-card draw", "high")
SINGLE_DRAW_27 = _build_single_draw("2-7 single draw", "2-7")
SINGLE_DRAW_A5 = _build_single_draw("a-5 single draw", "a-5")
TRIPLE_DRAW_27 = _build_triple_draw("2-7 triple draw", "2-7")
TRIPLE_DRAW_A5 = _build_triple_draw("a-5 triple draw", "a-5")
BADUGI = Variant("badugi", "standard", _FOUR_CARD_TRIPLE_DRAW_STREETS, "badugi", seats=8)
# rule: BYND-65 half the pot to the badugi, half to the low of the same five cards
BADEUCEY = _build_triple_draw("badeucey", "badugi ace high", "2-7")
BADACEY = _build_triple_draw("badacey", "badugi", "a-5")
