"""Strict PHH parsing: accepted hands, and refused hands with their reasons."""

from decimal import Decimal
from typing import Any

import pytest

from riverboat.engine import Game, HouseRules, Post
from riverboat.engine.hand_audit import audit
from riverboat.engine.state import hand_facts as f
from riverboat.notation import ParsedHand
from tests.notation.phh_texts import (
    ANN_DEAL,
    BOB_DEAL,
    CAT_DEAL,
    HOLE_DEALS,
    only_problem,
    read_strict,
)

HEADS_UP_KEYS = {
    "antes": [0, 0],
    "blinds_or_straddles": [1, 2],
    "starting_stacks": [200, 200],
}
HEADS_UP_DEALS = [ANN_DEAL, BOB_DEAL]


def find_game(hand: ParsedHand) -> Game:
    assert hand.game is not None, hand.problems
    return hand.game


def select_posts(hand: ParsedHand) -> list[tuple[int, str, int]]:
    return [(fact.seat, fact.kind, fact.chips) for fact in hand.log if isinstance(fact, f.Posted)]


# Hands and games --------------------------------------------------------------------------------


def test_hand_ending_with_recorded_stacks_is_exact() -> None:
    hand = read_strict(*HOLE_DEALS, "p3 cbr 6", "p1 f", "p2 f", finishing_stacks=[199, 198, 203])
    assert hand.exact
    assert not audit(hand.log)
    assert find_game(hand).name == "no-limit hold'em 1/2"


LIMIT_BET_KEYS = {"small_bet": 2, "big_bet": 4, "min_bet": None}
STUD_KEYS = LIMIT_BET_KEYS | {"antes": [1, 1, 1], "blinds_or_straddles": None, "bring_in": 1}


@pytest.mark.parametrize(
    "code, keys, name",
    [
        ("NT", {}, "no-limit hold'em 1/2"),
        ("FT", LIMIT_BET_KEYS, "limit hold'em 2/4"),
        ("PO", {}, "pot-limit omaha 1/2"),
        ("FO/8", LIMIT_BET_KEYS, "limit omaha hi-lo 2/4"),
        ("F7S", STUD_KEYS, "limit seven-card stud 2/4 ante 1 bring-in 1"),
        ("F7S/8", STUD_KEYS, "limit seven-card stud hi-lo 2/4 ante 1 bring-in 1"),
        ("FR", STUD_KEYS, "limit razz 2/4 ante 1 bring-in 1"),
        ("N2L1D", {}, "no-limit 2-7 single draw 1/2"),
        ("F2L3D", LIMIT_BET_KEYS, "limit 2-7 triple draw 2/4"),
        ("FB", LIMIT_BET_KEYS, "limit badugi 2/4"),
        (
            "NS",
            {"antes": [2, 2, 2], "blinds_or_straddles": [0, 0, 2]},
            "no-limit short deck ante 2 button 2",
        ),
    ],
)
def test_variant_code_identifies_game(code: str, keys: dict[str, Any], name: str) -> None:
    assert find_game(read_strict(variant=f'"{code}"', **keys)).name == name


@pytest.mark.parametrize(
    "code, name",
    [
        ("PO/8", "pot-limit omaha hi-lo 1/2"),
        ("PT", "pot-limit hold'em 1/2"),
        ("N2L3D", "no-limit 2-7 triple draw 1/2"),
        ("_no-limit omaha 5", "no-limit omaha 5 1/2"),
        ("_pot-limit five-card draw", "pot-limit five-card draw 1/2"),
    ],
)
def test_extended_variant_code_identifies_game(code: str, name: str) -> None:
    assert find_game(read_strict(variant=f'"{code}"')).name == name


@pytest.mark.parametrize("code", ["_", "_hold'em", "_no-limit", "_no-limit whist", "PX", "O/8", ""])
def test_invalid_extended_code_is_refused(code: str) -> None:
    assert only_problem(read_strict(variant=f'"{code}"')).startswith(
        f"unknown variant {code!r}; choose from"
    )


def test_unknown_variant_lists_known_codes() -> None:
    assert only_problem(read_strict(variant='"ZZ"')).startswith(
        "unknown variant 'ZZ'; choose from FT, NT, NS, PO"
    )


@pytest.mark.parametrize("key", ["variant", "antes", "min_bet", "starting_stacks", "actions"])
def test_missing_required_key_is_named(key: str) -> None:
    assert only_problem(read_strict(**{key: None})) == f"missing key {key!r}"


