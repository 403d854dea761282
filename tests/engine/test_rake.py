"""Properties of every raked hand, and of the rake itself."""

from itertools import takewhile

import pytest
from msgspec.structs import replace

from riverboat.engine import (
    VARIANTS,
    AnyFact,
    BadGame,
    HandState,
    HouseRules,
    Rake,
    apply,
    due,
    parse_game,
    pots,
    replay,
    start,
)
from riverboat.engine.hand_audit import audit
from riverboat.engine.hand_redaction import RAIL, redact
from riverboat.engine.state import hand_facts as f
from tests.engine.hand_properties import (
    log_replays_and_passes_audit,
    note_failing_hand,
)
from tests.engine.random_hands import STRUCTURES, PlayedHand, play_random
from tests.schedule import run_in
from tests.thorough import example_seeds

GAMES = [(variant, structure) for variant in VARIANTS for structure in STRUCTURES]


def find_rake(log: list[AnyFact]) -> Rake:
    started_fact = log[0]
    assert isinstance(started_fact, f.HandStarted)
    assert started_fact.rake is not None
    return started_fact.rake


def list_rake_facts(log: list[AnyFact]) -> list[f.RakeTaken]:
    return [fact for fact in log if isinstance(fact, f.RakeTaken)]


def log_before_settlement(log: list[AnyFact]) -> list[AnyFact]:
    """Return the log up to the first rake or award."""
    settlement_facts = (f.RakeTaken, f.PotAwarded, f.HandEnded, f.PassedOut)
    return list(takewhile(lambda fact: not isinstance(fact, settlement_facts), log))


def chips_are_conserved_with_rake(played_hand: PlayedHand) -> None:
    started_fact = played_hand.log[0]
    assert isinstance(started_fact, f.HandStarted)
    hand = HandState(started_fact)
    for fact in played_hand.log[1:]:
        apply(hand, fact)
        reserve_chips = 0 if hand.has_ended else sum(hand.reserve)
        total_chips = (
            sum(hand.stacks) + hand.pot + hand.carried_chips + hand.taken_by_house + reserve_chips
        )
        assert total_chips == sum(started_fact.stacks) + started_fact.carried_chips
        assert min(*hand.stacks, hand.pot, hand.taken_by_house) >= 0
    assert hand.pot == 0
    assert hand.taken_by_house == sum(fact.chips for fact in list_rake_facts(played_hand.log))


def audit_finds_changed_rake(played_hand: PlayedHand) -> None:
    for index, fact in enumerate(played_hand.log):
        if isinstance(fact, f.RakeTaken):
            changed_fact = replace(fact, chips=fact.chips + 1)
            forged_log = [*played_hand.log[:index], changed_fact, *played_hand.log[index + 1 :]]
            assert [finding.index for finding in audit(forged_log)] == [index]


def rake_stays_within_limits(played_hand: PlayedHand) -> None:
    rake, hand_before = find_rake(played_hand.log), replay(log_before_settlement(played_hand.log))
    pot_layers = pots(hand_before)
    smallest_chip = hand_before.compiled.split_unit
    facts_by_kind = {
        kind: [
            rake_fact for rake_fact in list_rake_facts(played_hand.log) if rake_fact.kind == kind
        ]
        for kind in ("rake", "jackpot", "kitty")
    }
    for pot_rake in facts_by_kind["rake"]:
        assert pot_rake.chips * 1000 <= pot_layers[pot_rake.pot].chips * rake.per_mille
        assert pot_rake.chips % rake.unit == pot_rake.chips % smallest_chip == 0
    if rake.cap:
        assert sum(rake_fact.chips for rake_fact in facts_by_kind["rake"]) <= rake.cap
    assert sum(rake_fact.chips for rake_fact in facts_by_kind["jackpot"]) <= rake.drop
    if facts_by_kind["jackpot"]:
        assert hand_before.pot >= rake.drop_from
    assert sum(rake_fact.chips for rake_fact in facts_by_kind["kitty"]) <= rake.kitty
    for index, pot in enumerate(pot_layers):
        assert (
            sum(
                rake_fact.chips
                for rake_fact in list_rake_facts(played_hand.log)
                if rake_fact.pot == index
            )
            <= pot.chips
        )


def single_pot_is_raked_in_full(played_hand: PlayedHand) -> None:
    """Compare the rake with a plain calculation, for single pots without large shares."""
    rake, hand_before = find_rake(played_hand.log), replay(log_before_settlement(played_hand.log))
    raked_chips = [
        rake_fact.chips
        for rake_fact in list_rake_facts(played_hand.log)
        if rake_fact.kind == "rake"
    ]
    pot_layers = pots(hand_before)
    if (
        played_hand.hand.carried_chips
        or not played_hand.hand.live_mask
        or len(pot_layers) != 1
        or rake.unit > 1
    ):
        return
    pot_chips = pot_layers[0].chips
    chips_put_in = [
        stack_before - stack_after
        for stack_before, stack_after in zip(
            hand_before.starting_stacks, hand_before.stacks, strict=True
        )
    ]
    if (
        hand_before.compiled.split_unit > 1
        or hand_before.reserve
        or max(chips_put_in) * 3 > pot_chips
    ):
        return
    if rake.no_flop_no_drop:
        cards_before_flop = (
            hand_before.compiled.hole_cards_through[0] + hand_before.compiled.board_cards_through[0]
        )
        dealt_cards = max(map(len, hand_before.holdings)) + len(hand_before.board)
        assert not raked_chips or dealt_cards > cards_before_flop or hand_before.draw_number > 0
    elif rake.per_mille <= 333:
        rake_due = pot_chips * rake.per_mille // 1000
        rake_due = min(rake_due, rake.cap) if rake.cap else rake_due
        assert raked_chips == ([rake_due] if rake_due else [])


