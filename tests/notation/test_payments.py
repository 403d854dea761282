"""Payments to players apart from the pot: cash-outs, insurance and bounties."""

from __future__ import annotations

from decimal import Decimal

import pytest

from riverboat.histories import HandHistory, to_columns
from riverboat.notation import ParsedHand, parse_own, to_own
from riverboat.notation.continuity import SessionCheck
from riverboat.notation.format_detection import parse_hands
from riverboat.notation.payments import Payment
from riverboat.stats import statistics
from tests.notation.dialect_reading import parse_exact, replace_text
from tests.notation.ohh_texts import BLINDS_TEXT, make_ohh, read_object
from tests.notation.pokerstars_hands import TOURNAMENT_HAND, insert_after
from tests.notation.test_party import RECENT_FORMAT_HAND

ALL_IN_HAND = """\
PokerStars Hand #200000000901: Hold'em No Limit ($0.05/$0.10 USD) - 2026/01/31 15:15:00 ET
Table 'Adhara' 6-max Seat #1 is the button
Seat 1: ann ($10 in chips)
Seat 2: bob ($10 in chips)
Seat 3: cat ($10 in chips)
bob: posts small blind $0.05
cat: posts big blind $0.10
*** HOLE CARDS ***
Dealt to cat [Ah Ad]
ann: raises $9.90 to $10 and is all-in
bob: folds
cat: calls $9.90 and is all-in
*** FLOP *** [2c 7d Kh]
*** TURN *** [2c 7d Kh] [3s]
*** RIVER *** [2c 7d Kh 3s] [4s]
*** SHOW DOWN ***
ann: shows [Ks Qd] (a pair of Kings)
cat: shows [Ah Ad] (a pair of Aces)
cat cashed out the hand for $15.82 | Cash Out Fee $0.16
*** SUMMARY ***
Total pot $20.05 | Rake $1
Board [2c 7d Kh 3s 4s]
Seat 1: ann (button) showed [Ks Qd] and lost with a pair of Kings
Seat 2: bob (small blind) folded before Flop
Seat 3: cat (big blind) showed [Ah Ad] and won ($19.05) with a pair of Aces \
(pot not awarded as player cashed out)
"""
GGPOKER_HAND = replace_text(
    ALL_IN_HAND,
    ("PokerStars Hand #200000000901", "Poker Hand #HD2000901"),
    (
        "cat cashed out the hand for $15.82 | Cash Out Fee $0.16\n",
        "cat collected $19.05 from pot\n",
    ),
    (" (pot not awarded as player cashed out)", ""),
)


def _get_net_results(hand: ParsedHand, player_name: str) -> tuple[float, float]:
    player_result = HandHistory(hand).players[player_name]
    return round(player_result.net, 2), round(player_result.pot_net, 2)


def test_cashed_out_winner_gives_up_pot() -> None:
    hand = parse_exact(ALL_IN_HAND)
    assert _get_net_results(hand, "cat") == (5.82, 9.05)
    assert _get_net_results(hand, "ann") == (-10, -10)
    assert hand.payments == (Payment(2, "cash-out", 1582), Payment(2, "pot given up", -1905))
    assert hand.final_stacks == (0, 995, 1582)


@pytest.mark.parametrize(
    "lines, net_result",
    [
        ("cat: Receives Cashout ($15.8)\n", 5.80),
        ("cat: Pays Cashout Risk ($20.05)\ncat: Receives Cashout ($15.8)\n", 5.80),
        ("cat: Pays Cashout Risk ($3.25)\n", 5.80),
        ("cat: pay premium of all-in insurance ($1)\n", 8.05),
        ("cat: get main compensation of all-in insurance ($2.5)\n", 11.55),
    ],
)
def test_ggpoker_payments_change_result_and_not_pot(lines: str, net_result: float) -> None:
    hand = parse_exact(replace_text(GGPOKER_HAND, ("cat collected", f"{lines}cat collected")))
    assert _get_net_results(hand, "cat") == (net_result, 9.05)