@pytest.mark.parametrize(
    "key, value, problem",
    [
        ("antes", "0", "antes must be a list of amounts, not 0"),
        ("antes", "[0, 0]", "antes: one entry per player needed, 2 given for 3 players"),
        ("antes", '[0, 0, "x"]', "antes: invalid amount x"),
        ("antes", "[0, 0, -1]", "antes: -1 is below 0"),
        ("min_bet", "true", "min_bet: invalid amount True"),
        ("min_bet", "1e400", "min_bet: amount too large or too small"),
        ("starting_stacks", "[200, nan, 200]", "starting_stacks: invalid amount NaN"),
        ("starting_stacks", "[200, -200, 200]", "starting_stacks: -200 is below 0"),
        ("starting_stacks", "[]", "starting_stacks is empty"),
        ("actions", '"p3 f"', "actions must be a list of texts, not 'p3 f'"),
        ("actions", "[3]", "an action must be text, not 3"),
        ("bring_in", "1", "bring_in doesn’t fit variant NT"),
        ("_rake", '"much"', "_rake: invalid amount much"),
    ],
)
def test_wrong_value_type_is_explained(key: str, value: str, problem: str) -> None:
    assert only_problem(read_strict(**{key: value})) == problem


def test_zero_starting_stack_is_refused() -> None:
    assert "can’t play with a stack of 0" in only_problem(
        read_strict(starting_stacks=[200, 0, 200])
    )


def test_unknown_keys_are_kept_as_metadata() -> None:
    hand = read_strict(
        *HOLE_DEALS, "p3 f", "p1 f", event='"Tuesday"', time="20:15:00", _mine=[1], house='"x"'
    )
    assert hand.exact
    assert hand.metadata["event"] == "Tuesday"
    assert hand.metadata["_mine"] == [1]


def test_unnamed_players_get_position_names() -> None:
    assert read_strict(players=["Ann", "", "Cat"]).players == ("Ann", "p2", "Cat")
    assert read_strict().players == ("p1", "p2", "p3")
    assert read_strict(players=["Ann"]).notes == ("players does not name 3 players",)


# Forced bets ------------------------------------------------------------------------------------


def test_heads_up_blinds_are_reversed() -> None:
    hand = read_strict(*HEADS_UP_DEALS, "p2 f", finishing_stacks=[201, 199], **HEADS_UP_KEYS)
    assert hand.exact
    assert select_posts(hand) == [(1, "blind", 1), (0, "blind", 2)]


def test_heads_up_antes_are_reversed() -> None:
    hand = read_strict(**(HEADS_UP_KEYS | {"antes": [0, 2]}))
    assert select_posts(hand)[0] == (0, "dead", 2)


@pytest.mark.parametrize(
    "antes, kind", [([5, 5, 5], "ante"), ([0, 5, 0], "dead"), ([0, 0, 5], "dead")]
)
@pytest.mark.parametrize("trimming", ["true", "false"])
def test_ante_of_single_player_is_dead(antes: list[int], kind: str, trimming: str) -> None:
    hand = read_strict(antes=antes, ante_trimming_status=trimming)
    assert {post[1] for post in select_posts(hand) if post[2] == 5} == {kind}


def test_untrimmed_short_ante_makes_antes_dead() -> None:
    short_stack_options = {"antes": [10, 10, 10], "starting_stacks": [4, 200, 200]}
    post_kinds = [post_kind for _, post_kind, _ in select_posts(read_strict(**short_stack_options))]
    assert post_kinds.count("dead") == 3
    post_kinds = [
        post_kind
        for _, post_kind, _ in select_posts(
            read_strict(ante_trimming_status="true", **short_stack_options)
        )
    ]
    assert post_kinds.count("ante") == 3


