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


def card_ruling(seen: s.AnyCard, spot: Spot, by: Authority) -> Verdict:
    """The verdict on something seen of cards."""
    check_seats(seen, spot)
    match seen:
        case s.FirstCardWrong():
            return misdeal.first_card_wrong(spot, by)
        case s.DealtWithoutARight():
            return misdeal.without_a_right(seen, spot, by)
        case s.LeftOut():
            return misdeal.left_out(seen, spot, by)
        case s.DealtOutOfOrder():
            return misdeal.out_of_order(seen, spot, by)
        case s.ButtonWrong():
            return misdeal.wrong_button(spot, by)
        case s.CardsMixedIn():
            return misdeal.mixed_in(seen, spot, by)
        case s.WrongCount():
            return counts.wrong_count(seen, spot, by)
        case s.DealtAgain():
            return again.dealt_again(seen, spot, by)
        case s.Absent():
            return again.absent(seen, spot, by)
        case s.OwesABlind():
            return again.owes_a_blind(seen, spot, by)
        case s.DroppedCard():
            return shown.dropped(seen, spot, by)
        case s.Exposed():
            return shown.shown(seen, spot, by)
        case s.Boxed():
            return decks.boxed(seen, spot, by)
        case s.StrangeCard():
            return decks.strange_card(seen, spot, by)
        case s.FoulDeck():
            return decks.foul_deck(seen, spot, by)
        case s.CardMissing():
            return decks.card_missing(by)
        case s.PotOfTheDealBefore():
            return decks.pot_of_the_deal_before(by)
        case s.CutShort():
            return decks.cut_short(seen, by)
        case s.BurnsWrong():
            return burns.wrong_burns(seen, spot, by)
        case s.TooManyOnTheFlop():
            return boards.too_many_on_the_flop(seen, spot, by)
        case s.DealtEarly():
            return boards.dealt_early(seen, spot, by)
        case s.DeckJustEnough():
            return stub.deck_just_enough(spot, by)
        case s.StubDropped():
            return stub.dropped_stub(seen, by)
        case s.ShortStub():
            return stub.short_stub(spot, by)
        case s.AllDown():
            return stud.all_down(seen, spot, by)
        case s.WrongBringIn():
            return stud.wrong_bring_in(seen, spot, by)
        case s.UpcardsPickedUp():
            return stud.upcards_picked_up(seen, spot, by)
        case s.UpcardsReordered():
            return stud.upcards_reordered(seen, spot, by)
        case s.FoldedFree():
            return stud.folded_free(seen, spot, by)
        case s.CalledBeaten():
            return stud.called_beaten(spot, by)
        case s.WhoStarts():
            return stud.who_starts(seen, spot, by)
        case s.DrawsFive():
            return draw.draws_five(seen, spot, by)
        case s.AskedHowMany():
            return draw.asked_how_many(seen, spot, by)
        case s.RappedPat():
            return draw.rapped_pat(seen, spot, by)
        case s.CheckedASeven():
            return lowball.checked_a_seven(seen, spot, by)
        case s.ClaimedLow():
            return lowball.claimed_low(seen, spot, by)
        case s.PairNotSaid():
            return lowball.pair_not_said(seen, spot, by)
        case _:
            assert_never(seen)
