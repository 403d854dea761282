"""Replay of a PHH hand's actions, one by one: each must be legal when it is taken.

This module makes no repairs. Actions that the format records earlier than they happen at a table
(hole cards player by player, a muck before the river is dealt) are queued until they are due.
"""

from __future__ import annotations

from typing import Final

from msgspec.structs import replace

from riverboat.cards import BadCard, Cards
from riverboat.engine import CALL, FOLD, BringIn, Call, Fold, IllegalAction, RaiseTo, ToAct, decide
from riverboat.engine.betting.simple_rounds import SimpleStep
from riverboat.engine.betting.simple_turns import decide_simple_turn
from riverboat.engine.state import hand_facts as f
from riverboat.notation.amounts import amount_formatter, parse_amount, to_chips
from riverboat.notation.phh.action_script import ActionWords
from riverboat.notation.phh.phh_cards import read_cards
from riverboat.notation.phh.phh_dealing import deal_board, deal_hole_cards, draw_cards
from riverboat.notation.phh.phh_replay import PhhReplay
from riverboat.notation.phh.phh_showdown import muck_cards, show_cards
from riverboat.notation.read_hand import BadNotation
from riverboat.words import Seat
from riverboat.words.refusals.file_values import SourcePlayerUnknown
from riverboat.words.refusals.phh_hands import (
    ActionUnknown,
    BoardIncomplete,
    FieldOfOtherGame,
    OpeningBetRequired,
)


def replay_simple_actions(replay: PhhReplay, first_index: int) -> int:
    """Apply simple actions from index *first_index* on; return their number."""
    hand, script, setup = replay.hand, replay.script, replay.setup
    if (
        not (hand.is_betting_open and hand.compiled.has_simple_rounds)
        or replay.has_overrides
        or replay.queued_board
        or any(script.comments)
    ):
        return 0
    steps: list[SimpleStep] = []
    remaining_burns = list(replay.burns)
    for words in script.words[first_index:]:
        try:
            step = _parse_simple_step(words, setup.seat_by_label, setup.scale, remaining_burns)
        except (BadNotation, BadCard):
            break  # reported when the action itself is replayed
        if step is None:
            break
        steps.append(step)
    step_count = replay.replay_simple_steps(steps)
    deal_count = sum(step[0] == "deal" for step in steps[:step_count])
    del replay.burns[:deal_count]
    return step_count


def _parse_simple_step(
    words: ActionWords, seat_by_player: dict[str, int], scale: int, remaining_burns: list[Cards]
) -> SimpleStep | None:
    """Return an action as a simple step of the engine; ``None`` for other actions."""
    word_count = len(words)
    seat = seat_by_player.get(words[0]) if word_count else None
    if seat is None:
        if word_count == 3 and words[0] == "d" and words[1] == "db":
            return "deal", read_cards(words[2]), remaining_burns.pop(0) if remaining_burns else ()
        return None
    if word_count == 2 and (verb := _SIMPLE_VERB_BY_CODE.get(words[1])):
        return verb, seat, -1, -1, False
    if word_count == 3 and words[1] == "cbr":
        return "raise", seat, to_chips(parse_amount(words[2]), scale), -1, False
    return None


_SIMPLE_VERB_BY_CODE: Final = {"f": "fold", "cc": "call"}


def play_turn(replay: PhhReplay, words: ActionWords) -> bool:
    """Apply a simple fold, check or call and return True; return False for other actions."""
    command_class = _COMMAND_CLASS_BY_CODE.get(words[1]) if len(words) == 2 else None
    if command_class is None or replay.queued_board:
        return False
    seat = replay.setup.seat_by_label.get(words[0])
    fact = None if seat is None else decide_simple_turn(replay.hand, seat, command_class)
    if fact is None:
        return False
    replay.record_turn(fact)
    return True


def play_action(replay: PhhReplay, words: ActionWords) -> None:
    """Apply one action; raise ``BadNotation``, ``BadCard`` or the engine's refusal."""
    actor, verb, *arguments = words if len(words) > 1 else (words[0], "")
    if actor == "d":
        _play_dealer_action(replay, verb, arguments)
        return
    seat = _find_seat(replay, actor)
    if replay.queued_board:
        raise BadNotation(BoardIncomplete())
    match verb, arguments:
        case "f", []:
            replay.apply_command(FOLD, seat)
        case "cc", []:
            _play_call(replay, seat)
        case "cbr", [amount_text]:
            _play_raise(replay, seat, to_chips(parse_amount(amount_text), replay.setup.scale))
        case "pb", []:
            _play_bring_in(replay, seat)
        case "sd", ([] | [_]):
            draw_cards(replay, seat, read_cards(arguments[0]) if arguments else ())
        case "sm", []:
            muck_cards(replay, seat)
        case "sm", [cards]:
            show_cards(replay, seat, () if cards == "-" else read_cards(cards))
        case _:
            raise BadNotation(ActionUnknown())