@pytest.mark.parametrize(
    "blinds_or_straddles, posts, first_seat_to_act",
    [
        ([1, 2, 4, 0], [(0, "blind", 1), (1, "blind", 2), (2, "straddle", 4)], 3),
        ([1, 2, 0, 4], [(0, "blind", 1), (1, "blind", 2), (3, "straddle", 4)], 0),
        (
            [1, 2, 4, 8],
            [(0, "blind", 1), (1, "blind", 2), (2, "straddle", 4), (3, "straddle", 8)],
            0,
        ),
        ([2, 0, 0, 0], [(0, "blind", 2)], 1),
        ([0, 0, 0, 2], [(3, "blind", 2)], 0),
        ([1, 2, 0, 2], [(0, "blind", 1), (1, "blind", 2), (3, "post", 2)], 2),
        ([1, 2, 0, -2], [(0, "blind", 1), (1, "blind", 2), (3, "post", 2)], 2),
        ([1, 2, 0, -1], [(3, "dead", 1), (0, "blind", 1), (1, "blind", 2)], 2),
        ([1, 2, 0, -3], [(3, "dead", 1), (0, "blind", 1), (1, "blind", 2), (3, "post", 2)], 2),
    ],
)
def test_blinds_straddles_and_late_posts_are_read(
    blinds_or_straddles: list[int], posts: list[tuple[int, str, int]], first_seat_to_act: int
) -> None:
    deal_actions = [*HOLE_DEALS, "d dh p4 JsJh"]
    four_player_keys = {
        "antes": [0] * 4,
        "starting_stacks": [200] * 4,
        "blinds_or_straddles": blinds_or_straddles,
    }
    hand = read_strict(*deal_actions, **four_player_keys)
    assert select_posts(hand) == posts
    betting_opened = next(fact for fact in hand.log if isinstance(fact, f.BettingOpened))
    assert betting_opened.first_to_act == first_seat_to_act


def test_late_post_split_is_noted() -> None:
    hand = read_strict(blinds_or_straddles=[1, 2, -3])
    assert hand.notes == ("p3's post is taken as 1 dead, and 2 live",)


def test_recorded_stacks_decide_if_late_post_is_live() -> None:
    actions = [
        *HOLE_DEALS,
        "p3 cc",
        "p1 cc",
        "p2 cc",
        "d db 2c3d4h",
        "p1 cbr 9",
        "p2 f",
        "p3 f",
    ]
    dead_post_hand = read_strict(
        *actions, blinds_or_straddles=[1, 2, -1], finishing_stacks=[205, 198, 197]
    )
    live_post_hand = read_strict(
        *actions, blinds_or_straddles=[1, 2, -1], finishing_stacks=[204, 198, 198]
    )
    assert dead_post_hand.exact
    assert ("dead" in [kind for _, kind, _ in select_posts(dead_post_hand)]) is True
    assert live_post_hand.exact
    assert (2, "post", 1) in select_posts(live_post_hand)


def test_short_stack_posts_blind_all_in() -> None:
    actions = [
        *HOLE_DEALS,
        "p3 cc",
        "p1 f",
        "p3 sm QsQh",
        "p2 sm KsKh",
        "d db 2c3d4h",
        "d db 5s",
        "d db 9s",
    ]
    hand = read_strict(*actions, starting_stacks=[200, 1, 200], finishing_stacks=[199, 3, 199])
    assert hand.exact, hand.problems


def test_infinite_stacks_are_replaced_with_note() -> None:
    hand = read_strict(*HOLE_DEALS, "p3 cbr 60", "p1 f", "p2 f", starting_stacks="[inf, 200, inf]")
    assert hand.exact
    assert hand.notes == ("unknown stacks (p1, p3): played with 2000",)


# Amounts ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "keys, scale",
    [
        ({}, 1),
        ({"starting_stacks": "[200.0, 200, 200]"}, 1),
        ({"finishing_stacks": "[199.5, 201, 199.5]"}, 2),
        ({"blinds_or_straddles": "[0.5, 2, 0]"}, 2),
        ({"blinds_or_straddles": "[0.25, 2, 0]"}, 100),
        ({"starting_stacks": "[1259450.25, 678473.5, 10]"}, 100),
        ({"starting_stacks": "[200.001, 200, 200]"}, 1000),
        ({"finishing_stacks": "[199.33333333, 201, 199.66666667]"}, 3),
        ({"actions": '["p3 cbr 4.5"]'}, 2),
    ],
)
def test_scale_makes_every_amount_whole(keys: dict[str, Any], scale: int) -> None:
    assert read_strict(**keys).scale == scale


def test_cents_are_played_exactly() -> None:
    cents_keys = {
        "blinds_or_straddles": "[0.05, 0.10, 0]",
        "min_bet": "0.10",
        "starting_stacks": "[10, 9.87, 10]",
    }
    hand = read_strict(
        *HOLE_DEALS,
        "p3 cbr 0.35",
        "p1 f",
        "p2 f",
        finishing_stacks="[9.95, 9.77, 10.15]",
        **cents_keys,
    )
    assert hand.exact
    assert hand.log[-2] == f.PotAwarded(seat=2, chips=25)


