"""Games with hole cards and a board: hold'em, Omaha and similar (GAME-12)."""

from __future__ import annotations

from riverboat.engine.games.game import Street, Variant

# rule: DEAL-03, DEAL-04 one burn, then three cards at once, then one and one
_FLOP = Street("flop", board=3, burn=True)
_TURN = Street("turn", board=1, burn=True, big_bet=True)  # rule: FIX-02, FIX-04
_RIVER = Street("river", board=1, burn=True, big_bet=True)


def _flop_game(
    name: str, hole_cards: int, ranking: str, second: str = "", deck: str = "standard"
) -> Variant:
    preflop = Street("preflop", down=hole_cards)
    return Variant(name, deck, (preflop, _FLOP, _TURN, _RIVER), ranking, second)


HOLDEM = _flop_game("hold'em", 2, "high")  # rule: GAME-05
SHORT_DECK = _flop_game("short deck", 2, "short deck", deck="short")  # rule: BYND-31
OMAHA = _flop_game("omaha", 4, "omaha")  # rule: GAME-06
OMAHA_5 = _flop_game("omaha 5", 5, "omaha")
OMAHA_6 = _flop_game("omaha 6", 6, "omaha")

COURCHEVEL = Variant(
    "courchevel",
    "standard",
    (
        # The first flop card is dealt before the first bet.
        Street("preflop", down=5, board=1, burn=True),
        Street("flop", board=2),
        _TURN,
        _RIVER,
    ),
    "omaha",
)

# Split pots: the best Omaha high with the best low of eight or better (BYND-66) ------------------

OMAHA_HI_LO = _flop_game("omaha hi-lo", 4, "omaha", "omaha eight or better")
OMAHA_5_HI_LO = _flop_game("omaha 5 hi-lo", 5, "omaha", "omaha eight or better")
OMAHA_6_HI_LO = _flop_game("omaha 6 hi-lo", 6, "omaha", "omaha eight or better")
COURCHEVEL_HI_LO = Variant(
    "courchevel hi-lo", "standard", COURCHEVEL.streets, "omaha", "omaha eight or better"
)

# Games with discards ------------------------------------------------------------------------------

PINEAPPLE = Variant(
    "pineapple",
    "standard",
    (
        Street("preflop", down=3),
        Street("flop", discard=1, board=3, burn=True),
        _TURN,
        _RIVER,
    ),
    "high",
)
CRAZY_PINEAPPLE = Variant(
    "crazy pineapple",
    "standard",
    (
        Street("preflop", down=3),
        _FLOP,
        Street("turn", discard=1, board=1, burn=True, big_bet=True),
        _RIVER,
    ),
    "high",
)
IRISH = Variant(
    "irish",
    "standard",
    (
        Street("preflop", down=4),
        _FLOP,
        Street("turn", discard=2, board=1, burn=True, big_bet=True),
        _RIVER,
    ),
    "high",
)


def _drawmaha(name: str, in_hand: str) -> Variant:
    """Omaha for half of the pot; the hole cards by themselves, drawn to after the flop's betting,
    for the other (BYND-65).
    """
    streets = (
        Street("preflop", down=5),
        _FLOP,
        Street("turn", draw=5, board=1, burn=True, big_bet=True),
        _RIVER,
    )
    # rule: BYND-06
    return Variant(name, "standard", streets, "omaha", in_hand, odd_half="position", seats=7)


DRAWMAHA = _drawmaha("drawmaha", "high in hand")
DRAWMAHA_27 = _drawmaha("drawmaha 2-7", "2-7 in hand")
DRAWMAHA_BADUGI = _drawmaha("drawmaha badugi", "badugi in hand")
