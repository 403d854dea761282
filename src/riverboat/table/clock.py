"""How long a player may think, and what happens when they think too long (TIME-01, TIME-02).

Time enters only as commands. Whoever keeps the clock says ``PassTime`` after each change at the
table, which starts the clock of a new turn, and again when ``table.clock.until`` has come. The
first clock is followed by the time bank, then by the time of a lost connection, and only then has
time run out; each begins when it is announced, so nobody pays for a late timer.

Ties go to the player: what they do counts as long as no ``PassTime`` at or after the deadline has
been decided, for the order of the commands is the order of what happened. Deadlines are in the
log, and ``Resume`` renews the one that was running when a table stood still.
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
from riverboat.engine.state.facts import AnyFact
from riverboat.table.blinds import straddles
from riverboat.table.money import markers
from riverboat.table.seats import away
from riverboat.table.seats.absent import chairs_of, costs_nothing, must_be_told
from riverboat.table.state import commands as c
from riverboat.table.state import facts as f
from riverboat.table.state import time_bank
from riverboat.table.state.apply import AnyLogged
from riverboat.table.state.positions import Chairs
from riverboat.table.state.seated import called, in_hand, sitting
from riverboat.table.state.table import Clock, Table
from riverboat.words import Player, Refusal
from riverboat.words.refusals import clock as w

Told = tuple[AnyLogged, ...]


class Turn(Struct, frozen=True):
    """Whom the table waits for, as far as a clock is concerned."""

    chairs: Chairs
    together: bool = False
    """They are asked at once, and have one clock: whether to straddle, to accept a marker, how
    often to run it, what to declare. It takes nothing from anybody's bank."""
    shows: bool = False
    """A player is asked whether they show their hand."""

    @property
    def chair(self) -> int:
        """As a clock names it: 0 is all of them, and -1 nobody."""
        if not self.chairs:
            return -1
        return 0 if self.together else self.chairs[0]


NOBODY = Turn(())


def turn(table: Table) -> Turn:
    """Whom a clock may run for now; nobody while the dealer is awaited."""
    if table.marker is not None:
        return Turn(markers.asked(table).chairs, together=True)
    hand = table.hand
    if hand is None:
        if table.opening is None or not table.rules.straddle.enabled:
            return NOBODY
        asked = dict.fromkeys([offer.chair for offer in straddles.offers(table)])
        return Turn(tuple(asked), together=True)
    now = due(hand)
    if isinstance(now, tuple) or must_be_told(hand, now):
        return NOBODY
    return Turn(chairs_of(table, now), isinstance(now, (ToChoose, ToDeclare)), type(now) is ToShow)


def answered(table: Table, act: c.Act) -> tuple[f.ClockStopped, ...]:
    """The clock stops because its player has acted; what they used of their bank is gone."""
    now, clock, chair = turn(table), table.clock, act.chair
    if chair not in now.chairs or isinstance(act.command, _NO_ANSWER):
        return ()
    if now.together:
        last = now.chairs == (chair,)
        return (f.ClockStopped(0),) if last and clock is not None else ()
    if clock is not None and clock.chair == chair:
        return (f.ClockStopped(chair, time_bank.used(table, clock, act.at)),)
    return (f.ClockStopped(chair),) if table.chairs[chair].ran_out else ()


_NO_ANSWER = (AddChips, ChallengeOverbet, CorrectBringIn, TakeBackDiscard)
"""What a player may do on their turn that does not end it."""


# Time passes ------------------------------------------------------------------------------------


def pass_time(table: Table, command: c.PassTime) -> Told:
    """A clock begins, gives way to the next or runs out; nothing, as long as there is time."""
    counted = away.passes(table, command.at)
    if declined := _declined_by_who_is_not_there(table):
        return (*counted, *declined)
    return (*counted, *_ticks(table, command.at))


def _ticks(table: Table, at: int) -> Told:
    now, clock = turn(table), table.clock
    if clock is None:
        return _begun(table, now, at)
    if clock.chair != now.chair:
        return (*_stopped(table, clock, at), *_begun(table, now, at))
    if at < clock.until:
        return ()
    return _nobody_answered(table, now, at) if now.together else _expired(table, clock, at)


def _begun(table: Table, now: Turn, at: int) -> tuple[f.ClockStarted | f.TurnBegan, ...]:
    if not now.chairs:
        return ()
    if seconds := _away_for(table, now):
        gone = not now.together and table.chairs[now.chair].ran_out
        until = at if gone else at + 1000 * seconds  # they were waited for on their last turn
        return (f.ClockStarted(now.chair, at, until, "away"),)
    if seconds := _thinks_for(table, now):
        return (f.ClockStarted(now.chair, at, at + 1000 * seconds, "think"),)
    if _waits_for_a_call(table, now) and table.turn[0] != now.chair:
        return (f.TurnBegan(now.chair, at),)
    return ()


