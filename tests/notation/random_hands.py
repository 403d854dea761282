"""Random hands for round-trip tests of the formats."""

import random
from collections.abc import Sequence

from riverboat.cards import DECKS
from riverboat.engine import (
    CALL,
    FOLD,
    AllIn,
    AnyCommand,
    AnyFact,
    Awaiting,
    ChallengeOverbet,
    Deal,
    Game,
    HandState,
    IllegalAction,
    Muck,
    Post,
    RaiseTo,
    RunIt,
    Show,
    ToAct,
    ToChoose,
    ToDeal,
    ToShow,
    apply,
    decide,
    due,
    start,
)


def play_hand(
    rng: random.Random,
    game: Game,
    stacks: Sequence[int],
    button: int | None = None,
    posts: tuple[Post, ...] | None = None,
) -> list[AnyFact]:
    """Play a random legal hand and return its log."""
    log: list[AnyFact] = [start(game, tuple(stacks), button, posts)]
    hand = HandState(log[0])  # type: ignore[arg-type]
    deck = list(DECKS[game.variant.deck].cards)
    rng.shuffle(deck)
    while not hand.has_ended:
        pending = due(hand)
        if not isinstance(pending, tuple):
            pending = (decide(hand, _random_command(rng, hand, pending, deck)),)
        for fact in pending:
            apply(hand, fact)
            log.append(fact)
    return log


def _random_command(
    rng: random.Random, hand: HandState, pending: Awaiting, deck: list[int]
) -> AnyCommand:
    match pending:
        case ToAct():
            return _random_action(rng, hand, pending)
        case ToDeal(count=count, burn_count=burn):
            burned = tuple(deck.pop() for _ in range(burn)) if rng.random() < 0.5 else ()
            return Deal(tuple(deck.pop() for _ in range(count)), burned)
        case ToShow(seats=seats, seats_allowed_to_muck=may_muck):
            if may_muck and rng.random() < 0.3:
                return Muck(rng.choice(may_muck))
            return Show(rng.choice(seats))
        case ToChoose(seats=seats, max_runs=maximum):
            return RunIt(rng.choice(seats), rng.randint(1, maximum))
        case _:
            raise AssertionError(pending)


def _random_action(rng: random.Random, hand: HandState, turn: ToAct) -> AnyCommand:
    if rng.random() < 0.1:
        try:
            decide(hand, ChallengeOverbet())
        except IllegalAction:
            pass
        else:
            return ChallengeOverbet()
    chance = rng.random()
    if turn.high and chance < 0.05 and AllIn() in turn:
        try:
            decide(hand, AllIn())
        except IllegalAction:
            return CALL
        return AllIn()
    if turn.high and chance < 0.4:
        excess_chips = rng.randint(0, 50) if rng.random() < 0.1 else 0
        raise_total = min(
            rng.randint(turn.low, min(turn.high, 3 * turn.low)) + excess_chips, turn.all_in
        )
        raise_total -= raise_total % turn.unit if raise_total < turn.all_in else 0
        try:
            decide(hand, RaiseTo(raise_total))
        except IllegalAction:
            return CALL
        return RaiseTo(raise_total)
    if turn.call and chance < 0.6:
        return FOLD
    return CALL
