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
    do,
    open_table,
    play_hand,
    seat_players,
)

HOLDEM = "no-limit hold'em 1/2"
RULES: tuple[ButtonRule, ...] = ("simplified", "moving", "dead")
WAYS_TO_LEAVE = ("gets up", "is broke")


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
        do(table, log, c.Leave(chair))
    else:
        do(table, log, c.Adjust(chair, -table.chairs[chair].chips, "they lost it all"))


def play_and_describe(table: Table, log: Log) -> str:
    """Play a hand; return its button and posts in words."""
    begin_hand(table, log)
    words = describe_posts(last_hand_began(log))
    play_hand(table, log)
    check_replay(table, log)
    return words


def last_hand_began(log: Log) -> f.HandBegan:
    """Return the last ``HandBegan`` fact."""
    return next(fact for fact in reversed(log) if isinstance(fact, f.HandBegan))


def describe_posts(fact: f.HandBegan) -> str:
    """Describe the button and the posts by position: ``BTN 2 dead: 3 SB, 4 BB``."""
    dead = "" if fact.button in fact.chairs else " dead"
    numbers = (*fact.chairs, *fact.chairs)
    first = numbers.index(next_chair(fact.button, fact.chairs))
    if len(fact.chairs) == 2:
        first += 1
    places = numbers[first : first + len(fact.chairs)]
    dues = sorted(fact.due_posts, key=lambda due: places.index(due.chair))
    blinds = {1: "SB", 2: "BB"}
    words = [
        f"{due.chair} {blinds[due.chips] if due.kind == 'blind' else f'{due.kind} {due.chips}'}"
        for due in dues
    ]
    return f"BTN {fact.button}{dead}: {', '.join(words)}"


def acting_order(log: Log, street: int = 0) -> list[int]:
    """Return the chairs in order of action on a street of the last hand."""
    start = max(k for k, fact in enumerate(log) if isinstance(fact, HandStarted))
    chairs, streets, found = last_hand_began(log).chairs, 0, list[int]()
    for fact in log[start:]:
        if isinstance(fact, BetsCollected):
            streets += 1
        elif isinstance(fact, (Checked, Called, Folded, Raised)) and streets == street:
            found.append(chairs[fact.seat])
    return found


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
    now = Positions(5, 6, 2)
    assert [chair for chair in range(1, 8) if is_between_button_and_blind(chair, now)] == [
        1,
        5,
        6,
        7,
    ]
    assert [
        chair for chair in range(1, 8) if is_between_button_and_blind(chair, Positions(5, 5, 2))
    ] == [1, 5, 6, 7]


# Moving the button, and heads-up ----------------------------------------------------------------


@pytest.mark.parametrize("rule", RULES)
def test_button_and_blinds_move_one_place(rule: str) -> None:
    # rule: SEAT-03
    table, log = table_after_one_hand(rule, 4)
    assert [play_and_describe(table, log) for _ in range(4)] == [
        "BTN 2: 3 SB, 4 BB",
        "BTN 3: 4 SB, 1 BB",
        "BTN 4: 1 SB, 2 BB",
        "BTN 1: 2 SB, 3 BB",
    ]


@pytest.mark.parametrize("rule", RULES)
def test_heads_up_button_posts_small_blind_and_acts_first_preflop(rule: str) -> None:
    # rule: SEAT-07
    table, log = table_after_one_hand(rule, 2)
    assert acting_order(log) == [1, 2]
    assert acting_order(log, 1) == [2, 1]
    assert play_and_describe(table, log) == "BTN 2: 2 SB, 1 BB"
    assert acting_order(log) == [2, 1]


ALICE, BOB, CAROL = 1, 2, 3


@pytest.mark.parametrize("how", WAYS_TO_LEAVE)
@pytest.mark.parametrize("rule", RULES)
@pytest.mark.parametrize(
    "busts, positions_text",
    [
        (ALICE, f"BTN {CAROL}: {CAROL} SB, {BOB} BB"),  # rule: SEAT-08 a, the button skips Bob
        (CAROL, f"BTN {BOB}: {BOB} SB, {ALICE} BB"),  # b: Bob pays the small blind twice in a row
        (BOB, f"BTN {CAROL}: {CAROL} SB, {ALICE} BB"),  # c
    ],
    ids=["Alice busts", "Carol busts", "Bob busts"],
)
def test_three_to_two_players_advances_big_blind(
    rule: str, busts: int, positions_text: str, how: str
) -> None:
    table, log = table_after_one_hand(rule, 3)
    remove_player(table, log, busts, how)
    assert play_and_describe(table, log) == positions_text