def test_losing_hand_may_be_cashed_out() -> None:
    text = replace_text(
        GGPOKER_HAND,
        ("[Ks Qd]", "[Ks Kd]"),
        ("[Ks Qd]", "[Ks Kd]"),
        ("cat collected", "cat: Receives Cashout ($15.8)\nann collected"),
        ("lost with a pair of Kings", "won ($19.05) with a pair of Kings"),
        ("won ($19.05) with a pair of Aces", "lost with a pair of Aces"),
    )
    assert _get_net_results(parse_exact(text), "cat") == (5.80, -10)


def test_partypoker_cash_out_is_paid_beside_pot() -> None:
    text = replace_text(
        RECENT_FORMAT_HAND,
        ("with cat, dan\n", "with cat, dan\ncat opted for cash-out\ncat Cashout Amount is 23.01\n"),
        ("cat balance $0, lost $20.20", "cat Cashed out  balance $23.01, collected $23.01"),
    )
    assert _get_net_results(parse_exact(text), "cat") == (2.81, -20.20)


def test_open_hand_history_has_cash_outs() -> None:
    ohh = make_ohh(
        f"{BLINDS_TEXT}Cat Raise 6\nAnn Fold\nBob Call 4\nFlop 2c 7d Kh\nBob Bet 10\nCat Fold\n"
        "Pot 13: Bob 13"
    )
    ohh["pots"][0]["player_wins"][0]["cashout_amount"] = 12.5
    hand = read_object({"ohh": ohh})
    assert hand.exact, hand.problems
    assert _get_net_results(hand, "Bob") == (6.5, 7)


def test_bounty_is_no_chips() -> None:
    summary_line = "*** SUMMARY ***"
    parsed_hand = parse_exact(TOURNAMENT_HAND)
    winner = parsed_hand.players[0]
    text = replace_text(
        TOURNAMENT_HAND,
        (summary_line, f"{winner} wins the $2.50 bounty for eliminating xy\n{summary_line}"),
    )
    hand = parse_exact(text)
    assert hand.log == parsed_hand.log
    assert hand.metadata["bounties"] == {winner: Decimal("3.50")}, "a dollar is in the sample"
    assert hand.payments == ()


def test_payments_survive_own_log() -> None:
    hand = parse_exact(ALL_IN_HAND)
    [reread_hand] = parse_own(to_own(hand))
    assert reread_hand.payments == hand.payments
    assert HandHistory(reread_hand).payoffs == HandHistory(hand).payoffs


def test_columns_have_both_results() -> None:
    columns = to_columns([HandHistory(parse_exact(ALL_IN_HAND))])
    assert [round(value, 2) for value in columns["net"]] == [-10, -0.05, 5.82]  # type: ignore[arg-type]
    assert [round(value, 2) for value in columns["pot_net"]] == [-10, -0.05, 9.05]  # type: ignore[arg-type]


def test_statistics_use_result_and_equity_uses_pot() -> None:
    cat_statistics = statistics([HandHistory(parse_exact(ALL_IN_HAND))])["cat"]
    assert round(cat_statistics.bb_per_100 / 100, 1) == 58.2
    assert round(cat_statistics.ev_per_100 / 100, 1) == 90.5


def test_next_stack_follows_from_payments() -> None:
    winner_button_text = replace_text(
        ALL_IN_HAND,
        ("#200000000901", "#200000000902"),
        ("15:15:00", "15:16:00"),
        ("Seat #1 is", "Seat #2 is"),
        ("bob ($10", "bob ($9.95"),
        ("cat ($10", "cat ($15.82"),
        ("bob: posts small", "cat: posts small"),
    )
    session_check = SessionCheck()
    [first_hand] = parse_hands(ALL_IN_HAND)
    assert session_check.add(first_hand) is None
    next_hand_text = insert_after(
        winner_button_text.partition("cat: posts")[0], "Seat 3: cat ($15.82 in chips)"
    )
    next_hand_text += """cat: posts small blind $0.05
ann: posts big blind $0.10
*** HOLE CARDS ***
bob: folds
cat: folds
Uncalled bet ($0.05) returned to ann
ann collected $0.10 from pot
*** SUMMARY ***
Total pot $0.10 | Rake $0
"""
    [second_hand] = parse_hands(next_hand_text)
    assert second_hand.exact, second_hand.problems
    transition = session_check.add(second_hand)
    assert transition is not None
    assert [(session_break.kind, session_break.player) for session_break in transition.breaks] == [
        ("chips added", "ann")
    ]


