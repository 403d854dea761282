"""A card was shown: by whom, and in which game (IRRG-08 to 11, HOLD-01 to 03, MISD-09, MISD-11)."""

from __future__ import annotations

from typing import assert_never

from riverboat.cards import STANDARD, UNKNOWN
from riverboat.floor.authorities import Authority
from riverboat.floor.begun import begun
from riverboat.floor.cards import questions as q
from riverboat.floor.cards import seen as s
from riverboat.floor.cards.misdeal import misdeal
from riverboat.floor.cards.moment import family, whom
from riverboat.floor.cards.shown_in_draw import shown_in_draw
from riverboat.floor.cards.shown_in_stud import shown_in_stud
from riverboat.floor.observation import BadObservation
from riverboat.floor.spot import Spot
from riverboat.floor.verdict import Verdict, known, left, ruled
from riverboat.words.floor.cards import deal as w
from riverboat.words.floor.cards import orders as o
from riverboat.words.floor.verdicts import HandIsDead, Reason, Stands
from riverboat.words.refusals import cards as refusals


def shown(seen: s.Exposed, spot: Spot, by: Authority) -> Verdict:
    """A card was seen that should lie face down."""
    _check_cards(seen, spot)
    who = whom(seen, spot)
    if seen.claimed and known(seen.looked, q.LOOKED_FIRST):
        # rule: IRRG-09
        return ruled(by, o.KeepsCard(who, seen.cards), because=w.SaidTooLate())
    if known(seen.by, q.SHOWN_BY) == "player":
        # rule: IRRG-08
        return ruled(by, o.KeepsCard(who, seen.cards), because=w.ShownByItsOwner())
    # rule: IRRG-10
    besides = (w.OffTheTable(),) if seen.by == "off_table" else ()
    match family(spot):
        case "flop":
            return _in_a_flop_game(seen, spot, by, besides)
        case "stud":
            return shown_in_stud(seen, spot, by, besides)
        case "draw":
            return shown_in_draw(seen, spot, by, besides)
        case other:
            assert_never(other)


def _check_cards(seen: s.Exposed, spot: Spot) -> None:
    """Refuse a card that there is not, or that lies somewhere else."""
    cards = [card for card in seen.cards if card != UNKNOWN]
    for card in cards:
        if card not in STANDARD.cards:
            raise BadObservation(refusals.NoSuchCard(card))
        if card in spot.elsewhere:
            raise BadObservation(refusals.CardIsElsewhere((card,)))
    if len({*cards}) < len(cards):
        raise BadObservation(refusals.OneCardShownTwice())


def _in_a_flop_game(
    seen: s.Exposed, spot: Spot, by: Authority, besides: tuple[Reason, ...]
) -> Verdict:
    if begun(spot, by):
        return ruled(by, Stands(), because=(w.TheDealHasBegun(), *besides))
    # rule: MISD-11, HOLD-03
    if seen.shown > 1:
        return misdeal(by, w.TwoCardsShown(), *besides)
    if reason := _why_a_misdeal(seen, by):
        return misdeal(by, reason, *besides)
    # rule: HOLD-02, IRRG-11
    replaced = o.ReplaceCard(whom(seen, spot), seen.cards, "deal")
    because = w.ShownCardIsReplaced(), w.MayNotChoose(), *besides
    return ruled(by, o.FinishDeal(), replaced, o.OldCardIsTheBurn(), because=because)


def _why_a_misdeal(seen: s.Exposed, by: Authority) -> Reason | None:
    """Whether this single card may not be shown at all."""
    # rule: MISD-09
    match by.floor.exposed_misdeal:
        case "first_only":
            # rule: HOLD-01
            first = known(seen.off_deck, q.OFF_THE_DECK) == 1
            return w.FirstHoleCardShown() if first else None
        case "first_two_off_deck":
            early = known(seen.off_deck, q.OFF_THE_DECK) <= 2
        case "first_two_of_hand":
            early = known(seen.of_theirs, q.OF_THEIRS) <= 2
        case other:
            assert_never(other)
    return w.FirstCardsShown() if early else None


def dropped(seen: s.DroppedCard, spot: Spot, by: Authority) -> Verdict:
    """A player dropped a card of their own."""
    # rule: IRRG-16
    who = whom(seen, spot)
    match by.floor.dropped_card:
        case "plays":
            return ruled(by, o.KeepsCard(who, ()), because=w.DroppedCardPlays())
        case "floor_rule":
            because = w.DroppedCardIsForTheFloor()
            keeps = ruled(by, o.KeepsCard(who, ()), because=because)
            dead = ruled(by, HandIsDead(who), because=because)
            return left(by, keeps, dead, because=because)
        case other:
            assert_never(other)