@pytest.mark.parametrize("how", WAYS_TO_LEAVE)
def test_three_to_two_players_clears_skipped_blinds(how: str) -> None:
    # rule: BMOV-04
    table, log = table_after_one_hand("moving", 4)
    remove_player(table, log, 2, how)
    assert play_and_describe(table, log) == "BTN 3: 4 BB, 1 BB, 3 SB"
    remove_player(table, log, 3, how)
    assert play_and_describe(table, log) == "BTN 1: 1 SB, 4 BB"
    assert play_and_describe(table, log) == "BTN 4: 4 SB, 1 BB"
    assert not any(
        chair.has_skipped_small or chair.has_skipped_big for chair in table.chairs.values()
    )


@pytest.mark.parametrize("rule", RULES)
def test_third_player_becomes_big_blind(rule: str) -> None:
    table, log = table_after_one_hand(rule, 2)
    seat_players(table, log, "3 C 200")
    assert play_and_describe(table, log) == "BTN 1: 2 SB, 3 BB"
    assert play_and_describe(table, log) == "BTN 2: 3 SB, 1 BB"


@pytest.mark.parametrize("rule", RULES)
def test_third_player_behind_big_blind_posts(rule: str) -> None:
    # rule: BYND-32 between a button that is the small blind and the big blind there is no gap
    table, log = open_table(HOLDEM, button={"rule": rule})
    seat_players(table, log, "1 A 200, 3 B 200")
    assert play_and_describe(table, log) == "BTN 1: 1 SB, 3 BB"
    seat_players(table, log, "2 C 200")
    assert play_and_describe(table, log) == "BTN 2: 3 SB, 1 BB, 2 post 2"
    assert play_and_describe(table, log) == "BTN 3: 1 SB, 2 BB"


# Simplified -------------------------------------------------------------------------------------


@pytest.mark.parametrize("how", WAYS_TO_LEAVE)
def test_simplified_button_after_big_blind_busts(how: str) -> None:
    # rule: BMOV-02 a: 4 was under the gun, and has missed the big blind
    table, log = table_after_one_hand("simplified", 6)
    remove_player(table, log, 3, how)
    assert play_and_describe(table, log) == "BTN 2: 4 SB, 5 BB"
    assert play_and_describe(table, log) == "BTN 4: 5 SB, 6 BB"


@pytest.mark.parametrize("how", WAYS_TO_LEAVE)
def test_simplified_button_after_small_blind_busts(how: str) -> None:
    # rule: BMOV-02 b: 3 has missed the small blind
    table, log = table_after_one_hand("simplified", 6)
    remove_player(table, log, 2, how)
    assert play_and_describe(table, log) == "BTN 3: 4 SB, 5 BB"


# Moving -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("how", WAYS_TO_LEAVE)
def test_moving_button_collects_largest_skipped_blind_first(how: str) -> None:
    # rule: BMOV-03 a
    table, log = table_after_one_hand("moving", 5)
    remove_player(table, log, 2, how)
    assert play_and_describe(table, log) == "BTN 3: 4 BB, 5 BB, 3 SB"
    assert acting_order(log) == [1, 3, 4, 5]
    assert play_and_describe(table, log) == "BTN 4: 5 SB, 1 BB, 4 SB"
    assert play_and_describe(table, log) == "BTN 5: 1 SB, 3 BB"


@pytest.mark.parametrize("how", WAYS_TO_LEAVE)
def test_moving_button_may_post_two_big_blinds(how: str) -> None:
    # rule: BMOV-03 b
    table, log = table_after_one_hand("moving", 6)
    remove_player(table, log, 3, how)
    assert play_and_describe(table, log) == "BTN 2: 4 BB, 5 BB"
    assert acting_order(log) == [6, 1, 2, 4, 5]
    assert play_and_describe(table, log) == "BTN 4: 5 SB, 6 BB, 4 SB"
    assert play_and_describe(table, log) == "BTN 5: 6 SB, 1 BB"


# Dead -------------------------------------------------------------------------------------------


