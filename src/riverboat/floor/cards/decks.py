"""Decks: boxed and strange cards, equal cards, other backs, the cut (IRRG, BYND-90 to 93)."""

from __future__ import annotations

from typing import assert_never

from riverboat.floor.authorities import Authority
from riverboat.floor.begun import begun
from riverboat.floor.cards import questions as q
from riverboat.floor.cards import seen as s
from riverboat.floor.cards.misdeal import misdeal, misdeal_until_begun
from riverboat.floor.cards.moment import have_acted, whom
from riverboat.floor.spot import Spot
from riverboat.floor.verdict import Ruling, Verdict, known, left, ruled
from riverboat.words import Seat
from riverboat.words.floor.cards import deal as w
from riverboat.words.floor.cards import orders as o
from riverboat.words.floor.verdicts import HandIsDead, Reason, Stands


def boxed(seen: s.Boxed, spot: Spot, by: Authority) -> Verdict:
    """Cards lay face up in the deck: one is a scrap of paper, two are too many."""
    later = bool(spot.street) or known(seen.later, q.LATER)
    if seen.cards > 1:
        if later:
            return ruled(by, o.HandIsVoid(), because=w.BoxedCardsLater())  # rule: IRRG-05
        return misdeal_until_begun(spot, by, w.TwoBoxedCards())  # rule: MISD-12
    # rule: IRRG-04
    covered = not later and known(seen.covered, q.COVERED)
    return ruled(by, o.CardIsOut(), o.NextCardInstead(covered), because=w.BoxedIsScrap())


def strange_card(seen: s.StrangeCard, spot: Spot, by: Authority) -> Verdict:
    """A joker, or another card that this deck does not have."""
    # rule: BYND-92
    if by.floor.joker != "replace_or_dead" and not begun(spot, by):
        return misdeal(by, w.StrangeCardMisdeal())
    if known(seen.where, q.WHERE) != "hand":
        return _out(by, w.JokerIsScrap())  # rule: IRRG-12
    who = whom(seen, spot)
    if by.floor.joker == "misdeal_or_scrap":
        # The book says no more than that: whose hand is a card short now, the floor decides.
        because = w.StrangeCardIsScrap()
        return left(by, _out(by, because), _dead(by, who, because), because=because)
    if not have_acted(seen, spot):
        return _out(by, w.JokerIsReplaced())  # rule: IRRG-13
    return _acted_on_a_joker(seen, by, who)


def _acted_on_a_joker(seen: s.StrangeCard, by: Authority, who: Seat) -> Ruling:
    """Kill the hand; a house that excuses players who have not looked asks about that first."""
    # rule: IRRG-15
    match by.floor.unseen_cards:
        case "liable" if seen.unseen:
            return _dead(by, who, w.JokerKills(), w.DidNotLook())
        case "excused" if known(seen.unseen, q.PLAYED_UNSEEN):
            return _out(by, w.DidNotLookAndIsExcused())
        case "liable" | "excused":
            # rule: IRRG-14, DEAD-05
            return _dead(by, who, w.JokerKills(), w.ActedOnAJoker())
        case other:
            assert_never(other)


def _out(by: Authority, *because: Reason) -> Ruling:
    return ruled(by, o.CardIsOut(), o.NextCardInstead(False), because=because)


def _dead(by: Authority, who: Seat, *because: Reason) -> Ruling:
    return ruled(by, o.CardIsOut(), HandIsDead(who), because=because)


def foul_deck(seen: s.FoulDeck, spot: Spot, by: Authority) -> Verdict:
    """Two equal cards, or another back: everything goes back, but for who knew and bet."""
    # rule: BYND-90
    if seen.next_hand:
        return ruled(by, Stands(), because=w.ClaimIsTooLate())
    match seen.fault:
        case "equal":
            because: Reason = w.TwoEqualCards()  # rule: IRRG-01
        case "back":
            # rule: IRRG-19
            if known(seen.where, q.WHERE) == "stub" and begun(spot, by):
                return ruled(by, Stands(), because=w.OtherBackInTheStub())
            because = w.OtherBackInPlay()
        case other:
            assert_never(other)
    void = ruled(by, o.HandIsVoid(), because=because)
    if not seen.knew:
        return void
    # rule: IRRG-02, IRRG-03
    reasons = because, w.KnewOfTheDeck()
    held = o.ChipsOfOthersGoBack(whom(seen, spot)), o.OnlyThoseDealtIn()
    return left(by, void, ruled(by, *held, because=reasons), because=reasons)


def card_missing(by: Authority) -> Verdict:
    """A card is missing from the deck."""
    # rule: IRRG-06
    return ruled(by, Stands(), because=w.MissingCardsDoNotMatter())


def pot_of_the_deal_before(by: Authority) -> Verdict:
    """Chips that wait in the pot are played for by those who were there."""
    # rule: IRRG-03
    return ruled(by, o.OnlyThoseDealtIn(), because=w.PotOfTheDealBefore())


def cut_short(seen: s.CutShort, by: Authority) -> Verdict:
    """A cut with few cards in one part."""
    # rule: BYND-93
    if seen.cards < by.floor.least_cut:
        return ruled(by, o.CutAgain(by.floor.least_cut), because=w.TooFewCardsInTheCut())
    return ruled(by, Stands(), because=w.AProperCut())
