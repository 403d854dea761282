"""Games with hole cards and a board: hold'em, Omaha and similar (GAME-12)."""

from __future__ import annotations

from riverboat.engine.games.game import Street, Variant

# rule: DEAL-03, DEAL-04 one burn, then three cards at once, then one and one
_FLOP = Street("flop", board_cards=3, has_burn=True)
_TURN = Street("turn", board_cards=1, has_burn=True, has_big_bet=True)  # rule: FIX-02, FIX-04
_RIVER = Street("river", board_cards=1, has_burn=True, has_big_bet=True)


def _build_flop_game(
    name: str, hole_cards: int, ranking: str, second_ranking: str = "", deck: str = "standard"
) -> Variant:
    preflop = Street("preflop", down_cards=hole_cards)
    return Variant(name, deck, (preflop, _FLOP, _TURN, _RIVER), ranking, second_ranking)


HOLDEM = _build_flop_game("hold'em", 2, "high")  # rule: GAME-05
SHORT_DECK = _build_flop_game("short deck", 2, "short deck", deck="short")  # rule: BYND-31
OMAHA = _build_flop_game("omaha", 4, "omaha")  # rule: GAME-06
OMAHA_5 = _build_flop_game("omaha 5", 5, "omaha")
OMAHA_6 = _build_flop_game("omaha 6", 6, "omaha")

COURCHEVEL = Variant(
    "courchevel",
    "standard",
    (
        # The first flop card is dealt before the first bet.
        Street("preflop", down_cards=5, board_cards=1, has_burn=True),
        Street("flop", board_cards=2),
        _TURN,
        _RIVER,
    ),
    "omaha",
)

OMAHA_HI_LO = _build_flop_game("omaha hi-lo", 4, "omaha", "omaha eight or better")
OMAHA_5_HI_LO = _build_flop_game("omaha 5 hi-lo", 5, "omaha", "omaha eight or better")
OMAHA_6_HI_LO = _build_flop_game("omaha 6 hi-lo", 6, "omaha", "omaha eight or better")
COURCHEVEL_HI_LO = Variant(
    "courchevel hi-lo", "standard", COURCHEVEL.streets, "omaha", "omaha eight or better"
)

PINEAPPLE = Variant(
    "pineapple",
    "standard",
    (
        Street("preflop", down_cards=3),
        Street("flop", discard_count=1, board_cards=3, has_burn=True),
        _TURN,
        _RIVER,
    ),
    "high",
)
CRAZY_PINEAPPLE = Variant(
    "crazy pineapple",
    "standard",
    (
        Street("preflop", down_cards=3),
        _FLOP,
        Street("turn", discard_count=1, board_cards=1, has_burn=True, has_big_bet=True),
        _RIVER,
    ),
    "high",
)
IRISH = Variant(
    "irish",
    "standard",
    (
        Street("preflop", down_cards=4),
        _FLOP,
        Street("turn", discard_count=2, board_cards=1, has_burn=True, has_big_bet=True),
        _RIVER,
    ),
    "high",
)


def _build_drawmaha(name: str, hand_ranking: str) -> Variant:
    """Return a drawmaha game: half of the pot by Omaha, half by the hole cards (BYND-65).

    After the betting on the flop players draw to their hole cards.
    """
    streets = (
        Street("preflop", down_cards=5),
        _FLOP,
        Street("turn", max_draw=5, board_cards=1, has_burn=True, has_big_bet=True),
        _RIVER,
    )
    # rule: BYND-06
    return Variant(name, "standard", streets, "omaha", hand_ranking, odd_half="position", seats=7)


DRAWMAHA = _build_drawmaha("drawmaha", "high in hand")
DRAWMAHA_27 = _build_drawmaha("drawmaha 2-7", "2-7 in hand")
DRAWMAHA_BADUGI = _build_drawmaha("drawmaha badugi", "badugi in hand")
