"""The rules of play: the pending decision, the legal actions, and the facts that follow.

``pending_decision(hand)``  the pending decision of a player or the dealer, or the end of the hand
``legal_actions(hand)``     the legal actions of the player to act
``decide(hand, command)``   the fact that a command becomes, or a refusal; changes nothing
``forced_facts(hand)``      the facts that follow without a choice

To play a hand: ``advance`` it, which applies forced facts and returns the pending
decision; get a command for it, and ``act``: that decides it, applies the fact, and
advances again. ``play_out`` does this in a loop.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, NoReturn, TypeAlias

from riverboat.cards import UNKNOWN
from riverboat.engine.betting.bring_in import decide_bring_in, decide_bring_in_correction
from riverboat.engine.betting.hand_opening import open_betting, post_forced_bets, start
from riverboat.engine.betting.legal_actions import next_to_act
from riverboat.engine.betting.open_stakes import decide_add_chips, list_seats_allowed_to_add_chips
from riverboat.engine.betting.openers import build_pass_out_facts, find_openers_proof_due
from riverboat.engine.betting.raises import (
    build_illegal_action,
    build_invalid_amount_error,
    decide_all_in,
    decide_pot_raise,
    decide_raise,
    decide_unoffered_raise,
    return_overbet,
)
from riverboat.engine.cards.deals_due import (
    cards_due,
    decide_deal,
    find_board_cards_due,
    find_run_it_choice,
    find_stud_cards_due,
    subtract_early_burns,
)
from riverboat.engine.cards.draw_rounds import (
    decide_discard,
    decide_take_back_discard,
    find_draw_due,
    has_draws_to_come,
)
from riverboat.engine.commands import engine_commands as c
from riverboat.engine.commands.command_fields import FIELD_CHECKS_BY_COMMAND, find_invalid_field
from riverboat.engine.commands.command_phrases import build_action_phrase, build_options_phrase
from riverboat.engine.commands.engine_errors import IllegalAction, Irregularity
from riverboat.engine.commands.pending import NOTHING, Awaiting, ToAct, ToDraw
from riverboat.engine.pots import showdown
from riverboat.engine.pots.pots import find_uncalled_bet
from riverboat.engine.pots.settlement import settle_hand
from riverboat.engine.state import hand_facts as f
from riverboat.engine.state.hand_reducer import APPLY_BY_FACT
from riverboat.engine.state.hand_state import HandState
from riverboat.words import Seat
from riverboat.words.player_actions import CallingForChips, Checking, Folding
from riverboat.words.refusals import betting as words

__all__ = [
    "act",
    "advance",
    "pending_decision",
    "decide",
    "due",
    "forced_facts",
    "legal_actions",
    "may_add_chips",
    "play_out",
    "start",
]

CommandSource: TypeAlias = Callable[[HandState, Awaiting], c.AnyCommand | None]
"""A function that returns the command for a pending decision, or ``None`` to stop play."""


def pending_decision(hand: HandState) -> Awaiting | None:
    """Return the pending decision; ``None`` while facts are forced."""
    next_step = due(hand)
    return None if isinstance(next_step, tuple) else next_step


def forced_facts(hand: HandState) -> tuple[f.AnyFact, ...]:
    """Return the facts that follow without a choice; empty while a decision is pending."""
    next_step = due(hand)
    return next_step if isinstance(next_step, tuple) else ()


def advance(hand: HandState, log: list[f.AnyFact] | None = None) -> Awaiting:
    """Apply the forced facts, append them to *log*, and return the pending decision.

    *log* may be omitted, here and below.
    """
    next_step = due(hand)
    return _apply_forced_facts(hand, next_step, log) if isinstance(next_step, tuple) else next_step


def _apply_forced_facts(
    hand: HandState, next_step: Awaiting | tuple[f.AnyFact, ...], log: list[f.AnyFact] | None
) -> Awaiting:
    """Apply forced facts until a decision is pending, and return it."""
    while isinstance(next_step, tuple):
        for fact in next_step:
            APPLY_BY_FACT[type(fact)](hand, fact)
        if log is not None:
            log += next_step
        next_step = (hand.to_act_mask and next_to_act(hand)) or _find_next_step(hand)
    hand.cached_due = next_step
    return next_step


def act(
    hand: HandState,
    command: c.AnyCommand,
    log: list[f.AnyFact] | None = None,
    acting_seat: int | None = None,
) -> Awaiting:
    """Decide a command, apply it and all forced facts, log them, and return the pending decision.

    *acting_seat* and the errors are those of ``decide``: a refused command changes nothing.
    """
    return _apply_forced_facts(hand, (decide(hand, command, acting_seat),), log)


def play_out(
    hand: HandState, log: list[f.AnyFact] | None, command_source: CommandSource
) -> Awaiting:
    """Play the hand with commands from *command_source* until it ends or the source stops it."""
    pending_step = advance(hand, log)
    while (
        pending_step is not NOTHING and (command := command_source(hand, pending_step)) is not None
    ):
        # ``act`` inlined, because this loop handles millions of actions.
        fact = DECIDE_BY_COMMAND[type(command)](hand, pending_step, command)
        APPLY_BY_FACT[type(fact)](hand, fact)
        if log is not None:
            log.append(fact)
        next_step = (hand.to_act_mask and next_to_act(hand)) or _find_next_step(hand)
        if isinstance(next_step, tuple):
            pending_step = _apply_forced_facts(hand, next_step, log)
        else:
            hand.cached_due = pending_step = next_step
    return pending_step


def due(hand: HandState) -> Awaiting | tuple[f.AnyFact, ...]:
    """Return the next step: forced facts, or a pending decision with its options."""
    next_step = hand.cached_due
    if next_step is None:
        next_step = hand.cached_due = (hand.to_act_mask and next_to_act(hand)) or _find_next_step(
            hand
        )
    return next_step


def _find_next_step(hand: HandState) -> Awaiting | tuple[f.AnyFact, ...]:
    """Return the next step when no player owes a decision.

    That is the end of the betting round; between rounds the forced bets and the cards of each
    street; and at last the showdown (GAME-02).
    """
    if hand.is_betting_open:
        return _close_betting_round(hand)  # rule: BET-08
    compiled_game, street, able_mask = hand.compiled, hand.street + 1, hand.able_mask
    street_kind = compiled_game.street_kinds[street]
    if street_kind and able_mask & (able_mask - 1):  # fast path: a street with betting
        dealing_step: Awaiting | tuple[f.AnyFact, ...] | None
        match street_kind:
            case "board":
                dealing_step = compiled_game.board_deals[street][len(hand.boards[0])]
                if dealing_step and hand.corrections.early_burns:
                    dealing_step = subtract_early_burns(hand, dealing_step)
            case "draw":
                dealing_step = find_draw_due(hand, street)
            case "stud":
                dealing_step = find_stud_cards_due(hand, street, True)
        return dealing_step or (open_betting(hand, street),)
    if not street and hand.posts_made < len(hand.opening_fact.posts):
        return post_forced_bets(hand)
    if hand.has_ended:
        return NOTHING
    live_mask = hand.live_mask
    if not live_mask & (live_mask - 1):
        return _end_uncontested_hand(hand)
    if compiled_game.openers and (facts := build_pass_out_facts(hand)):
        return facts
    is_runout = street_kind == "board" and len(hand.boards) == 1
    return (
        _deal_runout(hand) if is_runout else _find_next_street_step(hand)
    ) or showdown.find_next_showdown_step(hand)


def _end_uncontested_hand(hand: HandState) -> tuple[f.AnyFact, ...]:
    """Return facts that end a hand which is void, passed out, or down to one live player.

    The rules are GAME-01 and BET-07. An opener first proves openers.
    """
    if hand.corrections.is_void:
        return (f.HandEnded(),)
    if hand.compiled.openers and (
        facts := build_pass_out_facts(hand) or find_openers_proof_due(hand)
    ):
        return facts
    return settle_hand(hand)


def _deal_runout(hand: HandState) -> Awaiting | tuple[f.AnyFact, ...] | None:
    """Return the next runout cards of a single board; ``None`` once it is complete.

    This is the fast path of ``_find_next_street_step``, with equal results.
    """
    compiled_game = hand.compiled
    runout_deal = compiled_game.runout_deals[len(hand.boards[0])]
    if runout_deal and (hand.live_mask & ~hand.shown_mask or compiled_game.max_runs > 1):
        return _find_step_before_runout(hand) or subtract_early_burns(hand, runout_deal)
    return (
        subtract_early_burns(hand, runout_deal)
        if runout_deal and hand.corrections.early_burns
        else runout_deal
    )


def _find_next_street_step(hand: HandState) -> Awaiting | tuple[f.AnyFact, ...] | None:
    """Return the next street's cards and betting; ``None`` after the last."""
    compiled_game, able_mask, boards = hand.compiled, hand.able_mask, hand.boards
    board_card_count = len(boards[0]) if len(boards) == 1 else min(map(len, boards))
    has_more_betting = able_mask & (able_mask - 1)  # rule: ALLN-28 at least two have chips
    for street in range(hand.street + 1, compiled_game.streets):
        if compiled_game.deals_by_seat:
            if dealing_step := cards_due(hand, street, bool(has_more_betting)):
                if has_more_betting or not street:
                    return dealing_step
                return _show_all_in_hands(hand) or dealing_step
        elif not street and not hand.holdings[hand.button]:
            return compiled_game.first_deal(hand.players, hand.button)
        if board_deal := compiled_game.board_deals[street][board_card_count]:
            if not has_more_betting and (dealing_step := _find_step_before_runout(hand)):
                return dealing_step
            return (
                subtract_early_burns(hand, board_deal)
                if len(boards) == 1
                else find_board_cards_due(hand, street)
            )
        if compiled_game.betting[street] and (
            has_more_betting or (street == 0 and hand.current_bet)
        ):
            return (open_betting(hand, street),)
    return None


