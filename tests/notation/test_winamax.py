"""Winamax hand histories: uncalled bets stay in the pot, and the total excludes the rake."""

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
Winamax Poker - CashGame - HandId: #9000001-11-1400000000 - Omaha pot limit (0.02€/0.05€) - \
2023/09/19 01:45:32 UTC
Table: 'Nice 03' 5-max (real money) Seat #4 is the button
Seat 1: Ann B (9.10€)
Seat 2: Ann (1.45€)
Seat 3: empty pockets (0€)
Seat 4: bob (12.92€)
Seat 5: cat (0.99€)
*** ANTE/BLINDS ***
cat posts small blind 0.02€
Ann B posts big blind 0.05€
Ann posts big blind 0.05€ out of position
Dealt to bob [9h 3c 4h 4c]
*** PRE-FLOP ***
Ann raises 0.12€ to 0.17€
bob calls 0.17€
cat calls 0.15€
Ann B calls 0.12€
*** FLOP *** [Kc Jd 7h]
cat checks
Ann B bets 0.60€
Ann calls 0.60€
bob folds
cat calls 0.60€
*** TURN *** [Kc Jd 7h][9c]
cat checks
Ann B bets 2€
Ann calls 0.68€ and is all-in
cat calls 0.22€ and is all-in
*** RIVER *** [Kc Jd 7h 9c][Js]
*** SHOW DOWN ***
cat shows [Ad Jc Jh 6c] (Quads of Jack)
Ann shows [9s Kh 3d Ks] (Full of King and Jack)
Ann B shows [7c 7d 6h 8s] (Full of 7 and Jack)
Ann B collected 1.32€ from side pot 2
Ann collected 0.88€ from side pot 1
cat collected 2.94€ from main pot
*** SUMMARY ***
Total pot 5.14€ | Rake 0.24€
Board: [Kc Jd 7h 9c Js]
Seat 1: Ann B (big blind) showed [7c 7d 6h 8s] and won 1.32€ with Full of 7 and Jack
"""

FAST_FOLD_HAND = """\
Winamax Poker - Go Fast "Lille" - HandId: #9000002-12-1400000000 - Holdem no limit (2€/4€) - \
2017/03/28 16:50:52 UTC
Table: 'Lille' 2-max (real money) Seat #1 is the button
Seat 1: ann (402.96€)
Seat 2: bob (400€)
*** ANTE/BLINDS ***
ann posts small blind 2€
bob posts big blind 4€
Dealt to bob [8h 9s]
*** PRE-FLOP ***
ann raises 4€ to 8€
bob calls 4€
*** FLOP *** [Kc 2d 3d]
bob checks
ann checks
*** TURN *** [Kc 2d 3d][Qs]
bob bets 9.50€
ann folds
bob collected 24.46€ from pot
*** SUMMARY ***
Total pot 24.46€ | Rake 1.04€
Board: [Kc 2d 3d Qs]
"""

TOURNAMENT_HAND = """\
Winamax Poker - Tournament "Tea Time" buyIn: 18€ + 2€ level: 11 \
- HandId: #2357000003-128-1650000000 - Holdem no limit (140/600/1200) - 2022/05/23 17:10:11 UTC
Table: 'Tea Time(548000003)#0037' 6-max (real money) Seat #3 is the button
Seat 1: ann (18694, 9€ bounty)
Seat 3: bob (177705, 45€ bounty)
Seat 4: cat (800, 17.43€ bounty)
Seat 5: dan (77283, 27€ bounty)
*** ANTE/BLINDS ***
cat posts ante 140
dan posts ante 140
ann posts ante 140
bob posts ante 140
cat posts small blind 600
dan posts big blind 1200
Dealt to dan [3c 9c]
*** PRE-FLOP ***
ann folds
bob raises 1440 to 2640
cat calls 60 and is all-in
dan calls 1440
*** FLOP *** [8d Ac Jc]
dan checks
bob bets 2218
dan folds
*** TURN *** [8d Ac Jc][Tc]
*** RIVER *** [8d Ac Jc Tc][2h]
*** SHOW DOWN ***
cat shows [Kd 4h] (High card Ace)
bob shows [9d Qd] (Straight Queen high)
bob collected 6178 from side pot 1
bob collected 2540 from main pot
*** SUMMARY ***
Total pot 8718 | No rake
Board: [8d Ac Jc Tc 2h]
"""

STUD_HAND = """\
Winamax Poker - CashGame - HandId: #9250004-15-1470000000 - 7-Card Stud fixed limit (5€/25€/50€) - \
2016/11/14 02:56:04 UTC
Table: 'Lens' 6-max (real money)
Seat 2: ann (133.90€)
Seat 3: bob (2417.80€)
Seat 5: cat (802.07€)
*** ANTE/BLINDS ***
ann posts ante 5€
bob posts ante 5€
cat posts ante 5€
*** 3rd STREET ***
Dealt to ann [X X 8h]
Dealt to bob [X X Kc]
Dealt to cat [Kd 3s 9h]
ann brings in 10€
bob raises 15€ to 25€
cat folds
ann calls 15€
*** 4th STREET ***
Dealt to bob [X X Kc] [6d]
Dealt to ann [X X 8h] [5c]
bob bets 25€
ann calls 25€
*** 5th STREET ***
Dealt to bob [X X Kc 6d] [7d]
Dealt to ann [X X 8h 5c] [Js]
bob bets 50€
ann folds
bob collected 162.50€ from pot
*** SUMMARY ***
Total pot 162.50€ | Rake 2.50€
"""


def test_side_pots_and_uncalled_bet_in_pot_are_read() -> None:
    hand = parse_exact(CASH_HAND)
    assert hand.rake == 24
    assert get_payoffs_by_player(hand) == {"Ann B": -1.45, "Ann": -0.57, "bob": -0.17, "cat": 1.95}


def test_player_name_may_be_prefix_of_another() -> None:
    hand = parse_exact(CASH_HAND)
    assert hand.players == ("Ann B", "Ann", "bob", "cat")
    assert list_forced_bets(hand) == [(3, "blind", 2), (0, "blind", 5), (1, "post", 5)]


def test_fast_tables_rake_only_called_bets() -> None:
    assert get_payoffs_by_player(parse_exact(FAST_FOLD_HAND)) == {"ann": -8, "bob": 6.96}


def test_tournament_with_antes_and_short_all_in_is_read() -> None:
    hand = parse_exact(TOURNAMENT_HAND)
    assert get_game_name(hand) == "no-limit hold'em 600/1200 ante 140"
    assert hand.about.tournament is not None
    assert hand.about.tournament.number == "548000003"
    assert (hand.about.tournament.buy_in, hand.about.tournament.fee) == ("18€", "2€")
    assert get_payoffs_by_player(hand) == {"ann": -140, "bob": 3720, "cat": -800, "dan": -2780}


def test_large_pot_may_be_rounded_to_thousands() -> None:
    parse_exact(replace_text(TOURNAMENT_HAND, ("Total pot 8718", "Total pot 8.72k")))


def test_bet_before_flop_is_read_as_raise() -> None:
    parse_exact(replace_text(FAST_FOLD_HAND, ("ann raises 4€ to 8€", "ann bets 6€")))


def test_small_blind_out_of_position_is_dead() -> None:
    text = replace_text(
        TOURNAMENT_HAND,
        ("dan posts big blind 1200\n", "dan posts big blind 1200\nann posts small blind 600 out of "
         "position\n"),
        ("bob collected 2540", "bob collected 3140"),
        ("Total pot 8718", "Total pot 9318"),
    )  # fmt: skip
    assert list_forced_bets(parse_exact(text))[-1] == (0, "dead", 600)


def test_hold_up_adds_chips_to_pot() -> None:
    text = replace_text(
        FAST_FOLD_HAND,
        ("bob posts big blind 4€\n", "bob posts big blind 4€\nHold-up to Pot: total 10€\n"),
        ("collected 24.46€", "collected 34.46€"),
        ("Total pot 24.46€", "Total pot 34.46€"),
    )
    assert parse_exact(text).rake == 104


def test_hidden_stud_cards_are_marked_with_x() -> None:
    hand = parse_exact(STUD_HAND)
    assert get_game_name(hand) == "limit seven-card stud 2500/5000 ante 500 bring-in 1000"
    assert hand.about.hero == 2
    assert get_payoffs_by_player(hand) == {"ann": -55, "bob": 57.50, "cat": -5}


def test_amounts_may_have_commas_and_spaces() -> None:
    text = (
        FAST_FOLD_HAND.replace("402.96€", "402,96 €")
        .replace("9.50€", "9,50 €")
        .replace("24.46€", "24,46 €")
    )
    assert parse_exact(text).rake == 104


@pytest.mark.parametrize(
    "old, new, reason",
    [
        ("ann raises 4€ to 8€", "ann raises 1€ to 5€", "legal now"),
        ("bob collected 24.46€", "bob collected 20.46€", "the file says 20.46"),
        ("Rake 1.04€", "Rake 3.04€", "the file says"),
        ("bob checks", "bob chats", "unknown action"),
        ("ann folds", "dan folds", "'dan' isn’t at this table"),
        ("Holdem no limit", "Belote no limit", "no known game"),
        ("[Kc 2d 3d][Qs]", "[Kc 2d 4d][Qs]", "board"),
    ],
)
def test_impossible_hand_is_refused_with_reason(old: str, new: str, reason: str) -> None:
    assert reason in only_problem(replace_text(FAST_FOLD_HAND, (old, new)))


def test_hand_without_table_line_is_refused() -> None:
    assert "missing table line" in only_problem(remove_lines(FAST_FOLD_HAND, "Table:"))


def test_truncated_hand_is_refused() -> None:
    assert "hand incomplete" in only_problem(FAST_FOLD_HAND[: FAST_FOLD_HAND.index("bob bets")])
    assert parse_one(FAST_FOLD_HAND).source.hand == "9000002-12-1400000000"


def test_player_denying_blind_is_not_dealt_in() -> None:
    denied_blind_lines = "empty pockets denies big blind\ncat posts small blind"
    hand = parse_exact(replace_text(CASH_HAND, ("cat posts small blind", denied_blind_lines)))
    assert hand.log == parse_exact(CASH_HAND).log
