"""Decisions that are not solved: charts, other games, several players, and hands with gaps."""

from __future__ import annotations

from typing import Any

import pytest

import riverboat as rb
from riverboat.notation.read_hand import ParsedHand
from riverboat.review import BadReview, HandInProgress, HandReview
from riverboat.words import Reader
from tests.review.river_hands import RANGES, as_history, river_hand


def play_hands(*actions: str, game: str = "nlhe 1/2", seed: int = 3, **options: Any) -> rb.Hand:
    hand = rb.Hand(game, seed=seed, **options)
    for action in actions:
        hand.act(action)
    return hand


def review_preflop_raise(cards: str, *actions: str) -> HandReview:
    """Review a raise of the player under the gun, six-handed, with these cards."""
    hand = rb.Hand.undealt("nlhe 1/2", seats=6)
    free_cards = [card for card in "2c 3c 4c 5c 6c 8c 9c Tc Jc Qc".split() if card not in cards]
    hole_cards = [cards[:2] if seat == 2 else free_cards.pop() for seat in range(6)]
    hole_cards += (
        [cards[2:] if seat == 2 else free_cards.pop() for seat in range(6)]
        if len(free_cards) > 5
        else []
    )
    hole_cards = hole_cards[:6] + (
        ["2d", "3d", cards[2:], "5d", "6d", "8d"] if len(hole_cards) < 12 else hole_cards[6:]
    )
    hand.act(f"deal {' '.join(hole_cards)}")
    for action in actions:
        hand.act(action)
    return rb.review(hand, 2)


# Charts -------------------------------------------------------------------------------------------


def test_decision_before_the_flop_is_judged_by_the_chart_alone() -> None:
    aces_decision = review_preflop_raise("AhAs", "raise 6", *["fold"] * 5).decisions[0]
    assert aces_decision.in_chart is True
    assert aces_decision.chart["raise"] == 1
    assert str(aces_decision.why) == "in the chart: raise 100%"
    trash_decision = review_preflop_raise("7h2s", "raise 6", *["fold"] * 5).decisions[0]
    assert trash_decision.in_chart is False
    assert trash_decision.chart["fold"] == 1
    assert str(trash_decision.why) == "not in the chart: raise; the chart plays fold 100%"
    for decision in (aces_decision, trash_decision):
        assert decision.loss is None
        assert decision.actions == ()
        assert not decision.solved


def test_ranges_of_the_charts_are_shown_and_can_be_replaced() -> None:
    hand = as_history(river_hand("AhQh", "KhKs", ("check", "check")))
    chart_review = rb.review(hand, "Ann", solve_from="river")
    assert set(chart_review.ranges) == {"Ann", "Bob"}
    assert 20 < chart_review.ranges["Ann"].percent < 90  # a call of a raise on the button
    edited_review = rb.review(hand, "Ann", ranges={"Bob": RANGES["Bob"]}, solve_from="river")
    assert edited_review.ranges["Bob"] == rb.Range(RANGES["Bob"])
    assert edited_review.ranges["Ann"] == chart_review.ranges["Ann"]
    second_hand_review = rb.review(hand, "Ann", ranges=chart_review.ranges, solve_from="river")
    assert second_hand_review.decisions == chart_review.decisions


def test_action_outside_the_charts_narrows_no_range() -> None:
    hand = play_hands("call", "check", "check", "check", "check", "check", "check", "check")
    review = rb.review(hand, 1, solve_from="river")
    assert review.ranges["seat 1"].percent == 100
    assert "seat 1: call isn’t in the charts; range unchanged" in map(str, review.notes)


# Several players and other games ------------------------------------------------------------------


def test_street_of_three_players_has_pot_odds_and_equity_alone() -> None:
    hand = play_hands("raise 6", "call", "call", "bet 9", "call", "fold", seats=3)
    while not hand.over:
        hand.act("check")
    review = rb.review(hand, 1)
    flop_decision = review.decisions[1]
    assert str(flop_decision.reason) == "not solved: 3 players on this street"
    assert not flop_decision.solved
    assert flop_decision.loss is None
    assert flop_decision.equity is not None
    assert 0 < flop_decision.equity < 1
    assert flop_decision.pot_odds == pytest.approx(9 / 36)
    assert str(flop_decision.why) == f"pot odds 25%, equity {100 * flop_decision.equity:.0f}%"


def test_turn_of_two_players_is_solved_after_a_flop_of_three() -> None:
    hand = play_hands("raise 6", "call", "call", "bet 9", "call", "fold", seats=3, stacks=40)
    hand.act("check")
    hand.act("check")
    hand.act("check")
    hand.act("check")
    review = rb.review(hand, 1, solve_from="turn")
    assert [(decision.street, decision.solved) for decision in review.decisions] == [
        ("preflop", False),
        ("flop", False),
        ("turn", True),
        ("river", True),
    ]


