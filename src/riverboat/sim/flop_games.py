"""Hands with a board, told in bulk: hold'em, Omaha, whole or split pots, and the toy games."""

from __future__ import annotations

from random import Random

from riverboat.engine import AnyFact
from riverboat.engine.facts import BoardDealt, HandShown, HoleCardsDealt
from riverboat.engine.opening import open_betting
from riverboat.sim.beginning import Beginning
from riverboat.sim.policy import Choose
from riverboat.sim.seating import NOBODY
from riverboat.sim.settling import settling, showing_order
from riverboat.sim.shuffling import draw, draws


class FlopGame:
    """Tells the hands of a game whose cards beyond the first street all lie on one board."""

    __slots__ = (
        *("_all_ins_open", "_beginning", "_hole_draws", "_last", "_left_of_button"),
        *("_ranks_on", "_rounds", "_settle", "_streets"),
    )

    def __init__(self, beginning: Beginning) -> None:
        hand, players = beginning.hand, beginning.players
        plan = hand.plan
        self._beginning = beginning
        self._ranks_on = [ranking.ranks_on for ranking in plan.rankings]
        self._settle = settling(hand)
        self._all_ins_open = plan.rules.open_allin_hands
        left, count = len(beginning.deck), players * plan.hole_through[0]
        self._hole_draws = draws(left, count)
        left -= count
        self._rounds = [slice(k, k + players) for k in range(left, left + count, players)]
        self._left_of_button = players - 1 - beginning.button
        streets = []
        for k, street in enumerate(plan.game.variant.streets):
            board = slice(left - street.board, left)
            streets.append((draws(left, street.board), board, open_betting(hand, k)))
            left -= street.board
        self._streets = tuple(streets)
        self._last = len(streets) - 1

    def play(self, rng: Random, log: list[AnyFact], choose: Choose | None = None) -> list[int]:
        """Play a hand, append its facts to *log*, and give the stacks after it."""
        begun, bet, random = self._beginning, self._beginning.bet, rng.random
        log += begun.facts

        # The hole cards, one at a time from the left of the button (DEAL-01).
        deck = begun.deck[:]
        draw(deck, self._hole_draws, random)
        holdings = tuple(zip(*map(deck.__getitem__, self._rounds), strict=True))
        if left := self._left_of_button:
            holdings = holdings[left:] + holdings[:left]
        log.append(HoleCardsDealt(holdings))

        put_in, live, able = begun.put_in[:], begun.live, begun.able
        level, current = begun.level, begun.current
        board: tuple[int, ...] = ()
        street = aggressor = NOBODY
        shown = False

        for board_draws, board_cards, opened in self._streets:
            more_betting = able & (able - 1)  # rule: ALLN-28 at least two have chips
            if board_draws:
                if not more_betting and not shown and street >= 0 and self._all_ins_open:
                    shown = True  # rule: ALLN-29
                    for seat in showing_order(begun.clockwise[live], put_in):
                        log.append(HandShown(seat, holdings[seat]))
                draw(deck, board_draws, random)
                cards = tuple(deck[board_cards])
                log.append(BoardDealt(cards))
                board += cards
            if more_betting or (street < 0 and current > level):
                street = opened.street
                live, able, level, aggressor = bet(
                    opened, put_in, live, able, level, current, log, random, choose
                )
                if not live & (live - 1):
                    return self._settle(log, begun.clockwise[live], put_in, ())
                current = level

        seats = begun.clockwise[live]
        if not shown:
            shows_first = aggressor if street == self._last else NOBODY  # rule: SHOW-12
            for seat in showing_order(seats, put_in, shows_first):
                log.append(HandShown(seat, holdings[seat]))
        in_play = [holdings[seat] for seat in seats]
        return self._settle(log, seats, put_in, [on(board, in_play) for on in self._ranks_on])
