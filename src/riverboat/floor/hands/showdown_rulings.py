"""Rulings on hands at the showdown: retrieved, shown in part, miscalled, or playing the board
(SHOW).
"""

from __future__ import annotations

from typing import assert_never

from riverboat.floor.authorities import Authority
from riverboat.floor.hands import hand_questions as q
from riverboat.floor.hands.hand_incidents import (
    BoardPlayed,
    CardsPushedAway,
    FoldedAfterFalseInformation,
    HandMiscalled,
    OneCardTabled,
    ShowOrderAsked,
    SoleRemainingHand,
    TabledHandMucked,
)
from riverboat.floor.hands.seat_checks import require_seat_in_hand
from riverboat.floor.spot import Spot
from riverboat.floor.verdict import Ruling, Verdict, leave_to_floor, make_ruling, require_known
from riverboat.words import Seat
from riverboat.words.floor.hands import orders as o
from riverboat.words.floor.hands import showdown as w
from riverboat.words.floor.verdicts import HandDead, HandLives, PenaltyPossible, PotWonOrder, Reason


def rule_on_retrieved_hand(incident: CardsPushedAway, spot: Spot, authority: Authority) -> Verdict:
    """Rule on tabling cards that were pushed away face down."""
    # rule: SHOW-17, SHOW-20, SHOW-21, SHOW-24
    seat = Seat(spot.seat)
    dead_ruling = make_ruling(
        authority, HandDead(seat), reasons=(w.DiscardDead(), w.CardsKeptUntilAward())
    )
    match authority.floor_rules.retrieve_muck:
        case "never":
            return dead_ruling
        case "floor":
            if not require_known(incident.are_cards_certain, q.CARDS_CERTAIN_QUESTION):
                return dead_ruling
            live_ruling = make_ruling(
                authority, HandLives(seat), reasons=w.DiscardRetrievedByFloor()
            )
            return leave_to_floor(
                authority, live_ruling, dead_ruling, reasons=w.DiscardRetrievedByFloor()
            )
        case "if_certain":
            if not require_known(incident.are_cards_certain, q.CARDS_CERTAIN_QUESTION):
                return dead_ruling
            return make_ruling(authority, HandLives(seat), reasons=w.DiscardRetrievedIfCertain())
        case "until_touched":
            if require_known(incident.has_dealer_touched_cards, q.DEALER_TOUCH_QUESTION):
                return dead_ruling
            return make_ruling(authority, HandLives(seat), reasons=w.DiscardRetrievedUntilTouched())
        case _:
            assert_never(authority.floor_rules.retrieve_muck)


def rule_on_misled_fold(
    incident: FoldedAfterFalseInformation, spot: Spot, authority: Authority
) -> Verdict:
    """Rule on a hand folded after false information: the floor may save it if its cards can be
    retrieved.
    """
    # rule: SHOW-22
    seat, reason = Seat(spot.seat), w.MisledHandSaved()
    dead_ruling = make_ruling(authority, HandDead(seat), reasons=reason)
    if not require_known(incident.are_cards_certain, q.CARDS_CERTAIN_QUESTION):
        return dead_ruling
    return leave_to_floor(
        authority,
        make_ruling(authority, HandLives(seat), reasons=reason),
        dead_ruling,
        reasons=reason,
    )


def rule_on_mucked_tabled_hand(
    incident: TabledHandMucked, spot: Spot, authority: Authority
) -> Ruling:
    """Rule that the dealer cannot kill a tabled winning hand."""
    # rule: SHOW-23
    if require_known(incident.has_clearly_won, q.CLEAR_WIN_QUESTION):
        return make_ruling(authority, PotWonOrder(Seat(spot.seat)), reasons=w.TabledWinningHand())
    return make_ruling(authority, HandDead(Seat(spot.seat)), reasons=w.TabledLosingHand())


def rule_on_one_tabled_card(incident: OneCardTabled, spot: Spot, authority: Authority) -> Verdict:
    """Rule on one tabled card: all cards are shown when asked, or the floor decides."""
    # rule: SHOW-25
    seat = Seat(spot.seat)
    if require_known(incident.shows_all_on_request, q.OTHER_CARDS_SHOWN_QUESTION):
        request_order = o.AllCardsRequested(seat)
        return make_ruling(authority, request_order, HandLives(seat), reasons=w.RestOfHandDue())
    reasons = (w.RestOfHandDue(), w.RestOfHandRefused())
    live_ruling = make_ruling(authority, HandLives(seat), reasons=reasons)
    return leave_to_floor(
        authority,
        make_ruling(authority, HandDead(seat), reasons=reasons),
        live_ruling,
        reasons=reasons,
    )