def call_down(game: str) -> rb.Hand:
    """Return a hand of two players who only check and call."""
    hand = rb.Hand(game, seed=3, seats=2)
    while not hand.over:
        passive_actions = [
            action for action in hand.legal if action.split()[0] not in ("fold", "bet", "raise")
        ]
        hand.act(passive_actions[0])
    return hand


@pytest.mark.parametrize(
    "game", ["plo 1/2", "lhe 2/4", "stud 2/4", "short-deck 1/2", "5-card omaha 1/2"]
)
def test_other_games_have_pot_odds_and_equity(game: str) -> None:
    hand = call_down(game)
    for seat in (0, 1):
        review = rb.review(hand, seat)
        assert len(review.decisions) >= 4
        for decision in review.decisions:
            assert "the solver doesn’t cover" in str(decision.reason)
            assert decision.equity is not None
            assert decision.loss is None


def test_draw_game_has_pot_odds_alone() -> None:
    hand = rb.Hand("badugi 2/4", seed=3, seats=2)
    hand.act("call")
    hand.act("check")
    while not hand.over:
        hand.act("check" if "check" in list(hand.legal) else "stand pat")
    for seat in (0, 1):
        for decision in rb.review(hand, seat).decisions:
            assert decision.equity is None
            assert not decision.solved


# Gaps ---------------------------------------------------------------------------------------------

PHH_HAND = """
variant = "NT"
antes = [0, 0]
blinds_or_straddles = [1, 2]
min_bet = 2
starting_stacks = [100, 100]
players = ["Ann", "Bob"]
actions = [{actions}]
"""


def read_hand(*actions: str) -> rb.HandHistory:
    [hand] = rb.read_hands(PHH_HAND.format(actions=", ".join(f'"{action}"' for action in actions)))
    return hand


DEALT_LINES = (
    "d dh p1 AhQh",
    "d dh p2 ????",
    "p2 cbr 6",
    "p1 cc",
    "d db Qs7c2d",
    "p1 cc",
    "p2 cbr 6",
)


def test_hand_without_hole_cards_has_pot_odds_alone() -> None:
    hand = read_hand(*DEALT_LINES, "p1 cbr 20", "p2 f")
    review = rb.review(hand, "Bob")
    assert review.cards == ""
    assert [str(decision.reason) for decision in review.decisions] == [
        "not solved: hole cards unknown"
    ] * 3
    assert all(
        decision.equity is None and decision.in_chart is None for decision in review.decisions
    )
    assert review.decisions[2].pot_odds == pytest.approx(14 / 52)
    assert rb.review(hand, "Ann", solve_from="river").decisions[1].equity is not None


def test_cut_hand_is_reviewed_up_to_its_end() -> None:
    hand_history = read_hand(*DEALT_LINES, "p1 cbr 20", "p2 f")
    source = hand_history.read.source._replace(line=1)
    cut_history = rb.HandHistory(
        ParsedHand(source=source, variant="NT", players=("Ann", "Bob"), log=hand_history.log[:-3])
    )
    assert cut_history.state is not None
    assert not cut_history.state.has_ended
    review = rb.review(cut_history, "Ann", solve_from="river")
    assert [decision.action for decision in review.decisions] == ["call", "check", "raise"]
    assert str(review.notes[-1]) == "incomplete hand: decisions only up to the last action"


def test_unreadable_file_is_listed_and_the_rest_reviewed(tmp_path: Any) -> None:
    rb.convert([read_hand(*DEALT_LINES, "p1 cbr 20", "p2 f")], out=tmp_path / "good.phh")
    (tmp_path / "bad.phh").write_text(PHH_HAND.format(actions='"d dh p1 AhQh", "p1 dances"'))
    folder_review = rb.review_folder(tmp_path, "Ann", solve_from="river")
    assert folder_review.hands == 1
    assert len(folder_review.refused) == 1
    assert "bad.phh" in folder_review.refused[0]
    absent_player_review = rb.review_folder(tmp_path, "Zed")
    assert (
        absent_player_review.hands,
        absent_player_review.skipped,
        len(absent_player_review.decisions),
    ) == (0, 1, 0)


def test_pot_odds_count_only_chips_that_the_player_can_win() -> None:
    hand = rb.Hand("nlhe 1/2", stacks=[20, 100], seed=3)
    for action in ("raise 100", "call"):
        hand.act(action)
    [decision] = rb.review(hand, 0).decisions
    assert (decision.pot, decision.to_call) == (22, 18)
    assert decision.pot_odds == pytest.approx(18 / 40)


