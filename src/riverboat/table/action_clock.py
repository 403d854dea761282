"""The action clock: thinking time, time bank and timeouts (TIME-01, TIME-02).

Time enters only as commands. The timekeeper sends ``PassTime`` after each change at the table,
which starts the clock of a new turn, and again at ``table.clock.deadline``. The first clock
is followed by the time bank, then by extra time for a lost connection. Each of these starts with
the ``PassTime`` that finds the clock before it expired, so a late timer costs the player nothing.

Ties go to the player: an action counts as long as no ``PassTime`` at or after the deadline
has been decided, since the order of commands is the order of events. Deadlines are in the
log, and ``Resume`` renews the one that was running when the table was suspended.
"""

from __future__ import annotations

from msgspec import Struct

from riverboat.engine import (
    FOLD,
    AddChips,
    ChallengeOverbet,
    CorrectBringIn,
    IllegalAction,
    TakeBackDiscard,
    ToChoose,
    ToDeclare,
    ToShow,
    due,
)
from riverboat.engine import apply as apply_to_hand
from riverboat.engine import decide as decide_in_hand
from riverboat.engine.state.hand_facts import AnyFact
from riverboat.table.blinds import straddles
from riverboat.table.money import markers
from riverboat.table.seats import away_timer
from riverboat.table.seats.absent_players import (
    find_deciding_chairs,
    needs_dealer_reading,
    timeout_command,
)
from riverboat.table.state import facts as f
from riverboat.table.state import table_commands as c
from riverboat.table.state import time_bank
from riverboat.table.state.button_positions import Chairs
from riverboat.table.state.seat_lookup import is_in_hand, player_at, player_label
from riverboat.table.state.table_reducer import AnyLoggedFact
from riverboat.table.state.table_state import Clock, Table
from riverboat.words import Player, Refusal
from riverboat.words.refusals import clock as w

LoggedFacts = tuple[AnyLoggedFact, ...]


class ClockTarget(Struct, frozen=True):
    """The chairs that the action clock waits for."""

    chairs: Chairs
    is_shared: bool = False
    """True if all chairs are asked at once and share one clock, which uses no time bank.

    The question is a straddle, a marker, the number of runouts or a declaration.
    """
    is_showdown: bool = False
    """True if the player is asked to show their hand or muck it."""

    @property
    def chair(self) -> int:
        """The chair to store in the clock: 0 if several chairs share it, -1 if none is asked."""
        if not self.chairs:
            return -1
        return 0 if self.is_shared else self.chairs[0]


NO_TARGET = ClockTarget(())


def find_clock_target(table: Table) -> ClockTarget:
    """Return the chairs a clock may run for now; none while the dealer must act."""
    if table.offered_marker is not None:
        return ClockTarget(markers.build_marker_question(table).chairs, is_shared=True)
    hand = table.hand
    if hand is None:
        if table.hand_opening is None or not table.rules.straddle.enabled:
            return NO_TARGET
        offered_chairs = dict.fromkeys([offer.chair for offer in straddles.straddle_offers(table)])
        return ClockTarget(tuple(offered_chairs), is_shared=True)
    hand_decision = due(hand)
    if isinstance(hand_decision, tuple) or needs_dealer_reading(hand, hand_decision):
        return NO_TARGET
    return ClockTarget(
        find_deciding_chairs(table, hand_decision),
        isinstance(hand_decision, (ToChoose, ToDeclare)),
        type(hand_decision) is ToShow,
    )


def stop_clock_on_action(table: Table, act: c.Act) -> tuple[f.ClockStopped, ...]:
    """Stop the clock of a player who acted; used time is deducted from their bank."""
    clock_target, clock, chair = find_clock_target(table), table.clock, act.chair
    if chair not in clock_target.chairs or isinstance(act.command, _COMMANDS_THAT_KEEP_TURN):
        return ()
    if clock_target.is_shared:
        is_last_chair = clock_target.chairs == (chair,)
        return (f.ClockStopped(0),) if is_last_chair and clock is not None else ()
    if clock is not None and clock.chair == chair:
        return (f.ClockStopped(chair, time_bank.bank_ms_used_by_clock(table, clock, act.at)),)
    return (f.ClockStopped(chair),) if table.chairs[chair].timeout_count else ()


_COMMANDS_THAT_KEEP_TURN = (AddChips, ChallengeOverbet, CorrectBringIn, TakeBackDiscard)
"""Commands a player may send on their turn without ending it."""


