"""GGPoker hand histories, parsed by the PokerStars reader: features only this site has."""

import pytest

from tests.notation.dialect_reading import (
    get_game_name,
    get_payoffs_by_player,
    list_forced_bets,
    only_problem,
    parse_exact,
    replace_text,
)

RUN_THRICE_HAND = """\
Poker Hand #OM260000001: PLO ($2/$5) - 2026/01/31 03:13:16
Table 'PLOGold4' 6-max Seat #3 is the button
Seat 1: ead75598 ($100 in chips)
Seat 2: d6f789f ($500 in chips)
Seat 3: Hero ($100 in chips)
ead75598: posts small blind $2
d6f789f: posts big blind $5
*** HOLE CARDS ***
Dealt to ead75598
Dealt to d6f789f
Dealt to Hero [Kh 8s 6h Ks]
Hero: raises $12 to $17
ead75598: raises $39 to $56
d6f789f: folds
Hero: calls $39
*** FLOP *** [Js 5s Jd]
ead75598: bets $44 and is all-in
Hero: calls $44 and is all-in
Hero: shows [Kh 8s 6h Ks] (Pair of Kings and Pair of Jacks)
ead75598: shows [Ac Ad 3c 3d] (Pair of Aces and Pair of Jacks)
*** FIRST TURN *** [Js 5s Jd] [7s]
*** FIRST RIVER *** [Js 5s Jd 7s] [2s]
*** SECOND TURN *** [Js 5s Jd] [4d]
*** SECOND RIVER *** [Js 5s Jd 4d] [Qd]
*** THIRD TURN *** [Js 5s Jd] [4h]
*** THIRD RIVER *** [Js 5s Jd 4h] [9c]
*** FIRST SHOWDOWN ***
Hero collected $65.5 from pot
*** SECOND SHOWDOWN ***
ead75598 collected $65.5 from pot
*** THIRD SHOWDOWN ***
ead75598 collected $65.5 from pot
*** SUMMARY ***
Total pot $205 | Rake $7.5 | Jackpot $1 | Bingo $0
Hand was run three times
FIRST Board [Js 5s Jd 7s 2s]
SECOND Board [4d Qd]
THIRD Board [4h 9c]
"""

STRADDLED_HAND = """\
Poker Hand #OM140000002: PLO-5 ($0.1/$0.25) - 2026/01/31 10:03:48
Table 'PLO-5Red7' 6-max Seat #3 is the button
Seat 1: f279d709 ($5 in chips)
Seat 3: 9e7f64d4 ($15.35 in chips)
Seat 4: Hero ($31.73 in chips)
Hero: posts small blind $0.1
f279d709: posts big blind $0.25
9e7f64d4: straddle $0.5
*** HOLE CARDS ***
Dealt to Hero [2s 3c 9d 9h Ad]
Hero: folds
f279d709: calls $0.25
9e7f64d4: checks
*** FLOP *** [2c 7d 9s]
f279d709: checks
9e7f64d4: bets $0.55
f279d709: folds
Uncalled bet ($0.55) returned to 9e7f64d4
*** SHOWDOWN ***
9e7f64d4 collected $1.05 from pot
*** SUMMARY ***
Total pot $1.1 | Rake $0.05 | Jackpot $0 | Bingo $0
"""


def test_board_run_three_times_is_read() -> None:
    hand = parse_exact(RUN_THRICE_HAND)
    assert hand.metadata["jackpot"] == 1
    assert get_payoffs_by_player(hand) == {"ead75598": 31, "d6f789f": -5, "Hero": -34.5}


def test_straddle_is_posted_live() -> None:
    hand = parse_exact(STRADDLED_HAND)
    assert get_game_name(hand).startswith("pot-limit omaha 5 10/25")
    assert list_forced_bets(hand)[-1] == (1, "straddle", 50)
    assert get_payoffs_by_player(hand) == {"f279d709": -0.5, "9e7f64d4": 0.55, "Hero": -0.1}


def test_player_may_restraddle() -> None:
    text = replace_text(
        STRADDLED_HAND,
        ("9e7f64d4: straddle $0.5\n", "9e7f64d4: straddle $0.5\n9e7f64d4: straddle $1\n"),
        ("calls $0.25", "calls $0.75"),
        ("bets $0.55", "bets $1.05"),
        ("($0.55)", "($1.05)"),
        ("collected $1.05", "collected $2.05"),
        ("Total pot $1.1 ", "Total pot $2.1 "),
    )
    assert list_forced_bets(parse_exact(text))[-1] == (1, "straddle", 100)


@pytest.mark.parametrize(
    "old, new, reason",
    [
        (
            "PLO-5 ($0.1/$0.25)",
            "Omaha (NL postflop) ($0.1/$0.25)",
            "all streets must share one betting structure",
        ),
        ("Rake $0.05", "Rake $0.15", "the file says"),
    ],
)
def test_impossible_hand_is_refused_with_reason(old: str, new: str, reason: str) -> None:
    assert reason in only_problem(replace_text(STRADDLED_HAND, (old, new)))


def test_insurance_is_no_action() -> None:
    show_line = "Hero: shows [Kh 8s 6h Ks] (Pair of Kings and Pair of Jacks)\n"
    text = replace_text(
        RUN_THRICE_HAND,
        (
            show_line,
            f"{show_line}Hero: get an all-in insurance (premium ($0/$4/$0) for ($0/$10.8/$0) - "
            "(Mandatory/Main/Sub))\nHero: pay premium of all-in insurance ($4)\n",
        ),
    )
    hand = parse_exact(text)
    assert (hand.log, hand.notes) == (
        parse_exact(RUN_THRICE_HAND).log,
        parse_exact(RUN_THRICE_HAND).notes,
    )


def test_bet_and_muck_is_bet() -> None:
    parsed_hand = parse_exact(STRADDLED_HAND)
    text = replace_text(STRADDLED_HAND, ("bets $0.55", "Bet & Muck $0.55"))
    assert parse_exact(text).log == parsed_hand.log
    text = replace_text(RUN_THRICE_HAND, ("raises $12 to $17", "Bet & Muck $12 to $17"))
    assert parse_exact(text).log == parse_exact(RUN_THRICE_HAND).log
