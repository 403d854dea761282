"""The rules of play: what is awaited now, what is legal, and which facts follow.

``legal(hand)``             what the player to act may do
``awaiting(hand)``          who must do what now: a player, the dealer, or nobody
``decide(hand, command)``   the fact that a command becomes, or a refusal; changes nothing
``forced(hand)``            the facts that follow without anybody choosing

To play a hand: ``advance`` it, which applies what is forced and says who is awaited; get a command
from them, and ``act``: that decides it, applies the fact, and advances again. That is ``play_out``.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, NoReturn, TypeAlias

from riverboat.cards import UNKNOWN
from riverboat.engine.asked import commands as c
from riverboat.engine.asked.awaited import NOTHING, Awaiting, ToAct, ToDraw
from riverboat.engine.asked.errors import IllegalAction, Irregularity
from riverboat.engine.asked.parts import PARTS, odd_part
from riverboat.engine.asked.phrases import act_of, offer_of
from riverboat.engine.betting.bring_in import bring_in_corrected, brought_in
from riverboat.engine.betting.open_stakes import added, may_add
from riverboat.engine.betting.openers import passed_out, proof_due
from riverboat.engine.betting.opening import open_betting, post, start
from riverboat.engine.betting.raises import (
    all_in,
    challenge,
    no_amount,
    raised,
    raised_pot,
    refusal,
    unusual_raise,
)
from riverboat.engine.betting.turn import to_act
from riverboat.engine.cards.deal import (
    after_burns,
    board_due,
    cards_due,
    dealt,
    runs_due,
    stud_cards_due,
)
from riverboat.engine.cards.draw import discarded, draws_due, draws_to_come, taken_back
from riverboat.engine.pots import showdown
from riverboat.engine.pots.pots import uncalled
from riverboat.engine.pots.settle import settled
from riverboat.engine.state import facts as f
from riverboat.engine.state.apply import CHANGES
from riverboat.engine.state.hand import HandState
from riverboat.words import Seat
from riverboat.words.acts import CallingChips, Checking, Folding
from riverboat.words.refusals import betting as words

__all__ = [
    "act",
    "advance",
    "awaiting",
    "decide",
    "due",
    "forced",
    "legal",
    "may_add_chips",
    "play_out",
    "start",
]

Answer: TypeAlias = Callable[[HandState, Awaiting], c.AnyCommand | None]
"""What whoever is awaited asks for; ``None`` to stop there and wait."""

# What comes next --------------------------------------------------------------------------------


def awaiting(hand: HandState) -> Awaiting | None:
    """Who must do what now; ``None`` while facts are forced."""
    now = due(hand)
    return None if isinstance(now, tuple) else now


def forced(hand: HandState) -> tuple[f.AnyFact, ...]:
    """The facts that follow without anybody choosing; none while somebody is awaited."""
    now = due(hand)
    return now if isinstance(now, tuple) else ()


def advance(hand: HandState, log: list[f.AnyFact] | None = None) -> Awaiting:
    """Apply the facts that are forced, append them to *log*, and say who is awaited then.

    Who keeps no facts leaves the log out, here and below.
    """
    now = due(hand)
    return _happens(hand, now, log) if isinstance(now, tuple) else now


def _happens(
    hand: HandState, now: Awaiting | tuple[f.AnyFact, ...], log: list[f.AnyFact] | None
) -> Awaiting:
    """Apply the facts that happen *now* and all that is forced then; who is awaited after that."""
    while isinstance(now, tuple):
        for fact in now:
            CHANGES[type(fact)](hand, fact)
        if log is not None:
            log += now
        now = (hand.to_do and to_act(hand)) or _next(hand)
    hand.now = now
    return now


def act(
    hand: HandState,
    command: c.AnyCommand,
    log: list[f.AnyFact] | None = None,
    by: int | None = None,
) -> Awaiting:
    """Do what is asked and all that is forced then; append the facts to *log*, and say who is next.

    *by* and what is raised are as in ``decide``: a command that is refused changes nothing.
    """
    return _happens(hand, (decide(hand, command, by),), log)


def play_out(hand: HandState, log: list[f.AnyFact] | None, answer: Answer) -> Awaiting:
    """Play a hand on by what *answer* says, until it is over or nobody answers; who is awaited."""
    now = advance(hand, log)
    while now is not NOTHING and (command := answer(hand, now)) is not None:
        # As ``act`` does it, written out: this is the loop that millions of actions go through.
        fact = DECISIONS[type(command)](hand, now, command)
        CHANGES[type(fact)](hand, fact)
        if log is not None:
            log.append(fact)
        then = (hand.to_do and to_act(hand)) or _next(hand)
        if isinstance(then, tuple):
            now = _happens(hand, then, log)
        else:
            hand.now = now = then
    return now


def due(hand: HandState) -> Awaiting | tuple[f.AnyFact, ...]:
    """What comes next: the facts that are forced, or who is awaited and what they may do."""
    now = hand.now
    if now is None:
        now = hand.now = (hand.to_do and to_act(hand)) or _next(hand)
    return now


def _next(hand: HandState) -> Awaiting | tuple[f.AnyFact, ...]:
    """What comes next when nobody owes a decision: the end of the betting round; between rounds
    the forced bets, the cards of each street, and at last the showdown (GAME-02).
    """
    if hand.betting:
        return _close_betting(hand)  # rule: BET-08
    plan, street, able = hand.plan, hand.street + 1, hand.able
    course = plan.course[street]
    if course and able & (able - 1):  # the usual thing: a street of which players can bet
        owed: Awaiting | tuple[f.AnyFact, ...] | None
        match course:
            case "board":
                owed = plan.deal_board[street][len(hand.boards[0])]
                if owed and hand.corrected.burns:
                    owed = after_burns(hand, owed)
            case "draw":
                owed = draws_due(hand, street)
            case "stud":
                owed = stud_cards_due(hand, street, True)
        return owed or (open_betting(hand, street),)
    if not street and hand.posted < len(hand.started.posts):
        return post(hand)
    if hand.ended:
        return NOTHING
    live = hand.live
    if not live & (live - 1):
        return _nobody_against(hand)
    if plan.openers and (first := passed_out(hand)):
        return first
    runs_out = course == "board" and len(hand.boards) == 1
    return (_run_out(hand) if runs_out else _next_street(hand)) or showdown.due(hand)


def _nobody_against(hand: HandState) -> tuple[f.AnyFact, ...]:
    """One player is left, or none at all where a deal is void or passed out (GAME-01, BET-07)."""
    if hand.corrected.void:
        return (f.HandEnded(),)
    if hand.plan.openers and (first := passed_out(hand) or proof_due(hand)):
        return first
    return settled(hand)


def _run_out(hand: HandState) -> Awaiting | tuple[f.AnyFact, ...] | None:
    """The next cards of a single board when no more bets can be made; ``None`` when all lie there.

    It is the usual thing, and ``_next_street`` would find the same.
    """
    plan = hand.plan
    deal = plan.rest_of_board[len(hand.boards[0])]
    if deal and (hand.live & ~hand.shown or plan.most_runs > 1):
        return _before_runout(hand) or after_burns(hand, deal)
    return after_burns(hand, deal) if deal and hand.corrected.burns else deal


def _next_street(hand: HandState) -> Awaiting | tuple[f.AnyFact, ...] | None:
    """The next street's cards and betting; ``None`` when all of them are over."""
    plan, able, boards = hand.plan, hand.able, hand.boards
    on_board = len(boards[0]) if len(boards) == 1 else min(map(len, boards))
    more_betting = able & (able - 1)  # rule: ALLN-28 at least two have chips
    for street in range(hand.street + 1, plan.streets):
        if plan.deals_by_seat:
            if first := cards_due(hand, street, bool(more_betting)):
                if more_betting or not street:
                    return first
                return _open_hands(hand) or first
        elif not street and not hand.holdings[hand.button]:
            return plan.first_deal(hand.players, hand.button)
        if deal := plan.deal_board[street][on_board]:
            if not more_betting and (first := _before_runout(hand)):
                return first
            return after_burns(hand, deal) if len(boards) == 1 else board_due(hand, street)
        if plan.betting[street] and (more_betting or (street == 0 and hand.current_bet)):
            return (open_betting(hand, street),)
    return None


