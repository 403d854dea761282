"""Bets and raises: decisions and refusals.

Full and short raises, the cap on raises, and sizes that were not offered.
"""

from __future__ import annotations

from typing import Any

from riverboat.engine.betting.open_stakes import is_raise_with_borrowed_chips
from riverboat.engine.commands.command_phrases import build_options_phrase
from riverboat.engine.commands.engine_errors import IllegalAction
from riverboat.engine.commands.pending import ToAct
from riverboat.engine.state import hand_facts as f
from riverboat.engine.state.compiled_game import CompiledGame
from riverboat.engine.state.hand_state import HandState
from riverboat.words import Refusal, Seat
from riverboat.words.player_actions import (
    Act,
    Betting,
    BettingThePot,
    GoingAllInForChips,
    RaisingPot,
    RaisingTo,
)
from riverboat.words.refusals import betting as words


def decide_raise(hand: HandState, to_act: ToAct, total: int, excess_chips: int = 0) -> f.Raised:
    """Return the fact of a raise by the player to act, to a total on this street.

    *excess_chips* are the chips above the pot-limit maximum that stand until challenged.
    """
    compiled_game, full_bet = hand.compiled, hand.full_bet
    # A full bet or raise, or a short all-in. rule: ALLN-16, ALLN-17
    # rule: ALLN-19, ALLN-22 where all is counted in bets, measured from the last full one
    raise_size = total - (full_bet if compiled_game.has_limit_bets else hand.current_bet)
    is_full_raise = (
        2 * raise_size if compiled_game.half_raise_is_full else raise_size
    ) >= hand.last_raise
    if not (is_full_raise or full_bet or compiled_game.has_limit_bets):
        is_full_raise = 0 < hand.blind < hand.bet_size <= total  # rule: BLND-09
    # rule: OPEN-08, OPEN-09
    is_borrowed = compiled_game.open_stakes and is_raise_with_borrowed_chips(
        hand, to_act.seat, total
    )
    max_raises = compiled_game.max_raises
    if max_raises is None:
        return f.Raised(to_act.seat, total, is_full_raise, False, False, excess_chips, is_borrowed)
    counts_as_raise = (is_full_raise and full_bet > 0) or _counts_towards_cap(
        hand, is_full_raise
    )  # rule: CAPR-01
    reaches_cap = hand.raises_used + counts_as_raise >= max_raises
    if reaches_cap:
        is_all_in = total == to_act.all_in and not (
            is_borrowed or hand.must_cover_mask >> to_act.seat & 1
        )
        able_mask = hand.able_mask & ~(1 << to_act.seat) if is_all_in else hand.able_mask
        reaches_cap = not is_cap_lifted_heads_up(hand, able_mask)
    return f.Raised(
        to_act.seat, total, is_full_raise, counts_as_raise, reaches_cap, excess_chips, is_borrowed
    )


def _counts_towards_cap(hand: HandState, is_full_raise: bool) -> bool:
    """Return True if a bet, or a short raise, uses up one of the raises that the cap allows.

    The opening bet does not, unless it completes a blind.
    """
    rules = hand.compiled.rules
    if not is_full_raise:
        return rules.short_allin_counts and hand.current_bet > 0  # rule: CAPR-07
    completes_blind = 0 < hand.blind < hand.bet_size and not hand.compiled.bring_in  # rule: BRNG-08
    return completes_blind and rules.completion_counts_as_raise  # rule: BLND-11


def is_cap_lifted_heads_up(hand: HandState, able_mask: int) -> bool:
    """Return True if two players may raise without limit (CAPR-04, CAPR-05).

    *able_mask* is the mask of players who will still have chips when the cap would be reached.
    """
    rules = hand.compiled.rules
    match rules.headsup_cap:
        case "before_cap":
            counted_mask = hand.live_mask if rules.headsup_counts == "in_hand" else able_mask
            return counted_mask.bit_count() == 2
        case "round_start":
            return hand.live_count_at_start == 2
        case "event_only":
            return hand.game.is_heads_up_event
        case "always_capped":
            return False


