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


def _begun() -> tuple[HandState, list[AnyFact]]:
    log: list[AnyFact] = [start(parse_game("no-limit hold'em 1/2"), (200, 200, 200))]
    return replay(log), log


def _dealt(hand: HandState, now: Awaiting) -> Deal | None:
    """Deal cards in deck order; answer no other step."""
    dealt = sum(map(len, hand.holdings)) + len(hand.board)
    return Deal(tuple(range(dealt, dealt + now.count))) if isinstance(now, ToDeal) else None


def test_it_stops_where_nobody_answers_and_goes_on_from_there() -> None:
    hand, log = _begun()
    now = play_out(hand, log, _dealt)
    assert isinstance(now, ToAct)
    assert now.seat == hand.button
    facts = len(log)
    assert play_out(hand, log, _dealt) == now
    assert len(log) == facts  # asked again, nothing has changed


def test_who_keeps_no_facts_comes_to_the_same_hand() -> None:
    hand, log = _begun()
    unlogged = hand.copy()
    assert play_out(unlogged, None, _dealt) == play_out(hand, log, _dealt)
    assert unlogged == hand
    assert advance(unlogged) == advance(hand, log)


def test_it_plays_to_the_end_and_asks_nobody_then() -> None:
    hand, log = _begun()
    asked: list[Awaiting] = []

    def answer(hand: HandState, now: Awaiting) -> AnyCommand:
        asked.append(now)
        cards = _dealt(hand, now)
        if cards is not None:
            return cards
        assert isinstance(now, ToAct)
        return Call() if now.call else Check()

    assert play_out(hand, log, answer) is NOTHING
    assert hand.ended
    assert NOTHING not in asked
    assert sum(isinstance(now, ToDeal) for now in asked) == 4  # the hole cards and three streets
    assert sum(isinstance(now, ToAct) for now in asked) == 12
    assert not audit(log)
    assert play_out(hand, log, answer) is NOTHING


def test_a_refused_answer_leaves_the_hand_where_it_was() -> None:
    hand, log = _begun()
    now = play_out(hand, log, _dealt)
    before, facts = hand.copy(), len(log)
    with pytest.raises(IllegalAction, match="check"):
        play_out(hand, log, lambda _hand, _now: Check())
    assert hand == before
    assert len(log) == facts
    folded = iter((Fold(), Fold()))
    assert play_out(hand, log, lambda _hand, _now: next(folded)) is NOTHING
    assert now in (before.cached_due,)
