"""Numbered actions of a game: one fixed list for every decision.

Learners need one list for the whole game, with a mask of the legal actions. If a raise may have any
size, the list has only some sizes; callers may choose other sizes.
"""

from __future__ import annotations

from collections.abc import Sequence
from operator import index
from typing import Final, Literal, SupportsIndex, TypeAlias

import numpy as np
from numpy.typing import NDArray

from riverboat.engine import (
    AnyCommand,
    Awaiting,
    Call,
    Declare,
    Discard,
    FixedLimit,
    Fold,
    Game,
    HandState,
    RaiseTo,
    ToAct,
    ToDeclare,
    ToDraw,
)
from riverboat.engine.commands.engine_commands import Side
from riverboat.engine.games.structure import is_pot_limit
from riverboat.words.refusals.environments import (
    ActionNumberIllegal,
    NoSuchAction,
    RaiseSizeInvalid,
)

Mask: TypeAlias = NDArray[np.int8]
"""A mask with an entry for each action: 1 where it is legal."""

Size: TypeAlias = float | Literal["min", "max"]
"""Size of a raise: the legal minimum or maximum, or a fraction of the pot after the call.

1.0 is the whole pot.
"""

FOLD: Final = 0
CALL: Final = 1
"""Number of the action check, call or post the bring-in."""
FIRST_RAISE: Final = 2

_SIDES: Final[tuple[Side, ...]] = ("high", "low", "both")


class ActionList:
    """A numbered list of all actions that can occur in a game: ``len``, ``names``, ``mask``.

    The order is: fold, check or call, the *sizes* of a raise, each choice of discards in draw
    games, and the declarations in games with a declaration. Without *sizes*, limit games have all
    their sizes; no-limit and spread-limit games have the minimum, half the pot, the pot and the
    maximum; pot-limit games have the same without the pot, which is their maximum.

    >>> from riverboat.engine import parse_game
    >>> ActionList(parse_game("no-limit hold'em 1/2")).names
    ('fold', 'call', 'raise min', 'raise 0.5 pot', 'raise 1 pot', 'raise max')
    >>> len(ActionList(parse_game("limit 2-7 triple draw 2/4")))
    35

    Raises ``ValueError`` for an invalid size.
    """

    __slots__ = ("_first_declaration", "_first_draw", "game", "names", "sizes")

    def __init__(self, game: Game, sizes: Sequence[Size] | None = None) -> None:
        self.game = game
        self.sizes: tuple[Size, ...] = _list_default_sizes(game) if sizes is None else tuple(sizes)
        for size in self.sizes:
            if size not in ("min", "max") and not (_is_number(size) and float(size) > 0):
                raise ValueError(str(RaiseSizeInvalid(repr(size))))
        hole_card_count = game.variant.hole_cards if game.variant.has_draws else 0
        names = ["fold", "call", *(f"raise {_format_size_name(size)}" for size in self.sizes)]
        self._first_draw = len(names)
        names += [
            _format_draw_name(discard_mask)
            for discard_mask in range(1 << hole_card_count if hole_card_count else 0)
        ]
        self._first_declaration = len(names)
        if game.rules.split_pot == "declare" and game.variant.second_ranking:
            names += [f"declare {side}" for side in _SIDES]
        self.names = tuple(names)

    def __len__(self) -> int:
        return len(self.names)

    def __repr__(self) -> str:
        return f"<ActionList {self.game.name}: {len(self)} actions>"

    def mask(self, hand: HandState, pending: Awaiting) -> Mask:
        """Return a mask of the legal actions; of two equivalent actions, only the first is set."""
        mask = np.zeros(len(self), np.int8)
        mask[list(self.legal(hand, pending))] = 1
        return mask

    def legal(self, hand: HandState, pending: Awaiting) -> dict[int, AnyCommand]:
        """Return the legal actions by number, each with its engine command.

        Empty if no player has a decision to make.
        """
        match pending:
            case ToAct():
                return self._build_betting_actions(hand, pending)
            case ToDraw():
                return self._build_drawing_actions(hand, pending)
            case ToDeclare(seats=seats):
                first_declaration = self._first_declaration
                return {
                    first_declaration + side_index: Declare(seats[0], side)
                    for side_index, side in enumerate(_SIDES)
                }
            case _:
                return {}

    def command(self, hand: HandState, pending: Awaiting, action: SupportsIndex) -> AnyCommand:
        """Return the command of an action number; ``ValueError`` lists the legal ones."""
        legal_commands = self.legal(hand, pending)
        try:
            action_number = index(action)
        except TypeError:
            action_number = -1
        if action_number in legal_commands:
            return legal_commands[action_number]
        legal_names = tuple(
            [f"{legal_number} ({self.names[legal_number]})" for legal_number in legal_commands]
        )
        if 0 <= action_number < len(self):
            raise ValueError(
                str(ActionNumberIllegal(self.names[action_number], action_number, legal_names))
            )
        raise ValueError(str(NoSuchAction(repr(action), len(self) - 1, legal_names)))

    def _build_betting_actions(self, hand: HandState, to_act: ToAct) -> dict[int, AnyCommand]:
        commands: dict[int, AnyCommand] = {FOLD: _FOLD} if to_act.can_fold else {}
        if not to_act.chips_missing:
            commands[CALL] = _CALL
        if to_act.high:
            used_totals = set()
            for size_index, size in enumerate(self.sizes):
                total = compute_raise_total(size, hand, to_act)
                if total not in used_totals:
                    used_totals.add(total)
                    commands[FIRST_RAISE + size_index] = RaiseTo(total)
        return commands

    def _build_drawing_actions(self, hand: HandState, to_draw: ToDraw) -> dict[int, AnyCommand]:
        sorted_hand = sorted(hand.holdings[to_draw.seat], reverse=True)
        return {
            self._first_draw + discard_mask: Discard(
                tuple(
                    [
                        card
                        for card_index, card in enumerate(sorted_hand)
                        if discard_mask >> card_index & 1
                    ]
                )
            )
            for discard_mask in range(1 << len(sorted_hand))
            if to_draw.min_cards <= discard_mask.bit_count() <= to_draw.max_cards
        }


