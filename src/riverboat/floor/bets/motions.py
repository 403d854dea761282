"""Several motions, and motions without a bet (CHIP-03, CHIP-04, CHIP-19 to 22)."""

from __future__ import annotations

from typing import assert_never

from riverboat.floor.authorities import Authority
from riverboat.floor.bets import questions as q
from riverboat.floor.bets.checked import check_chips, check_motions, check_turn
from riverboat.floor.bets.seen import Chips, MovedForward, Pushed, StringBetCalled, TooLittle
from riverboat.floor.bets.silent import last, silent
from riverboat.floor.bets.too_little import owed_too_little
from riverboat.floor.bets.wagers import also, called, faced, least, owed, wagered, went_all_in
from riverboat.floor.spot import Spot
from riverboat.floor.verdict import Asks, Leaves, Ruling, Verdict, known, left, ruled
from riverboat.words import Seat
from riverboat.words.acts import Folding
from riverboat.words.floor.bets import chips as c
from riverboat.words.floor.bets import motions as m
from riverboat.words.floor.bets import orders as o
from riverboat.words.floor.bets import said as s
from riverboat.words.floor.verdicts import IsWarned, ItIs, MayBePenalised, Reason

# Several motions -------------------------------------------------------------------------------


def in_motions(seen: Pushed, spot: Spot, by: Authority) -> Verdict:
    """Chips without an amount: of several motions the first counts, or as the house has it."""
    # rule: CHIP-04
    if len(seen.motions) == 1:
        return silent(seen, spot, by, seen.chips)
    if owed(spot) and by.floor.pieces == "call" and sum(seen.chips) >= owed(spot):
        return called(spot, by, m.PiecesAreACall(), laid=_laid(seen, spot))
    if by.floor.string_bet == "warn":
        return _warned(silent(seen, spot, by, seen.chips), spot, by)
    return _first_motion(seen, spot, by)


def _warned(verdict: Verdict, spot: Spot, by: Authority) -> Verdict:
    why = m.StringBetIsWarned()
    match verdict:
        case Ruling(orders, because):
            return ruled(by, *orders, IsWarned(Seat(spot.who)), because=(why, *because))
        case Leaves(choices, because):
            return left(by, *choices, because=(why, *because))
        case Asks():
            return verdict
        case _:
            assert_never(verdict)


def _first_motion(seen: Pushed, spot: Spot, by: Authority) -> Verdict:
    """The first motion, and as many more as a call takes: the rest comes back."""
    # rule: CHIP-04
    why, call = m.StringBet(), owed(spot)
    first = sum(seen.motions[0])
    if first >= call:
        return also(silent(seen, spot, by, seen.motions[0]), by, why)
    if sum(seen.chips) >= call:
        return called(spot, by, why, laid=_laid(seen, spot))
    if last(seen, spot, seen.chips):
        return went_all_in(spot, by, sum(seen.chips), c.LastChipsCall())
    short = TooLittle(who=seen.who, chips=sum(seen.chips), acted=seen.acted)
    return owed_too_little(short, spot, by)


def _laid(seen: Pushed, spot: Spot) -> int:
    return spot.own - sum(seen.took) + sum(seen.chips)


def string_bet_called(seen: StringBetCalled, spot: Spot, by: Authority) -> Verdict:
    """A player says that it was a string bet: the floor looks, and then it is one or none."""
    # rule: CHIP-04
    check_turn(spot)
    chips = Pushed(who=seen.who, motions=seen.motions, last_chips=seen.last_chips)
    check_motions(spot, seen.motions)
    check_chips(spot, chips.chips)
    if known(seen.confirmed, q.CONFIRMED):
        return _first_motion(chips, spot, by)
    return also(silent(chips, spot, by, chips.chips), by, m.NoStringBet())


# After the word raise --------------------------------------------------------------------------


