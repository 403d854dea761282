"""Legal actions of the player to act: the call, raise sizes, or the reason raising is barred."""

from __future__ import annotations

from riverboat.engine.betting.open_stakes import (
    find_all_in_refusal,
    min_raise_to,
    offer_adding_chips,
)
from riverboat.engine.betting.openers import can_open
from riverboat.engine.betting.pot_count import compute_pot_for_raise
from riverboat.engine.commands.pending import ToAct
from riverboat.engine.state import hand_facts as f
from riverboat.engine.state.hand_state import HandState
from riverboat.engine.state.seat_masks import ALL_EXCEPT, FIRST_SEAT, SEAT_MASK, SEATS_AFTER
from riverboat.words import Refusal
from riverboat.words.refusals import betting as words

ALL_IN_CALL_REFUSAL = words.CallAlreadyAllIn()
NOT_REOPENED_REFUSAL = words.NotReopened()
BETTING_CAP_REFUSAL = words.BettingCapReached()
NO_CHIPS_REFUSAL = words.NoChipsToBet()
NO_OPPONENT_REFUSAL = words.NoOpponentToCall()
NO_OPENERS_REFUSAL = words.OpenersMissing()
CHECK_RAISE_REFUSAL = words.NoCheckRaise()


def next_to_act(hand: HandState) -> ToAct | tuple[f.AnyFact, ...] | None:
    """Return the legal options of the next player clockwise who owes a decision (BET-01).

    Return facts instead if the player has no choice, and ``None`` if no decision is left.
    """
    to_act_mask = hand.to_act_mask
    if hand.late_actors_mask:
        to_act_mask = _exclude_late_actors(hand, to_act_mask)
    seat = FIRST_SEAT[to_act_mask & SEATS_AFTER[hand.last_actor] or to_act_mask]
    compiled_game, bets, stacks = hand.compiled, hand.bets, hand.stacks
    bet, stack, current_bet = bets[seat], stacks[seat], hand.current_bet
    others_mask = hand.able_mask & ALL_EXCEPT[seat]
    if not others_mask:  # rule: ALLN-04 the last player with chips can only match the live all-ins
        current_bet = _find_highest_live_bet(hand)
        if bet >= current_bet:
            return None
    call_chips, all_in_total = current_bet - bet, bet + stack
    # Stud before the bring-in or its completion; an open pair; open stakes.
    is_special_game = compiled_game.has_special_turns and (
        hand.big_bet
        or not (hand.street or (hand.full_bet and hand.bring_in_owed_by < 0))
        or compiled_game.open_stakes
    )
    if is_special_game:
        if (
            hand.bring_in_owed_by == seat
            and current_bet >= compiled_game.bet_sizes[0]
            and _is_full_bring_in_live(hand)
        ):
            return (f.BroughtIn(seat, min(call_chips, stack), has_option=True),)  # rule: BRNG-07
        if compiled_game.open_stakes:
            return offer_adding_chips(
                _build_options_with_open_stakes(hand, seat, call_chips, others_mask)
            )
    raise_refusal: Refusal | None = None
    if call_chips >= stack:  # rule: ALLN-01
        call_chips, raise_refusal = stack, ALL_IN_CALL_REFUSAL
    elif (
        hand.is_capped
        or hand.bet_faced_by_seat[seat] >= hand.full_bet
        or compiled_game.has_other_raise_bars
    ):
        raise_refusal = _find_raise_refusal(hand, seat)
    if raise_refusal is None:
        while others_mask:  # whether an opponent has chips beyond the bet
            other_seat = FIRST_SEAT[others_mask]
            if stacks[other_seat] + bets[other_seat] > current_bet:
                break
            others_mask ^= SEAT_MASK[other_seat]
        else:
            raise_refusal = NO_OPPONENT_REFUSAL
    if raise_refusal:
        min_total = max_total = 0
    elif compiled_game.has_simple_raise_sizes:
        compute_raise_limits = compiled_game.raise_to
        min_total, max_total = compute_raise_limits(hand, all_in_total, 0)
    else:
        return _build_options_within_bounds(hand, seat, call_chips, all_in_total)
    if is_special_game:
        return _build_options_in_stud(hand, seat, call_chips, min_total, max_total, raise_refusal)
    return ToAct(
        seat,
        call_chips,
        min_total,
        max_total,
        all_in_total,
        compiled_game.unit,
        not current_bet,
        compiled_game.allows_free_fold,
        raise_refusal,
    )


