"""The rules of play: what is awaited now, what is legal, and which facts follow.

``legal(hand)``             what the player to act may do
``awaiting(hand)``          who must do what now: a player, the dealer, or nobody
``decide(hand, command)``   the fact that a command becomes, or a refusal; changes nothing
``forced(hand)``            the facts that follow without anybody choosing

To play a hand: ``advance`` it, which applies what is forced and says who is awaited; get a command
from him, ``decide`` it, apply that fact, and so on.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from riverboat.engine import commands as c
from riverboat.engine import facts as f
from riverboat.engine import showdown
from riverboat.engine.applying import apply
from riverboat.engine.awaited import NOTHING, Awaiting, Barred, ToAct, ToDeal
from riverboat.engine.counting import raising_pot
from riverboat.engine.dealing import board_due, dealt, runs_due
from riverboat.engine.errors import IllegalAction, Irregularity
from riverboat.engine.hand import Hand
from riverboat.engine.opening import open_betting, post, start
from riverboat.engine.pots import uncalled
from riverboat.engine.raising import (
    all_in,
    challenge,
    raised,
    raised_pot,
    refusal,
    unusual_raise,
)

__all__ = ["advance", "awaiting", "decide", "due", "forced", "legal", "start"]

# What comes next --------------------------------------------------------------------------------


def awaiting(hand: Hand) -> Awaiting | None:
    """Who must do what now; ``None`` while facts are forced."""
    now = due(hand)
    return None if isinstance(now, tuple) else now


def forced(hand: Hand) -> tuple[f.AnyFact, ...]:
    """The facts that follow without anybody choosing; none while somebody is awaited."""
    now = due(hand)
    return now if isinstance(now, tuple) else ()


def advance(hand: Hand, log: list[f.AnyFact]) -> Awaiting:
    """Apply the facts that are forced, append them to *log*, and say who is awaited then."""
    now = due(hand)
    while isinstance(now, tuple):
        for fact in now:
            apply(hand, fact)
        log += now
        now = due(hand)
    return now


def due(hand: Hand) -> Awaiting | tuple[f.AnyFact, ...]:
    """What comes next: the facts that are forced, or who is awaited and what he may do."""
    now = hand.now
    if now is None:
        if hand.betting:
            now = _to_act(hand) or _close_betting(hand)  # rule: BET-08
        else:
            now = _between_rounds(hand)
        hand.now = now
    return now


def _between_rounds(hand: Hand) -> Awaiting | tuple[f.AnyFact, ...]:
    """The forced bets, the cards of each street, and at last the showdown (GAME-02)."""
    if hand.posted < len(hand.posts):
        return post(hand)
    if hand.ended:
        return NOTHING
    if not hand.live & (hand.live - 1):  # rule: GAME-01, BET-07 one player is left
        return (*showdown.awards(hand), f.HandEnded())
    return _next_street(hand) or showdown.due(hand)


def _next_street(hand: Hand) -> Awaiting | tuple[f.AnyFact, ...] | None:
    """The next street's cards and betting; ``None`` when all of them are over."""
    plan = hand.plan
    in_hand, on_board = len(hand.holdings[hand.button]), len(hand.boards[-1])
    more_betting = hand.able & (hand.able - 1)  # rule: ALLN-28 at least two have chips
    for street in range(hand.street + 1, plan.streets):
        if in_hand < plan.hole_through[street]:
            return plan.deal_holes(hand.players, in_hand, street)
        if on_board < plan.board_through[street]:
            if not more_betting and (first := _before_runout(hand)):
                return first
            if len(hand.boards) == 1:
                return plan.deal_board(on_board, street)
            return board_due(hand, street)
        if plan.betting[street] and (more_betting or (street == 0 and hand.current_bet)):
            return (open_betting(hand, street),)
    return None


def _before_runout(hand: Hand) -> Awaiting | tuple[f.AnyFact, ...] | None:
    """What happens when no more betting is possible and cards are still to come."""
    if hand.street < 0 and hand.plan.betting[0]:
        return None  # all-in by the forced bets, which have yet to be bets
    if hand.plan.rules.open_allin_hands and hand.live & ~hand.shown:
        return showdown.open_all(hand)  # rule: ALLN-29, BYND-26
    return runs_due(hand)


def _close_betting(hand: Hand) -> tuple[f.AnyFact, ...]:
    """The round is over: give back what nobody called, and collect the rest (BET-08, ALLN-08)."""
    if back := uncalled(hand):
        return f.UncalledBetReturned(*back), f.BetsCollected()
    return _COLLECTED


_COLLECTED = (f.BetsCollected(),)

