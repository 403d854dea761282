"""PHH of stud games: bring-ins, completions, single-card streets and all-ins."""

import pytest

from riverboat.cards import parse_cards
from riverboat.engine.hand_audit import audit
from riverboat.engine.state import hand_facts as f
from riverboat.notation import ParsedHand, parse_phh, to_phh
from tests.notation.phh_texts import (
    STUD_KEYS,
    THIRD_STREET_DEALS,
    only_problem,
    read_repaired,
    read_stud,
)

FOLDED_THIRD_STREET_ACTIONS = ["p2 pb", "p3 cbr 4", "p1 f", "p2 f"]


def list_first_to_act(hand: ParsedHand) -> list[int]:
    return [fact.first_to_act for fact in hand.log if isinstance(fact, f.BettingOpened)]


def test_bring_in_is_posted_by_action() -> None:
    hand = read_stud(
        *THIRD_STREET_DEALS, *FOLDED_THIRD_STREET_ACTIONS, finishing_stacks=[199, 197, 204]
    )
    assert hand.exact, hand.problems
    assert f.BroughtIn(seat=1, chips=2) in hand.log
    assert not audit(hand.log)


def test_stud_deals_two_down_and_one_up() -> None:
    hand = read_stud(*THIRD_STREET_DEALS)
    hole_card_deal, upcard_deal = (
        fact for fact in hand.log if isinstance(fact, (f.HoleCardsDealt, f.UpcardsDealt))
    )
    assert isinstance(hole_card_deal, f.HoleCardsDealt)
    assert isinstance(upcard_deal, f.UpcardsDealt)
    assert hole_card_deal.holdings == tuple(map(parse_cards, ("AsAh", "KsKh", "QsQh")))
    assert upcard_deal.cards == tuple(map(parse_cards, ("4c", "2c", "9d")))


def test_bring_in_player_may_complete() -> None:
    hand = read_stud(
        *THIRD_STREET_DEALS, "p2 cbr 4", "p3 f", "p1 f", finishing_stacks=[199, 202, 199]
    )
    assert hand.exact, hand.problems
    assert not any(isinstance(fact, f.BroughtIn) for fact in hand.log)


@pytest.mark.parametrize(
    "actions, problem",
    [
        (
            ["p3 pb"],
            "p3 can’t bring it in: p2 has the 2c and the bring-in; "
            "legal now: bring in 2, complete to 4",
        ),
        (["p2 cc"], "p2 must open, with pb or cbr (BRNG-05)"),
        (["p2 f"], "p2 can’t fold: the bring-in is due"),
        (["p2 cbr 3"], "p2 can’t raise to 3: the minimum is 4"),
        (["p2 pb", "p3 pb"], "p3 can’t bring it in: no bring-in due"),
        (["p2 pb", "p3 cbr 6"], "p3 can’t raise to 6: the maximum is 4"),
        (["p2 pb", "p1 f"], "p1 can’t fold out of turn: action is on p3"),
        (["p2 pb", "p3 cc", "p1 cc", "d dh p2 8c9c"], "p2 is due 1 card"),
        (["p2 pb", "p3 cc", "p1 f", "d dh p1 8c"], "p1 is due no cards"),
        (["p2 pb", "p3 cc", "p1 f", "d db 8c"], "action 7, 'd db 8c': no board cards to deal"),
        (["p2 pb", "p3 cc", "p1 f", "d dh p2 8c", "p2 cc"], "deal 2 to the players face up"),
        (["p2 pb", "p3 cc", "p1 f", "d dh p2 9d", "d dh p3 5c"], "9d is already dealt"),
        (["p2 pb", "p3 cc", "p1 f", "d dh p2 8c", "d dh p3 8c"], "8c is already dealt"),
        (["p2 sd 2c"], "sd is for draw games"),
    ],
)
def test_impossible_action_is_reported_at_its_place(actions: list[str], problem: str) -> None:
    hand = read_stud(*THIRD_STREET_DEALS, *actions)
    assert only_problem(hand).startswith(
        f"action {len(THIRD_STREET_DEALS) + len(actions)}, {actions[-1]!r}: "
    )
    assert problem in only_problem(hand)


@pytest.mark.parametrize("deal_actions", [["d dh p1 AsAh4c9s"], ["d dh p1 As", "d dh p1 Ah4c9s"]])
def test_fourth_card_on_third_street_is_refused(deal_actions: list[str]) -> None:
    assert "3 hole cards per player at most" in only_problem(read_stud(*deal_actions))


# Ties and unknown upcards -------------------------------------------------------------------------

TIED_UPCARD_DEALS = ["d dh p1 AsAh2d", "d dh p2 KsKh2c", "d dh p3 QsQh9d"]


def test_suit_breaks_bring_in_tie() -> None:
    hand = read_stud(*TIED_UPCARD_DEALS, "p2 pb", "p3 f", "p1 f")
    assert hand.exact
    assert hand.notes == ()