def decide_unoffered_raise(hand: HandState, to_act: ToAct, total: int) -> f.Raised:
    """Return the fact of a raise of an illegal size, corrected by a house rule.

    Refuse the raise if no house rule corrects its size.
    """
    phrase = _build_raise_phrase(to_act, total)
    if total <= 0:
        raise build_invalid_amount_error(to_act, total)
    if to_act.raise_refusal:
        raise build_illegal_action(to_act, phrase, to_act.raise_refusal)
    if total > to_act.all_in:
        is_capped = bool(hand.reserve and hand.reserve[to_act.seat] and hand.compiled.cap)
        refusal_type = words.BetOverCap if is_capped else words.TooManyChips
        raise build_illegal_action(to_act, phrase, refusal_type(to_act.all_in))
    if hand.compiled.rules.off_unit == "nearest":  # rule: UNIT-04
        nearest_total = (total + to_act.unit // 2) // to_act.unit * to_act.unit
        if to_act.allows(nearest_total):
            return decide_raise(hand, to_act, nearest_total)
    if total > to_act.high:
        return _decide_oversized_raise(hand, to_act, total, phrase)
    if total < to_act.low:
        is_fixed_opening = hand.compiled.opening_amount and to_act.is_bet
        raise build_illegal_action(
            to_act,
            phrase,
            (words.OpeningBetTooSmall if is_fixed_opening else words.BetTooSmall)(to_act.low),
        )
    raise build_illegal_action(to_act, phrase, words.BetOffUnit(to_act.unit))


def build_invalid_amount_error(to_act: ToAct, total: Any) -> IllegalAction:
    """Return the refusal of an amount that is missing or not a whole number."""
    return build_illegal_action(to_act, _build_raise_phrase(to_act, total), words.NotAnAmount())


def _build_raise_phrase(to_act: ToAct, total: Any) -> Act:
    return Betting(total) if to_act.is_bet else RaisingTo(total)


def _decide_oversized_raise(hand: HandState, to_act: ToAct, total: int, phrase: Act) -> f.Raised:
    """Return the fact of a raise above the maximum, or refuse it.

    In pot-limit a house rule decides (POTL-10).
    """
    compiled_game = hand.compiled
    if not compiled_game.is_pot_limit or compiled_game.rules.overbet == "refuse":
        raise build_illegal_action(to_act, phrase, _build_size_limit_refusal(compiled_game, to_act))
    match compiled_game.rules.overbet:  # rule: POTL-10, POTL-11, POTL-19
        case "auto_return":
            return decide_raise(hand, to_act, to_act.high)
        case "stands_if_unchallenged" | "tda":
            return decide_raise(hand, to_act, total, excess_chips=total - to_act.high)


def _build_size_limit_refusal(compiled_game: CompiledGame, to_act: ToAct) -> words.BetTooLarge:
    """Return the refusal of a raise above the limit that the betting structure sets."""
    if compiled_game.is_fixed_limit:
        return words.AmountOverBet(to_act.high)
    return (words.AmountOverPot if compiled_game.is_pot_limit else words.BetTooLarge)(to_act.high)


def decide_pot_raise(hand: HandState, to_act: ToAct) -> f.Raised:
    """Raise by the pot as counted at this moment (POTL-08)."""
    if not hand.compiled.is_pot_limit:
        raise build_illegal_action(to_act, BettingThePot(), words.NotPotLimit())
    if to_act.raise_refusal:
        raise build_illegal_action(to_act, RaisingPot(), to_act.raise_refusal)
    return decide_raise(hand, to_act, to_act.high)


def decide_all_in(hand: HandState, to_act: ToAct) -> f.Raised | f.Called | f.Checked | f.BroughtIn:
    """Bet all the chips that play: a raise if one is legal, else a call (VERB-10)."""
    if to_act.high and to_act.high == to_act.all_in:
        return decide_raise(hand, to_act, to_act.all_in)
    if to_act.is_all_in_call:
        if to_act.is_bring_in:
            return f.BroughtIn(to_act.seat, to_act.call)
        # rule: ALLN-28 a player who covers the others calls, or checks if nothing is owed
        return f.Called(to_act.seat, to_act.call) if to_act.call else f.CHECKED[to_act.seat]
    phrase = GoingAllInForChips(to_act.all_in)
    if to_act.raise_refusal:
        raise build_illegal_action(to_act, phrase, to_act.raise_refusal)
    if hand.compiled.is_pot_limit and hand.compiled.rules.overbet != "refuse":
        return decide_unoffered_raise(
            hand, to_act, to_act.all_in
        )  # rule: POTL-10 as if the amount were announced
    raise build_illegal_action(to_act, phrase, _build_size_limit_refusal(hand.compiled, to_act))


def return_overbet(hand: HandState) -> f.OverbetReturned | None:
    """Return the fact that takes back the part of the last raise above the pot.

    Return ``None`` if the last raise did not exceed the pot, or may no longer be challenged.
    """
    max_total, seat = hand.overbet
    is_challengeable = (
        hand.compiled.rules.overbet == "tda" or hand.last_actor == seat
    )  # rule: POTL-11, POTL-19
    if not max_total or not is_challengeable:
        return None
    return f.OverbetReturned(max_total, hand.last_raise - (hand.current_bet - max_total))


def build_illegal_action(to_act: ToAct, phrase: Act, reason: Refusal) -> IllegalAction:
    """Return the error for an illegal action, with the legal ones."""
    return IllegalAction(
        words.ActionIllegal(Seat(to_act.seat), phrase, reason, build_options_phrase(to_act)), to_act
    )