# What the player to act may do ------------------------------------------------------------------

ALL_IN_TO_CALL = Barred("all-in to call", "ALLN-01", "the call takes all his chips")
NOT_REOPENED = Barred("not reopened", "ALLN-16", "the betting is not reopened")
CAPPED = Barred("capped", "CAPR-08", "the betting is capped")
NOBODY_TO_CALL = Barred("nobody to call", "ALLN-28", "nobody could call a raise")
NO_CHECK_RAISE = Barred("no check-raise", "BET-19", "who checked may not raise in this game")


def legal(hand: Hand) -> ToAct | None:
    """All that the player to act may do; ``None`` when no player is to act."""
    now = due(hand)
    return now if type(now) is ToAct else None


def _to_act(hand: Hand) -> ToAct | None:
    """The next to act, clockwise from the last, of those who owe a decision (BET-01)."""
    to_do = hand.to_do
    if not to_do:
        return None
    if hand.late:
        to_do = _before_the_killer(hand, to_do)
    me = to_do & (-2 << hand.last) or to_do
    me &= -me
    seat = me.bit_length() - 1
    bet, stack, current = hand.bets[seat], hand.stacks[seat], hand.current_bet
    others = hand.able & ~me
    if not others:
        current = max(hand.bets)  # rule: ALLN-04 the last with chips just matches the all-in
        if bet >= current:
            return None
    plan = hand.plan
    call, all_in = current - bet, bet + stack
    if call >= stack:  # rule: ALLN-01
        return ToAct(seat, stack, 0, 0, all_in, plan.unit, False, plan.free_fold, ALL_IN_TO_CALL)
    if hand.acted_at[seat] >= 0 or hand.capped:
        barred = _closed_to(hand, seat) or _nobody_to_call(hand, others, current)
    else:
        barred = _nobody_to_call(hand, others, current)
    if barred:
        return ToAct(seat, call, 0, 0, all_in, plan.unit, not current, plan.free_fold, barred)
    pot = raising_pot(hand, seat) if plan.pot_limit else 0
    low, high = plan.raise_to(hand, seat, pot)
    if plan.unit > 1:
        low, high = _on_unit(plan.unit, low, high, all_in)
    return ToAct(seat, call, low, high, all_in, plan.unit, not current, plan.free_fold)


def _before_the_killer(hand: Hand, to_do: int) -> int:
    """Who may act now when a killer acts last: everybody else, until he has acted (KILL-05)."""
    late = sum(1 << seat for seat in hand.seats(hand.late) if hand.acted_at[seat] < 0)
    return to_do & ~late or to_do


def _closed_to(hand: Hand, seat: int) -> Barred | None:
    """Whether the betting is closed to a player, who may call or fold but not raise."""
    acted_at = hand.acted_at[seat]
    if acted_at >= 0:
        # rule: ALLN-16, ALLN-25 a full bet or raise since he acted reopens the betting to him,
        # rule: ALLN-17, ALLN-24 and so do short all-ins that add up to one
        if hand.full_bet <= acted_at:
            added = hand.current_bet - acted_at
            if (2 * added if hand.plan.half_bet else added) < hand.last_raise:
                return NOT_REOPENED
        if not (acted_at or hand.plan.rules.check_raise):
            return NO_CHECK_RAISE
    return CAPPED if hand.capped else None  # rule: CAPR-02, CAPR-08


def _nobody_to_call(hand: Hand, others: int, current: int) -> Barred | None:
    """Whether no opponent has chips beyond the bet, so that a raise would be idle."""
    stacks, bets = hand.stacks, hand.bets
    while others:
        other = others.bit_length() - 1
        if stacks[other] + bets[other] > current:
            return None
        others ^= 1 << other
    return NOBODY_TO_CALL


def _on_unit(unit: int, low: int, high: int, all_in: int) -> tuple[int, int]:
    """The same sizes in whole betting units; all-in is exempt (UNIT-01, ALLN-26)."""
    if low < all_in:
        low = min(low + -low % unit, all_in)
    if high < all_in:
        high = max(high - high % unit, low)
    return low, high


# From a command to a fact -----------------------------------------------------------------------


def decide(hand: Hand, command: c.AnyCommand, by: int | None = None) -> f.AnyFact:
    """The fact that *command* becomes; changes nothing.

    *by* is the seat that asks, when the caller wants it checked against whose turn it is.
    Raises ``IllegalAction`` for a player and ``Irregularity`` for the dealer.
    """
    decision = _DECIDE.get(type(command))
    if decision is None:
        raise TypeError(f"{command!r} is not a command")
    if by is not None:
        _check_turn(hand, command, by)
    now = hand.now
    return decision(hand, due(hand) if now is None else now, command)