SPLIT_POT_ACTIONS = [
    *("d dh p1 As7h", "d dh p2 Ah7c", "d dh p3 QsQh", "p3 cc", "p1 cc", "p2 cc", "d db AdKcKd"),
    *("p1 cbr 2", "p2 cc", "p3 cbr 5", "p1 cc", "p2 cc", "d db Kh", "p1 cc", "p2 cc", "p3 cc"),
    *("d db 2s", "p1 cc", "p2 cc", "p3 cc", "p1 sm As7h", "p2 sm Ah7c", "p3 sm"),
]


@pytest.mark.parametrize(
    "finishing_stacks",
    ["[203.5, 203.5, 193]", "[204, 203, 193]", None],
    ids=["halves", "chips", "none"],
)
def test_odd_chip_follows_recorded_stacks(finishing_stacks: str | None) -> None:
    hand = read_strict(*SPLIT_POT_ACTIONS, finishing_stacks=finishing_stacks)
    assert hand.exact, hand.problems


def test_odd_chip_to_wrong_player_is_refused() -> None:
    assert only_problem(read_strict(*SPLIT_POT_ACTIONS, finishing_stacks="[203, 204, 193]")) == (
        "final stacks differ: p1 204 (recorded 203), p2 203 (recorded 204)"
    )


def test_half_chip_difference_is_refused() -> None:
    assert only_problem(
        read_strict(*HOLE_DEALS, "p3 f", "p1 f", finishing_stacks="[199, 201.5, 200]")
    ) == ("final stacks differ: p2 201 (recorded 201.5)")


# Winnings and rake ------------------------------------------------------------------------------

CALLED_AND_FOLDED_ACTIONS = [
    *HOLE_DEALS,
    "p3 cbr 20",
    "p1 f",
    "p2 cc",
    "d db 2c3d4h",
    "p2 cc",
    "p3 cbr 10",
    "p2 f",
]


@pytest.mark.parametrize(
    "winnings, rake",
    [
        ("[0, 0, 41]", 0),
        ("[0, 0, 39]", 2),
        ("[0, 0, 51]", 0),  # some sites include the uncalled bet
        ("[0, 0, 0]", 0),  # some collectors could not parse the winnings
    ],
)
def test_rake_is_inferred_from_winnings(winnings: str, rake: int) -> None:
    hand = read_strict(*CALLED_AND_FOLDED_ACTIONS, winnings=winnings)
    assert hand.exact, hand.problems
    assert hand.rake == rake


@pytest.mark.parametrize("winnings", ["[0, 0, 42]", "[0, 41, 0]", "[0, 0, 30]", "[1, 0, 40]"])
def test_wrong_winnings_are_refused(winnings: str) -> None:
    assert "winnings differ" in only_problem(
        read_strict(*CALLED_AND_FOLDED_ACTIONS, winnings=winnings)
    )


def test_finishing_stacks_are_net_of_rake() -> None:
    assert read_strict(
        *CALLED_AND_FOLDED_ACTIONS, winnings="[0, 0, 39]", finishing_stacks=[199, 180, 219]
    ).exact
    assert not read_strict(
        *CALLED_AND_FOLDED_ACTIONS, winnings="[0, 0, 39]", finishing_stacks=[199, 180, 221]
    ).exact
    assert not read_strict(*CALLED_AND_FOLDED_ACTIONS, finishing_stacks=[199, 180, 219]).exact


# Actions ----------------------------------------------------------------------------------------


def test_comments_are_kept_and_empty_actions_skipped() -> None:
    hand = read_strict("", *HOLE_DEALS, "# the button thinks", "  p3   f  # at last", "p1 f", "")
    assert hand.exact
    assert [comment for _, comment in hand.comments] == ["the button thinks", "at last"]


def test_hole_cards_may_be_dealt_one_by_one() -> None:
    single_card_deals = [
        "d dh p1 As",
        "d dh p2 Ks",
        "d dh p3 Qs",
        "d dh p1 Ah",
        "d dh p2 Kh",
        "d dh p3 Qh",
    ]
    assert (
        read_strict(*single_card_deals, "p3 f", "p1 f").log
        == read_strict(*HOLE_DEALS, "p3 f", "p1 f").log
    )