def _find_highest_live_bet(hand: HandState) -> int:
    aggressor = hand.aggressor
    if aggressor >= 0 and hand.live_mask & SEAT_MASK[aggressor]:
        return hand.bets[aggressor]
    return max([bet for seat, bet in enumerate(hand.bets) if hand.live_mask >> seat & 1])


def _build_options_within_bounds(
    hand: HandState, seat: int, call_chips: int, all_in_total: int
) -> ToAct:
    """Return the options where the pot or the betting unit bounds raises."""
    compiled_game = hand.compiled
    compute_raise_limits = compiled_game.raise_to
    min_total, max_total = compute_raise_limits(
        hand,
        all_in_total,
        compute_pot_for_raise(hand, seat) + call_chips if compiled_game.is_pot_limit else 0,
    )
    if compiled_game.unit > 1:
        min_total, max_total = _round_to_unit(
            compiled_game.unit, min_total, max_total, all_in_total
        )
    if compiled_game.has_upcards:
        return _build_options_in_stud(hand, seat, call_chips, min_total, max_total, None)
    return ToAct(
        seat, call_chips, min_total, max_total, all_in_total, compiled_game.unit,
        not hand.current_bet, compiled_game.allows_free_fold, None,
        False, False, False, False, 0, compiled_game.overbet,
    )  # fmt: skip


def _build_options_with_open_stakes(
    hand: HandState, seat: int, call_chips: int, others_mask: int
) -> ToAct:
    """Return the options of a player who may add chips (OPEN-06)."""
    compiled_game, stack, must_cover = (
        hand.compiled,
        hand.stacks[seat],
        hand.must_cover_mask >> seat & 1,
    )
    all_in_total, owes_bring_in = hand.bets[seat] + stack, hand.bring_in_owed_by == seat
    if must_cover and call_chips > stack and not owes_bring_in:  # rule: OPEN-02, OPEN-09
        shortfall = call_chips - stack
        return ToAct(
            seat,
            call_chips,
            0,
            0,
            all_in_total,
            compiled_game.unit,
            raise_refusal=find_all_in_refusal(hand),
            chips_missing=shortfall,
        )
    min_total = max_total = 0
    raise_refusal: Refusal | None
    if call_chips >= stack:  # rule: ALLN-01, OPEN-03, OPEN-08
        call_chips, raise_refusal = stack, (ALL_IN_CALL_REFUSAL if call_chips else NO_CHIPS_REFUSAL)
    else:  # a raise is not idle, because opponents may add chips to call it
        raise_refusal = _find_raise_refusal(hand, seat) or (
            None if others_mask else NO_OPPONENT_REFUSAL
        )
    if not raise_refusal:
        pot = compute_pot_for_raise(hand, seat) + call_chips if compiled_game.is_pot_limit else 0
        min_total, max_total = compiled_game.raise_to(hand, all_in_total, pot)
        if compiled_game.unit > 1:
            min_total, max_total = _round_to_unit(
                compiled_game.unit, min_total, max_total, all_in_total
            )
        if must_cover and min_raise_to(hand, pot) > all_in_total:
            min_total, max_total, raise_refusal = 0, 0, find_all_in_refusal(hand)
    if compiled_game.has_upcards and (max_total or hand.bring_in_owed_by == seat):
        return _build_options_in_stud(hand, seat, call_chips, min_total, max_total, raise_refusal)
    return ToAct(
        seat, call_chips, min_total, max_total, all_in_total, compiled_game.unit,
        not hand.current_bet, compiled_game.allows_free_fold, raise_refusal,
        overbet_rule=compiled_game.overbet,
    )  # fmt: skip


