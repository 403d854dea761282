"""Hands that PokerTracker exports, in the forms of four networks."""

import pytest

from riverboat.notation import to_pokerstars
from riverboat.notation.format_detection import detect_format
from riverboat.notation.pokerstars import parse_pokerstars
from tests.notation.dialect_reading import (
    get_game_name,
    get_payoffs_by_player,
    list_forced_bets,
    only_problem,
    parse_exact,
    replace_text,
)

IPOKER_HAND = """\
GAME #7100000001 Version:18.9.3.4 Uncalled:Y Texas Hold'em NL €0.05/€0.10 2019-01-03 11:56:34/GMT
Table Brno
Seat 1: ann b (€10.00 in chips) DEALER
Seat 3: bob (€14.05 in chips)
Seat 5: cat (€3.00 in chips)
bob: Post SB €0.05
cat: Post BB €0.10
*** HOLE CARDS ***
Dealt to cat [HA CA]
ann b: Raise (NF) €0.25
bob: Fold
cat: Raise (NF) €1.00
ann b: Call €0.75
*** FLOP *** [DJ SQ C8]
cat: Bet €1.20
ann b: Raise (NF) €4.00
cat: Raise €0.80
*** TURN *** [S3]
*** RIVER *** [C10]
*** SUMMARY ***
Total pot €5.75 Rake €0.30
ann b: Shows [DQ D10] Two Pair, Queens and Tens
cat: Mucks [HA CA] One Pair, Aces
ann b: wins €5.75
"""
OLDER_IPOKER_HAND = """\
GAME #7100000002: Omaha PL $0.50/$1 2011/01/23 20:16:35
Table Plzen
Seat 3: cat ($100.00 in chips)
Seat 2: bob ($100.00 in chips)
Seat 1: ann ($100.00 in chips) DEALER
bob: Post SB $0.50
cat: Post BB $1.00
ann: Post BB $1.50
*** HOLE CARDS ***
ann: Raise (NF) $3.00
bob: Fold
cat: Fold
*** SUMMARY ***
Total pot $5.00 Rake $0.00
ann: wins $5.00
"""
MERGE_HAND = """\
Merge Game #71000003-236 | Holdem NL ($0.02/$0.04) | 12/05/2014 17:08:49 EST | Version:2
Table Olomouc - Fast (71000003), Seats 6
Seat 1: ann ($4.10 in chips)
Seat 2: bob ($1.30 in chips)
Seat 3: cat ($3.52 in chips) DEALER
Seat 4: dan ($1.36 in chips)
Seat 5: eve ($6.26 in chips)
dan: Post SB $0.02
eve: Post BB $0.04
bob: Post DB $0.02
*** HOLE CARDS ***
Dealt to ann [7h 5s]
ann: Fold
bob: Call $0.02
cat: Fold
dan: Fold
eve: Check
*** FLOP *** [Ac Qs 3c]
eve: Check
bob: Bet $0.06
eve: Fold
*** SUMMARY ***
bob: wins $0.10
bob: wins $0.06 (uncalled)
"""
EVEREST_HAND = """\
EverestPoker Game #7100000004: Table Zlin-1 - $0.50/$1 - No Limit Hold'em - 22:33:12 - 2011/01/02
Seat 1: ann ($94.15)
Seat 2: bob ($48.50)
Seat 3: cat ($100.00)
Seat 4: dan ($100.00)
bob posts the small blind of $0.50
cat posts the big blind of $1.00
The button is in seat #1
*** HOLE CARDS ***
Dealt to cat [8s 4s]
ann folds
bob calls $0.50
cat checks
*** FLOP *** [Js 3d 8d]
bob bets $2.00
cat calls $2.00
*** TURN *** [5h]
bob checks
cat checks
*** RIVER *** [10c]
bob checks
cat bets $3.00
bob calls $3.00
cat shows [8s 4s]
bob shows [10d 9d]
*** SUMMARY ***
cat shows [8s 4s]
bob shows [10d 9d]
bob collects $11.40
"""
MICROGAMING_HAND = """\
** Hand # 7100000005 starting - 2016-01-12 23:00:07

** Cheb - €50 Max [Omaha] (0.25|0.50 PL - Cash Game) Real Money

ann sitting in seat 1 with €110.18
Hero sitting in seat 2 with €65.70[Dealer]
bob sitting in seat 3 with €29.64
cat sitting in seat 4 with €111.28
bob posted the small blind - €0.25
cat posted the big blind - €0.50

** Dealing cards to Hero: 6h, 9s, 3h, 4c
ann raised to €1.75
Hero folded
bob raised to €5
cat folded
ann called - €3.50

** Dealing the flop: 2h, 5d, Jc
bob bet - €11
ann raised to €40
bob went all-in - €13.39

bob shows: 2d, Qh, Qs, 10h
ann shows: Ah, 3c, As, Kd

** Dealing the turn: 6s

** Dealing the river: 9d
ann wins €58.28 from the main pot

Rake: €1.50
"""
HEADS_UP_HAND = """\
** Game ID 7100000006 Version:3 starting - 2013-05-28 16:44:14
** Anonymous (Heads Up) - €5K Max [Hold'em] (25|50 NL - € Cash Game seats:2 badbeat ) Real Money

- Player 1 sitting in seat 1 with €14785.00 at end €14585.00 [Dealer]
- Hero sitting in seat 2 with €5000.00 at end €5199.00

Player 1 posted the small blind - €25.00
Hero posted the big blind - €50.00
** Dealing card to Hero: A of c, 6 of d
Player 1 raised - €75.00
Hero called - €50.00
** Dealing the flop: 6 of s, 10 of h, 6 of c
Hero checked
Player 1 bet - €100.00
Hero raised - €350.00
Player 1 folded
Hero mucks:
Hero wins €649.00 from the main pot

End of game 7100000006
"""
TEXTS_BY_NETWORK = {
    "PokerTracker's iPoker": (IPOKER_HAND, OLDER_IPOKER_HAND, MERGE_HAND),
    "PokerTracker's Everest": (EVEREST_HAND,),
    "PokerTracker's Microgaming": (MICROGAMING_HAND, HEADS_UP_HAND),
}
ALL_TEXTS = [text for texts in TEXTS_BY_NETWORK.values() for text in texts]


