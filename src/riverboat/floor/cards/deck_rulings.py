"""Deck rulings: boxed, foreign and duplicate cards, wrong backs, the cut (IRRG, BYND-90 to 93)."""

from __future__ import annotations

from typing import assert_never

from riverboat.floor.action_counts import is_misdeal_too_late
from riverboat.floor.authorities import Authority
from riverboat.floor.cards import card_incidents as s
from riverboat.floor.cards import card_questions as q
from riverboat.floor.cards.card_spot import has_player_acted, incident_seat
from riverboat.floor.cards.misdeals import build_misdeal_ruling, rule_on_misdeal_before_action
from riverboat.floor.spot import Spot
from riverboat.floor.verdict import Ruling, Verdict, leave_to_floor, make_ruling, require_known
from riverboat.words import Seat
from riverboat.words.floor.cards import deal as w
from riverboat.words.floor.cards import orders as o
from riverboat.words.floor.verdicts import ActionStands, HandDead, Reason


def rule_on_boxed_cards(incident: s.BoxedCards, spot: Spot, authority: Authority) -> Verdict:
    """Rule on cards that lay face up in the deck: one is treated as a scrap of paper, two make a
    misdeal.
    """
    is_found_after_deal = bool(spot.street) or require_known(
        incident.was_found_after_deal, q.FOUND_AFTER_DEAL_QUESTION
    )
    if incident.boxed_count > 1:
        if is_found_after_deal:
            return make_ruling(
                authority, o.HandVoidOrder(), reasons=w.BoxedCardsLater()
            )  # rule: IRRG-05
        return rule_on_misdeal_before_action(spot, authority, w.TwoBoxedCards())  # rule: MISD-12
    # rule: IRRG-04
    is_next_card_mixed_in = not is_found_after_deal and require_known(
        incident.is_next_card_mixed_in, q.NEXT_CARD_DEALT_QUESTION
    )
    return make_ruling(
        authority,
        o.CardRemoved(),
        o.CardReplacedByNext(is_next_card_mixed_in),
        reasons=w.BoxedCardScrap(),
    )


def rule_on_foreign_card(incident: s.ForeignCard, spot: Spot, authority: Authority) -> Verdict:
    """Rule on a joker, or another card that this deck does not have."""
    # rule: BYND-92
    if authority.floor_rules.joker != "replace_or_dead" and not is_misdeal_too_late(
        spot, authority
    ):
        return build_misdeal_ruling(authority, w.StrangeCardMisdeal())
    if require_known(incident.card_place, q.CARD_LOCATION_QUESTION) != "hand":
        return _build_card_removed_ruling(authority, w.JokerScrap())  # rule: IRRG-12
    seat = incident_seat(incident, spot)
    if authority.floor_rules.joker == "misdeal_or_scrap":
        # The rulebook says no more: the floor decides about a hand left one card short.
        reason = w.ForeignCardScrap()
        return leave_to_floor(
            authority,
            _build_card_removed_ruling(authority, reason),
            _build_dead_hand_ruling(authority, seat, reason),
            reasons=reason,
        )
    if not has_player_acted(incident, spot):
        return _build_card_removed_ruling(authority, w.JokerReplaced())  # rule: IRRG-13
    return _rule_on_played_joker(incident, authority, seat)


def _rule_on_played_joker(incident: s.ForeignCard, authority: Authority, seat: Seat) -> Ruling:
    """Rule a hand with a played joker dead, unless the house excuses players who did not look."""
    # rule: IRRG-15
    match authority.floor_rules.unseen_cards:
        case "liable" if incident.is_played_unseen:
            return _build_dead_hand_ruling(
                authority, seat, w.JokerKillsHand(), w.BlindPlayResponsibility()
            )
        case "excused" if require_known(incident.is_played_unseen, q.PLAYED_UNSEEN_QUESTION):
            return _build_card_removed_ruling(authority, w.UnlookedHandExcused())
        case "liable" | "excused":
            # rule: IRRG-14, DEAD-05
            return _build_dead_hand_ruling(
                authority, seat, w.JokerKillsHand(), w.JokerInJokerlessGame()
            )
        case unreachable:
            assert_never(unreachable)


def _build_card_removed_ruling(authority: Authority, *reasons: Reason) -> Ruling:
    return make_ruling(authority, o.CardRemoved(), o.CardReplacedByNext(False), reasons=reasons)


def _build_dead_hand_ruling(authority: Authority, seat: Seat, *reasons: Reason) -> Ruling:
    return make_ruling(authority, o.CardRemoved(), HandDead(seat), reasons=reasons)


def rule_on_foul_deck(incident: s.FoulDeck, spot: Spot, authority: Authority) -> Verdict:
    """Rule on a foul deck: all chips return, except those of a player who knew and bet."""
    # rule: BYND-90
    if incident.has_next_hand_begun:
        return make_ruling(authority, ActionStands(), reasons=w.ClaimTooLate())
    match incident.fault:
        case "equal":
            reason: Reason = w.IdenticalCardsVoidHand()  # rule: IRRG-01
        case "back":
            # rule: IRRG-19
            if require_known(
                incident.card_place, q.CARD_LOCATION_QUESTION
            ) == "stub" and is_misdeal_too_late(spot, authority):
                return make_ruling(authority, ActionStands(), reasons=w.MismatchedBackInStub())
            reason = w.MismatchedBackInPlay()
        case unreachable:
            assert_never(unreachable)
    void_ruling = make_ruling(authority, o.HandVoidOrder(), reasons=reason)
    if not incident.has_bet_knowingly:
        return void_ruling
    # rule: IRRG-02, IRRG-03
    reasons = reason, w.KnownBadDeckForfeit()
    forfeit_orders = o.OtherChipsReturned(incident_seat(incident, spot)), o.DealtInPlayersOnly()
    return leave_to_floor(
        authority,
        void_ruling,
        make_ruling(authority, *forfeit_orders, reasons=reasons),
        reasons=reasons,
    )


def rule_on_missing_card(authority: Authority) -> Verdict:
    """Rule on a card missing from the deck."""
    # rule: IRRG-06
    return make_ruling(authority, ActionStands(), reasons=w.MissingCardsIrrelevant())


def rule_on_carried_pot(authority: Authority) -> Verdict:
    """Rule on a pot with chips of the previous deal: only players of that deal play for it."""
    # rule: IRRG-03
    return make_ruling(authority, o.DealtInPlayersOnly(), reasons=w.PreviousDealPotPlayers())


def rule_on_short_cut(incident: s.ShortCut, authority: Authority) -> Verdict:
    """Rule on a cut with few cards in one part."""
    # rule: BYND-93
    if incident.smaller_part_size < authority.floor_rules.least_cut:
        return make_ruling(
            authority, o.CutAgain(authority.floor_rules.least_cut), reasons=w.CutTooShallow()
        )
    return make_ruling(authority, ActionStands(), reasons=w.ProperCut())
