"""A player's knowledge of a hand as integers: the player's cards, and all observed events.

A row of the history is three numbers: the kind of event (``HistoryRow``), its seat, and an amount
or a card. Two histories differ if and only if the player can distinguish the situations.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from enum import IntEnum
from typing import Final, TypeAlias

import numpy as np
from numpy.typing import NDArray

from riverboat.cards import Cards
from riverboat.deprecation import DeprecatedAttribute
from riverboat.engine import AnyFact, FixedLimit, Game, HandState
from riverboat.engine.state import hand_facts as f
from riverboat.words.refusals.environments import HistoryRowLimit

Observed: TypeAlias = NDArray[np.int32]

DECK_SIZE: Final = 52
"""Number of entries for the player's cards, one each: 4 * rank + suit, deuces first."""


class HistoryRow(IntEnum):
    """Kinds of rows in a history."""

    NOTHING = 0
    FOLD = 1
    CHECK = 2
    CALL = 3
    RAISE = 4
    """A bet or a raise, to this total."""
    BRING_IN = 5
    BOARD = 6
    """A board card, by its number plus one; the index of the board takes the place of a seat."""
    UPCARD = 7
    """A player's upcard, by its number plus one."""
    DRAW = 8
    """A draw, by the number of cards discarded."""
    DISCARD = 9
    """A discarded card that the viewer knows, by its number plus one."""
    DECLARE = 10
    """A declaration: 1 for high, 2 for low, 3 for both; 0 while it is hidden."""
    SHOWN = 11
    """A card shown at the end, by its number plus one."""
    STREET = 12
    """The end of a betting round."""
    HOLE = 13
    """The player's own face-down card, by its number plus one."""


_SIDES: Final = {"": 0, "closed": 0, "high": 1, "low": 2, "both": 3}

_HEADS_UP_CAPS: Final = ("always_capped", "event_only")
"""Rules under which the cap on raises also holds heads-up."""

HistoryRowValues: TypeAlias = tuple[int, int, int]


class Observer:
    """An encoder of a player's knowledge as arrays of ``size`` integers.

    The array begins with the seat of the player, the button, the starting *stacks*, and 52 entries
    for the player's cards. Then come ``max_rows`` rows of three numbers each, padded with zeros.
    The default *max_rows* is enough for every possible hand of the game.
    """

    __slots__ = ("_rows_start", "max_rows", "max_value", "seats", "size")

    def __init__(self, game: Game, stacks: Sequence[int], max_rows: int | None = None) -> None:
        self.seats = len(stacks)
        self.max_rows = estimate_max_history_rows(game, stacks) if max_rows is None else max_rows
        self._rows_start = 2 + self.seats + DECK_SIZE
        self.size = self._rows_start + 3 * self.max_rows
        self.max_value = max(*stacks, DECK_SIZE, *HistoryRow)
        """No number of an observation is above it."""

    def observe(self, hand: HandState, rows: Sequence[HistoryRowValues], seat: int) -> Observed:
        """Return a seat's observation; ``ValueError`` if the history is too long for it."""
        observation = np.zeros(self.size, np.int32)
        observation[0], observation[1] = seat, hand.button
        observation[2 : 2 + self.seats] = hand.starting_stacks
        cards = [card for card in hand.holdings[seat] if card >= 0]
        observation[[2 + self.seats + card for card in cards]] = 1
        if len(rows) > self.max_rows:
            raise self.history_overflow()
        if rows:
            observation[self._rows_start : self._rows_start + 3 * len(rows)] = [
                value for row in rows for value in row
            ]
        return observation

    def history_overflow(self) -> ValueError:
        """Return the error for a hand with more history rows than an observation can hold."""
        return ValueError(str(HistoryRowLimit(self.max_rows)))

    def rows(self, observation: Observed) -> NDArray[np.int32]:
        """Return the history rows of an observation, (max_rows, 3)."""
        return observation[self._rows_start :].reshape(self.max_rows, 3)

    too_long = DeprecatedAttribute("history_overflow")