@pytest.mark.parametrize("name", TEXTS_BY_NETWORK)
def test_export_is_detected(name: str) -> None:
    for text in TEXTS_BY_NETWORK[name]:
        assert detect_format(text.encode()) == name


@pytest.mark.parametrize("text", ALL_TEXTS, ids=lambda text: text[:12])
def test_export_survives_round_trip_and_truncation(text: str) -> None:
    hand = parse_exact(text)
    [reread_hand] = parse_pokerstars(to_pokerstars(hand))
    assert (reread_hand.problems, reread_hand.log) == ((), hand.log)
    truncated_text = "\n".join(text.splitlines()[: len(text.splitlines()) * 2 // 3])
    assert only_problem(truncated_text)


def test_ipoker_raise_is_total_unless_all_in() -> None:
    hand = parse_exact(IPOKER_HAND)
    assert get_game_name(hand) == "no-limit hold'em 5/10"
    assert get_payoffs_by_player(hand) == {"ann b": 2.75, "bob": -0.05, "cat": -3.0}
    assert (hand.about.currency, hand.about.started) == ("EUR", "2019-01-03T11:56:34Z")
    assert hand.about.hero == 2


def test_older_ipoker_winnings_include_uncalled_bet() -> None:
    hand = parse_exact(OLDER_IPOKER_HAND)
    assert get_payoffs_by_player(hand) == {"ann": 1.5, "bob": -0.5, "cat": -1.0}
    assert (0, "dead", 50) in list_forced_bets(hand)


def test_merge_export_marks_uncalled_bet() -> None:
    hand = parse_exact(MERGE_HAND)
    assert get_payoffs_by_player(hand)["bob"] == 0.06
    assert hand.about.site == "Merge"


def test_call_amount_decides_if_late_post_is_dead() -> None:
    assert (1, "post", 2) in list_forced_bets(parse_exact(MERGE_HAND))
    text = replace_text(
        MERGE_HAND, ("bob: Call $0.02", "bob: Call $0.04"), ("wins $0.10", "wins $0.12")
    )
    hand = parse_exact(text)
    assert (1, "dead", 2) in list_forced_bets(hand)
    assert hand.notes == ("posts called DB are dead",)


def test_everest_rake_is_inferred_from_winnings() -> None:
    hand = parse_exact(EVEREST_HAND)
    assert get_payoffs_by_player(hand) == {"ann": 0, "bob": 5.4, "cat": -6}
    assert hand.unexplained_rake
    assert hand.players == ("ann", "bob", "cat"), "dan was not dealt in"


def test_microgaming_amounts_are_put_in() -> None:
    hand = parse_exact(MICROGAMING_HAND)
    assert get_payoffs_by_player(hand) == {"ann": 28.64, "Hero": 0, "bob": -29.64, "cat": -0.5}
    assert get_payoffs_by_player(parse_exact(HEADS_UP_HAND)) == {"Player 1": -200, "Hero": 199}


@pytest.mark.parametrize(
    "text, old, new, reason",
    [
        (IPOKER_HAND, "Raise (NF) €1.00", "Raise (NF) one", "unknown action"),
        (EVEREST_HAND, "cat bets $3.00", "cat bets 3 or so", "unknown action"),
        (MICROGAMING_HAND, "called - €3.50", "called four", "unknown action"),
        (IPOKER_HAND, "wins €5.75", "wins €4.75", "winnings"),
    ],
)
def test_impossible_hand_is_refused(text: str, old: str, new: str, reason: str) -> None:
    assert reason in only_problem(replace_text(text, (old, new)))
