"""PHH of draw games: discards, replacement cards and unknown cards."""

import pytest

from riverboat.cards import UNKNOWN, parse_cards
from riverboat.engine.hand_audit import audit
from riverboat.engine.state import hand_facts as f
from riverboat.notation import ParsedHand, parse_phh, to_phh
from tests.notation.phh_texts import FIVE_CARD_DEALS, only_problem, read_draw, read_repaired

CHECK_ROUND_ACTIONS = ["p3 cc", "p1 cc", "p2 cc"]
ACTIONS_DEALT_AFTER_DISCARDS = ["p1 sd AsQs", "p2 sd", "p3 sd KdKh", "d dh p1 4h2h", "d dh p3 6h2s"]
ACTIONS_DEALT_IMMEDIATELY = ["p1 sd AsQs", "d dh p1 4h2h", "p2 sd", "p3 sd KdKh", "d dh p3 6h2s"]
FINAL_CHECK_ACTIONS = ["p1 cc", "p2 cc", "p3 cc"]
SHOW_ACTIONS = ["p1 sm 6s5c3c4h2h", "p2 sm 7h6c4c3d2c", "p3 sm"]


def list_draw_facts(hand: ParsedHand) -> list[f.AnyFact]:
    """Return the facts between the two betting rounds."""
    burned_index = next(
        fact_index for fact_index, fact in enumerate(hand.log) if isinstance(fact, f.Burned)
    )
    return list(hand.log[burned_index : burned_index + 6])


@pytest.mark.parametrize(
    "draw_actions",
    [ACTIONS_DEALT_AFTER_DISCARDS, ACTIONS_DEALT_IMMEDIATELY],
    ids=["dealt later", "dealt at once"],
)
def test_new_cards_may_come_at_once_or_after_discards(draw_actions: list[str]) -> None:
    hand = read_draw(
        *FIVE_CARD_DEALS,
        *CHECK_ROUND_ACTIONS,
        *draw_actions,
        *FINAL_CHECK_ACTIONS,
        *SHOW_ACTIONS,
        finishing_stacks=[198, 204, 198],
    )
    assert hand.exact, hand.problems
    assert not audit(hand.log)
    assert list_draw_facts(hand) == [
        f.Burned((UNKNOWN,)),
        f.Discarded(0, parse_cards("AsQs")),
        f.HoleCardsDealt((parse_cards("4h2h"), (), ())),
        f.Discarded(1, ()),
        f.Discarded(2, parse_cards("KdKh")),
        f.HoleCardsDealt(((), (), parse_cards("6h2s"))),
    ]


@pytest.mark.parametrize(
    "actions, problem",
    [
        (["p2 sd"], "p2 can’t stand pat out of turn: action is on p1"),
        (["p1 sd 9d"], "p1 can’t discard 9d"),
        (["p1 sd AsAs"], "p1 can’t discard As"),
        (["p1 sd ??"], "p1's cards are taken as unknown"),
        (["p1 sd As Qs"], "unknown action"),
        (["p1 cc"], "no player can call now"),
        (["d dh p1 4h"], "no hole cards to deal; waiting for: burn 1 before the draw"),
        (["p1 sd AsQs", "p2 sd"], "no draw now; waiting for: deal 2 to p1"),
        (["p1 sd AsQs", "d dh p1 4h2h9c"], "p1 is due 2 cards"),
        (["p1 sd AsQs", "d dh p1 4h", "p2 sd"], "waiting for: deal 2 to p1"),
        (["p1 sd AsQs", "d dh p1 As2h"], "As is already dealt"),
        (["p1 sd", "d dh p1 4h"], "no hole cards to deal"),
        (["p1 sd As", "d dh p2 4h"], "p2 is due no cards"),
        (["p1 sd", "p2 sd", "p3 sd", "p1 sd"], "no draw now"),
    ],
)
def test_impossible_draw_action_is_refused(actions: list[str], problem: str) -> None:
    hand = read_draw(*FIVE_CARD_DEALS, *CHECK_ROUND_ACTIONS, *actions)
    assert any(problem in text for text in (*hand.problems, *hand.notes)), hand.problems
    assert not hand.exact


def test_invalid_card_is_reported_at_its_deal() -> None:
    actions = ["p1 sd As", "p2 sd Zz", "d dh p1 Xx"]
    hand = read_draw(*FIVE_CARD_DEALS, *CHECK_ROUND_ACTIONS, *actions)
    assert only_problem(hand).startswith(
        "action 9, 'd dh p1 Xx': invalid cards 'Xx': write AsKd or ????"
    )


# Unknown cards ------------------------------------------------------------------------------------


