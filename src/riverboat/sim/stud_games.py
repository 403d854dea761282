"""Hands of stud, told in bulk: upcards decide who brings it in and who acts first."""

from __future__ import annotations

from random import Random

from riverboat.engine import AnyFact
from riverboat.engine.facts import BettingOpened, HandShown, HoleCardsDealt, UpcardsDealt
from riverboat.ranking.keys import RANK_KEYS
from riverboat.sim.beginning import Beginning
from riverboat.sim.policy import Choose, uniform
from riverboat.sim.seating import NOBODY
from riverboat.sim.settling import settling, showing_order
from riverboat.sim.shuffling import Stub, draw, draws
from riverboat.sim.step_by_step import finish
from riverboat.sim.upcards import board_values, first_of, paying_order


class StudGame:
    """Tells the hands of a game in which each player is dealt cards down and up.

    Two things that are rare it leaves to the engine: a stub that does not serve everybody
    (BYND-63), and who gets the odd chip of equal holdings (BYND-03).
    """

    __slots__ = (
        *("_all_ins_open", "_beginning", "_boards", "_first_down", "_last", "_left"),
        *("_left_of_button", "_openers", "_order", "_pays", "_ranks_on", "_settle", "_streets"),
        *("_up", "_up_draws"),
    )

    def __init__(self, beginning: Beginning) -> None:
        hand, players = beginning.hand, beginning.players
        plan = hand.plan
        variant = plan.game.variant
        self._beginning = beginning
        self._ranks_on = [ranking.ranks_on for ranking in plan.rankings]
        self._settle = settling(hand)
        self._all_ins_open = plan.rules.open_allin_hands
        self._pays, self._boards = paying_order(plan.game), board_values(variant.upcards)
        self._order = beginning.clockwise[beginning.live]
        self._left_of_button = players - 1 - beginning.button
        left, down = len(beginning.deck), players * variant.streets[0].down
        dealt = range(left - down, left, players)
        self._first_down = draws(left, down), [slice(k, k + players) for k in dealt]
        left -= down
        self._up_draws, self._up = draws(left, players), slice(left - players, left)
        self._left = left - players
        self._openers = [
            [
                BettingOpened(street, seat, size, bring_in=0 if street else plan.bring_in)
                for seat in range(players)
            ]
            for street, size in enumerate(plan.bet_sizes)
        ]
        self._streets = [(k, street.up == 0) for k, street in enumerate(variant.streets)][1:]
        self._last = len(variant.streets) - 1

    def play(self, rng: Random, log: list[AnyFact], choose: Choose | None = None) -> list[int]:
        """Play a hand, append its facts to *log*, and give the stacks after it."""
        begun, bet, random = self._beginning, self._beginning.bet, rng.random
        began = len(log)
        log += begun.facts

        # Down cards and then a card up, one at a time from the left of the button (DEAL-01).
        deck = begun.deck[:]
        down_draws, rounds = self._first_down
        draw(deck, down_draws, random)
        draw(deck, self._up_draws, random)
        down = tuple(zip(*map(deck.__getitem__, rounds), strict=True))
        up = deck[self._up]
        paying = [self._pays[card] for card in up]
        first = self._order[paying.index(min(paying))]  # rule: BRNG-02
        if left := self._left_of_button:
            down = down[left:] + down[:left]
            up = up[left:] + up[:left]
        log.append(HoleCardsDealt(down))
        log.append(UpcardsDealt(tuple([(card,) for card in up])))
        holdings = [(*cards, card) for cards, card in zip(down, up, strict=True)]
        shown = [RANK_KEYS[card] for card in up]

        put_in, live, able = begun.put_in[:], begun.live, begun.able
        level, current = begun.level, begun.current
        boards, seats, left = self._boards, self._order, self._left
        nothing: list[tuple[int, ...]] = [()] * begun.players
        street = aggressor = NOBODY
        if able & (able - 1):  # rule: ALLN-28 at least two have chips
            street, opened = 0, self._openers[0]
            bring_in = opened[0].bring_in
            if not bring_in:
                first = first_of(seats, shown, boards)
            live, able, level, aggressor = bet(
                *(opened[first], put_in, live, able, level, current + bring_in),
                *(log, random, choose),
            )
            seats = begun.clockwise[live]
            if len(seats) == 1:
                return self._settle(log, seats, put_in, ())

        opened_hands = False
        for k, face_down in self._streets:
            if not able & (able - 1) and self._all_ins_open and not opened_hands:
                opened_hands = True  # rule: ALLN-29
                for seat in showing_order(seats, put_in, first_of(seats, shown, boards)):
                    log.append(HandShown(seat, holdings[seat]))
            count = len(seats)
            if left <= count:  # rule: BYND-63 the engine deals what there is
                return finish(log, began, Stub(deck, left, rng, burns=True), choose or uniform(rng))
            draw(deck, draws(left, 1), random)
            left -= 1
            burned = (deck[left],)
            draw(deck, draws(left, count), random)
            left -= count
            dealt = nothing[:]
            if face_down:
                opened_hands = False  # not all of anybody's cards lie face up any more
                for seat, card in zip(seats, deck[left:], strict=False):
                    dealt[seat] = (card,)
                    holdings[seat] += (card,)
                log.append(HoleCardsDealt(tuple(dealt), burned))
            else:
                for seat, card in zip(seats, deck[left:], strict=False):
                    dealt[seat] = (card,)
                    holdings[seat] += (card,)
                    shown[seat] += RANK_KEYS[card]
                log.append(UpcardsDealt(tuple(dealt), burned))
            if able & (able - 1):
                street, first = k, first_of(seats, shown, boards)
                live, able, level, aggressor = bet(
                    *(self._openers[k][first], put_in, live, able, level, level),
                    *(log, random, choose),
                )
                seats = begun.clockwise[live]
                if len(seats) == 1:
                    return self._settle(log, seats, put_in, ())

        if not opened_hands:
            # rule: SHOW-12 whoever bet last, or else the first to act by the upcards
            first = aggressor if street == self._last else NOBODY
            if first < 0:
                first = first_of(seats, shown, boards)
            for seat in showing_order(seats, put_in, first):
                log.append(HandShown(seat, holdings[seat]))
        in_play = [holdings[seat] for seat in seats]
        ranks = [on((), in_play) for on in self._ranks_on]
        if any(_tied(values) for values in ranks):
            # rule: BYND-03 the engine looks at the suits
            return finish(log, began, Stub(deck, left, rng, burns=True), choose or uniform(rng))
        return self._settle(log, seats, put_in, ranks)


def _tied(values: list[int]) -> bool:
    """Whether two players have the same holding, of those that can win."""
    winning = [value for value in values if value >= 0]
    return len(set(winning)) < len(winning)