def _find_step_before_runout(hand: HandState) -> Awaiting | tuple[f.AnyFact, ...] | None:
    """Return the step that must precede a runout, for example showing the all-in hands.

    Return ``None`` if the runout can be dealt now.
    """
    compiled_game = hand.compiled
    if compiled_game.max_runs == 1 and not hand.live_mask & ~hand.shown_mask:
        return None  # the hands are face up, and there is nothing to decide
    if hand.street < 0 and compiled_game.betting[0]:
        return None  # all-in by forced bets before the betting starts
    if compiled_game.has_draws and has_draws_to_come(hand):
        return None  # players who have not drawn yet keep their cards face down
    return _show_all_in_hands(hand) or find_run_it_choice(hand)


def _show_all_in_hands(hand: HandState) -> Awaiting | tuple[f.AnyFact, ...] | None:
    """Return the step that shows all live hands, once no more betting is possible.

    Return ``None`` if the house does not show all-in hands, or if draws are still to come.
    """
    if not hand.compiled.rules.open_allin_hands or not hand.live_mask & ~hand.shown_mask:
        return None
    if hand.compiled.has_draws and has_draws_to_come(hand):
        return None  # players who have not drawn yet keep their cards face down
    return showdown.show_all_hands(hand)  # rule: ALLN-29, BYND-26


