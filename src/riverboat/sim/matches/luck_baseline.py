"""What the luck in a hand was worth, so that it can be taken off: as true, and steadier.

A baseline guesses what a hand is worth to each seat, cards face up. Where chance spoke, it tells by
how much its guess has risen over its mean of all that could have come: over many hands that is
nothing, whatever the baseline guesses and however well (AIVAT, Burch and others 2018).
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final, Literal, Protocol, TypeAlias, get_args

from riverboat.bots import Player
from riverboat.cards import UNKNOWN, names
from riverboat.engine import AnyFact, BadGame, Game, HandStarted, HandState, apply, pots
from riverboat.engine.state import hand_facts as f
from riverboat.equity import equity
from riverboat.words.refusals.simulations import NoEquityOf, NoSuchMeasure

Measure: TypeAlias = Literal["chips", "all-in", "aivat"]
MEASURES: Final[tuple[Measure, ...]] = get_args(Measure)
"""Chips as they were won; all-ins at what they were worth; and all luck taken off that is known."""

HOLE_CARDS_STAKE: Final = 6
"""Big blinds that a hand is taken to be about, before there is a board."""
_GAMES: Final = frozenset({"hold'em", "omaha"})


class Baseline(Protocol):
    """Tells the luck in hands of one game."""

    def luck(self, log: Sequence[AnyFact], players: Sequence[Player]) -> Sequence[float]:
        """What chance was worth to each seat in a hand that is over, in chips.

        *log* has all cards, *players* sit in its seats: the draws of those whose chances are known
        may be told as well.
        """
        ...


def parse_measure(name: str) -> Measure:
    """The measure of this name; ``BadGame`` says which there are."""
    for each in MEASURES:
        if each == name:
            return each
    raise BadGame(NoSuchMeasure(name, MEASURES))


class EquityBaseline:
    """Guesses that everybody gets their equity of each pot: for hold'em and Omaha on one board.

    With *all_ins_only* the board is luck from the last bet on; without, from the first card on, and
    of two players the hole cards are too.
    """

    def __init__(self, game: Game, *, all_ins_only: bool) -> None:
        if game.variant.name not in _GAMES or game.variant.second:
            raise BadGame(NoEquityOf(game.name))
        self._all_ins_only = all_ins_only

    def luck(self, log: Sequence[AnyFact], players: Sequence[Player]) -> Sequence[float]:  # noqa: ARG002 cards alone
        """By the equities before and after each card of the board."""
        started = log[0]
        assert isinstance(started, HandStarted), "a hand begins with its start"
        hand = HandState(started)
        seats = range(hand.players)
        found = [0.0] * hand.players
        last = max((k for k, fact in enumerate(log) if isinstance(fact, _WAGERS)), default=0)
        for k, fact in enumerate(log[1:], 1):
            counted = k > last or not self._all_ins_only  # an all-in by posting has no wager
            board = hand.board
            apply(hand, fact)
            if not counted:
                continue
            if isinstance(fact, f.HoleCardsDealt) and hand.players == 2:
                stake = HOLE_CARDS_STAKE * hand.game.stakes.big_blind
                shares = _pot_shares(hand, tuple(seats), ())
                for seat in seats:
                    found[seat] += stake * (shares[seat] - 1 / hand.players)
            elif isinstance(fact, f.BoardDealt) and hand.live & (hand.live - 1):
                for pot in pots(hand):
                    if len(pot.seats) < 2:
                        continue
                    before, after = (
                        _pot_shares(hand, pot.seats, cards) for cards in (board, hand.board)
                    )
                    for seat, was, now in zip(pot.seats, before, after, strict=True):
                        found[seat] += pot.chips * (now - was)
        return found


_WAGERS: Final = (f.Folded, f.Checked, f.Called, f.Raised)


def _pot_shares(hand: HandState, seats: tuple[int, ...], board: Sequence[int]) -> tuple[float, ...]:
    """What each of these gets of a pot of theirs on average, the cards of all others being dead."""
    held = tuple([hand.holdings[seat] for seat in seats])
    dead = [
        card
        for seat in range(hand.players)
        if seat not in seats
        for card in hand.holdings[seat]
        if card != UNKNOWN
    ]
    return _equities(hand.game.variant.name, held, tuple(board), tuple(sorted(dead)))


@lru_cache(maxsize=1 << 12)
def _equities(
    game: str, held: tuple[tuple[int, ...], ...], board: tuple[int, ...], dead: tuple[int, ...]
) -> tuple[float, ...]:
    found = equity(*map(names, held), board=names(board), dead=names(dead), game=game)
    return tuple([float(each.equity) for each in found.players])
