"""Chips without words: one chip, several, and those of the last bet that still lie there.

A dealer asks in this order: do they face a bet; what of the old chips counts; is it one chip;
would the chips reach the call without the smallest of them; are they the last; do they reach half
of a raise.
"""

from __future__ import annotations

from collections import Counter

from riverboat.floor.authorities import Authority
from riverboat.floor.bets import questions as q
from riverboat.floor.bets.seen import Chips, Pushed, TooLittle
from riverboat.floor.bets.too_little import owed_too_little
from riverboat.floor.bets.wagers import (
    also,
    called,
    faced,
    half,
    has_all_in,
    least,
    owed,
    wagered,
    went_all_in,
)
from riverboat.floor.spot import Spot
from riverboat.floor.verdict import Verdict, known, ruled
from riverboat.words import Seat
from riverboat.words.floor.bets import chips as w
from riverboat.words.floor.bets import orders as o
from riverboat.words.floor.verdicts import Reason, TakesBack


def silent(seen: Pushed, spot: Spot, by: Authority, chips: Chips) -> Verdict:
    """What chips of one motion come to by themselves."""
    small = tuple([chip for chip in chips if chip < spot.unit])
    if small:
        return _with_small_chips(seen, spot, by, chips, small)
    return _by_size(seen, spot, by, chips)


def _with_small_chips(
    seen: Pushed, spot: Spot, by: Authority, chips: Chips, small: Chips
) -> Verdict:
    """Chips below the unit do not play, unless the house lets them when all are in (UNIT-02)."""
    # rule: UNIT-02, UNIT-03
    rest = tuple([chip for chip in chips if chip >= spot.unit])
    if not last(seen, spot, chips):
        because: Reason = w.SmallChipsDoNotPlay(spot.unit)
    elif by.hand.subunit_chips_play_allin:
        return went_all_in(spot, by, sum(chips), w.SmallChipsGoAllIn())
    else:
        because = w.SmallChipsStayBehind(spot.unit)
        if rest:
            return went_all_in(spot, by, sum(rest), because)
    who = Seat(spot.who)
    if not rest:
        return ruled(by, o.NothingIsBet(who), TakesBack(who, sum(small)), because=because)
    return also(_by_size(seen, spot, by, rest), by, because)


def _by_size(seen: Pushed, spot: Spot, by: Authority, chips: Chips) -> Verdict:
    """New chips, and how they count with the old ones (BYND-17)."""
    # rule: BYND-17, CHIP-16
    lay = seen.old if seen.old is not None else (spot.own,) * bool(spot.own)
    kept = _minus(lay, seen.took)
    laid = sum(kept) + sum(seen.chips)
    covered = spot.own < faced(spot) <= sum(lay)
    if not (seen.took or seen.mixed or covered):
        if seen.old is None:
            return _judged(seen, spot, by, chips, spot.own, laid)
        plain = _judged(seen, spot, by, chips, spot.own, laid)
        return also(plain, by, w.OldChipsLieThere())
    one = len(chips) == 1 and not seen.mixed
    if one and by.floor.pulled_chips == "one_chip_calls" and sum(kept) + sum(chips) >= faced(spot):
        return called(spot, by, w.OneChipAlwaysCalls(), laid=laid)
    if kept:
        return also(_several(seen, spot, by, (*kept, *chips), 0, laid), by, w.OldChipsCount())
    if one and covered and by.floor.pulled_chips == "whole_chip":
        return wagered(spot, by, sum(chips), w.OldChipsCovered(), laid=laid)
    return also(_judged(seen, spot, by, chips, 0, laid), by, w.OldChipsLieThere())


def _minus(chips: Chips, took: Chips) -> Chips:
    """What is left of chips; of a bet whose chips nobody has named, the rest as one."""
    if Counter(took) - Counter(chips):
        rest = sum(chips) - sum(took)
        return (rest,) * bool(rest)
    return tuple((Counter(chips) - Counter(took)).elements())


def _judged(
    seen: Pushed, spot: Spot, by: Authority, chips: Chips, beside: int, laid: int
) -> Verdict:
    """One chip or several; *beside* lies there and is not judged with them."""
    one = _one_chip if len(chips) == 1 else _several
    return one(seen, spot, by, chips, beside, laid)


def _one_chip(
    seen: Pushed, spot: Spot, by: Authority, chips: Chips, beside: int, laid: int
) -> Verdict:
    # rule: BYND-15, CHIP-06, CHIP-25
    (chip,) = chips
    bet = faced(spot)
    over = spot.structure == "pot-limit" and spot.pot is not None and chip > spot.pot
    if not bet:
        because = w.OneChipOverThePot() if over else w.OneChipBets()
        return wagered(spot, by, chip, because, laid=laid)
    if not owed(spot) or beside + chip <= bet:
        return _several(seen, spot, by, chips, beside, laid)
    if over:
        return called(spot, by, w.OneChipOverThePot(), laid=laid)
    limit = spot.structure == "limit"
    return called(spot, by, w.OneBigChipInLimit() if limit else w.OneBigChip(), laid=laid)


def _several(
    seen: Pushed, spot: Spot, by: Authority, chips: Chips, beside: int, laid: int
) -> Verdict:
    # rule: BYND-14, BYND-16, BYND-21, CHIP-05, CHIP-14
    total, bet = beside + sum(chips), faced(spot)
    if not bet:
        return wagered(spot, by, total, w.SeveralChipsBet(), laid=laid)
    if total < bet:
        if last(seen, spot, seen.chips):
            return went_all_in(spot, by, sum(seen.chips), w.LastChipsCall())
        short = TooLittle(who=seen.who, chips=total - spot.own, acted=seen.acted)
        return owed_too_little(short, spot, by)
    if total == bet:
        return called(spot, by, w.ReleasedChipsBind(), laid=laid)
    if owed(spot) and total - min(chips) < bet:
        return called(spot, by, w.EveryChipIsNeeded(), laid=laid)
    if last(seen, spot, seen.chips):
        return went_all_in(spot, by, sum(seen.chips), w.LastChips())
    return reaches(spot, by, total, laid)


def reaches(spot: Spot, by: Authority, total: int, laid: int | None, *because: Reason) -> Verdict:
    """More than the call, in all: a raise from half of one on, or else a call (BYND-14)."""
    # rule: BYND-14, CHIP-05
    enough, limit = half(spot, by), spot.structure == "limit"
    if total < enough:
        less = w.LessThanHalfABetMore(enough) if limit else w.LessThanHalf(enough)
        return called(spot, by, *because, less, laid=laid)
    more = w.HalfABetMore(enough) if limit else w.HalfARaise(enough)
    return wagered(spot, by, max(total, least(spot)), *because, more, laid=laid)


def last(seen: Pushed, spot: Spot, chips: Chips) -> bool:
    """Whether these are the last chips that the player had."""
    counted = has_all_in(spot, sum(chips))
    return known(seen.last_chips if counted is None else counted, q.LAST_CHIPS)
