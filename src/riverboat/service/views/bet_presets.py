"""Bet presets: common bet sizes by name, and their amounts in a hand."""

from __future__ import annotations

from functools import lru_cache

from riverboat.engine import HandState, ToAct
from riverboat.engine.betting.pot_count import pot_info
from riverboat.wire.view import Preset, SizeName

_BetSize = tuple[SizeName, int]

_BIG_BLIND_TENTHS: tuple[tuple[SizeName, int], ...] = (
    ("2bb", 20), ("2.2bb", 22), ("2.5bb", 25), ("3bb", 30), ("4bb", 40), ("5bb", 50),
)  # fmt: skip
_BET_TENTHS: tuple[tuple[SizeName, int], ...] = (("2.5x", 25), ("3x", 30), ("4x", 40))
_POT_FRACTIONS: tuple[tuple[SizeName, int, int], ...] = (
    ("1/4", 1, 4), ("1/3", 1, 3), ("1/2", 1, 2), ("2/3", 2, 3), ("3/4", 3, 4), ("pot", 1, 1),
    ("1.5 pot", 3, 2), ("2 pot", 2, 1),
)  # fmt: skip
_PARTIAL_POT_FRACTIONS: tuple[tuple[SizeName, int, int], ...] = tuple(
    [fraction for fraction in _POT_FRACTIONS if fraction[0] != "pot"]
)


def is_unraised(hand: HandState) -> bool:
    """Return True in the first round of a game with blinds if there was no raise."""
    return hand.street == 0 and hand.aggressor < 0 and any(hand.game.stakes.blinds)


def build_presets(hand: HandState, to_act: ToAct) -> tuple[Preset, ...]:
    """Return the presets that are legal now.

    A size is never raised to the minimum bet or cut to the stack: a preset for half the pot that is
    not legal is left out.
    """
    min_raise, max_raise = to_act.low, to_act.high
    if not max_raise:
        return ()
    bet_sizes: list[_BetSize] = [
        ("min", min_raise),
        *_build_relative_sizes(hand, to_act),
        *_build_pot_size(hand, to_act),
        ("all-in", to_act.all_in),
    ]
    if to_act.only_min_or_max:
        return tuple(
            [
                Preset(label, amount)
                for label, amount in bet_sizes
                if amount in (min_raise, max_raise)
            ]
        )
    return tuple(
        [Preset(label, amount) for label, amount in bet_sizes if min_raise <= amount <= max_raise]
    )


def _build_relative_sizes(hand: HandState, to_act: ToAct) -> list[_BetSize]:
    current_bet, chip_unit, pot_after_call = hand.current_bet, to_act.unit, hand.pot + to_act.call
    # In pot-limit, the dealer counts the pot.
    fractions = _PARTIAL_POT_FRACTIONS if hand.compiled.is_pot_limit else _POT_FRACTIONS
    bet_sizes = [
        (label, current_bet + pot_after_call * numerator // denominator)
        for label, numerator, denominator in fractions
    ]
    if current_bet:
        bet_sizes = [
            (label, current_bet * tenths // 10) for label, tenths in _BET_TENTHS
        ] + bet_sizes
    if chip_unit > 1:
        bet_sizes = [(label, amount - amount % chip_unit) for label, amount in bet_sizes]
    return _build_big_blind_sizes(max(hand.game.stakes.blinds, default=0), chip_unit) + bet_sizes


@lru_cache(256)
def _build_big_blind_sizes(big_blind: int, chip_unit: int) -> list[_BetSize]:
    bet_sizes = [(label, big_blind * tenths // 10) for label, tenths in _BIG_BLIND_TENTHS]
    return [(label, amount - amount % chip_unit) for label, amount in bet_sizes]


def _build_pot_size(hand: HandState, to_act: ToAct) -> list[_BetSize]:
    """Return the largest raise that pot-limit allows."""
    if not hand.compiled.is_pot_limit:
        return []
    if to_act.high < to_act.all_in:
        return [("pot", to_act.high)]
    pot_raise = pot_info(hand, to_act.seat).raise_to
    return [("pot", pot_raise - pot_raise % to_act.unit)]