def test_position_may_break_bring_in_tie_with_note() -> None:
    hand = read_stud(*TIED_UPCARD_DEALS, "p1 pb", "p2 f", "p3 f", finishing_stacks=[202, 199, 199])
    assert hand.exact, hand.problems
    assert hand.notes == ("of equal upcards the first clockwise brings it in",)
    assert hand.game is not None
    assert hand.game.rules.bringin_tie == "position"


FOURTH_STREET_ACTIONS = ["p2 pb", "p3 cc", "p1 cc", "d dh p1 9c", "d dh p2 8c", "d dh p3 4d"]


def test_tied_boards_open_by_position_or_suit() -> None:
    position_rule_hand = read_stud(
        *THIRD_STREET_DEALS, *FOURTH_STREET_ACTIONS, "p1 cbr 4", "p2 f", "p3 f"
    )
    assert position_rule_hand.exact
    assert position_rule_hand.notes == ()
    suit_rule_hand = read_stud(
        *THIRD_STREET_DEALS, *FOURTH_STREET_ACTIONS, "p3 cbr 4", "p1 f", "p2 f"
    )
    assert suit_rule_hand.exact, suit_rule_hand.problems
    assert suit_rule_hand.notes == ("of equal boards the highest card by suit is first to act",)
    assert list_first_to_act(suit_rule_hand) == [1, 2]


def test_fourth_street_action_out_of_turn_is_refused() -> None:
    assert "p2 can’t call out of turn: action is on p1" in only_problem(
        read_stud(*THIRD_STREET_DEALS, *FOURTH_STREET_ACTIONS, "p2 cc")
    )


def test_unknown_upcard_does_not_bring_in() -> None:
    hand = read_stud("d dh p1 ??????", *THIRD_STREET_DEALS[1:], "p2 pb", "p3 cbr 4", "p1 f", "p2 f")
    assert hand.exact, hand.problems
    assert list_first_to_act(hand) == [1]


def test_recorded_opener_stands_with_unknown_upcards() -> None:
    deal_actions = ["d dh p1 ??????", *THIRD_STREET_DEALS[1:]]
    hand = read_stud(*deal_actions, "p1 pb", "p2 f", "p3 f", finishing_stacks=[202, 199, 199])
    assert hand.exact, hand.problems
    assert hand.notes == ("not all upcards are known: p1 was first to act",)
    [reread_hand] = parse_phh(to_phh(hand))
    assert reread_hand.log == hand.log


# All-ins ------------------------------------------------------------------------------------------

UPCARDS_BY_STREET = ["9c 8c", "9h 8h", "9s 8s"]
ALL_IN_ACTIONS = [
    *THIRD_STREET_DEALS,
    "p2 pb",
    "p3 f",
    "p1 cbr 4",
    "p2 cc",
    "p1 sm AsAh4c",
    "p2 sm KsKh2c",
]
RUNOUT_DEALS = [
    f"d dh p{player_index + 1} {card}"
    for street in UPCARDS_BY_STREET
    for player_index, card in enumerate(street.split())
]
SEVENTH_STREET_DEALS = ["d dh p1 7d", "d dh p2 6d"]


@pytest.mark.parametrize(
    "seventh_street_actions",
    [
        [*SEVENTH_STREET_DEALS, "p1 sm AsAh4c9c9h9s7d", "p2 sm KsKh2c8c8h8s6d"],
        [*SEVENTH_STREET_DEALS, "p2 sm -", "p1 sm -"],
        SEVENTH_STREET_DEALS,
        ["d dh p1 ??", "d dh p2 6d", "p1 sm AsAh4c9c9h9s7d", "p2 sm -"],
    ],
    ids=["shown again", "as dealt", "shown once", "told at the end"],
)
def test_all_in_hands_are_shown_before_runout(seventh_street_actions: list[str]) -> None:
    stack_keys = {"starting_stacks": [200, 5, 200], "finishing_stacks": [206, 0, 199]}
    hand = read_stud(*ALL_IN_ACTIONS, *RUNOUT_DEALS, *seventh_street_actions, **stack_keys)
    assert hand.exact, hand.problems
    [reread_hand] = parse_phh(to_phh(hand))
    assert reread_hand.log == hand.log


def test_mucked_player_needs_no_more_cards() -> None:
    actions = [*ALL_IN_ACTIONS[:-1], "p2 sm"]
    winner_deals = [
        action for action in (*RUNOUT_DEALS, *SEVENTH_STREET_DEALS) if action.startswith("d dh p1")
    ]
    stack_keys = {"starting_stacks": [200, 5, 200], "finishing_stacks": [206, 0, 199]}
    hand = read_stud(*actions, *winner_deals, "p1 sm -", **stack_keys)
    assert hand.exact, hand.problems


