"""How every playout of one start begins: its first facts, and the numbers that they leave."""

from __future__ import annotations

from collections.abc import Sequence
from operator import add

from riverboat.engine import AnyFact, Game, Hand, apply, forced, start
from riverboat.sim.rounds import betting_round
from riverboat.sim.seating import clockwise
from riverboat.sim.shuffling import deck_of


class Beginning:
    """What is the same in each hand, worked out once: up to the forced bets by the engine itself.

    Totals are what each player has put in; the *level* is what those who can still bet have put in
    apart from the *current* bet, which includes it.
    """

    __slots__ = (
        *("able", "bet", "button", "clockwise", "current", "deck", "facts", "hand", "level"),
        *("live", "players", "put_in", "stacks", "started"),
    )

    def __init__(self, game: Game, stacks: Sequence[int], button: int | None) -> None:
        self.started = start(game, tuple(stacks), button)
        self.hand = hand = Hand(self.started)
        posted = forced(hand)
        for fact in posted:
            apply(hand, fact)
        self.facts: tuple[AnyFact, ...] = (self.started, *posted)
        self.deck = deck_of(game)
        self.players, self.button = hand.players, hand.button
        self.clockwise = clockwise(hand.players, hand.button)
        self.stacks = hand.starting_stacks
        self.live, self.able = hand.live, hand.able
        self.put_in = list(map(add, hand.totals, hand.bets))
        self.level = max(hand.totals)
        self.current = self.level + hand.current_bet
        self.bet = betting_round(hand)