def pass_time(table: Table, command: c.PassTime) -> LoggedFacts:
    """Return the facts that start the next clock or time a player out.

    The tuple is empty while time is left.
    """
    away_facts = away_timer.count_away_time(table, command.at)
    if declined_facts := _decline_for_disconnected(table):
        return (*away_facts, *declined_facts)
    return (*away_facts, *_advance_clock(table, command.at))


def _advance_clock(table: Table, now_ms: int) -> LoggedFacts:
    clock_target, clock = find_clock_target(table), table.clock
    if clock is None:
        return _start_clock(table, clock_target, now_ms)
    if clock.chair != clock_target.chair:
        return (*_stop_clock(table, clock, now_ms), *_start_clock(table, clock_target, now_ms))
    if now_ms < clock.deadline:
        return ()
    return (
        _time_out_question(table, clock_target, now_ms)
        if clock_target.is_shared
        else _expire_clock(table, clock, now_ms)
    )


def _start_clock(
    table: Table, target: ClockTarget, now_ms: int
) -> tuple[f.ClockStarted | f.TurnBegan, ...]:
    if not target.chairs:
        return ()
    if seconds := _compute_absence_seconds(table, target):
        has_timed_out = not target.is_shared and table.chairs[target.chair].timeout_count
        deadline = (
            now_ms if has_timed_out else now_ms + 1000 * seconds
        )  # no time if it ran out on their last turn
        return (f.ClockStarted(target.chair, now_ms, deadline, "away"),)
    if seconds := _compute_thinking_seconds(table, target):
        return (f.ClockStarted(target.chair, now_ms, now_ms + 1000 * seconds, "think"),)
    if _waits_for_clock_call(table, target) and table.timed_turn[0] != target.chair:
        return (f.TurnBegan(target.chair, now_ms),)
    return ()


def _waits_for_clock_call(table: Table, target: ClockTarget) -> bool:
    """Return True if the clock may be called on the player to act after a delay (TIME-06)."""
    return table.rules.clock.call_after > 0 and not target.is_shared


def _compute_thinking_seconds(table: Table, target: ClockTarget) -> int:
    """Return the thinking time in seconds of a connected player; 0 if no clock starts."""
    rules = table.rules.clock
    if target.is_showdown or target.is_shared:
        return rules.answer or rules.think
    return rules.think


def _compute_absence_seconds(table: Table, target: ClockTarget) -> int:
    """Return the seconds for a disconnected player; 0 if the ordinary clock applies (TIME-01).

    If several players are asked at once and have a thinking time, that time applies to all of
    them. Without a thinking time, all of them have these seconds if one is disconnected.
    """
    disconnected_flags = [table.chairs[chair].is_disconnected for chair in target.chairs]
    if target.is_shared and _compute_thinking_seconds(table, target):
        return 0
    return table.rules.clock.absent if any(disconnected_flags) else 0


def _decline_for_disconnected(table: Table) -> LoggedFacts:
    """Decline straddles at once for players without a connection (TIME-01)."""
    if table.hand_opening is None or not table.rules.clock.absent:
        return ()
    asked_chairs = dict.fromkeys([offer.chair for offer in straddles.straddle_offers(table)])
    return tuple(
        [f.StraddleDeclined(chair) for chair in asked_chairs if table.chairs[chair].is_disconnected]
    )


def _stop_clock(table: Table, clock: Clock, now_ms: int) -> tuple[f.ClockStopped, ...]:
    return (
        f.ClockStopped(
            clock.chair, time_bank.bank_ms_used_by_clock(table, clock, now_ms), has_acted=False
        ),
    )


def _expire_clock(table: Table, clock: Clock, now_ms: int) -> LoggedFacts:
    """Move from an expired clock to the bank, to the time for a lost connection or a timeout."""
    rules, chair = table.rules.clock, clock.chair
    player = table.chairs[chair]
    stop_facts = _stop_clock(table, clock, clock.deadline) if clock.kind == "bank" else ()
    bank_left_ms = player.time_bank_ms - sum([stop.used_bank_ms for stop in stop_facts])
    is_absent = (player.is_disconnected and rules.absent) or clock.kind == "away"
    is_thinking = not is_absent and not find_clock_target(table).is_showdown
    if bank_left_ms > 0 and is_thinking:  # rule: BYND-79 a time bank is for thinking time only
        return (
            *stop_facts,
            f.ClockStarted(
                chair, now_ms, now_ms + time_bank.next_bank_span_ms(table, bank_left_ms), "bank"
            ),
        )
    if player.is_disconnected and rules.away and not player.has_used_away_time:
        return (*stop_facts, f.ClockStarted(chair, now_ms, now_ms + 1000 * rules.away, "away"))
    return (*stop_facts, *_time_out_player(table, chair, now_ms))