_FOLD: Final = Fold()
_CALL: Final = Call()


def compute_raise_total(size: Size, hand: HandState, to_act: ToAct) -> int:
    """Return the legal total nearest to a raise size.

    For a share of the pot, the total does not exceed the share. A raise of the pot is measured as
    in pot-limit: the bet, plus the pot including the call.
    """
    min_total, max_total = to_act.low, to_act.high
    if size == "min" or to_act.only_min_or_max:
        return max_total if size == "max" else min_total
    if size == "max":
        return max_total
    call_total = hand.bets[to_act.seat] + to_act.call
    pot_share_total = call_total + int(float(size) * (hand.pot + to_act.call))
    if to_act.unit > 1 and pot_share_total < to_act.all_in:
        pot_share_total -= pot_share_total % to_act.unit
    return min(max(pot_share_total, min_total), max_total)


def _list_default_sizes(game: Game) -> tuple[Size, ...]:
    if isinstance(game.structure, FixedLimit):
        return ("min", "max") if game.variant.has_upcards else ("min",)
    return ("min", 0.5, "max") if is_pot_limit(game.structure) else ("min", 0.5, 1.0, "max")


def _is_number(size: object) -> bool:
    return isinstance(size, (int, float)) and not isinstance(size, bool)


def _format_size_name(size: Size) -> str:
    return size if isinstance(size, str) else f"{size:g} pot"


def _format_draw_name(discard_mask: int) -> str:
    """Return the name of a draw: the positions of the discarded cards, 1 for the highest."""
    position_texts = [
        str(card_index + 1)
        for card_index in range(discard_mask.bit_length())
        if discard_mask >> card_index & 1
    ]
    return f"draw {'+'.join(position_texts)}" if position_texts else "stand pat"