def _close_betting_round(hand: HandState) -> tuple[f.AnyFact, ...]:
    """Return the facts that close the betting round (BET-08, ALLN-08).

    The uncalled bet goes back to its player, and all other bets are collected.
    """
    if uncalled_bet := find_uncalled_bet(hand):
        return f.UncalledBetReturned(*uncalled_bet), f.BetsCollected()
    return _BETS_COLLECTED


_BETS_COLLECTED = (f.BetsCollected(),)


def legal_actions(hand: HandState) -> ToAct | None:
    """Return the options of the player to act; ``None`` if there is none."""
    next_step = due(hand)
    return next_step if type(next_step) is ToAct else None


def may_add_chips(hand: HandState) -> tuple[int, ...]:
    """Return the seats that may add chips now, in turn or not (OPEN-06).

    Empty at table stakes (STAK-01), and once no more bets can be made.
    """
    return list_seats_allowed_to_add_chips(hand, due(hand))


def decide(hand: HandState, command: c.AnyCommand, acting_seat: int | None = None) -> f.AnyFact:
    """Return the fact that *command* becomes, or refuse it; nothing changes.

    *acting_seat* is the seat that gives the command, to check its turn. Raises ``IllegalAction``
    for a player and ``Irregularity`` for the dealer.
    """
    command_type = type(command)
    decide_fact, next_step = DECIDE_BY_COMMAND[command_type], hand.cached_due
    if command_type in FIELD_CHECKS_BY_COMMAND and (field_refusal := find_invalid_field(command)):
        raise (
            Irregularity(field_refusal)
            if command_type is c.Deal
            else IllegalAction(field_refusal, pending_decision(hand))
        )
    if acting_seat is not None and (
        type(next_step) is not ToAct
        or next_step.seat != acting_seat
        or isinstance(command, _OUT_OF_TURN_COMMANDS)
    ):
        _check_turn(hand, command, acting_seat)
    return decide_fact(hand, due(hand) if next_step is None else next_step, command)


