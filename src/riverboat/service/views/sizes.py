"""Sizes that many bet, by their names: what each of them comes to in a hand."""

from __future__ import annotations

from collections.abc import Iterator

from riverboat.engine import Hand, ToAct
from riverboat.engine.betting.pot_count import pot_info
from riverboat.wire.view import Preset, SizeName

_BLINDS: tuple[tuple[SizeName, int], ...] = (
    ("2bb", 20), ("2.2bb", 22), ("2.5bb", 25), ("3bb", 30), ("4bb", 40), ("5bb", 50),
)  # fmt: skip
_TIMES: tuple[tuple[SizeName, int], ...] = (("2.5x", 25), ("3x", 30), ("4x", 40))
_PARTS: tuple[tuple[SizeName, int, int], ...] = (
    ("1/4", 1, 4), ("1/3", 1, 3), ("1/2", 1, 2), ("2/3", 2, 3), ("3/4", 3, 4), ("pot", 1, 1),
    ("1.5 pot", 3, 2), ("2 pot", 2, 1),
)  # fmt: skip


def is_unraised(hand: Hand) -> bool:
    """Whether this is the first round of a game with blinds, and nobody has raised."""
    return hand.street == 0 and hand.aggressor < 0 and any(hand.game.stakes.blinds)


def presets(hand: Hand, turn: ToAct) -> Iterator[Preset]:
    """The sizes that may be bet now: one that is too small or too large is none of them.

    A size is never brought up to the least bet or cut to the stack: what is called half a pot is
    half a pot, or is not there.
    """
    if not turn.high:
        return
    for label, to in _sizes(hand, turn):
        if turn.low <= to <= turn.high and (not turn.ends_only or to in (turn.low, turn.high)):
            yield Preset(label, to)


def _sizes(hand: Hand, turn: ToAct) -> Iterator[tuple[SizeName, int]]:
    yield "min", turn.low
    for label, to in _counted(hand, turn):
        yield label, to - to % turn.unit
    if hand.plan.pot_limit:
        pot = pot_info(hand, turn.seat).raise_to
        yield "pot", turn.high if turn.high < turn.all_in else pot - pot % turn.unit
    yield "all-in", turn.all_in


def _counted(hand: Hand, turn: ToAct) -> Iterator[tuple[SizeName, int]]:
    big = max(hand.game.stakes.blinds, default=0)
    for label, tenths in _BLINDS:
        yield label, big * tenths // 10
    for label, tenths in _TIMES:
        yield label, hand.current_bet * tenths // 10
    after_call = hand.pot + turn.call
    for label, part, of in _PARTS:
        if label != "pot" or not hand.plan.pot_limit:  # where the dealer counts it themselves
            yield label, hand.current_bet + after_call * part // of
