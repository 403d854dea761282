"""Positions of the button and the blinds by three rules: rulebook examples and properties.

The first hand of each example has the button at 1 and the blinds at 2 and 3. A player who goes
either leaves or busts and keeps the chair; the other players' positions are equal in both cases.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import pairwise
from random import Random
from typing import NamedTuple

import pytest

from riverboat.engine import HandStarted, IllegalAction
from riverboat.engine.state.hand_facts import BetsCollected, Called, Checked, Folded, Raised
from riverboat.table.state import facts as f
from riverboat.table.state import table_commands as c
from riverboat.table.state.button_positions import (
    ButtonRule,
    Chairs,
    Positions,
    chair_at_or_before,
    chairs_between,
    chairs_passed,
    first_positions,
    is_between_button_and_blind,
    next_chair,
    next_positions,
    previous_chair,
    restart_positions,
)
from riverboat.table.state.table_state import Table
from tests.schedule import run_in
from tests.table.table_helpers import (
    Log,
    begin_hand,
    check_replay,
    execute,
    open_table,
    play_hand,
    seat_players,
)

HOLDEM = "no-limit hold'em 1/2"
BUTTON_RULES: tuple[ButtonRule, ...] = ("simplified", "moving", "dead")
DEPARTURE_REASONS = ("gets up", "is broke")


def table_after_one_hand(rule: str, players: int, **button: object) -> tuple[Table, Log]:
    """Return a table after one hand with the button at 1 and the blinds at 2 and 3."""
    table, log = open_table(HOLDEM, chairs=max(players, 6), button={"rule": rule, **button})
    seat_players(table, log, ", ".join(f"{name} 200" for name in "ABCDEFGHIJ"[:players]))
    if players > 2:
        assert play_and_describe(table, log) == "BTN 1: 2 SB, 3 BB"
    else:
        assert play_and_describe(table, log) == "BTN 1: 1 SB, 2 BB"
    return table, log


def remove_player(table: Table, log: Log, chair: int, departure: str) -> None:
    """Remove a player for good."""
    if departure == "gets up":
        execute(table, log, c.Leave(chair))
    else:
        execute(table, log, c.Adjust(chair, -table.chairs[chair].chips, "they lost it all"))


def play_and_describe(table: Table, log: Log) -> str:
    """Play a hand; return its button and posts in words."""
    begin_hand(table, log)
    description = describe_posts(find_last_hand_start(log))
    play_hand(table, log)
    check_replay(table, log)
    return description


def find_last_hand_start(log: Log) -> f.HandBegan:
    """Return the last ``HandBegan`` fact."""
    return next(fact for fact in reversed(log) if isinstance(fact, f.HandBegan))


def describe_posts(hand_start: f.HandBegan) -> str:
    """Describe the button and the posts by position: ``BTN 2 dead: 3 SB, 4 BB``."""
    dead_text = "" if hand_start.button in hand_start.chairs else " dead"
    chairs_twice = (*hand_start.chairs, *hand_start.chairs)
    first_index = chairs_twice.index(next_chair(hand_start.button, hand_start.chairs))
    if len(hand_start.chairs) == 2:
        first_index += 1
    chair_order = chairs_twice[first_index : first_index + len(hand_start.chairs)]
    sorted_posts = sorted(hand_start.due_posts, key=lambda post: chair_order.index(post.chair))
    blind_name_by_chips = {1: "SB", 2: "BB"}
    post_texts = [
        f"{post.chair} "
        + (blind_name_by_chips[post.chips] if post.kind == "blind" else f"{post.kind} {post.chips}")
        for post in sorted_posts
    ]
    return f"BTN {hand_start.button}{dead_text}: {', '.join(post_texts)}"


def list_acting_chairs(log: Log, street: int = 0) -> list[int]:
    """Return the chairs in order of action on a street of the last hand."""
    start_index = max(index for index, fact in enumerate(log) if isinstance(fact, HandStarted))
    chairs, current_street, acting_chairs = find_last_hand_start(log).chairs, 0, list[int]()
    for fact in log[start_index:]:
        if isinstance(fact, BetsCollected):
            current_street += 1
        elif isinstance(fact, (Checked, Called, Folded, Raised)) and current_street == street:
            acting_chairs.append(chairs[fact.seat])
    return acting_chairs


# Arithmetic of chairs ---------------------------------------------------------------------------


def test_next_and_previous_chair_accept_empty_chair() -> None:
    chairs = (1, 3, 4, 8)
    assert [next_chair(chair, chairs) for chair in (1, 2, 4, 8, 9)] == [3, 3, 8, 1, 1]
    assert [previous_chair(chair, chairs) for chair in (1, 2, 4, 9)] == [8, 1, 3, 8]
    assert [chair_at_or_before(chair, chairs) for chair in (1, 2, 4, 9)] == [1, 1, 4, 8]


def test_chairs_between_wrap_around_table() -> None:
    chairs = (1, 3, 4, 8)
    assert chairs_between(3, 8, chairs) == [4]
    assert chairs_between(8, 3, chairs) == [1]
    assert chairs_between(3, 3, chairs) == [1, 4, 8]
    assert chairs_passed(3, 3, chairs) == []


def test_gap_reaches_from_button_to_big_blind() -> None:
    positions = Positions(5, 6, 2)
    assert [chair for chair in range(1, 8) if is_between_button_and_blind(chair, positions)] == [
        1,
        5,
        6,
        7,
    ]
    assert [
        chair for chair in range(1, 8) if is_between_button_and_blind(chair, Positions(5, 5, 2))
    ] == [1, 5, 6, 7]


# Moving the button, and heads-up ----------------------------------------------------------------


@pytest.mark.parametrize("rule", BUTTON_RULES)
def test_button_and_blinds_move_one_place(rule: str) -> None:
    # rule: SEAT-03
    table, log = table_after_one_hand(rule, 4)
    assert [play_and_describe(table, log) for _ in range(4)] == [
        "BTN 2: 3 SB, 4 BB",
        "BTN 3: 4 SB, 1 BB",
        "BTN 4: 1 SB, 2 BB",
        "BTN 1: 2 SB, 3 BB",
    ]


@pytest.mark.parametrize("rule", BUTTON_RULES)
def test_heads_up_button_posts_small_blind_and_acts_first_preflop(rule: str) -> None:
    # rule: SEAT-07
    table, log = table_after_one_hand(rule, 2)
    assert list_acting_chairs(log) == [1, 2]
    assert list_acting_chairs(log, 1) == [2, 1]
    assert play_and_describe(table, log) == "BTN 2: 2 SB, 1 BB"
    assert list_acting_chairs(log) == [2, 1]


ALICE_CHAIR, BOB_CHAIR, CAROL_CHAIR = 1, 2, 3


@pytest.mark.parametrize("departure", DEPARTURE_REASONS)
@pytest.mark.parametrize("rule", BUTTON_RULES)
@pytest.mark.parametrize(
    "bust_chair, positions_text",
    [
        (
            ALICE_CHAIR,
            f"BTN {CAROL_CHAIR}: {CAROL_CHAIR} SB, {BOB_CHAIR} BB",
        ),  # rule: SEAT-08 a, the button skips Bob
        (
            CAROL_CHAIR,
            f"BTN {BOB_CHAIR}: {BOB_CHAIR} SB, {ALICE_CHAIR} BB",
        ),  # b: Bob pays the small blind twice in a row
        (BOB_CHAIR, f"BTN {CAROL_CHAIR}: {CAROL_CHAIR} SB, {ALICE_CHAIR} BB"),  # c
    ],
    ids=["Alice busts", "Carol busts", "Bob busts"],
)
def test_three_to_two_players_advances_big_blind(
    rule: str, bust_chair: int, positions_text: str, departure: str
) -> None:
    table, log = table_after_one_hand(rule, 3)
    remove_player(table, log, bust_chair, departure)
    assert play_and_describe(table, log) == positions_text


@pytest.mark.parametrize("departure", DEPARTURE_REASONS)
def test_three_to_two_players_clears_skipped_blinds(departure: str) -> None:
    # rule: BMOV-04
    table, log = table_after_one_hand("moving", 4)
    remove_player(table, log, 2, departure)
    assert play_and_describe(table, log) == "BTN 3: 4 BB, 1 BB, 3 SB"
    remove_player(table, log, 3, departure)
    assert play_and_describe(table, log) == "BTN 1: 1 SB, 4 BB"
    assert play_and_describe(table, log) == "BTN 4: 4 SB, 1 BB"
    assert not any(
        table_player.has_skipped_small or table_player.has_skipped_big
        for table_player in table.chairs.values()
    )


@pytest.mark.parametrize("rule", BUTTON_RULES)
def test_third_player_becomes_big_blind(rule: str) -> None:
    table, log = table_after_one_hand(rule, 2)
    seat_players(table, log, "3 C 200")
    assert play_and_describe(table, log) == "BTN 1: 2 SB, 3 BB"
    assert play_and_describe(table, log) == "BTN 2: 3 SB, 1 BB"


@pytest.mark.parametrize("rule", BUTTON_RULES)
def test_third_player_behind_big_blind_posts(rule: str) -> None:
    # rule: BYND-32 between a button that is the small blind and the big blind there is no gap
    table, log = open_table(HOLDEM, button={"rule": rule})
    seat_players(table, log, "1 A 200, 3 B 200")
    assert play_and_describe(table, log) == "BTN 1: 1 SB, 3 BB"
    seat_players(table, log, "2 C 200")
    assert play_and_describe(table, log) == "BTN 2: 3 SB, 1 BB, 2 post 2"
    assert play_and_describe(table, log) == "BTN 3: 1 SB, 2 BB"


# Simplified -------------------------------------------------------------------------------------


@pytest.mark.parametrize("departure", DEPARTURE_REASONS)
def test_simplified_button_skips_busted_big_blind(departure: str) -> None:
    # rule: BMOV-02 a: 4 was under the gun, and has missed the big blind
    table, log = table_after_one_hand("simplified", 6)
    remove_player(table, log, 3, departure)
    assert play_and_describe(table, log) == "BTN 2: 4 SB, 5 BB"
    assert play_and_describe(table, log) == "BTN 4: 5 SB, 6 BB"


@pytest.mark.parametrize("departure", DEPARTURE_REASONS)
def test_simplified_button_skips_busted_small_blind(departure: str) -> None:
    # rule: BMOV-02 b: 3 has missed the small blind
    table, log = table_after_one_hand("simplified", 6)
    remove_player(table, log, 2, departure)
    assert play_and_describe(table, log) == "BTN 3: 4 SB, 5 BB"


# Moving -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("departure", DEPARTURE_REASONS)
def test_moving_button_collects_largest_skipped_blind_first(departure: str) -> None:
    # rule: BMOV-03 a
    table, log = table_after_one_hand("moving", 5)
    remove_player(table, log, 2, departure)
    assert play_and_describe(table, log) == "BTN 3: 4 BB, 5 BB, 3 SB"
    assert list_acting_chairs(log) == [1, 3, 4, 5]
    assert play_and_describe(table, log) == "BTN 4: 5 SB, 1 BB, 4 SB"
    assert play_and_describe(table, log) == "BTN 5: 1 SB, 3 BB"


@pytest.mark.parametrize("departure", DEPARTURE_REASONS)
def test_moving_button_may_post_two_big_blinds(departure: str) -> None:
    # rule: BMOV-03 b
    table, log = table_after_one_hand("moving", 6)
    remove_player(table, log, 3, departure)
    assert play_and_describe(table, log) == "BTN 2: 4 BB, 5 BB"
    assert list_acting_chairs(log) == [6, 1, 2, 4, 5]
    assert play_and_describe(table, log) == "BTN 4: 5 SB, 6 BB, 4 SB"
    assert play_and_describe(table, log) == "BTN 5: 6 SB, 1 BB"


# Dead -------------------------------------------------------------------------------------------


@pytest.mark.parametrize("departure", DEPARTURE_REASONS)
@pytest.mark.parametrize(
    "leaving_chairs, expected_hands",
    [
        ([2], ["BTN 2 dead: 3 SB, 4 BB", "BTN 3: 4 SB, 5 BB"]),  # rule: BMOV-06 i
        ([3], ["BTN 2: 4 BB", "BTN 3 dead: 4 SB, 5 BB", "BTN 4: 5 SB, 6 BB"]),  # ii
        ([2, 3], ["BTN 2 dead: 4 BB", "BTN 3 dead: 4 SB, 5 BB"]),  # iii
        ([1], ["BTN 2: 3 SB, 4 BB", "BTN 3: 4 SB, 5 BB"]),  # iv
        ([4], ["BTN 2: 3 SB, 5 BB", "BTN 3: 5 SB, 6 BB"]),  # v: chair 4 is not kept for the button
    ],
    ids=["i", "ii", "iii", "iv", "v"],
)
def test_dead_button_always_advances_big_blind(
    leaving_chairs: list[int], expected_hands: list[str], departure: str
) -> None:
    table, log = table_after_one_hand("dead", 6)
    for chair in leaving_chairs:
        remove_player(table, log, chair, departure)
    assert [play_and_describe(table, log) for _ in expected_hands] == expected_hands


def test_player_before_dead_button_acts_last() -> None:
    # rule: BMOV-05, BMOV-06 i
    table, log = table_after_one_hand("dead", 6)
    remove_player(table, log, 2, "gets up")
    play_and_describe(table, log)
    assert list_acting_chairs(log, 1) == [3, 4, 5, 6, 1]


def test_button_rules_differ_after_both_blinds_bust() -> None:
    # rule: BMOV-02, BMOV-03, BMOV-05
    description_by_rule = {}
    for rule in BUTTON_RULES:
        table, log = table_after_one_hand(rule, 6)
        remove_player(table, log, 2, "gets up")
        remove_player(table, log, 3, "gets up")
        description_by_rule[rule] = [play_and_describe(table, log) for _ in range(3)]
    assert description_by_rule == {
        "simplified": ["BTN 4: 5 SB, 6 BB", "BTN 5: 6 SB, 1 BB", "BTN 6: 1 SB, 4 BB"],
        "moving": [
            "BTN 4: 5 BB, 6 BB, 4 BB",
            "BTN 5: 6 SB, 1 BB, 4 SB, 5 SB",
            "BTN 6: 1 SB, 4 BB",
        ],
        "dead": ["BTN 2 dead: 4 BB", "BTN 3 dead: 4 SB, 5 BB", "BTN 4: 5 SB, 6 BB"],
    }


# Newcomers --------------------------------------------------------------------------------------


def test_newcomer_between_button_and_big_blind_waits() -> None:
    # rule: BYND-32
    table, log = table_after_one_hand("dead", 6)
    remove_player(table, log, 3, "gets up")
    seat_players(table, log, "3 G 200")
    assert play_and_describe(table, log) == "BTN 2: 4 BB"
    assert play_and_describe(table, log) == "BTN 3 dead: 4 SB, 5 BB"
    assert (
        play_and_describe(table, log) == "BTN 4: 5 SB, 6 BB, 3 post 2"
    )  # the button has passed them


def test_waiting_newcomer_enters_on_big_blind() -> None:
    # rule: POST-06
    table, log = table_after_one_hand("simplified", 5)
    execute(table, log, c.Sit("F", 6, 200, waits_for_big_blind=True))
    assert play_and_describe(table, log) == "BTN 2: 3 SB, 4 BB"
    assert 6 not in table.hand_chairs
    assert play_and_describe(table, log) == "BTN 3: 4 SB, 5 BB"
    assert play_and_describe(table, log) == "BTN 4: 5 SB, 6 BB"


def test_absent_player_owes_one_set_of_blinds() -> None:
    # rule: POST-07
    table, log = table_after_one_hand("dead", 4, missed_blinds="both_now_sb_dead")
    execute(table, log, c.SitOut(4))
    for _ in range(9):
        play_and_describe(table, log)
    table_player = table.chairs[4]
    assert (table_player.missed_big, table_player.missed_small) == (2, 1)
    assert table_player.missed_orbits == 3
    execute(table, log, c.ComeBack(4))
    play_and_describe(table, log)
    assert not table_player.has_missed_posts


# Properties -------------------------------------------------------------------------------------


@run_in("slow", keep_every=4)
@pytest.mark.parametrize("players", range(2, 11))
@pytest.mark.parametrize("rule", BUTTON_RULES)
def test_stable_table_gives_every_position_equally(rule: str, players: int) -> None:
    table, log = table_after_one_hand(rule, players)
    for _ in range(3 * players - 1):
        play_and_describe(table, log)
    hand_starts = [fact for fact in log if isinstance(fact, f.HandBegan)]
    assert len(hand_starts) == 3 * players
    expected_counts = dict.fromkeys(range(1, players + 1), 3)
    assert Counter(hand_start.button for hand_start in hand_starts) == expected_counts
    for reason in ("small blind", "big blind"):
        paying_chairs = [
            due_post.chair
            for hand_start in hand_starts
            for due_post in hand_start.due_posts
            if due_post.reason == reason
        ]
        assert Counter(paying_chairs) == expected_counts


@pytest.mark.parametrize("blinds", ["2", "1/1/2"])
def test_one_or_three_blinds_are_posted_equally(blinds: str) -> None:
    # rule: BLND-04, BLND-05
    table, log = open_table(f"limit hold'em 4/8 blinds {blinds}", button={"rule": "simplified"})
    seat_players(table, log, ", ".join(f"{name} 200" for name in "ABCDE"))
    for _ in range(10):
        begin_hand(table, log)
        play_hand(table, log)
    hand_starts = [fact for fact in log if isinstance(fact, f.HandBegan)]
    blind_sizes = sorted(map(int, blinds.split("/")))
    post_counts = Counter(
        due_post.chair for hand_start in hand_starts for due_post in hand_start.due_posts
    )
    assert post_counts == dict.fromkeys(range(1, 6), 2 * len(blind_sizes))


class PositionsAfterHand(NamedTuple):
    """The positions of one hand and of the hand before it."""

    previous_positions: Positions
    positions: Positions
    settled_chairs: Chairs
    """Players settled before the hand, or all present players if positions restart."""
    dealt_chairs: Chairs
    is_restart: bool


class PositionWalk:
    """Positions over many hands while players come and go at random."""

    def __init__(self, rule: ButtonRule, seed: int) -> None:
        self.rule, self.rng = rule, Random(seed)
        self.chairs = tuple(range(1, self.rng.randint(3, 10) + 1))
        player_count = self.rng.randint(2, len(self.chairs))
        self.settled_chairs: Chairs = tuple(sorted(self.rng.sample(self.chairs, player_count)))
        self.waiting_chairs: Chairs = ()
        self.positions = first_positions(self.settled_chairs[0], self.settled_chairs)
        self.dealt_chairs = self.settled_chairs

    def hands(self, count: int) -> Iterator[PositionsAfterHand]:
        """Yield this many consecutive hands."""
        for _ in range(count):
            self._change_players()
            previous_positions, is_restart = self.positions, len(self.settled_chairs) < 2
            if is_restart:
                self.settled_chairs, self.waiting_chairs = (
                    tuple(sorted((*self.settled_chairs, *self.waiting_chairs))),
                    (),
                )
                positions = restart_positions(previous_positions, self.settled_chairs)
            else:
                positions = next_positions(
                    self.rule, previous_positions, self.settled_chairs, self.waiting_chairs
                )
            entering_chairs = [
                chair
                for chair in self.waiting_chairs
                if chair == positions.big or not is_between_button_and_blind(chair, positions)
            ]
            dealt_chairs = tuple(sorted((*self.settled_chairs, *entering_chairs)))
            if positions.heads_up and len(dealt_chairs) > 2:
                positions = Positions(
                    previous_chair(positions.small, dealt_chairs), positions.small, positions.big
                )
            settled_chairs, self.settled_chairs, self.positions = (
                self.settled_chairs,
                dealt_chairs,
                positions,
            )
            self.waiting_chairs = tuple(
                [chair for chair in self.waiting_chairs if chair not in dealt_chairs]
            )
            yield PositionsAfterHand(
                previous_positions, positions, settled_chairs, dealt_chairs, is_restart
            )

    def _change_players(self) -> None:
        rng = self.rng
        remaining_chairs = [chair for chair in self.settled_chairs if rng.random() > 0.15]
        waiting_chairs = [chair for chair in self.waiting_chairs if rng.random() > 0.1]
        free_chairs = [
            chair
            for chair in self.chairs
            if chair not in remaining_chairs and chair not in waiting_chairs
        ]
        new_chairs = [
            chair
            for chair in free_chairs
            if chair not in self.settled_chairs and rng.random() < 0.2
        ]
        while len(remaining_chairs) + len(waiting_chairs) + len(new_chairs) < 2:
            new_chairs.append(
                rng.choice([chair for chair in free_chairs if chair not in new_chairs])
            )
        self.settled_chairs, self.waiting_chairs = (
            tuple(remaining_chairs),
            tuple(sorted([*waiting_chairs, *new_chairs])),
        )


@pytest.mark.parametrize("seed", range(40))
@pytest.mark.parametrize("rule", BUTTON_RULES)
def test_every_hand_has_dealt_in_big_blind(rule: ButtonRule, seed: int) -> None:
    for _, positions, _, dealt_chairs, _ in PositionWalk(rule, seed).hands(200):
        assert positions.big in dealt_chairs
        if len(dealt_chairs) == 2:  # rule: SEAT-07
            assert (
                positions.button == positions.small == previous_chair(positions.big, dealt_chairs)
            )
        else:
            assert positions.big not in (positions.button, positions.small)
            assert positions.button != positions.small


@pytest.mark.parametrize("seed", range(40))
@pytest.mark.parametrize("rule", BUTTON_RULES)
def test_big_blind_never_repeats(rule: ButtonRule, seed: int) -> None:
    # rule: SEAT-08
    for positions_after_hand in PositionWalk(rule, seed).hands(200):
        assert positions_after_hand.positions.big != positions_after_hand.previous_positions.big


@pytest.mark.parametrize("seed", range(40))
def test_dead_button_big_blind_skips_no_player(seed: int) -> None:
    # rule: BMOV-05
    for positions_after_hand in PositionWalk("dead", seed).hands(200):
        assert positions_after_hand.positions.big == next_chair(
            positions_after_hand.previous_positions.big, positions_after_hand.dealt_chairs
        )


@pytest.mark.parametrize("seed", range(40))
@pytest.mark.parametrize("rule", ["simplified", "moving"])
def test_live_button_visits_every_player(rule: ButtonRule, seed: int) -> None:
    # rule: BMOV-02, BMOV-03; heads-up the button is placed to fit (SEAT-08)
    for previous_positions, positions, settled_chairs, dealt_chairs, is_restart in PositionWalk(
        rule, seed
    ).hands(200):
        if not (is_restart or previous_positions.heads_up) and len(settled_chairs) > 2:
            assert len(dealt_chairs) > 2
            assert positions.button == next_chair(previous_positions.button, settled_chairs)


@pytest.mark.parametrize("seed", range(40))
def test_moving_button_charges_blinds_once_per_orbit(seed: int) -> None:
    """Each player pays one big blind per round of the button (BMOV-03)."""
    rng = Random(seed)
    table, log = table_after_one_hand("moving", rng.randint(5, 9))
    while len(table.chairs) > 4:
        for _ in range(rng.randrange(4)):
            play_and_describe(table, log)
        remove_player(table, log, rng.choice(table.occupied_chairs), "gets up")
    for _ in range(3):  # remaining skipped blinds are paid by now
        play_and_describe(table, log)
    assert not any(
        table_player.has_skipped_big or table_player.has_skipped_small
        for table_player in table.chairs.values()
    )
    continuous_chairs = set(table.chairs)
    hand_starts = [fact for fact in log if isinstance(fact, f.HandBegan)]
    for chair in continuous_chairs:
        button_count = sum(
            previous_hand.button == chair for previous_hand, _ in pairwise(hand_starts)
        )
        for blind_name in ("big", "small"):
            post_count = sum(
                due_post.chair == chair
                and due_post.reason in (f"{blind_name} blind", f"skipped {blind_name} blind")
                for hand_start in hand_starts
                for due_post in hand_start.due_posts
            )
            assert abs(post_count - button_count) <= 1, (
                f"{chair}: {post_count} {blind_name} blinds, {button_count} buttons"
            )


# Refusals ---------------------------------------------------------------------------------------


def test_hand_requires_two_players() -> None:
    # rule: GAME-03
    table, log = open_table(HOLDEM)
    seat_players(table, log, "A 200")
    with pytest.raises(IllegalAction, match="1 ready") as refusal:
        execute(table, log, c.Begin())
    assert refusal.value.rule == "GAME-03"