@pytest.mark.parametrize(
    "actions, problem",
    [
        (["d dh p1 AsAhAd"], "2 hole cards per player at most"),
        (["d dh p1 AsAh", "d dh p2 AsKh"], "As is already dealt"),
        (["d dh p1 AsAs"], "As is already dealt"),
        (["d dh p7 AsAh"], "unknown player 'p7'"),
        (["d dh p1 As Ah"], "unknown action"),
        (
            ["d dh p1 AsXx"],
            "action 1, 'd dh p1 AsXx': invalid cards 'AsXx': write AsKd or ????",
        ),
        (["d dh p1 10h2c"], "invalid cards '10h2c': write AsKd or ????"),
        (["d dh p1 A?Ah"], "half a card"),
        (["d db 2c3d4h"], "no board cards to deal"),
        (["p3 f"], "no player can fold now; waiting for: deal 6 to the players"),
        ([*HOLE_DEALS, "p1 f"], "p1 can’t fold out of turn: action is on p3"),
        ([*HOLE_DEALS, "p3 cbr 3"], "p3 can’t raise to 3: the minimum is 4"),
        ([*HOLE_DEALS, "p3 cbr 201"], "p3 can’t raise to 201: the stack is 200"),
        ([*HOLE_DEALS, "p3 cbr x"], "action 4, 'p3 cbr x': invalid amount 'x'"),
        ([*HOLE_DEALS, "p3 cbr 1,000"], "action 4, 'p3 cbr 1,000': invalid amount '1,000'"),
        ([*HOLE_DEALS, "p3 cbr"], "unknown action"),
        ([*HOLE_DEALS, "p3 raise 6"], "unknown action"),
        ([*HOLE_DEALS, "p3"], "unknown action"),
        ([*HOLE_DEALS, "x3 f"], "action 4, 'x3 f': unknown player 'x3'"),
        ([*HOLE_DEALS, "p3 sd"], "sd is for draw games"),
        ([*HOLE_DEALS, "p3 pb"], "pb is for stud games"),
        ([*HOLE_DEALS, "p3 sm QsQh"], "p3 can’t show a hand now"),
        ([*HOLE_DEALS, "p3 f", "p1 f", "p2 cc"], "the hand is over"),
        ([*HOLE_DEALS, "p3 f", "p1 f", "d db 2c3d4h"], "no board cards to deal"),
        ([*HOLE_DEALS, "p3 f", "p1 cc", "p2 cc", "d db 2c3dAs"], "As is already dealt"),
        ([*HOLE_DEALS, "p3 f", "p1 cc", "p2 cc", "d db 2c3d", "p1 cc"], "incomplete board"),
        ([*HOLE_DEALS, "p3 f", "p1 cc", "p2 cc", "p1 cc"], "deal 3 to the board"),
    ],
)
def test_impossible_action_is_reported_at_its_place(actions: list[str], problem: str) -> None:
    hand = read_strict(*actions)
    action_count = len(actions)
    assert only_problem(hand).startswith(f"action {action_count}, {actions[-1]!r}: ")
    assert problem in only_problem(hand)


def test_truncated_hand_is_refused_with_partial_log() -> None:
    hand = read_strict(*HOLE_DEALS, "p3 cbr 6", "p1 cc")
    assert only_problem(hand) == "hand not over; action is on p2: fold, call 4, raise to 10-200"
    assert isinstance(hand.log[-1], f.Called)
    assert "deal 3 to the board" in only_problem(read_strict(*HOLE_DEALS, "p3 f", "p1 cc", "p2 cc"))
    actions = [*HOLE_DEALS, "p3 f", "p1 cbr 200", "p2 cc", "d db 2c3d4h", "d db 5s", "d db 9s"]
    assert "hand not over; p1 to show or muck" in only_problem(read_strict(*actions))


def test_flop_may_be_dealt_in_parts_or_with_turn() -> None:
    all_in_actions = [*HOLE_DEALS, "p3 f", "p1 cbr 200", "p2 cc", "p1 sm AsAh", "p2 sm KsKh"]
    parsed_hand = read_strict(*all_in_actions, "d db 2c3d4h", "d db 5s", "d db 9s")
    assert parsed_hand.exact
    assert (
        read_strict(*all_in_actions, "d db 2c", "d db 3d4h", "d db 5s", "d db 9s").log
        == parsed_hand.log
    )
    assert read_strict(*all_in_actions, "d db 2c3d4h5s9s").log == parsed_hand.log


# A raise that puts the only opponent all-in ------------------------------------------------------

LIMIT_HOLDEM_KEYS = {"variant": '"FT"', "small_bet": 2, "big_bet": 4, "min_bet": None}


