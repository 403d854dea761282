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


def _deal_only(hand: HandState, pending: Awaiting) -> Deal | None:
    """Deal cards in deck order; answer no other step."""
    dealt_total = sum(map(len, hand.holdings)) + len(hand.board)
    return (
        Deal(tuple(range(dealt_total, dealt_total + pending.count)))
        if isinstance(pending, ToDeal)
        else None
    )


def test_play_out_stops_without_answer_and_resumes() -> None:
    hand, log = _start_hand()
    pending = play_out(hand, log, _deal_only)
    assert isinstance(pending, ToAct)
    assert pending.seat == hand.button
    facts = len(log)
    assert play_out(hand, log, _deal_only) == pending
    assert len(log) == facts  # asked again, nothing has changed


def test_play_out_without_log_gives_same_hand() -> None:
    hand, log = _start_hand()
    unlogged_hand = hand.copy()
    assert play_out(unlogged_hand, None, _deal_only) == play_out(hand, log, _deal_only)
    assert unlogged_hand == hand
    assert advance(unlogged_hand) == advance(hand, log)


def test_play_out_runs_to_end_of_hand() -> None:
    hand, log = _start_hand()
    commands: list[Awaiting] = []

    def answer(hand: HandState, pending: Awaiting) -> AnyCommand:
        commands.append(pending)
        cards = _deal_only(hand, pending)
        if cards is not None:
            return cards
        assert isinstance(pending, ToAct)
        return Call() if pending.call else Check()

    assert play_out(hand, log, answer) is NOTHING
    assert hand.has_ended
    assert NOTHING not in commands
    assert (
        sum(isinstance(pending, ToDeal) for pending in commands) == 4
    )  # the hole cards and three streets
    assert sum(isinstance(pending, ToAct) for pending in commands) == 12
    assert not audit(log)
    assert play_out(hand, log, answer) is NOTHING


def test_refused_answer_leaves_hand_unchanged() -> None:
    hand, log = _start_hand()
    pending = play_out(hand, log, _deal_only)
    hand_before, facts = hand.copy(), len(log)
    with pytest.raises(IllegalAction, match="check"):
        play_out(hand, log, lambda _hand, _now: Check())
    assert hand == hand_before
    assert len(log) == facts
    folded_hand = iter((Fold(), Fold()))
    assert play_out(hand, log, lambda _hand, _now: next(folded_hand)) is NOTHING
    assert pending in (hand_before.cached_due,)