def _waits_for_a_call(table: Table, now: Turn) -> bool:
    """Whether the clock may be called on who is to act, but not at once (TIME-06)."""
    return table.rules.clock.call_after > 0 and not now.together


def _thinks_for(table: Table, now: Turn) -> int:
    """Seconds for who is there; 0 is no clock."""
    rules = table.rules.clock
    if now.shows or now.together:
        return rules.answer or rules.think
    return rules.think


def _away_for(table: Table, now: Turn) -> int:
    """Seconds for who is not there; 0 where the clock is that of all others (TIME-01).

    Of several that are asked at once those who are there have their time; without any, the table
    waits for the others no longer than this.
    """
    lost = [table.chairs[chair].lost for chair in now.chairs]
    if now.together and _thinks_for(table, now):
        return 0
    return table.rules.clock.absent if any(lost) else 0


def _declined_by_who_is_not_there(table: Table) -> Told:
    """Nobody straddles who has no connection, and nobody waits for them to say so (TIME-01)."""
    if table.opening is None or not table.rules.clock.absent:
        return ()
    asked = dict.fromkeys([offer.chair for offer in straddles.offers(table)])
    return tuple([f.StraddleDeclined(chair) for chair in asked if table.chairs[chair].lost])


def _stopped(table: Table, clock: Clock, at: int) -> tuple[f.ClockStopped, ...]:
    """A clock that is over without its player having acted."""
    return (f.ClockStopped(clock.chair, time_bank.used(table, clock, at), acted=False),)


def _expired(table: Table, clock: Clock, at: int) -> Told:
    """What comes after a clock: the bank, the time of a lost connection, or the end of it."""
    rules, chair = table.rules.clock, clock.chair
    each = table.chairs[chair]
    spent = _stopped(table, clock, clock.until) if clock.kind == "bank" else ()
    left = each.bank - sum([stop.used for stop in spent])
    gone = (each.lost and rules.absent) or clock.kind == "away"
    thinks = not gone and not turn(table).shows
    if left > 0 and thinks:  # rule: BYND-79 a bank is for who thinks
        return (*spent, f.ClockStarted(chair, at, at + time_bank.span(table, left), "bank"))
    if each.lost and rules.away and not each.away_used:
        return (*spent, f.ClockStarted(chair, at, at + 1000 * rules.away, "away"))
    return (*spent, *_ran_out(table, chair, at))


def _ran_out(table: Table, chair: int, at: int) -> Told:
    """A check if it is free, and else the hand is dead (TIME-01, TIME-02, DEAD-06)."""
    hand, rules, each = table.hand, table.rules.clock, table.chairs[chair]
    assert hand is not None, "one chair alone is awaited only in a hand"
    now, seat = due(hand), table.playing.index(chair)
    assert not isinstance(now, tuple), "facts are forced: advance the table first"
    command = costs_nothing(hand, now, seat)
    # A clock that somebody called says nothing about whether the player is there.
    by_itself = rules.think or each.lost
    in_a_row = each.ran_out + 1 if by_itself else each.ran_out
    dead = rules.expiry == "dead_hand" and command == FOLD
    ran_out = f.TimeRanOut(chair, at, dead, in_a_row)
    return ran_out, decide_in_hand(hand, command, seat)


def _nobody_answered(table: Table, now: Turn, at: int) -> Told:
    """Whoever was asked with others and did not answer says what costs them nothing."""
    ran_out = f.TimeRanOut(0, at)
    if table.marker is not None:  # rule: MARK-02 all must consent
        return ran_out, f.MarkerRefused(table.marker.chair, now.chairs[0])
    if table.opening is not None:
        return (ran_out, *[f.StraddleDeclined(chair) for chair in now.chairs])
    return (ran_out, *_answers(table))


def _answers(table: Table) -> list[AnyFact]:
    """Run it once, or declare high: one after the other, as long as somebody is still asked."""
    assert table.hand is not None, "nobody is asked"
    hand = table.hand.copy()
    facts: list[AnyFact] = []
    while isinstance(now := due(hand), (ToChoose, ToDeclare)):
        seat = now.seats[0]
        facts.append(decide_in_hand(hand, costs_nothing(hand, now, seat), seat))
        apply_to_hand(hand, facts[-1])
    return facts


def resume(table: Table, command: c.Resume) -> Told:
    """Who was to act has what they had left, and some seconds more to find their way back."""
    clock, at = table.clock, command.at
    if clock is None and table.turn[0]:
        return (f.TurnBegan(table.turn[0], at),)
    if clock is None or clock.chair != turn(table).chair:
        return pass_time(table, c.PassTime(at))
    rules = table.rules.clock
    stopped = min(max(command.stopped, clock.since), clock.until)
    spent: Told = ()
    if clock.kind == "bank" and not rules.card:
        spent = _stopped(table, clock, stopped)
    until = at + clock.until - stopped + 1000 * rules.grace
    return (*spent, f.ClockStarted(clock.chair, at, until, clock.kind))