def rule_on_playing_board(incident: BoardPlayed, spot: Spot, authority: Authority) -> Ruling:
    """Rule on playing the board: a share of the pot requires tabled cards; in some rooms, a
    declaration is enough.
    """
    # rule: HOLD-12, SHOW-18
    reasons: tuple[Reason, ...]
    match authority.floor_rules.play_board:
        case "table":
            has_share, reasons = (
                require_known(incident.are_all_cards_tabled, q.ALL_CARDS_TABLED_QUESTION),
                (w.BoardPlayTabled(),),
            )
        case "declare":
            reasons = (w.BoardPlayAnnouncement(), w.BoardPlayDeclared())
            has_share = require_known(
                incident.are_all_cards_tabled, q.ALL_CARDS_TABLED_QUESTION
            ) or require_known(incident.was_announced, q.BOARD_ANNOUNCED_QUESTION)
        case _:
            assert_never(authority.floor_rules.play_board)
    seat = Seat(spot.seat)
    return make_ruling(
        authority, HandLives(seat) if has_share else o.NoPotShare(seat), reasons=reasons
    )


def rule_on_last_hand(incident: SoleRemainingHand, spot: Spot, authority: Authority) -> Ruling:
    """Rule on the last hand left: it wins without being shown, or must be shown at a showdown."""
    # rule: SHOW-15, SHOW-26
    seat = Seat(spot.seat)
    match authority.floor_rules.last_hand:
        case "unseen":
            return make_ruling(authority, PotWonOrder(seat), reasons=w.LastHandUnseen())
        case "shown" if require_known(incident.have_all_others_folded, q.OTHERS_FOLDED_QUESTION):
            return make_ruling(authority, PotWonOrder(seat), reasons=w.LastPlayerUnshown())
        case "shown":
            return make_ruling(
                authority, o.ShowingDue(seat), PotWonOrder(seat), reasons=w.LastHandShowingDue()
            )
        case _:
            assert_never(authority.floor_rules.last_hand)


def rule_on_refusal_to_show(spot: Spot, authority: Authority) -> Ruling:
    """Rule that a hand that is not shown is dead; in an event the refusal is penalized."""
    # rule: SHOW-17, SHOW-27
    seat = Seat(spot.seat)
    if authority.is_for_tournaments:
        reasons = (w.WinnerRefusedToShow(), w.DiscardDead())
        return make_ruling(authority, HandDead(seat), PenaltyPossible(seat), reasons=reasons)
    return make_ruling(authority, HandDead(seat), reasons=w.DiscardDead())


def rule_on_show_order(incident: ShowOrderAsked, spot: Spot, authority: Authority) -> Ruling:
    """Rule on the order of showing: the last aggressor, or without a bet the first to act."""
    # rule: SHOW-12
    if require_known(incident.has_last_street_bet, q.LAST_STREET_BET_QUESTION):
        last_aggressor = require_seat_in_hand(
            require_known(incident.aggressor_seat, q.AGGRESSOR_SEAT_QUESTION), spot
        )
        return make_ruling(authority, o.ShowsFirst(last_aggressor), reasons=w.LastAggressorShows())
    match authority.floor_rules.allin_shows_first:
        case "pusher" if require_known(incident.was_all_in_early, q.EARLY_ALL_IN_QUESTION):
            all_in_player = require_seat_in_hand(
                require_known(incident.aggressor_seat, q.AGGRESSOR_SEAT_QUESTION), spot
            )
            return make_ruling(authority, o.ShowsFirst(all_in_player), reasons=w.AllInPlayerShows())
        case "pusher" | "first_to_act":
            first_to_show = require_seat_in_hand(
                require_known(incident.first_to_act_seat, q.FIRST_TO_ACT_SEAT_QUESTION), spot
            )
            return make_ruling(authority, o.ShowsFirst(first_to_show), reasons=w.FirstToActShows())
        case _:
            assert_never(authority.floor_rules.allin_shows_first)


def rule_on_miscall(incident: HandMiscalled, spot: Spot, authority: Authority) -> Verdict:
    """Rule on a miscall: cards speak, but a deliberate miscall may cost more."""
    # rule: SHOW-04, SHOW-05, IRRD-13, ETIQ-06
    seat = Seat(spot.seat)
    cards_speak_ruling = make_ruling(authority, HandLives(seat), reasons=w.CardsSpeak())
    if not require_known(incident.was_other_hand_lost, q.OTHER_HAND_LOST_QUESTION):
        return cards_speak_ruling
    if authority.floor_rules.miscall == "kills" and require_known(
        incident.is_lowball, q.LOWBALL_QUESTION
    ):
        return make_ruling(authority, HandDead(seat), reasons=w.MiscallKillsAHand())
    if not require_known(incident.is_deliberate, q.DELIBERATE_MISCALL_QUESTION):
        return cards_speak_ruling
    reasons = (w.MiscalledOnPurpose(), w.MiscallUnethical())
    return leave_to_floor(
        authority,
        make_ruling(authority, HandDead(seat), reasons=reasons),
        make_ruling(authority, HandLives(seat), PenaltyPossible(seat), reasons=reasons),
        reasons=reasons,
    )