def _check_turn(hand: HandState, command: c.AnyCommand, acting_seat: int) -> None:
    """Refuse a player who acts for another seat, or out of turn (BET-01, TURN-01)."""
    next_step = due(hand)
    if isinstance(command, _OUT_OF_TURN_COMMANDS):
        if command.seat != acting_seat:
            refusal = words.CardsOfOtherPlayer(
                Seat(acting_seat), build_action_phrase(command), Seat(command.seat)
            )
            raise IllegalAction(refusal, pending_decision(hand))
    elif isinstance(command, c.BringIn) and command.seat == acting_seat:
        return  # ``decide_bring_in`` checks the bring-in itself
    elif (
        isinstance(next_step, (ToAct, ToDraw))
        and next_step.seat != acting_seat
        and not isinstance(command, (c.ChallengeOverbet, c.CorrectBringIn))
    ):
        raise IllegalAction(
            words.OutOfTurn(
                Seat(acting_seat),
                build_action_phrase(command),
                Seat(next_step.seat),
                build_options_phrase(next_step),
            ),
            next_step,
        )


_OUT_OF_TURN_COMMANDS = (c.Show, c.Muck, c.RunIt, c.Declare, c.TakeBackDiscard, c.AddChips)
"""Commands that a player may give out of turn, for their own seat only."""


def _decide_fold(hand: HandState, next_step: Any, command: c.Fold) -> f.AnyFact:
    to_act = next_step if type(next_step) is ToAct else _refuse_no_player_to_act(hand, command)
    if to_act.is_bring_in:
        raise build_illegal_action(to_act, Folding(), words.BringInRequired())
    if not to_act.call:
        if not to_act.allows_free_fold:
            raise build_illegal_action(to_act, Folding(), words.FreeToCheck())
        return f.Folded(
            to_act.seat,
            hand.compiled.rules.fold_when_free == "warn",
            _list_exposed_folded_cards(hand, to_act),
        )
    if hand.compiled.exposes_folds:
        return f.Folded(to_act.seat, False, _list_exposed_folded_cards(hand, to_act))
    return f.FOLDED[to_act.seat]  # rule: BET-13


def _list_exposed_folded_cards(hand: HandState, to_act: ToAct) -> tuple[int, ...]:
    """Return the folded hand face up, if the house spreads it and its cards are known."""
    cards = hand.holdings[to_act.seat] if hand.compiled.exposes_folds else ()  # rule: BET-27
    return () if UNKNOWN in cards else cards


