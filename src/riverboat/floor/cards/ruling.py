"""Which page of the chapter rules on what was seen."""

from __future__ import annotations

from typing import assert_never

from riverboat.floor.authorities import Authority
from riverboat.floor.cards import (
    again,
    boards,
    burns,
    counts,
    decks,
    draw,
    lowball,
    misdeal,
    shown,
    stub,
    stud,
)
from riverboat.floor.cards import seen as s
from riverboat.floor.cards.moment import check_seats
from riverboat.floor.spot import Spot
from riverboat.floor.verdict import Verdict


def card_ruling(incident: s.AnyCard, spot: Spot, authority: Authority) -> Verdict:
    """The verdict on something seen of cards."""
    check_seats(incident, spot)
    match incident:
        case s.FirstCardWrong():
            return misdeal.rule_on_first_card(spot, authority)
        case s.DealtWithoutARight():
            return misdeal.rule_on_ineligible_seat(incident, spot, authority)
        case s.LeftOut():
            return misdeal.rule_on_missed_player(incident, spot, authority)
        case s.DealtOutOfOrder():
            return misdeal.rule_on_deal_order(incident, spot, authority)
        case s.ButtonWrong():
            return misdeal.rule_on_wrong_button(spot, authority)
        case s.CardsMixedIn():
            return misdeal.rule_on_mixed_cards(incident, spot, authority)
        case s.WrongCount():
            return counts.rule_on_card_count(incident, spot, authority)
        case s.DealtAgain():
            return again.rule_on_redeal(incident, spot, authority)
        case s.Absent():
            return again.rule_on_absent_player(incident, spot, authority)
        case s.OwesABlind():
            return again.rule_on_owed_blind(incident, spot, authority)
        case s.DroppedCard():
            return shown.rule_on_dropped_card(incident, spot, authority)
        case s.Exposed():
            return shown.rule_on_exposed_card(incident, spot, authority)
        case s.Boxed():
            return decks.rule_on_boxed_cards(incident, spot, authority)
        case s.StrangeCard():
            return decks.rule_on_strange_card(incident, spot, authority)
        case s.FoulDeck():
            return decks.rule_on_foul_deck(incident, spot, authority)
        case s.CardMissing():
            return decks.rule_on_missing_card(authority)
        case s.PotOfTheDealBefore():
            return decks.rule_on_carried_pot(authority)
        case s.CutShort():
            return decks.rule_on_short_cut(incident, authority)
        case s.BurnsWrong():
            return burns.rule_on_burns(incident, spot, authority)
        case s.TooManyOnTheFlop():
            return boards.rule_on_flop_count(incident, spot, authority)
        case s.DealtEarly():
            return boards.rule_on_early_street(incident, spot, authority)
        case s.DeckJustEnough():
            return stub.rule_on_exact_deck(spot, authority)
        case s.StubDropped():
            return stub.rule_on_dropped_stub(incident, authority)
        case s.ShortStub():
            return stub.rule_on_short_stub(spot, authority)
        case s.AllDown():
            return stud.rule_on_all_down(incident, spot, authority)
        case s.WrongBringIn():
            return stud.rule_on_wrong_bring_in(incident, spot, authority)
        case s.UpcardsPickedUp():
            return stud.rule_on_picked_up_upcards(incident, spot, authority)
        case s.UpcardsReordered():
            return stud.rule_on_reordered_upcards(incident, spot, authority)
        case s.FoldedFree():
            return stud.rule_on_free_fold(incident, spot, authority)
        case s.CalledBeaten():
            return stud.rule_on_beaten_call(spot, authority)
        case s.WhoStarts():
            return stud.rule_on_first_to_act(incident, spot, authority)
        case s.DrawsFive():
            return draw.rule_on_five_card_draw(incident, spot, authority)
        case s.AskedHowMany():
            return draw.rule_on_draw_question(incident, spot, authority)
        case s.RappedPat():
            return draw.rule_on_rapped_pat(incident, spot, authority)
        case s.CheckedASeven():
            return lowball.rule_on_checked_seven(incident, spot, authority)
        case s.ClaimedLow():
            return lowball.rule_on_miscalled_low(incident, spot, authority)
        case s.PairNotSaid():
            return lowball.rule_on_unannounced_pair(incident, spot, authority)
        case _:
            assert_never(incident)
