"""The stub: dropped, or too short for the last cards of stud (IRRG-22, BYND-63)."""

from __future__ import annotations

from riverboat.cards import STANDARD
from riverboat.floor.authorities import Authority
from riverboat.floor.cards import questions as q
from riverboat.floor.cards import seen as s
from riverboat.floor.cards.moment import only_in
from riverboat.floor.observation import BadObservation
from riverboat.floor.spot import Spot
from riverboat.floor.verdict import Verdict, known, ruled
from riverboat.words.floor.cards import boards as w
from riverboat.words.floor.cards import orders as o
from riverboat.words.floor.cards import stud
from riverboat.words.floor.cards.piles import TheBurns, TheMuck, TheStub
from riverboat.words.refusals import cards as refusals


def dropped_stub(seen: s.StubDropped, by: Authority) -> Verdict:
    """The dealer dropped the stub: is its order certain, and did it mix with other cards?"""
    # rule: IRRG-22
    if known(seen.in_order, q.IN_ORDER):
        return ruled(by, o.RestoreStub(), because=w.StubInOrder())
    if known(seen.mixed, q.MIXED):
        together = o.Shuffle((TheStub(), TheBurns(), TheMuck()))
        return ruled(by, together, because=(w.StubInTheMuck(), w.FaceDown()))
    return ruled(by, o.Shuffle((TheStub(),)), because=(w.StubOutOfOrder(), w.FaceDown()))


def deck_just_enough(spot: Spot, by: Authority) -> Verdict:
    """Hands, boards and a burn before each street: one card too many is the burn of the flop."""
    # rule: HOLD-15
    only_in("flop", spot)
    hands = known(spot.players, q.DEALT_IN) * known(spot.hole, q.CARDS_EACH)
    without_burns = hands + 5 * spot.boards
    left = len(STANDARD.cards) - without_burns
    if left >= 3:
        return ruled(by, o.DealStreet("flop", True), because=w.DeckIsEnough())
    if left == 2:
        return ruled(by, o.DealStreet("flop", False), because=w.NoBurnBeforeTheFlop())
    raise BadObservation(refusals.DeckIsTooShort(without_burns + 2))


def short_stub(spot: Spot, by: Authority) -> Verdict:
    """Stud's last cards: one each, a burn and the card that is never dealt; else one for all."""
    # rule: BYND-63
    only_in("stud", spot)
    stub = known(spot.stub, q.IN_THE_STUB)
    needed = known(spot.live, q.HOW_MANY_LEFT) + 2
    if stub >= needed:
        return ruled(by, o.DealStreet("seventh", True), because=stud.EnoughCards())
    burned = known(spot.burned, q.BURNED)
    with_the_burns = o.Shuffle((TheStub(), TheBurns()))
    if stub + burned >= needed:
        steps = with_the_burns, o.DealStreet("seventh", True)
        return ruled(by, *steps, because=(stud.EnoughWithTheBurns(), w.FaceDown()))
    if stub >= 3:  # a burn, the common card, and the last
        return ruled(by, o.CommonCard(), because=stud.OneCardForAll())
    because = stud.OneCardForAll(), w.FaceDown()
    return ruled(by, with_the_burns, o.CommonCard(), because=because)
