"""Games with hole cards and a board: hold'em, Omaha and their kin (GAME-12)."""

from __future__ import annotations

from riverboat.engine.game import Street, Variant

# rule: DEAL-03, DEAL-04 one burn, then three cards at once, then one and one
_FLOP = Street("flop", board=3, burn=True)
_TURN = Street("turn", board=1, burn=True, big_bet=True)  # rule: FIX-02, FIX-04
_RIVER = Street("river", board=1, burn=True, big_bet=True)


def _flop_game(name: str, hole_cards: int, ranking: str, deck: str = "standard") -> Variant:
    preflop = Street("preflop", down=hole_cards)
    return Variant(name, deck, (preflop, _FLOP, _TURN, _RIVER), ranking)


HOLDEM = _flop_game("hold'em", 2, "high")  # rule: GAME-05
SHORT_DECK = _flop_game("short deck", 2, "short deck", deck="short")  # rule: BYND-31
OMAHA = _flop_game("omaha", 4, "omaha")  # rule: GAME-06
OMAHA_5 = _flop_game("omaha 5", 5, "omaha")
OMAHA_6 = _flop_game("omaha 6", 6, "omaha")

COURCHEVEL = Variant(
    "courchevel",
    "standard",
    (
        # The first card of the flop is open before the first bet.
        Street("preflop", down=5, board=1, burn=True),
        Street("flop", board=2),
        _TURN,
        _RIVER,
    ),
    "omaha",
)