def test_amounts_are_those_of_the_file() -> None:
    text = """PokerStars Hand #7000001:  Hold'em No Limit ($0.01/$0.02 USD) - 2026/01/31 15:15:00 ET
Table 'Delta' 2-max Seat #1 is the button
Seat 1: Ann ($2 in chips)
Seat 2: Bob ($2 in chips)
Ann: posts small blind $0.01
Bob: posts big blind $0.02
*** HOLE CARDS ***
Dealt to Ann [Ah Qh]
Ann: raises $0.04 to $0.06
Bob: calls $0.04
*** FLOP *** [Qs Jh 2h]
Bob: checks
Ann: checks
*** TURN *** [Qs Jh 2h] [7c]
Bob: checks
Ann: checks
*** RIVER *** [Qs Jh 2h 7c] [4d]
Bob: checks
Ann: bets $0.09
Bob: folds
Uncalled bet ($0.09) returned to Ann
Ann collected $0.12 from pot
*** SUMMARY ***
Total pot $0.12 | Rake $0
"""
    [hand] = rb.read_hands(text)
    review = rb.review(hand, ranges=RANGES, solve_from="river")
    assert (review.player, review.big_blind) == ("Ann", 0.02)
    river_decision = review.decisions[-1]
    assert (river_decision.pot, river_decision.to, str(river_decision.phrase)) == (
        0.12,
        0.09,
        "bet 0.09",
    )
    assert river_decision.taken is not None
    assert river_decision.taken.to == 0.09
    assert 0 < river_decision.taken.ev < 0.4
    assert river_decision.loss is not None
    assert river_decision.loss_bb == pytest.approx(river_decision.loss / 0.02)


# Refusals -----------------------------------------------------------------------------------------


def test_hand_in_progress_is_refused() -> None:
    hand = play_hands("raise 6", "call")
    with pytest.raises(HandInProgress, match="the hand isn’t over: review it later"):
        rb.review(hand, 0)
    with pytest.raises(HandInProgress):
        rb.review(rb.HandHistory.from_facts(hand.log), 0)
    with pytest.raises(HandInProgress):
        rb.review_folder([rb.HandHistory.from_facts(hand.log, ["Ann", "Bob"])], "Ann")
    with pytest.raises(HandInProgress) as error:
        rb.review(hand, 1)
    assert (
        error.value.localize(Reader("cs")) == "rozdání se ještě hraje: rozeberte ho až po skončení"
    )


def test_player_must_be_in_the_hand() -> None:
    hand = play_hands("fold")
    with pytest.raises(BadReview, match="name a player: seat 0 and seat 1"):
        rb.review(hand)
    with pytest.raises(
        BadReview, match="player 'Zed' isn’t in this hand; players: seat 0 and seat 1"
    ):
        rb.review(hand, "Zed")
    with pytest.raises(BadReview, match="range for unknown player 'Zed'"):
        rb.review(hand, 0, ranges={"Zed": "AA"})
    with pytest.raises(BadReview, match="unknown street 'preflop' to solve from"):
        rb.review(hand, 0, solve_from="preflop")
    with pytest.raises(TypeError, match="expected one of read_hands"):
        rb.review("hand", 0)  # type: ignore[arg-type]


def test_hand_of_a_spectator_has_no_decisions() -> None:
    review = rb.review(play_hands("fold"), 0)
    assert review.decisions == ()
    assert review.loss_bb == 0
    assert review.worst is None


def test_all_in_counts_by_equity_beside_the_result() -> None:
    hand = rb.Hand.undealt("nlhe 1/2", stacks=60, seats=2)
    for action in ("deal Ah Kh As Kd", "raise 60", "call", "deal 2c 3d 7s", "deal 9c", "deal Kc"):
        hand.act(action)
    history = as_history(hand)
    ann_review = rb.review(history, "Ann")
    [equity] = rb.equity("AhAs", "KhKd").equities[:1]
    assert ann_review.net_bb == -30
    assert ann_review.all_in_bb == pytest.approx(60 * equity - 30)
    both_folder_review = rb.review_folder([history, history], "Ann")
    assert both_folder_review.net_bb == -60
    assert both_folder_review.all_in_bb == pytest.approx(2 * (60 * equity - 30))
    small_pot_hand = as_history(river_hand("AhAs", "KhKs", ("check", "bet 4", "fold")))
    assert rb.review(small_pot_hand, "Ann", solve_from="river").all_in_bb is None


def test_six_callers_of_nine_keep_full_ranges_with_notes() -> None:
    hand = rb.Hand("nlhe 1/2", seats=9, seed=5)
    for action in ("fold", "fold", "call", *["call"] * 5, "check", *["check"] * 7 * 3):
        hand.act(action)
    review = rb.review(hand, 4)
    assert not any(decision.solved for decision in review.decisions)
    assert all(decision.equity is not None for decision in review.decisions)
    full_range_players = {
        name for name, seat_range in review.ranges.items() if seat_range.percent == 100
    }
    assert len(full_range_players) >= 3
    notes = list(map(str, review.notes))
    assert all(any(note.startswith(f"{name}: ") for note in notes) for name in full_range_players)