class ObservationHistory:
    """The history rows of each seat in a hand, updated fact by fact."""

    __slots__ = ("_read_fact_count", "_rows")

    def __init__(self, seats: int) -> None:
        self._rows: list[list[HistoryRowValues]] = [[] for _ in range(seats)]
        self._read_fact_count = 0

    def rows_for_seat(self, log: Sequence[AnyFact], seat: int) -> list[HistoryRowValues]:
        """Return all rows that a seat has observed, up to the end of *log*."""
        for fact in log[self._read_fact_count :]:
            for viewer, rows in enumerate(self._rows):
                rows.extend(_build_fact_rows(fact, viewer))
        self._read_fact_count = len(log)
        return self._rows[seat]

    def copy(self) -> ObservationHistory:
        """Return an independent copy of the rows."""
        history = ObservationHistory(0)
        history._rows, history._read_fact_count = (
            [rows.copy() for rows in self._rows],
            self._read_fact_count,
        )
        return history

    of = DeprecatedAttribute("rows_for_seat")


def _build_fact_rows(fact: AnyFact, viewer: int) -> Iterator[HistoryRowValues]:
    match fact:
        case f.Folded(seat=seat, cards=cards):
            yield HistoryRow.FOLD, seat, 0
            yield from _build_card_rows(HistoryRow.SHOWN, seat, cards)
        case f.Checked(seat=seat):
            yield HistoryRow.CHECK, seat, 0
        case f.Called(seat=seat, chips=chips):
            yield HistoryRow.CALL, seat, chips
        case f.Raised(seat=seat, to=total):
            yield HistoryRow.RAISE, seat, total
        case f.BroughtIn(seat=seat, chips=chips):
            yield HistoryRow.BRING_IN, seat, chips
        case f.BetsCollected():
            yield HistoryRow.STREET, 0, 0
        case f.BoardDealt(cards=cards, board=board):
            yield from _build_card_rows(HistoryRow.BOARD, board or 0, cards)
        case f.UpcardsDealt(cards=dealt_cards):
            for seat, cards in enumerate(dealt_cards):
                yield from _build_card_rows(HistoryRow.UPCARD, seat, cards)
        case f.HoleCardsDealt(holdings=holdings, exposed_cards=exposed_cards):
            yield from _build_card_rows(HistoryRow.HOLE, viewer, tuple(sorted(holdings[viewer])))
            for seat, cards in enumerate(holdings) if exposed_cards else ():
                yield from _build_card_rows(
                    HistoryRow.UPCARD,
                    seat,
                    tuple([card for card in cards if card in exposed_cards]),
                )
        case f.Discarded(seat=seat, cards=cards):
            yield HistoryRow.DRAW, seat, len(cards)
            if seat == viewer:
                yield from _build_card_rows(HistoryRow.DISCARD, seat, tuple(sorted(cards)))
        case f.Declared(seat=seat, side=side):
            yield HistoryRow.DECLARE, seat, _SIDES[side] if seat == viewer else 0
        case f.DeclarationsOpened(sides=sides):
            for seat, side in enumerate(sides):
                if side:
                    yield HistoryRow.DECLARE, seat, _SIDES[side]
        case f.HandShown(seat=seat, cards=cards):
            yield from _build_card_rows(HistoryRow.SHOWN, seat, cards)
        case _:
            pass  # chips that move automatically


def _build_card_rows(row_kind: HistoryRow, seat: int, cards: Cards) -> Iterator[HistoryRowValues]:
    for card in cards:
        yield row_kind, seat, card + 1


def estimate_max_history_rows(game: Game, stacks: Sequence[int]) -> int:
    """Return an upper bound of the rows in a history of this game with these stacks.

    Each bet adds at least the minimum bet to the amount to call, except for the last chips of each
    player, and only as often as the cap allows. After each bet all other players act once more.
    """
    seats, variant = len(stacks), game.variant
    street_count = len(variant.streets)
    min_bet = max(1, game.stakes.small_bet)
    raise_count = max(stacks) // min_bet + seats
    if isinstance(game.structure, FixedLimit) and game.rules.headsup_cap in _HEADS_UP_CAPS:
        max_raises = max(game.rules.max_raises, game.rules.max_raises_two_rounds)
        raise_count = min(raise_count, street_count * (max_raises + 2) + seats)
    action_row_count = (raise_count + street_count) * seats + seats
    upcard_count = sum(street.upcards for street in variant.streets)
    draw_count = sum(street.max_draw > 0 or street.discard_count > 0 for street in variant.streets)
    card_row_count = variant.board_cards * game.boards + seats * (upcard_count + variant.hole_cards)
    draw_row_count = draw_count * (seats + 2 * variant.hole_cards)
    return (
        action_row_count
        + card_row_count
        + variant.hole_cards
        + draw_row_count
        + 2 * seats
        + street_count
    )