@pytest.mark.parametrize("raise_total", [3, 4])
def test_limit_raise_may_equal_opponents_stack(raise_total: int) -> None:
    keys = (
        LIMIT_HOLDEM_KEYS
        | HEADS_UP_KEYS
        | {"starting_stacks": [3, 200], "finishing_stacks": [0, 203]}
    )
    board_deals = ["d db 2c3d4h", "d db 5s", "d db 9s"]
    hand = read_strict(
        "d dh p1 2s7h",
        BOB_DEAL,
        f"p2 cbr {raise_total}",
        "p1 cc",
        "p2 sm -",
        "p1 sm -",
        *board_deals,
        **keys,
    )
    assert hand.exact, hand.problems
    assert bool(hand.notes) is (raise_total == 3)
    assert not audit(hand.log)


def test_limit_raise_above_bet_may_equal_opponents_stack() -> None:
    keys = (
        LIMIT_HOLDEM_KEYS
        | HEADS_UP_KEYS
        | {"starting_stacks": [5, 200], "finishing_stacks": [0, 205]}
    )
    board_deals = ["d db 2c3d4h", "d db 5s", "d db 9s"]
    hand = read_strict(
        "d dh p1 2s7h", BOB_DEAL, "p2 cbr 5", "p1 cc", "p2 sm -", "p1 sm -", *board_deals, **keys
    )
    assert hand.exact, hand.problems
    assert "more than 4" in hand.notes[0]


def test_other_limit_raise_sizes_are_refused() -> None:
    keys = LIMIT_HOLDEM_KEYS | HEADS_UP_KEYS
    assert "the minimum is 4" in only_problem(read_strict(ANN_DEAL, BOB_DEAL, "p2 cbr 3", **keys))
    assert "the maximum is 4" in only_problem(read_strict(ANN_DEAL, BOB_DEAL, "p2 cbr 5", **keys))


def test_raise_cap_is_lifted_heads_up() -> None:
    raise_actions = [
        f"p{(raise_index + 2) % 3 + 1} cbr {4 + 2 * raise_index}" for raise_index in range(4)
    ]
    assert "hand not over" in only_problem(
        read_strict(*HOLE_DEALS, *raise_actions, **LIMIT_HOLDEM_KEYS)
    )
    assert "capped" in only_problem(
        read_strict(*HOLE_DEALS, *raise_actions, "p1 cbr 12", **LIMIT_HOLDEM_KEYS)
    )
    heads_up_raise_actions = [
        f"p{2 - raise_index % 2} cbr {4 + 2 * raise_index}" for raise_index in range(12)
    ]
    assert "hand not over" in only_problem(
        read_strict(
            ANN_DEAL, BOB_DEAL, *heads_up_raise_actions, **(LIMIT_HOLDEM_KEYS | HEADS_UP_KEYS)
        )
    )


@pytest.mark.parametrize(
    "raise_total, notes",
    [(8, ()), (9, ("a raise over a short all-in adds a whole bet to it",))],
)
def test_short_all_in_is_completed_or_raised_full_bet(
    raise_total: int, notes: tuple[str, ...]
) -> None:
    keys = LIMIT_HOLDEM_KEYS | {"small_bet": 4, "big_bet": 8, "blinds_or_straddles": [2, 4, 0]}
    keys |= {"starting_stacks": [5, 200, 200]}
    call_actions = [*HOLE_DEALS, "p3 cc", "p1 cbr 5"]
    showdown_actions = ["p3 f", "p1 sm -", "p2 sm -", "d db 2c3d4h", "d db 5s", "d db 9s"]
    hand = read_strict(*call_actions, f"p2 cbr {raise_total}", *showdown_actions, **keys)
    assert hand.exact, hand.problems
    assert hand.notes == notes
    assert "p2 can’t raise to 10: the maximum is 8" in only_problem(
        read_strict(*call_actions, "p2 cbr 10", **keys)
    )


@pytest.mark.parametrize(
    "finishing, notes",
    [
        ([203, 0, 198], ()),
        ([202, 0, 199], ("a short blind sets no more to call than it is",)),
    ],
)
def test_short_blind_call_follows_recorded_stacks(
    finishing: list[int], notes: tuple[str, ...]
) -> None:
    actions = ["p3 cc", "p1 cc"]
    for board_cards in ("2c3d4h", "5s", "9s"):
        actions += [f"d db {board_cards}", "p1 cc", "p3 cc"]
    show_actions = ["p1 sm -", "p2 sm -", "p3 sm -"]
    keys = {"starting_stacks": [200, 1, 200], "finishing_stacks": finishing}
    hand = read_strict(*HOLE_DEALS, *actions, *show_actions, **keys)
    assert hand.exact, hand.problems
    assert hand.notes == notes


