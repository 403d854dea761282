"""Simple rounds produce the facts and the state that the engine's general functions produce."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

import riverboat as rb
from riverboat.engine import AnyFact, Game, HandStarted, HandState, parse_game, replay, start
from riverboat.engine.betting.simple_rounds import SimpleStep, replay_simple_rounds
from riverboat.engine.play import advance
from riverboat.engine.state import hand_facts as f

PLAYER_NAMES = ["Ann", "Bob", "Cat", "Dan", "Eve"]


def _collect_steps(log: list[AnyFact]) -> list[SimpleStep]:
    """Return the actions and board deals of a log."""
    steps: list[SimpleStep] = []
    for fact in log:
        match fact:
            case f.Folded(seat):
                steps.append(("fold", seat, 0, -1, False))
            case f.Checked(seat):
                steps.append(("check", seat, 0, -1, False))
            case f.Called(seat, chips):
                steps.append(("call", seat, chips, -1, False))
            case f.Raised(seat, total):
                steps.append(("raise", seat, total, -1, False))
            case f.BoardDealt(cards, burned):
                steps.append(("deal", cards, burned))
            case _:
                pass
    return steps


def _play_bot_hands(seed: int, hands: int) -> Iterator[tuple[AnyFact, ...]]:
    """Yield hands of bots with short and deep stacks."""
    rng = Random(seed)
    for hand_index in range(hands):
        names = PLAYER_NAMES[: rng.randint(2, 5)]
        blinds = rng.choice(["5/10", "10/10", "5/10 ante 2"])
        game = rb.HomeGame(
            f"nlhe {blinds}",
            players=names,
            stack=rng.choice([35, 120, 1000]),
            seed=seed + hand_index,
        )
        game.play(rng.choice(["shark", "caller", "random", "rock"]))
        yield tuple(game.log)


def _open_betting(log: tuple[AnyFact, ...]) -> tuple[HandState, list[AnyFact]]:
    """Return a hand and its log up to the first betting round."""
    opening_index = next(
        index for index, fact in enumerate(log) if isinstance(fact, f.BettingOpened)
    )
    facts = list(log[: opening_index + 1])
    return replay(facts), facts


def test_facts_and_state_equal_those_of_the_engine() -> None:
    consumed_step_count = 0
    for log in _play_bot_hands(seed=11, hands=40):
        if not any(isinstance(fact, f.BettingOpened) for fact in log):
            continue
        hand, facts = _open_betting(log)
        steps = _collect_steps(list(log))
        step_count = replay_simple_rounds(hand, facts, steps)
        consumed_step_count += step_count
        assert facts == list(log[: len(facts)])
        assert hand == replay(facts)
        advance(hand, facts)
        assert facts == list(log[: len(facts)])
    assert consumed_step_count > 100


def _start_hand(game: str = "no-limit hold'em 5/10") -> tuple[HandState, list[AnyFact]]:
    """Return a hand of three players before the flop; the button is first to act."""
    parsed_game: Game = parse_game(game)
    start_fact = start(parsed_game, (100, 100, 100), 0)
    assert isinstance(start_fact, HandStarted)
    hand = HandState(start_fact)
    log: list[AnyFact] = [start_fact]
    advance(hand, log)
    rb.engine.act(hand, rb.engine.Deal(tuple(range(6))), log)
    return hand, log


@pytest.mark.parametrize(
    "step",
    [
        ("check", 0, 0, -1, False),
        ("call", 0, 9, -1, False),
        ("call", 0, 10, -1, True),
        ("fold", 1, 0, -1, False),
        ("raise", 0, 19, -1, False),
        ("raise", 0, 101, -1, False),
        ("raise", 0, 30, 5, False),
        ("raise", 0, 30, 10, True),
        ("deal", (10, 11, 12), ()),
    ],
)
def test_steps_that_are_not_simple_change_nothing(step: SimpleStep) -> None:
    hand, log = _start_hand()
    hand_before, facts = hand.copy(), list(log)
    assert replay_simple_rounds(hand, log, [step]) == 0
    assert log == facts
    assert hand == hand_before


@pytest.mark.parametrize("cards", [(10, 11), (10, 11, 0), (10, 11, 11), (10, 11, 52)])
def test_wrong_board_is_left_to_the_engine(cards: tuple[int, ...]) -> None:
    hand, log = _start_hand()
    steps: list[SimpleStep] = [("call", 0, 10, 0, False), ("call", 1, 5, 0, False)]
    steps += [("check", 2, 0, 0, False), ("deal", cards, ())]
    assert replay_simple_rounds(hand, log, steps) == 3
    assert isinstance(log[-1], f.BetsCollected)
    assert hand == replay(log)


@pytest.mark.parametrize(
    "game", ["limit hold'em 10/20", "pot-limit omaha 5/10", "limit razz 10/20 ante 1"]
)
def test_other_games_are_left_to_the_engine(game: str) -> None:
    hand = HandState(start(parse_game(game), (100, 100, 100), 0))
    log: list[AnyFact] = []
    advance(hand, log)
    assert replay_simple_rounds(hand, log, [("fold", 0, 0, -1, False)]) == 0
