"""What holds in every hand of every game, whoever plays it."""

import random
from collections.abc import Iterator
from itertools import pairwise
from typing import Any

import pytest

from riverboat.engine import (
    BRING_IN,
    CALL,
    CHECK,
    FOLD,
    VARIANTS,
    AllIn,
    AnyCommand,
    AnyFact,
    Discard,
    Hand,
    IllegalAction,
    RaisePot,
    RaiseTo,
    TakeBackDiscard,
    ToAct,
    ToDraw,
    apply,
    decide,
    due,
    fold,
    from_json_lines,
    pots,
    to_json_lines,
)
from riverboat.engine.audit import audit
from riverboat.engine.state import facts as f
from tests.engine.random_hands import STRUCTURES, play_random

GAMES = [(variant, structure) for variant in VARIANTS for structure in STRUCTURES]
HANDS = 20

every_game = pytest.mark.parametrize("variant, structure", GAMES)
every_draw_game = pytest.mark.parametrize(
    "variant, structure", [(v, s) for v, s in GAMES if VARIANTS[v].has_draws]
)
every_stud_game = pytest.mark.parametrize(
    "variant, structure", [(v, s) for v, s in GAMES if VARIANTS[v].has_upcards]
)


HOUSES: list[dict[str, Any]] = [
    {"opening_amount": 3},
    {"opening_amount": 6, "short_raise": "completes"},
    {"upper_limit": "second round"},
    {"fold_exposes_cards": True, "fold_when_free": "warn"},
    {"odd_mixed": "game"},
    {"straddle_order": "from under the gun"},
]
"""House rules that random games leave alone."""


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
        started = played.log[0]
        assert isinstance(started, f.HandStarted)
        chips = sum(started.stacks) + started.carried
        for hand in states(played.log):
            reserve = 0 if hand.ended else sum(hand.reserve)
            assert sum(hand.stacks) + hand.pot + hand.carried + reserve == chips
            assert min(hand.stacks) >= 0
            assert min(hand.bets) >= 0
            assert hand.pot >= 0
        assert sum(played.hand.stacks) + played.hand.carried == chips


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
        if not hand.live:
            continue  # nobody won: the deal was passed out
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
            named: list[AnyCommand] = [FOLD, CHECK, CALL, RaisePot(), AllIn(), BRING_IN]
            commands: list[AnyCommand] = [*named, *sizes]
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
        out: set[int] = set()
        for fact in played.log:
            if isinstance(fact, f.StubReshuffled):
                assert out.issuperset(fact.cards)
                out.difference_update(fact.cards)
            new = cards_off_the_deck(fact)
            assert len(new) == len(set(new))
            assert out.isdisjoint(new)
            out.update(new)
        assert out == played.hand.dealt


def cards_off_the_deck(fact: AnyFact) -> list[int]:
    """The cards that leave the deck with a fact."""
    match fact:
        case f.HoleCardsDealt(by_seat, burned) | f.UpcardsDealt(by_seat, burned):
            return [*burned, *(card for cards in by_seat for card in cards)]
        case f.BoardDealt(cards, burned):
            return [*burned, *cards]
        case f.Burned(burned):
            return list(burned)
        case _:
            return []


@every_game
def test_nobody_holds_more_cards_than_the_game_gives_and_all_who_show_hold_them_all(
    variant: str, structure: str
) -> None:
    for seed in range(HANDS):
        played = play_random(seed, variant, structure)
        most = max(played.hand.plan.hole_through)
        full = played.hand.plan.hole_through[-1] - bool(played.hand.plan.has_upcards)
        for hand in states(played.log):
            assert max(map(len, hand.holdings)) <= most
            for seat, cards in enumerate(hand.upcards):
                assert set(cards) <= set(hand.holdings[seat])
        if not played.hand.plan.board_through[-1]:
            for seat in played.hand.seats(played.hand.shown & played.hand.live):
                # One card of stud may lie in the middle (BYND-63).
                assert len(played.hand.holdings[seat]) >= full


@every_game
def test_the_stub_is_what_the_dealer_has_left(variant: str, structure: str) -> None:
    for seed in range(HANDS):
        played = play_random(seed, variant, structure)
        assert played.hand.stub == len(played.stub)


