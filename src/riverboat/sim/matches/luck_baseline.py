"""Variance reduction: the value of chance events is subtracted from the results of hands.

A baseline estimates the value of a hand to each seat, with all cards face up. At a chance event,
the correction is the estimate of the actual outcome minus the mean over all possible outcomes. Over
many hands these corrections average zero, even if the estimates are poor (AIVAT, Burch and others
2018).
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final, Literal, Protocol, TypeAlias, get_args

from riverboat.bots import Player
from riverboat.cards import UNKNOWN, card_names
from riverboat.engine import AnyFact, BadGame, Game, HandStarted, HandState, apply, pots
from riverboat.engine.state import hand_facts as f
from riverboat.equity import equity
from riverboat.words.refusals.simulations import EquityBaselineUnsupported, NoSuchMeasure

Measure: TypeAlias = Literal["chips", "all-in", "aivat"]
MEASURES: Final[tuple[Measure, ...]] = get_args(Measure)
"""Measures: chips won; all-ins by equity; and all known chance events removed."""

HOLE_CARDS_STAKE: Final = 6
"""Assumed size of the pot, in big blinds, by which the luck of the hole cards is measured."""
_GAMES: Final = frozenset({"hold'em", "omaha"})


class Baseline(Protocol):
    """An estimator of the value of chance events in hands of one game."""

    def luck(self, log: Sequence[AnyFact], players: Sequence[Player]) -> Sequence[float]:
        """Return the value of chance events to each seat in a finished hand, in chips.

        *log* has all cards, *players* are in seat order: the random choices of players with known
        probabilities may count as well.
        """
        ...


def parse_measure(name: str) -> Measure:
    """Return the measure of this name; ``BadGame`` lists the valid names."""
    for measure in MEASURES:
        if measure == name:
            return measure
    raise BadGame(NoSuchMeasure(name, MEASURES))


class EquityBaseline:
    """A baseline for hold'em and Omaha on one board, by the players' equity in each pot.

    With *all_ins_only*, board cards count as chance only after the last bet. Without it, all board
    cards do, and heads-up the hole cards as well.
    """

    def __init__(self, game: Game, *, all_ins_only: bool) -> None:
        if game.variant.name not in _GAMES or game.variant.second_ranking:
            raise BadGame(EquityBaselineUnsupported(game.name))
        self._all_ins_only = all_ins_only

    def luck(self, log: Sequence[AnyFact], players: Sequence[Player]) -> Sequence[float]:  # noqa: ARG002 cards alone
        """Return each seat's change of equity by the dealt cards, in chips."""
        opening_fact = log[0]
        assert isinstance(opening_fact, HandStarted), "a hand begins with its start"
        hand = HandState(opening_fact)
        seats = range(hand.players)
        luck_by_seat = [0.0] * hand.players
        last_action_index = max(
            (
                fact_index
                for fact_index, fact in enumerate(log)
                if isinstance(fact, _PLAYER_ACTIONS)
            ),
            default=0,
        )
        for fact_index, fact in enumerate(log[1:], 1):
            is_counted = (
                fact_index > last_action_index or not self._all_ins_only
            )  # an all-in by posting has no wager
            board = hand.board
            apply(hand, fact)
            if not is_counted:
                continue
            if isinstance(fact, f.HoleCardsDealt) and hand.players == 2:
                min_pot = HOLE_CARDS_STAKE * hand.game.stakes.big_blind
                shares = _compute_pot_shares(hand, tuple(seats), ())
                for seat in seats:
                    luck_by_seat[seat] += min_pot * (shares[seat] - 1 / hand.players)
            elif isinstance(fact, f.BoardDealt) and hand.live_mask & (hand.live_mask - 1):
                for pot in pots(hand):
                    if len(pot.seats) < 2:
                        continue
                    shares_before, shares_after = (
                        _compute_pot_shares(hand, pot.seats, board_cards)
                        for board_cards in (board, hand.board)
                    )
                    for seat, share_before, share_after in zip(
                        pot.seats, shares_before, shares_after, strict=True
                    ):
                        luck_by_seat[seat] += pot.chips * (share_after - share_before)
        return luck_by_seat


_PLAYER_ACTIONS: Final = (f.Folded, f.Checked, f.Called, f.Raised)


def _compute_pot_shares(
    hand: HandState, seats: tuple[int, ...], board: Sequence[int]
) -> tuple[float, ...]:
    """Return the equity of each seat in a pot; the cards of other players count as dead."""
    holdings = tuple([hand.holdings[seat] for seat in seats])
    dead_cards = [
        card
        for seat in range(hand.players)
        if seat not in seats
        for card in hand.holdings[seat]
        if card != UNKNOWN
    ]
    return _compute_equities(
        hand.game.variant.name, holdings, tuple(board), tuple(sorted(dead_cards))
    )


@lru_cache(maxsize=1 << 12)
def _compute_equities(
    game: str,
    holdings: tuple[tuple[int, ...], ...],
    board: tuple[int, ...],
    dead_cards: tuple[int, ...],
) -> tuple[float, ...]:
    equity_result = equity(
        *map(card_names, holdings), board=card_names(board), dead=card_names(dead_cards), game=game
    )
    return tuple([float(player.equity) for player in equity_result.players])
