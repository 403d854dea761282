"""The ``Hand`` object: dealing by game name, properties, actions and copies."""

from __future__ import annotations

import copy
import inspect
import pickle
import random
import re
from collections.abc import Iterator

import pytest

import riverboat
from riverboat.engine import BadGame, HandStarted, IllegalAction, Irregularity, RaiseTo
from riverboat.engine.hand_audit import audit
from riverboat.engine.hand_redaction import redacted_hand
from riverboat.engine.state.hand_reducer import replay
from riverboat.hands import Hand, Legal, PrintedCards

SAMPLE_GAMES = [
    *("nlhe 1/2", "PLO 1/2", "plo8", "limit 3/6", "razz", "stud", "2-7 triple draw", "badugi"),
    *("drawmaha", "irish", "short deck", "kuhn", "leduc", "courchevel", "five-card draw"),
]


def random_states(game: str, seed: int, seats: int) -> Iterator[Hand]:
    """Yield the hand before each random decision and at its end."""
    rng, hand = random.Random(seed), Hand(game, seats=seats, seed=seed)
    while not hand.over:
        yield hand
        hand.act(rng.choice(hand.legal))
    yield hand


def all_descendants(hand: Hand) -> Iterator[Hand]:
    """Yield the hand and all its descendants in the game tree."""
    yield hand
    for action in hand.deals() or hand.legal:
        yield from all_descendants(hand.after(action))


# Toy games --------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "game, node_count, finished_count, decision_count, key_count",
    [("kuhn", 58, 30, 24, 12), ("leduc", 9457, 5520, 3780, 936)],
)
def test_game_tree_sizes_match_openspiel(
    game: str, node_count: int, finished_count: int, decision_count: int, key_count: int
) -> None:
    """Sizes of OpenSpiel's kuhn_poker and leduc_poker, with cards dealt one by one."""
    all_hands = list(all_descendants(Hand.undealt(game)))
    decision_hands = [hand for hand in all_hands if hand.to_act is not None]
    assert len(all_hands) == node_count
    assert sum(hand.over for hand in all_hands) == finished_count
    assert len(decision_hands) == decision_count
    assert len({hand.key() for hand in decision_hands}) == key_count


def test_kuhn_offers_no_fold_when_check_is_free() -> None:
    hand = Hand("kuhn", seed=1)
    assert list(hand.legal) == ["check", "bet 1"]
    assert list(hand.after("bet 1").legal) == ["fold", "call"]
    assert hand.after("bet 1").after("fold").payoffs == (1, -1)


def test_leduc_has_one_raise_per_street() -> None:
    hand = Hand("leduc", seed=1).after("bet 2").after("raise 4")
    assert list(hand.legal) == ["fold", "call"]
    assert list(hand.after("call").after("bet 4").legal) == ["fold", "call", "raise 8"]


def test_named_house_overrides_toy_game_rules() -> None:
    assert "fold" in Hand("leduc", seed=1, house="online").legal


# Any game ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", SAMPLE_GAMES)
def test_random_legal_actions_play_any_game(game: str) -> None:
    for seed in range(6):
        for hand in random_states(game, seed, seats=2):
            legal = hand.legal
            assert len(legal) == len(list(legal)) == len(set(legal))
            assert all(action in legal for action in legal)
            assert "fly" not in legal
            assert "\n" not in repr(hand)
            assert hand.history == copy.copy(hand).history
        assert sum(hand.payoffs) == 0
        assert not hand.legal
        assert not audit(hand.log)
        assert replay(hand.log) == hand.state


@pytest.mark.parametrize("game", SAMPLE_GAMES)
def test_information_key_contains_no_hidden_card(game: str) -> None:
    for seed in range(3):
        for hand in random_states(game, seed, seats=2):
            for seat in range(2):
                assert hand.view(seat).key(seat) == hand.key(seat)
                assert hand.view(seat).state == redacted_hand(hand.log, seat)


def test_copies_continue_with_same_cards() -> None:
    hand = Hand("2-7 triple draw", seats=5, seed=7)
    copied_hand, pickled_hand = hand.copy(), pickle.loads(pickle.dumps(hand))
    rng = random.Random(3)
    while not copied_hand.over:
        action = rng.choice(copied_hand.legal)
        copied_hand.act(action)
        pickled_hand.act(action)
    assert copied_hand.log == pickled_hand.log
    assert len(hand.history) == 1


def test_after_leaves_original_hand_unchanged() -> None:
    hand = Hand("nlhe 1/2", seed=7)
    state_before = hand.log, hand.state
    assert hand.after("raise 6").pot == 8
    assert hand.after(RaiseTo(6)).log == hand.after("raise to 6").log
    assert (hand.log, hand.state) == state_before


def test_same_seed_gives_same_deck() -> None:
    assert Hand(seed=7).hole(0) == Hand(seed=7).hole(0)
    assert Hand(seed=7).redeal(8).hole(0) == Hand(seed=8).hole(0)
    assert len({Hand().hole(0) for _ in range(5)}) > 1


def test_cards_print_as_cards() -> None:
    hand = Hand("nlhe 1/2", seed=7).after("call").after("check")
    assert repr(hand.board) == str(hand.board) == "3c Th 3h"
    assert PrintedCards("As Kd") == (51, 45)
    assert repr(hand.view(0).hole(1)) == "?? ??"


