"""The bring-in: paid by the seat that owes it or, in a card room, by the wrong player (BYND-68)."""

from __future__ import annotations

from riverboat.engine.betting.raises import build_illegal_action
from riverboat.engine.cards.upcard_order import find_bring_in_seat
from riverboat.engine.commands import engine_commands as c
from riverboat.engine.commands.command_phrases import build_options_phrase
from riverboat.engine.commands.engine_errors import IllegalAction
from riverboat.engine.commands.pending import Awaiting, ToAct
from riverboat.engine.state import hand_facts as f
from riverboat.engine.state.hand_state import HandState
from riverboat.words import Seat
from riverboat.words.player_actions import BringingIn
from riverboat.words.refusals import betting as words


def decide_bring_in(hand: HandState, to_act: ToAct, command: c.BringIn) -> f.BroughtIn:
    """Return the fact of a bring-in, or refuse one that is not due."""
    seat = to_act.seat if command.seat < 0 else command.seat
    if not to_act.is_bring_in:
        raise build_illegal_action(to_act, BringingIn(), words.NoBringIn())
    if seat == to_act.seat:
        return f.BroughtIn(seat, to_act.call)
    if hand.compiled.rules.wrong_bringin == "refuse" or not (
        seat < hand.players and hand.able_mask >> seat & 1
    ):
        last_upcard = hand.upcards[to_act.seat][-1:]
        raise IllegalAction(
            words.WrongBringIn(
                Seat(seat), Seat(to_act.seat), last_upcard, build_options_phrase(to_act)
            ),
            to_act,
        )
    return f.BroughtIn(seat, min(hand.compiled.bring_in, hand.stacks[seat]))


def decide_bring_in_correction(
    hand: HandState, next_step: Awaiting | tuple[f.AnyFact, ...], _command: c.CorrectBringIn
) -> f.BringInTakenBack:
    """Return the fact that gives a wrong bring-in back to the player who paid it (BYND-68).

    Refuse the command once another player has acted.
    """
    paying_seat = hand.last_actor
    if (
        hand.is_betting_open
        and not hand.street
        and hand.compiled.bring_in
        and hand.bring_in_owed_by < 0
        and hand.aggressor < 0
        and 0 <= paying_seat < hand.players
        and sum(hand.bets) == hand.bets[paying_seat] > 0
        and hand.live_mask.bit_count() == hand.live_count_at_start
    ):
        expected_seat = find_bring_in_seat(hand)
        if expected_seat != paying_seat and hand.able_mask >> expected_seat & 1:
            return f.BringInTakenBack(paying_seat, expected_seat)
    raise IllegalAction(
        words.NoBringInToCorrect(), None if isinstance(next_step, tuple) else next_step
    )