def _before_runout(hand: HandState) -> Awaiting | tuple[f.AnyFact, ...] | None:
    """What happens when no more betting is possible and cards are still to come."""
    plan = hand.plan
    if plan.most_runs == 1 and not hand.live & ~hand.shown:
        return None  # the hands lie open, and there is nothing to agree on
    if hand.street < 0 and plan.betting[0]:
        return None  # all-in by the forced bets, which have yet to be bets
    if plan.has_draws and draws_to_come(hand):
        return None  # who has yet to draw keeps their cards closed
    return _open_hands(hand) or runs_due(hand)


def _open_hands(hand: HandState) -> Awaiting | tuple[f.AnyFact, ...] | None:
    """All hands are opened as soon as no more betting is possible, where the house does so."""
    if not hand.plan.rules.open_allin_hands or not hand.live & ~hand.shown:
        return None
    if hand.plan.has_draws and draws_to_come(hand):
        return None  # who has yet to draw keeps their cards closed
    return showdown.open_all(hand)  # rule: ALLN-29, BYND-26


def _close_betting(hand: HandState) -> tuple[f.AnyFact, ...]:
    """The round is over: give back what nobody called, and collect the rest (BET-08, ALLN-08)."""
    if back := uncalled(hand):
        return f.UncalledBetReturned(*back), f.BetsCollected()
    return _COLLECTED