def _check_turn(hand: Hand, command: c.AnyCommand, by: int) -> None:
    """Refuse a player who acts for another, or before his turn (BET-01, TURN-01)."""
    now = due(hand)
    if isinstance(command, (c.Show, c.Muck, c.RunIt)):
        if command.seat != by:
            raise IllegalAction(
                "not yours",
                "BET-01",
                f"seat {by} cannot {_words(command)}: that hand belongs to seat {command.seat}",
                awaiting(hand),
            )
    elif isinstance(now, ToAct) and now.seat != by and not isinstance(command, c.ChallengeOverbet):
        raise IllegalAction(
            "out of turn",
            "BET-01",
            f"seat {by} cannot {_words(command)} out of turn: seat {now.seat} is to act: {now}",
            now,
        )


def _fold(hand: Hand, now: Any, command: c.Fold) -> f.AnyFact:
    turn = now if type(now) is ToAct else _nobody_acts(hand, command)
    if not turn.call:
        if not turn.free_fold:
            raise refusal(turn, "fold", "free to check", "TURN-03", "a check is free")
        return f.Folded(turn.seat, hand.plan.rules.fold_when_free == "warn")
    return f.Folded(turn.seat)  # rule: BET-13


def _check(hand: Hand, now: Any, command: c.Check) -> f.AnyFact:
    turn = now if type(now) is ToAct else _nobody_acts(hand, command)
    if turn.call:
        raise refusal(turn, "check", "facing a bet", "BET-05", f"he faces {turn.call}")
    return f.Checked(turn.seat)


def _call(hand: Hand, now: Any, command: c.Call) -> f.AnyFact:
    turn = now if type(now) is ToAct else _nobody_acts(hand, command)
    if turn.call:
        return f.Called(turn.seat, turn.call)  # rule: BET-07
    return f.Checked(turn.seat)  # rule: BET-04, VERB-09


def _raise_to(hand: Hand, now: Any, command: c.RaiseTo) -> f.AnyFact:
    turn = now if type(now) is ToAct else _nobody_acts(hand, command)
    to = command.to
    return raised(hand, turn, to) if turn.allows(to) else unusual_raise(hand, turn, to)


def _raise_pot(hand: Hand, now: Any, command: c.RaisePot) -> f.AnyFact:
    return raised_pot(hand, now if type(now) is ToAct else _nobody_acts(hand, command))


def _all_in(hand: Hand, now: Any, command: c.AllIn) -> f.AnyFact:
    return all_in(hand, now if type(now) is ToAct else _nobody_acts(hand, command))


def _nobody_acts(hand: Hand, command: c.AnyCommand) -> ToAct:
    """The refusal of an action while no player is to act."""
    now = awaiting(hand)
    raise IllegalAction(
        "nobody to act",
        "BET-01",
        f"nobody can {_words(command)} now; the table waits for: {now or 'forced facts'}",
        now,
    )


def _challenge(hand: Hand, _now: Any, _command: c.ChallengeOverbet) -> f.AnyFact:
    found = challenge(hand) if hand.betting else None
    if found is None:
        raise IllegalAction(
            "no overbet", "POTL-11", "there is no overbet to challenge now", awaiting(hand)
        )
    return found


def _deal(hand: Hand, now: Any, command: c.Deal) -> f.AnyFact:
    if type(now) is not ToDeal:
        waits = "forced facts" if isinstance(now, tuple) else str(now)
        raise Irregularity("not now", "DEAL-05", f"no cards are due; the table waits for: {waits}")
    return dealt(hand, now, command)


def _words(command: c.AnyCommand) -> str:
    """A command as a player would say it."""
    match command:
        case c.RaiseTo(to):
            return f"raise to {to}"
        case c.RaisePot():
            return "raise pot"
        case c.AllIn():
            return "go all-in"
        case c.RunIt(times=times):
            return f"run it {times} times"
        case c.ChallengeOverbet():
            return "challenge the bet"
        case _:
            return type(command).__name__.lower()


_DECIDE: dict[type, Callable[[Hand, Any, Any], f.AnyFact]] = {
    c.Fold: _fold,
    c.Check: _check,
    c.Call: _call,
    c.RaiseTo: _raise_to,
    c.RaisePot: _raise_pot,
    c.AllIn: _all_in,
    c.ChallengeOverbet: _challenge,
    c.Deal: _deal,
    c.Show: showdown.decide_show,
    c.Muck: showdown.decide_muck,
    c.RunIt: showdown.decide_run_it,
}
