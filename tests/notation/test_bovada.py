"""Hand histories of Bovada, Ignition and Bodog from several years; players are anonymous."""

import pytest

from tests.notation.dialect_reading import (
    get_game_name,
    get_payoffs_by_player,
    list_forced_bets,
    only_problem,
    parse_exact,
    parse_one,
    remove_lines,
    replace_text,
)

CASH_HAND = """\
Ignition Hand #4400000001 TBL#31000001 HOLDEM No Limit - 2021-03-11 22:58:57
Seat 1: Dealer ($20 in chips)
Seat 2: Small Blind ($35.50 in chips)
Seat 3: Big Blind [ME] ($50 in chips)
Seat 5: UTG ($50 in chips)
Seat 6: UTG+1 ($1,050 in chips)
Dealer : Set dealer [1]
Small Blind : Small Blind $0.10
Big Blind  [ME] : Big blind $0.25
UTG+1 : Sitout (wait for bb)
*** HOLE CARDS ***
Dealer : Card dealt to a spot [7h 7c]
Small Blind : Card dealt to a spot [Qs Qd]
Big Blind  [ME] : Card dealt to a spot [Ah Kh]
UTG : Card dealt to a spot [9c 3d]
UTG : Folds (timeout)
UTG : Seat sit out
Dealer : Raises $1 to $1
Small Blind : Raises $3.40 to $3.50
Big Blind  [ME] : Raises $9.75 to $10
Dealer : All-in $19
Small Blind : All-in(raise) $32 to $35.50
Big Blind  [ME] : Calls $25.50
*** FLOP *** [Kd 7s 2c]
*** TURN *** [Kd 7s 2c] [2d]
*** RIVER *** [Kd 7s 2c 2d] [9h]
Small Blind : Showdown [Qs Qd 2d 2c Kd] (Two pair)
Big Blind  [ME] : Showdown [Kh Kd 2d 2c Ah] (Two pair)
Dealer : Showdown [7h 7c 7s 2d 2c] (Full House)
Big Blind  [ME] : Hand result-Side pot $30
Dealer : Hand result $57.25
Table deposit $12.40
*** SUMMARY ***
Total Pot($91)
Board [Kd 7s 2c 2d 9h]
Seat+1: Dealer $57.25  with Full House [7h 7c-7h 7c 7s 2d 2c]
"""

OLD_FORMAT_HAND = """\
Bovada Hand #2600000002 TBL#1000002 OMAHA Pot Limit - 2012-04-24 03:11:02
Seat 1: UTG ($300 in chips)
Seat 2: Dealer ($1,620 in chips)
Seat 3: Small Blind ($4,164.67 in chips)
Seat 4: Big Blind [ME] ($340 in chips)
Dealer : Set dealer/Bring in spot [2]
Small Blind : Ante/Small Blind $5
Big Blind  [ME] : Big blind/Bring in $10
UTG : Posts dead chip $15
*** HOLE CARDS ***
UTG : Card dealt to a spot [Qc 8d 9c Qh]
Dealer : Card dealt to a spot [Jc 3h 2h 7d]
Small Blind : Card dealt to a spot [8c 2d 6d Jd]
Big Blind  [ME] : Card dealt to a spot [9d 6h Kd Tc]
UTG : Raises $35
Dealer : Folds
Small Blind : Folds
Big Blind  [ME] : Calls $25
Big Blind  [ME] : Checks
UTG : Bets $40
Big Blind  [ME] : Calls $40
Big Blind  [ME] : Checks
UTG : Checks
Big Blind  [ME] : Bets $60
UTG : Folds
Big Blind  [ME] : Return uncalled portion of bet $60
Big Blind  [ME] : Does not show [9d 6h Kd Tc] (Two pair)
Big Blind  [ME] : Hand result $158
*** SUMMARY ***
Total Pot($160) | Rake ($2)
Board [4c Kh 4h 2c Jh]
"""
"""No street lines: the board is only in the summary."""

