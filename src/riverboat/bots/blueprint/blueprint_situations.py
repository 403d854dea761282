"""Situations and options of a blueprint, derived from a hand of the engine.

Identical to ``kernel/c/situation.h``, which training uses; ``tests/solve`` compares the
two. Only public information counts, and amounts are relative to the pot and the big blind.
"""

from __future__ import annotations

from typing import Final

from msgspec import Struct

from riverboat.engine import CALL, CHECK, FOLD, AnyCommand, HandState, RaiseTo, ToAct
from riverboat.kernel.regret_sampling import OPTION_NAMES

FOLD_OPTION, CALL_OPTION, HALF_POT_OPTION, POT_OPTION, ALL_IN_OPTION = range(len(OPTION_NAMES))

_DEPTH_LIMITS: Final = 6, 10, 16, 26, 45, 80
_RAISER_GROUP_BY_POSITION: Final = 2, 2, 1, 1, 3, 3
"""The raiser's group by position: early, late, or a blind."""


class BlueprintSituation(Struct, frozen=True):
    """A turn as the blueprint classifies it."""

    situation: int
    """The situation's number on its street."""
    menu: tuple[int, ...]
    """The raise total of each option; 0 for fold and call, -1 if not offered.

    A call is not offered to who would limp in first, but for the small blind of three or more.
    """

    def command(self, option: int, to_act: ToAct) -> AnyCommand:
        """Return the command of an option."""
        if option == FOLD_OPTION:
            return FOLD
        if option == CALL_OPTION:
            return CALL if to_act.call else CHECK
        return RaiseTo(self.menu[option])


def find_situation(hand: HandState, to_act: ToAct) -> BlueprintSituation:
    """Return the situation of the player to act in no-limit hold'em."""
    reach = _effective_total(hand, to_act.seat)
    number = _preflop_number if hand.street == 0 else _postflop_number
    return BlueprintSituation(number(hand, to_act, reach), _raise_totals(hand, to_act, reach))


def _effective_total(hand: HandState, seat: int) -> int:
    """Return the greatest total a player can bet that an opponent can match."""
    all_chips = [hand.stacks[each] + hand.bets[each] for each in range(hand.players)]
    rivals = [all_chips[each] for each in hand.seats(hand.live) if each != seat]
    return min(all_chips[seat], max(rivals, default=0))


def _position_class(hand: HandState, seat: int) -> int:
    """Return 0 for the button, 1 and 2 on its right, 3 further still, 4 and 5 for blinds."""
    ahead = (seat - hand.button) % hand.players
    if hand.players == 2:
        return 5 if ahead else 0
    return 3 + ahead if ahead in (1, 2) else min((hand.players - ahead) % hand.players, 3)


def _callers(hand: HandState, seat: int) -> int:
    """Return the number of opponents who have matched the bet."""
    rivals = [each for each in hand.seats(hand.live) if each != seat]
    return sum(hand.bets[each] == hand.current_bet for each in rivals)


def _comes_in_first(hand: HandState, seat: int) -> bool:
    """Return True if the pot is unopened and the seat is the heads-up button or not a blind."""
    return (
        hand.street == 0
        and not hand.bets_made
        and _position_class(hand, seat) < 4
        and _callers(hand, seat) < 2
    )


def _preflop_number(hand: HandState, to_act: ToAct, effective_total: int) -> int:
    callers = _callers(hand, to_act.seat)
    call, pot = 100 * to_act.call, hand.pot + to_act.call
    big_blind = hand.game.stakes.big_blind
    raiser = (
        0
        if hand.aggressor < 0
        else _RAISER_GROUP_BY_POSITION[_position_class(hand, hand.aggressor)]
    )
    at = _position_class(hand, to_act.seat) * 4 + min(hand.bets_made, 3)
    at = (at * 4 + raiser) * 4 + min(callers, 3)
    at = at * 4 + sum(call > percent * pot for percent in (25, 38, 45))
    return at * 7 + sum(effective_total > end * big_blind for end in _DEPTH_LIMITS)


def _postflop_number(hand: HandState, to_act: ToAct, effective_total: int) -> int:
    def order(seat: int) -> int:
        return (seat - hand.button - 1) % hand.players

    mine = order(to_act.seat)
    others = [order(seat) for seat in hand.seats(hand.live) if seat != to_act.seat]
    first, last = mine < min(others), mine > max(others)
    call, pot = 100 * to_act.call, hand.pot + to_act.call
    price = 1 + sum(call > percent * pot for percent in (27, 35, 41)) if to_act.call else 0
    left = effective_total - hand.current_bet
    ratio = 1 + (2 * left > pot) + sum(left > times * pot for times in (1, 2, 4, 8))
    at = min(len(others), 3) - 1
    at = at * 3 + (0 if last else 1 if first else 2)
    at = (at * 4 + min(hand.bets_made, 3)) * 5 + price
    at = at * 7 + (ratio if left > 0 else 0)
    return at * 3 + (
        0 if hand.previous_aggressor < 0 else 1 if hand.previous_aggressor == to_act.seat else 2
    )


def _raise_totals(hand: HandState, to_act: ToAct, effective_total: int) -> tuple[int, ...]:
    """Return the raise totals offered: fewer after each raise; large ones become all-in."""
    menu = [0 if to_act.call else -1, 0, -1, -1, -1]
    if to_act.raise_to is None:
        return tuple(menu)
    pot, level = hand.pot + to_act.call, min(hand.bets_made, 3)
    if hand.street == 0:
        all_in = effective_total <= (45 if level else 20) * hand.game.stakes.big_blind
    else:
        all_in = to_act.high - hand.current_bet <= 2 * pot
    all_in |= level >= 2
    for option, share, most in ((HALF_POT_OPTION, pot // 2, 1), (POT_OPTION, pot, 2)):
        to = max(hand.current_bet + share, to_act.low)
        if level > most:
            continue
        if 3 * to >= 2 * to_act.high:
            all_in = True
        elif to not in menu:
            menu[option] = to
    if all_in:
        menu[ALL_IN_OPTION] = to_act.high
    if _comes_in_first(hand, to_act.seat):
        menu[CALL_OPTION] = -1
    return tuple(menu)
