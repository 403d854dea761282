"""888poker hand histories: amounts are chips put in; numbers and ranks vary by language."""

import pytest

from tests.notation.dialect_reading import (
    get_game_name,
    get_payoffs_by_player,
    list_forced_bets,
    only_problem,
    parse_exact,
    replace_text,
)

CASH_HAND = """\
#Game No : 400000001
***** 888poker Hand History for Game 400000001 *****
$0.01/$0.02 Blinds No Limit Holdem - *** 04 02 2011 13:12:22
Table Brno 9 Max (Real Money)
Seat 4 is the button
Total number of players : 5
Seat 1: ann ( $2.08 )
Seat 3: bob ( $1.89 )
Seat 4: cat dog ( $1.16 )
Seat 5: dan ( $2.95 )
Seat 6: eve ( $2.01 )
dan posts small blind [$0.01]
eve posts big blind [$0.02]
bob posts dead blind [$0.01 + $0.02]
** Dealing down cards **
Dealt to eve [ 2h, 4s ]
ann calls [$0.02]
bob checks
cat dog calls [$0.02]
dan folds
eve checks
** Dealing flop ** [ Th, 2d, 5h ]
eve checks
ann bets [$0.10]
bob folds
cat dog calls [$0.10]
eve folds
** Dealing turn ** [ 8s ]
ann bets [$0.30]
cat dog calls [$0.30]
** Dealing river ** [ Qh ]
ann bets [$0.25]
cat dog raises [$0.74]
ann folds
** Summary **
cat dog did not show his hand
cat dog collected [ $1.32 ]
"""

OMAHA_HAND = """\
#Game No : 400000002
***** Cassava Hand History for Game 400000002 *****
$ 10/$ 20 Blinds Pot Limit Omaha - *** 05 05 2014 21:32:10
Table San Marino (Real Money)
Seat 7 is the button
Total number of players : 3
Seat 1: ann ( $ 3.243 )
Seat 7: bob ( $ 552,72 )
Seat 9: cat ( $ 800 )
cat posts small blind [$ 10]
ann posts big blind [$ 20]
** Dealing down cards **
Dealt to bob [ 7d, 6c, Hd, Ah ]
bob raises [$ 40]
cat folds
ann calls [$ 20]
** Dealing flop ** [ 7c, Hh, Ts ]
ann checks
bob bets [$ 45]
ann calls [$ 45]
** Dealing turn ** [ Vs ]
ann checks
bob checks
** Dealing river ** [ 6s ]
ann checks
bob checks
** Summary **
ann shows [ 4h, 9d, Bh, 3s ]
bob mucks [ 7d, 6c, Hd, Ah ]
ann collected [ $ 176 ]
"""

TOURNAMENT_HAND = """\
***** 888.ro Hand History for Game 400000003 *****
8.000 $/16.000 $ Blinds No Limit Holdem - ***
Tournament #132000003 40 $ + 4 $ - Table #10 6 Max (Real Money)
Seat 4 is the button
Total number of players : 4
Seat 2: ann ( 298.064 $ )
Seat 4: bob ( 617.146 $ )
Seat 6: cat ( 9.000 $ )
Seat 9: dan ( 576.882 $ )
bob posts ante [2.000 $]
cat posts ante [2.000 $]
ann posts ante [2.000 $]
dan posts ante [2.000 $]
cat posts small blind [7.000 $]
dan posts big blind [16.000 $]
** Dealing down cards **
Dealt to bob [ Qs, Qd ]
ann folds
bob raises [88.000 $]
dan raises [558.882 $]
bob calls [486.882 $]
** Dealing flop ** [ 2s, Ks, Ah ]
** Dealing turn ** [ 9h ]
** Dealing river ** [ Kc ]
** Summary **
bob shows [ Qs, Qd ]
dan shows [ 8c, 8h ]
cat shows [ 4c, 3h ]
bob collected [ 29.000 $ ]
bob collected [ 1.135.764 $ ]
"""


def test_dead_blind_and_unwritten_rake_are_read() -> None:
    hand = parse_exact(CASH_HAND)
    assert list_forced_bets(hand)[2:] == [(1, "dead", 1), (1, "post", 2)]
    assert get_payoffs_by_player(hand) == {
        "ann": -0.67,
        "bob": -0.03,
        "cat dog": 0.65,
        "dan": -0.01,
        "eve": -0.02,
    }
    assert (hand.about.table, hand.about.table_size, hand.about.hero) == ("Brno", 9, 4)
    assert hand.about.started == "2011-02-04T13:12:22"


def test_dutch_cards_and_numbers_are_read() -> None:
    hand = parse_exact(OMAHA_HAND)
    assert get_payoffs_by_player(hand) == {"ann": 91, "bob": -85, "cat": -10}
    assert get_game_name(hand) == "pot-limit omaha 1000/2000"