@pytest.mark.parametrize("how", WAYS_TO_LEAVE)
@pytest.mark.parametrize(
    "gone, hands",
    [
        ([2], ["BTN 2 dead: 3 SB, 4 BB", "BTN 3: 4 SB, 5 BB"]),  # rule: BMOV-06 i
        ([3], ["BTN 2: 4 BB", "BTN 3 dead: 4 SB, 5 BB", "BTN 4: 5 SB, 6 BB"]),  # ii
        ([2, 3], ["BTN 2 dead: 4 BB", "BTN 3 dead: 4 SB, 5 BB"]),  # iii
        ([1], ["BTN 2: 3 SB, 4 BB", "BTN 3: 4 SB, 5 BB"]),  # iv
        ([4], ["BTN 2: 3 SB, 5 BB", "BTN 3: 5 SB, 6 BB"]),  # v: chair 4 is not kept for the button
    ],
    ids=["i", "ii", "iii", "iv", "v"],
)
def test_dead_button_always_advances_big_blind(gone: list[int], hands: list[str], how: str) -> None:
    table, log = table_after_one_hand("dead", 6)
    for chair in gone:
        remove_player(table, log, chair, how)
    assert [play_and_describe(table, log) for _ in hands] == hands


def test_player_before_dead_button_acts_last() -> None:
    # rule: BMOV-05, BMOV-06 i
    table, log = table_after_one_hand("dead", 6)
    remove_player(table, log, 2, "gets up")
    play_and_describe(table, log)
    assert acting_order(log, 1) == [3, 4, 5, 6, 1]


