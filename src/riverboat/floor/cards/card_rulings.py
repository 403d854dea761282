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


def card_ruling(incident: s.AnyCard, spot: Spot, authority: Authority) -> Verdict:
    """Return the verdict on a card incident."""
    check_seats(incident, spot)
    match incident:
        case s.FirstCardWrong():
            return misdeals.rule_on_first_card(spot, authority)
        case s.DealtWithoutARight():
            return misdeals.rule_on_ineligible_seat(incident, spot, authority)
        case s.LeftOut():
            return misdeals.rule_on_missed_player(incident, spot, authority)
        case s.DealtOutOfOrder():
            return misdeals.rule_on_deal_order(incident, spot, authority)
        case s.ButtonWrong():
            return misdeals.rule_on_wrong_button(spot, authority)
        case s.CardsMixedIn():
            return misdeals.rule_on_mixed_cards(incident, spot, authority)
        case s.WrongCount():
            return card_counts.rule_on_card_count(incident, spot, authority)
        case s.DealtAgain():
            return redeals.rule_on_redeal(incident, spot, authority)
        case s.Absent():
            return redeals.rule_on_absent_player(incident, spot, authority)
        case s.OwesABlind():
            return redeals.rule_on_owed_blind(incident, spot, authority)
        case s.DroppedCard():
            return exposed_cards.rule_on_dropped_card(incident, spot, authority)
        case s.Exposed():
            return exposed_cards.rule_on_exposed_card(incident, spot, authority)
        case s.Boxed():
            return deck_rulings.rule_on_boxed_cards(incident, spot, authority)
        case s.StrangeCard():
            return deck_rulings.rule_on_strange_card(incident, spot, authority)
        case s.FoulDeck():
            return deck_rulings.rule_on_foul_deck(incident, spot, authority)
        case s.CardMissing():
            return deck_rulings.rule_on_missing_card(authority)
        case s.PotOfTheDealBefore():
            return deck_rulings.rule_on_carried_pot(authority)
        case s.CutShort():
            return deck_rulings.rule_on_short_cut(incident, authority)
        case s.BurnsWrong():
            return burn_rulings.rule_on_burns(incident, spot, authority)
        case s.TooManyOnTheFlop():
            return board_rulings.rule_on_flop_count(incident, spot, authority)
        case s.DealtEarly():
            return board_rulings.rule_on_early_street(incident, spot, authority)
        case s.DeckJustEnough():
            return stub_rulings.rule_on_exact_deck(spot, authority)
        case s.StubDropped():
            return stub_rulings.rule_on_dropped_stub(incident, authority)
        case s.ShortStub():
            return stub_rulings.rule_on_short_stub(spot, authority)
        case s.AllDown():
            return stud_rulings.rule_on_all_down(incident, spot, authority)
        case s.WrongBringIn():
            return stud_rulings.rule_on_wrong_bring_in(incident, spot, authority)
        case s.UpcardsPickedUp():
            return stud_rulings.rule_on_picked_up_upcards(incident, spot, authority)
        case s.UpcardsReordered():
            return stud_rulings.rule_on_reordered_upcards(incident, spot, authority)
        case s.FoldedFree():
            return stud_rulings.rule_on_free_fold(incident, spot, authority)
        case s.CalledBeaten():
            return stud_rulings.rule_on_beaten_call(spot, authority)
        case s.WhoStarts():
            return stud_rulings.rule_on_first_to_act(incident, spot, authority)
        case s.DrawsFive():
            return draw_rulings.rule_on_five_card_draw(incident, spot, authority)
        case s.AskedHowMany():
            return draw_rulings.rule_on_draw_question(incident, spot, authority)
        case s.RappedPat():
            return draw_rulings.rule_on_rapped_pat(incident, spot, authority)
        case s.CheckedASeven():
            return lowball_rulings.rule_on_checked_seven(incident, spot, authority)
        case s.ClaimedLow():
            return lowball_rulings.rule_on_miscalled_low(incident, spot, authority)
        case s.PairNotSaid():
            return lowball_rulings.rule_on_unannounced_pair(incident, spot, authority)
        case _:
            assert_never(incident)