LIMIT_HAND = """\
Bovada Hand #2590000003 TBL#900003 HOLDEM  Fixed Limit - 2012-04-03 16:25:23
Seat 1: Small Blind ($678 in chips)
Seat 2: Big Blind ($147.50 in chips)
Seat 3: UTG [ME] ($320 in chips)
Seat 6: Dealer ($293 in chips)
Dealer : Set dealer/Bring in spot [6]
Small Blind : Ante/Small Blind $4
Big Blind : Big blind/Bring in $8
UTG [ME] : Seat sit out
*** HOLE CARDS ***
Small Blind : Card dealt to a spot [Qd Kc]
Big Blind : Card dealt to a spot [6c As]
Dealer : Card dealt to a spot [4s Kd]
Dealer : Folds
Small Blind : Raises $16
Big Blind : Calls $8
Card dealt to table [Ks 7c 9s]
UTG [ME] : Seat re-join
Small Blind : Bets $8
Big Blind : Raises $16
Small Blind : Calls $8
Card dealt to table [8h]
Small Blind : Bets $16
Big Blind : Folds
Small Blind : Return uncalled portion of bet $16
Small Blind : Does not show [Qd Kc] (One pair)
Small Blind : Hand result $63
*** SUMMARY ***
Total Pot($64) | Rake ($1)
Board [Ks 7c 9s 8h ]
"""

TOURNAMENT_HAND = """\
Bovada Hand #2710000004: HOLDEM Tournament #3240004 TBL#1, Turbo- Level 4 (50/100) - \
2013-01-11 03:36:25
Seat 9: UTG+1 (2,515 in chips)
Seat 4: Dealer [ME] (5,566 in chips)
Seat 65: Small Blind (1,335 in chips)
Seat 6: Big Blind (29 in chips)
Seat 17: UTG (2,475 in chips)
Dealer [ME] : Set dealer [2]
UTG+1 : Ante chip 10
Dealer [ME] : Ante chip 10
Small Blind : Ante chip 10
Big Blind : Ante chip 10
UTG : Ante chip 10
Small Blind : Ante/Small blind 50
Big Blind : All-in 19
*** HOLE CARDS ***
UTG+1 : Card dealt to a spot [Ad Jh]
Dealer [ME] : Card dealt to a spot [6c 3d]
Small Blind : Card dealt to a spot [2d Th]
Big Blind : Card dealt to a spot [5d 7d]
UTG : Card dealt to a spot [2c Js]
UTG : Folds
UTG+1 : Call 100
Dealer [ME] : Folds
Small Blind : Fold(Blind Disconnected)
UTG+1 : Return uncalled portion of bet 50
*** FLOP *** [Kh Kc As]
*** TURN *** [Kh Kc As] [5c]
*** RIVER *** [Kh Kc As 5c] [9d]
Big Blind : Showdown [Kh Kc 5d 5c As] (Two pair)
UTG+1 : Showdown [As Ad Kh Kc Jh] (Two pair)
UTG+1 : Hand Result-Side Pot 62
UTG+1 : Hand Result 107
Big Blind : Ranking 6
Big Blind : Stand
*** SUMMARY ***
Total Pot(169)
Board [Kh Kc As 5c 9d]
"""

STUD_HAND = """\
Bovada Hand #2630000005: 7CARD Tournament #1370005 TBL#1, Fixed Limit- Level 1 (0/0) - \
2012-06-17 22:24:39
Seat+1: 1,486 in chips
Seat+4 [ME]: 1,491 in chips
Seat+8: 1,550 in chips
Seat+1 : Ante chip 2
Seat+4 [ME] : Ante chip 2
Seat+8 : Ante chip 2
*** HOLE CARDS ***
Seat+1 : Card dealt to a spot [9d 8d 5c]
Seat+4 [ME] : Card dealt to a spot [3s 6c 2h]
Seat+8 : Card dealt to a spot [9h 8h Td]
Seat+4 [ME] : Big blind/Bring in(timeout) 5
Seat+8 : Raises 10
Seat+1 : Call 10
Seat+4 [ME] : Folds
Seat+1 : Card dealt to a spot [Ks]
Seat+8 : Card dealt to a spot [Th]
Seat+8 : Double bets 20
Seat+1 : Call 20
Seat+1 : Card dealt to a spot [Qs]
Seat+8 : Card dealt to a spot [9c]
Seat+8 : Bets 20
Seat+1 : Folds
Seat+8 : Return uncalled portion of bet 20
Seat+8 : Does not show [9h 8h Td Th 9c] (Two pair)
Seat+8 : Hand Result 71
*** SUMMARY ***
Total Pot(71)
"""