@pytest.mark.parametrize(
    "rank_changes, language",
    [
        ([("Hd", "Kd"), ("Hh", "Kh"), ("Vs", "Ds"), ("Bh", "Knh"), ("Ah", "Eh")], "Swedish"),
        ([("Hd", "Rd"), ("Hh", "Rh"), ("Vs", "Ds"), ("Bh", "Vh")], "French"),
        ([("Hd", "Kd"), ("Hh", "Kh"), ("Vs", "Ds"), ("Bh", "Bh")], "German"),
    ],
)
def test_ranks_of_other_languages_are_read(
    rank_changes: list[tuple[str, str]], language: str
) -> None:
    text = OMAHA_HAND
    for old, new in rank_changes:
        text = text.replace(old, new)
    assert parse_exact(text).log == parse_exact(OMAHA_HAND).log, language


def test_tournament_amounts_may_use_thousands_separators() -> None:
    hand = parse_exact(TOURNAMENT_HAND)
    assert get_game_name(hand) == "no-limit hold'em 8000/16000 ante 2000"
    assert hand.about.tournament is not None
    assert hand.about.tournament.number == "132000003"
    assert get_payoffs_by_player(hand) == {
        "ann": -2000,
        "bob": 587882,
        "cat": -9000,
        "dan": -576882,
    }


def test_limit_game_is_named_by_blinds() -> None:
    text = replace_text(CASH_HAND, ("No Limit", "Fix Limit"))
    assert "legal now" in only_problem(text)
    limit_text = text.replace("bets [$0.10]", "bets [$0.02]").replace(
        "calls [$0.10]", "calls [$0.02]"
    )
    limit_text = limit_text.replace("[$0.30]", "[$0.04]").replace("[$0.25]", "[$0.04]")
    limit_text = limit_text.replace("raises [$0.74]", "raises [$0.08]").replace("$1.32", "$0.28")
    assert get_game_name(parse_exact(limit_text)) == "limit hold'em 2/4"


@pytest.mark.parametrize(
    "old, new, reason",
    [
        ("cat dog collected [ $1.32 ]", "cat dog collected [ $1.92 ]", "the file says 1.92"),
        ("cat dog raises [$0.74]", "cat dog raises [$0.20]", "legal now"),
        ("ann bets [$0.10]", "ann bets ten cents", "unexpected 'ten cents' after 'bets'"),
        ("dan folds", "fred folds", "line 20, 'fred folds': 'fred' isn’t at this table"),
        ("No Limit Holdem", "No Limit Rummy", "no known game in 'Rummy'"),
        ("[ Th, 2d, 5h ]", "[ Th, Zd, 5h ]", "Zd"),
        ("dan folds", "The hand was cancelled", "cancelled"),
    ],
)
def test_impossible_hand_is_refused_with_reason(old: str, new: str, reason: str) -> None:
    assert reason in only_problem(replace_text(CASH_HAND, (old, new)))


def test_truncated_hand_is_refused() -> None:
    assert "hand incomplete" in only_problem(CASH_HAND[: CASH_HAND.index("ann bets [$0.25]")])


SIDE_POT_HAND = """\
***** 888poker Hand History for Game 400000009 *****
$0.50/$1 Blinds No Limit Holdem - *** 04 02 2011 13:12:22
Table Brno 9 Max (Real Money)
Seat 1 is the button
Total number of players : 3
Seat 1: ann ( $20 )
Seat 3: bob ( $50 )
Seat 4: cat ( $50 )
bob posts small blind [$0.50]
cat posts big blind [$1]
** Dealing down cards **
ann raises [$20]
bob calls [$19.50]
cat calls [$19]
** Dealing flop ** [ Kh, 2d, 5h ]
bob checks
cat checks
** Dealing turn ** [ 8s ]
bob bets [$10]
cat calls [$10]
** Dealing river ** [ Qh ]
bob checks
cat checks
** Summary **
ann shows [ Kd, Ks ]
bob mucks [ 7d, 6d ]
cat mucks [ Td, Ts ]
ann collected [ $60 ]
cat collected [ $20 ]
"""


def test_player_may_muck_main_pot_and_collect_side_pot() -> None:
    hand = parse_exact(SIDE_POT_HAND)
    assert get_payoffs_by_player(hand) == {"ann": 40, "bob": -30, "cat": -10}
    assert "cat mucks and wins: taken as shown" in hand.notes


def test_header_may_be_one_level_ahead_of_blinds() -> None:
    text_with_next_level = replace_text(
        TOURNAMENT_HAND, ("8.000 $/16.000 $ Blinds", "10.000 $/20.000 $ Blinds")
    )
    assert get_game_name(parse_exact(TOURNAMENT_HAND)) == "no-limit hold'em 8000/16000 ante 2000"
    hand = parse_exact(text_with_next_level)
    assert get_game_name(hand) == get_game_name(parse_exact(TOURNAMENT_HAND))
    assert any("the head says 10000/20000" in note for note in hand.notes)
