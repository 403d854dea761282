"""Absolute Poker hand histories."""

from __future__ import annotations

import riverboat as rb
from riverboat.histories import HandHistory
from tests.notation.dialect_reading import (
    get_game_name,
    get_payoffs_by_player,
    list_forced_bets,
    only_problem,
    parse_exact,
    replace_text,
)

CASH_HAND = """\
Stage #C281: Holdem  No Limit $1 - 2010-12-14 17:14:02 (ET)
Table: WILLOW ST (Real Money) Seat #4 is the dealer
Seat 4 - ann ($148.70 in chips)
Seat 5 - bob b ($37.50 in chips)
Seat 6 - cat ($100 in chips)
Seat 2 - dan ($20 in chips)
Seat 3 - eve ($55.75 in chips)
Seat 1 - fay ($90 in chips)
bob b - Posts small blind $0.50
cat - Posts big blind $1
dan - Posts $1 dead $0.50
fay - sitout (wait for BB)
*** POCKET CARDS ***
Dealt to cat [Ac 10h]
dan - Checks
eve - Folds (Preselection)
ann - Calls $1
bob b - Raises $3.50 to $4
cat - Calls $3 (Timeout)
dan - Folds
ann - Folds
*** FLOP *** [9d Ad 3s]
bob b - Checks
cat - Bets $6
bob b - All-In(Raise) $33.50 to $33.50
cat - Calls $27.50
*** TURN *** [9d Ad 3s] [2c]
*** RIVER *** [9d Ad 3s 2c] [10d]
*** SHOW DOWN ***
bob b - Shows [Ks Kd] (One pair, kings)
cat - Shows [Ac 10h] (Two Pair, aces and tens)
cat Collects $75.50 from main pot
*** SUMMARY ***
Total Pot($77.50) | Rake ($1.50) | Jackpot Rake ($0.50)
Board [9d Ad 3s 2c 10d]
Seat 5: bob b (small blind) HI:lost with One pair, kings [Ks Kd - P:Ks,P:Kd,B:Ad,B:10d,B:9d]
Seat 6: cat (big blind) won Total ($75.50) HI:($75.50) with Two Pair, aces and tens [Ac 10h]
"""

LIMIT_HAND = """\
Stage #19: HOLDEM NORMAL $25/$50 - 2007-08-17 06:49:16 (ET)
Table: BREWERY ST (Real Money) Seat #4 is the dealer
Seat 4 - ann ($2343 in chips)
Seat 5 - bob ($1,861.50 in chips)
Seat 1 - cat ($20 in chips)
Seat 3 - dan ($475 in chips)
bob - Posts small blind $15
cat - All-In $20
dan - Posts dead $40 dead $15
*** POCKET CARDS ***
dan - Raises $25 to $50
ann - Folds
bob - Calls $35
*** FLOP *** [Ac Qd Js]
bob - Checks
dan - Bets $25
bob - Folds
dan - returned ($25) : not called
*** TURN *** [Ac Qd Js] [2s]
*** RIVER *** [Ac Qd Js 2s] [2d]
*** SHOW DOWN ***
cat - Shows [As 5s] (Two Pair, aces and twos)
dan - Shows [Kd Jd] (Two Pair, jacks and twos)
dan Collects $60 from side pot-1
cat Collects $72 from main pot
*** SUMMARY ***
Total Pot($135) | Rake ($3)
Board [Ac Qd Js 2s 2d]
"""

MUCKED_HAND = """\
Stage #77: Omaha Hi/Lo (1 on 1)  Normal $30/$60 - 2009-12-31 18:23:36.005 (ET) [ 18:23:36 ]
Table: Linden Ct (Real Money) Seat #6 is the dealer
Seat 6 - ann ($195 in chips)
Seat 4 - bob ($100 in chips)
ann - Posts small blind $15
bob - Posts big blind $30
*** POCKET CARDS ***
Dealt to bob [9h Qc Kd 3h]
ann - Calls $15
bob - Checks
*** FLOP *** [Jc 10h 2c]
bob - Checks
ann - Checks
*** TURN *** [Jc 10h 2c] [9c]
bob - Checks
ann - Checks
*** RIVER *** [Jc 10h 2c 9c] [9d]
bob - Checks
ann - Checks
*** SHOW DOWN ***
bob - Shows [9h Qc Kd 3h] (Straight, nine to king)
ann - Mucks
bob Collects $58 from main pot
*** SUMMARY ***
Total Pot($60) | Rake ($2)
Board [Jc 10h 2c 9c 9d]
Seat 4: bob (big blind) won Total ($58) HI:($58) with Straight, nine to king [9h Qc Kd 3h]
Seat 6: ann (dealer) (small blind) HI: [Mucked] [Ah Ks 4d 4s]
"""

STUD_HAND = """\
Stage #13: Seven Card Hi/Lo  Normal $2/$4 - 2009-03-18 19:10:00 (ET)
Seat 1 - ann ($17 in chips)
Seat 2 - bob ($36 in chips)
Seat 5 - cat ($100 in chips)
ann - Ante $1
bob - Ante $1
cat - Ante $1
*** 3rd STREET ***
ann - Pocket [H H Js]
bob - Pocket [H H 3h]
cat - Pocket [10c 5c 7s]
bob - Bring-In $1
cat - Folds
ann - Calls $1
*** 4TH STREET ***
ann - Pocket [H H Js 10d]
bob - Pocket [H H 3h 6s]
cat - Pocket [10c 5c 7s]
ann - Bets $2
bob - Folds
ann - returned ($2) : not called
*** SHOW DOWN ***
ann - Does not show
ann Collects $5 from main pot
*** SUMMARY ***
Total Pot($5)
"""