def _decide_check(hand: HandState, next_step: Any, command: c.Check) -> f.AnyFact:
    to_act = next_step if type(next_step) is ToAct else _refuse_no_player_to_act(hand, command)
    if to_act.call:
        raise build_illegal_action(to_act, Checking(), words.FacingABet(to_act.call))
    return f.CHECKED[to_act.seat]


def _decide_call(hand: HandState, next_step: Any, command: c.Call) -> f.AnyFact:
    to_act = next_step if type(next_step) is ToAct else _refuse_no_player_to_act(hand, command)
    if to_act.call:
        if to_act.chips_missing and to_act.raise_refusal:  # rule: OPEN-02, OPEN-09
            raise build_illegal_action(to_act, CallingForChips(to_act.call), to_act.raise_refusal)
        if to_act.is_bring_in:
            return f.BroughtIn(to_act.seat, to_act.call)  # rule: BRNG-05
        return f.Called(to_act.seat, to_act.call)  # rule: BET-07
    return f.CHECKED[to_act.seat]  # rule: BET-04, VERB-09


def _decide_raise_to(hand: HandState, next_step: Any, command: Any) -> f.AnyFact:
    to_act = next_step if type(next_step) is ToAct else _refuse_no_player_to_act(hand, command)
    total = command.to  # the amount of a RaiseTo, of any type
    if type(total) is not int:
        raise build_invalid_amount_error(to_act, total)
    if to_act.high == total > 0 or to_act.allows(total):
        return decide_raise(hand, to_act, total)
    return decide_unoffered_raise(hand, to_act, total)


def _decide_raise_pot(hand: HandState, next_step: Any, command: c.RaisePot) -> f.AnyFact:
    return decide_pot_raise(
        hand, next_step if type(next_step) is ToAct else _refuse_no_player_to_act(hand, command)
    )


def _decide_all_in(hand: HandState, next_step: Any, command: c.AllIn) -> f.AnyFact:
    return decide_all_in(
        hand, next_step if type(next_step) is ToAct else _refuse_no_player_to_act(hand, command)
    )


def _decide_bring_in(hand: HandState, next_step: Any, command: c.BringIn) -> f.AnyFact:
    to_act = next_step if type(next_step) is ToAct else _refuse_no_player_to_act(hand, command)
    return decide_bring_in(hand, to_act, command)


def _refuse_no_player_to_act(hand: HandState, command: c.AnyCommand) -> ToAct:
    next_step = pending_decision(hand)
    raise IllegalAction(
        words.NoPlayerForAction(build_action_phrase(command), build_options_phrase(next_step)),
        next_step,
    )


def _decide_overbet_challenge(
    hand: HandState, _pending: Any, _command: c.ChallengeOverbet
) -> f.AnyFact:
    overbet = return_overbet(hand) if hand.is_betting_open else None
    if overbet is None:
        raise IllegalAction(words.NoOverbet(), pending_decision(hand))
    return overbet


class _DecisionTable(dict[type[c.AnyCommand], Callable[[HandState, Any, Any], f.AnyFact]]):
    """Deciding functions by command type."""

    def __missing__(self, command_type: type) -> NoReturn:
        raise TypeError(f"a {command_type.__name__} is not a command")


DECIDE_BY_COMMAND: Final = _DecisionTable(
    {
        c.Fold: _decide_fold,
        c.Check: _decide_check,
        c.Call: _decide_call,
        c.RaiseTo: _decide_raise_to,
        c.RaisePot: _decide_raise_pot,
        c.AllIn: _decide_all_in,
        c.AddChips: decide_add_chips,
        c.ChallengeOverbet: _decide_overbet_challenge,
        c.BringIn: _decide_bring_in,
        c.CorrectBringIn: decide_bring_in_correction,
        c.Discard: decide_discard,
        c.TakeBackDiscard: decide_take_back_discard,
        c.Declare: showdown.decide_declare,
        c.Deal: decide_deal,
        c.Show: showdown.decide_show,
        c.Muck: showdown.decide_muck,
        c.RunIt: showdown.decide_run_it,
    }
)
"""The deciding function of each command type, called with hand, next step and command."""
