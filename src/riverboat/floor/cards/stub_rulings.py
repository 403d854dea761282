"""Rulings on the stub of the deck: dropped, or too short for the last cards of stud (IRRG-22,
BYND-63).
"""

from __future__ import annotations

from riverboat.cards import STANDARD
from riverboat.floor.authorities import Authority
from riverboat.floor.cards import card_incidents as s
from riverboat.floor.cards import card_questions as q
from riverboat.floor.cards.card_spot import check_game_family
from riverboat.floor.incident import InvalidIncident
from riverboat.floor.spot import Spot
from riverboat.floor.verdict import Verdict, make_ruling, require_known
from riverboat.words.floor.cards import boards as w
from riverboat.words.floor.cards import orders as o
from riverboat.words.floor.cards import stud
from riverboat.words.floor.cards.piles import BurnsPile, MuckPile, StubPile
from riverboat.words.refusals import card_incidents as refusals


def rule_on_dropped_stub(incident: s.StubDropped, authority: Authority) -> Verdict:
    """Rule on a dropped stub, by its order and its mixing with other cards."""
    # rule: IRRG-22
    if require_known(incident.is_order_certain, q.STUB_ORDER_QUESTION):
        return make_ruling(authority, o.RestoreStub(), reasons=w.StubInOrder())
    if require_known(incident.is_mixed_with_other_cards, q.STUB_MIXED_QUESTION):
        shuffle_order = o.Shuffle((StubPile(), BurnsPile(), MuckPile()))
        return make_ruling(
            authority, shuffle_order, reasons=(w.StubMixedWithMuck(), w.FaceDownShuffle())
        )
    return make_ruling(
        authority, o.Shuffle((StubPile(),)), reasons=(w.StubOutOfOrder(), w.FaceDownShuffle())
    )


def rule_on_exact_deck(spot: Spot, authority: Authority) -> Verdict:
    """Rule on a deck with just enough cards: without a spare card, the flop has no burn."""
    # rule: HOLD-15
    check_game_family("flop", spot)
    hole_card_count = require_known(spot.player_count, q.PLAYERS_DEALT_IN_QUESTION) * require_known(
        spot.hole_card_count, q.CARDS_EACH_QUESTION
    )
    card_count_without_burns = hole_card_count + 5 * spot.board_count
    spare_card_count = len(STANDARD.cards) - card_count_without_burns
    if spare_card_count >= 3:
        return make_ruling(authority, o.DealStreet("flop", True), reasons=w.DeckSufficient())
    if spare_card_count == 2:
        return make_ruling(authority, o.DealStreet("flop", False), reasons=w.NoFlopBurn())
    raise InvalidIncident(refusals.DeckWithoutEnoughCards(card_count_without_burns + 2))


def rule_on_short_stub(spot: Spot, authority: Authority) -> Verdict:
    """Rule on stud's last street: one card each if the stub and burns suffice, or one for all."""
    # rule: BYND-63
    check_game_family("stud", spot)
    stub_size = require_known(spot.stub_size, q.STUB_SIZE_QUESTION)
    needed_card_count = require_known(spot.live_player_count, q.PLAYERS_LEFT_QUESTION) + 2
    if stub_size >= needed_card_count:
        return make_ruling(authority, o.DealStreet("seventh", True), reasons=stud.EnoughStubCards())
    burn_count = require_known(spot.burned_count, q.BURN_COUNT_QUESTION)
    shuffle_order = o.Shuffle((StubPile(), BurnsPile()))
    if stub_size + burn_count >= needed_card_count:
        dealer_orders = shuffle_order, o.DealStreet("seventh", True)
        return make_ruling(
            authority, *dealer_orders, reasons=(stud.EnoughCardsWithBurns(), w.FaceDownShuffle())
        )
    if stub_size >= 3:  # a burn, the common card, and the last
        return make_ruling(authority, o.CommunityCardOrder(), reasons=stud.CommunityLastCard())
    reasons = stud.CommunityLastCard(), w.FaceDownShuffle()
    return make_ruling(authority, shuffle_order, o.CommunityCardOrder(), reasons=reasons)