def test_side_pot_and_unwritten_rake_are_read() -> None:
    hand = parse_exact(CASH_HAND)
    assert hand.players == ("Dealer", "Small Blind", "Big Blind", "UTG")
    assert hand.about.hero == 2
    assert hand.about.started == "2021-03-11T22:58:57"
    assert hand.rake == 375
    assert get_payoffs_by_player(hand) == {
        "Dealer": 37.25,
        "Small Blind": -35.50,
        "Big Blind": -5.50,
        "UTG": 0,
    }


def test_player_waiting_for_blinds_is_not_dealt_in() -> None:
    assert parse_exact(CASH_HAND).about.chairs == (1, 2, 3, 5)


@pytest.mark.parametrize(
    "hand_start",
    ["Bovada Hand #", "Bodog.eu Hand #", "Bodog UK Hand #", "Ignition Casino Hand #C"],
)
def test_every_bovada_brand_is_detected(hand_start: str) -> None:
    parse_exact(CASH_HAND.replace("Ignition Hand #", hand_start))


def test_zone_poker_hand_has_no_total_or_board() -> None:
    text = replace_text(
        CASH_HAND,
        ("TBL#31000001 HOLDEM", " Zone Poker ID#1135 HOLDEMZonePoker"),
        ("Total Pot($91)\n", ""),
        ("Board [Kd 7s 2c 2d 9h]\n", ""),
        ("UTG : Seat sit out", "UTG : Leave(Auto)\nEnter(Auto)"),
    )
    hand = parse_exact(text)
    assert (hand.about.table, hand.rake, hand.unwritten) == ("1135", 375, 375)


def test_board_in_summary_is_dealt_by_street() -> None:
    hand = parse_exact(OLD_FORMAT_HAND)
    assert get_game_name(hand) == "pot-limit omaha 500/1000"
    assert get_payoffs_by_player(hand) == {
        "UTG": -80,
        "Dealer": 0,
        "Small Blind": -5,
        "Big Blind": 83,
    }


def test_dead_chip_of_both_blinds_splits_live_and_dead() -> None:
    assert list_forced_bets(parse_exact(OLD_FORMAT_HAND))[2:] == [
        (0, "post", 1000),
        (0, "dead", 500),
    ]


def test_dead_chip_may_precede_big_blind() -> None:
    dead_chip_line = "UTG : Posts dead chip $15\n"
    text = replace_text(
        OLD_FORMAT_HAND,
        (dead_chip_line, ""),
        ("Small Blind : Ante", f"{dead_chip_line}Small Blind : Ante"),
    )
    assert list_forced_bets(parse_exact(text))[:2] == [(0, "post", 1000), (0, "dead", 500)]


def test_limit_bet_size_equals_big_blind() -> None:
    hand = parse_exact(LIMIT_HAND)
    assert get_game_name(hand) == "limit hold'em 800/1600"
    assert get_payoffs_by_player(hand) == {"Small Blind": 31, "Big Blind": -32, "Dealer": 0}


def test_tournament_seats_are_numbered_clockwise() -> None:
    hand = parse_exact(TOURNAMENT_HAND)
    assert hand.about.chairs == (1, 2, 3, 4, 5)
    assert hand.about.tournament is not None
    assert hand.about.tournament.level == "4"
    assert get_payoffs_by_player(hand)["UTG+1"] == 109


def test_all_in_before_deal_is_read_as_blind() -> None:
    assert (3, "blind", 19) in list_forced_bets(parse_exact(TOURNAMENT_HAND))