TOURNAMENT_HAND = """\
Stage #525 Tourney ID 5945 Holdem Multi Normal Tournament No Limit 10 - 2011-01-16 17:10:05 (ET)
Table: 15 (Real Money) Seat #8 is the dealer
Seat 1 - ann (1,440 in chips)
Seat 2 - bob (1,375 in chips)
Seat 8 - cat (1,475 in chips)
ann - Posts small blind 5
bob - Posts big blind 10
*** POCKET CARDS ***
Dealt to ann [Ah 8h]
cat - Folds
ann - Folds
*** SHOW DOWN ***
bob - Does not show
bob Collects 15 from main pot
*** SUMMARY ***
Total Pot(15)
"""


def test_cash_hand_is_read_to_the_cent() -> None:
    hand = parse_exact(CASH_HAND)
    assert get_game_name(hand) == "no-limit hold'em 50/100"
    assert get_payoffs_by_player(hand) == {
        "ann": -1,
        "bob b": -37.5,
        "cat": 38,
        "dan": -1.5,
        "eve": 0,
    }
    assert hand.rake / hand.scale == 2
    assert hand.about.started == "2010-12-14T22:14:02Z"
    assert hand.about.table == "WILLOW ST"
    assert hand.about.currency == "USD"
    assert hand.players[hand.about.hero or 0] == "cat"


def test_late_player_posts_live_and_dead_blind() -> None:
    assert list_forced_bets(parse_exact(CASH_HAND))[2:] == [(0, "dead", 50), (0, "post", 100)]


def test_limit_game_takes_blinds_from_posts() -> None:
    hand = parse_exact(LIMIT_HAND)
    assert get_game_name(hand) == "limit hold'em 2500/5000 blinds 1500/2500"
    assert get_payoffs_by_player(hand) == {"ann": 0, "bob": -50, "cat": 52, "dan": -5}


def test_mucked_cards_are_read_from_summary() -> None:
    hand = parse_exact(MUCKED_HAND)
    assert get_game_name(hand) == "limit omaha hi-lo 3000/6000"
    assert get_payoffs_by_player(hand) == {"bob": 28, "ann": -30}
    [hand_history] = rb.read_hands(MUCKED_HAND)
    assert "mucked [Ah Ks 4d 4s]" in hand_history.to_format("pokerstars")


def test_stud_street_may_repeat_earlier_cards() -> None:
    hand = parse_exact(STUD_HAND)
    assert get_payoffs_by_player(hand) == {"ann": 3, "bob": -2, "cat": -1}
    assert hand.players[hand.about.hero or 0] == "cat"


def test_walk_in_tournament_wins_uncalled_blind() -> None:
    hand = parse_exact(TOURNAMENT_HAND)
    assert get_payoffs_by_player(hand) == {"ann": -5, "bob": 5, "cat": 0}
    assert hand.about.tournament is not None
    assert hand.about.tournament.number == "5945"


def test_bounty_is_kept_out_of_pot() -> None:
    bounty_text = "cat Collects $5 from 72 proposition pot\ncat Collects $75.50"
    hand = parse_exact(replace_text(CASH_HAND, ("cat Collects $75.50", bounty_text)))
    assert "not counted" in hand.notes[0]
    assert hand.log == parse_exact(CASH_HAND).log


def test_all_in_with_chips_behind_is_refused() -> None:
    timed_out_text = replace_text(CASH_HAND, ("cat - Calls $27.50", "cat - All-In (Timeout)"))
    assert "cat is marked all-in with chips left: unsupported" in only_problem(timed_out_text)


def test_pot_with_wrong_total_is_refused() -> None:
    assert "74.50" in only_problem(replace_text(CASH_HAND, ("Collects $75.50", "Collects $74.50")))


def test_unknown_line_is_quoted_in_problem() -> None:
    problem = only_problem(replace_text(CASH_HAND, ("eve - Folds (Preselection)", "eve - Faints")))
    assert "eve - Faints" in problem


def test_unknown_game_is_named_in_problem() -> None:
    assert "HORSE" in only_problem(
        replace_text(CASH_HAND, ("Holdem  No Limit $1", "HORSE  Normal $1"))
    )


def test_hand_survives_conversion_to_pokerstars() -> None:
    [hand] = rb.read_hands(CASH_HAND)
    [second_hand_history] = rb.read_hands(hand.to_format("pokerstars"))
    assert second_hand_history.payoffs == hand.payoffs


def test_fold_may_show_cards() -> None:
    text = replace_text(CASH_HAND, ("dan - Folds", "dan - Folds (Fold & Show [7c 2d])"))
    hand = parse_exact(text)
    assert get_payoffs_by_player(hand) == get_payoffs_by_player(parse_exact(CASH_HAND))
    assert str(HandHistory(hand).players["dan"].cards) == "7c 2d"