def _build_options_in_stud(
    hand: HandState,
    seat: int,
    call_chips: int,
    min_total: int,
    max_total: int,
    raise_refusal: Refusal | None,
) -> ToAct:
    """Return the options in stud, with a bring-in or an open pair."""
    compiled_game, all_in_total, current_bet = (
        hand.compiled,
        hand.bets[seat] + hand.stacks[seat],
        hand.current_bet,
    )
    # rule: BRNG-06, BRNG-08 the first full bet over a bring-in completes it
    is_completion = not hand.street and compiled_game.bring_in > 0 and not hand.full_bet
    if hand.bring_in_owed_by == seat:  # rule: BRNG-05 the bring-in, or a full bet
        return ToAct(
            seat, call_chips, min_total, max_total, all_in_total, compiled_game.unit, False, True,
            raise_refusal, True, is_completion, False, False, 0, compiled_game.overbet,
        )  # fmt: skip
    if raise_refusal:
        return ToAct(
            seat,
            call_chips,
            0,
            0,
            all_in_total,
            compiled_game.unit,
            not current_bet,
            compiled_game.allows_free_fold,
            raise_refusal,
        )
    only_min_or_max = False
    if hand.big_bet:  # rule: BYND-61
        larger_bet = hand.full_bet + hand.big_bet
        max_total = max(min_total, min(larger_bet, all_in_total))
        if larger_bet > all_in_total and hand.must_cover_mask >> seat & 1:
            max_total = min_total  # rule: OPEN-02, OPEN-09
        only_min_or_max = min_total < max_total
    return ToAct(
        seat, call_chips, min_total, max_total, all_in_total, compiled_game.unit, not current_bet,
        compiled_game.allows_free_fold, None, False, is_completion, only_min_or_max, False, 0,
        compiled_game.overbet,
    )  # fmt: skip


def _is_full_bring_in_live(hand: HandState) -> bool:
    """Return True if a full-bet bring-in is forced and live like a blind (BRNG-07)."""
    return hand.compiled.rules.bringin_full == "option"


def _exclude_late_actors(hand: HandState, to_act_mask: int) -> int:
    """Return *to_act_mask* without the seats that have to wait.

    A player who posted a kill acts after all others on the first street (KILL-05).
    """
    late_mask = sum(
        1 << seat
        for seat in hand.seats_in_mask(hand.late_actors_mask)
        if hand.bet_faced_by_seat[seat] < 0
    )
    return to_act_mask & ~late_mask or to_act_mask


def _find_raise_refusal(hand: HandState, seat: int) -> Refusal | None:
    """Return the reason a player may call or fold but not raise, or ``None``."""
    bet_faced = hand.bet_faced_by_seat[seat]
    if bet_faced >= 0:
        # rule: ALLN-16, ALLN-25 a full bet or raise since they acted reopens the betting to them,
        # rule: ALLN-17, ALLN-24 and so do short all-ins that add up to one
        if hand.full_bet <= bet_faced:
            raise_size = hand.current_bet - bet_faced
            if (2 * raise_size if hand.compiled.half_bet_reopens else raise_size) < hand.last_raise:
                return NOT_REOPENED_REFUSAL
        if not (bet_faced or hand.compiled.rules.check_raise):
            return CHECK_RAISE_REFUSAL
    if hand.compiled.openers and not can_open(hand, seat):
        return NO_OPENERS_REFUSAL  # rule: GAME-14
    return BETTING_CAP_REFUSAL if hand.is_capped else None  # rule: CAPR-02, CAPR-08


def _round_to_unit(unit: int, min_total: int, max_total: int, all_in_total: int) -> tuple[int, int]:
    """Round raise sizes to whole betting units; all-in is exempt (UNIT-01, ALLN-26)."""
    if min_total < all_in_total:
        min_total = min(min_total + -min_total % unit, all_in_total)
    if max_total < all_in_total:
        max_total = max(max_total - max_total % unit, min_total)
    return min_total, max_total