def test_stud_stakes_and_streets_are_inferred() -> None:
    hand = parse_exact(STUD_HAND)
    assert get_game_name(hand) == "limit seven-card stud 10/20 ante 2 bring-in 5"
    assert get_payoffs_by_player(hand) == {"Seat+1": -32, "Seat+4": -7, "Seat+8": 39}


def test_unassigned_button_sits_before_blinds() -> None:
    text = replace_text(
        remove_lines(CASH_HAND, "Dealer : Set dealer"),
        ("Seat 1: Dealer", "Seat 1: UTG+2"),
    ).replace("Dealer :", "UTG+2 :")
    assert parse_exact(text).players[0] == "UTG+2"


def test_button_may_sit_at_empty_seat() -> None:
    text = replace_text(
        remove_lines(CASH_HAND, "Seat 1: Dealer", "Dealer : Set dealer"),
        ("UTG+1 ($1,050 in chips)\n", "UTG+1 ($1,050 in chips)\nSeat 7: UTG+2 ($20 in chips)\n"),
    ).replace("Dealer : ", "UTG+2 : ")
    hand = parse_exact(
        replace_text(text, ("Small Blind : Small", "Dealer : Set dealer [1]\nSmall Blind : Small"))
    )
    assert hand.about.button == 1
    assert hand.players[-1] == "UTG+2"


def test_stakes_are_read_from_file_name() -> None:
    file_name = "HH20121101 - RING - $0.10-$0.25 - HOLDEM - NL - TBL No.3.txt"
    assert get_game_name(parse_exact(CASH_HAND, file_name)) == "no-limit hold'em 10/25"


@pytest.mark.parametrize(
    "old, new, reason",
    [
        ("Hand result $57.25", "Hand result $97.25", "the file says 97.25"),
        ("Raises $9.75 to $10", "Raises $1 to $4", "legal now: fold, call"),
        ("Hand result-Side pot $30", "Hand result-Side pot thirty", "after 'Hand'"),
        (
            "Small Blind : Card dealt to a spot [Qs Qd]",
            "Cutoff : Folds",
            "'Cutoff' isn’t at this table",
        ),
        ("HOLDEM No Limit", "BACCARAT No Limit", "no known game"),
        ("[Kd 7s 2c 2d] [9h]", "[Kd 7s 2c 2d] [9x]", "9x"),
    ],
)
def test_impossible_hand_is_refused_with_reason(old: str, new: str, reason: str) -> None:
    assert reason in only_problem(replace_text(CASH_HAND, (old, new)))


def test_truncated_hand_is_refused() -> None:
    truncated_text = CASH_HAND[: CASH_HAND.index("Small Blind : All-in")]
    assert "hand incomplete" in only_problem(truncated_text)
    assert parse_one(truncated_text).source.hand == "4400000001"


@pytest.mark.parametrize("timeout_note", ["chip info(timeout) ", "(timeout) ", "chip info "])
def test_amount_may_follow_note_on_timeout(timeout_note: str) -> None:
    parsed_hand = parse_exact(CASH_HAND)
    text = replace_text(CASH_HAND, ("Calls $25.50", f"Calls {timeout_note}$25.50"))
    text = replace_text(text, ("Raises $1 to $1", f"Raises {timeout_note}$1 to $1"))
    assert parse_exact(text).log == parsed_hand.log


def test_rebuys_are_not_actions() -> None:
    dealer_line = "Dealer : Set dealer [1]\n"
    text = replace_text(
        CASH_HAND, (dealer_line, f"{dealer_line}UTG : Double rebuys 3000\nUTG : Rebuys 1500\n")
    )
    hand = parse_exact(text)
    assert (hand.log, hand.notes) == (parse_exact(CASH_HAND).log, parse_exact(CASH_HAND).notes)


def test_summary_with_other_board_is_refused() -> None:
    text = replace_text(CASH_HAND, ("Board [Kd 7s 2c 2d 9h]", "Board [Kd 7s 2c 2d 9c]"))
    assert "the board is Kd 7s 2c 2d 9h, recorded as" in only_problem(text)
