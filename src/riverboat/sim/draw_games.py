"""Hands of draw, told in bulk: five-card draw, lowball, badugi and their split pots."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from operator import itemgetter
from random import Random
from typing import TypeAlias

from riverboat.engine import AnyFact
from riverboat.engine.facts import Burned, Discarded, HandShown, HoleCardsDealt
from riverboat.engine.opening import open_betting
from riverboat.sim.beginning import Beginning
from riverboat.sim.discarding import choices
from riverboat.sim.muck import Muck
from riverboat.sim.policy import Choose
from riverboat.sim.seating import NOBODY
from riverboat.sim.settling import settling, showing_order
from riverboat.sim.shuffling import draw, draws

Take: TypeAlias = Callable[[tuple[int, ...]], tuple[int, ...]]


class DrawGame:
    """Tells the hands of a game in which players replace cards before each round but the first.

    Six players in a triple draw do run out of cards: then the stub is shuffled again (BYND-65).
    """

    __slots__ = (
        *("_beginning", "_choices", "_hole_draws", "_last", "_left", "_left_of_button", "_pat"),
        *("_ranks_on", "_rounds", "_settle", "_streets"),
    )

    def __init__(self, beginning: Beginning) -> None:
        hand, players = beginning.hand, beginning.players
        plan = hand.plan
        self._beginning = beginning
        self._ranks_on = [ranking.ranks_on for ranking in plan.rankings]
        self._settle = settling(hand)
        held = plan.hole_through[0]
        left, count = len(beginning.deck), players * held
        self._hole_draws = draws(left, count)
        left -= count
        self._rounds = [slice(k, k + players) for k in range(left, left + count, players)]
        self._left_of_button = players - 1 - beginning.button
        self._left = left
        self._streets = [open_betting(hand, k) for k in range(plan.streets)]
        self._last = plan.streets - 1
        self._choices = [_ways_to_draw(held, most) for most in plan.draw]
        self._pat = [Discarded(seat, ()) for seat in range(players)]

    def play(self, rng: Random, log: list[AnyFact], choose: Choose | None = None) -> list[int]:
        """Play a hand, append its facts to *log*, and give the stacks after it."""
        begun, bet, random = self._beginning, self._beginning.bet, rng.random
        log += begun.facts

        # The cards, one at a time from the left of the button (DEAL-01).
        deck = begun.deck[:]
        draw(deck, self._hole_draws, random)
        dealt = tuple(zip(*map(deck.__getitem__, self._rounds), strict=True))
        if left := self._left_of_button:
            dealt = dealt[left:] + dealt[:left]
        log.append(HoleCardsDealt(dealt))
        holdings = list(dealt)

        put_in, live, able = begun.put_in[:], begun.live, begun.able
        level, current = begun.level, begun.current
        seats, left, muck = begun.clockwise[live], self._left, Muck()
        nothing: list[tuple[int, ...]] = [()] * begun.players
        street = aggressor = NOBODY

        for opened, allowed in zip(self._streets, self._choices, strict=True):
            if opened.street:
                if not left:
                    log.append(again := muck.to_burn(holdings, live))
                    deck[left:], left = again.cards, again.stub
                k, left = int(random() * left), left - 1
                deck[k], deck[left] = deck[left], deck[k]
                muck.next_draw(deck[left])
                log.append(Burned((deck[left],)))  # rule: BYND-65
                ways = len(allowed)
                for seat in seats:
                    missing, throw, keep = allowed[int(random() * ways)]
                    if not missing:
                        log.append(self._pat[seat])
                        continue
                    held = holdings[seat]
                    thrown = Discarded(seat, throw(held))
                    log.append(thrown)
                    muck.discards.append(thrown)
                    held = keep(held)
                    while missing:
                        count = missing if missing <= left else left - 1
                        if count < 1:
                            log.append(again := muck.to_draw(holdings, live, left, missing))
                            deck[left:], left = again.cards, again.stub
                            continue
                        draw(deck, draws(left, count), random)
                        cards = tuple(deck[left - count : left])
                        left -= count
                        missing -= count
                        to_seats = nothing[:]
                        to_seats[seat] = cards
                        log.append(HoleCardsDealt(tuple(to_seats)))
                        held += cards
                    holdings[seat] = held
            # rule: ALLN-28 at least two have chips
            if able & (able - 1) or (street < 0 and current > level):
                street = opened.street
                live, able, level, aggressor = bet(
                    opened, put_in, live, able, level, current, log, random, choose
                )
                seats = begun.clockwise[live]
                if len(seats) == 1:
                    return self._settle(log, seats, put_in, ())
                current = level

        shows_first = aggressor if street == self._last else NOBODY  # rule: SHOW-12
        for seat in showing_order(seats, put_in, shows_first):
            log.append(HandShown(seat, holdings[seat]))
        in_play = [holdings[seat] for seat in seats]
        return self._settle(log, seats, put_in, [on((), in_play) for on in self._ranks_on])


def _ways_to_draw(held: int, most: int) -> list[tuple[int, Take, Take]]:
    """Each choice of cards to throw away: how many, and what takes these and the rest of a hand."""
    places = range(held)
    return [
        (len(thrown), _taking(thrown), _taking([k for k in places if k not in thrown]))
        for thrown in choices(held, 0, most)
    ]


def _taking(places: Sequence[int]) -> Take:
    """A function that takes the cards at these places from a holding."""
    if len(places) > 1:
        return itemgetter(*places)
    return itemgetter(slice(places[0], places[0] + 1) if places else slice(0))