@pytest.mark.parametrize(
    "finishing, notes",
    [
        ([199, 6, 199], ()),
        ([199, 7, 198], ("who is too short for both pays the blind before the ante",)),
    ],
)
def test_short_stack_posts_ante_or_blind_first(
    finishing: list[int], notes: tuple[str, ...]
) -> None:
    actions = ["p3 cc", "p1 f", "p2 sm -", "p3 sm -", "d db 2c3d4h", "d db 5s", "d db 9s"]
    keys = {"antes": [0, 3, 0], "starting_stacks": [200, 4, 200], "finishing_stacks": finishing}
    hand = read_strict(*HOLE_DEALS, *actions, **keys)
    assert hand.exact, hand.problems
    assert hand.notes == notes


# The showdown -----------------------------------------------------------------------------------

CHECKED_DOWN_ACTIONS = [
    *("p3 f", "p1 cc", "p2 cc", "d db 2c3d4h", "p1 cc", "p2 cc", "d db 9s", "p1 cc", "p2 cc"),
    *("d db Js", "p1 cc", "p2 cc"),
]


@pytest.mark.parametrize(
    "show_actions",
    [
        ["p1 sm AsAh", "p2 sm KsKh"],
        ["p2 sm KsKh", "p1 sm AhAs"],
        ["p1 sm -", "p2 sm -"],
        ["p1 sm AsAh", "p2 sm"],
        ["p1 sm AsAh", "p1 sm AsAh", "p2 sm"],
        ["p1 sm ????", "p2 sm ????", "p1 sm AsAh", "p2 sm ????"],
        ["p2 sm", "p1 sm AsAh"],
        ["p2 sm"],
    ],
)
def test_hands_may_be_shown_or_mucked_in_any_order(show_actions: list[str]) -> None:
    hand = read_strict(
        *HOLE_DEALS, *CHECKED_DOWN_ACTIONS, *show_actions, finishing_stacks=[202, 198, 200]
    )
    assert hand.exact, hand.problems


def test_best_hand_may_be_mucked() -> None:
    assert read_strict(
        *HOLE_DEALS, *CHECKED_DOWN_ACTIONS, "p1 sm", finishing_stacks=[198, 202, 200]
    ).exact


@pytest.mark.parametrize(
    "show_actions, problem",
    [
        (["p1 sm AsAd"], "can’t show"),
        (["p3 sm QsQh"], "can’t show a hand now"),
        (["p1 sm As"], "can’t show"),
        (["p1 sm", "p2 sm"], "p2 must show"),
        (["p1 sm", "p1 sm AsAh"], "p1 has mucked"),
    ],
)
def test_invalid_show_is_refused(show_actions: list[str], problem: str) -> None:
    assert problem in only_problem(read_strict(*HOLE_DEALS, *CHECKED_DOWN_ACTIONS, *show_actions))


UNKNOWN_CARDS_ACTIONS = ["d dh p1 ????", "d dh p2 ????", "d dh p3 ????", *CHECKED_DOWN_ACTIONS]


def test_unknown_cards_are_revealed_at_showdown() -> None:
    hand = read_strict(
        *UNKNOWN_CARDS_ACTIONS, "p1 sm AsAh", "p2 sm KsKh", finishing_stacks=[202, 198, 200]
    )
    assert hand.exact
    assert "2c is already dealt" in only_problem(
        read_strict(*UNKNOWN_CARDS_ACTIONS, "p1 sm AsAh", "p2 sm 2cKh")
    )


def test_unshown_hand_loses_to_shown_hand() -> None:
    assert read_strict(
        *UNKNOWN_CARDS_ACTIONS, "p1 sm ????", "p2 sm KsKh", finishing_stacks=[198, 202, 200]
    ).exact


def test_recorded_winner_wins_unshown_showdown() -> None:
    unshown_actions = [*UNKNOWN_CARDS_ACTIONS, "p1 sm ????", "p2 sm ????"]
    assert read_strict(*unshown_actions, winnings=[4, 0, 0], finishing_stacks=[202, 198, 200]).exact
    assert read_strict(*unshown_actions, finishing_stacks=[198, 202, 200]).exact
    assert only_problem(read_strict(*unshown_actions)) == "showdown without known cards or winners"