def test_unknown_discards_are_resolved_at_showdown() -> None:
    dealt_texts = [
        "d dh p1 ??????????",
        "d dh p2 Kh7c6d2c??",
        "d dh p3 ??????????",
        *CHECK_ROUND_ACTIONS,
    ]
    draw_actions = [
        "p1 sd ??",
        "p2 sd Kh??",
        "p3 sd",
        "d dh p1 ??",
        "d dh p2 5s3d",
        *FINAL_CHECK_ACTIONS,
    ]
    show_actions = ["p1 sm As2s3s4s6s", "p2 sm 7c6d2c5s3d", "p3 sm"]
    hand = read_draw(*dealt_texts, *draw_actions, *show_actions, finishing_stacks=[198, 204, 198])
    assert hand.exact, hand.problems
    assert not audit(hand.log)


def test_discards_of_unknown_hand_may_be_known() -> None:
    earlier_actions = ["d dh p1 ??????????", *FIVE_CARD_DEALS[1:], *CHECK_ROUND_ACTIONS]
    draw_actions = [
        "p1 sd AdJs",
        "p2 sd",
        "p3 sd KdKh",
        "d dh p1 ????",
        "d dh p3 6h2s",
        *FINAL_CHECK_ACTIONS,
    ]
    hand = read_draw(
        *earlier_actions,
        *draw_actions,
        "p1 sm",
        "p2 sm -",
        "p3 sm",
        finishing_stacks=[198, 204, 198],
    )
    assert hand.exact, hand.problems
    assert f.Discarded(0, parse_cards("AdJs")) in hand.log
    [reread_hand] = parse_phh(to_phh(hand))
    assert reread_hand.log == hand.log


def test_known_discard_cannot_be_dealt_again() -> None:
    earlier_actions = ["d dh p1 ??????????", *FIVE_CARD_DEALS[1:], *CHECK_ROUND_ACTIONS]
    draw_actions = ["p1 sd AdJs", "d dh p1 ????", "p2 sd 7h", "d dh p2 Ad"]
    assert "Ad is already dealt (CARD-01)" in only_problem(
        read_draw(*earlier_actions, *draw_actions)
    )
    assert "7h is already dealt" in only_problem(
        read_draw(*earlier_actions, "p1 sd 7h", "d dh p1 ??")
    )


DRAW_ACTIONS = [
    "p1 sd ????",
    "p2 sd",
    "p3 sd KdKh",
    "d dh p1 4h2h",
    "d dh p3 6h2s",
    *FINAL_CHECK_ACTIONS,
]


def test_unknown_discards_are_inferred_from_shown_cards() -> None:
    hand = read_draw(
        *FIVE_CARD_DEALS,
        *CHECK_ROUND_ACTIONS,
        *DRAW_ACTIONS,
        *SHOW_ACTIONS,
        finishing_stacks=[198, 204, 198],
    )
    assert hand.exact, hand.problems
    assert hand.notes == ("p1 threw away AsQs: the rest they show or throw away later",)
    assert f.Discarded(0, parse_cards("AsQs")) in hand.log


def test_ambiguous_discards_make_hole_cards_unknown() -> None:
    hand = read_draw(
        *FIVE_CARD_DEALS,
        *CHECK_ROUND_ACTIONS,
        *DRAW_ACTIONS,
        "p1 sm",
        *SHOW_ACTIONS[1:],
        finishing_stacks=[198, 204, 198],
    )
    assert hand.exact, hand.problems
    assert hand.notes == (
        "p1's cards are taken as unknown: the file does not say which of them they threw away",
    )
    deal_fact = next(fact for fact in hand.log if isinstance(fact, f.HoleCardsDealt))
    assert set(deal_fact.holdings[0]) == {UNKNOWN}
    assert UNKNOWN not in deal_fact.holdings[1]


# All-ins ------------------------------------------------------------------------------------------

ALL_IN_ACTIONS = ["p3 f", "p1 cbr 200", "p2 cc"]


@pytest.mark.parametrize(
    "actions",
    [
        ["p1 sd AsQs", "p2 sd", "d dh p1 4h9h", "p1 sm -", "p2 sm -"],
        ["p1 sm -", "p2 sm -", "p1 sd AsQs", "p2 sd", "d dh p1 4h9h"],
        ["p1 sd AsQs", "p2 sm -", "d dh p1 4h9h", "p2 sd", "p1 sm -"],
        ["p1 sd AsQs", "p2 sd", "d dh p1 ????", "p1 sm 6s5c3c4h9h", "p2 sm -"],
        ["p1 sd AsQs", "p2 sd", "d dh p1 4h9h", "p1 sm", "p2 sm -"],
    ],
    ids=["at the end", "before the draw", "in the middle", "told at the end", "mucked"],
)
def test_all_in_players_draw_and_show_in_any_order(actions: list[str]) -> None:
    hand = read_draw(*FIVE_CARD_DEALS, *ALL_IN_ACTIONS, *actions, finishing_stacks=[0, 400, 200])
    assert hand.exact, hand.problems
    [reread_hand] = parse_phh(to_phh(hand))
    assert reread_hand.log == hand.log