def test_next_player_brings_in_for_all_in_ante() -> None:
    hand = read_stud(*THIRD_STREET_DEALS, "p3 pb", "p1 f", starting_stacks=[200, 1, 200])
    assert hand.notes == ("p2 is all-in for their ante: p3 calls the bring-in",)
    assert "waiting for: deal 2 to the players face up" in only_problem(hand)


def test_razz_raise_may_equal_opponents_stack() -> None:
    razz_keys = {
        "variant": '"FR"',
        "antes": [0, 0],
        "starting_stacks": [7, 200],
        "finishing_stacks": [0, 207],
        "bring_in": 1,
    }
    actions = ["d dh p1 KhQh8s", "d dh p2 As2c6h", "p1 pb", "p2 cbr 4", "p1 cc"]
    actions += ["d dh p1 Kc", "d dh p2 3c", "p2 cbr 3", "p1 cc"]
    for card, opponent_card in (("Ks", "4c"), ("Qs", "5c"), ("Qd", "9c")):
        actions += [f"d dh p1 {card}", f"d dh p2 {opponent_card}"]
    hand = read_stud(*actions, "p1 sm -", "p2 sm -", **razz_keys)
    assert hand.exact, hand.problems
    assert hand.notes == ("a raise to 3, all-in for the only opponent, stands for 4",)


# Split pots ---------------------------------------------------------------------------------------

SPLIT_POT_ACTIONS = [
    *("d dh p1 AsAh4c", "d dh p2 2s3h5c", "d dh p3 QsQh9d", "p1 pb", "p2 cc", "p3 f"),
    *("d dh p1 Kc", "d dh p2 6c", "p1 cc", "p2 cc", "d dh p1 Kd", "d dh p2 Jd", "p1 cc", "p2 cc"),
    *("d dh p1 Js", "d dh p2 Jh", "p1 cc", "p2 cc", "d dh p1 Tc", "d dh p2 8d"),
    *("p1 cc", "p2 cc", "p1 sm AsAh4cKcKdJsTc", "p2 sm 2s3h5c6cJdJh8d"),
]
STUD_HI_LO_KEYS = {"variant": '"F7S/8"'}


@pytest.mark.parametrize(
    "stacks, finishing_stacks, note",
    [
        ("[200, 200, 200]", "[200.5, 200.5, 199]", ()),
        ("[200, 200, 200]", "[201, 200, 199]", ()),
        ("[200, 200, 200]", None, ()),
        (
            "[200.5, 200, 200]",
            "[201.5, 200, 199]",
            ("an odd chip is not broken up: it goes to one player",),
        ),
    ],
)
def test_high_half_takes_odd_chip(
    stacks: str, finishing_stacks: str | None, note: tuple[str, ...]
) -> None:
    hand = read_stud(
        *SPLIT_POT_ACTIONS,
        starting_stacks=stacks,
        finishing_stacks=finishing_stacks,
        **STUD_HI_LO_KEYS,
    )
    assert hand.exact, hand.problems
    assert hand.notes == note


def test_low_half_never_takes_odd_chip() -> None:
    hand = read_stud(*SPLIT_POT_ACTIONS, finishing_stacks="[200, 201, 199]", **STUD_HI_LO_KEYS)
    assert only_problem(hand) == "final stacks differ: p1 201 (recorded 200), p2 200 (recorded 201)"


# Keys and repairs ---------------------------------------------------------------------------------


@pytest.mark.parametrize("blinds", ["[0, 0, 0]", "[]", None])
def test_nonzero_blinds_with_bring_in_are_refused(blinds: str | None) -> None:
    assert read_stud(
        *THIRD_STREET_DEALS, *FOLDED_THIRD_STREET_ACTIONS, blinds_or_straddles=blinds
    ).exact
    parsed_hand = read_stud(
        *THIRD_STREET_DEALS, *FOLDED_THIRD_STREET_ACTIONS, blinds_or_straddles="[1, 2, 0]"
    )
    assert only_problem(parsed_hand) == "blinds_or_straddles doesn’t fit variant F7S"


def test_missing_bring_in_is_named() -> None:
    assert only_problem(read_stud(*THIRD_STREET_DEALS, bring_in=None)) == "missing key 'bring_in'"


def test_repair_handles_bring_ins_and_upcards() -> None:
    hand = read_repaired(*THIRD_STREET_DEALS, "p3 cbr 4", "p1 f", "p2 f", **STUD_KEYS)
    assert hand.repairs == ("missing action: p2 brings it in",)
    call_actions = ["p2 pb", "p3 cc", "p1 f", "d dh p2 8c", "p3 cbr 4", "p2 f"]
    hand = read_repaired(*THIRD_STREET_DEALS, *call_actions, **STUD_KEYS)
    assert hand.repairs == ("missing hole cards: taken as unknown",)
    assert not hand.problems
