"""Dispatch of card incidents to their rulings."""

from __future__ import annotations

from typing import assert_never

from riverboat.floor.authorities import Authority
from riverboat.floor.cards import (
    board_rulings,
    burn_rulings,
    card_counts,
    deck_rulings,
    draw_rulings,
    exposed_cards,
    lowball_rulings,
    misdeals,
    redeals,
    stub_rulings,
    stud_rulings,
)
from riverboat.floor.cards import card_incidents as s
from riverboat.floor.cards.card_spot import check_seats
from riverboat.floor.spot import Spot
from riverboat.floor.verdict import Verdict


def rule_on_card_incident(incident: s.AnyCardIncident, spot: Spot, authority: Authority) -> Verdict:
    """Return the verdict on a card incident."""
    check_seats(incident, spot)
    match incident:
        case s.FirstCardMisdealt():
            return misdeals.rule_on_first_card(spot, authority)
        case s.IneligibleSeatDealt():
            return misdeals.rule_on_ineligible_seat(incident, spot, authority)
        case s.PlayerLeftOut():
            return misdeals.rule_on_missed_player(incident, spot, authority)
        case s.DealtOutOfOrder():
            return misdeals.rule_on_deal_order(incident, spot, authority)
        case s.ButtonMisplaced():
            return misdeals.rule_on_wrong_button(spot, authority)
        case s.CardsMixedWithBlind():
            return misdeals.rule_on_mixed_cards(incident, spot, authority)
        case s.WrongCardCount():
            return card_counts.rule_on_card_count(incident, spot, authority)
        case s.RedealClaimed():
            return redeals.rule_on_redeal(incident, spot, authority)
        case s.PlayerAbsent():
            return redeals.rule_on_absent_player(incident, spot, authority)
        case s.UnpostedBlind():
            return redeals.rule_on_owed_blind(incident, spot, authority)
        case s.CardDropped():
            return exposed_cards.rule_on_dropped_card(incident, spot, authority)
        case s.CardExposed():
            return exposed_cards.rule_on_exposed_card(incident, spot, authority)
        case s.BoxedCards():
            return deck_rulings.rule_on_boxed_cards(incident, spot, authority)
        case s.ForeignCard():
            return deck_rulings.rule_on_foreign_card(incident, spot, authority)
        case s.FoulDeck():
            return deck_rulings.rule_on_foul_deck(incident, spot, authority)
        case s.DeckIncomplete():
            return deck_rulings.rule_on_missing_card(authority)
        case s.PreviousDealPot():
            return deck_rulings.rule_on_carried_pot(authority)
        case s.ShortCut():
            return deck_rulings.rule_on_short_cut(incident, authority)
        case s.WrongBurnCount():
            return burn_rulings.rule_on_burns(incident, spot, authority)
        case s.ExtraFlopCards():
            return board_rulings.rule_on_flop_count(incident, spot, authority)
        case s.PrematureStreet():
            return board_rulings.rule_on_early_street(incident, spot, authority)
        case s.DeckJustEnough():
            return stub_rulings.rule_on_exact_deck(spot, authority)
        case s.StubDropped():
            return stub_rulings.rule_on_dropped_stub(incident, authority)
        case s.ShortStub():
            return stub_rulings.rule_on_short_stub(spot, authority)
        case s.AllStudCardsDown():
            return stud_rulings.rule_on_all_cards_down(incident, spot, authority)
        case s.WrongBringIn():
            return stud_rulings.rule_on_wrong_bring_in(incident, spot, authority)
        case s.UpcardsPickedUp():
            return stud_rulings.rule_on_picked_up_upcards(incident, spot, authority)
        case s.UpcardsReordered():
            return stud_rulings.rule_on_reordered_upcards(incident, spot, authority)
        case s.FoldWithoutBet():
            return stud_rulings.rule_on_fold_without_bet(incident, spot, authority)
        case s.CallBeatenByUpcards():
            return stud_rulings.rule_on_beaten_call(spot, authority)
        case s.LastStreetOpenerAsked():
            return stud_rulings.rule_on_first_to_act(incident, spot, authority)
        case s.FiveCardsDrawn():
            return draw_rulings.rule_on_five_card_draw(incident, spot, authority)
        case s.DrawCountRequested():
            return draw_rulings.rule_on_draw_count_request(incident, spot, authority)
        case s.RappedPat():
            return draw_rulings.rule_on_rapped_pat(incident, spot, authority)
        case s.SevenChecked():
            return lowball_rulings.rule_on_checked_seven(incident, spot, authority)
        case s.ClaimedLow():
            return lowball_rulings.rule_on_miscalled_low(incident, spot, authority)
        case s.PairUnannounced():
            return lowball_rulings.rule_on_unannounced_pair(incident, spot, authority)
        case _:
            assert_never(incident)