def test_check_without_opponent_is_dropped_with_note() -> None:
    stack_keys = {"starting_stacks": [200, 2, 200]}
    hand = read_draw(*FIVE_CARD_DEALS, "p3 f", "p1 cc", "p1 cc", **stack_keys)
    assert hand.notes == ("p1 checks, though they have nobody to bet against",)


# The stub -----------------------------------------------------------------------------------------

DECK_CARDS = [card + suit for suit in "cdhs" for card in "23456789TJQKA"]
SIX_HOLDINGS = [
    "".join(DECK_CARDS[5 * holding_index : 5 * holding_index + 5]) for holding_index in range(6)
]
"""Hole cards of six players; 22 cards remain."""
REPLACEMENT_CARDS = [
    "".join(DECK_CARDS[5 * holding_index : 5 * holding_index + 5]) for holding_index in range(6, 10)
]
SIX_HANDED_KEYS = {
    "variant": '"F2L3D"',
    "antes": [0] * 6,
    "blinds_or_straddles": [1, 2, 0, 0, 0, 0],
    "starting_stacks": [200] * 6,
    "min_bet": None,
    "small_bet": 2,
    "big_bet": 4,
}


def discard_and_draw_all(*new_cards: str) -> ParsedHand:
    """Let six players discard everything and deal these cards."""
    deal_actions = [f"d dh p{player} {cards}" for player, cards in enumerate(SIX_HOLDINGS, 1)]
    call_actions = [f"p{player} cc" for player in (3, 4, 5, 6, 1, 2)]
    discard_actions = [f"p{player} sd {cards}" for player, cards in enumerate(SIX_HOLDINGS, 1)]
    draw_actions = [f"d dh p{player} {cards}" for player, cards in enumerate(new_cards, 1)]
    return read_draw(
        *deal_actions, *call_actions, *discard_actions, *draw_actions, **SIX_HANDED_KEYS
    )


def test_discards_are_reshuffled_after_stub_runs_out() -> None:
    hand = discard_and_draw_all(*REPLACEMENT_CARDS, SIX_HOLDINGS[0])
    assert "waiting for: deal 5 to p6" in only_problem(hand)
    assert any(isinstance(fact, f.StubReshuffled) for fact in hand.log)


def test_discards_may_be_reshuffled_early() -> None:
    deal_actions = [f"d dh p{player} {cards}" for player, cards in enumerate(SIX_HOLDINGS, 1)]
    call_actions = [f"p{player} cc" for player in (3, 4, 5, 6, 1, 2)]
    stand_pat_actions = [f"p{player} sd" for player in range(1, 7)]
    check_actions = [f"p{player} cc" for player in range(1, 7)]
    later_discard_actions = [f"p{player} sd {SIX_HOLDINGS[player - 1]}" for player in range(2, 7)]
    discard_actions = [
        "p1 sd 2c3c4c5c6c",
        *stand_pat_actions[1:],
        f"d dh p1 {REPLACEMENT_CARDS[0]}",
        *check_actions,
        "p1 sd",
        *later_discard_actions,
    ]
    early_reshuffle_deals = [
        f"d dh p2 {REPLACEMENT_CARDS[1]}",
        f"d dh p3 {REPLACEMENT_CARDS[2]}",
        "d dh p4 2c3c4c5c6c",
    ]
    remaining_deals = [
        f"d dh p5 {REPLACEMENT_CARDS[3]}",
        f"d dh p6 {DECK_CARDS[50]}{SIX_HOLDINGS[1][:8]}",
    ]
    hand = read_draw(
        *deal_actions,
        *call_actions,
        *discard_actions,
        *early_reshuffle_deals,
        *remaining_deals,
        **SIX_HANDED_KEYS,
    )
    assert "hand not over; action is on p1: check, bet 4" in only_problem(hand), hand.problems
    assert "the stub was reshuffled before p4's cards" in hand.notes


def test_discards_stay_out_while_stub_lasts() -> None:
    assert "7c is already dealt" in only_problem(
        discard_and_draw_all(REPLACEMENT_CARDS[0], SIX_HOLDINGS[1])
    )


# Repairs ------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "actions, expected",
    [
        (["p1 sd", "p3 sd", *FINAL_CHECK_ACTIONS], "missing action: p2 stands pat"),
        (["p1 sd As", "p2 sd", "p3 sd"], "missing hole cards: taken as unknown"),
        (["p1 sd 9c", "p1 sd", "p2 sd", "p3 sd"], "left out 'p1 sd 9c'"),
    ],
)
def test_repair_handles_draws(actions: list[str], expected: str) -> None:
    hand = read_repaired(*FIVE_CARD_DEALS, *CHECK_ROUND_ACTIONS, *actions, variant='"N2L1D"')
    assert any(expected in repair for repair in hand.repairs), hand.repairs
