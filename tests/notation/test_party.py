"""partypoker hand histories in formats of three decades."""

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
Game #11250000001 starts.

#Game No : 11250000001
***** Hand History for Game 11250000001 *****
€25 EUR NL Texas Hold'em - Friday, December 30, 20:52:00 CET 2011
Table Table  187001 (Real Money)
Seat 6 is the button
Total number of players : 5/6
Seat 4: dan ( €33.43 EUR )
Seat 5: eve ( €20 EUR )
Seat 1: ann ( €25.28 EUR )
Seat 6: fay ( €30.38 EUR )
Seat 3: cat ( €72.87 EUR )
ann posts small blind [€0.10 EUR].
cat posts big blind [€0.25 EUR].
eve posts big blind + dead [0,35 €].
** Dealing down cards **
Dealt to ann [  Jh 9c ]
dan folds
eve raises [€0.75 EUR]
fay folds
gus has joined the table.
ann folds
cat calls [€0.75 EUR]
** Dealing Flop ** [ 5s, Jc, 7c ]
cat checks
eve bets [€2.06 EUR]
cat folds
eve does not show cards.
eve wins €4.12 EUR
Game #11250000002 starts.

#Game No : 11250000002
"""

LIMIT_HAND = """\
***** Hand History for Game 10390000003 *****
$15/$30 USD Texas Hold'em - Monday, April 25, 09:42:13 BST 2011
Table Table  125001 (Real Money)
Seat 3 is the button
Total number of players : 4/6
Seat 3: ann ( $964 USD )
Seat 5: cat ( $905 USD )
Seat 6: dan ( $150 USD )
Seat 4: bob ( $638.50 USD )
bob posts small blind [$10 USD].
cat posts big blind [$15 USD].
dan posts small blind [$10 USD].
** Dealing down cards **
Dealt to cat [  9c Ad ]
dan calls [$5 USD]
ann folds
bob folds
cat raises [$15 USD]
dan calls [$15 USD]
** Dealing Flop ** [ Ah, 2h, Kh ]
cat bets [$15 USD]
dan raises [$30 USD]
cat calls [$15 USD]
** Dealing Turn ** [ 5h ]
cat checks
dan bets [$30 USD]
cat calls [$30 USD]
** Dealing River ** [ 7c ]
cat checks
dan checks
dan shows [ Th, 5c ]a flush, Ace high.
cat doesn't show [ 9c, Ad ]a pair of Aces.
dan wins $188 USD from the main pot with a flush, Ace high.
"""

TOURNAMENT_LEVEL_HAND = """\
***** Hand History for Game 2620000004 *****
NL Texas Hold'em $30 Buy-in  + $3 Entry Fee  Trny:15280004 Level:3 Blinds(25/50) - \
Tuesday, August 30, 00:26:01 EDT 2005
Table Table  11004 (Real Money)
Seat 4 is the button
Total number of players : 3
Seat 4: ann ( $1260 )
Seat 6: bob ( $645 )
Seat 7: cat ( $625 )
Trny:15280004 Level:4
Blinds(50/100)
** Dealing down cards **
Dealt to bob [  Td 9c ]
ann folds.
bob calls [50].
cat checks.
** Dealing Flop ** [ 9h, Qs, Tc ]
>You have options at Table  11531 Table!.
bob bets [125].
cat raises [300].
bob is all-In  [420]
cat is all-In  [225]
** Dealing Turn ** [ 6d ]
** Dealing River ** [ 5s ]
cat shows [ 8s, Jd ] a straight, eight to queen.
bob shows [ Td, 9c ] two pairs, tens and nines.
bob wins 20 chips from  side pot #1  with two pairs, tens and nines.
cat wins 1250 chips from  the main pot  with a straight, eight to queen.
"""

RECENT_FORMAT_HAND = """\
***** Hand History For Game 1770000000005adeb0h5qfm *****
0.10/0.25 Omaha Hi Game Table (PL) - Mon Feb 09 12:55:26 EST 2026
Table Table 7480005 (Real Money) -- Seat 1 is the button
Total number of players : 4/6
Seat 1: ann ($56.64)
Seat 2: bob ($19.93)
Seat 3: cat ($20.20)
Seat 4: dan ($25.86)
bob posts small blind (0.10)
cat posts big blind (0.25)
** Dealing down cards **
Dealt to dan [ 9c, 7h, 8h, 4d ]
dan raises 0.85 to 0.85
ann folds
bob folds
cat raises 2.40 to 2.65
dan calls (1.80)
** Dealing Flop ** :  [ Jc, 7d, 6c ]
cat bets (5.13)
dan raises 20.52 to 20.52
cat calls (12.42)
cat is all-In.
Creating Main Pot with $ 38.50 with cat, dan
** Dealing Turn ** :  [ Ts ]
** Dealing River ** :  [ Js ]
** Summary **
Main Pot: $38.50 Rake: $2.0
Board: [ Jc, 7d, 6c, Ts, Js ]
ann balance $56.64, didn't bet (folded)
bob balance $19.83, lost $0.10 (folded)
cat balance $0, lost $20.20[ Tc, Ac, Ad, 4c ] [ two pairs, aces and jacks -- Ac,Ad,Jc,Js,Ts ]
dan balance $44.16, bet $23.17, collected $41.47, net +$18.30[ 9c, 7h, 8h, 4d ] \
[ a straight, seven to jack -- Jc,Ts,9c,8h,7d ]
"""

RECENT_FORMAT_TOURNAMENT_HAND = """\
***** Hand History For Game 15750000006513x9bwt8w5zk *****
20/40 Tourney Texas Holdem Game Table (NL) (SNG JackPot Tournament #241000006) \
(Buyin $0.23 + $0.02) - Thu Dec 05 18:57:46 EST 2019
Table (241000006) Table #1 (Real Money) -- Seat 2 is the button
Total number of players : 2/3
Seat 2: ann (327)
Seat 3: bob (1173)
ann posts small blind (20)
bob posts big blind (40)
** Dealing down cards **
Dealt to bob [ Ah, Ks ]
ann raises 307 to 327
ann is all-In.
bob calls (287)
** Dealing Flop ** : [ 4d, 8c, 8s ]
** Dealing Turn ** : [ 6d ]
** Dealing River ** : [ Kd ]
Creating Main Pot with 654 with ann
** Summary **
Main Pot: 654
Board: [ 4d, 8c, 8s, 6d, Kd ]
ann balance 654, bet 327, collected 654, net +327[ 8h, 3d ] [ three of a kind, eights -- Kd,8h ]
bob balance 846, lost 327[ Ah, Ks ] [ two pairs, kings and eights -- Ah,Ks,Kd,8c,8s ]
"""

SHORT_DECK_HAND = """\
#Game No : 18510000007
***** Hand History for Game 18510000007 *****
$1/$2 USD NL Short Deck - Tuesday, April 16, 18:04:52 CEST 2019
Table Short Deck NLH 100 4 (Real Money)
Seat 5 is the button
Total number of players : 2/6
Seat 2: ann ( $451.20 USD )
Seat 5: bob ( $2,290.68 USD )
ann posts ante [$1 USD]
bob posts ante [$1 USD]
bob posts button blind  [$1 USD]
** Dealing down cards **
Dealt to ann [  Ah Qs ]
ann raises [$5 USD]
bob calls [$4 USD]
** Dealing Flop ** [ 6d, Ad, 8c ]
ann bets [$18.43 USD]
bob folds
ann does not show cards.
ann wins $29.83 USD
"""


def test_blinds_come_from_posts_and_uncalled_bet_is_won() -> None:
    hand = parse_exact(CASH_HAND)
    assert get_game_name(hand) == "no-limit hold'em 10/25"
    assert hand.about.started == "2011-12-30T19:52:00Z"
    assert (hand.rake, hand.unwritten) == (14, 14)
    assert get_payoffs_by_player(hand) == {"ann": -0.10, "cat": -1, "dan": 0, "eve": 0.96, "fay": 0}
    assert list_forced_bets(hand)[2:] == [(3, "post", 25), (3, "dead", 10)]


def test_second_small_blind_is_live() -> None:
    hand = parse_exact(LIMIT_HAND)
    assert list_forced_bets(hand)[2] == (3, "post", 1000)
    assert get_payoffs_by_player(hand) == {"ann": 0, "bob": -10, "cat": -90, "dan": 98}


def test_blinds_of_tournament_level_are_posted() -> None:
    hand = parse_exact(TOURNAMENT_LEVEL_HAND)
    assert get_game_name(hand) == "no-limit hold'em 50/100"
    assert get_payoffs_by_player(hand) == {"ann": 0, "bob": -625, "cat": 625}
    assert "taken as those of the level" in hand.notes[-1]


def test_antes_of_tournament_level_are_posted() -> None:
    text = replace_text(TOURNAMENT_LEVEL_HAND, ("\nBlinds(50/100)", "\nBlinds-Antes(50/100 -5)"))
    text = replace_text(text, ("[420]", "[415]"), ("[225]", "[220]"), ("wins 1250", "wins 1255"))
    hand = parse_exact(text)
    assert list_forced_bets(hand)[:3] == [(0, "ante", 5), (1, "ante", 5), (2, "ante", 5)]


def test_antes_may_be_written_without_blinds() -> None:
    ante_lines = "".join(f"{name} posts ante of [5].\n" for name in ("ann", "bob", "cat"))
    text = replace_text(
        TOURNAMENT_LEVEL_HAND,
        ("** Dealing down", f"{ante_lines}** Dealing down"),
        ("[420]", "[415]"),
    )
    text = replace_text(text, ("[225]", "[220]"), ("wins 1250", "wins 1255"))
    assert list_forced_bets(parse_exact(text))[3:] == [(1, "blind", 50), (2, "blind", 100)]


def test_tournament_number_may_have_its_own_line() -> None:
    text = replace_text(
        TOURNAMENT_LEVEL_HAND, ("  + $3 Entry Fee  Trny:15280004 Level:3 Blinds(25/50)", "")
    )
    tournament = parse_exact(text).about.tournament
    assert tournament is not None
    assert (tournament.number, tournament.level, tournament.buy_in) == ("15280004", "4", "$30")


def test_missing_spaces_in_seat_and_bet_are_accepted() -> None:
    text = CASH_HAND.replace("Seat ", "seat").replace("seat6 is", "Seat 6 is")
    assert parse_exact(text.replace("raises [", "raises[ ")).log == parse_exact(CASH_HAND).log


def test_recent_files_have_totals_rake_and_all_cards() -> None:
    hand = parse_exact(RECENT_FORMAT_HAND)
    assert (hand.rake, hand.unwritten) == (200, 0)
    assert get_payoffs_by_player(hand) == {"ann": 0, "bob": -0.10, "cat": -20.20, "dan": 18.30}


def test_cashed_out_hand_ends_by_cards() -> None:
    text = replace_text(
        RECENT_FORMAT_HAND,
        ("with cat, dan\n", "with cat, dan\ncat opted for cash-out\ncat Cashout Amount is 23.01\n"),
        ("cat balance $0, lost $20.20", "cat Cashed out  balance $23.01, collected $23.01"),
    )
    assert get_payoffs_by_player(parse_exact(text))["cat"] == -20.20


def test_recent_tournament_is_read() -> None:
    hand = parse_exact(RECENT_FORMAT_TOURNAMENT_HAND)
    assert hand.about.tournament is not None
    assert hand.about.tournament.number == "241000006"
    assert get_payoffs_by_player(hand) == {"ann": 327, "bob": -327}


def test_short_deck_has_button_blind() -> None:
    assert get_game_name(parse_exact(SHORT_DECK_HAND)) == "no-limit short deck ante 100 button 100"


@pytest.mark.parametrize(
    "old, new, reason",
    [
        ("eve wins €4.12 EUR", "eve wins €1.12 EUR", "the file says 1.12"),
        ("eve raises [€0.75 EUR]", "eve raises [€0.05 EUR]", "legal now"),
        ("cat calls [€0.75 EUR]", "cat calls something", "unexpected 'something' after 'calls'"),
        ("ann folds", "gus posts big blind [€0.25 EUR].", "'gus' isn’t at this table"),
        ("Texas Hold'em", "Double Hold'em", "no known game"),
        ("[ 5s, Jc, 7c ]", "[ 5s, Jc, 7x ]", "7x"),
    ],
)
def test_impossible_hand_is_refused_with_reason(old: str, new: str, reason: str) -> None:
    assert reason in only_problem(replace_text(CASH_HAND, (old, new)))


def test_truncated_hand_is_refused() -> None:
    assert "hand incomplete" in only_problem(CASH_HAND[: CASH_HAND.index("cat folds")])
