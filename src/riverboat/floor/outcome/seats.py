"""Players and chips: who is out, what a wager is, what is taken back, and a void hand."""

from __future__ import annotations

from riverboat.engine import (
    CALL,
    CHECK,
    FOLD,
    AllIn,
    AnyCommand,
    CorrectBringIn,
    IllegalAction,
    Irregularity,
    RaiseTo,
    Show,
    ToAct,
    decide,
    due,
)
from riverboat.engine.corrections import call_made_good, killed, taken_back, voided, wager
from riverboat.floor.outcome.cards import seat_of
from riverboat.floor.outcome.steps import Steps
from riverboat.words import acts
from riverboat.words.floor.bets import orders as bets
from riverboat.words.floor.cards import orders as o
from riverboat.words.floor.hands import orders as hands
from riverboat.words.floor.verdicts import HandIsDead, IsTakenBack, ItIs, Order, TakesBack
from riverboat.words.phrase import Person


def carried(steps: Steps) -> None:
    """The orders about players and their chips; a void hand is the end of all others."""
    if _voided(steps):
        return
    for order in steps.ruling.orders:
        match order:
            case HandIsDead(who) | hands.NoShareForThem(who) | o.LosesThePot(who):
                _killed(steps, order, who)
            case o.IsDealtADeadHand(who) | hands.IsDealtInAndKilled(who):
                _killed(steps, order, who)
            case IsTakenBack(who):
                _taken_back(steps, order, who)
            case bets.WagerIs(who, to):
                seat = seat_of(who, steps)
                if seat is not None:
                    steps.do(wager(steps.hand, steps.log, seat, to, steps.rule), order)
            case bets.OwesTheCall(who):
                _owes_the_call(steps, order, who)
            case ItIs(who, act):
                _acts(steps, order, who, act)
            case o.BringInPassesTo(who):
                _asked(steps, order, CorrectBringIn())
            case hands.HasToShow(who):
                seat = seat_of(who, steps)
                if seat is not None:
                    _asked(steps, order, Show(seat))
            case _:
                pass


def _voided(steps: Steps) -> bool:
    """All chips go back, or wait for the next deal."""
    # rule: MISD-08, IRRG-01, IRRG-02, IRRG-03, IRRG-05, IRRG-19
    if held := steps.order(o.ChipsOfOthersGoBack):
        seat = getattr(held.who, "seat", -1)
        steps.do(voided(steps.hand, steps.rule, (seat,)), held)
        return True
    void = steps.order(o.Misdeal) or steps.order(o.HandIsVoid)
    if void is not None:
        steps.do(voided(steps.hand, steps.rule), void)
    return void is not None


def _killed(steps: Steps, order: Order, who: Person) -> None:
    """A hand is out; what of its chips nobody had called goes back where the ruling says so."""
    # rule: DEAD-04, DEAD-12, IRRG-20, MISD-22
    seat = seat_of(who, steps)
    if seat is None or steps.hand.live.bit_count() < 2:
        return
    backs = [each for each in steps.orders(TakesBack) if each.who == who]
    chips = backs[0].chips if backs else 0
    dead = killed(steps.hand, steps.log, seat, chips, steps.rule)
    steps.do(dead, order, *(backs if dead.returned == chips else ()))


def _taken_back(steps: Steps, order: IsTakenBack, who: Person) -> None:
    """The last thing that happened, if it was theirs; what lies before their turn was no action."""
    # rule: TURN-06, TURN-08
    back = taken_back(steps.log, steps.rule)
    if back is not None and back.seat == seat_of(who, steps):
        steps.do(back, order)


def _owes_the_call(steps: Steps, order: bets.OwesTheCall, who: Person) -> None:
    seat = seat_of(who, steps)
    if seat is not None and steps.hand.betting and steps.hand.bets[seat] < steps.hand.current_bet:
        steps.do(call_made_good(steps.hand, seat, steps.rule), order)


def _acts(steps: Steps, order: ItIs, who: Person, act: acts.Act) -> None:
    """An action counts: at once in their turn, and a fold whoever's turn it is (BYND-23)."""
    seat, turn = seat_of(who, steps), due(steps.hand)
    if seat is None:
        return
    command = _command(act)
    if isinstance(turn, ToAct) and turn.seat == seat:
        if command is not None:
            _asked(steps, order, command)
    elif isinstance(act, acts.Folding) and steps.hand.live.bit_count() > 1:
        steps.do(killed(steps.hand, steps.log, seat, 0, steps.rule), order)


def _command(act: acts.Act) -> AnyCommand | None:
    """What somebody is held to do; an amount that is still to be said is none."""
    match act:
        case acts.Folding():
            return FOLD
        case acts.Checking():
            return CHECK
        case acts.Calling() | acts.CallingChips():
            return CALL
        case acts.RaisingTo(to) | acts.Betting(to):
            return RaiseTo(to)
        case acts.GoingAllIn() | acts.GoingAllInFor():
            return AllIn()
        case _:
            return None


def _asked(steps: Steps, order: Order, command: AnyCommand) -> None:
    """What the rules of play allow is done as a command; nothing may come after it."""
    if steps.commands:
        return
    try:
        decide(steps.hand, command)
    except (IllegalAction, Irregularity):
        return
    steps.commands.append((order, command))
    steps.done.add(order)