# What players ask for ---------------------------------------------------------------------------


def call_clock(table: Table, command: c.CallClock) -> Told:
    """Who is in the hand calls the clock on the player to act (TIME-02)."""
    _check_may_call(table, command.chair)
    _check_called_late(table, command.at)
    rules, at, clock = table.rules.clock, command.at, table.clock
    stale = () if clock is None else _stopped(table, clock, at)
    until = at + 1000 * (rules.called + rules.countdown)
    return (*stale, f.ClockStarted(turn(table).chair, at, until, "called"))


def _check_may_call(table: Table, chair: int) -> None:
    if (why := _no_call(table, chair)) is not None:
        raise IllegalAction(why)


def _no_call(table: Table, chair: int) -> Refusal | None:
    """Why somebody may not call the clock now."""
    think, now, clock = table.rules.clock.think, turn(table), table.clock
    each = sitting(table, chair)
    who = Player(each.player)
    if think:
        return w.ClockRunsItself(think)
    tournament = table.rules.format == "tournament"  # rule: TIME-06 there anybody at the table may
    if not (tournament or in_hand(table, chair)):
        return w.CallerIsNotInAHand(who)
    if each.lost or each.out:
        return w.CallerIsAway(who)
    if not now.chairs:
        return w.NobodyIsAwaited()
    if now.chairs == (chair,):
        return w.TheirOwnTurn(who)
    if clock is not None and clock.chair == now.chair:
        return w.ClockRunsAlready()
    return None


def _check_called_late(table: Table, at: int) -> None:
    """Whoever is to act has some time before anybody calls the clock on them (TIME-06)."""
    now = turn(table)
    if not _waits_for_a_call(table, now):
        return
    chair, since = table.turn
    left = table.rules.clock.call_after - (at - (since if chair == now.chair else at)) // 1000
    if left > 0:
        raise IllegalAction(w.CalledTooEarly(called(table, now.chair), left))


def ask_for_time(table: Table, command: c.AskForTime) -> Told:
    """The player to act gets more time, once a hand (TIME-05)."""
    rules, chair, at = table.rules.clock, command.chair, command.at
    _check_may_ask(table, chair)
    clock = table.clock
    over: tuple[f.ClockStopped, ...] = ()
    if clock is None or clock.chair != chair:
        from_then = at + 1000 * rules.think
    elif clock.kind == "bank":  # what was used of it is gone, and the rest is kept
        over, from_then = _stopped(table, clock, at), at
    else:
        from_then = max(at, clock.until)
    return (*over, f.ClockStarted(chair, at, from_then + 1000 * rules.extra, "extra"))


def _check_may_ask(table: Table, chair: int) -> None:
    if (why := _no_time(table, chair)) is not None:
        raise IllegalAction(why)


def _no_time(table: Table, chair: int) -> Refusal | None:
    """Why somebody gets no more time now."""
    rules, now, clock = table.rules.clock, turn(table), table.clock
    each = sitting(table, chair)
    who = Player(each.player)
    if not rules.extra:
        return w.NoTimeIsGiven()
    if now.chair != chair:
        alone = now.chair > 0
        return (
            w.AnotherMayAskForTime(who, called(table, now.chair))
            if alone
            else w.NobodyMayAskForTime(who)
        )
    if each.time_asked:
        return w.OnceAHand(who)
    if not rules.think and (clock is None or clock.chair != chair):
        return w.NoClockRuns(who)
    return None


# Who is there -----------------------------------------------------------------------------------


def lose_connection(table: Table, command: c.LoseConnection) -> Told:
    """They are not there, which is not the same as thinking: they get more time, once a hand."""
    lost = sitting(table, command.chair).lost
    return () if lost else (f.ConnectionLost(command.chair),)


def regain_connection(table: Table, command: c.RegainConnection) -> Told:
    """They are back: the clock that stood for them goes on."""
    chair, clock = command.chair, table.clock
    if not sitting(table, chair).lost:
        return ()
    back = f.ConnectionBack(chair)
    if clock is None or (clock.chair, clock.kind) != (chair, "away"):
        return (back,)
    if not table.rules.clock.absent:
        return (back,)
    # They were not thinking while they were not there: now they are.
    if seconds := _thinks_for(table, turn(table)):
        return (back, f.ClockStarted(chair, command.at, command.at + 1000 * seconds, "think"))
    return (back, f.ClockStopped(chair, acted=False))
