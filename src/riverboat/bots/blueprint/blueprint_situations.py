"""Situations and options of a blueprint, derived from a hand of the engine.

The classification is identical to ``kernel/c/betting_abstraction.h``, which training uses;
``tests/solve`` compares the two. Only public information counts, and amounts are relative to the
pot and the big blind.
"""

from __future__ import annotations

from typing import Final

from msgspec import Struct

from riverboat.engine import CALL, CHECK, FOLD, AnyCommand, HandState, RaiseTo, ToAct
from riverboat.kernel.regret_sampling import OPTION_NAMES

FOLD_OPTION, CALL_OPTION, HALF_POT_OPTION, POT_OPTION, ALL_IN_OPTION = range(len(OPTION_NAMES))

_DEPTH_LIMITS_IN_BIG_BLINDS: Final = 6, 10, 16, 26, 45, 80
_RAISER_GROUP_BY_POSITION: Final = 2, 2, 1, 1, 3, 3
"""The raiser's group by position: early, late, or a blind."""


class BlueprintSituation(Struct, frozen=True):
    """The blueprint's classification of a decision, with the options offered."""

    situation: int
    """The situation's number on its street."""
    option_totals: tuple[int, ...]
    """The raise total of each option; 0 for fold and call, -1 if not offered.

    The first player to enter the pot may not limp, except the small blind with three or more
    players.
    """

    def command(self, option: int, to_act: ToAct) -> AnyCommand:
        """Return the command that a numbered option of the blueprint stands for."""
        if option == FOLD_OPTION:
            return FOLD
        if option == CALL_OPTION:
            return CALL if to_act.call else CHECK
        return RaiseTo(self.option_totals[option])


def find_situation(hand: HandState, to_act: ToAct) -> BlueprintSituation:
    """Return the situation of the player to act in no-limit hold'em."""
    effective_stack = _compute_effective_stack(hand, to_act.seat)
    compute_situation_number = (
        _compute_preflop_situation if hand.street == 0 else _compute_postflop_situation
    )
    return BlueprintSituation(
        compute_situation_number(hand, to_act, effective_stack),
        _list_raise_totals(hand, to_act, effective_stack),
    )


def _compute_effective_stack(hand: HandState, seat: int) -> int:
    """Return the greatest total a player can bet that an opponent can match."""
    chips_by_seat = [hand.stacks[player] + hand.bets[player] for player in range(hand.players)]
    rival_chips = [
        chips_by_seat[rival_seat]
        for rival_seat in hand.seats_in_mask(hand.live_mask)
        if rival_seat != seat
    ]
    return min(chips_by_seat[seat], max(rival_chips, default=0))


def _compute_position_class(hand: HandState, seat: int) -> int:
    """Return a position: 0 button, 1 and 2 to its right, 3 earlier, 4 and 5 the blinds."""
    seats_after_button = (seat - hand.button) % hand.players
    if hand.players == 2:
        return 5 if seats_after_button else 0
    return (
        3 + seats_after_button
        if seats_after_button in (1, 2)
        else min((hand.players - seats_after_button) % hand.players, 3)
    )


def _count_callers(hand: HandState, seat: int) -> int:
    """Return the number of opponents who have matched the bet."""
    rival_seats = [
        rival_seat for rival_seat in hand.seats_in_mask(hand.live_mask) if rival_seat != seat
    ]
    return sum(hand.bets[rival_seat] == hand.current_bet for rival_seat in rival_seats)


def _is_first_in(hand: HandState, seat: int) -> bool:
    """Return True if the pot is unopened and the seat is the heads-up button or not a blind."""
    return (
        hand.street == 0
        and not hand.bets_made
        and _compute_position_class(hand, seat) < 4
        and _count_callers(hand, seat) < 2
    )


def _compute_preflop_situation(hand: HandState, to_act: ToAct, effective_stack: int) -> int:
    caller_count = _count_callers(hand, to_act.seat)
    call_in_hundredths, pot = 100 * to_act.call, hand.pot + to_act.call
    big_blind = hand.game.stakes.big_blind
    raiser_group = (
        0
        if hand.aggressor < 0
        else _RAISER_GROUP_BY_POSITION[_compute_position_class(hand, hand.aggressor)]
    )
    situation_number = _compute_position_class(hand, to_act.seat) * 4 + min(hand.bets_made, 3)
    situation_number = (situation_number * 4 + raiser_group) * 4 + min(caller_count, 3)
    situation_number = situation_number * 4 + sum(
        call_in_hundredths > percent * pot for percent in (25, 38, 45)
    )
    return situation_number * 7 + sum(
        effective_stack > depth_limit * big_blind for depth_limit in _DEPTH_LIMITS_IN_BIG_BLINDS
    )


def _compute_postflop_situation(hand: HandState, to_act: ToAct, effective_stack: int) -> int:
    def find_action_index(seat: int) -> int:
        return (seat - hand.button - 1) % hand.players

    own_index = find_action_index(to_act.seat)
    other_indexes = [
        find_action_index(seat)
        for seat in hand.seats_in_mask(hand.live_mask)
        if seat != to_act.seat
    ]
    acts_first, acts_last = own_index < min(other_indexes), own_index > max(other_indexes)
    call_in_hundredths, pot = 100 * to_act.call, hand.pot + to_act.call
    call_price_class = (
        1 + sum(call_in_hundredths > percent * pot for percent in (27, 35, 41))
        if to_act.call
        else 0
    )
    chips_left = effective_stack - hand.current_bet
    stack_to_pot_class = (
        1
        + (2 * chips_left > pot)
        + sum(chips_left > pot_multiple * pot for pot_multiple in (1, 2, 4, 8))
    )
    situation_number = min(len(other_indexes), 3) - 1
    situation_number = situation_number * 3 + (0 if acts_last else 1 if acts_first else 2)
    situation_number = (situation_number * 4 + min(hand.bets_made, 3)) * 5 + call_price_class
    situation_number = situation_number * 7 + (stack_to_pot_class if chips_left > 0 else 0)
    return situation_number * 3 + (
        0 if hand.previous_aggressor < 0 else 1 if hand.previous_aggressor == to_act.seat else 2
    )


def _list_raise_totals(hand: HandState, to_act: ToAct, effective_stack: int) -> tuple[int, ...]:
    """Return the total of each option: 0 for fold and call, -1 for an option not offered.

    After each raise fewer sizes are offered. A size near the whole stack is replaced by all-in.
    """
    offered_totals = [0 if to_act.call else -1, 0, -1, -1, -1]
    if to_act.raise_to is None:
        return tuple(offered_totals)
    pot, raise_level = hand.pot + to_act.call, min(hand.bets_made, 3)
    if hand.street == 0:
        offers_all_in = effective_stack <= (45 if raise_level else 20) * hand.game.stakes.big_blind
    else:
        offers_all_in = to_act.high - hand.current_bet <= 2 * pot
    offers_all_in |= raise_level >= 2
    for option, added_chips, max_raise_level in (
        (HALF_POT_OPTION, pot // 2, 1),
        (POT_OPTION, pot, 2),
    ):
        total = max(hand.current_bet + added_chips, to_act.low)
        if raise_level > max_raise_level:
            continue
        if 3 * total >= 2 * to_act.high:
            offers_all_in = True
        elif total not in offered_totals:
            offered_totals[option] = total
    if offers_all_in:
        offered_totals[ALL_IN_OPTION] = to_act.high
    if _is_first_in(hand, to_act.seat):
        offered_totals[CALL_OPTION] = -1
    return tuple(offered_totals)