_COMMAND_CLASS_BY_CODE: Final[dict[str, type[Fold | Call]]] = {"f": Fold, "cc": Call}


def _play_dealer_action(replay: PhhReplay, verb: str, arguments: ActionWords) -> None:
    if verb == "dh" and len(arguments) == 2:
        deal_hole_cards(replay, _find_seat(replay, arguments[0]), read_cards(arguments[1]))
    elif verb == "db" and len(arguments) == 1:
        deal_board(replay, read_cards(arguments[0]))
    else:
        raise BadNotation(ActionUnknown())


def _find_seat(replay: PhhReplay, player: str) -> int:
    seat = replay.setup.seat_by_label.get(player)
    if seat is None:
        raise BadNotation(SourcePlayerUnknown(repr(player)))
    return seat


def _play_call(replay: PhhReplay, seat: int) -> None:
    pending_action = replay.awaiting
    if (
        isinstance(pending_action, ToAct)
        and pending_action.is_bring_in
        and pending_action.seat == seat
    ):
        raise BadNotation(OpeningBetRequired(Seat(seat)))
    if isinstance(replay.log[-1], f.BetsCollected) and replay.hand.able_mask == 1 << seat:
        # In some files the only player with chips checks, though no opponent could call a bet.
        replay.notes.append(
            f"p{replay.player_number(seat)} checks, though they have nobody to bet against"
        )
        return
    replay.apply_command(CALL, seat)


def _play_bring_in(replay: PhhReplay, seat: int) -> None:
    if not replay.hand.compiled.has_upcards:
        raise BadNotation(FieldOfOtherGame("pb", "stud"))
    pending_action, opening_fact = replay.awaiting, replay.log[-1]
    if replay.log[-1] == f.BroughtIn(seat, replay.hand.bets[seat], has_option=True):
        return  # by the house's rules
    if (
        isinstance(pending_action, ToAct)
        and pending_action.seat == seat
        and isinstance(opening_fact, f.BettingOpened)
        and opening_fact.bring_in
        and not pending_action.is_bring_in
    ):
        note = f"p{replay.player_number(opening_fact.first_to_act)} is all-in for their ante"
        replay.notes.append(f"{note}: p{replay.player_number(seat)} calls the bring-in")
        replay.apply_command(CALL, seat)
    else:
        replay.apply_command(BringIn(seat), seat)


def _play_raise(replay: PhhReplay, seat: int, total: int) -> None:
    try:
        replay.apply_command(RaiseTo(total), seat)
    except IllegalAction as refused:
        turn = refused.legal
        if not isinstance(turn, ToAct) or turn.seat != seat or total > turn.all_in:
            raise
        bet_to_match = replay.hand.current_bet
        if (
            turn.high
            and bet_to_match < total == _find_covering_all_in(replay, seat)
            and replay.is_excess_under_one_bet(total, turn.high)
        ):
            _play_all_in_raise(replay, turn, total)
        elif (
            turn.high
            and replay.setup.interpretation.requires_full_raises
            and total == _compute_full_raise(replay)
        ):
            _play_oversized_raise(replay, turn, total)
        elif turn.is_bring_in and total == turn.all_in:
            replay.apply_command(BringIn(seat), seat)  # the whole stack
        else:
            raise


def _compute_full_raise(replay: PhhReplay) -> int:
    """Return the total of a full bet over a short all-in, in a fixed-limit game."""
    hand = replay.hand
    return hand.current_bet + hand.bet_size if hand.full_bet < hand.current_bet else 0


def _find_covering_all_in(replay: PhhReplay, seat: int) -> int:
    """Return the smallest total that puts all opponents who can still call all-in."""
    hand = replay.hand
    opponent_seats = hand.seats_in_mask(hand.able_mask & ~(1 << seat))
    return max(
        (hand.bets[opponent_seat] + hand.stacks[opponent_seat] for opponent_seat in opponent_seats),
        default=0,
    )


def _play_all_in_raise(replay: PhhReplay, turn: ToAct, total: int) -> None:
    format_amount = amount_formatter(replay.setup.scale)
    action_text = f"a raise to {format_amount(total)}, all-in for the only opponent,"
    if total < turn.low:  # the rest of a full raise could not be called
        replay.apply_command(RaiseTo(turn.low), turn.seat)
        replay.notes.append(f"{action_text} stands for {format_amount(turn.low)}")
    else:
        _play_oversized_raise(replay, turn, total)
        replay.notes.append(f"{action_text} is more than {format_amount(turn.high)}")


def _play_oversized_raise(replay: PhhReplay, turn: ToAct, total: int) -> None:
    """Apply a raise above the maximum like the maximum raise, but with its recorded total."""
    raise_fact = decide(replay.hand, RaiseTo(turn.high), turn.seat)
    assert isinstance(raise_fact, f.Raised), "a legal raise"
    replay.record_fact(replace(raise_fact, to=total))
    replay.advance()