@every_draw_game
def test_a_discard_of_cards_one_holds_is_accepted_and_all_else_refused(
    variant: str, structure: str
) -> None:
    drew = 0
    for seed in range(HANDS):
        played = play_random(seed, variant, structure)
        for hand in states(played.log):
            turn = due(hand)
            if not isinstance(turn, ToDraw):
                continue
            drew += 1
            held = hand.holdings[turn.seat]
            for count in range(len(held) + 1):
                command = Discard(held[:count])
                before = hand.copy()
                if turn.least <= count <= turn.most:
                    assert decide(hand, command) == f.Discarded(turn.seat, held[:count])
                else:
                    with pytest.raises(IllegalAction, match="cannot throw away"):
                        decide(hand, command)
                assert hand == before, "asking changed the hand"
            other = next(card for card in hand.plan.deck if card not in held)
            with pytest.raises(IllegalAction, match="cannot throw away"):
                decide(hand, Discard((other,)))
    assert drew > 5


@every_draw_game
def test_a_discard_taken_back_leaves_the_hand_as_it_was(variant: str, structure: str) -> None:
    back = 0
    for seed in range(HANDS):
        for hand in states(play_random(seed, variant, structure).log):
            turn = due(hand)
            if isinstance(turn, ToDraw):
                held = hand.holdings[turn.seat]
                after = hand.copy()
                apply(after, decide(after, Discard(held[: turn.most])))
                apply(after, decide(after, TakeBackDiscard(turn.seat)))
                assert due(after) == turn
                assert sorted(after.holdings[turn.seat]) == sorted(held)
                assert after.drawing == hand.drawing
                back += 1
    assert back > 5


@every_stud_game
def test_who_must_bring_it_in_may_neither_check_nor_fold(variant: str, structure: str) -> None:
    owed = 0
    for seed in range(HANDS):
        for hand in states(play_random(seed, variant, structure).log):
            turn = due(hand)
            if isinstance(turn, ToAct) and turn.bring_in:
                owed += 1
                with pytest.raises(IllegalAction, match="bring it in"):
                    decide(hand, FOLD)
                with pytest.raises(IllegalAction, match="cannot check"):
                    decide(hand, CHECK)
                assert decide(hand, BRING_IN) == f.BroughtIn(turn.seat, turn.call)
    assert owed


@every_game
def test_players_act_clockwise(variant: str, structure: str) -> None:
    acts = (f.Folded, f.Checked, f.Called, f.Raised, f.BroughtIn)
    for seed in range(HANDS):
        played = play_random(seed, variant, structure)
        if any(isinstance(x, f.Posted) and x.kind == "kill" for x in played.log):
            continue  # the killer acts last, out of the clockwise order (KILL-05)
        last: int | None = None
        for hand, fact in zip(states(played.log), played.log[1:], strict=False):
            if isinstance(fact, (f.BettingOpened, f.BringInTakenBack)):
                last = None
            elif isinstance(fact, acts):
                if hand.bring_in not in (-1, fact.seat):
                    last = None  # the wrong player brings it in (BYND-68)
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
                elif turn.call == hand.stacks[turn.seat] and turn.bring_in:
                    assert decide(hand, AllIn()) == f.BroughtIn(turn.seat, turn.call)
                elif turn.call == hand.stacks[turn.seat]:
                    assert decide(hand, AllIn()) == f.Called(turn.seat, turn.call)
                elif hand.plan.pot_limit and turn.high and hand.plan.rules.overbet != "refuse":
                    assert decide(hand, AllIn()) == decide(hand, RaiseTo(turn.all_in))
                else:
                    with pytest.raises(IllegalAction, match="legal now"):
                        decide(hand, AllIn())


@pytest.mark.parametrize("house", HOUSES, ids=[" ".join(each) for each in HOUSES])
@pytest.mark.parametrize(
    "variant, structure",
    [
        ("hold'em", "limit"),
        ("omaha hi-lo", "no-limit"),
        ("seven-card stud", "limit"),
        ("five-card draw", "limit"),
        ("drawmaha", "pot-limit"),
    ],
)
def test_hands_of_unusual_houses_conserve_chips_and_replay(
    variant: str, structure: str, house: dict[str, Any]
) -> None:
    for seed in range(HANDS):
        played = play_random(seed, variant, structure, house=house)
        started, hand = played.log[0], played.hand
        assert isinstance(started, f.HandStarted)
        chips = sum(started.stacks) + started.carried
        assert sum(hand.stacks) + hand.carried + hand.taken == chips
        assert audit(played.log) == []
        assert fold(from_json_lines(to_json_lines(played.log))) == hand
