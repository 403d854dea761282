"""Bet presets: common bet sizes by name, and their amounts in a hand."""

from __future__ import annotations

from functools import lru_cache

from riverboat.engine import HandState, ToAct
from riverboat.engine.betting.pot_count import pot_info
from riverboat.wire.view import Preset, SizeName

_Size = tuple[SizeName, int]

_BIG_BLIND_TENTHS: tuple[tuple[SizeName, int], ...] = (
    ("2bb", 20), ("2.2bb", 22), ("2.5bb", 25), ("3bb", 30), ("4bb", 40), ("5bb", 50),
)  # fmt: skip
_BET_TENTHS: tuple[tuple[SizeName, int], ...] = (("2.5x", 25), ("3x", 30), ("4x", 40))
_POT_FRACTIONS: tuple[tuple[SizeName, int, int], ...] = (
    ("1/4", 1, 4), ("1/3", 1, 3), ("1/2", 1, 2), ("2/3", 2, 3), ("3/4", 3, 4), ("pot", 1, 1),
    ("1.5 pot", 3, 2), ("2 pot", 2, 1),
)  # fmt: skip
_PARTIAL_POT_FRACTIONS: tuple[tuple[SizeName, int, int], ...] = tuple(
    [each for each in _POT_FRACTIONS if each[0] != "pot"]
)


def is_unraised(hand: HandState) -> bool:
    """Return True in the first round of a game with blinds if there was no raise."""
    return hand.street == 0 and hand.aggressor < 0 and any(hand.game.stakes.blinds)


def presets(hand: HandState, turn: ToAct) -> tuple[Preset, ...]:
    """Return the presets that are legal now.

    A size is never raised to the least bet or cut to the stack: half a pot is half a pot, or is
    left out.
    """
    low, high = turn.low, turn.high
    if not high:
        return ()
    sizes: list[_Size] = [
        ("min", low),
        *_relative_sizes(hand, turn),
        *_pot_size(hand, turn),
        ("all-in", turn.all_in),
    ]
    if turn.ends_only:
        return tuple([Preset(label, to) for label, to in sizes if to in (low, high)])
    return tuple([Preset(label, to) for label, to in sizes if low <= to <= high])


def _relative_sizes(hand: HandState, turn: ToAct) -> list[_Size]:
    bet, unit, after_call = hand.current_bet, turn.unit, hand.pot + turn.call
    # In pot-limit, the dealer counts the pot.
    parts = _PARTIAL_POT_FRACTIONS if hand.compiled.is_pot_limit else _POT_FRACTIONS
    counted = [(label, bet + after_call * part // of) for label, part, of in parts]
    if bet:
        counted = [(label, bet * tenths // 10) for label, tenths in _BET_TENTHS] + counted
    if unit > 1:
        counted = [(label, to - to % unit) for label, to in counted]
    return _big_blind_sizes(max(hand.game.stakes.blinds, default=0), unit) + counted


@lru_cache(256)
def _big_blind_sizes(big: int, unit: int) -> list[_Size]:
    counted = [(label, big * tenths // 10) for label, tenths in _BIG_BLIND_TENTHS]
    return [(label, to - to % unit) for label, to in counted]


def _pot_size(hand: HandState, turn: ToAct) -> list[_Size]:
    """Return the largest raise that pot-limit allows."""
    if not hand.compiled.is_pot_limit:
        return []
    if turn.high < turn.all_in:
        return [("pot", turn.high)]
    pot = pot_info(hand, turn.seat).raise_to
    return [("pot", pot - pot % turn.unit)]