def test_players_have_positions_and_results() -> None:
    hand = Hand("nlhe 1/2", seats=3, seed=7)
    for action in ("raise 6", "raise 20", "fold", "fold"):
        hand.act(action)
    opener, small_blind, big_blind = (hand.players[seat] for seat in (2, 0, 1))
    assert (opener.position, opener.vpip, opener.pfr, opener.three_bet) == (
        "BTN",
        True,
        True,
        False,
    )
    assert (small_blind.three_bet, small_blind.net, small_blind.won) == (True, 8, True)
    assert (big_blind.vpip, big_blind.folded, big_blind.put_in) == (False, "preflop", 2)
    assert (hand.winners, hand.payoffs, hand.pot) == ((0,), (8, -2, -6), 14)
    assert hand.history[1:] == ("raise 6", "raise 20", "fold", "fold")


def test_cards_may_be_dealt_singly_or_together() -> None:
    hand, dealt_at_once = Hand.undealt("nlhe 1/2"), Hand.undealt("nlhe 1/2")
    for card in ("As", "Kd", "Ah", "Kc"):
        assert f"deal {card}" in hand.deals()
        hand.act(f"deal {card}")
        assert f"deal {card}" not in hand.deals()
    dealt_at_once.act("deal As Kd Ah Kc")
    assert hand.log == dealt_at_once.log
    assert hand.deals() == ()
    assert hand.after("call").after("check").deals()[0] == "deal 2c"


# Refusals ---------------------------------------------------------------------------------------


def test_illegal_action_is_refused_without_change() -> None:
    hand = Hand("nlhe 1/2", seed=7)
    with pytest.raises(IllegalAction, match=r"seat 1 can’t raise to 3: .*legal now: fold, call 1"):
        hand.act("raise 3")
    with pytest.raises(
        IllegalAction,
        match="unknown action 'jump': type fold, check, call, raise 600",
    ):
        hand.act("jump")
    with pytest.raises(IllegalAction, match="unknown action 'bet it all': type deal As Kd"):
        Hand.undealt("kuhn").act("bet it all")
    assert hand.log == Hand("nlhe 1/2", seed=7).log


def test_impossible_card_is_refused() -> None:
    hand = Hand.undealt("kuhn").after("deal Ks")
    for card in ("Ks", "As"):
        with pytest.raises(Irregularity):
            hand.act(f"deal {card}")
    assert hand.deals() == ("deal Js", "deal Qs")


@pytest.mark.parametrize(
    "arguments, message",
    [
        ({"game": "holdm 1/2"}, "did you mean hold'em"),
        ({"game": "HORSE"}, "horse 4/8 is a mix: name one game"),
        ({"house": "onlin"}, "unknown preset 'onlin'; did you mean online."),
        ({"stacks": [100, 100], "seats": 3}, "one stack per player: 2 given for 3 players"),
        ({"stacks": [100, 0]}, "seat 1"),
        ({"seats": 1}, "2 to 10"),
    ],
)
def test_invalid_hand_arguments_are_refused_with_suggestion(
    arguments: dict[str, object], message: str
) -> None:
    with pytest.raises(BadGame, match=message):
        Hand(**arguments)  # type: ignore[arg-type]


def test_invalid_seat_or_game_type_is_refused() -> None:
    with pytest.raises(ValueError, match="there is no seat 2: seats are 0 to 1"):
        Hand(seed=1).hole(2)
    with pytest.raises(TypeError, match="a game must be text such as 'nlhe 1/2', or a Game, got 5"):
        Hand(5)  # type: ignore[arg-type]


def test_engine_log_argument_refers_to_hand_state() -> None:
    start_fact = Hand("nlhe 1/2", seed=1).log[0]
    assert isinstance(start_fact, HandStarted)
    with pytest.raises(TypeError, match=r"riverboat\.engine\.HandState"):
        riverboat.Hand(start_fact)  # type: ignore[arg-type]


def test_legal_actions_are_a_sequence_with_limits() -> None:
    legal = Hand("nlhe 1/2", seed=7).legal
    assert isinstance(legal, Legal)
    assert (legal.call, legal.low, legal.high, legal.may_fold, legal.may_check) == (
        1,
        4,
        200,
        True,
        False,
    )
    assert legal[:3] == ["fold", "call", "raise 4"]
    assert not legal.is_finite
    assert legal.raise_to is not None
    assert 6 in legal.raise_to
    with pytest.raises(IndexError, match="no action 199: 199 actions are legal"):
        legal[199]
    assert Hand("limit 3/6", seed=7).legal.is_finite


@pytest.mark.parametrize("kind", [riverboat.Hand, riverboat.HomeGame, riverboat.HandHistory, Legal])
def test_help_documents_type_and_meaning_of_properties(kind: type) -> None:
    text = inspect.getdoc(kind) or ""
    for name, field in vars(kind).items():
        if isinstance(field, property) and not name.startswith("_"):
            match = re.search(rf"^{name}: (\S.*)\n    (\S.*)$", text, re.MULTILINE)
            assert match, f"{kind.__name__}.{name} is not told, with its type and its meaning"
