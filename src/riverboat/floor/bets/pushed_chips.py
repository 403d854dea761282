"""Pushed chips with or without words, and the precedence between them (VERB-06, VERB-08).

``silent_chips`` rules on chips alone, ``spoken_bets`` on words alone, and ``chip_motions`` on
several motions.
"""

from __future__ import annotations

from riverboat.floor.authorities import Authority
from riverboat.floor.bets import bet_questions as q
from riverboat.floor.bets.bet_checks import check_amount, check_chips, check_old_chips, check_turn
from riverboat.floor.bets.bet_incidents import Pushed
from riverboat.floor.bets.chip_motions import rule_after_bare_raise, rule_on_motions
from riverboat.floor.bets.silent_chips import rule_on_silent_chips
from riverboat.floor.bets.spoken_bets import wager_from_words
from riverboat.floor.bets.wager_rulings import (
    bet_faced,
    bet_ruling_to,
    call_ruling,
    chips_to_call,
    min_bet,
    with_reasons,
)
from riverboat.floor.incident import InvalidIncident
from riverboat.floor.spot import Spot
from riverboat.floor.verdict import (
    OpenQuestion,
    Ruling,
    Verdict,
    leave_to_floor,
    make_ruling,
    require_known,
)
from riverboat.words import Seat
from riverboat.words.acts import Act, CallingChips, RaisingAtLeast
from riverboat.words.floor.bets import chips as c
from riverboat.words.floor.bets import counting
from riverboat.words.floor.bets import orders as o
from riverboat.words.floor.bets import said as s
from riverboat.words.floor.verdicts import ItIs, May, Reason
from riverboat.words.refusals import floor as refusals


def rule_on_pushed_chips(incident: Pushed, spot: Spot, authority: Authority) -> Verdict:
    """Rule on pushed chips and the words spoken with them."""
    check_turn(spot)
    check_chips(spot, incident.chips)
    check_amount(incident.amount, incident.wants)
    check_old_chips(incident, spot)
    if not incident.chips:
        return _took_chips_back(incident, spot, authority)
    if incident.wants is not None:
        return _change_from_pot(incident, incident.wants, spot, authority)
    if incident.word == "raise" and incident.amount is None:
        before = require_known(incident.before, q.SAID_BEFORE)
        return (rule_after_bare_raise if before else rule_on_motions)(incident, spot, authority)
    says_nothing = incident.word in (None, "lay-down", "bet") and incident.amount is None
    return (rule_on_motions if says_nothing else _words_and_chips)(incident, spot, authority)


# Words and chips -------------------------------------------------------------------------------


def _words_and_chips(incident: Pushed, spot: Spot, authority: Authority) -> Verdict:
    """Rule by the words, the chips, or the first of them (VERB-06, VERB-08)."""
    # rule: VERB-06, VERB-08
    if authority.floor.words_chips == "words":
        return _by_words(incident, spot, authority, s.WordsCount())
    first = s.FirstCounts()
    if incident.before:
        said = _by_words(incident, spot, authority, first)
        if incident.acted and incident.amount is not None and sum(incident.chips) < incident.amount:
            return _floor_decides_amount(said, incident, spot, authority)
        return said
    chips = rule_on_motions(incident, spot, authority)
    said = _by_words(incident, spot, authority, first)
    if _is_same_verdict(chips, said):
        return said
    return (
        said
        if require_known(incident.before, q.SAID_BEFORE)
        else with_reasons(chips, authority, first)
    )


def _by_words(incident: Pushed, spot: Spot, authority: Authority, reason: Reason) -> Verdict:
    laid = _chips_in_front(incident, spot)
    reasons: tuple[Reason, ...] = (
        (s.AmountWasSaid(), reason) if len(incident.motions) > 1 else (reason,)
    )
    if incident.word == "call" and 0 < laid - bet_faced(spot) <= spot.own:  # rule: CHIP-16
        reasons = (*reasons, counting.ChangeFromTheOwnBet())
    return with_reasons(wager_from_words(incident, spot, authority, laid), authority, *reasons)


def _chips_in_front(incident: Pushed, spot: Spot) -> int:
    """Return the total that lies in front of the player finally."""
    lay = spot.own if incident.old is None else sum(incident.old)
    return lay - sum(incident.took) + sum(incident.chips)


def _is_same_verdict(one: Verdict, other: Verdict) -> bool:
    if not (isinstance(one, Ruling) and isinstance(other, Ruling)):
        return False
    return one.orders == other.orders


def _floor_decides_amount(
    said: Verdict, incident: Pushed, spot: Spot, authority: Authority
) -> Verdict:
    """Leave the amount to the floor: a player acted on fewer chips than were announced."""
    # rule: VERB-08
    chips = rule_on_motions(incident, spot, authority)
    if not (isinstance(said, Ruling) and isinstance(chips, Ruling)):
        return said if isinstance(said, OpenQuestion) else chips
    return leave_to_floor(authority, said, chips, reasons=s.UnclearWhichWasMeant())


# Old chips, and change -------------------------------------------------------------------------


def _took_chips_back(incident: Pushed, spot: Spot, authority: Authority) -> Ruling:
    """Rule on taking old chips back before new ones are in: a fold is no longer possible."""
    # rule: BYND-17
    who = Seat(spot.who)
    if not incident.took:
        raise InvalidIncident(refusals.NothingWasPushed(who))
    if spot.may_raise is False or not chips_to_call(spot):
        return call_ruling(spot, authority, c.TookOldChipsBack())
    acts: tuple[Act, ...] = (CallingChips(chips_to_call(spot)), RaisingAtLeast(min_bet(spot)))
    return make_ruling(authority, May(who, acts), reasons=c.TookOldChipsBack())


def _change_from_pot(incident: Pushed, bets: int, spot: Spot, authority: Authority) -> Verdict:
    """Rule on a big chip exchanged for its worth from the pot before the bet."""
    # rule: CHIP-15
    worth = sum(incident.chips)
    if worth < bets:
        raise InvalidIncident(refusals.ChangeDoesNotFit(worth, bets))
    if not authority.floor.change_from_pot:
        return with_reasons(
            rule_on_silent_chips(incident, spot, authority, incident.chips),
            authority,
            counting.NoChangeFromThePot(),
        )
    why = counting.ChangeFromThePot()
    bet = (
        call_ruling(spot, authority, why)
        if bets == chips_to_call(spot) > 0
        else bet_ruling_to(spot, authority, bets, why)
    )
    change = o.ChangesFromThePot(Seat(spot.who), worth)
    return make_ruling(
        authority, change, *[each for each in bet.orders if isinstance(each, ItIs)], reasons=why
    )
