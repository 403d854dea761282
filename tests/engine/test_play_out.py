"""``play_out`` asks for commands until the hand is over or no answer comes."""

import pytest

from riverboat.engine import (
    NOTHING,
    AnyCommand,
    AnyFact,
    Awaiting,
    Call,
    Check,
    Deal,
    Fold,
    HandState,
    IllegalAction,
    ToAct,
    ToDeal,
    advance,
    parse_game,
    play_out,
    replay,
    start,
)
from riverboat.engine.hand_audit import audit


def _start_hand() -> tuple[HandState, list[AnyFact]]:
    log: list[AnyFact] = [start(parse_game("no-limit hold'em 1/2"), (200, 200, 200))]
    return replay(log), log


def _answer_deals_only(hand: HandState, pending: Awaiting) -> Deal | None:
    """Deal cards in deck order; answer no other step."""
    dealt_count = sum(map(len, hand.holdings)) + len(hand.board)
    return (
        Deal(tuple(range(dealt_count, dealt_count + pending.count)))
        if isinstance(pending, ToDeal)
        else None
    )


def test_play_out_stops_without_answer_and_resumes() -> None:
    hand, log = _start_hand()
    pending = play_out(hand, log, _answer_deals_only)
    assert isinstance(pending, ToAct)
    assert pending.seat == hand.button
    log_length = len(log)
    assert play_out(hand, log, _answer_deals_only) == pending
    assert len(log) == log_length  # asked again, nothing has changed


def test_play_out_without_log_gives_same_hand() -> None:
    hand, log = _start_hand()
    unlogged_hand = hand.copy()
    assert play_out(unlogged_hand, None, _answer_deals_only) == play_out(
        hand, log, _answer_deals_only
    )
    assert unlogged_hand == hand
    assert advance(unlogged_hand) == advance(hand, log)


def test_play_out_runs_to_end_of_hand() -> None:
    hand, log = _start_hand()
    pending_steps: list[Awaiting] = []

    def answer_step(hand: HandState, pending: Awaiting) -> AnyCommand:
        pending_steps.append(pending)
        deal = _answer_deals_only(hand, pending)
        if deal is not None:
            return deal
        assert isinstance(pending, ToAct)
        return Call() if pending.call else Check()

    assert play_out(hand, log, answer_step) is NOTHING
    assert hand.has_ended
    assert NOTHING not in pending_steps
    assert (
        sum(isinstance(pending, ToDeal) for pending in pending_steps) == 4
    )  # the hole cards and three streets
    assert sum(isinstance(pending, ToAct) for pending in pending_steps) == 12
    assert not audit(log)
    assert play_out(hand, log, answer_step) is NOTHING


def test_refused_answer_leaves_hand_unchanged() -> None:
    hand, log = _start_hand()
    pending = play_out(hand, log, _answer_deals_only)
    hand_before, log_length = hand.copy(), len(log)
    with pytest.raises(IllegalAction, match="check"):
        play_out(hand, log, lambda _hand, _pending: Check())
    assert hand == hand_before
    assert len(log) == log_length
    folds = iter((Fold(), Fold()))
    assert play_out(hand, log, lambda _hand, _pending: next(folds)) is NOTHING
    assert pending in (hand_before.cached_due,)