def sole_winner_never_loses_chips(played_hand: PlayedHand) -> None:
    hand = played_hand.hand
    winners = [seat for seat, chips in enumerate(hand.won_chips) if chips]
    pot_layers = pots(replay(log_before_settlement(played_hand.log)))
    if len(winners) == 1 and len(pot_layers) == 1:
        [seat] = winners
        assert hand.stacks[seat] >= hand.starting_stacks[seat]


def rake_only_changes_settlement(played_hand: PlayedHand) -> None:
    started_fact = played_hand.log[0]
    assert isinstance(started_fact, f.HandStarted)
    unraked_log = [replace(started_fact, rake=None), *log_before_settlement(played_hand.log)[1:]]
    hand = replay(unraked_log)
    settlement_facts = due(hand)
    if not isinstance(settlement_facts, tuple) or isinstance(settlement_facts[0], f.PassedOut):
        return
    for fact in settlement_facts:
        apply(hand, fact)
    assert hand.has_ended
    rake_by_seat = [
        gross_winnings - net_winnings
        for gross_winnings, net_winnings in zip(
            hand.won_chips, played_hand.hand.won_chips, strict=True
        )
    ]
    assert min(rake_by_seat) >= 0
    assert sum(rake_by_seat) == played_hand.hand.taken_by_house


HAND_CHECKS = (
    chips_are_conserved_with_rake,
    log_replays_and_passes_audit,
    audit_finds_changed_rake,
    rake_stays_within_limits,
    single_pot_is_raked_in_full,
    sole_winner_never_loses_chips,
    rake_only_changes_settlement,
)


@run_in("slow", keep_every=5)
@pytest.mark.parametrize("variant, structure", GAMES)
def test_raked_hands_satisfy_every_property(variant: str, structure: str) -> None:
    for seed in example_seeds(3, 200):
        with note_failing_hand(variant, structure, seed):
            played_hand = play_random(seed, variant, structure, is_raked=True)
            for check_property in HAND_CHECKS:
                check_property(played_hand)


def test_random_hands_cover_every_rake_kind_and_pot() -> None:
    count_by_kind_and_pot: dict[tuple[str, bool], int] = {}
    for seed in range(200):
        for fact in list_rake_facts(play_random(seed, "hold'em", "no-limit", is_raked=True).log):
            kind_and_pot = fact.kind, fact.pot > 0
            count_by_kind_and_pot[kind_and_pot] = count_by_kind_and_pot.get(kind_and_pot, 0) + 1
    assert all(
        count_by_kind_and_pot.get((kind, False), 0) > 10 for kind in ("rake", "jackpot", "kitty")
    )
    assert count_by_kind_and_pot["rake", True] > 10


# Single hands -----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "invalid_fields, message",
    [
        ({"per_mille": -1}, "rake: per_mille must be a whole number, not -1"),
        ({"per_mille": 1001}, "rake of 1001 per mille: use 0 to 1000"),
        ({"cap": 1.5}, "rake: cap must be a whole number, not 1.5"),
        ({"drop": True}, "rake: drop must be a whole number, not True"),
        ({"kitty": -1}, "rake: kitty must be a whole number, not -1"),
        ({"unit": 0}, "the rake unit must be a positive whole number, not 0"),
    ],
)
def test_invalid_rake_is_refused(invalid_fields: dict[str, int], message: str) -> None:
    with pytest.raises(BadGame, match=message):
        Rake(**invalid_fields)  # type: ignore[arg-type]


def test_kitty_and_drop_must_be_whole_chips() -> None:
    whole_chip_game = parse_game("no-limit hold'em 10/20 chip 5")
    with pytest.raises(BadGame, match="a kitty of 1 is impossible: the smallest chip"):
        start(whole_chip_game, (1000, 1000), rake=Rake(kitty=1))
    with pytest.raises(BadGame, match="a jackpot drop of 7 is impossible"):
        start(whole_chip_game, (1000, 1000), rake=Rake(drop=7))
    fraction_game = parse_game("no-limit hold'em 10/20 chip 5", HouseRules(odd_chip="fraction"))
    assert start(fraction_game, (1000, 1000), rake=Rake(drop=7, kitty=1)).rake is not None


def test_zero_rake_takes_nothing() -> None:
    for seed in range(50):
        unraked_log = play_random(seed, "hold'em", "no-limit").log
        started_fact = unraked_log[0]
        assert isinstance(started_fact, f.HandStarted)
        assert audit([replace(started_fact, rake=Rake()), *unraked_log[1:]]) == []


def test_every_viewer_sees_rake() -> None:
    fact = f.RakeTaken(0, 5, "rake")
    assert [redact(fact, viewer) for viewer in (0, 1, RAIL)] == [fact] * 3
