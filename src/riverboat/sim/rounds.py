"""A betting round told in bulk: everything that players do in one, in a single function.

The totals here are what a player has put in during the whole hand, so that nothing has to be moved
when a street ends. The *level* is what those who can still bet had put in before the street: the
difference to the totals in front of the players.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Callable
from typing import TypeAlias

from riverboat.engine import AnyFact, Hand, IllegalAction, ToAct
from riverboat.engine.facts import (
    BetsCollected,
    BettingOpened,
    BroughtIn,
    Called,
    Checked,
    Folded,
    Raised,
)
from riverboat.sim.policy import CALL, FOLD, Choose
from riverboat.sim.seating import NOBODY, next_to_act
from riverboat.sim.settling import return_uncalled

# Facts are values, so those that say the same again and again are made once.
_FOLDED = tuple(Folded(seat) for seat in range(10))
_CHECKED = tuple(Checked(seat) for seat in range(10))
_COLLECTED = BetsCollected()

Round: TypeAlias = Callable[
    [
        BettingOpened,
        list[int],
        int,
        int,
        int,
        int,
        list[AnyFact],
        Callable[[], float],
        Choose | None,
    ],
    tuple[int, int, int, int],
]
"""Plays a round. From the fact that opens it, what everybody has put in (which it changes), who is
live, who is able to bet, the level, the log (to which it adds), random numbers and a policy, to who
is live and able then, the level of the next round, and who bet or raised last (-1: nobody)."""


def betting_round(hand: Hand) -> Round:
    """The function that plays the betting rounds of a hand which has come this far.

    The first round begins with the forced bets of *hand*, the others with nothing.
    """
    plan, players = hand.plan, hand.players
    # rule: POTL-14
    full = plan.rules.pot_blinds == "full"
    blinds_short = sum(plan.game.stakes.blinds) - sum(hand.bets) if full else 0
    limit, pot_limit = plan.by_bets, plan.pot_limit
    max_raises = plan.max_raises or 0
    # rule: CAPR-04 with so many players left who can bet, the cap lapses
    uncapped_at = 2 if plan.rules.headsup_cap == "before_cap" else NOBODY
    factor = 2 if plan.half_bet else 1  # rule: ALLN-15
    option = plan.rules.bringin_full == "option"  # rule: BRNG-07
    warned = plan.rules.fold_when_free == "warn"
    ask = _asking(plan.free_fold)
    after = next_to_act(players)

    stacks = hand.starting_stacks
    # By how many different stacks a bet covers: the seats that have more.
    depths = sorted(set(stacks))
    deeper = [hand.live] + [
        sum(1 << seat for seat, stack in enumerate(stacks) if stack > depth) for depth in depths
    ]

    def play(
        opened: BettingOpened,
        put_in: list[int],
        live: int,
        able: int,
        level: int,
        current: int,
        log: list[AnyFact],
        random: Callable[[], float],
        choose: Choose | None,
    ) -> tuple[int, int, int, int]:
        log.append(opened)
        street = opened.street
        bet_size = last_raise = opened.last_raise
        complete_to = level + bet_size if level < current < level + bet_size else 0
        full_bet = level if complete_to else current
        acted_at = [0] * players
        to_do, acted, raises, capped, aggressor = able, 0, 0, False, NOBODY
        seat = opened.first
        bringer = seat if opened.bring_in and able >> seat & 1 else NOBODY
        seat -= 1  # -1 comes before seat 0, as the last seat does

        while (seat := after[seat][to_do]) >= 0:
            me = 1 << seat
            others = able ^ me
            mine, stack = put_in[seat], stacks[seat]

            # What may he do? Call, and raise to one or two sizes, the least and the greatest.
            sizes = low = high = 0
            call = (current if current < stack else stack) - mine
            if not others:  # rule: ALLN-04 the last with chips just matches the all-in
                call = min(call, max(put_in) - mine)
                if call <= 0:
                    break
            elif (
                stack <= current  # rule: ALLN-01 he is all-in if he calls
                or capped  # rule: CAPR-08
                or (  # rule: ALLN-16, ALLN-17 the betting is not reopened to him
                    acted & me
                    and full_bet <= acted_at[seat]
                    and factor * (current - acted_at[seat]) < last_raise
                )
                # rule: ALLN-28 nobody could call
                or (current >= depths[0] and not others & deeper[bisect_right(depths, current)])
            ):
                pass
            elif limit:
                low = full_bet + bet_size  # rule: ALLN-22
                if low > stack:
                    low = stack
                high, sizes = low, 1
            else:
                low = complete_to or current + last_raise
                high = stack
                if low >= stack:  # rule: BET-11
                    low, sizes = stack, 1
                elif pot_limit:  # rule: POTL-04
                    pot = sum(put_in) if street else sum(put_in) + blinds_short
                    # rule: POTL-01, BRNG-05 until it is brought in nobody has bet
                    unopened = opened.bring_in and max(put_in) <= level
                    most = level + pot if unopened else current + pot + call
                    high = min(max(low, most), stack)
                    sizes = 2 if low < high else 1
                else:
                    sizes = 2
            to_call = call
            if seat == bringer:
                if option and not complete_to:  # rule: BRNG-07 it is forced, and he keeps his turn
                    bringer = NOBODY
                    log.append(BroughtIn(seat, call, True))
                    put_in[seat] = mine + call
                    if mine + call == stack:
                        able = others
                        to_do ^= me
                        acted |= me
                        acted_at[seat] = current
                    continue
                to_call = 0  # rule: BRNG-01 he cannot fold

            # What does he do? This is `policy.uniform`, unless somebody chooses.
            if choose is None:
                pick = int(random() * (sizes + 2 if to_call else sizes + 1))
                if pick < sizes:
                    to = high if pick else low
                else:
                    to = CALL if pick == sizes else FOLD
            else:
                to = ask(choose, seat, call, low and low - level, high and high - level, bringer)
                if to > CALL:
                    to += level

            if to > CALL:
                bringer = NOBODY
                if to == stack:
                    able = others
                to_do = others
                if limit:  # rule: ALLN-19, ALLN-22 measured from the last full bet
                    full = factor * (to - full_bet) >= last_raise
                    counts = full and full_bet > level  # rule: CAPR-01, CAPR-07
                    raises += counts
                    # rule: CAPR-02, CAPR-04
                    capped = raises >= max_raises and able.bit_count() != uncapped_at
                else:  # rule: ALLN-16, ALLN-17; BLND-09
                    full = factor * (to - current) >= last_raise or 0 < complete_to <= to
                    counts = False
                if full:
                    # rule: BRNG-08 over a bring-in the first full bet is a bet, not a raise
                    from_bet = level if complete_to and opened.bring_in else current
                    if to - from_bet > last_raise:
                        last_raise = to - from_bet
                    full_bet = to
                    complete_to = 0
                log.append(Raised(seat, to - level, full, counts, capped))
                put_in[seat] = acted_at[seat] = current = to
                acted |= me
                aggressor = seat
            elif to == CALL:
                to_do ^= me
                acted |= me
                acted_at[seat] = current
                if call:
                    if seat == bringer:
                        bringer = NOBODY
                        log.append(BroughtIn(seat, call))  # rule: BRNG-05
                    else:
                        log.append(Called(seat, call))
                    put_in[seat] = mine + call
                    if mine + call == stack:
                        able = others
                else:
                    log.append(_CHECKED[seat])
            else:
                log.append(_FOLDED[seat] if call else Folded(seat, warned))  # rule: TURN-03
                to_do ^= me
                live ^= me
                able = others
                if not live & (live - 1):
                    break

        # The round is over (BET-08).
        if current > level and put_in.count(current) < 2:
            return_uncalled(put_in, log)
        log.append(_COLLECTED)
        return live, able, current, aggressor

    return play


def _asking(free_fold: bool) -> Callable[[Choose, int, int, int, int, int], int]:
    """A function that asks a policy, and raises ``IllegalAction`` if it breaks the rules."""

    def ask(choose: Choose, seat: int, call: int, low: int, high: int, bringer: int) -> int:
        must = seat == bringer
        to = choose(seat, 0 if must else call, low, high)
        if to > CALL:
            legal = 0 < low <= to <= high
        else:
            legal = to == CALL or (to == FOLD and not must and (call > 0 or free_fold))
        if legal:
            return to
        turn = ToAct(seat, call, low, high, all_in=high, bring_in=must, completes=must)
        raise IllegalAction(
            "not legal", "BET-01", f"seat {seat} cannot choose {to}; legal now: {turn}", turn
        )

    return ask
