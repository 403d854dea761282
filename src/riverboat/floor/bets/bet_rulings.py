"""Dispatch of bet incidents to their rulings."""

from __future__ import annotations

from typing import assert_never

from riverboat.floor.authorities import Authority
from riverboat.floor.bets import bet_incidents as s
from riverboat.floor.bets.bet_corrections import (
    rule_on_chips_found_behind,
    rule_on_small_bet,
    rule_on_wrong_pot_bet,
)
from riverboat.floor.bets.chip_conduct import (
    rule_on_count_request,
    rule_on_exchange,
    rule_on_splash,
    rule_on_token,
    rule_on_touched_chips,
)
from riverboat.floor.bets.chip_motions import rule_on_forward_motion, rule_on_string_bet_claim
from riverboat.floor.bets.pushed_chips import rule_on_pushed_chips
from riverboat.floor.bets.spoken_bets import rule_on_bare_raise, rule_on_conditional, rule_on_words
from riverboat.floor.bets.undercalls import rule_on_undercall
from riverboat.floor.spot import Spot
from riverboat.floor.verdict import Verdict


def rule_on_bet_incident(incident: s.AnyBetIncident, spot: Spot, authority: Authority) -> Verdict:
    """Return the verdict on a bet incident."""
    match incident:
        case s.PushedChips():
            return rule_on_pushed_chips(incident, spot, authority)
        case s.SpokenAction():
            return rule_on_words(incident, spot, authority)
        case s.ShortCall():
            return rule_on_undercall(incident, spot, authority)
        case s.StringBetClaimed():
            return rule_on_string_bet_claim(incident, spot, authority)
        case s.ForwardMotion():
            return rule_on_forward_motion(incident, spot, authority)
        case s.ConditionalAction():
            return rule_on_conditional(incident, spot, authority)
        case s.BareRaiseActedOn():
            return rule_on_bare_raise(incident, spot, authority)
        case s.TokenPushed():
            return rule_on_token(incident, spot, authority)
        case s.UndersizedWagerFound():
            return rule_on_small_bet(incident, spot, authority)
        case s.MiscountedPotBet():
            return rule_on_wrong_pot_bet(incident, spot, authority)
        case s.ChipsFoundBehind():
            return rule_on_chips_found_behind(incident, spot, authority)
        case s.CountRequested():
            return rule_on_count_request(incident, spot, authority)
        case s.ChipsExchanged():
            return rule_on_exchange(incident, spot, authority)
        case s.PotSplashed():
            return rule_on_splash(incident, spot, authority)
        case s.OtherChipsTouched():
            return rule_on_touched_chips(incident, spot, authority)
        case _:
            assert_never(incident)
