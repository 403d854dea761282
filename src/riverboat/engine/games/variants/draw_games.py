"""Draw games: five-card draw, lowball and badugi (GAME-09, GAME-13)."""

from __future__ import annotations

from riverboat.engine.games.game import Street, Variant


def _draw(cards: int, *draws: str) -> tuple[Street, ...]:
    """Return the streets of a draw game; in limit the bets double halfway (FIX-02)."""
    first_big = (len(draws) + 1) // 2
    return (
        Street("deal", down=cards),
        *(
            Street(name, draw=cards, burn=True, big_bet=k >= first_big)
            for k, name in enumerate(draws, 1)
        ),
    )


_SINGLE = _draw(5, "draw")
_TRIPLE = _draw(5, "first draw", "second draw", "third draw")
_TRIPLE_OF_FOUR = _draw(4, "first draw", "second draw", "third draw")


def _single(name: str, ranking: str) -> Variant:
    return Variant(name, "standard", _SINGLE, ranking, seats=8)


def _triple(name: str, ranking: str, second: str = "") -> Variant:
    return Variant(name, "standard", _TRIPLE, ranking, second, low_low=bool(second), seats=7)


FIVE_CARD_DRAW = _single("five-card draw", "high")
SINGLE_DRAW_27 = _single("2-7 single draw", "2-7")
SINGLE_DRAW_A5 = _single("a-5 single draw", "a-5")
TRIPLE_DRAW_27 = _triple("2-7 triple draw", "2-7")
TRIPLE_DRAW_A5 = _triple("a-5 triple draw", "a-5")
BADUGI = Variant("badugi", "standard", _TRIPLE_OF_FOUR, "badugi", seats=8)
# rule: BYND-65 half the pot to the badugi, half to the low of the same five cards
BADEUCEY = _triple("badeucey", "badugi ace high", "2-7")
BADACEY = _triple("badacey", "badugi", "a-5")
