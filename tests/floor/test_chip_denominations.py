"""Chips by denomination are conserved through play and corrections."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from riverboat.engine import (
    CALL,
    AnyCommand,
    AnyFact,
    Deal,
    RaiseTo,
    act,
    advance,
    replay,
    start,
)
from riverboat.engine.corrections import (
    build_action_take_back,
    build_hand_kill,
    build_hand_void,
    correct,
)
from riverboat.engine.games.game_names import parse_game
from riverboat.engine.state import hand_facts as f
from riverboat.floor.felt.chip_racks import (
    find_covering_payment,
    find_exact_payment,
    make_rack,
    rack_value,
)
from riverboat.floor.felt.felt_state import TRAY, ChangeMade, Felt
from riverboat.floor.incident import InvalidIncident
from tests.engine.hand_properties import replay_states
from tests.floor.ruled_hands import play_ruled_hand
from tests.floor.test_carried_out_rulings import GAMES
from tests.schedule import run_in
from tests.thorough import example_seeds

# Payments ----------------------------------------------------------------------------------------


def test_exact_payment_uses_highest_chips() -> None:
    chips = make_rack([1000, 500, 500, 100, 100, 100, 25, 25])
    assert find_exact_payment(chips, 1150) == make_rack([1000, 100, 25, 25])
    assert find_exact_payment(chips, 1075) is None
    assert find_exact_payment(make_rack([25, 10, 10, 10]), 30) == make_rack([10, 10, 10])
    assert find_exact_payment(chips, 0) == Counter()


def test_covering_payment_uses_larger_chip_if_needed() -> None:
    assert find_covering_payment(make_rack([25, 25, 5]), 12) == make_rack([25])
    assert find_covering_payment(make_rack([5, 5, 5]), 12) == make_rack([5, 5, 5])
    assert find_covering_payment(make_rack([5]), 6) is None


@run_in("slow", keep_every=4)
@pytest.mark.parametrize("seed", range(20))
def test_payments_come_from_rack_and_cover_amount(seed: int) -> None:
    rng = random.Random(seed)
    for _ in range(30):
        chips = make_rack(rng.choices([1, 5, 7, 20, 25, 100], k=rng.randrange(12)))
        for amount in range(0, rack_value(chips) + 2, 1 + rng.randrange(5)):
            exact_counts = find_exact_payment(chips, amount)
            if exact_counts is not None:
                assert rack_value(exact_counts) == amount
                assert exact_counts <= chips
            covering_counts = find_covering_payment(chips, amount)
            assert (covering_counts is None) == (amount > rack_value(chips))
            if covering_counts is not None:
                assert covering_counts <= chips
                assert rack_value(covering_counts) >= amount


# A hand ------------------------------------------------------------------------------------------


class ChipTable:
    """A three-handed limit hand with its physical chips."""

    def __init__(self, *stacks: tuple[int, ...], tray: tuple[int, ...] = ()) -> None:
        game = parse_game("limit hold'em 3/6")
        self.log: list[AnyFact] = [start(game, tuple(map(sum, stacks)), button=0)]
        self.hand = replay(self.log)
        self.felt = Felt(stacks, tray)
        self.all_chips_before = self.felt.all_chips()
        advance(self.hand, self.log)
        self.felt.follow_hand(self.hand)
        self.act_and_check(Deal(tuple(range(6))))

    def act_and_check(self, command: AnyCommand) -> None:
        act(self.hand, command, self.log)
        self.check_chips()

    def correct(self, *correction_facts: f.AnyIrregular) -> None:
        correct(self.hand, self.log, *correction_facts)
        self.check_chips()

    def check_chips(self) -> None:
        self.felt.follow_hand(self.hand)
        assert self.felt.all_chips() == self.all_chips_before
        for seat in range(self.hand.players):
            assert sum(self.felt.stack_chips(seat)) == self.hand.stacks[seat]
            assert sum(self.felt.chips_in_front(seat)) == self.hand.bets[seat]
        assert sum(self.felt.pot_chips()) == self.hand.pot - sum(self.hand.bets)

    def changes(self) -> list[ChangeMade]:
        return [motion for motion in self.felt.motions if isinstance(motion, ChangeMade)]


SMALL_STACK = (5,) * 4 + (1,) * 20


def test_oversized_chip_is_changed_from_tray() -> None:
    # rule: CHIP-10, CHIP-15
    chip_table = ChipTable((25, 25, 25), SMALL_STACK, SMALL_STACK, tray=(5,) * 20 + (1,) * 50)
    chip_table.felt.put_in_front(0, (25,))
    chip_table.act_and_check(CALL)
    assert sum(chip_table.felt.chips_in_front(0)) == 3
    (change_made,) = chip_table.changes()
    assert change_made.given_chips == (25,)
    assert sum(change_made.received_chips) == 25
    assert change_made.changer == TRAY


def test_players_make_change_without_tray() -> None:
    # rule: CHIP-17
    chip_table = ChipTable((25, 25, 25), SMALL_STACK, SMALL_STACK)
    chip_table.act_and_check(CALL)
    (change_made,) = chip_table.changes()
    assert change_made.changer.kind == "stack"
    assert (
        sum(chip_table.felt.stack_chips(change_made.changer.seat))
        == chip_table.hand.stacks[change_made.changer.seat]
    )


def test_chips_stay_if_change_is_impossible() -> None:
    game = parse_game("limit hold'em 3/6")
    hand = replay([start(game, (50, 50), button=0)])
    log: list[AnyFact] = [start(game, (50, 50), button=0)]
    advance(hand, log)
    felt = Felt([(25, 25), (25, 25)])
    with pytest.raises(InvalidIncident, match="can’t change 25, 25 to pay 1"):
        felt.follow_hand(hand)
    assert felt.stack_chips(0) == (25, 25)
    assert not felt.motions
    with pytest.raises(InvalidIncident, match="chips not on the table"):
        felt.put_in_front(0, (100,))


def test_taken_back_bet_returns_same_chips() -> None:
    chip_table = ChipTable((25, 5, 5, 1, 1, 1), SMALL_STACK, SMALL_STACK)
    stack_chips_before = chip_table.felt.stack_chips(0)
    chip_table.felt.put_in_front(0, (5, 1))
    chip_table.act_and_check(RaiseTo(6))
    assert chip_table.felt.chips_in_front(0) == (5, 1)
    rewind = build_action_take_back(chip_table.log, "TURN-08")
    assert rewind is not None
    chip_table.correct(rewind)
    assert chip_table.felt.stack_chips(0) == stack_chips_before
    assert not chip_table.changes()


def test_voided_hand_returns_all_contributions() -> None:
    # rule: MISD-08
    chip_table = ChipTable(SMALL_STACK, SMALL_STACK, SMALL_STACK)
    for _ in range(2):
        chip_table.act_and_check(CALL)
    chip_table.correct(build_hand_void(chip_table.hand, "MISD-08"))
    assert [sum(chip_table.felt.stack_chips(seat)) for seat in range(3)] == [40, 40, 40]
    assert chip_table.felt.pot_chips() == ()


def test_uncalled_bet_of_killed_hand_is_returned() -> None:
    # rule: DEAD-12
    chip_table = ChipTable((5,) * 8, SMALL_STACK, SMALL_STACK)
    chip_table.act_and_check(RaiseTo(6))
    chip_table.correct(build_hand_kill(chip_table.hand, chip_table.log, 0, 3, "DEAD-12"))
    assert sum(chip_table.felt.stack_chips(0)) == 37
    assert chip_table.felt.all_chips() == chip_table.all_chips_before


# Random rulings ----------------------------------------------------------------------------------


def random_stack(rng: random.Random, chips: int) -> tuple[int, ...]:
    """Return a plausible stack of chips."""
    stack_chips = []
    while chips:
        chip_value = rng.choice([chip for chip in (100, 25, 5, 5, 1, 1) if chip <= chips])
        stack_chips.append(chip_value)
        chips -= chip_value
    return tuple(stack_chips)


@run_in("slow", keep_every=3)
@pytest.mark.parametrize("variant, structure", GAMES)
def test_random_rulings_conserve_denominations(variant: str, structure: str) -> None:
    result_counts: Counter[str] = Counter()
    change_count = 0
    for seed in example_seeds(8, 200):
        rng = random.Random(f"chips {seed}")
        ruled_hand = play_ruled_hand(seed, variant, structure, incident_share=0.6)
        result_counts += ruled_hand.counts
        hand_started = ruled_hand.log[0]
        assert isinstance(hand_started, f.HandStarted)
        stacks = [random_stack(rng, chips) for chips in hand_started.stacks]
        felt = Felt(
            stacks,
            (100,) * 5 + (25,) * 8 + (5,) * 20 + (1,) * 100,
            (1,) * hand_started.carried_chips,
        )
        total_counts = felt.all_chips()
        for hand in replay_states(ruled_hand.log):
            felt.follow_hand(hand)
            assert felt.all_chips() == total_counts
            reserve = [0] * hand.players if hand.has_ended or not hand.reserve else hand.reserve
            for seat in range(hand.players):
                assert sum(felt.stack_chips(seat)) == hand.stacks[seat] + reserve[seat]
                assert sum(felt.chips_in_front(seat)) == hand.bets[seat]
            assert sum(felt.pot_chips()) == hand.pot - sum(hand.bets) + hand.carried_chips
        change_count += sum([isinstance(motion, ChangeMade) for motion in felt.motions])
    assert change_count
    assert (
        result_counts["HandKilled"]
        or result_counts["WagerCorrected"]
        or result_counts["HandVoided"]
    ), result_counts
