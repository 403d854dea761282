"""Chips without words: one chip, several, and those of the last bet that still lie there.

A dealer asks in this order: do they face a bet; what of the old chips counts; is it one chip;
would the chips reach the call without the smallest of them; are they the last; do they reach half
of a raise.
"""

from __future__ import annotations

from collections import Counter

from riverboat.floor.authorities import Authority
from riverboat.floor.bets import bet_questions as q
from riverboat.floor.bets.bet_incidents import Chips, Pushed, TooLittle
from riverboat.floor.bets.undercalls import rule_on_known_undercall
from riverboat.floor.bets.wager_rulings import (
    all_in_ruling,
    bet_faced,
    bet_ruling_to,
    call_ruling,
    chips_to_call,
    is_all_in,
    min_bet,
    raise_threshold,
    with_reasons,
)
from riverboat.floor.spot import Spot
from riverboat.floor.verdict import Verdict, make_ruling, require_known
from riverboat.words import Seat
from riverboat.words.floor.bets import chips as w
from riverboat.words.floor.bets import orders as o
from riverboat.words.floor.verdicts import Reason, TakesBack


def rule_on_silent_chips(
    incident: Pushed, spot: Spot, authority: Authority, chips: Chips
) -> Verdict:
    """Rule on chips pushed in one motion without a word."""
    small = tuple([chip for chip in chips if chip < spot.unit])
    if small:
        return _rule_on_odd_chips(incident, spot, authority, chips, small)
    return _rule_by_size(incident, spot, authority, chips)


def _rule_on_odd_chips(
    incident: Pushed, spot: Spot, authority: Authority, chips: Chips, small: Chips
) -> Verdict:
    """Rule on chips below the unit: they do not play, unless a house lets them all-in (UNIT-02)."""
    # rule: UNIT-02, UNIT-03
    rest = tuple([chip for chip in chips if chip >= spot.unit])
    if not are_last_chips(incident, spot, chips):
        because: Reason = w.SmallChipsDoNotPlay(spot.unit)
    elif authority.hand.subunit_chips_play_allin:
        return all_in_ruling(spot, authority, sum(chips), w.SmallChipsGoAllIn())
    else:
        because = w.SmallChipsStayBehind(spot.unit)
        if rest:
            return all_in_ruling(spot, authority, sum(rest), because)
    who = Seat(spot.who)
    if not rest:
        return make_ruling(
            authority, o.NothingIsBet(who), TakesBack(who, sum(small)), reasons=because
        )
    return with_reasons(_rule_by_size(incident, spot, authority, rest), authority, because)


def _rule_by_size(incident: Pushed, spot: Spot, authority: Authority, chips: Chips) -> Verdict:
    """Rule on new chips, and their combination with old ones (BYND-17)."""
    # rule: BYND-17, CHIP-16
    lay = incident.old if incident.old is not None else (spot.own,) * bool(spot.own)
    kept = _remaining_chips(lay, incident.took)
    laid = sum(kept) + sum(incident.chips)
    covered = spot.own < bet_faced(spot) <= sum(lay)
    if not (incident.took or incident.mixed or covered):
        if incident.old is None:
            return _rule_on_chips(incident, spot, authority, chips, spot.own, laid)
        plain = _rule_on_chips(incident, spot, authority, chips, spot.own, laid)
        return with_reasons(plain, authority, w.OldChipsLieThere())
    one = len(chips) == 1 and not incident.mixed
    if (
        one
        and authority.floor.pulled_chips == "one_chip_calls"
        and sum(kept) + sum(chips) >= bet_faced(spot)
    ):
        return call_ruling(spot, authority, w.OneChipAlwaysCalls(), chips_in_front=laid)
    if kept:
        return with_reasons(
            _several_chips(incident, spot, authority, (*kept, *chips), 0, laid),
            authority,
            w.OldChipsCount(),
        )
    if one and covered and authority.floor.pulled_chips == "whole_chip":
        return bet_ruling_to(spot, authority, sum(chips), w.OldChipsCovered(), chips_in_front=laid)
    return with_reasons(
        _rule_on_chips(incident, spot, authority, chips, 0, laid), authority, w.OldChipsLieThere()
    )