def after_bare_raise(seen: Pushed, spot: Spot, by: Authority) -> Verdict:
    """The word *raise* came first, and chips say how much."""
    # rule: CHIP-22, BYND-15, CHIP-25
    chips, laid = seen.chips, _laid(seen, spot)
    if len(chips) == 1:
        over = spot.structure == "pot-limit" and spot.pot is not None and chips[0] > spot.pot
        one: Reason = c.OneChipOverThePot() if over else c.OneChipRaises()
        return wagered(spot, by, laid, one, laid=laid)
    if len(seen.motions) == 1:
        return wagered(spot, by, laid, s.RaiseIsTheLeast(), laid=laid)
    counted, why = _counted(seen.motions, spot, by)
    return wagered(spot, by, spot.own - sum(seen.took) + sum(counted), why, laid=laid)


def _counted(motions: tuple[Chips, ...], spot: Spot, by: Authority) -> tuple[Chips, Reason]:
    match by.floor.raise_motions:
        case "several":
            return tuple([chip for motion in motions for chip in motion]), m.MotionsAfterTheWord()
        case "call_then_one":
            calls = sum(motions[0]) == owed(spot)
            return (*motions[0], *motions[1] * calls), m.CallThenOneMotion()
        case "one":
            return motions[0], m.OneMotionAfterTheWord()
        case never:
            assert_never(never)


# Motions without a bet -------------------------------------------------------------------------


def moved_forward(seen: MovedForward, spot: Spot, by: Authority) -> Verdict:
    """A hand with chips moved forward: a bet or not, by what makes chips bind in this house."""
    # rule: CHIP-03, CHIP-19, CHIP-20, CHIP-21
    check_turn(spot)
    check_chips(spot, seen.chips)
    chips = Pushed(who=seen.who, motions=(seen.chips,), last_chips=seen.last_chips)
    if known(seen.released, q.RELEASED):  # rule: CHIP-01
        return also(silent(chips, spot, by, seen.chips), by, c.ReleasedChipsBind())
    if seen.to_deceive:
        return _may_keep(spot, by, m.MotionToDeceive(), penalty=True)
    if by.floor.chips_bind == "line":
        if known(seen.crossed, q.CROSSED):
            return also(silent(chips, spot, by, seen.chips), by, m.OverTheLine())
        return _nothing(spot, by, m.NotOverTheLine())
    if known(spot.structure, q.WHICH_LIMIT) == "limit":
        return _in_limit(seen, spot, by)
    if by.floor.chips_bind == "forward":
        if known(seen.acted, q.ACTED_ON_IT):
            return _least_legal(spot, by, m.ForwardMotion())
        return _nothing(spot, by, m.NobodyHasActedOnIt())
    if seen.acted is False:
        return _nothing(spot, by, m.NotReleased())
    return _may_keep(spot, by, m.NotReleased(), penalty=False)


def _in_limit(seen: MovedForward, spot: Spot, by: Authority) -> Verdict:
    """In limit a motion that made the next one act is completed, or hand and chips are lost."""
    # rule: CHIP-03
    if not known(seen.acted, q.ACTED_ON_IT):
        return _nothing(spot, by, m.NobodyHasActedOnIt())
    why, who = m.ForwardInLimit(), Seat(spot.who)
    forfeits = ruled(by, ItIs(who, Folding()), o.ChipsStay(who, sum(seen.chips)), because=why)
    return left(by, _least_legal(spot, by, why), forfeits, because=why)


def _least_legal(spot: Spot, by: Authority, why: Reason) -> Ruling:
    """The call; with nothing to call, the least bet."""
    if owed(spot) or faced(spot):
        return called(spot, by, why)
    return wagered(spot, by, least(spot), why)


def _may_keep(spot: Spot, by: Authority, why: Reason, *, penalty: bool) -> Verdict:
    """No bet; but the floor may keep the least in, most of all if the next player acted on it."""
    nothing, kept = _nothing(spot, by, why), _least_legal(spot, by, why)
    if penalty:
        kept = ruled(by, *kept.orders, MayBePenalised(Seat(spot.who)), because=why)
    return left(by, nothing, kept, because=why)


def _nothing(spot: Spot, by: Authority, why: Reason) -> Ruling:
    return ruled(by, o.NothingIsBet(Seat(spot.who)), because=why)