_COLLECTED = (f.BetsCollected(),)


def legal(hand: HandState) -> ToAct | None:
    """All that the player to act may do; ``None`` when no player is to act."""
    now = due(hand)
    return now if type(now) is ToAct else None


def may_add_chips(hand: HandState) -> tuple[int, ...]:
    """The seats that may put more chips on the table now, whoever's turn it is (OPEN-06).

    None of them at table stakes (STAK-01), and none once no more bets can be made.
    """
    return may_add(hand, due(hand))


# From a command to a fact -----------------------------------------------------------------------


def decide(hand: HandState, command: c.AnyCommand, by: int | None = None) -> f.AnyFact:
    """The fact that *command* becomes; changes nothing.

    *by* is the seat that asks, when the caller wants it checked against whose turn it is.
    Raises ``IllegalAction`` for a player and ``Irregularity`` for the dealer.
    """
    kind = type(command)
    decision, now = DECISIONS[kind], hand.now
    if kind in PARTS and (odd := odd_part(command)):
        raise Irregularity(odd) if kind is c.Deal else IllegalAction(odd, awaiting(hand))
    if by is not None and (
        type(now) is not ToAct or now.seat != by or isinstance(command, _OF_A_SEAT)
    ):
        _check_turn(hand, command, by)
    return decision(hand, due(hand) if now is None else now, command)


def _check_turn(hand: HandState, command: c.AnyCommand, by: int) -> None:
    """Refuse a player who acts for another, or before their turn (BET-01, TURN-01)."""
    now = due(hand)
    if isinstance(command, _OF_A_SEAT):
        if command.seat != by:
            refused = words.NotYours(Seat(by), act_of(command), Seat(command.seat))
            raise IllegalAction(refused, awaiting(hand))
    elif isinstance(command, c.BringIn) and command.seat == by:
        return  # whether it is theirs to bring in is another question
    elif (
        isinstance(now, (ToAct, ToDraw))
        and now.seat != by
        and not isinstance(command, (c.ChallengeOverbet, c.CorrectBringIn))
    ):
        raise IllegalAction(
            words.OutOfTurn(Seat(by), act_of(command), Seat(now.seat), offer_of(now)), now
        )


_OF_A_SEAT = (c.Show, c.Muck, c.RunIt, c.Declare, c.TakeBackDiscard, c.AddChips)
"""What a player may ask for when it is not their turn, but for themselves only."""


def _fold(hand: HandState, now: Any, command: c.Fold) -> f.AnyFact:
    turn = now if type(now) is ToAct else _nobody_acts(hand, command)
    if turn.bring_in:
        raise refusal(turn, Folding(), words.MustBringIn())
    if not turn.call:
        if not turn.free_fold:
            raise refusal(turn, Folding(), words.FreeToCheck())
        return f.Folded(turn.seat, hand.plan.rules.fold_when_free == "warn", _spread(hand, turn))
    if hand.plan.exposes_folds:
        return f.Folded(turn.seat, False, _spread(hand, turn))
    return f.FOLDED[turn.seat]  # rule: BET-13