def test_unknown_board_card_prevents_award() -> None:
    unknown_board_actions = [
        action.replace("d db Js", "d db ??") for action in CHECKED_DOWN_ACTIONS
    ]
    hand = read_strict(*HOLE_DEALS, *unknown_board_actions, "p1 sm AsAh", "p2 sm KsKh")
    assert "unknown board card" in only_problem(hand)


def test_all_in_player_may_muck_before_runout() -> None:
    actions = [*HOLE_DEALS, "p3 f", "p1 cbr 200", "p2 cc", "p1 sm AsAh", "p2 sm"]
    hand = read_strict(
        *actions, "d db 2c3d4h", "d db 5s", "d db 9s", finishing_stacks=[400, 0, 200]
    )
    assert hand.exact, hand.problems


# Private keys -----------------------------------------------------------------------------------


def test_private_keys_set_house_posts_and_button() -> None:
    hand = read_strict(
        *HOLE_DEALS,
        _house="{ max_raises = 3, showdown = 'auto' }",
        _posts='["p1 blind 1", "p2 blind 1 as 2", "p3 sleeper 4"]',
        _button=1,
    )
    assert find_game(hand).rules == HouseRules(
        max_raises=3,
        max_raises_two_rounds=4,
        overbet="refuse",
        open_allin_hands=False,
        odd_chip="fraction",
        bringin_full="may_raise",
    )
    started_fact = hand.log[0]
    assert isinstance(started_fact, f.HandStarted)
    assert started_fact.button == 1
    assert started_fact.posts == (
        Post(2, "blind", 1),
        Post(0, "blind", 1, 2),
        Post(1, "sleeper", 4),
    )


@pytest.mark.parametrize(
    "key, value, problem",
    [
        ("_house", "{ reopn = 'half' }", "unknown house rule 'reopn'"),
        ("_house", "3", "_house must be a table in braces, not 3"),
        ("_posts", '["p9 blind 1"]', "unknown player p9"),
        ("_posts", '["p1 tip 1"]', "_posts: invalid post 'p1 tip 1': write it as 'p3 straddle 20'"),
        ("_button", "7", "_button must be a seat from 0 to 2, not 7"),
        ("_scale", "-1", "_scale must be a whole number"),
        ("_said", '["x"]', "_said: unknown 'x'; write it as in '7 p1 runs 2'"),
        (
            "_said",
            '["3 p1 declares war"]',
            "_said: unknown '3 p1 declares war'; write it as in '7 p1 runs 2'",
        ),
        ("_said", '["3 p9 takes back"]', "_said: unknown '3 p9 takes back'"),
        ("_said", "3", "_said must be a list of texts, not 3"),
        ("_exposed", '["As"]', "_exposed: unknown 'As'; write it as in '4 As'"),
        (
            "_stakes",
            "{ bigbet = 3 }",
            "_stakes: unknown size 'bigbet'; choose from blinds, small_bet",
        ),
        ("_stakes", "{ blinds = 3 }", "_stakes: blinds must be a list of amounts, not 3"),
        ("_stakes", "{ unit = 0 }", "unit must be a positive whole number"),
        ("_cap", "1", "a cap of 1 is less than one bet of 2"),
        ("_openers", '"tens"', "_openers must be jacks, queens, kings or aces, not 'tens'"),
        ("_carried", "-3", "_carried: -3 is below 0"),
        ("variant", '"_spread-limit hold\'em"', "missing key 'small_bet'"),
        ("_boards", "9", "9 boards: use 1 to 3"),
    ],
)
def test_invalid_private_key_is_refused(key: str, value: str, problem: str) -> None:
    assert problem in only_problem(read_strict(**{key: value}))


def test_log_amounts_are_scaled_chips() -> None:
    hand = read_strict(*HOLE_DEALS, "p3 cbr 4.5", "p1 f", "p2 f")
    assert hand.scale == 2
    assert f.Raised(seat=2, to=9, is_full_raise=True) in hand.log
    assert Decimal("4.5") * hand.scale == 9


def test_seats_are_counted_left_of_button() -> None:
    assert CAT_DEAL.startswith("d dh p3")
    started_fact = read_strict(*HOLE_DEALS).log[0]
    assert isinstance(started_fact, f.HandStarted)
    assert started_fact.button == 2


@pytest.mark.parametrize("key", ["event", "starting_stacks"])
def test_huge_number_is_refused_as_toml_error(key: str) -> None:
    assert "not TOML" in only_problem(read_strict(*HOLE_DEALS, "p3 f", **{key: "9" * 5000}))
