"""Spots from played hands: the cards and chips at the start of a street, and the later actions."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from typing import Final, Protocol

from riverboat.cards import Cards, card_names
from riverboat.engine import AnyFact, HandStarted, HandState
from riverboat.engine.state import hand_facts as f
from riverboat.engine.state.hand_reducer import apply
from riverboat.solve.postflop.sizes import STREETS, BetSize, SizeKind, Sizes
from riverboat.solve.postflop.spot_config import PLAYERS, PlayerName
from riverboat.solve.postflop.spot_errors import BadSpot
from riverboat.words.refusals import spots as w

_BOARD_SIZE_BY_STREET: Final = {"flop": 3, "turn": 4, "river": 5}


class PlayedHand(Protocol):
    """A hand with its facts: :class:`riverboat.Hand` or :class:`riverboat.HandHistory`."""

    @property
    def log(self) -> Sequence[AnyFact]:
        """The facts of the hand."""


@dataclass(slots=True)
class HandLine:
    """The state of a hand at the start of a street, and the actions that followed."""

    board: Cards
    pot: int
    stacks: tuple[int, int]
    aggressor: PlayerName | None
    minimum_bet: int
    chip: int
    path: list[str] = field(default_factory=list)
    """The actions and cards since the start of the street."""
    sizes: list[tuple[int, int, bool, int]] = field(default_factory=list)
    """Bets since the start: player 0 or 1, street from 0 (flop), True for a raise, and total."""

    def cut_to_first_street(self) -> HandLine:
        """Return a copy without the actions and bets after the next card.

        The path of the copy ends with that card.
        """
        first_street = len(self.board) - 3
        card_step_indexes = (
            step_index
            for step_index, step in enumerate(self.path)
            if step[0].isupper() or step[0].isdigit()
        )
        path_end = next(card_step_indexes, len(self.path))
        return replace(
            self,
            path=self.path[: path_end + 1],
            sizes=[bet for bet in self.sizes if bet[1] == first_street],
        )

    def add_played_sizes(self, sizes: Sizes | tuple[Sizes, Sizes] | None) -> tuple[Sizes, Sizes]:
        """Return *sizes* by player, plus the sizes of the bets that were made in the hand."""
        sizes_by_player = (
            list(sizes) if isinstance(sizes, tuple) else [sizes or Sizes(), sizes or Sizes()]
        )
        for player, street, is_raise, raise_total in self.sizes:
            size = BetSize(SizeKind.CHIPS, float(raise_total))
            bets, raises = ((), (size,)) if is_raise else ((size,), ())
            sizes_by_player[player] = sizes_by_player[player].with_bets(street, bets, raises)
        return sizes_by_player[0], sizes_by_player[1]


def read_hand_line(hand: PlayedHand, street: str | None) -> HandLine:
    """Return a hand's state at the start of a street, and its actions from there on.

    The street is by default the first one after the flop with two players. Raise ``BadSpot`` if the
    hand does not reach the street, or reaches it with more than two players.
    """
    if street is not None and street not in STREETS:
        raise BadSpot(w.NoSuchSpotStreet(repr(street), STREETS))
    reader = _LineReader(street)
    for fact in hand.log:
        reader.read(fact)
    if reader.line is None:
        players = reader.players_on_street
        raise BadSpot(w.HandNotHeadsUp(players) if players else w.HandWithoutFlop())
    return reader.line


class _LineReader:
    """A reader of a hand's facts, which begins a line when the street begins."""

    def __init__(self, street: str | None) -> None:
        self.line: HandLine | None = None
        self.players_on_street = 0
        """Number of players when the street began, if it was not two; otherwise 0."""
        self._start_card_count = None if street is None else _BOARD_SIZE_BY_STREET[street]
        self._hand_state: HandState | None = None
        self._seats: tuple[int, ...] = ()
        self._last_raiser: int | None = None
        self._has_bet_on_street = False

    def read(self, fact: AnyFact) -> None:
        """Process the next fact."""
        if isinstance(fact, HandStarted):
            self._hand_state = HandState(fact)
            return
        assert self._hand_state is not None
        apply(self._hand_state, fact)
        if isinstance(fact, f.BoardDealt) and fact.board == 0:
            self._read_board(self._hand_state, fact)
        elif isinstance(fact, f.Raised):
            self._last_raiser = fact.seat
            if self.line is not None:
                self._read_raise(self.line, fact)
            self._has_bet_on_street = True
        elif self.line is not None and (action := _ACTION_NAME_BY_FACT.get(type(fact))):
            self.line.path.append(action)

    def _read_board(self, state: HandState, fact: f.BoardDealt) -> None:
        self._has_bet_on_street = False
        if self.line is not None:
            self.line.path.append(card_names(fact.cards))
            return
        board_card_count = len(state.board)
        self._seats = state.seats_in_mask(state.live_mask)
        if board_card_count < 3 or self._start_card_count not in (None, board_card_count):
            self._last_raiser = None
            return
        if len(self._seats) != 2:
            self.players_on_street = len(self._seats)
            self._last_raiser = None
            return
        stakes = state.game.stakes
        first_stack, second_stack = (state.stacks[seat] for seat in self._seats)
        raiser = self._last_raiser
        self.line = HandLine(
            board=tuple(state.board),
            pot=state.pot,
            stacks=(first_stack, second_stack),
            aggressor=PLAYERS[self._seats.index(raiser)] if raiser in self._seats else None,
            minimum_bet=stakes.small_bet,
            chip=stakes.unit,
        )

    def _read_raise(self, line: HandLine, fact: f.Raised) -> None:
        assert self._hand_state is not None
        player = self._seats.index(fact.seat)
        street = len(self._hand_state.board) - 3
        line.sizes.append((player, street, self._has_bet_on_street, fact.to))
        if self._hand_state.stacks[fact.seat] == 0 or fact.to >= self._compute_max_bet(player):
            line.path.append("all-in")
        else:
            line.path.append(f"{'raise' if self._has_bet_on_street else 'bet'} {fact.to}")

    def _compute_max_bet(self, player: int) -> int:
        """Return a player's bet on this street, limited to an all-in of the smaller stack."""
        assert self._hand_state is not None
        seat, opponent_seat = self._seats[player], self._seats[1 - player]
        state = self._hand_state
        return min(
            state.stacks[seat] + state.bets[seat],
            state.stacks[opponent_seat] + state.bets[opponent_seat],
        )


_ACTION_NAME_BY_FACT: Final[dict[type, str]] = {
    f.Folded: "fold",
    f.Checked: "check",
    f.Called: "call",
}