def _time_out_player(table: Table, chair: int, now_ms: int) -> LoggedFacts:
    """Check if a check is free, otherwise fold (TIME-01, TIME-02).

    The folded hand is dead if the house rules it so (DEAD-06).
    """
    hand, rules, player = table.hand, table.rules.clock, table.chairs[chair]
    assert hand is not None, "a single chair can be waited for only in a hand"
    hand_decision, seat = due(hand), table.hand_chairs.index(chair)
    assert not isinstance(hand_decision, tuple), "forced facts are pending: advance the table first"
    command = timeout_command(hand, hand_decision, seat)
    # A called clock does not show that the player is absent.
    is_counted_as_absence = rules.think or player.is_disconnected
    consecutive_timeouts = (
        player.timeout_count + 1 if is_counted_as_absence else player.timeout_count
    )
    is_hand_dead = rules.expiry == "dead_hand" and command == FOLD
    timeout_fact = f.TimeRanOut(chair, now_ms, is_hand_dead, consecutive_timeouts)
    return timeout_fact, decide_in_hand(hand, command, seat)


def _time_out_question(table: Table, target: ClockTarget, now_ms: int) -> LoggedFacts:
    """Answer a question to several players by the choice that costs no chips."""
    timeout_fact = f.TimeRanOut(0, now_ms)
    if table.offered_marker is not None:  # rule: MARK-02 all must consent
        return timeout_fact, f.MarkerRefused(table.offered_marker.chair, target.chairs[0])
    if table.hand_opening is not None:
        return (timeout_fact, *[f.StraddleDeclined(chair) for chair in target.chairs])
    return (timeout_fact, *_decide_default_answers(table))


def _decide_default_answers(table: Table) -> list[AnyFact]:
    """Return the default answers to all pending questions: one runout, or declare high."""
    assert table.hand is not None, "no decision is pending"
    hand = table.hand.copy()
    facts: list[AnyFact] = []
    while isinstance(hand_decision := due(hand), (ToChoose, ToDeclare)):
        seat = hand_decision.seats[0]
        facts.append(decide_in_hand(hand, timeout_command(hand, hand_decision, seat), seat))
        apply_to_hand(hand, facts[-1])
    return facts


def resume_clock(table: Table, command: c.Resume) -> LoggedFacts:
    """Restart the stopped clock with its remaining time and a grace period to reconnect."""
    clock, now_ms = table.clock, command.at
    if clock is None and table.timed_turn[0]:
        return (f.TurnBegan(table.timed_turn[0], now_ms),)
    if clock is None or clock.chair != find_clock_target(table).chair:
        return pass_time(table, c.PassTime(now_ms))
    rules = table.rules.clock
    stopped_at = min(max(command.stopped_at, clock.started_at), clock.deadline)
    stop_facts: LoggedFacts = ()
    if clock.kind == "bank" and not rules.card:
        stop_facts = _stop_clock(table, clock, stopped_at)
    deadline = now_ms + clock.deadline - stopped_at + 1000 * rules.grace
    return (*stop_facts, f.ClockStarted(clock.chair, now_ms, deadline, clock.kind))


def call_clock(table: Table, command: c.CallClock) -> LoggedFacts:
    """Call the clock on the player to act, from a player in the hand (TIME-02)."""
    _check_can_call_clock(table, command.chair)
    _check_call_delay(table, command.at)
    rules, now_ms, clock = table.rules.clock, command.at, table.clock
    stop_facts = () if clock is None else _stop_clock(table, clock, now_ms)
    deadline = now_ms + 1000 * (rules.called + rules.countdown)
    return (*stop_facts, f.ClockStarted(find_clock_target(table).chair, now_ms, deadline, "called"))


def _check_can_call_clock(table: Table, chair: int) -> None:
    if (reason := _find_clock_call_refusal(table, chair)) is not None:
        raise IllegalAction(reason)