def _remaining_chips(chips: Chips, taken_back: Chips) -> Chips:
    """Return the chips left after a take-back; as one chip if the denominations are unknown."""
    if Counter(taken_back) - Counter(chips):
        rest = sum(chips) - sum(taken_back)
        return (rest,) * bool(rest)
    return tuple((Counter(chips) - Counter(taken_back)).elements())


def _rule_on_chips(
    incident: Pushed,
    spot: Spot,
    authority: Authority,
    chips: Chips,
    old_chips: int,
    chips_in_front: int,
) -> Verdict:
    """Rule on one or several chips; *old_chips* lie there and are not judged with them."""
    one = _one_chip if len(chips) == 1 else _several_chips
    return one(incident, spot, authority, chips, old_chips, chips_in_front)


def _one_chip(
    incident: Pushed,
    spot: Spot,
    authority: Authority,
    chips: Chips,
    old_chips: int,
    chips_in_front: int,
) -> Verdict:
    # rule: BYND-15, CHIP-06, CHIP-25
    (chip,) = chips
    bet = bet_faced(spot)
    over = spot.structure == "pot-limit" and spot.pot is not None and chip > spot.pot
    if not bet:
        because = w.OneChipOverThePot() if over else w.OneChipBets()
        return bet_ruling_to(spot, authority, chip, because, chips_in_front=chips_in_front)
    if not chips_to_call(spot) or old_chips + chip <= bet:
        return _several_chips(incident, spot, authority, chips, old_chips, chips_in_front)
    if over:
        return call_ruling(spot, authority, w.OneChipOverThePot(), chips_in_front=chips_in_front)
    limit = spot.structure == "limit"
    return call_ruling(
        spot,
        authority,
        w.OneBigChipInLimit() if limit else w.OneBigChip(),
        chips_in_front=chips_in_front,
    )


def _several_chips(
    incident: Pushed,
    spot: Spot,
    authority: Authority,
    chips: Chips,
    old_chips: int,
    chips_in_front: int,
) -> Verdict:
    # rule: BYND-14, BYND-16, BYND-21, CHIP-05, CHIP-14
    total, bet = old_chips + sum(chips), bet_faced(spot)
    if not bet:
        return bet_ruling_to(
            spot, authority, total, w.SeveralChipsBet(), chips_in_front=chips_in_front
        )
    if total < bet:
        if are_last_chips(incident, spot, incident.chips):
            return all_in_ruling(spot, authority, sum(incident.chips), w.LastChipsCall())
        short = TooLittle(who=incident.who, chips=total - spot.own, acted=incident.acted)
        return rule_on_known_undercall(short, spot, authority)
    if total == bet:
        return call_ruling(spot, authority, w.ReleasedChipsBind(), chips_in_front=chips_in_front)
    if chips_to_call(spot) and total - min(chips) < bet:
        return call_ruling(spot, authority, w.EveryChipIsNeeded(), chips_in_front=chips_in_front)
    if are_last_chips(incident, spot, incident.chips):
        return all_in_ruling(spot, authority, sum(incident.chips), w.LastChips())
    return raise_or_call(spot, authority, total, chips_in_front)


def raise_or_call(
    spot: Spot, authority: Authority, total: int, chips_in_front: int | None, *reasons: Reason
) -> Verdict:
    """Rule on more than the call: a raise from half a raise on, otherwise a call (BYND-14)."""
    # rule: BYND-14, CHIP-05
    enough, limit = raise_threshold(spot, authority), spot.structure == "limit"
    if total < enough:
        less = w.LessThanHalfABetMore(enough) if limit else w.LessThanHalf(enough)
        return call_ruling(spot, authority, *reasons, less, chips_in_front=chips_in_front)
    more = w.HalfABetMore(enough) if limit else w.HalfARaise(enough)
    return bet_ruling_to(
        spot, authority, max(total, min_bet(spot)), *reasons, more, chips_in_front=chips_in_front
    )


def are_last_chips(incident: Pushed, spot: Spot, chips: Chips) -> bool:
    """Return True if these are the player's last chips."""
    counted = is_all_in(spot, sum(chips))
    return require_known(incident.last_chips if counted is None else counted, q.LAST_CHIPS)
