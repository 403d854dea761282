"""Ongame hand histories: several winners of one pot, side pots, and pots split high and low."""

from tests.notation.dialect_reading import get_payoffs_by_player, parse_exact, replace_text

THREE_WAY_HAND = """\
***** History for hand T5-70000009-13 (TOURNAMENT: "Brno", R-27-4, buy-in: €0) *****
Start hand: Wed Dec 29 21:14:24 GMT+0100 2010
Table: Table #2 [70000009] (NO_LIMIT TEXAS_HOLDEM 25/50, TC)
User: dan
Button: seat 1
Players in round: 4
Seat 1: ann (415)
Seat 2: bob (3510)
Seat 3: cat (1500)
Seat 5: dan (3430)
bob posts small blind (25)
cat posts big blind (50)
---
Dealing pocket cards
Dealing to dan: [9c, 9d]
dan calls 50
ann raises 415 to 415 [all in]
bob calls 390
cat raises 1450 to 1500 [all in]
dan calls 1450
bob calls 1085
--- Dealing flop [9h, Ts, 3d]
bob checks
dan bets 100
bob folds
--- Dealing turn [4c]
--- Dealing river [4h]
---
Summary:
Main pot: 1660 won by ann (1660)
Side pot 1: 3255 won by dan (3255)
Rake taken: €0
Seat 1: ann (1660), net: +1245, [Th, Td] (FULL_HOUSE TEN, FOUR)
Seat 2: bob (2010), net: -1500
Seat 3: cat (0), net: -1500, [Kh, Ac] (PAIR FOUR)
Seat 5: dan (5185), net: +1755, [9c, 9d] (FULL_HOUSE NINE, FOUR)
***** End of hand T5-70000009-13 *****
"""


def test_side_pots_have_their_own_winners() -> None:
    payoffs = get_payoffs_by_player(parse_exact(THREE_WAY_HAND))
    assert payoffs == {"ann": 1245, "bob": -1500, "cat": -1500, "dan": 255 + 1500}


def test_pot_may_have_several_winners() -> None:
    text = replace_text(
        THREE_WAY_HAND,
        ("dan bets 100\nbob folds\n", "dan checks\n"),
        ("Dealing turn [4c]", "Dealing turn [4c]\nbob checks\ndan checks"),
        ("Dealing river [4h]", "Dealing river [4h]\nbob checks\ndan checks"),
        ("[9c, 9d]", "[Kc, Ad]"),
        ("dan (3255)", "cat (1,628), dan (1,627)"),
        (
            "dan (5185), net: +1755, [9c, 9d] (FULL_HOUSE NINE",
            "dan (3557), net: +127, [Kc, Ad] (PAIR",
        ),
        ("cat (0), net: -1500", "cat (1628), net: +128"),
    )
    payoffs = get_payoffs_by_player(parse_exact(text))
    assert (payoffs["cat"], payoffs["dan"]) == (128, 127)