def _find_clock_call_refusal(table: Table, chair: int) -> Refusal | None:
    """Return the reason a player may not call the clock now, or ``None``."""
    thinking_seconds, clock_target, clock = (
        table.rules.clock.think,
        find_clock_target(table),
        table.clock,
    )
    player = player_at(table, chair)
    player_phrase = Player(player.player)
    if thinking_seconds:
        return w.AutomaticClock(thinking_seconds)
    # Rule: TIME-06 in a tournament, any player at the table may call it.
    is_tournament = table.rules.format == "tournament"
    if not (is_tournament or is_in_hand(table, chair)):
        return w.ClockCallerNotInHand(player_phrase)
    if player.is_disconnected or player.is_sitting_out:
        return w.ClockCallerAway(player_phrase)
    if not clock_target.chairs:
        return w.NoPlayerToAct()
    if clock_target.chairs == (chair,):
        return w.ClockCallOnOwnTurn(player_phrase)
    if clock is not None and clock.chair == clock_target.chair:
        return w.ClockAlreadyRunning()
    return None


def _check_call_delay(table: Table, now_ms: int) -> None:
    """Refuse a clock call before the player to act has had their time (TIME-06)."""
    clock_target = find_clock_target(table)
    if not _waits_for_clock_call(table, clock_target):
        return
    chair, turn_started_at = table.timed_turn
    seconds_left = (
        table.rules.clock.call_after
        - (now_ms - (turn_started_at if chair == clock_target.chair else now_ms)) // 1000
    )
    if seconds_left > 0:
        raise IllegalAction(
            w.ClockCallTooEarly(player_label(table, clock_target.chair), seconds_left)
        )


def ask_for_time(table: Table, command: c.AskForTime) -> LoggedFacts:
    """Give the player to act more time, once a hand (TIME-05)."""
    rules, chair, now_ms = table.rules.clock, command.chair, command.at
    _check_can_ask_for_time(table, chair)
    clock = table.clock
    stop_facts: tuple[f.ClockStopped, ...] = ()
    if clock is None or clock.chair != chair:
        extra_deadline = now_ms + 1000 * rules.think
    elif clock.kind == "bank":  # the used part of the bank is spent, the rest is kept
        stop_facts, extra_deadline = _stop_clock(table, clock, now_ms), now_ms
    else:
        extra_deadline = max(now_ms, clock.deadline)
    return (
        *stop_facts,
        f.ClockStarted(chair, now_ms, extra_deadline + 1000 * rules.extra, "extra"),
    )


def _check_can_ask_for_time(table: Table, chair: int) -> None:
    if (reason := _find_extra_time_refusal(table, chair)) is not None:
        raise IllegalAction(reason)


def _find_extra_time_refusal(table: Table, chair: int) -> Refusal | None:
    """Return the reason a player gets no extra time now, or ``None``."""
    rules, clock_target, clock = table.rules.clock, find_clock_target(table), table.clock
    player = player_at(table, chair)
    player_phrase = Player(player.player)
    if not rules.extra:
        return w.NoExtraTime()
    if clock_target.chair != chair:
        is_one_player_timed = clock_target.chair > 0
        return (
            w.ExtraTimeForOther(player_phrase, player_label(table, clock_target.chair))
            if is_one_player_timed
            else w.ExtraTimeForNoPlayer(player_phrase)
        )
    if player.has_asked_for_time:
        return w.ExtraTimeOncePerHand(player_phrase)
    if not rules.think and (clock is None or clock.chair != chair):
        return w.NoRunningClock(player_phrase)
    return None


def lose_connection(table: Table, command: c.LoseConnection) -> LoggedFacts:
    """Record a lost connection; the player gets extra time, once a hand."""
    is_disconnected = player_at(table, command.chair).is_disconnected
    return () if is_disconnected else (f.ConnectionLost(command.chair),)


def regain_connection(table: Table, command: c.RegainConnection) -> LoggedFacts:
    """Record a reconnection, and resume the player's clock."""
    chair, clock = command.chair, table.clock
    if not player_at(table, chair).is_disconnected:
        return ()
    fact = f.ConnectionRestored(chair)
    if clock is None or (clock.chair, clock.kind) != (chair, "away"):
        return (fact,)
    if not table.rules.clock.absent:
        return (fact,)
    # Their time did not run while they were disconnected; it starts now.
    if seconds := _compute_thinking_seconds(table, find_clock_target(table)):
        return (fact, f.ClockStarted(chair, command.at, command.at + 1000 * seconds, "think"))
    return (fact, f.ClockStopped(chair, has_acted=False))
