"""What holds in every hand of every game, whoever plays it."""

import random
from collections.abc import Iterator
from itertools import pairwise

import pytest

from riverboat.engine import (
    CALL,
    CHECK,
    FOLD,
    VARIANTS,
    AllIn,
    AnyCommand,
    AnyFact,
    Hand,
    IllegalAction,
    RaiseTo,
    ToAct,
    apply,
    decide,
    due,
    fold,
    from_json_lines,
    pots,
    to_json_lines,
)
from riverboat.engine import facts as f
from riverboat.engine.audit import audit
from tests.engine.random_hands import STRUCTURES, play_random

GAMES = [(variant, structure) for variant in VARIANTS for structure in STRUCTURES]
HANDS = 60

every_game = pytest.mark.parametrize("variant, structure", GAMES)


def states(log: list[AnyFact]) -> Iterator[Hand]:
    """The hand after each fact of its log."""
    started = log[0]
    assert isinstance(started, f.HandStarted)
    hand = Hand(started)
    yield hand
    for fact in log[1:]:
        apply(hand, fact)
        yield hand


@every_game
def test_chips_are_conserved_after_each_fact(variant: str, structure: str) -> None:
    for seed in range(HANDS):
        played = play_random(seed, variant, structure)
        chips = sum(played.hand.starting_stacks)
        for hand in states(played.log):
            reserve = 0 if hand.ended else sum(hand.reserve)
            assert sum(hand.stacks) + hand.pot + reserve == chips
            assert min(hand.stacks) >= 0
            assert min(hand.bets) >= 0
            assert hand.pot >= 0
        assert sum(played.hand.stacks) == chips


@every_game
def test_the_log_replays_to_the_same_state_and_the_audit_is_clean(
    variant: str, structure: str
) -> None:
    for seed in range(HANDS):
        played = play_random(seed, variant, structure)
        assert audit(played.log) == []
        again = from_json_lines(to_json_lines(played.log))
        assert again == played.log
        assert fold(again) == played.hand


@every_game
def test_a_copy_goes_its_own_way(variant: str, structure: str) -> None:
    played = play_random(0, variant, structure)
    started = played.log[0]
    assert isinstance(started, f.HandStarted)
    hand = Hand(started)
    for fact in played.log[1:]:
        before, other = hand.copy(), hand.copy()
        apply(other, fact)
        assert hand == before, "applying a fact to a copy changed the original"
        apply(hand, fact)
        assert other == hand


@every_game
def test_nobody_wins_more_from_an_opponent_than_he_put_in(variant: str, structure: str) -> None:
    for seed in range(HANDS):
        hand = play_random(seed, variant, structure).hand
        # What a folded player has in above everyone who is left has no other owner.
        top = max(hand.totals[seat] for seat in hand.seats(hand.live))
        ownerless = hand.dead + sum(max(0, total - top) for total in hand.totals)
        for seat in range(hand.players):
            matched = sum(min(total, hand.totals[seat]) for total in hand.totals)
            assert hand.won[seat] <= matched + ownerless


@every_game
def test_the_layers_add_up_and_shrink(variant: str, structure: str) -> None:
    for seed in range(HANDS):
        played = play_random(seed, variant, structure)
        for hand in states(played.log):
            if any(hand.won):
                break
            layers = pots(hand)
            assert sum(pot.chips for pot in layers) == hand.pot
            for below, above in pairwise(layers):
                assert set(above.seats) < set(below.seats)


@every_game
def test_what_is_legal_is_accepted_and_all_else_refused(variant: str, structure: str) -> None:
    checked = 0
    for seed in range(12):
        played = play_random(seed, variant, structure)
        for hand in states(played.log):
            turn = due(hand)
            if not isinstance(turn, ToAct):
                continue
            assert turn.seat in hand.seats(hand.able)
            top = turn.all_in + 3
            strict = hand.game.rules.overbet == "refuse" and hand.game.rules.off_unit == "refuse"
            sizes = [RaiseTo(to) for to in range(-1, min(top, 60))]
            commands: list[AnyCommand] = [FOLD, CHECK, CALL, *sizes]
            for command in commands:
                before = hand.copy()
                if command in turn:
                    decide(hand, command)
                elif strict or not isinstance(command, RaiseTo) or turn.barred:
                    with pytest.raises(IllegalAction, match="legal now"):
                        decide(hand, command)
                assert hand == before, "asking changed the hand"
                checked += 1
    assert checked > 100


@every_game
def test_raises_stay_between_the_least_and_the_most(variant: str, structure: str) -> None:
    for seed in range(HANDS):
        played = play_random(seed, variant, structure)
        for hand in states(played.log):
            turn = due(hand)
            if isinstance(turn, ToAct):
                assert 0 <= turn.call <= hand.stacks[turn.seat]
                assert (turn.high > 0) == (turn.barred is None)
                if turn.high:
                    assert hand.current_bet < turn.low <= turn.high <= turn.all_in


@every_game
def test_every_card_is_dealt_at_most_once(variant: str, structure: str) -> None:
    for seed in range(HANDS):
        played = play_random(seed, variant, structure)
        cards: list[int] = []
        for fact in played.log:
            if isinstance(fact, f.HoleCardsDealt):
                cards += [card for holding in fact.holdings for card in holding]
            elif isinstance(fact, f.BoardDealt):
                cards += [*fact.cards, *fact.burned]
        assert len(cards) == len(set(cards))
        assert set(cards) == played.hand.dealt


@every_game
def test_players_act_clockwise(variant: str, structure: str) -> None:
    acts = (f.Folded, f.Checked, f.Called, f.Raised)
    for seed in range(HANDS):
        played = play_random(seed, variant, structure)
        if any(isinstance(x, f.Posted) and x.kind == "kill" for x in played.log):
            continue  # the killer acts last, out of the clockwise order (KILL-05)
        last: int | None = None
        for hand, fact in zip(states(played.log), played.log[1:], strict=False):
            if isinstance(fact, f.BettingOpened):
                last = None
            elif isinstance(fact, acts):
                if last is not None:
                    players = hand.players
                    between = [(last + k) % players for k in range(1, players)]
                    skipped = between[: between.index(fact.seat)]
                    assert not any(hand.to_do >> seat & 1 for seat in skipped)
                last = fact.seat


def test_all_in_is_a_raise_or_a_call_or_refused_with_a_reason() -> None:
    rng = random.Random(5)
    for _ in range(200):
        variant, structure = rng.choice(GAMES)
        played = play_random(rng.randrange(1000), variant, structure)
        for hand in states(played.log):
            turn = due(hand)
            if isinstance(turn, ToAct):
                if turn.high == turn.all_in:
                    assert decide(hand, AllIn()) == decide(hand, RaiseTo(turn.all_in))
                elif turn.call == hand.stacks[turn.seat]:
                    assert decide(hand, AllIn()) == f.Called(turn.seat, turn.call)
                else:
                    with pytest.raises(IllegalAction, match="legal now"):
                        decide(hand, AllIn())