HANDS_WITH_PAYMENTS = {
    "cash-out": ALL_IN_HAND,
    "cash-out of GGPoker": replace_text(
        GGPOKER_HAND, ("cat collected", "cat: Receives Cashout ($15.8)\ncat collected")
    ),
    "cash-out risk": replace_text(
        GGPOKER_HAND, ("cat collected", "cat: Pays Cashout Risk ($3.25)\ncat collected")
    ),
    "insurance": replace_text(
        GGPOKER_HAND,
        (
            "cat collected",
            "cat: Pays Insurance ($1)\ncat: Receives Insurance ($2.5)\ncat collected",
        ),
    ),
}


@pytest.mark.parametrize("format_name", ["pokerstars", "phh"])
@pytest.mark.parametrize("text", HANDS_WITH_PAYMENTS.values(), ids=HANDS_WITH_PAYMENTS)
def test_written_payments_are_read_again(text: str, format_name: str) -> None:
    hand = parse_exact(text)
    assert hand.payments
    [reread_hand] = parse_hands(HandHistory(hand).to_format(format_name))
    assert reread_hand.exact, reread_hand.problems
    assert reread_hand.log == hand.log
    assert reread_hand.payments == hand.payments
    assert reread_hand.final_stacks == hand.final_stacks
    assert reread_hand.metadata.get("cashed_out") == hand.metadata.get("cashed_out")


def test_open_hand_history_writes_cash_outs() -> None:
    hand = parse_exact(ALL_IN_HAND)
    [reread_hand] = parse_hands(HandHistory(hand).to_format("ohh"))
    assert reread_hand.exact, reread_hand.problems
    assert reread_hand.payments == hand.payments


def test_cash_out_of_loser_is_written_in_open_hand_history() -> None:
    text = replace_text(
        GGPOKER_HAND,
        ("[Ks Qd]", "[Ks Kd]"),
        ("[Ks Qd]", "[Ks Kd]"),
        ("cat collected", "cat: Receives Cashout ($15.8)\nann collected"),
        ("lost with a pair of Kings", "won ($19.05) with a pair of Kings"),
        ("won ($19.05) with a pair of Aces", "lost with a pair of Aces"),
    )
    [reread_hand] = parse_hands(HandHistory(parse_exact(text)).to_format("ohh"))
    assert reread_hand.exact, reread_hand.problems
    assert reread_hand.payments == (Payment(2, "cash-out", 1580),)


@pytest.mark.parametrize("format_name", ["pokerstars", "phh", "ohh"])
def test_written_bounties_are_read_again(format_name: str) -> None:
    hand = parse_exact(TOURNAMENT_HAND)
    assert hand.metadata["bounties"]
    [reread_hand] = parse_hands(HandHistory(hand).to_format(format_name))
    assert reread_hand.exact, reread_hand.problems
    assert reread_hand.metadata["bounties"] == hand.metadata["bounties"]


def test_fees_of_pot_are_kept_in_phh() -> None:
    hand = parse_exact(replace_text(ALL_IN_HAND, ("Rake $1\n", "Rake $0.80 | Jackpot $0.20\n")))
    assert hand.metadata["jackpot"] == Decimal("0.20")
    [reread_hand] = parse_hands(HandHistory(hand).to_format("phh"))
    assert reread_hand.exact, reread_hand.problems
    assert (reread_hand.rake, reread_hand.metadata["jackpot"]) == (
        hand.rake,
        hand.metadata["jackpot"],
    )


def test_invalid_payment_of_phh_is_refused() -> None:
    [text] = [HandHistory(parse_exact(ALL_IN_HAND)).to_format("phh")]
    [hand] = parse_hands(text.replace("cash-out 15.82", "gift 15.82"))
    assert "gift" in hand.problems[0]
