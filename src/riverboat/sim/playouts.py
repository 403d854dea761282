"""Random playouts in bulk: a whole hand told in one function, its state in local variables.

This is a second telling of the rules, for speed. It records the same facts in the same order as
the engine does for the same cards and choices; ``tests/sim/test_playouts.py`` compares the two in
thousands of hands. What it does not tell it refuses (:mod:`riverboat.sim.told`).
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Sequence
from operator import add, sub
from random import Random

from riverboat.engine import AnyFact, Game, Hand, IllegalAction, ToAct, apply, forced, start
from riverboat.engine.facts import (
    BetsCollected,
    BoardDealt,
    Called,
    Checked,
    Folded,
    HandEnded,
    HandShown,
    HoleCardsDealt,
    PotAwarded,
    Raised,
)
from riverboat.engine.opening import open_betting
from riverboat.engine.pots import layers
from riverboat.ranking import RANKINGS
from riverboat.sim.policy import CALL, FOLD, Choose
from riverboat.sim.seating import NOBODY, clockwise, next_to_act
from riverboat.sim.settling import awards, return_uncalled, showing_order, uneven
from riverboat.sim.shuffling import deck_of, draw, draws
from riverboat.sim.told import refuse_untold

# Facts are values, so those that say the same again and again are made once.
_FOLDED = tuple(Folded(seat) for seat in range(10))
_CHECKED = tuple(Checked(seat) for seat in range(10))
_COLLECTED = BetsCollected()
_ENDED = HandEnded()


class Playouts:
    """Many hands from one start: the same game, stacks and button each time.

    Raises ``BadGame`` for a game that it does not tell.

    >>> from riverboat.engine import HouseRules, parse_game
    >>> game = parse_game("no-limit hold'em 1/2", HouseRules(showdown="all"))
    >>> playouts = Playouts(game, stacks=[200] * 6)
    >>> log: list[AnyFact] = []
    >>> sum(playouts.play(Random(7), log)), type(log[-1]).__name__
    (1200, 'HandEnded')

    It remembers nothing from hand to hand: the same random numbers give the same hand.
    """

    def __init__(self, game: Game, stacks: Sequence[int], button: int | None = None) -> None:
        refuse_untold(game)
        self.started = start(game, tuple(stacks), button)
        hand = Hand(self.started)
        posted = forced(hand)
        for fact in posted:
            apply(hand, fact)
        self._start: tuple[AnyFact, ...] = (self.started, *posted)
        self._prepare_cards(hand)
        self._prepare_betting(hand)

    def _prepare_cards(self, hand: Hand) -> None:
        """What is dealt on each street, and how it is drawn."""
        plan, players = hand.plan, hand.players
        self._deck = deck_of(plan.game)
        self._ranks_on = RANKINGS[plan.game.variant.ranking].ranks_on
        left, count = len(self._deck), players * plan.hole_through[0]
        self._hole_draws = draws(left, count)
        left -= count
        self._rounds = [slice(k, k + players) for k in range(left, left + count, players)]
        self._left_of_button = players - 1 - hand.button
        streets = []
        for k, street in enumerate(plan.game.variant.streets):
            board = slice(left - street.board, left)
            opened = open_betting(hand, k)
            before_first = (opened.first or players) - 1
            streets.append((draws(left, street.board), board, opened, before_first))
            left -= street.board
        self._streets = tuple(streets)
        self._last = len(streets) - 1

    def _prepare_betting(self, hand: Hand) -> None:
        """The betting structure, and the state after the forced bets.

        All totals here and in ``play`` are what a player has put in during the whole hand, so
        that nothing has to change when a street ends. ``level`` is what those who can still bet
        had put in before the street: the difference to the totals in front of the players.
        """
        plan, players, bet_size = hand.plan, hand.players, hand.plan.bet_sizes[0]
        self._opens_all_ins = plan.rules.open_allin_hands
        self._limit, self._pot_limit = plan.by_bets, plan.pot_limit
        self._max_raises = plan.max_raises or 0
        # rule: CAPR-04 with so many players left who can bet, the cap lapses
        self._uncapped_at = 2 if plan.rules.headsup_cap == "before_cap" else NOBODY
        self._factor = 2 if plan.half_bet else 1  # rule: ALLN-15
        self._free_fold, self._warned = plan.free_fold, plan.rules.fold_when_free == "warn"
        self._share_unit = plan.share_unit
        self._after = next_to_act(players)
        self._clockwise = clockwise(players, hand.button)

        self._stacks = hand.starting_stacks
        self._live, self._able = hand.live, hand.able
        # By how many different stacks a bet covers: the seats that have more.
        self._depths = sorted(set(self._stacks))
        self._deeper = [self._live] + [
            sum(1 << seat for seat, stack in enumerate(self._stacks) if stack > depth)
            for depth in self._depths
        ]
        self._put_in = list(map(add, hand.totals, hand.bets))
        self._level = max(hand.totals)
        self._current = self._level + hand.current_bet
        self._full_bet = self._current if hand.current_bet >= bet_size else self._level
        self._complete_to = self._level + bet_size if 0 < hand.blind < bet_size else 0
        self._blinds_short = sum(plan.game.stakes.blinds) - sum(hand.bets)  # rule: POTL-14

    def play(self, rng: Random, log: list[AnyFact], choose: Choose | None = None) -> list[int]:
        """Play a hand, append its facts to *log*, and give the stacks after it.

        Without *choose* everybody plays :func:`~riverboat.sim.uniform`, in place of being asked.
        """
        random = rng.random
        log += self._start

        # The hole cards, one at a time from the left of the button (DEAL-01).
        deck = self._deck[:]
        draw(deck, self._hole_draws, random)
        holdings = tuple(zip(*map(deck.__getitem__, self._rounds), strict=True))
        if left := self._left_of_button:
            holdings = holdings[left:] + holdings[:left]
        log.append(HoleCardsDealt(holdings))

        stacks, put_in, acted_at = self._stacks, self._put_in[:], [0] * len(self._stacks)
        live, able, after = self._live, self._able, self._after
        level, current = self._level, self._current
        full_bet, complete_to = self._full_bet, self._complete_to
        depths, deeper = self._depths, self._deeper
        limit, pot_limit, factor = self._limit, self._pot_limit, self._factor
        board: tuple[int, ...] = ()
        street = aggressor = NOBODY
        shown = False

        for board_draws, board_cards, opened, seat in self._streets:
            more_betting = able & (able - 1)  # rule: ALLN-28 at least two have chips

            if board_draws:
                if not more_betting and not shown and street >= 0 and self._opens_all_ins:
                    shown = True  # rule: ALLN-29
                    for player in showing_order(self._clockwise[live], put_in):
                        log.append(HandShown(player, holdings[player]))
                draw(deck, board_draws, random)
                cards = tuple(deck[board_cards])
                log.append(BoardDealt(cards))
                board += cards

            if not more_betting and (street >= 0 or current == level):
                continue
            log.append(opened)
            street = opened.street
            bet_size = last_raise = opened.last_raise
            to_do, acted, raises, capped, aggressor = able, 0, 0, False, NOBODY

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
                    low = high = min(full_bet + bet_size, stack)  # rule: ALLN-22
                    sizes = 1
                else:
                    low = complete_to or current + last_raise
                    high = stack
                    if low >= stack:  # rule: BET-11
                        low, sizes = stack, 1
                    elif pot_limit:  # rule: POTL-04
                        pot = sum(put_in) if street else sum(put_in) + self._blinds_short
                        high = min(max(low, current + pot + call), stack)
                        sizes = 2 if low < high else 1
                    else:
                        sizes = 2

                # What does he do? This is `policy.uniform`, unless somebody chooses.
                if choose is None:
                    pick = int(random() * (sizes + 2 if call else sizes + 1))
                    if pick < sizes:
                        to = high if pick else low
                    else:
                        to = CALL if pick == sizes else FOLD
                else:
                    to = self._ask(choose, seat, call, low and low - level, high and high - level)
                    if to > CALL:
                        to += level

                if to > CALL:
                    if to == stack:
                        able = others
                    to_do = others
                    if limit:  # rule: ALLN-19, ALLN-22 measured from the last full bet
                        full = factor * (to - full_bet) >= last_raise
                        counts = full and full_bet > level  # rule: CAPR-01, CAPR-07
                        raises += counts
                        # rule: CAPR-02, CAPR-04
                        capped = (
                            raises >= self._max_raises and able.bit_count() != self._uncapped_at
                        )
                    else:  # rule: ALLN-16, ALLN-17; BLND-09
                        full = factor * (to - current) >= last_raise or 0 < complete_to <= to
                        counts = False
                    if full:
                        last_raise = max(last_raise, to - current)
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
                        log.append(Called(seat, call))
                        put_in[seat] = mine + call
                        if mine + call == stack:
                            able = others
                    else:
                        log.append(_CHECKED[seat])
                else:
                    log.append(
                        _FOLDED[seat] if call else Folded(seat, self._warned)
                    )  # rule: TURN-03
                    to_do ^= me
                    live ^= me
                    able = others
                    if not live & (live - 1):
                        break

            # The round is over (BET-08).
            if current > level and put_in.count(current) < 2:
                return_uncalled(put_in, log)
            log.append(_COLLECTED)
            if not live & (live - 1):  # rule: BET-07, SHOW-15
                winner, pot = live.bit_length() - 1, sum(put_in)
                if pot:  # not if a lone blind has just been returned
                    log.append(PotAwarded(winner, pot))
                log.append(_ENDED)
                behind = list(map(sub, stacks, put_in))
                behind[winner] += pot
                return behind
            level = full_bet = current
            complete_to = 0

        if not shown:
            shows_first = aggressor if street == self._last else NOBODY  # rule: SHOW-12
            for player in showing_order(self._clockwise[live], put_in, shows_first):
                log.append(HandShown(player, holdings[player]))
        return self._award(log, live, put_in, holdings, board)

    def _award(
        self,
        log: list[AnyFact],
        live: int,
        put_in: list[int],
        holdings: tuple[tuple[int, ...], ...],
        board: tuple[int, ...],
    ) -> list[int]:
        """The best hands take the pots, and the stacks after that."""
        seats = self._clockwise[live]
        ranks = self._ranks_on(board, [holdings[seat] for seat in seats])
        behind = list(map(sub, self._stacks, put_in))
        best = max(ranks)
        if ranks.count(best) == 1 and not uneven(put_in, seats):
            winner, pot = seats[ranks.index(best)], sum(put_in)
            log.append(PotAwarded(winner, pot, 0, 0, best))
            behind[winner] += pot
        else:
            by_seat = dict(zip(seats, ranks, strict=True))
            for fact in awards(layers(put_in, seats), by_seat, self._share_unit):
                log.append(fact)
                behind[fact.seat] += fact.chips
        log.append(_ENDED)
        return behind

    def _ask(self, choose: Choose, seat: int, call: int, low: int, high: int) -> int:
        """What a policy answers, held to the rules: raises ``IllegalAction`` if it breaks them."""
        to = choose(seat, call, low, high)
        if to > CALL:
            legal = 0 < low <= to <= high
        else:
            legal = to == CALL or (to == FOLD and (call > 0 or self._free_fold))
        if legal:
            return to
        turn = ToAct(seat, call, low, high, all_in=high)
        raise IllegalAction(
            "not legal", "BET-01", f"seat {seat} cannot choose {to}; legal now: {turn}", turn
        )