def _spread(hand: HandState, turn: ToAct) -> tuple[int, ...]:
    """The folded hand as the dealer spreads it, if the house does and all of it is known."""
    cards = hand.holdings[turn.seat] if hand.plan.exposes_folds else ()  # rule: BET-27
    return () if UNKNOWN in cards else cards


def _check(hand: HandState, now: Any, command: c.Check) -> f.AnyFact:
    turn = now if type(now) is ToAct else _nobody_acts(hand, command)
    if turn.call:
        raise refusal(turn, Checking(), words.FacingABet(turn.call))
    return f.CHECKED[turn.seat]


def _call(hand: HandState, now: Any, command: c.Call) -> f.AnyFact:
    turn = now if type(now) is ToAct else _nobody_acts(hand, command)
    if turn.call:
        if turn.short and turn.barred:  # rule: OPEN-02, OPEN-09
            raise refusal(turn, CallingChips(turn.call), turn.barred)
        if turn.bring_in:
            return f.BroughtIn(turn.seat, turn.call)  # rule: BRNG-05
        return f.Called(turn.seat, turn.call)  # rule: BET-07
    return f.CHECKED[turn.seat]  # rule: BET-04, VERB-09


def _raise_to(hand: HandState, now: Any, command: Any) -> f.AnyFact:
    turn = now if type(now) is ToAct else _nobody_acts(hand, command)
    to = command.to  # of a RaiseTo, whatever a program put there
    if type(to) is not int:
        raise no_amount(turn, to)
    if turn.high == to > 0 or turn.allows(to):
        return raised(hand, turn, to)
    return unusual_raise(hand, turn, to)


def _raise_pot(hand: HandState, now: Any, command: c.RaisePot) -> f.AnyFact:
    return raised_pot(hand, now if type(now) is ToAct else _nobody_acts(hand, command))


def _all_in(hand: HandState, now: Any, command: c.AllIn) -> f.AnyFact:
    return all_in(hand, now if type(now) is ToAct else _nobody_acts(hand, command))


def _bring_in(hand: HandState, now: Any, command: c.BringIn) -> f.AnyFact:
    turn = now if type(now) is ToAct else _nobody_acts(hand, command)
    return brought_in(hand, turn, command)


def _nobody_acts(hand: HandState, command: c.AnyCommand) -> ToAct:
    """The refusal of an action while no player is to act."""
    now = awaiting(hand)
    raise IllegalAction(words.NobodyToAct(act_of(command), offer_of(now)), now)


def _challenge(hand: HandState, _now: Any, _command: c.ChallengeOverbet) -> f.AnyFact:
    found = challenge(hand) if hand.betting else None
    if found is None:
        raise IllegalAction(words.NoOverbet(), awaiting(hand))
    return found


class _Decisions(dict[type[c.AnyCommand], Callable[[HandState, Any, Any], f.AnyFact]]):
    """Functions by the kind of command that they judge."""

    def __missing__(self, kind: type) -> NoReturn:
        raise TypeError(f"a {kind.__name__} is not a command")


DECISIONS: Final = _Decisions(
    {
        c.Fold: _fold,
        c.Check: _check,
        c.Call: _call,
        c.RaiseTo: _raise_to,
        c.RaisePot: _raise_pot,
        c.AllIn: _all_in,
        c.AddChips: added,
        c.ChallengeOverbet: _challenge,
        c.BringIn: _bring_in,
        c.CorrectBringIn: bring_in_corrected,
        c.Discard: discarded,
        c.TakeBackDiscard: taken_back,
        c.Declare: showdown.decide_declare,
        c.Deal: dealt,
        c.Show: showdown.decide_show,
        c.Muck: showdown.decide_muck,
        c.RunIt: showdown.decide_run_it,
    }
)
"""Which rules judge each kind of command: asked with the hand, what is due, and the command."""