def test_button_rules_differ_after_both_blinds_bust() -> None:
    # rule: BMOV-02, BMOV-03, BMOV-05
    found = {}
    for rule in RULES:
        table, log = table_after_one_hand(rule, 6)
        remove_player(table, log, 2, "gets up")
        remove_player(table, log, 3, "gets up")
        found[rule] = [play_and_describe(table, log) for _ in range(3)]
    assert found == {
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
    do(table, log, c.Sit("F", 6, 200, waits_for_big_blind=True))
    assert play_and_describe(table, log) == "BTN 2: 3 SB, 4 BB"
    assert 6 not in table.hand_chairs
    assert play_and_describe(table, log) == "BTN 3: 4 SB, 5 BB"
    assert play_and_describe(table, log) == "BTN 4: 5 SB, 6 BB"


def test_absent_player_owes_one_set_of_blinds() -> None:
    # rule: POST-07
    table, log = table_after_one_hand("dead", 4, missed_blinds="both_now_sb_dead")
    do(table, log, c.SitOut(4))
    for _ in range(9):
        play_and_describe(table, log)
    table_player = table.chairs[4]
    assert (table_player.missed_big, table_player.missed_small) == (2, 1)
    assert table_player.missed_orbits == 3
    do(table, log, c.ComeBack(4))
    play_and_describe(table, log)
    assert not table_player.has_missed_posts


# Properties -------------------------------------------------------------------------------------


@run_in("slow", keep_every=4)
@pytest.mark.parametrize("players", range(2, 11))
@pytest.mark.parametrize("rule", RULES)
def test_stable_table_gives_every_position_equally(rule: str, players: int) -> None:
    table, log = table_after_one_hand(rule, players)
    for _ in range(3 * players - 1):
        play_and_describe(table, log)
    hands = [fact for fact in log if isinstance(fact, f.HandBegan)]
    assert len(hands) == 3 * players
    all_chairs = dict.fromkeys(range(1, players + 1), 3)
    assert Counter(hand.button for hand in hands) == all_chairs
    for reason in ("small blind", "big blind"):
        payers = [due.chair for hand in hands for due in hand.due_posts if due.reason == reason]
        assert Counter(payers) == all_chairs


@pytest.mark.parametrize("blinds", ["2", "1/1/2"])
def test_one_or_three_blinds_are_posted_equally(blinds: str) -> None:
    # rule: BLND-04, BLND-05
    table, log = open_table(f"limit hold'em 4/8 blinds {blinds}", button={"rule": "simplified"})
    seat_players(table, log, ", ".join(f"{name} 200" for name in "ABCDE"))
    for _ in range(10):
        begin_hand(table, log)
        play_hand(table, log)
    hands = [fact for fact in log if isinstance(fact, f.HandBegan)]
    sizes = sorted(map(int, blinds.split("/")))
    paid_counts = Counter(due.chair for hand in hands for due in hand.due_posts)
    assert paid_counts == dict.fromkeys(range(1, 6), 2 * len(sizes))


class WalkStep(NamedTuple):
    """One hand of a walk."""

    last: Positions
    now: Positions
    settled: Chairs
    """Players settled before the hand, or all present players if positions restart."""
    dealt: Chairs
    anew: bool


class PositionWalk:
    """Positions over many hands while players come and go at random."""

    def __init__(self, rule: ButtonRule, seed: int) -> None:
        self.rule, self.rng = rule, Random(seed)
        self.chairs = tuple(range(1, self.rng.randint(3, 10) + 1))
        count = self.rng.randint(2, len(self.chairs))
        self.settled: Chairs = tuple(sorted(self.rng.sample(self.chairs, count)))
        self.willing: Chairs = ()
        self.now = first_positions(self.settled[0], self.settled)
        self.dealt = self.settled

    def hands(self, count: int) -> Iterator[WalkStep]:
        """Yield this many consecutive hands."""
        for _ in range(count):
            self._change_players()
            last, anew = self.now, len(self.settled) < 2
            if anew:
                self.settled, self.willing = tuple(sorted((*self.settled, *self.willing))), ()
                now = restart_positions(last, self.settled)
            else:
                now = next_positions(self.rule, last, self.settled, self.willing)
            entering = [
                k for k in self.willing if k == now.big or not is_between_button_and_blind(k, now)
            ]
            dealt_numbers = tuple(sorted((*self.settled, *entering)))
            if now.heads_up and len(dealt_numbers) > 2:
                now = Positions(previous_chair(now.small, dealt_numbers), now.small, now.big)
            settled, self.settled, self.now = self.settled, dealt_numbers, now
            self.willing = tuple([k for k in self.willing if k not in dealt_numbers])
            yield WalkStep(last, now, settled, dealt_numbers, anew)

    def _change_players(self) -> None:
        rng = self.rng
        stays = [k for k in self.settled if rng.random() > 0.15]
        waits = [k for k in self.willing if rng.random() > 0.1]
        free_chairs = [k for k in self.chairs if k not in stays and k not in waits]
        comes_in = [k for k in free_chairs if k not in self.settled and rng.random() < 0.2]
        while len(stays) + len(waits) + len(comes_in) < 2:
            comes_in.append(rng.choice([k for k in free_chairs if k not in comes_in]))
        self.settled, self.willing = tuple(stays), tuple(sorted([*waits, *comes_in]))


@pytest.mark.parametrize("seed", range(40))
@pytest.mark.parametrize("rule", RULES)
def test_every_hand_has_dealt_in_big_blind(rule: ButtonRule, seed: int) -> None:
    for _, now, _, dealt_numbers, _ in PositionWalk(rule, seed).hands(200):
        assert now.big in dealt_numbers
        if len(dealt_numbers) == 2:  # rule: SEAT-07
            assert now.button == now.small == previous_chair(now.big, dealt_numbers)
        else:
            assert now.big not in (now.button, now.small)
            assert now.button != now.small


@pytest.mark.parametrize("seed", range(40))
@pytest.mark.parametrize("rule", RULES)
def test_big_blind_never_repeats(rule: ButtonRule, seed: int) -> None:
    # rule: SEAT-08
    for step in PositionWalk(rule, seed).hands(200):
        assert step.now.big != step.last.big


@pytest.mark.parametrize("seed", range(40))
def test_dead_button_big_blind_skips_no_player(seed: int) -> None:
    # rule: BMOV-05
    for step in PositionWalk("dead", seed).hands(200):
        assert step.now.big == next_chair(step.last.big, step.dealt)


@pytest.mark.parametrize("seed", range(40))
@pytest.mark.parametrize("rule", ["simplified", "moving"])
def test_live_button_visits_every_player(rule: ButtonRule, seed: int) -> None:
    # rule: BMOV-02, BMOV-03; heads-up the button is placed to fit (SEAT-08)
    for last, now, settled, dealt_numbers, anew in PositionWalk(rule, seed).hands(200):
        if not (anew or last.heads_up) and len(settled) > 2:
            assert len(dealt_numbers) > 2
            assert now.button == next_chair(last.button, settled)


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
        chair.has_skipped_big or chair.has_skipped_small for chair in table.chairs.values()
    )
    stayed = set(table.chairs)
    hands = [fact for fact in log if isinstance(fact, f.HandBegan)]
    for chair in stayed:
        rounds = sum(last.button == chair for last, _ in pairwise(hands))
        for blind in ("big", "small"):
            paid_count = sum(
                due.chair == chair and due.reason in (f"{blind} blind", f"skipped {blind} blind")
                for hand in hands
                for due in hand.due_posts
            )
            assert abs(paid_count - rounds) <= 1, (
                f"{chair}: {paid_count} {blind} blinds, {rounds} buttons"
            )


# Refusals ---------------------------------------------------------------------------------------


def test_hand_requires_two_players() -> None:
    # rule: GAME-03
    table, log = open_table(HOLDEM)
    seat_players(table, log, "A 200")
    with pytest.raises(IllegalAction, match="1 ready") as refusal:
        do(table, log, c.Begin())
    assert refusal.value.rule == "GAME-03"
