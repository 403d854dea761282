"""The validated configuration of a spot: cards, ranges, chips and bet sizes."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from numbers import Real
from typing import Any, Final, Literal, TypeAlias

import numpy as np
from numpy.typing import NDArray

from riverboat.cards import UNKNOWN, BadCard, Cards, name, parse_cards, reject_duplicates
from riverboat.cards.card import Card
from riverboat.engine.commands.engine_errors import refusal_of
from riverboat.equity.ranges import Range
from riverboat.kernel.card_masks import HOLE_MASKS
from riverboat.kernel.spots.spot_cards import (
    IDENTITY_PERMUTATION,
    SpotCards,
    SuitPermutation,
    find_suit_symmetries,
)
from riverboat.kernel.spots.spot_solver import TreeSizes
from riverboat.kernel.spots.spot_tree import SpotTree
from riverboat.solve.postflop.betting_rules import BettingRules, Rake
from riverboat.solve.postflop.betting_tree import BettingTree, build_tree, count_tree
from riverboat.solve.postflop.sizes import STREETS, Sizes
from riverboat.solve.postflop.spot_errors import BadSpot
from riverboat.words.keyword_errors import explain_keyword_errors
from riverboat.words.refusals import spots as w
from riverboat.words.refusals.betting import UnknownBoardCard

RangeSpec: TypeAlias = Range | str | NDArray[Any]
PlayerName: TypeAlias = Literal["oop", "ip"]

PLAYERS: Final[tuple[PlayerName, PlayerName]] = ("oop", "ip")
"""Players by number: 0 acts first after the flop, out of position."""


class SpotConfig:
    """The cards, ranges, chips and bets of a spot; ``Spot`` adds the solver."""

    @explain_keyword_errors
    def __init__(
        self,
        board: str | Sequence[Card],
        ranges: Sequence[RangeSpec],
        pot: float,
        stack: float | tuple[float, float],
        sizes: Sizes | tuple[Sizes, Sizes] | None = None,
        *,
        rake: float | tuple[float, float] | Rake = 0.0,
        raise_cap: int = 0,
        add_all_in: float = 1.0,
        force_all_in: float = 0.0,
        merge: float = 0.0,
        aggressor: PlayerName | None = None,
        chip: float = 1.0,
        minimum_bet: float | None = None,
        isomorphism: bool = True,
    ) -> None:
        self.board: Cards = _parse_board(board)
        self.ranges: tuple[Range, Range] = _parse_ranges(ranges)
        chip = _require_not_negative("chip", chip)
        minimum_bet_chips = minimum_bet if minimum_bet is not None else chip
        self.rules = BettingRules(
            pot=_require_positive("pot", pot),
            stack=min(
                _require_positive("stack", stack_size) for stack_size in _to_stack_tuple(stack)
            ),
            sizes=_parse_sizes_by_player(sizes),
            rake=_parse_rake(rake),
            raise_cap=int(_require_not_negative("raise_cap", raise_cap)),
            add_all_in=_require_not_negative("add_all_in", add_all_in),
            force_all_in=_require_not_negative("force_all_in", force_all_in),
            merge=_require_not_negative("merge", merge),
            aggressor=None if aggressor is None else player_number(aggressor),
            chip=chip,
            minimum_bet=_require_not_negative("minimum_bet", minimum_bet_chips),
        )
        self.isomorphism = isomorphism
        self._check_ranges()

    def _check_ranges(self) -> None:
        for player, hand_indexes in zip(PLAYERS, self.cards.hands, strict=True):
            if not len(hand_indexes):
                raise BadSpot(w.RangeBlocked(player, self.board))
        first_masks, second_masks = (HOLE_MASKS[hand_indexes] for hand_indexes in self.cards.hands)
        if not any((mask & second_masks == 0).any() for mask in first_masks):
            raise BadSpot(w.RangesNeverMeet())

    @property
    def street(self) -> str:
        """The street on which the spot begins."""
        return STREETS[len(self.board) - 3]

    @property
    def pot(self) -> float:
        """Chips in the pot at the start."""
        return self.rules.pot

    @property
    def stack(self) -> float:
        """Chips behind at the start, of the smaller stack."""
        return self.rules.stack

    @cached_property
    def cards(self) -> SpotCards:
        """The hands of both ranges, the suit isomorphism, and the boards that can come."""
        weights = np.array([hand_range.weights for hand_range in self.ranges], np.float32)
        symmetries: tuple[SuitPermutation, ...] = (IDENTITY_PERMUTATION,)
        if self.isomorphism:
            symmetries = find_suit_symmetries(self.board, weights)
        return SpotCards(self.board, weights, symmetries)

    @cached_property
    def tree_sizes(self) -> TreeSizes:
        """Sizes of the betting tree, counted without building it."""
        return count_tree(self.rules, self.cards.street)

    @cached_property
    def tree(self) -> BettingTree:
        """The betting tree; ``TreeTooLarge`` if it would have too many nodes."""
        return build_tree(self.rules, self.cards.street)

    @cached_property
    def tree_arrays(self) -> SpotTree:
        """The betting tree as arrays for the solvers."""
        return self.tree.arrays()

    def __repr__(self) -> str:
        weights = zip(self.cards.weights, self.cards.hands, strict=True)
        first_count, second_count = (
            f"{player_weights[hand_indexes].sum():.4g}" for player_weights, hand_indexes in weights
        )
        board_text = " ".join(map(name, self.board))
        return (
            f"<Spot {board_text}: {first_count} against {second_count} hands, pot {self.pot:g}, "
            f"stack {self.stack:g}>"
        )

    def settings(self) -> dict[str, Any]:
        """Return the arguments of the spot other than board and ranges."""
        rules = self.rules
        return {
            "pot": rules.pot,
            "stack": rules.stack,
            "sizes": rules.sizes,
            "rake": rules.rake,
            "raise_cap": rules.raise_cap,
            "add_all_in": rules.add_all_in,
            "force_all_in": rules.force_all_in,
            "merge": rules.merge,
            "aggressor": None if rules.aggressor is None else PLAYERS[rules.aggressor],
            "chip": rules.chip,
            "minimum_bet": rules.minimum_bet,
            "isomorphism": self.isomorphism,
        }

    def to_dict(self) -> dict[str, Any]:
        """Return the spot as plain values, for JSON and TOML: ``Spot.from_dict`` reads them."""
        rules = self.rules
        first_sizes, second_sizes = (player_sizes.texts() for player_sizes in rules.sizes)
        plain_spot: dict[str, Any] = {
            "board": " ".join(map(name, self.board)),
            "oop": str(self.ranges[0]),
            "ip": str(self.ranges[1]),
            "pot": rules.pot,
            "stack": rules.stack,
            "raise_cap": rules.raise_cap,
            "add_all_in": rules.add_all_in,
            "force_all_in": rules.force_all_in,
            "merge": rules.merge,
            "chip": rules.chip,
            "minimum_bet": rules.minimum_bet,
            "isomorphism": self.isomorphism,
            "sizes": {"oop": first_sizes, "ip": second_sizes},
        }
        if rules.rake.rate:
            plain_spot["rake"] = rules.rake.rate
            plain_spot["rake_cap"] = None if rules.rake.cap == float("inf") else rules.rake.cap
        if rules.aggressor is not None:
            plain_spot["aggressor"] = PLAYERS[rules.aggressor]
        return {key: value for key, value in plain_spot.items() if value is not None}


def scale_weights(weights: NDArray[np.float64]) -> NDArray[np.float64]:
    """Return weights scaled so that the largest is 1, to use a reach as a range."""
    max_weight = float(weights.max(initial=0.0))
    return np.clip(weights / max_weight, 0, 1) if max_weight > 0 else weights


def player_number(player: str | int) -> int:
    """Return 0 for the first player to act after the flop (``oop``), 1 for the second (``ip``)."""
    if player in (0, 1) and not isinstance(player, bool):
        return int(player)
    if isinstance(player, str) and player.lower() in PLAYERS:
        return 0 if player.lower() == "oop" else 1
    raise BadSpot(w.NoSuchSpotPlayer(repr(player)))


def _parse_board(board: str | Sequence[Card]) -> Cards:
    try:
        cards = parse_cards(board) if isinstance(board, str) else tuple(board)
        reject_duplicates(cards)
    except BadCard as error:
        raise BadSpot(refusal_of(error)) from error
    if UNKNOWN in cards:
        raise BadSpot(UnknownBoardCard())
    if not 3 <= len(cards) <= 5:
        raise BadSpot(w.PostflopBoardExpected(len(cards)))
    return cards


def _parse_ranges(ranges: Sequence[RangeSpec]) -> tuple[Range, Range]:
    range_count = 1 if isinstance(ranges, str | Range) else len(ranges)
    if range_count != 2:
        raise BadSpot(w.TwoRangesRequired(range_count))
    first_range, second_range = (_parse_range(range_spec) for range_spec in ranges)
    return first_range, second_range


def _parse_range(range_spec: RangeSpec) -> Range:
    if isinstance(range_spec, np.ndarray):
        return Range.of_weights(range_spec)
    parsed_range = range_spec if isinstance(range_spec, Range) else Range(range_spec)
    if parsed_range.size != 2:
        raise BadSpot(w.TwoCardRangeExpected(parsed_range.size))
    return parsed_range


def _parse_sizes_by_player(sizes: object) -> tuple[Sizes, Sizes]:
    match sizes:
        case None:
            return Sizes(), Sizes()
        case Sizes():
            return sizes, sizes
        case (Sizes() as first_sizes, Sizes() as second_sizes):
            return first_sizes, second_sizes
    raise BadSpot(w.BetSizeTextInvalid(repr(sizes)))


def _to_stack_tuple(stack: float | tuple[float, float]) -> tuple[float, ...]:
    return stack if isinstance(stack, tuple) else (stack,)


def _parse_rake(rake: float | tuple[float, float] | Rake) -> Rake:
    if isinstance(rake, Rake):
        rate, cap = rake.rate, rake.cap
    elif isinstance(rake, tuple):
        rate, cap = rake
    else:
        rate, cap = rake, float("inf")
    if not 0 <= rate < 1:
        raise BadSpot(w.ShareOutOfBounds("rake", f"{rate:g}"))
    return Rake(float(rate), _require_not_negative("rake cap", cap))


def _require_positive(argument: Literal["pot", "stack"], value: float) -> float:
    number = _require_number(argument, value)
    if not 0 < number <= _MAX_CHIPS:
        raise BadSpot(w.SpotChipsTooMany(argument, f"{number:g}"))
    return number


def _require_not_negative(argument: str, value: float) -> float:
    number = _require_number(argument, value)
    if not number >= 0:
        raise BadSpot(w.NegativeNumber(argument, f"{number:g}"))
    return number


def _require_number(argument: str, value: object) -> float:
    """Return the value if it is a number; ``TypeError`` names the argument otherwise."""
    if isinstance(value, bool) or not isinstance(value, Real):
        raise TypeError(f"{argument}: a number is expected, not {value!r}")
    return float(value)


_MAX_CHIPS: Final = 1e9
